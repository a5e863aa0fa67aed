"""Veil: the same numbers as in a redacted copy, and everything public shared with the truth."""

from __future__ import annotations

import pytest

from camarilla.dialect import Array, Struct, i8, of, public
from camarilla.kernel.game import State
from camarilla.kernel.secrecy import HIDDEN
from camarilla.kernel.veil import Veil
from kernel import toy
from kernel.test_secrecy import Card, Loose, Open, Table, seen, table

veil = Veil(Table)


class Row(Struct):
    size: i8 = public
    cards: Array[Card] = of[3]


class Rows(Struct):
    mine: Row
    rows: Array[Row] = of[2]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_veiled_record_holds_what_a_redacted_one_holds(seat: int) -> None:
    truth = table()
    veiled = veil.lift(truth, veil.darken(truth), seat)
    assert veiled == seen(seat)
    assert truth == table()


def test_what_is_public_is_shared_and_what_is_secret_is_not() -> None:
    truth = table()
    veiled = veil.lift(truth, veil.darken(truth), 0)
    assert veiled.masks is truth.masks
    assert veiled.deck is not truth.deck
    assert veiled.hands[1].cards is not truth.hands[1].cards


def test_the_dark_hides_every_secret_from_everybody() -> None:
    dark = veil.darken(table())
    assert dark.deck == [HIDDEN] * 3
    assert [hand.cards for hand in dark.hands] == [[HIDDEN, HIDDEN]] * 2
    assert [(hand.lucky, hand.card.kind) for hand in dark.hands] == [(False, HIDDEN)] * 2
    assert (dark.key, dark.round) == (2**32 - 1, 3)


def test_where_nothing_is_secret_the_record_itself_is_seen() -> None:
    record = Open()
    lid = Veil(Open)
    assert lid.lift(record, lid.darken(record), -1) is record
    assert lid.masks(record) == set()


def test_masks_are_found_wherever_they_lie() -> None:
    made = Rows()
    made.mine.cards[0].seen = 3
    made.rows[1].cards[2].seen = 255
    assert Veil(Rows).masks(made) == {0, 3, 255}
    assert veil.masks(table()) == {0b01, 0b11, 255, 0b10}


def test_the_same_company_is_the_same_knowledge() -> None:
    made, lid = Rows(), Veil(Rows)
    made.mine.cards[0].seen, made.mine.cards[0].kind = 0b0110, 5
    made.rows[0].cards[1].seen, made.rows[0].cards[1].kind = 255, 6
    masks, dark = lid.masks(made), lid.darken(made)
    assert lid.company(masks, 1) == lid.company(masks, 2) != lid.company(masks, 0) == lid.company(masks, -1)
    assert lid.lift(made, dark, 1) == lid.lift(made, dark, 2) != lid.lift(made, dark, 0) == lid.lift(made, dark, -1)


def test_whoever_owns_something_has_no_company() -> None:
    masks = veil.masks(table())
    assert len({veil.company(masks, seat) for seat in (-1, 0, 1)}) == 3


def test_an_audience_that_cannot_be_kept_is_refused() -> None:
    with pytest.raises(TypeError, match="`owner` needs an enclosing array"):
        Veil(Loose)


def test_a_glimpse_follows_the_game() -> None:
    """What was hidden before an answer is not shown for what is hidden after it."""
    state: State = toy.game().deal(2, 1)
    while not state.over:
        for seat in (None, 0, 1):
            assert state.glimpse(seat) == state.redacted(seat)
        state.play_code(state.codes[0])
    assert state.glimpse(None) == state.redacted(None)
