"""One small rule for each construct of the dialect; test_constructs.py runs them every way."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from camarilla import dialect
from camarilla.dialect import (
    Array,
    Buffer,
    Family,
    Struct,
    assign,
    bits,
    clear,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    log,
    mix,
    nobody,
    of,
    popcount,
    public,
    sqrt,
    u8,
    u16,
    u32,
)

TOP: Final = 9223372036854775807
BOTTOM: Final = -TOP - 1
SEVEN: Final = 7
THREE_STEPS: Final = 3
HALF: Final = 0.5
YES: Final = True
PRIMES: Final = (2, 3, 5, 7, 11)
EDGES: Final = (BOTTOM, -1, TOP)
OPEN: Final = (True, False, True)
PLACE = Family(10, (3, 4))
BELOW = Family(-6, (2, 3))


class Suit(IntEnum):
    CUPS = 1
    COINS = 2


class Names:
    NINE: Final = 9
    MOVE = Family(0, (5,))


class Leaf(Struct):
    a: i8 = public
    w: f64 = public
    few: Array[i16] = public[3]


class Log(Struct):
    """Which calls were made, in order."""

    size: i8 = public
    call: Array[i8] = public[20]


class Sheet(Struct):
    log: Log
    flag: bool = public
    small: i8 = public
    byte: u8 = public
    word: u16 = nobody
    half: i32 = public
    big: u32 = public
    wide: i64 = public
    x: f64 = public
    single: f32 = public
    row: Array[i8] = public[5]
    truths: Array[bool] = public[3]
    leaf: Leaf
    leaves: Array[Leaf] = of[3]


def note(s: Sheet, which: int, value: int) -> int:
    """Remember that this was called, and give the value back."""
    s.log.call[s.log.size] = which
    s.log.size += 1
    return value


def holds(s: Sheet, which: int, value: bool) -> bool:
    note(s, which, 0)
    return value


# -- arithmetic
def arithmetic(a: int, b: int) -> int:
    return a + b * 3 - (a - b) + -a + ~b


def floor_division(a: int, b: int) -> int:
    return a // b


def remainder(a: int, b: int) -> int:
    return a % b


def bitwise(a: int, b: int) -> int:
    return (a & b) ^ (a | b) ^ a


def shift_left(a: int, b: int) -> int:
    return a << b


def shift_right(a: int, b: int) -> int:
    return a >> b


def negate(a: int) -> int:
    return -a


def distance(a: int, b: int) -> int:
    return abs(a - b) + min(a, b) - max(a, b)


def literals() -> int:
    return -9223372036854775808 + 9223372036854775807 + 0xFF + -0


def real_arithmetic(x: float, y: float) -> float:
    return (x + y) * (x - y) / 4.0 + -x - -1.5


def real_functions(x: float) -> float:
    return sqrt(abs(x)) + log(abs(x) + 1.0) + min(x, HALF) - max(x, -HALF)


def extremes_of_reals(x: float, y: float) -> float:
    return min(x, y) - max(y, x)


def conversions(a: int, x: float, b: bool) -> float:
    return float(a) + float(int(x)) + float(int(b)) + float(int(a)) + float(int(bool(a)))


def truth(a: int, b: bool) -> bool:
    return bool(a) == b and (not a) == (not b)


# -- conditions
def chained(s: Sheet, a: int, b: int, c: int) -> bool:
    return note(s, 1, a) < note(s, 2, b) <= note(s, 3, c) != note(s, 4, 0)


def short_circuit(s: Sheet, a: bool, b: bool, c: bool) -> bool:
    return (holds(s, 1, a) and (holds(s, 2, b) or holds(s, 3, c))) or holds(s, 4, not a)


def conditional(s: Sheet, a: int) -> int:
    return note(s, 1, 10) if note(s, 2, a) else note(s, 3, 20)


def plain_conditional(a: int, b: int) -> int:
    return a if a > b else b


def conditional_reference(s: Sheet, a: bool) -> None:
    (s.leaf if a else s.leaves[1]).a = 9


def compare_reals(x: float, y: float) -> bool:
    return x < y or x == y


def branches(n: int) -> int:
    if n < 0:
        return -1
    elif n == 0:
        n = 5
    else:
        if n > 100:
            return 100
        n += 1
    return n


# -- evaluation order
def operands(s: Sheet) -> int:
    return note(s, 1, 3) + note(s, 2, 4) * note(s, 3, 5) - note(s, 4, 6)


def arguments(s: Sheet) -> int:
    return note(s, note(s, 1, 7), note(s, 2, 8))


def augmented_cell(s: Sheet, i: int) -> None:
    s.row[note(s, 1, i)] += note(s, 2, 3)


def augmented_reads_first(s: Sheet) -> None:
    """The old value is read before the right side changes the cell."""
    s.small += overwrite(s)


def overwrite(s: Sheet) -> int:
    s.small = 50
    return 1


def augmented_name(n: int) -> int:
    n += 2
    n *= 3
    n -= 1
    n //= 2
    n %= 7
    n <<= 2
    n >>= 1
    n |= 8
    n &= 13
    n ^= 5
    return n


def augmented_real(s: Sheet, x: float) -> float:
    s.x += x
    s.leaves[2].w -= x
    x *= 2.0
    x /= 8.0
    return x


def several_targets(s: Sheet, n: int) -> int:
    n = s.row[n] = s.small = s.row[note(s, 1, 2)] = n + 1
    return n


def swap(s: Sheet, i: int, j: int) -> int:
    s.row[i], s.row[j] = s.row[j], s.row[i]
    i, j = j, i
    return i * 10 + j


def rotate(s: Sheet, i: int) -> int:
    """Targets are assigned from left to right: the index is the new one."""
    i, s.row[i], s.flag = i + 1, 9, i > 0
    return i


def store_order(s: Sheet) -> None:
    s.row[note(s, 1, 2)] = note(s, 2, 5)


def calls_in_place(s: Sheet) -> int:
    return s.leaves[note(s, 1, 1)].few[note(s, 2, 2)] + s.row[note(s, 3, 0)]


# -- cells
def every_cell(s: Sheet, n: int) -> int:
    s.flag = n > 1
    s.small = -128
    s.byte = 255
    s.word = 65535
    s.half = -2147483648
    s.big = 4294967295
    s.wide = BOTTOM
    s.truths[1] = not s.flag
    s.leaf.few[2] = -32768
    s.leaves[2].a = s.small
    return s.byte + s.word + s.half + s.big + int(s.truths[1]) + s.leaf.few[2]


def singles(s: Sheet, x: float) -> float:
    s.single = x
    s.single += 0.1
    return s.single


def lengths(s: Sheet, d: Buffer[i32]) -> int:
    return len(s.row) + len(d) * 10 + len(PRIMES) * 100 + len(s.leaves) * 1000


def tables(i: int) -> int:
    return PRIMES[i] + int(OPEN[i % 3]) + len(EDGES)


def edges(i: int) -> int:
    return EDGES[i]


def constants() -> int:
    return SEVEN + Suit.COINS + Names.NINE + int(YES) + dialect.types.INT64.size + PLACE.count + PLACE.first


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
