"""One rule for each place where a check can fail; the failing line ends with `# here`."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import (
    Array,
    Buffer,
    Family,
    Page,
    Struct,
    add_name,
    add_scaled,
    assign,
    bits,
    clear,
    f32,
    f64,
    flatten,
    i8,
    i16,
    i32,
    i64,
    log,
    of,
    popcount,
    public,
    put,
    sqrt,
    u8,
    u16,
    u32,
)

TABLE: Final = (4, 5, 6)
PLACE = Family(10, (3, 4))


class Leaf(Struct):
    a: i8 = public
    few: Array[i16] = public[3]


class Sight(Struct):
    up: bool = public
    kind: Array[i8] = public[2]


class State(Struct):
    before: i8 = public  # set by the rules before they fail
    byte: u8 = public
    word: u16 = public
    half: i32 = public
    big: u32 = public
    wide: i64 = public
    x: f64 = public
    single: f32 = public
    row: Array[i8] = public[5]
    singles: Array[f32] = public[2]
    leaves: Array[Leaf] = of[2]


def add(s: State, a: int, b: int) -> int:
    s.before = 1
    return a + b  # here


def sub(s: State, a: int, b: int) -> int:
    s.before = 1
    return a - b  # here


def mul(s: State, a: int, b: int) -> int:
    s.before = 1
    return a * b  # here


def negative(s: State, a: int) -> int:
    s.before = 1
    return -a  # here


def absolute(s: State, a: int) -> int:
    s.before = 1
    return abs(a)  # here


def floor(s: State, a: int, b: int) -> int:
    s.before = 1
    return a // b  # here


def remainder(s: State, a: int, b: int) -> int:
    s.before = 1
    return a % b  # here


def divide(s: State, a: float, b: float) -> float:
    s.before = 1
    return a / b  # here


def shift_left(s: State, a: int, b: int) -> int:
    s.before = 1
    return a << b  # here


def shift_right(s: State, a: int, b: int) -> int:
    s.before = 1
    return a >> b  # here


def augmented_name(s: State, a: int, b: int) -> int:
    s.before = 1
    a *= b  # here
    return a


def augmented_field(s: State, b: int) -> None:
    s.before = 1
    s.wide -= 2
    s.wide -= b  # here


def augmented_cell(s: State, i: int, b: int) -> None:
    s.before = 1
    s.row[i] += b  # here


def augmented_buffer(s: State, d: Buffer[i32], i: int, b: int) -> None:
    s.before = 1
    d[i] <<= b  # here


def read_cell(s: State, i: int) -> int:
    s.before = 1
    return s.row[i]  # here


def read_buffer(s: State, d: Buffer[i32], i: int) -> int:
    s.before = 1
    return d[i]  # here


def read_table(s: State, i: int) -> int:
    s.before = 1
    return TABLE[i]  # here


def read_struct(s: State, i: int) -> int:
    s.before = 1
    return s.leaves[i].a  # here


def write_cell(s: State, i: int, value: int) -> None:
    s.before = 1
    s.row[i] = value  # here


def write_buffer(s: State, d: Buffer[i32], i: int, value: int) -> None:
    s.before = 1
    d[i] = value  # here


def write_narrow(s: State, which: int, value: int) -> None:
    s.before = 1
    match which:
        case 0:
            s.byte = value  # here
        case 1:
            s.word = value  # or here
        case 2:
            s.half = value  # or here
        case _:
            s.big = value  # or here


def write_single(s: State, i: int, x: float) -> None:
    s.before = 1
    s.x = x
    s.singles[i] = x  # here


def add_single(s: State, x: float) -> None:
    s.before = 1
    s.single += x  # here


def several(s: State, value: int) -> None:
    s.before = 1
    s.half = s.byte = value  # here


def swapped(s: State, i: int) -> None:
    s.before = 1
    i, s.row[i] = 1, i  # here


def below(s: State, i: int) -> None:
    """The index is written in one line, the value in another: each is named by its own."""
    s.before = 1
    (
        s.before,
        s.row[i],
    ) = 1, 200


def read_field(s: State, leaf: Leaf | None) -> int:
    s.before = 1
    return leaf.a  # here


def write_field(s: State, leaf: Leaf | None) -> None:
    s.before = 1
    leaf.a = 1  # here


def write_inside(s: State, leaf: Leaf | None) -> None:
    s.before = 1
    leaf.few[1] += 1  # here


def give(s: State, leaf: Leaf | None) -> int:
    s.before = 1
    return taken(leaf)  # here


def taken(leaf: Leaf) -> int:
    return leaf.a


def give_cells(s: State, leaf: Leaf | None) -> int:
    s.before = 1
    return cells(leaf.few)  # here


def cells(few: Buffer[i16]) -> int:
    return len(few)


def copy_none(s: State, leaf: Leaf | None) -> None:
    s.before = 1
    assign(s.leaves[0], leaf)  # here


def clear_none(s: State, leaf: Leaf | None) -> None:
    s.before = 1
    clear(leaf)  # here


def found(s: State, a: int) -> int:
    s.before = 1
    return find(s, a).a  # here


def find(s: State, a: int) -> Leaf | None:
    if s.leaves[0].a == a:
        return s.leaves[0]
    return maybe(s, a)


def maybe(s: State, a: int) -> Leaf | None:
    return None


def renamed(s: State, a: int) -> int:
    s.before = 1
    leaf = maybe(s, a)
    other = leaf
    return other.a  # here


def promised(s: State, a: int) -> int:
    s.before = 1
    return surely(s, a).a


def surely(s: State, a: int) -> Leaf:
    return maybe(s, a)  # here


def chosen(s: State, leaf: Leaf | None, b: bool) -> int:
    s.before = 1
    return (leaf if b else maybe(s, 1)).a  # here


def count(s: State, mask: int) -> int:
    s.before = 1
    return popcount(mask)  # here


def loop(s: State, mask: int) -> int:
    s.before = 1
    total = 0
    for i in bits(mask):  # here
        total += i
    return total


def scaled(s: State, sums: Buffer[i32], rows: Buffer[i8], at: int, count: int, factor: int) -> None:
    s.before = 1
    add_scaled(sums, rows, at, count, factor)  # here


def flat(s: State, at: int) -> None:
    sight = Sight()
    s.before = 1
    flatten(sight, s.row, at)  # here


def fill_page(s: State, letters: int) -> int:
    page = Page()
    s.before = 1
    for _ in range(letters):
        put(page, "x")  # here
    return page.size


def name_on_page(s: State, letters: int) -> int:
    page = Page()
    s.before = 1
    for _ in range(letters):
        put(page, "x")
    add_name(page, "name")  # here
    return page.size


def root(s: State, x: float) -> float:
    s.before = 1
    return sqrt(x)  # here


def logarithm(s: State, x: float) -> float:
    s.before = 1
    return log(x)  # here


def whole(s: State, x: float) -> int:
    s.before = 1
    return int(x)  # here


def code(s: State, a: int, b: int) -> int:
    s.before = 1
    return PLACE.code(a, b)  # here


def part(s: State, code: int) -> int:
    s.before = 1
    return PLACE.part(code, 1)  # here


def asserted(s: State, a: int) -> None:
    s.before = 1
    assert a > 0  # here


def explained(s: State, a: int) -> None:
    s.before = 1
    assert a > 0, "a is above zero"  # here


def called(s: State, a: int) -> None:
    """The line named is the one inside the rule that is called."""
    s.before = 1
    inner(s, a)


def inner(s: State, a: int) -> None:
    s.row[0] = 2
    s.row[a] = 2  # here


def first_part_first(s: State, a: int) -> int:
    """Both parts are evaluated before either is checked."""
    s.before = 1
    return PLACE.code(a, 1 // (a - a))  # here


def many_lines(s: State, a: int) -> int:
    s.before = 1
    return (
        a
        + TABLE[
            a  # the subscript begins a line above
        ]
    )
