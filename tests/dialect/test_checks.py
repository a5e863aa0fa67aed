"""Every check: the same words plain in debug mode and compiled, structs unchanged, the process lives on."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from dialect import faulty
from dialect.faulty import Leaf, State
from dialect.ways import Ways, rules_of

TOP, BOTTOM = (1 << 63) - 1, -(1 << 63)
NAN, INF = float("nan"), float("inf")
OVERFLOW, INDEX, FIT, NONE = "overflow", "index out of range", "value does not fit", "a reference is None"

FAILS: list[tuple[str, tuple[Any, ...], str, int]] = [  # rule, arguments after the state, what fails, with which value
    ("add", (TOP, 1), OVERFLOW, TOP),
    ("fill_page", (16385,), "the page is full", 16384),
    ("name_on_page", (16377,), "the page is full", 16377),
    ("scaled", ([0, 0], [1, 2, 3], 0, 3, 1), INDEX, 0),
    ("scaled", ([0, 0], [1, 2, 3], 2, 2, 1), INDEX, 2),
    ("scaled", ([0, 0], [1, 2, 3], -1, 1, 1), INDEX, -1),
    ("scaled", ([0, 0], [1, 2, 3], 0, -1, 1), INDEX, 0),
    ("scaled", ([0, 0], [1, 2, 3], 0, TOP, 1), INDEX, 0),
    ("scaled", ([0, 0], [1, 2, 3], 0, 2, 32768), FIT, 32768),
    ("flat", (3,), INDEX, 3),
    ("flat", (-1,), INDEX, -1),
    ("add", (BOTTOM, -1), OVERFLOW, BOTTOM),
    ("sub", (BOTTOM, 1), OVERFLOW, BOTTOM),
    ("sub", (0, BOTTOM), OVERFLOW, 0),
    ("mul", (1 << 32, 1 << 31), OVERFLOW, 1 << 32),
    ("mul", (-1, BOTTOM), OVERFLOW, -1),
    ("negative", (BOTTOM,), OVERFLOW, 0),
    ("absolute", (BOTTOM,), OVERFLOW, 0),
    ("floor", (BOTTOM, -1), OVERFLOW, 0),
    ("floor", (5, 0), "division by zero", 0),
    ("remainder", (5, 0), "division by zero", 0),
    ("divide", (5.0, 0.0), "division by zero", 0),
    ("divide", (5.0, -0.0), "division by zero", 0),
    ("shift_left", (1, 63), OVERFLOW, 1),
    ("shift_left", (-2, 63), OVERFLOW, -2),
    ("shift_left", (0, 64), "bad shift", 64),
    ("shift_left", (1, -1), "bad shift", -1),
    ("shift_right", (1, 64), "bad shift", 64),
    ("shift_right", (1, BOTTOM), "bad shift", BOTTOM),
    ("augmented_name", (TOP, 2), OVERFLOW, TOP),
    ("augmented_field", (TOP,), OVERFLOW, -2),
    ("augmented_cell", (5, 1), INDEX, 5),
    ("augmented_cell", (-1, 1), INDEX, -1),
    ("augmented_cell", (0, 128), FIT, 128),
    ("augmented_buffer", ([7], 1, 1), INDEX, 1),
    ("augmented_buffer", ([1], 0, 40), FIT, 1 << 40),
    ("augmented_buffer", ([1], 0, 64), "bad shift", 64),
    ("read_cell", (5,), INDEX, 5),
    ("read_cell", (-1,), INDEX, -1),
    ("read_buffer", ([1, 2], 2), INDEX, 2),
    ("read_buffer", ([], 0), INDEX, 0),
    ("read_table", (3,), INDEX, 3),
    ("read_struct", (BOTTOM,), INDEX, BOTTOM),
    ("write_cell", (5, 300), INDEX, 5),
    ("write_cell", (0, 128), FIT, 128),
    ("write_cell", (0, -129), FIT, -129),
    ("write_buffer", ([1], -1, 0), INDEX, -1),
    ("write_buffer", ([1], 0, 1 << 31), FIT, 1 << 31),
    ("write_narrow", (0, 256), FIT, 256),
    ("write_narrow", (0, -1), FIT, -1),
    ("write_single", (2, 1.0), INDEX, 2),
    ("write_single", (1, 1e39), FIT, 0),
    ("write_single", (1, -3.5e38), FIT, 0),
    ("add_single", (1e300,), FIT, 0),
    ("several", (300,), FIT, 300),
    ("read_field", (None,), NONE, 0),
    ("write_field", (None,), NONE, 0),
    ("write_inside", (None,), NONE, 0),
    ("give", (None,), NONE, 0),
    ("give_cells", (None,), NONE, 0),
    ("copy_none", (None,), NONE, 0),
    ("clear_none", (None,), NONE, 0),
    ("found", (4,), NONE, 0),
    ("renamed", (4,), NONE, 0),
    ("promised", (4,), NONE, 0),
    ("chosen", (None, True), NONE, 0),
    ("chosen", (Leaf(), False), NONE, 0),
    ("count", (-1,), "a set is not negative", -1),
    ("loop", (BOTTOM,), "a set is not negative", BOTTOM),
    ("root", (-0.5,), "sqrt of a negative number", 0),
    ("root", (NAN,), "sqrt of a negative number", 0),
    ("logarithm", (0.0,), "log of zero or less", 0),
    ("logarithm", (NAN,), "log of zero or less", 0),
    ("whole", (2.0**63,), "no int is that large", 0),
    ("whole", (-INF,), "no int is that large", 0),
    ("whole", (NAN,), "no int is that large", 0),
    ("code", (3, 0), INDEX, 3),
    ("code", (0, -1), INDEX, -1),
    ("part", (9,), INDEX, 9),
    ("part", (22,), INDEX, 22),
    ("part", (BOTTOM,), INDEX, BOTTOM),
    ("asserted", (0,), "assertion", 0),
    ("explained", (-1,), "a is above zero", 0),
    ("called", (5,), INDEX, 5),
    ("first_part_first", (9,), "division by zero", 0),
]
HOLDS: list[tuple[str, tuple[Any, ...]]] = [  # as near to the edge as the checks allow
    ("add", (TOP, 0)),
    ("fill_page", (16384,)),
    ("name_on_page", (16376,)),
    ("scaled", ([0, 0], [1, 2, 3], 1, 2, -32768)),
    ("scaled", ([(1 << 31) - 1, -(1 << 31)], [127, -128], 0, 2, 32767)),
    ("scaled", ([], [], 0, 0, 5)),
    ("flat", (2,)),
    ("sub", (BOTTOM, 0)),
    ("mul", (BOTTOM, 1)),
    ("negative", (TOP,)),
    ("absolute", (-TOP,)),
    ("floor", (BOTTOM, 1)),
    ("remainder", (BOTTOM, -1)),
    ("shift_left", (-1, 63)),
    ("shift_right", (BOTTOM, 63)),
    ("augmented_field", (TOP - 1,)),
    ("write_cell", (4, -128)),
    ("write_narrow", (1, 65535)),
    ("write_narrow", (2, -(1 << 31))),
    ("write_narrow", (3, (1 << 32) - 1)),
    ("swapped", (1,)),
    ("read_field", (Leaf(),)),
    ("found", (0,)),
    ("count", (TOP,)),
    ("loop", (TOP,)),
    ("root", (-0.0,)),
    ("logarithm", (5e-324,)),
    ("whole", (-(2.0**63),)),
    ("whole", (9223372036854774784.0,)),
    ("code", (2, 3)),
    ("part", (21,)),
    ("explained", (1,)),
]
RULES = {name: rule for name, rule in rules_of(faulty).items() if name not in ("find", "maybe", "surely")}


@pytest.fixture(scope="module")
def ways() -> Ways:
    return Ways("sample", RULES)


def line_of(name: str) -> int:
    """The line marked in the rule, or in the one that it calls."""
    inside = {"called": "inner", "promised": "surely"}.get(name, name)
    lines, first = inspect.getsourcelines(getattr(faulty, inside))
    return next(first + i for i, line in enumerate(lines) if line.endswith("# here\n"))


@pytest.mark.parametrize(("name", "given", "what", "value"), FAILS)
def test_check_fails(ways: Ways, name: str, given: tuple[Any, ...], what: str, value: int) -> None:
    state = State()
    result, (after, *_) = ways.agreed(name, state, *given, plain=False)
    assert result == f"sample: {what}: {value} at dialect/faulty.py:{line_of(name)}"
    assert after == (repr(state.flat_()), state.pack())  # unchanged, though the rule had begun


@pytest.mark.parametrize(("name", "given"), HOLDS)
def test_check_holds_at_the_edge(ways: Ways, name: str, given: tuple[Any, ...]) -> None:
    assert not ways.agreed(name, State(), *given)[0].startswith("sample: ")


def test_every_faulty_rule_is_tested() -> None:
    inner = {"find", "maybe", "surely", "taken", "cells", "inner", "below", "many_lines"}
    assert {name for name, *_ in FAILS} | inner >= set(rules_of(faulty)) - {"swapped"}


def test_each_case_of_a_match_names_its_own_line(ways: Ways) -> None:
    texts = [ways.agreed("write_narrow", State(), which, -(1 << 40), plain=False)[0] for which in range(4)]
    first = line_of("write_narrow")
    assert [int(text.rpartition(":")[2]) for text in texts] == [first, first + 2, first + 4, first + 6]


def test_the_index_and_the_value_are_named_by_their_own_lines(ways: Ways) -> None:
    first = inspect.getsourcelines(faulty.below)[1]
    for i, what, line in [(9, f"{INDEX}: 9", first + 5), (1, f"{FIT}: 200", first + 3)]:
        text = ways.agreed("below", State(), i, plain=False)[0]
        assert text == f"sample: {what} at dialect/faulty.py:{line}"


def test_an_expression_over_many_lines_is_named_where_it_begins(ways: Ways) -> None:
    first = inspect.getsourcelines(faulty.many_lines)[1]
    assert ways.agreed("many_lines", State(), 9, plain=False)[0].endswith(f":{first + 4}")
    assert ways.agreed("many_lines", State(), 0)[0] == "4"


def test_a_tuple_is_stored_in_order_with_the_new_index(ways: Ways) -> None:
    _, ((text, _), _) = ways.agreed("swapped", State(), 4)
    assert "0, 4, 0, 0, 0" in text


def test_a_failing_entry_point_has_written_to_buffers_what_it_wrote_before(ways: Ways) -> None:
    result, (_, d, *_) = ways.agreed("augmented_buffer", State(), [3, 1], 0, 2)
    assert (result, d) == ("None", ["12", "1"])


def test_after_a_failure_the_same_library_works(ways: Ways) -> None:
    for _ in range(3):
        assert ways.agreed("add", State(), TOP, 1, plain=False)[0].startswith("sample: overflow")
        assert ways.agreed("add", State(), 2, 1)[0] == "3"
