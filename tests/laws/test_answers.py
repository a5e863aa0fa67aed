"""What can be answered, and what cannot: a bad answer is refused and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from worlds import in_world

from camarilla.kernel.game import Game, State
from camarilla.kernel.moves import Answers
from camarilla.kernel.refusal import Refusal
from laws.tables import ENGINES, Walk, every_table, examples, viewers, walks
from laws.test_replay import everything


def settled(state: State, seat: int) -> list[int]:
    """The answers, computed from what the seat may know."""
    record, out = state.redacted(seat), Answers()
    state.game.engine.play.settle(record, out, None)
    return out.code[: out.size]


@every_table
@examples(4)
@given(data=st.data())
def test_there_is_a_choice_until_the_game_is_over(game: Game, seats: int, data: st.DataObject) -> None:
    for state in data.draw(walks(game, seats, length=400)).states():
        legal = state.legal
        assert state.over == (len(legal) == 0) == (state.seat is None) == (state.question is None)
        assert state.over or len(legal) >= 2
        assert len(set(legal)) == len(legal)
        assert legal == state.legal == state.copy().legal
        assert legal == [game.moves.texts[code] for code in state.codes]
        assert state.over == bool(state.winners)


@every_table
@examples(4)
@given(data=st.data())
def test_the_asked_seat_knows_its_answers(game: Game, seats: int, data: st.DataObject) -> None:
    """Answers and question follow from the redacted record alone, in the same order."""
    for state in data.draw(walks(game, seats, length=400)).states():
        if state.seat is not None:
            assert state.seat in range(seats)
            assert settled(state, state.seat) == state.codes
            assert ENGINES[game.id].answers(state.redacted(state.seat)) == state.codes


@every_table
@examples(3)
@given(data=st.data())
def test_whom_the_game_waits_for_is_public(game: Game, seats: int, data: st.DataObject) -> None:
    """Who is asked, what kind of question it is and how the points stand can be told to a spectator."""
    for state in data.draw(walks(game, seats, length=400)).states():
        for seat in viewers(state):
            other = in_world(state, state.redacted(seat))
            assert (other.seat, other.question) == (state.seat, state.question)
            assert (other.scores, other.winners) == (state.scores, state.winners)


@every_table
@examples(10)
@given(data=st.data())
def test_asking_again_changes_nothing(game: Game, seats: int, data: st.DataObject) -> None:
    state = data.draw(walks(game, seats)).end()
    record, out = state.record.copy_(), Answers()
    game.engine.play.settle(record, out, None)
    assert record.pack() == state.record.pack()
    assert (out.code[: out.size], out.chances) == (state.codes, 0)


def bad_moves(state: State) -> list[Any]:
    """Answers that are none: misspelt, empty, huge, of another type, of another question."""
    texts = state.game.moves.texts
    example = state.legal[0] if state.legal else texts[0]
    misspelt = [example + " ", " " + example, example.upper(), example[:-1] + "~", example + " 0", example + "\n"]
    odd = ["", " ", "\0", "é", "x" * 100_000, None, 0, 1, -1, True, 1.0, b"pass", [example], {}, (example,), object()]
    illegal = [text for text in texts if text not in state.legal]
    return [*misspelt, *odd, *illegal[:: max(1, len(illegal) // 15)]]


@every_table
@examples(6)
@given(data=st.data())
def test_a_bad_answer_is_refused_and_changes_nothing(game: Game, seats: int, data: st.DataObject) -> None:
    state = data.draw(walks(game, seats)).end()
    before = everything(state)
    for move in bad_moves(state):
        with pytest.raises(Refusal) as refused:
            state.play(move)
        assert str(refused.value)
    for code in (-1, len(game.moves.texts), 2**70, 10**5000, None, "0", 0.5, 1.0, True, False, b""):
        with pytest.raises(Refusal) as refused:
            state.play_code(code)  # type: ignore[arg-type]
        assert str(refused.value)
    assert everything(state) == before


@every_table
def test_a_finished_game_takes_no_answer(game: Game, seats: int) -> None:
    state = Walk(game.id, seats, 1, 10_000).end()
    assert state.over
    for move in (game.moves.texts[0], "", None):
        with pytest.raises(Refusal, match="over"):
            state.play(move)  # type: ignore[arg-type]
