"""Rules as functions over bytes: what may be given, what comes back, what is an error; compiled and plain alike."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from camarilla.dialect import Array, Page, RuleError, Struct, add_word, bits, i8, i16, of, public, u8
from camarilla.dialect.functions import Functions, PlainFunctions


class Coin(Struct):
    worth: i16 = public
    face: i8 = public
    year: i8 = public


class Purse(Struct):
    coins: i16 = public
    owner: u8 = public


class Loose(Struct):
    small: i8 = public
    large: i16 = public


class Coins(Struct):
    size: i8 = public
    coin: Array[Coin] = of[4]


class Gaps(Struct):
    size: i8 = public
    cell: Array[Loose] = of[4]


class Numbers(Struct):
    size: i8 = public
    sum: i16 = public
    number: Array[i16] = public[8]


def change(purse: Purse, given: int, coins: Coins, numbers: Numbers) -> int:
    """Take as many coins as are given; what is left."""
    for i in range(given):
        purse.coins -= 1
        assert purse.coins >= 0, "no more coins"
        coins.coin[i].worth = 100 + i
        coins.coin[i].face = -i
        coins.coin[i].year = 7
        coins.size += 1
        numbers.number[i] = -300 * i
        numbers.size += 1
    return purse.coins


def owners(purse: Purse, page: Page) -> None:
    for owner in bits(purse.owner):
        add_word(page, "first" if owner == 0 else "other")


def is_empty(purse: Purse) -> bool:
    return purse.coins == 0


def spend(purse: Purse, all: bool) -> None:
    if all:
        purse.coins = 0


def gaps(purse: Purse, cells: Gaps) -> None:
    cells.cell[0].large = purse.coins
    cells.size = 1


RULES: dict[str, Callable[..., Any]] = {"change": change, "owners": owners, "is_empty": is_empty, "spend": spend}
BACK = {"change": ("purse", "coins", "numbers"), "owners": ("page",), "is_empty": (), "spend": ("purse",)}


@pytest.fixture(scope="module")
def compiled() -> Functions:
    return Functions("shop", RULES, BACK)


@pytest.fixture(scope="module")
def plain() -> PlainFunctions:
    return PlainFunctions(RULES, BACK)


def purse(coins: int) -> Purse:
    new = Purse()
    new.coins, new.owner = coins, 5
    return new


def packed(found: Any) -> Any:
    return tuple(one.pack() if isinstance(one, Struct) else one for one in found) if isinstance(found, tuple) else found


@pytest.mark.parametrize("given", [0, 1, 3, 4])
def test_both_give_the_same(compiled: Functions, plain: PlainFunctions, given: int) -> None:
    record = purse(4)
    found = compiled["change"](record.pack(), given)
    assert found == packed(plain["change"](record, given))
    assert (found[0], found[3]) == (4 - given, [-300 * i for i in range(given)])
    assert len(found[2]) == given * Coin.size_
    assert record.coins == 4


def test_what_comes_back_alone(compiled: Functions, plain: PlainFunctions) -> None:
    record = purse(4)
    assert compiled["owners"](record.pack()) == plain["owners"](record) == b'"first","other"'
    assert compiled["is_empty"](record.pack()) == plain["is_empty"](record) == 0
    assert compiled["spend"](record.pack(), True) == plain["spend"](record, True).pack() == purse(0).pack()


def test_a_failed_check_is_an_exception_and_the_function_goes_on(compiled: Functions) -> None:
    for _ in range(3):
        with pytest.raises(RuleError, match=r"shop: no more coins: 0 at dialect/test_functions.py:\d+"):
            compiled["change"](purse(2).pack(), 3)
        with pytest.raises(RuleError, match="index out of range: 4"):
            compiled["change"](purse(9).pack(), 5)
        assert compiled["change"](purse(2).pack(), 1)[0] == 1


@pytest.mark.parametrize(
    ("given", "error", "text"),
    [
        ((b"", 1), RuleError, "bytes of another record: 0"),
        ((bytes(5), 1), RuleError, "bytes of another record: 5"),
        (("text", 1), TypeError, "bytes"),
        ((bytearray(4), 1), TypeError, "bytes"),
        ((purse(1).pack(),), RuleError, "other arguments: 1"),
        ((purse(1).pack(), 1, 2), RuleError, "other arguments: 3"),
        ((purse(1).pack(), "1"), TypeError, "int"),
        ((purse(1).pack(), 1 << 64), OverflowError, "int"),
    ],
)
def test_what_may_not_be_given(compiled: Functions, given: tuple[Any, ...], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        compiled["change"](*given)


def test_the_functions_outlive_their_maker() -> None:
    owners = Functions("shop", RULES, BACK)["owners"]
    assert owners(purse(1).pack()) == b'"first","other"'


def test_nothing_is_left_behind(compiled: Functions) -> None:
    """As many references before as after, and after a failure too."""
    record, change, worth = purse(4).pack(), compiled["change"], 1 << 40
    before = sys.getrefcount(record), sys.getrefcount(worth)
    for _ in range(100):
        change(record, 2)
        with pytest.raises(RuleError):
            change(record, worth)
    assert (sys.getrefcount(record), sys.getrefcount(worth)) == before


def test_gaps_in_a_list_are_refused() -> None:
    """They would bring back whatever lay in memory."""
    with pytest.raises(TypeError, match="Loose has gaps"):
        Functions("shop", {"gaps": gaps}, {"gaps": ("cells",)})
