"""What a seat may know as numbers and as text, and chance that the caller decides: laws over every game."""

from __future__ import annotations

import pickle
import random
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from camarilla.kernel.game import Game, State
from camarilla.kernel.information import history
from camarilla.kernel.secrecy import HIDDEN
from camarilla.kernel.worlds import resampled
from laws.tables import ENGINES, every_game, every_table, examples, viewers, walks


@every_game
def test_every_number_has_a_name(game: Game) -> None:
    """Slices follow each other without a gap, each under a name of its own."""
    end = 0
    for one in game.observed:
        assert one.start == end
        assert one.low < one.high
        end += one.size
    assert end == len(game.deal(seed=1).observation(0)) == game.rules.Features.size_
    assert len({one.name for one in game.observed}) == len(game.observed)


@every_table
@examples(3)
@given(data=st.data())
def test_numbers_lie_in_their_ranges(game: Game, seats: int, data: st.DataObject) -> None:
    for state in islice(data.draw(walks(game, seats)).states(), 0, None, 5):
        for seat in viewers(state):
            seen = state.observation(seat)
            for name, start, size, low, high in game.observed:
                assert low <= min(seen[start : start + size]) <= max(seen[start : start + size]) <= high, name


@every_table
@examples(3)
@given(data=st.data())
def test_an_observation_is_made_from_the_redacted_record(game: Game, seats: int, data: st.DataObject) -> None:
    state = data.draw(walks(game, seats)).end()
    for seat in viewers(state):
        assert state.observation(seat).tobytes() == ENGINES[game.id].features(state.redacted(seat), seat)


@every_table
@examples(1)
@given(data=st.data())
def test_a_seat_recalls_all_it_knew_and_did(game: Game, seats: int, data: st.DataObject) -> None:
    """Its history only grows at its end, and tells its own answers, each where it was given."""
    known, answered = [""] * seats, [[] for _ in range(seats)]
    before: State | None = None
    for state in data.draw(walks(game, seats, 60)).states():
        if before is not None and before.seat is not None:
            answered[before.seat].append(game.moves.texts[state.log[-1 - chances(state)][1]])
        for seat in range(seats):
            now = history(state, seat)
            assert now.startswith(known[seat])
            assert [line[2:] for line in now.splitlines() if line.startswith("> ")] == answered[seat]
            assert before is None or before.seat != seat or now != known[seat]
            known[seat] = now
        before = state.copy()
    end = pickle.loads(pickle.dumps(before))
    assert [end.information_state(seat) for seat in range(seats)] == [
        before.information_state(seat) for seat in range(seats)
    ]


def chances(state: State) -> int:
    """How often chance has spoken since the last answer."""
    return next(i for i, (by_chance, _) in enumerate(reversed(state.log)) if not by_chance)


@every_table
@examples(2)
@given(data=st.data())
def test_what_a_seat_was_told_says_what_it_sees(game: Game, seats: int, data: st.DataObject) -> None:
    """Two answers of another seat that are told alike lead to the same information state."""
    luck = random.Random(data.draw(st.integers(0, 2**32)))
    for state in islice(data.draw(walks(game, seats)).states(), 0, None, 4):
        if state.over:
            return
        ends = [state.copy() for _ in range(2)]
        for end in ends:
            end.play_code(luck.choice(state.codes))
        for seat in set(range(seats)) - {state.seat}:
            if history(ends[0], seat) == history(ends[1], seat) and ends[0].seat == ends[1].seat:
                assert ends[0].information_state(seat) == ends[1].information_state(seat)


@every_table
@examples(2)
@given(data=st.data())
def test_another_world_looks_the_same(game: Game, seats: int, data: st.DataObject) -> None:
    """A resampled state has heard what the seat has heard, and nothing more."""
    state, key = data.draw(walks(game, seats)).end(), data.draw(st.integers(0, 2**53))
    for seat in range(seats):
        other = resampled(state, seat, key)
        assert other.information_state(seat) == state.information_state(seat)
        assert resampled(other, seat, key) == other
        assert other.codes == ENGINES[game.id].answers(other.record)  # of its own world, where another seat is asked
        for event, known in zip(other.happened(), state.happened(), strict=True):
            assert (event.seen, event.secret) == (255, known.secret if known.seen >> seat & 1 else HIDDEN)


@every_table
def test_chance_can_be_the_callers(game: Game, seats: int) -> None:
    """Step by step, each outcome by its number: the same game, and something to see at every step."""
    game.engine.warm()
    dealt, luck = game.deal(seats, 5), random.Random(5)
    asking = game.deal(seats, first=0, chance="ask")
    outcomes = iter([number for by_chance, number in dealt.log if by_chance])
    for _ in range(40):
        while asking.chance_outcomes():
            assert not asking.over
            assert (asking.seat, asking.question, asking.codes) == (None, None, [])
            assert sum(share for _, share in asking.chance_outcomes()) > 0.999
            assert [len(asking.observation(seat)) for seat in viewers(asking)] == [game.rules.Features.size_] * (
                seats + 1
            )
            assert all(asking.view(seat)["game"] == game.id for seat in viewers(asking))
            asking.apply_chance(next(outcomes))
        assert asking.log == dealt.log
        assert [asking.information_state(seat) for seat in range(seats)] == [
            dealt.information_state(seat) for seat in range(seats)
        ]
        if dealt.over:
            break
        heard, code = len(dealt.log), luck.choice(dealt.codes)
        dealt.play_code(code)
        asking.play_code(code)
        outcomes = iter([number for by_chance, number in dealt.log[heard:] if by_chance])
