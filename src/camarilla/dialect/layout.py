"""How the bytes of a Struct lie, as a text: whoever keeps bytes keeps it too, and reads them when fields have moved."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from typing import Any, TypeVar

from camarilla.dialect.struct import Struct, StructType
from camarilla.dialect.types import Sized

T = TypeVar("T", bound=Struct)


def layout_text(cls: StructType) -> str:
    """The format of a Struct's bytes and the names of its fields."""
    form = re.sub(r"(.)\1+", lambda run: f"{len(run[0])}{run[1]}", cls.format_)
    return json.dumps([form, _fields(cls)], separators=(",", ":"))


def _fields(cls: StructType) -> list[Any]:
    """Name and count of each field, and the fields of what it holds if that is a Struct."""
    return [
        [key, field.count or 1, [] if isinstance(field.base, Sized) else _fields(field.base)]
        for key, field in cls.fields_.items()
    ]


def _cells(fields: list[Any]) -> Iterator[str]:
    """The path of every number, in the order in which they lie."""
    for key, count, inside in fields:
        for i in range(count):
            yield from (f"{key}[{i}].{cell}" for cell in _cells(inside)) if inside else [f"{key}[{i}]"]


def moved(cls: type[T], data: bytes, layout: str) -> bytes:
    """Bytes of another layout as they lie now, by the names of their fields; what is new holds 0.

    ValueError if there is no place for something that holds a value.
    """
    form, fields = json.loads(layout)
    try:
        then = dict(zip(_cells(fields), struct.unpack("<" + form, data), strict=True))
        values = [then.pop(cell, 0) for cell in _cells(_fields(cls))]
        if any(then.values()):
            raise ValueError(f"no place for {', '.join(cell for cell, value in then.items() if value)}")
        return cls.codec_.pack(*values)
    except struct.error as error:
        raise ValueError(str(error)) from error
