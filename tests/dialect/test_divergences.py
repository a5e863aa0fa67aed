"""Every divergence ever found between the ways to run a rule, by name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from camarilla.dialect import Library, Record
from camarilla.dialect.translate import translate
from dialect import divergences
from dialect.checked import Checked
from dialect.divergences import Leaf, State
from dialect.ways import COMPILERS, Ways, load, rules_of

LOWEST = -(1 << 63)
RULES = {name: rule for name, rule in rules_of(divergences).items() if name not in ("maybe", "surely")}


@pytest.fixture(scope="module")
def ways() -> Ways:
    return Ways("sample", RULES)


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_a_range_with_steps_as_long_as_half_of_all_numbers(level: str) -> None:
    """gcc 12 ran the loop once at -O1: it took the way to the end for an overflow that cannot happen."""
    ways = Ways("sample", {"steps_across_zero": RULES["steps_across_zero"]}, (level,))
    assert ways.agreed("steps_across_zero", State())[0] == "2"


def test_parts_of_a_code_are_checked_after_all_are_evaluated(ways: Ways) -> None:
    assert "division by zero" in ways.agreed("late_failure", State(), 99, plain=False)[0]


def test_a_family_may_begin_below_zero(ways: Ways) -> None:
    """Its first code was written as a C number of 32 bits without a sign."""
    results = [ways.agreed("negative_first", code)[0] for code in (-6, -5, -4, -3, -2, -1, LOWEST)]
    assert results == ["-1", "0", "1", "10", "11", "-1", "-1"]


def test_a_code_far_from_its_family_is_named_itself(ways: Ways) -> None:
    """C named the distance from the first code, wrapped around; debug mode did not wrap."""
    assert ": -9223372036854775808 at" in ways.agreed("far_from_the_family", LOWEST, plain=False)[0]


def test_a_table_holds_the_lowest_number(ways: Ways) -> None:
    assert ways.agreed("lowest_of_a_table", 0)[0] == str(LOWEST)


def test_a_parameter_that_is_given_another_struct(ways: Ways) -> None:
    """It was marked `restrict`, and then pointed where a local did."""
    assert ways.agreed("give_another", State(), 4)[0] == "51"
    assert "restrict v_" in translate({"f": RULES["spent"]}).text()
    assert "restrict v_" not in translate({"f": RULES["given_another"]}).text()


@pytest.mark.parametrize("name", ["of_a_call", "of_a_name", "of_a_result"])
def test_none_is_found_wherever_it_comes_from(ways: Ways, name: str) -> None:
    """Debug mode looked only at parameters; from a call, another name or a result it gave an AttributeError."""
    assert ways.agreed(name, State(), 0, plain=False)[0].startswith("sample: a reference is None: 0 at")
    assert not ways.agreed(name, State(), 1)[0].startswith("sample")


@pytest.mark.parametrize("n", [0, 1])
def test_a_swap_inside_a_case(ways: Ways, n: int) -> None:
    """Debug mode put a list of statements where a statement belongs."""
    ways.agreed("swap_in_a_case", State(), n)


def test_rules_called_by_a_dotted_name_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debug mode called the plain rule of the other module."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "other.py").write_text("def add(a: int) -> int:\n    return a + 1\n")
    module = load("import other\n\n\ndef f(a: int) -> int:\n    return other.add(a)\n", "dotted", tmp_path)
    ways = Ways("sample", {"f": module.f})
    assert "overflow" in ways.agreed("f", (1 << 63) - 1, plain=False)[0]
    del sys.modules["other"]


def test_unreachable_ends(ways: Ways) -> None:
    assert [ways.agreed("dead_and_alive", n)[0] for n in (0, 3, 9)] == ["3", "-6", "-10"]


@pytest.mark.parametrize("x", [9.21e18, -9.223372036854775e18])
def test_floats_almost_as_large_as_an_int_can_be(ways: Ways, x: float) -> None:
    """Plain Python took them; the check was narrower than the numbers."""
    ways.agreed("large", x)


def test_gaps_between_fields_stay_as_they_are(ways: Ways) -> None:
    """C may copy a struct field by field and leave rubbish in the gaps; here gaps are fields too."""
    for library in ways.libraries.values():
        s, leaf = Record(State), Record(Leaf)
        for _ in range(5):
            library("touch_gap", s, leaf)
        assert s.bytes() == s.get().pack()
        assert leaf.bytes() == leaf.get().pack()
    assert "gap1[7]" in translate({"f": RULES["touch_gap"]}).text()


def test_a_bool_is_any_byte_but_zero(ways: Ways) -> None:
    """A caller's buffer may hold a 2; C compared it with 1."""
    for library in ways.libraries.values():
        assert library("odd_bool", memoryview(bytearray([2])).cast("?")) is True


def test_a_call_over_many_lines_is_named_by_its_first(ways: Ways) -> None:
    ways.agreed("pieces", -1, plain=False)


def test_a_logarithm_is_never_computed_by_the_compiler(tmp_path: Path) -> None:
    """A compiler rounds constants better than the library that Python calls."""
    numbers = [1 + i / 97 for i in range(1, 300)]
    body = "".join(f"    if n == {i}:\n        return log({x!r})\n" for i, x in enumerate(numbers))
    text = f"from camarilla.dialect import log\n\n\ndef f(n: int) -> float:\n{body}    return 0.0\n"
    ways = Ways("sample", {"f": load(text, "logs", tmp_path).f})
    for i in range(len(numbers)):
        ways.agreed("f", i)


def test_an_unwanted_constant_of_another_type_is_plain(tmp_path: Path) -> None:
    """A member of a mixed-in Enum prints its name, not its number."""
    text = (
        "from enum import Enum\n\n\nclass Suit(int, Enum):\n    COINS = 2\n\n\nTABLE = (Suit.COINS, 3)\n\n\n"
        "def f(n: int) -> int:\n    return n + Suit.COINS + TABLE[0]\n"
    )
    assert Ways("sample", {"f": load(text, "suits", tmp_path).f}).agreed("f", 1)[0] == "5"


def test_the_caller_sees_no_change_after_a_failure_in_debug_mode() -> None:
    """Debug mode left the struct half changed."""
    state = State()
    with pytest.raises(Exception, match="a reference is None"):
        Checked("sample")(divergences.of_a_result)(state, -4)
    assert state == State()


def test_a_struct_given_twice_would_be_two_copies() -> None:
    """Plain Python sees one struct, an entry point copied it twice: now it is an error (see test_load)."""
    record = Record(Leaf)
    for name in COMPILERS:
        library = Library("sample", {"touch_gap": RULES["touch_gap"]}, words=[name])
        with pytest.raises(TypeError, match="takes a State"):
            library("touch_gap", record, record)
