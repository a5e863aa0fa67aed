"""Records to be read: the same numbers as in a redacted copy, and everything public shared with the truth."""

from __future__ import annotations

import pytest

from camarilla.dialect import Array, Struct, i8, of, public
from camarilla.kernel.game import State
from camarilla.kernel.secrecy import HIDDEN, Glimpses, Reading
from kernel import toy
from kernel.test_secrecy import Card, Loose, Open, Table, seen, table

READING = Reading(Table)


class Row(Struct):
    size: i8 = public
    cards: Array[Card] = of[3]


class Rows(Struct):
    mine: Row
    rows: Array[Row] = of[2]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_glimpse_holds_what_a_redacted_record_holds(seat: int) -> None:
    truth = table()
    assert Glimpses(READING, truth).by(seat) == seen(seat)
    assert truth == table()


def test_what_is_public_is_shared_and_what_is_secret_is_not() -> None:
    truth = table()
    glimpse = Glimpses(READING, truth).by(0)
    assert glimpse.masks is truth.masks
    assert glimpse.deck is not truth.deck
    assert glimpse.hands[1].cards is not truth.hands[1].cards


def test_the_dark_hides_every_secret_from_everybody() -> None:
    dark = READING.darken(table())
    assert dark.deck == [HIDDEN] * 3
    assert [hand.cards for hand in dark.hands] == [[HIDDEN, HIDDEN]] * 2
    assert [(hand.lucky, hand.card.kind) for hand in dark.hands] == [(False, HIDDEN)] * 2
    assert (dark.key, dark.round) == (2**32 - 1, 3)


def test_where_nothing_is_secret_everything_is_shared() -> None:
    glimpses = Glimpses(Reading(Open), Open())
    assert glimpses.by(-1) == Open()
    assert glimpses.by(-1).marks is glimpses.record.marks
    assert glimpses.reading.masks([Open()], set()) == set()


def test_masks_are_found_wherever_they_lie() -> None:
    made = Rows()
    made.mine.cards[0].seen = 3
    made.rows[1].cards[2].seen = 255
    assert Reading(Rows).masks([made], set()) == {0, 3, 255}
    assert READING.masks([table()], set()) == {0b01, 0b11, 255, 0b10}


def test_the_same_company_is_the_same_knowledge() -> None:
    made = Rows()
    made.mine.cards[0].seen, made.mine.cards[0].kind = 0b0110, 5
    made.rows[0].cards[1].seen, made.rows[0].cards[1].kind = 255, 6
    glimpses = Glimpses(Reading(Rows), made)
    for ask in (glimpses.company, glimpses.by):
        assert ask(1) == ask(2) != ask(0) == ask(-1)


def test_whoever_owns_something_has_no_company() -> None:
    glimpses = Glimpses(READING, table())
    assert len({glimpses.company(seat) for seat in (-1, 0, 1)}) == 3


def test_an_audience_that_cannot_be_kept_is_refused() -> None:
    with pytest.raises(TypeError, match="`owner` needs an enclosing array"):
        Reading(Loose)


def test_a_glimpse_follows_the_game() -> None:
    """What was hidden before an answer is not shown for what is hidden after it."""
    state: State = toy.game().deal(2, 1)
    while not state.over:
        for seat in (None, 0, 1):
            assert state.glimpse(seat) == state.redacted(seat)
        state.play_code(state.codes[0])
    assert state.glimpse(None) == state.redacted(None)
