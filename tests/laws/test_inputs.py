"""What networks are given: laws over every game that one can play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from worlds import another_world

from camarilla.bots.inputs import attach_inputs, has_inputs, outputs, units
from camarilla.kernel.features import slices
from camarilla.kernel.game import Game
from laws.tables import GAMES, examples, walks

LEARNABLE = [game for game in GAMES if has_inputs(game)]
every_learnable = pytest.mark.parametrize("game", LEARNABLE, ids=[game.id for game in LEARNABLE])
every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in LEARNABLE for seats in game.seats],
    ids=[f"{game.id}-{seats}" for game in LEARNABLE for seats in game.seats],
)


def seen(game: Game, record: Any, seat: int) -> bytes:
    """The inputs of a record that is redacted for the seat."""
    found = attach_inputs(game)
    out = found.Inputs()
    found.inputs(record, seat, out)
    return out.pack()


@every_table
@examples(4)
@given(data=st.data())
def test_numbers_lie_in_their_ranges(game: Game, seats: int, data: st.DataObject) -> None:
    state = data.draw(walks(game, seats)).end()
    for seat in range(seats):
        cells = memoryview(seen(game, state.redacted(seat), seat)).cast("b")
        for name, start, size, low, high in slices(attach_inputs(game).Inputs):
            assert low <= min(cells[start : start + size]) <= max(cells[start : start + size]) <= high, name


@every_table
@examples(4)
@given(data=st.data())
def test_what_a_seat_cannot_see_changes_nothing(game: Game, seats: int, data: st.DataObject) -> None:
    """Worlds that look alike to a seat give its network the same numbers."""
    state = data.draw(walks(game, seats)).end()
    if not state.over:
        seat = state.seat
        assert seat is not None
        other = another_world(state, data.draw(st.integers(0, 1000)))
        assert seen(game, state.redacted(seat), seat) == seen(game, other.redacted(seat), seat)


@every_learnable
def test_every_move_has_outputs_of_its_own(game: Game) -> None:
    """Seen from the asked seat: no two moves share them, whoever looks."""
    for seats in game.seats:
        for viewer in range(seats):
            first, second, count = outputs(game, seats, viewer)
            assert len(set(zip(first, second, strict=True))) == len(game.moves.texts)
            assert 0 <= min(first) <= max(*first, *second) < count


@every_learnable
def test_moves_name_seats_as_the_viewer_counts_them(game: Game) -> None:
    mine, theirs = (outputs(game, 4, viewer)[0] for viewer in (0, 1))
    for family in game.moves.families.values():
        if family.parts == ("seat",):
            codes = [family.first + seat for seat in range(4)]
            assert [theirs[code] for code in codes[1:] + codes[:1]] == [mine[code] for code in codes]
        elif "seat" not in family.parts:
            assert theirs[family.first] == mine[family.first]


@every_learnable
def test_each_input_has_a_unit(game: Game) -> None:
    assert len(units(game)) == attach_inputs(game).Inputs.size_
    assert set(units(game)) <= set(range(2, 65))
