"""Sized types and audiences: what a field of a Struct may hold, and who may know it.

A type checker sees plain ints, floats and lists; the sizes are read from the annotation's text.
"""

from __future__ import annotations

from typing import Any, TypeAlias

i8: TypeAlias = int
i16: TypeAlias = int
i32: TypeAlias = int
i64: TypeAlias = int
u8: TypeAlias = int
u16: TypeAlias = int
u32: TypeAlias = int
f32: TypeAlias = float
f64: TypeAlias = float
Array = list  # in a Struct: `Array[i8] = public[5]`, five numbers
Buffer = list  # a parameter: `Buffer[i8]`, memory of the caller with a run-time length


class Sized:
    """A number of a fixed width: its name, bytes, `struct` letter, C type and range."""

    def __init__(self, name: str, size: int, letter: str, c: str, low: int, high: int) -> None:
        self.name, self.size, self.letter, self.c = name, size, letter, c
        self.low, self.high = low, high

    @property
    def scalar(self) -> str:
        """The dialect's type of a value read from it."""
        return {"b": "bool", "f": "float", "s": "str"}.get(self.name[0], "int")


def _integer(name: str, size: int, letter: str, c: str) -> Sized:
    bits = 8 * size
    if name[0] == "u":
        return Sized(name, size, letter, c, 0, (1 << bits) - 1)
    return Sized(name, size, letter, c, -(1 << bits - 1), (1 << bits - 1) - 1)


SIZED = {
    "bool": Sized("bool", 1, "?", "uint8_t", 0, 1),
    "i8": _integer("i8", 1, "b", "int8_t"),
    "i16": _integer("i16", 2, "h", "int16_t"),
    "i32": _integer("i32", 4, "i", "int32_t"),
    "i64": _integer("i64", 8, "q", "int64_t"),
    "u8": _integer("u8", 1, "B", "uint8_t"),
    "u16": _integer("u16", 2, "H", "uint16_t"),
    "u32": _integer("u32", 4, "I", "uint32_t"),
    "f32": Sized("f32", 4, "f", "float", 0, 0),
    "f64": Sized("f64", 8, "d", "double", 0, 0),
}
INT64 = SIZED["i64"]
TEXT = Sized("str", 16, "", "Text", 0, 0)  # only in constant tables


class Audience:
    """Who may know a field. `name: i8 = public` is one number, `Array[i8] = public[5]` five."""

    def __init__(self, kind: str, mask: str = "", count: int | None = None) -> None:
        self.kind, self.mask, self.count = kind, mask, count

    def __getitem__(self, count: int) -> Any:
        if not isinstance(count, int) or count < 1 or self.count is not None:
            raise TypeError(f"an array of {count!r}")
        return Audience(self.kind, self.mask, count)


public: Any = Audience("public")  # everybody
nobody: Any = Audience("nobody")  # not even its owner: the dice
owner: Any = Audience("owner")  # the seat whose number is the index of the enclosing array
of: Any = Audience("of")  # of[3]: three structs, whose fields say for themselves


def seen_by(mask: str) -> Any:
    """The seats in the mask field `mask` beside it: one mask, or one for each cell of an array."""
    return Audience("seen_by", mask)
