"""The checks of debug mode: the same questions, in the same order, with the same words as in the C prelude."""

from __future__ import annotations

import math
from collections.abc import Callable
from ctypes import c_float
from typing import Any, NoReturn

from camarilla.dialect import intrinsics
from camarilla.dialect.codes import Family
from camarilla.dialect.load import RuleError
from camarilla.dialect.page import Page
from camarilla.dialect.types import INT64, SIZED, Sized


class Checks:
    """The checks of one file of one game; every method ends with the line it is called from."""

    def __init__(self, game: str, file: str) -> None:
        self.game, self.file = game, file

    def fail(self, what: str, value: int, line: int) -> NoReturn:
        raise RuleError(self.game, what, value, self.file, line)

    # -- arithmetic
    def whole(self, result: Any, first: Any, line: int) -> Any:
        """An int that fits 64 bits, or any float."""
        if isinstance(result, int) and not INT64.low <= result <= INT64.high:
            self.fail("overflow", first, line)
        return result

    def add(self, a: Any, b: Any, line: int) -> Any:
        return self.whole(a + b, a, line)

    def sub(self, a: Any, b: Any, line: int) -> Any:
        return self.whole(a - b, a, line)

    def mul(self, a: Any, b: Any, line: int) -> Any:
        return self.whole(a * b, a, line)

    def negative(self, a: Any, line: int) -> Any:
        return self.whole(-a, 0, line)

    def absolute(self, a: Any, line: int) -> Any:
        return self.whole(abs(a), 0, line)

    def divisor(self, b: Any, line: int) -> Any:
        if b == 0:
            self.fail("division by zero", 0, line)
        return b

    def div(self, a: int, b: int, line: int) -> Any:
        return self.whole(a // self.divisor(b, line), 0, line)

    def mod(self, a: int, b: int, line: int) -> int:
        return a % int(self.divisor(b, line))

    def true_div(self, a: float, b: float, line: int) -> float:
        return a / float(self.divisor(b, line))

    def distance(self, n: int, line: int) -> int:
        if not 0 <= n <= 63:
            self.fail("bad shift", n, line)
        return n

    def shl(self, a: int, n: int, line: int) -> Any:
        return self.whole(a << self.distance(n, line), a, line)

    def shr(self, a: int, n: int, line: int) -> int:
        return a >> self.distance(n, line)

    # -- cells and references
    def index(self, cells: Any, i: int, line: int) -> int:
        if not 0 <= i < len(cells):
            self.fail("index out of range", i, line)
        return i

    def at(self, cells: Any, i: int, line: int) -> Any:
        return cells[self.index(cells, i, line)]

    def some(self, it: Any, line: int) -> Any:
        if it is None:
            self.fail("a reference is None", 0, line)
        return it

    def fit(self, base: Any, value: Any, line: int) -> Any:
        """The value as a cell of this type holds it."""
        if base is SIZED["f32"]:
            rounded = c_float(value).value
            if math.isinf(rounded) and not math.isinf(value):
                self.fail("value does not fit", 0, line)
            return rounded
        if isinstance(base, Sized) and base.scalar == "int" and not base.low <= value <= base.high:
            self.fail("value does not fit", value, line)
        return value

    def set(self, value: Any, it: Any, field: str, line: int) -> None:
        setattr(it, field, self.fit(type(it).fields_[field].base, value, line))

    def put(self, value: Any, it: Any, field: str, i: int, at: int, line: int) -> None:
        """Store into an array of a struct, whose index is written in the line `at`."""
        cells = getattr(it, field)
        self.index(cells, i, at)
        cells[i] = self.fit(type(it).fields_[field].base, value, line)

    def put_buffer(self, value: Any, cells: Any, base: str, i: int, at: int, line: int) -> None:
        self.index(cells, i, at)
        cells[i] = self.fit(SIZED[base], value, line)

    # -- calls
    def to_int(self, value: Any, line: int) -> int:
        if isinstance(value, float) and not -(2.0**63) <= value < 2.0**63:
            self.fail("no int is that large", 0, line)
        return int(value)

    def members(self, mask: int, line: int) -> int:
        if mask < 0:
            self.fail("a set is not negative", mask, line)
        return mask

    def on_page(self, write: Callable[[Page, Any], None], page: Page, what: Any, line: int) -> None:
        try:
            write(page, what)
        except IndexError:
            self.fail("the page is full", page.size, line)

    def run(self, at: int, count: int, cells: Any, line: int) -> None:
        if count < 0 or not 0 <= at <= len(cells) - count:
            self.fail("index out of range", at, line)

    def flatten(self, it: Any, cells: Any, at: int, line: int) -> None:
        self.run(at, type(it).size_, cells, line)
        intrinsics.flatten(it, cells, at)

    def add_scaled(self, sums: Any, rows: Any, at: int, count: int, factor: int, line: int) -> None:
        self.run(0, count, sums, line)
        self.run(at, count, rows, line)
        intrinsics.add_scaled(sums, rows, at, count, self.fit(SIZED["i16"], factor, line))

    def sqrt(self, x: float, line: int) -> float:
        if not x >= 0:
            self.fail("sqrt of a negative number", 0, line)
        return math.sqrt(x)

    def log(self, x: float, line: int) -> float:
        if not x > 0:
            self.fail("log of zero or less", 0, line)
        return math.log(x)

    def holds(self, condition: Any, message: str, line: int) -> None:
        if not condition:
            self.fail(message, 0, line)

    def code(self, family: Family, *numbers: int) -> int:
        *parts, line = numbers
        for part, size in zip(parts, family.sizes, strict=True):
            if not 0 <= part < size:
                self.fail("index out of range", part, line)
        return family.code(*parts)

    def part(self, family: Family, code: int, which: int, line: int) -> int:
        if not family.holds(code):
            self.fail("index out of range", code, line)
        return family.part(code, which)
