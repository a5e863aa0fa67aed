"""Secrecy: redaction, poison and digest follow from what the fields declare."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import pytest
from poison import Poison, PoisonTouched

from camarilla.dialect import Array, Struct, i8, i16, nobody, of, owner, public, seen_by, u8, u32
from camarilla.kernel.secrecy import HIDDEN, derive_digest, derive_redact


class Card(Struct):
    seen: u8 = public
    kind: i8 = seen_by("seen")


class Hand(Struct):
    size: i8 = public
    cards: Array[i8] = owner[2]
    lucky: bool = owner
    card: Card


class Table(Struct):
    round: i16 = public
    key: u32 = nobody
    masks: Array[u8] = public[3]
    deck: Array[i8] = seen_by("masks")[3]
    hands: Array[Hand] = of[2]


class Open(Struct):
    round: i16 = public
    marks: Array[i8] = public[3]


redact = derive_redact(Table)


def table() -> Table:
    made = Table()
    made.round, made.key = 3, 77
    made.masks[:], made.deck[:] = [0b01, 0b11, 255], [4, 5, 6]
    for seat, hand in enumerate(made.hands):
        hand.size, hand.cards[:], hand.lucky = 2, [seat + 1, seat + 2], True
        hand.card.seen, hand.card.kind = 1 << seat, 9
    return made


def seen(seat: int) -> Table:
    made = table()
    redact(made, seat)
    return made


def test_public_cells_stay() -> None:
    for seat in (-1, 0, 1):
        mine = seen(seat)
        assert (mine.round, mine.masks, [hand.size for hand in mine.hands]) == (3, [0b01, 0b11, 255], [2, 2])


def test_what_nobody_may_know() -> None:
    assert {seen(seat).key for seat in (-1, 0, 1)} == {2**32 - 1}


def test_what_the_owner_knows() -> None:
    assert [hand.cards for hand in seen(0).hands] == [[1, 2], [HIDDEN, HIDDEN]]
    assert [hand.cards for hand in seen(1).hands] == [[HIDDEN, HIDDEN], [2, 3]]
    assert [hand.cards for hand in seen(-1).hands] == [[HIDDEN, HIDDEN], [HIDDEN, HIDDEN]]
    assert [hand.lucky for hand in seen(1).hands] == [False, True]


def test_what_a_mask_says() -> None:
    """A spectator is of the audience when the mask is everybody's, 255."""
    assert seen(0).deck == [4, 5, 6]
    assert seen(1).deck == [HIDDEN, 5, 6]
    assert seen(-1).deck == [HIDDEN, HIDDEN, 6]
    assert [hand.card.kind for hand in seen(1).hands] == [HIDDEN, 9]


def test_redacting_twice_is_redacting_once() -> None:
    mine = seen(1)
    redact(mine, 1)
    assert mine == seen(1)


def test_nothing_hidden_is_nothing_done() -> None:
    for derive in (derive_redact(Open), derive_redact(Open, 5)):
        made = Open()
        made.marks[:] = [1, 2, 3]
        derive(made, -1)
        assert (made.round, made.marks) == (0, [1, 2, 3])


# -- declarations that cannot be kept ---------------------------------------------------------------------------
class Loose(Struct):
    card: i8 = owner


class Veiled(Struct):
    seen: u8 = nobody
    kind: i8 = seen_by("seen")


class Uneven(Struct):
    seen: Array[u8] = public[2]
    kind: Array[i8] = seen_by("seen")[3]


class Nested(Struct):
    rows: Array[Uneven] = of[2]


@pytest.mark.parametrize(
    ("struct", "reason"),
    [
        (Loose, "Loose.card: `owner` needs an enclosing array"),
        (Veiled, "Veiled.kind: the mask 'seen' is not public"),
        (Uneven, "Uneven.kind: the mask 'seen' is not public or of another count"),
        (Nested, "Uneven.kind"),
    ],
)
def test_a_declaration_that_cannot_be_kept(struct: type[Struct], reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        derive_redact(struct)


# -- poison -----------------------------------------------------------------------------------------------------
def test_poison_lies_where_redaction_hides() -> None:
    for seat in (-1, 0, 1):
        made, mine = table(), seen(seat)
        derive_redact(Table, 55)(made, seat)
        for cell, shown, truth in zip(made.flat_(), mine.flat_(), table().flat_(), strict=True):
            assert cell == (truth if shown == truth else 55)


ARITHMETIC = (
    "add", "sub", "mul", "floordiv", "truediv", "mod", "pow", "and_", "or_", "xor", "lshift", "rshift",
)  # fmt: skip
USES: list[Callable[[Any], Any]] = [
    bool, int, float, hash, str, repr, "{}".format, abs, bin, list("abc").__getitem__, range,
    operator.neg, operator.pos, operator.invert,
    lambda p: p == 0, lambda p: p != 7, lambda p: p == p, lambda p: p == "x", lambda p: operator.eq(5, p),
    lambda p: p < 1, lambda p: p <= 1, lambda p: p > 1, lambda p: p >= 1, lambda p: 0 <= p < 9,
    lambda p: [1, 2].index(p), lambda p: p in [3], lambda p: {p: 1}, lambda p: sorted([p, 1]), lambda p: min(p, 3),
    lambda p: 1 if p else 0, lambda p: p and 1, lambda p: not p,
]  # fmt: skip


@pytest.mark.parametrize("use", USES)
def test_any_use_of_poison_raises(use: Callable[[Any], Any]) -> None:
    with pytest.raises(PoisonTouched):
        use(Poison())


@pytest.mark.parametrize("name", ARITHMETIC)
def test_any_arithmetic_with_poison_raises(name: str) -> None:
    for pair in ((Poison(), 2), (2, Poison()), (Poison(), Poison())):
        with pytest.raises(PoisonTouched):
            getattr(operator, name)(*pair)
    with pytest.raises(PoisonTouched):
        divmod(Poison(), 2)
    with pytest.raises(PoisonTouched):
        divmod(2, Poison())


def test_what_may_be_done_with_poison() -> None:
    """It may be copied, and asked whether it is hidden."""
    made = table()
    derive_redact(Table, Poison())(made, 0)
    copy = made.copy_()
    assert copy.hands[1].cards[0] is made.hands[1].cards[0]
    assert type(copy.key) is type(copy.hands[1].lucky) is Poison  # numbers of every type
    assert copy.hands[1].cards[0] == HIDDEN
    assert (copy.hands[1].cards[0] != HIDDEN) is False


# -- digest -----------------------------------------------------------------------------------------------------
def test_a_digest_hears_every_cell_but_the_dice() -> None:
    digest = derive_digest(Table)
    hashes = {digest(table())}
    cells = table().flat_()
    for i, cell in enumerate(cells):
        made = table()
        made.fill_(iter([*cells[:i], (not cell) if isinstance(cell, bool) else cell ^ 1, *cells[i + 1 :]]))
        hashes.add(digest(made))
    assert len(hashes) == len(cells)  # each change a hash of its own, but for that of the key


def test_a_digest_is_the_same_everywhere() -> None:
    assert derive_digest(Open)(Open()) == derive_digest(Open)(Open.unpack(Open().pack()))
    assert 0 <= derive_digest(Table)(table()) < 2**63
