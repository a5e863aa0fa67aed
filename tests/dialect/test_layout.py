"""Bytes that were kept: read by the layout that was kept with them, wherever the fields lie now."""

from __future__ import annotations

import pytest

from camarilla.dialect import Array, Struct, i8, i16, i32, of, public
from camarilla.dialect.layout import layout_text, moved


class Card(Struct):
    kind: i8 = public
    worth: i16 = public


class Then(Struct):
    turn: i8 = public
    row: Array[Card] = of[2]
    pot: i16 = public


class Later(Struct):
    pot: i32 = public
    fresh: i8 = public
    row: Array[Card] = of[3]
    turn: i8 = public


class Less(Struct):
    row: Array[Card] = of[2]
    turn: i8 = public


class Narrow(Struct):
    turn: i8 = public
    row: Array[Card] = of[2]
    pot: i8 = public


def then() -> Then:
    record = Then()
    record.turn, record.pot = 3, 700
    record.row[1].kind, record.row[1].worth = 5, -2
    return record


def test_a_layout_names_every_field() -> None:
    card = '[["kind",1,[]],["worth",1,[]]]'
    assert layout_text(Then) == f'["bxbxhbx2h",[["turn",1,[]],["row",2,{card}],["pot",1,[]]]]'


def test_fields_are_found_where_they_lie_now() -> None:
    found = Later.unpack(moved(Later, then().pack(), layout_text(Then)))
    assert (found.turn, found.pot, found.fresh) == (3, 700, 0)
    assert [(card.kind, card.worth) for card in found.row] == [(0, 0), (5, -2), (0, 0)]


def test_the_same_layout_changes_nothing() -> None:
    assert moved(Then, then().pack(), layout_text(Then)) == then().pack()


def test_what_holds_a_value_is_not_lost() -> None:
    record = then()
    with pytest.raises(ValueError, match=r"no place for pot\[0\]"):
        moved(Less, record.pack(), layout_text(Then))
    record.pot = 0
    assert Less.unpack(moved(Less, record.pack(), layout_text(Then))).turn == 3


@pytest.mark.parametrize("struct", [Narrow, Then])
def test_bytes_that_do_not_fit_are_refused(struct: type[Struct]) -> None:
    data = then().pack() if struct is Narrow else then().pack()[1:]
    with pytest.raises(ValueError, match=r"format|buffer"):
        moved(struct, data, layout_text(Then))
