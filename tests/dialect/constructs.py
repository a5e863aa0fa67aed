"""One small rule for each construct of the dialect: numbers, conditions, order of evaluation, cells.

With loops_and_references.py, what test_constructs.py runs every way.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from camarilla import dialect
from camarilla.dialect import (
    Array,
    Buffer,
    Family,
    Struct,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    log,
    nobody,
    of,
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
