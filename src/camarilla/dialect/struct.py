"""Struct: a fixed-size record. In plain Python an object with slots, in C a struct, as bytes both."""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeVar

from camarilla.dialect.types import SIZED, Audience, Sized

T = TypeVar("T", bound="Struct")


class Field:
    """One field: what it holds (a Sized number or a Struct), how many (None: no array), for whom, and where."""

    offset = 0  # in bytes from the start of the struct

    def __init__(self, base: Sized | StructType, count: int | None, audience: Audience) -> None:
        self.base, self.count, self.audience = base, count, audience

    @property
    def layout(self) -> tuple[int, int, str]:
        """Size, alignment and `struct` format of one element."""
        if isinstance(self.base, Sized):
            return self.base.size, self.base.size, self.base.letter
        return self.base.size_, self.base.align_, self.base.format_

    @property
    def size(self) -> int:
        """The bytes of the whole field."""
        return self.layout[0] * (self.count or 1)


class StructType(type):
    """Reads `name: type = audience` and writes the methods of the record."""

    fields_: dict[str, Field]
    size_: int
    align_: int
    format_: str
    codec_: struct.Struct

    def __new__(mcls, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> StructType:
        if not bases:
            return super().__new__(mcls, name, bases, {**members, "__slots__": ()})
        if bases != (Struct,):
            raise TypeError(f"{name}: a Struct is made from Struct alone; put the other one into a field")
        scope = sys._getframe(1).f_globals
        fields = {
            key: _field(f"{name}.{key}", text, members.pop(key, None), scope)
            for key, text in members.get("__annotations__", {}).items()
        }
        _check_members(name, fields, members)
        cls = super().__new__(mcls, name, bases, {**members, "__slots__": tuple(fields)})
        cls.fields_ = fields
        cls.size_, cls.align_, cls.format_ = _layout(fields)
        cls.codec_ = struct.Struct("<" + cls.format_)
        _write_methods(cls)
        return cls


def _field(where: str, text: Any, audience: Any, scope: dict[str, Any]) -> Field:
    if not isinstance(text, str):
        raise TypeError(f"{where}: the file needs `from __future__ import annotations`")
    if hasattr(Struct, where.rpartition(".")[2]):
        raise TypeError(f"{where}: the name belongs to Struct")
    array = text.startswith("Array[") and text.endswith("]")
    base = SIZED.get(text[6:-1] if array else text) or scope.get(text[6:-1] if array else text)
    if not (isinstance(base, Sized) or (isinstance(base, StructType) and base is not Struct)):
        raise TypeError(f"{where}: {text} is neither a sized number nor a Struct")
    if audience is None and isinstance(base, StructType) and not array:
        audience = Audience("of")
    if not isinstance(audience, Audience):
        raise TypeError(f"{where} declares no audience")
    if array != (audience.count is not None):
        raise TypeError(f"{where}: an Array has a count, `= public[5]`, and nothing else has one")
    if (audience.kind == "of") != isinstance(base, StructType):
        raise TypeError(f"{where}: a Struct declares for itself (`of`), a number has an audience")
    return Field(base, audience.count, audience)


def _check_members(name: str, fields: dict[str, Field], members: dict[str, Any]) -> None:
    for key, member in members.items():
        if isinstance(member, Audience):
            raise TypeError(f"{name}.{key} declares no type")
    for key, field in fields.items():
        mask = fields.get(field.audience.mask)
        if field.audience.kind == "seen_by" and not (mask and isinstance(mask.base, Sized)):
            raise TypeError(f"{name}.{key}: no field {field.audience.mask!r} of numbers lies beside it")


def _layout(fields: dict[str, Field]) -> tuple[int, int, str]:
    at, widest, text = 0, 1, ""
    for field in fields.values():
        _, align, letters = field.layout
        field.offset = at + -at % align
        text += "x" * (field.offset - at) + letters * (field.count or 1)
        at, widest = field.offset + field.size, max(widest, align)
    end = -at % widest
    return at + end, widest, text + "x" * end


METHODS = ("__init__(self)", "copy_(self)", "assign_(self, other)", "flat_(self)", "fill_(self, values)")


def _write_methods(cls: StructType) -> None:
    """Write the methods out for each field: three times faster than loops."""
    names: dict[str, Any] = {"cls": cls, "islice": islice}
    names |= {f"of_{key}": field.base for key, field in cls.fields_.items()}
    rows = [_lines(key, field) for key, field in cls.fields_.items()]
    init, copy, assign, flat, fill = ([row[i] for row in rows] for i in range(len(METHODS)))
    copy = ["new = cls.__new__(cls)", *copy, "return new"]
    flat = ["return (" + " ".join(flat) + ")"]
    for head, body in zip(METHODS, (init, copy, assign, flat, fill), strict=True):
        exec(f"def {head}:\n" + "".join(f"    {line}\n" for line in body or ["pass"]), names)
        name = head.partition("(")[0]
        setattr(cls, name, names[name])


def _lines(key: str, field: Field) -> tuple[str, str, str, str, str]:
    """What each of the methods does with one field."""
    it = f"self.{key}"
    if isinstance(field.base, Sized):
        zero = {"bool": "False", "float": "0.0"}.get(field.base.scalar, "0")
        if field.count is None:
            return f"{it} = {zero}", f"new.{key} = {it}", f"{it} = other.{key}", f"{it},", f"{it} = next(values)"
        return (
            f"{it} = [{zero}] * {field.count}",
            f"new.{key} = {it}[:]",
            f"{it}[:] = other.{key}",
            f"*{it},",
            f"{it}[:] = islice(values, {field.count})",
        )
    if field.count is None:
        return (
            f"{it} = of_{key}()",
            f"new.{key} = {it}.copy_()",
            f"{it}.assign_(other.{key})",
            f"*{it}.flat_(),",
            f"{it}.fill_(values)",
        )
    return (
        f"{it} = [of_{key}() for _ in range({field.count})]",
        f"new.{key} = [x.copy_() for x in {it}]",
        f"for a, b in zip({it}, other.{key}): a.assign_(b)",
        f"*[v for x in {it} for v in x.flat_()],",
        f"for x in {it}: x.fill_(values)",
    )


class Struct(metaclass=StructType):
    """A record of sized numbers, fixed arrays and other Structs, declared as `name: type = audience`."""

    def copy_(self: T) -> T:  # the metaclass writes this and the next three
        """A copy that shares nothing."""
        raise NotImplementedError

    def assign_(self: T, other: T) -> None:
        """Take over every value of another record, in place."""
        raise NotImplementedError

    def flat_(self) -> tuple[Any, ...]:
        """All numbers in order of declaration."""
        raise NotImplementedError

    def fill_(self, values: Iterator[Any]) -> None:
        """Take all numbers in order of declaration."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """The record's bytes, as C holds them; an f32 is rounded here, a number that does not fit is an error."""
        return type(self).codec_.pack(*self.flat_())

    @classmethod
    def unpack(cls: type[T], data: bytes) -> T:
        """The record from its bytes."""
        new = cls()
        new.fill_(iter(cls.codec_.unpack(data)))
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and type(self) is type(other) and self.flat_() == other.flat_()

    __hash__ = None  # type: ignore[assignment]  # records change

    def __repr__(self) -> str:
        """Public fields only: a record in a log or a traceback must not tell a secret."""
        shown = (
            f"{key}={getattr(self, key)!r}" if field.audience.kind in ("public", "of") else f"{key}=…"
            for key, field in type(self).fields_.items()
        )
        return f"{type(self).__name__}({', '.join(shown)})"
