"""Every construct gives the same plain, in debug mode and compiled."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.dialect import Library
from dialect import constructs, loops_and_references
from dialect.constructs import BOTTOM, TOP, Leaf, Sheet
from dialect.ways import Ways, in_library, in_python, rules_of

INTS = [0, 1, -1, 2, 7, -7, 100]
NAN, INF = float("nan"), float("inf")


def sheet(**cells: Any) -> Sheet:
    new = Sheet()
    for name, value in cells.items():
        setattr(new, name, value)
    return new


def leaf(a: int) -> Leaf:
    new = Leaf()
    new.a = a
    return new


def pairs(*numbers: int) -> list[tuple[int, int]]:
    return [(a, b) for a in numbers for b in numbers]


def leaves(*numbers: int) -> Sheet:
    new = Sheet()
    for it, number in zip(new.leaves, numbers, strict=True):
        it.a = number
    return new


CASES: dict[str, list[tuple[Any, ...]]] = {
    "note": [(sheet(), 1, 5)],
    "holds": [(sheet(), 1, True)],
    "arithmetic": pairs(*INTS),
    "floor_division": [*pairs(1, -1, 2, 7, -7, 100), (TOP, -1), (BOTTOM, 1), (BOTTOM, TOP), (TOP, BOTTOM)],
    "remainder": [*pairs(1, -1, 2, 7, -7, 100), (TOP, -1), (BOTTOM, -1), (BOTTOM, TOP), (TOP, BOTTOM)],
    "bitwise": [*pairs(*INTS), (BOTTOM, TOP)],
    "shift_left": [(1, 0), (1, 62), (-1, 63), (BOTTOM, 0), (0, 63), (-3, 4)],
    "shift_right": [(1, 0), (BOTTOM, 63), (-1, 5), (TOP, 62)],
    "negate": [(0,), (TOP,), (-TOP,)],
    "distance": pairs(*INTS),
    "literals": [()],
    "real_arithmetic": [(1.5, 2.25), (-0.0, 0.1), (INF, 1.0), (1e308, 1e308)],
    "real_functions": [(0.0,), (2.0,), (-7.25,), (1e300,)],
    "extremes_of_reals": [(0.0, -0.0), (-0.0, 0.0), (NAN, 1.0), (1.0, NAN), (2.0, 3.0)],
    "conversions": [(3, -2.75, True), (TOP, 9.2e18, False), (BOTTOM, -9.223372036854775808e18, True)],
    "truth": [(0, False), (0, True), (5, False), (5, True)],
    "chained": [(sheet(), a, b, c) for a, b, c in [(1, 2, 3), (2, 1, 0), (1, 2, 1), (-1, 0, 0)]],
    "short_circuit": [(sheet(), a, b, c) for a in (True, False) for b in (True, False) for c in (True, False)],
    "conditional": [(sheet(), 0), (sheet(), -4)],
    "plain_conditional": [(1, 2), (2, 1)],
    "conditional_reference": [(sheet(), True), (sheet(), False)],
    "compare_reals": [(1.0, 2.0), (2.0, 1.0), (NAN, NAN), (0.0, -0.0)],
    "branches": [(-5,), (0,), (7,), (200,)],
    "operands": [(sheet(),)],
    "arguments": [(sheet(),)],
    "augmented_cell": [(sheet(row=[1, 2, 3, 4, 5]), 4)],
    "augmented_reads_first": [(sheet(small=7),)],
    "overwrite": [(sheet(),)],
    "augmented_name": [(0,), (5,), (-9,)],
    "augmented_real": [(sheet(x=1.5), 0.75)],
    "several_targets": [(sheet(), 1)],
    "swap": [(sheet(row=[1, 2, 3, 4, 5]), 1, 4)],
    "rotate": [(sheet(), 0), (sheet(), 3)],
    "store_order": [(sheet(),)],
    "calls_in_place": [(sheet(row=[3, 0, 0, 0, 0]),)],
    "every_cell": [(sheet(), 1), (sheet(), 2)],
    "lengths": [(sheet(), []), (sheet(), [1, 2])],
    "tables": [(i,) for i in range(5)],
    "edges": [(i,) for i in range(3)],
    "constants": [()],
    "ranges": [(0, 7), (7, 0), (3, 3), (-4, 6)],
    "edges_of_ranges": [()],
    "range_is_taken_once": [(0,), (3,)],
    "last_value": [(0,), (3,)],
    "members": [(sheet(), 0), (sheet(), 0b101001), (sheet(), TOP & 0b11 << 61)],
    "until": [(1,), (7,), (27,)],
    "called_condition": [(sheet(), 0), (sheet(), 4), (sheet(), 7)],
    "forever": [(0,), (20,)],
    "leave_loops": [(sheet(), 6), (sheet(), 100)],
    "matches": [(n,) for n in range(-4, 10)],
    "match_in_loop": [(2,), (4,), (5,)],
    "match_while": [(sheet(), 5), (sheet(), 2)],
    "local": [(5,), (-3,)],
    "fill": [(leaf(1), 4)],
    "pick": [],  # returns a reference: not an entry point
    "find": [],
    "references": [(leaves(1, 2, 3), 0), (leaves(1, 2, 3), 2)],
    "nullable": [(leaves(1, 2, 3), a, it) for a in (2, 9) for it in (None, leaf(5))],
    "optional": [(None,), (leaf(4),)],
    "nothing": [(sheet(),), (sheet(flag=True),)],
    "pass_on": [(sheet(),)],
    "total": [([],), ([1, 2, 3],)],
    "buffers": [
        (leaves(1, 2, 3), [1, 2, 3], [leaf(7), leaf(8)], [0.0] * 3, [False] * 3),
        (leaves(1, 2, 3), [], [], [], []),
    ],
    "total_of_leaves": [([leaf(1)],)],
    "alias": [(sheet(), 0), (sheet(), 2)],
    "add_leaf": [(leaf(1), leaf(2))],
    "add_inside": [(sheet(), leaf(3))],
    "add_cells": [(sheet(), [1, 2])],
    "either": [(leaf(1), [leaf(2)], 0)],
    "families": [(n,) for n in range(12)],
    "codes_below_zero": [(n,) for n in range(6)],
    "parts_in_order": [(sheet(),)],
    "mixed": [(0, 0), (TOP, TOP), (BOTTOM, -1), (12345, 678)],
    "qualified": [(2.0,)],
    "declared": [(4,), (7,)],
    "checked_by_assert": [(1,), (99,)],
    "read_bool": [([True],), ([False],)],
}
RULES = rules_of(constructs) | rules_of(loops_and_references)
ENTRIES = {name: rule for name, rule in RULES.items() if CASES.get(name, [()])}


@pytest.fixture(scope="module")
def ways() -> Ways:
    return Ways("sample", ENTRIES)


@pytest.mark.parametrize("name", [name for name in CASES if CASES[name]])
@pytest.mark.untraced
def test_construct(ways: Ways, name: str) -> None:
    for given in CASES[name]:
        ways.agreed(name, *given)


def test_no_construct_is_left_out() -> None:
    assert set(RULES) == {*CASES, "singles"}


@pytest.mark.parametrize("x", [0.1, -3.5, INF, NAN])
def test_an_f32_cell_is_rounded_in_debug_mode_as_in_c(ways: Ways, x: float) -> None:
    ways.agreed("singles", sheet(), x, plain=False)


def test_plain_python_keeps_an_f32_exact_until_it_is_packed() -> None:
    s = sheet()
    assert constructs.singles(s, 0.25) == s.single == 0.35
    assert Sheet.unpack(s.pack()).single != 0.35


@pytest.mark.parametrize(
    ("name", "given", "order"),
    [
        ("chained", (sheet(), 2, 1, 0), [1, 2]),
        ("chained", (sheet(), 1, 2, 3), [1, 2, 3, 4]),
        ("short_circuit", (sheet(), True, False, True), [1, 2, 3]),
        ("conditional", (sheet(), 0), [2, 3]),
        ("operands", (sheet(),), [1, 2, 3, 4]),
        ("arguments", (sheet(),), [1, 2, 7]),
        ("augmented_cell", (sheet(), 4), [1, 2]),
        ("store_order", (sheet(),), [2, 1]),
        ("calls_in_place", (sheet(),), [1, 2, 3]),
        ("parts_in_order", (sheet(),), [1, 2]),
    ],
)
def test_operands_are_evaluated_in_order_and_once(name: str, given: tuple[Any, ...], order: list[int]) -> None:
    """The order that test_construct has found equal everywhere is Python's."""
    s = given[0].copy_()
    ENTRIES[name](s, *given[1:])
    assert s.log.call[: s.log.size] == order


def test_an_unchecked_library_computes_the_same(ways: Ways) -> None:
    library = Library("sample", ENTRIES, checks=False)
    for name in ENTRIES:
        for given in CASES.get(name, []):
            assert in_library(library, name, given) == in_python(ENTRIES[name], given)
