"""One small rule for each construct of the dialect: loops, match, references, buffers, families of codes."""

from __future__ import annotations

from typing import Final

from camarilla import dialect
from camarilla.dialect import Buffer, Family, assign, bits, clear, f64, i8, i32, mix, popcount
from dialect.constructs import BOTTOM, THREE_STEPS, TOP, YES, Leaf, Names, Sheet, Suit, note

PLACE = Family(10, (3, 4))
BELOW = Family(-6, (2, 3))


# -- loops
def ranges(a: int, b: int) -> int:
    total = 0
    for i in range(a):
        total += i
    for i in range(a, b):
        total += 10 * i
    for i in range(b, a, -1):
        total += 100 * i
    for i in range(a, b, THREE_STEPS):
        total += 1000 * i
    for i in range(b, a, -THREE_STEPS):
        total += 10000 * i
    return total


def edges_of_ranges() -> int:
    total = 0
    for i in range(TOP - 5, TOP, 2):
        total += TOP - i
    for i in range(BOTTOM + 5, BOTTOM, -3):
        total += i - BOTTOM
    for i in range(BOTTOM, TOP, TOP):
        total += 1000 + int(i < 0)
    for _ in range(TOP, BOTTOM, BOTTOM):
        total += 100000
    for i in range(TOP - 1, TOP):
        total += TOP - i
    return total


def range_is_taken_once(n: int) -> int:
    total = 0
    for i in range(n):
        n = 100
        i += 10
        total += i
    return total


def last_value(n: int) -> int:
    i = -1
    for i in range(n):  # noqa: B007
        pass
    return i


def members(s: Sheet, mask: int) -> int:
    total = 0
    for i in bits(note(s, 1, mask)):
        if i == 3:
            continue
        total = total * 100 + i
        mask = 0
    return total + popcount(mask)


def until(n: int) -> int:
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def called_condition(s: Sheet, n: int) -> int:
    while note(s, 1, n) > 0:
        n -= 1
        if n == 5:
            break
        if n % 2:
            continue
        note(s, 2, 0)
    return n


def forever(n: int) -> int:
    while True:
        n += 1
        if n > 9:
            return n


def leave_loops(s: Sheet, n: int) -> int:
    found = 0
    for i in range(4):
        for j in range(4):
            if i * j == n:
                found = i * 10 + j
                break
            if j > i:
                continue
            s.row[j] += 1
        if found:
            break
    return found


# -- match
def matches(n: int) -> int:
    match n:
        case 0:
            return 10
        case 1 | -3:
            n = 7
        case Names.NINE:
            pass
        case Suit.COINS | SUITS.cups:
            return 0
        case _:
            n = -n
    return n


class SUITS:
    cups: Final = 5


def match_in_loop(n: int) -> int:
    total = 0
    for i in range(10):
        match i % n:
            case 0:
                continue
            case 3:
                break
            case 4:
                for j in range(9):
                    match j:
                        case 2:
                            break
                        case _:
                            total += 1
                total += 1000
        total += 10
    return total


def match_while(s: Sheet, n: int) -> int:
    while note(s, 1, n) > 0:
        match n:
            case 3:
                break
            case _:
                n -= 1
    return n


# -- references, local structs, buffers
def local(n: int) -> int:
    one = Leaf()
    two = Leaf()
    one.a = n
    one.few[1] = 4
    assign(two, one)
    one.a = 0
    fill(two, 3)
    same = two
    same.few[0] += 1
    total = two.a * 100 + two.few[0] * 10 + two.few[1]
    clear(two)
    return total + same.a


def fill(leaf: Leaf, value: int) -> None:
    for i in range(len(leaf.few)):
        leaf.few[i] += value


def pick(s: Sheet, i: int) -> Leaf:
    return s.leaves[i]


def find(s: Sheet, a: int) -> Leaf | None:
    for i in range(3):
        if s.leaves[i].a == a:
            return s.leaves[i]
    return None


def references(s: Sheet, i: int) -> int:
    leaf = pick(s, i)
    leaf.a = 4
    pick(s, 0).few[1] = 8
    leaf = s.leaf
    leaf.a += pick(s, i).a
    return s.leaf.a


def nullable(s: Sheet, a: int, leaf: Leaf | None) -> int:
    found = find(s, a)
    if found is None:
        return -1 if leaf is not None else -2
    found.a = 100
    if leaf is not None:
        leaf.a = found.a
    return optional(leaf) + optional(found) + optional(None) + optional(s.leaf)


def optional(leaf: Leaf | None) -> int:
    return 1 if leaf is None else leaf.a


def nothing(s: Sheet) -> None:
    """A rule may do nothing, and say so by a bare return."""
    if s.flag:
        return
    s.small = 1
    return None


def pass_on(s: Sheet) -> None:
    return nothing(s)


def total(cells: Buffer[i8]) -> int:
    sum = 0
    for i in range(len(cells)):
        sum += cells[i]
        cells[i] = i
    return sum


def buffers(s: Sheet, d: Buffer[i32], m: Buffer[Leaf], x: Buffer[f64], q: Buffer[bool]) -> int:
    count = total(s.row) + total_of_leaves(m) + total_of_leaves(s.leaves)
    for i in range(len(d)):
        d[i] += i
        x[i] = float(d[i])
        q[i] = d[i] > 2
    return count


def total_of_leaves(leaves: Buffer[Leaf]) -> int:
    sum = 0
    for i in range(len(leaves)):
        sum += leaves[i].a
        leaves[i].few[0] = 5
        fill(leaves[i], 1)
    return sum


def alias(s: Sheet, i: int) -> int:
    """The same struct twice, and a struct inside another."""
    return add_leaf(s.leaf, s.leaf) + add_inside(s, s.leaf) + add_cells(s, s.row) + either(s.leaf, s.leaves, i)


def add_leaf(a: Leaf, b: Leaf) -> int:
    a.a = 1
    b.a += 2
    return a.a


def add_inside(s: Sheet, leaf: Leaf) -> int:
    s.leaf.a = 10
    leaf.a += 1
    return s.leaf.a


def add_cells(s: Sheet, cells: Buffer[i8]) -> int:
    s.row[0] = 20
    cells[0] += 1
    return s.row[0]


def either(leaf: Leaf, leaves: Buffer[Leaf], i: int) -> int:
    leaf.a = 40
    leaves[i].a = 41
    return leaf.a


# -- families, random bits
def families(n: int) -> int:
    code = PLACE.code(n % 3, n % 4)
    if not PLACE.holds(code) or PLACE.holds(code + 12) or PLACE.holds(9) or BELOW.holds(-7):
        return -1
    return code * 100 + PLACE.part(code, 0) * 10 + PLACE.part(code, 1) + Names.MOVE.code(n % 5)


def codes_below_zero(n: int) -> int:
    return BELOW.code(n % 2, n % 3) * 100 + BELOW.part(n % 6 - 6, 0) * 10 + BELOW.part(-1, 1)


def parts_in_order(s: Sheet) -> int:
    return PLACE.code(note(s, 1, 2), note(s, 2, 3))


def mixed(a: int, b: int) -> int:
    return mix(a, b)


def qualified(x: float) -> float:
    """Functions of the dialect and rules of other modules by a dotted name."""
    return dialect.sqrt(x) + float(dialect.popcount(7))


def declared(n: int) -> int:
    total: int = n + 1
    share: float = float(total)
    odd: bool = n % 2 == 1
    leaf: Leaf = Leaf()
    same: Leaf = leaf
    same.a = 1
    return int(share) + int(odd) + leaf.a


def checked_by_assert(n: int) -> int:
    assert n > 0
    assert n < 100, "n is small?"
    return n


def read_bool(q: Buffer[bool]) -> int:
    return int(q[0]) + (10 if q[0] == YES else 0)
