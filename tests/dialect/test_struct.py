"""Structs: layout, bytes, copies, what repr tells, and what a declaration may not say."""

from __future__ import annotations

import copy
import pickle
import struct as bytes_of

import pytest

from camarilla.dialect import (
    Array,
    Struct,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    nobody,
    of,
    owner,
    public,
    seen_by,
    u8,
    u16,
    u32,
)
from camarilla.dialect.types import SIZED


class Hand(Struct):
    size: i8 = public
    mask: Array[u8] = public[2]
    card: Array[i16] = seen_by("mask")[2]
    purse: i32 = owner


class Table(Struct):
    open: bool = public
    key: i64 = nobody
    hand: Array[Hand] = of[2]
    spare: Hand
    share: f32 = public
    end: u16 = public


class Wide(Struct):
    a: u32 = public
    b: f64 = public
    c: i8 = public


class Nothing(Struct):
    pass


def table() -> Table:
    new = Table()
    new.open, new.key, new.share, new.end = True, 77, 0.5, 9
    new.hand[1].card = [3, 4]
    new.spare.purse = -5
    return new


# -- layout and bytes
def test_fields_lie_as_c_lays_them() -> None:
    assert {key: field.offset for key, field in Table.fields_.items()} == {
        "open": 0, "key": 8, "hand": 16, "spare": 40, "share": 52, "end": 56,
    }  # fmt: skip
    assert (Hand.size_, Hand.align_, Hand.format_) == (12, 4, "bBBxhhi")
    assert (Table.size_, Table.align_) == (64, 8)
    assert (Wide.size_, Wide.format_) == (24, "Ixxxxdbxxxxxxx")
    assert (Nothing.size_, Nothing.align_, Nothing().pack()) == (0, 1, b"")


def test_the_size_of_a_field_counts_its_cells() -> None:
    assert [field.size for field in Hand.fields_.values()] == [1, 2, 4, 4]
    assert Table.fields_["hand"].size == 24


@pytest.mark.parametrize("sized", SIZED.values(), ids=SIZED)
def test_sized_types(sized) -> None:
    assert bytes_of.calcsize("<" + sized.letter) == sized.size
    assert sized.scalar == {"b": "bool", "f": "float"}.get(sized.name[0], "int")
    if sized.scalar == "int":
        assert sized.high - sized.low == (1 << 8 * sized.size) - 1
        assert (sized.low < 0) == sized.name.startswith("i")


def test_bytes_and_back() -> None:
    it = table()
    data = it.pack()
    assert len(data) == Table.size_
    assert Table.unpack(data) == it
    assert data[:9] == b"\x01\0\0\0\0\0\0\0\x4d"  # the gap is zero


def test_a_number_that_does_not_fit_is_not_packed() -> None:
    it = table()
    it.end = 65536
    with pytest.raises(bytes_of.error):
        it.pack()


def test_an_f32_is_rounded_when_it_is_packed() -> None:
    it = table()
    it.share = 0.1
    assert Table.unpack(it.pack()).share == pytest.approx(0.1)
    assert Table.unpack(it.pack()).share != it.share
    it.share = 1e39
    with pytest.raises(OverflowError):
        it.pack()


# -- plain objects
def test_a_new_struct_is_zero() -> None:
    assert Table().flat_() == (False, 0, *(0,) * 6, *(0,) * 6, *(0,) * 6, 0.0, 0)
    assert Table().pack() == bytes(Table.size_)


def test_a_copy_shares_nothing() -> None:
    it = table()
    other = it.copy_()
    other.hand[1].card[0] = 99
    other.spare.size = 1
    assert it.hand[1].card == [3, 4]
    assert it.spare.size == 0
    assert it != other


def test_assignment_is_in_place() -> None:
    it, other = Table(), table()
    hand, cells = it.hand[1], it.hand[1].card
    it.assign_(other)
    assert it == other
    assert it.hand[1] is hand
    assert hand.card is cells
    assert cells == [3, 4]


def test_fill_takes_all_numbers() -> None:
    it = Table()
    it.fill_(iter(table().flat_()))
    assert it == table()


def test_equality_asks_for_the_type() -> None:
    assert Table() == Table()
    assert Nothing() != Table()
    assert Table() != 3
    with pytest.raises(TypeError):
        hash(Table())


def test_no_other_attribute() -> None:
    with pytest.raises(AttributeError):
        Table().nowhere = 1


def test_copy_and_pickle() -> None:
    assert copy.deepcopy(table()) == table()
    assert pickle.loads(pickle.dumps(table())) == table()


@pytest.mark.parametrize("method", ["copy_", "flat_"])
def test_struct_itself_has_no_values(method: str) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Struct(), method)()


def test_struct_itself_takes_no_values() -> None:
    with pytest.raises(NotImplementedError):
        Struct().assign_(Struct())
    with pytest.raises(NotImplementedError):
        Struct().fill_(iter(()))


# -- secrets
def test_repr_shows_public_fields_only() -> None:
    assert repr(table()) == (
        "Table(open=True, key=…, hand=[Hand(size=0, mask=[0, 0], card=…, purse=…), "
        "Hand(size=0, mask=[0, 0], card=…, purse=…)], "
        "spare=Hand(size=0, mask=[0, 0], card=…, purse=…), share=0.5, end=9)"
    )


def test_audiences_are_kept() -> None:
    kinds = {key: field.audience.kind for key, field in Hand.fields_.items()}
    assert kinds == {"size": "public", "mask": "public", "card": "seen_by", "purse": "owner"}
    assert Hand.fields_["card"].audience.mask == "mask"
    assert Hand.fields_["card"].count == Hand.fields_["card"].audience.count == 2


# -- declarations that are no declarations
def declare(body: str, future: bool = True) -> None:
    text = ("from __future__ import annotations\n" if future else "") + "from camarilla.dialect import *\n"
    text += "class Card(Struct):\n    who: i8 = public\n"
    text += "class Bad(Struct):\n" + "".join(f"    {line}\n" for line in body.split("\n"))
    exec(compile(text, "bad.py", "exec", dont_inherit=True), {"__name__": "bad"})


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("a: i8", "Bad.a declares no audience"),
        ("a: i8 = 3", "Bad.a declares no audience"),
        ("a: Array[i8] = public", "Bad.a: an Array has a count, `= public[5]`, and nothing else has one"),
        ("a: i8 = public[3]", "Bad.a: an Array has a count, `= public[5]`, and nothing else has one"),
        ("a: int = public", "Bad.a: int is neither a sized number nor a Struct"),
        ("a: Array[Array[i8]] = public[3]", "Bad.a: Array[Array[i8]] is neither a sized number nor a Struct"),
        ("a: Struct", "Bad.a: Struct is neither a sized number nor a Struct"),
        ("a: Bad", "Bad.a: Bad is neither a sized number nor a Struct"),
        ("a: Card = public", "Bad.a: a Struct declares for itself (`of`), a number has an audience"),
        ("a: Array[Card] = public[3]", "Bad.a: a Struct declares for itself (`of`), a number has an audience"),
        ("a: Array[i8] = of[3]", "Bad.a: a Struct declares for itself (`of`), a number has an audience"),
        ("a: Array[Card]", "Bad.a declares no audience"),
        ("pack: i8 = public", "Bad.pack: the name belongs to Struct"),
        ("a = public", "Bad.a declares no type"),
        ("a: i8 = seen_by('mask')", "Bad.a: no field 'mask' of numbers lies beside it"),
        ("mask: Card\na: i8 = seen_by('mask')", "Bad.a: no field 'mask' of numbers lies beside it"),
        ("a: Array[i8] = public[0]", "an array of 0"),
        ("a: Array[i8] = public[2.5]", "an array of 2.5"),
        ("a: Array[i8] = public[2][3]", "an array of 3"),
    ],
)
def test_bad_declaration(body: str, reason: str) -> None:
    with pytest.raises(TypeError) as caught:
        declare(body)
    assert str(caught.value) == reason


def test_annotations_are_text() -> None:
    with pytest.raises(TypeError, match=r"Card.who: the file needs `from __future__ import annotations`"):
        declare("a: i8 = public", future=False)


def test_structs_do_not_inherit_fields() -> None:
    with pytest.raises(TypeError, match="Bad: a Struct is made from Struct alone; put the other one into a field"):
        type(Table)("Bad", (Table,), {})


def test_a_struct_may_have_methods_of_its_own() -> None:
    exec(
        "from __future__ import annotations\nfrom camarilla.dialect import *\n"
        "class Purse(Struct):\n    coins: i8 = public\n    def empty(self): return self.coins == 0\n"
        "assert Purse().empty()\n",
        {"__name__": "purse"},
    )
