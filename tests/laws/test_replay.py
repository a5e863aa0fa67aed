"""The same seed and the same moves give the same game; a copy and a transcript lead to the same place."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from camarilla.kernel import transcript
from camarilla.kernel.game import Game, State
from laws.tables import LONGEST, choose, every_game, every_table, examples, viewers, walks


def everything(state: State) -> tuple[object, ...]:
    """All that can be asked of a state, and its bytes."""
    seen = [(state.view(seat), state.events(seat)) for seat in viewers(state)]
    known = (state.seat, state.question, state.legal, state.over, state.scores, state.winners)
    return state.record.pack(), known, seen, state.position(), state.log, state.answered_by


@every_table
@examples(15)
@given(data=st.data())
def test_the_same_seed_and_moves_give_the_same_game(game: Game, seats: int, data: st.DataObject) -> None:
    walk = data.draw(walks(game, seats))
    assert everything(walk.end()) == everything(walk.end())


@every_table
@examples(15)
@given(data=st.data())
def test_the_moves_in_words_give_the_same_game(game: Game, seats: int, data: st.DataObject) -> None:
    walk = data.draw(walks(game, seats))
    end = walk.end()
    again = game.deal(seats, walk.seed, walk.first, walk.options)
    for chance, code in end.log:
        if not chance:
            again.play(game.moves.texts[code])
    assert everything(again) == everything(end)


@every_table
def test_every_seed_gives_its_own_game(game: Game, seats: int) -> None:
    seeds = [*range(40), *(b"%d" % i for i in range(40))]
    outcomes = [game.deal(seats, seed).log for seed in seeds]
    assert all(outcomes[i] != outcomes[0] for i in range(1, len(seeds)))


@every_table
@examples(10)
@given(data=st.data())
def test_chance_can_be_answered_by_the_caller(game: Game, seats: int, data: st.DataObject) -> None:
    """Given the outcomes that the dice had, a game goes the same way."""
    end = data.draw(walks(game, seats)).end()
    outcomes = iter([number for chance, number in end.log if chance])
    again = game.deal(seats, None, end.first, end.options, chance=lambda count: next(outcomes))
    for chance, code in end.log:
        if not chance:
            again.play_code(code)
    assert again.position() == end.position()
    assert again.log == end.log


@every_table
@examples(10)
@given(data=st.data())
def test_transcripts_come_back(game: Game, seats: int, data: st.DataObject) -> None:
    end = data.draw(walks(game, seats)).end()
    text = transcript.write(end)
    shown: list[State] = []
    again = transcript.replay(transcript.read(text), game, lambda state: shown.append(state.copy()))
    assert transcript.write(again) == text
    assert [len(state.answered_by) for state in shown] == list(range(len(end.answered_by) + 1))
    assert [again.events(seat) for seat in viewers(end)] == [end.events(seat) for seat in viewers(end)]


@every_table
@examples(10)
@given(data=st.data())
def test_transcripts_from_a_position_come_back(game: Game, seats: int, data: st.DataObject) -> None:
    walk, more = data.draw(walks(game, seats)), data.draw(st.integers(0, 30))
    state = game.position(walk.end().position(), seed=walk.seed)
    luck = random.Random(walk.seed)
    for _ in range(more):
        if not state.over:
            state.play_code(choose(state, luck))
    text = transcript.write(state)
    assert transcript.write(transcript.replay(transcript.read(text), game)) == text


@every_table
@examples(10)
@given(data=st.data())
def test_a_copy_is_independent(game: Game, seats: int, data: st.DataObject) -> None:
    walk = data.draw(walks(game, seats))
    state = walk.end()
    before, other = everything(state), state.copy()
    assert everything(other) == before
    luck = random.Random(walk.seed)
    while not other.over and len(other.answered_by) < len(state.answered_by) + 20:
        other.play_code(choose(other, luck))
    assert everything(state) == before
    if not state.over:
        assert everything(other) != before


@every_table
@examples(10)
@given(data=st.data())
def test_what_is_handed_out_is_the_callers(game: Game, seats: int, data: st.DataObject) -> None:
    """Lists and documents may be changed by whoever asked for them."""
    state = data.draw(walks(game, seats)).end()
    before = everything(state)
    for seat in viewers(state):
        state.view(seat).clear()
        state.events(seat).clear()
        state.redacted(seat).seats = 0
    state.position().clear()
    state.legal.clear()
    state.codes.clear()
    state.scores.clear()
    assert everything(state) == before


@every_game
def test_games_end(game: Game) -> None:
    """A walk that does not end within its length is rare, so the laws see whole games too."""
    from laws.tables import Walk

    ended = [Walk(game.id, seats, seed, LONGEST).end().over for seats in game.seats for seed in range(5)]
    assert sum(ended) > len(ended) / 2
