"""Options of a deal: declared once on a struct, with their defaults, their limits and a line of help."""

from __future__ import annotations

from typing import Any

import pytest

import camarilla
from camarilla.dialect import Library, Page, Record, Struct, i8, public
from camarilla.dialect.build import NoCompiler
from camarilla.kernel.document import Member
from camarilla.kernel.options import (
    Option,
    declared,
    derive_defaults,
    derive_write_options,
    option,
    read_options,
    set_options,
)
from camarilla.kernel.refusal import Refusal
from kernel import toy


class Options(Struct):
    """Two options, a figure by the seats, and something else."""

    by_seats: i8 = option(0, 2, 9, "by the seats")
    bonus: i8 = option(0, 0, 3, "a bonus")
    length: i8 = option(6, 1, 7, "how long")
    other: i8 = public


OPTIONS = declared(Options)


def values(record: Any) -> list[int]:
    return [record.by_seats, record.bonus, record.length, record.other]


def test_what_a_struct_declares() -> None:
    assert list(OPTIONS) == ["by_seats", "bonus", "length"]
    assert OPTIONS["length"] == Option(usual=6, low=1, high=7, help="how long")
    assert list(declared(Options, "length", "bonus")) == ["length", "bonus"]


def test_defaults_are_set_on_zeros_and_only_there() -> None:
    set_defaults, record = derive_defaults(Options, OPTIONS), Options()
    set_defaults(record)
    assert values(record) == [0, 0, 6, 0]
    record.length, record.bonus = 2, 3
    set_defaults(record)
    assert values(record) == [0, 3, 2, 0]


def test_options_that_may_all_be_zero_cannot_tell_whether_they_are_set() -> None:
    with pytest.raises(TypeError, match="Options needs an option that is never 0"):
        derive_defaults(Options, declared(Options, "by_seats", "bonus"))


def test_defaults_compiled() -> None:
    try:
        library = Library("options", {"set_defaults": derive_defaults(Options, OPTIONS)})
    except NoCompiler:
        pytest.skip("no compiler")
    record = Record(Options, 1)
    library("set_defaults", record)
    assert values(Options.unpack(record.bytes(0))) == [0, 0, 6, 0]


def test_options_of_a_deal() -> None:
    record = Options()
    set_options(record, OPTIONS, {"bonus": 3})
    assert values(record) == [0, 3, 6, 0]
    assert written(record) == b'"options":{"bonus":3}'
    set_options(record, OPTIONS, {"luck": 1, "length": 7}, others=("luck",))
    assert written(record) == b'"options":{"length":7}'
    set_options(record, OPTIONS, {})
    assert written(record) == b""


def written(record: Options) -> bytes:
    """The options as a document has them."""
    page = Page()
    derive_write_options(Options, OPTIONS)(record, page)
    return bytes(page.at[: page.size])


@pytest.mark.parametrize("value", [1, 10, True, "2", None, 2.0])
def test_a_value_beyond_the_limits(value: Any) -> None:
    with pytest.raises(Refusal, match="by_seats") as caught:
        set_options(Options(), OPTIONS, {"by_seats": value})
    assert (caught.value.id, caught.value.details["low"], caught.value.details["high"]) == ("option-value", 2, 9)


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    with pytest.raises(Refusal) as caught:
        set_options(Options(), OPTIONS, {"luck": 1}, others=("fate",))
    assert (caught.value.id, caught.value.details["expected"]) == ("option", "by_seats, bonus, length, fate")


def test_options_of_a_document() -> None:
    record = Options()
    read_options(record, OPTIONS, Member("options", {"length": 1}))
    assert values(record) == [0, 0, 1, 0]
    read_options(record, OPTIONS, None)
    assert values(record) == [0, 0, 6, 0]
    with pytest.raises(Refusal, match=r"^options\.length"):
        read_options(record, OPTIONS, Member("options", {"length": 8}))


@pytest.mark.parametrize("game", [*map(camarilla.game, camarilla.games()), toy.game()], ids=lambda game: str(game.id))
def test_every_option_of_a_game_lies_between_its_limits(game: Any) -> None:
    for name, (usual, low, high, help) in game.options.items():
        assert low <= usual <= high or usual == 0, name
        assert help
