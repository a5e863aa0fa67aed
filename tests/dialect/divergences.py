"""Rules that once ran differently in one way than in another; test_divergences.py says what was wrong."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Buffer, Family, Struct, bits, f64, i8, i32, i64, of, public

LOWEST: Final = -(1 << 63)
EDGES: Final = (LOWEST, -1)
BELOW = Family(-5, (2, 2))
PLACE = Family(7, (3, 4))


class Leaf(Struct):
    a: i8 = public
    w: f64 = public
    q: bool = public


class State(Struct):
    n: i32 = public
    wide: i64 = public
    row: Array[i8] = public[5]
    leaf: Leaf
    leaves: Array[Leaf] = of[2]


def steps_across_zero(s: State) -> int:
    total = 0
    for i in range(5, LOWEST, LOWEST):
        s.n = (~i) % 100
        total += 1
    return total


def spent(s: State) -> int:
    s.n += 1
    return s.n


def late_failure(s: State, part: int) -> int:
    """All parts are evaluated, and may fail, before the first is checked."""
    return PLACE.code(part, 1 // (part - part))


def negative_first(code: int) -> int:
    if BELOW.holds(code):
        return BELOW.part(code, 0) * 10 + BELOW.part(code, 1)
    return -1


def far_from_the_family(code: int) -> int:
    return PLACE.part(code, 0)


def lowest_of_a_table(i: int) -> int:
    return EDGES[i]


def given_another(leaf: Leaf, n: int) -> int:
    """The parameter comes to point at a local struct: C may not take it for the only way there."""
    own = Leaf()
    leaf.a = 1
    leaf = own
    leaf.a = n
    own.a += 1
    return leaf.a


def give_another(s: State, n: int) -> int:
    return given_another(s.leaf, n) * 10 + s.leaf.a


def maybe(s: State, n: int) -> Leaf | None:
    if n > 0:
        return s.leaves[n]
    return None


def of_a_call(s: State, n: int) -> int:
    return maybe(s, n).a


def of_a_name(s: State, n: int) -> int:
    found = maybe(s, n)
    found.a += 1
    return found.a


def surely(s: State, n: int) -> Leaf:
    return maybe(s, n)


def of_a_result(s: State, n: int) -> None:
    surely(s, n).a = 3


def swap_in_a_case(s: State, n: int) -> int:
    """Debug mode makes several statements of some: also inside a case."""
    match n:
        case 1:
            s.row[0], s.row[1] = s.row[1], s.row[0]
            s.row[spent(s)] += 3
        case _:
            s.n = s.row[2] = 4
    return s.n


def dead_and_alive(n: int) -> int:
    while True:
        n += 1
        if n > 5:
            break
        if n == 3:
            return n
    return -n


def large(x: float) -> int:
    return int(x)


def touch_gap(s: State, leaf: Leaf) -> None:
    leaf.a += 1
    s.leaf.q = not s.leaf.q
    s.leaves[1].a = leaf.a


def odd_bool(q: Buffer[bool]) -> bool:
    return q[0] == True  # noqa: E712


def pieces(mask: int) -> int:
    total = 0
    for i in bits(
        mask,
    ):
        total += i
    return total
