"""The rules dialect: a small, typed part of Python that runs as it is and translates to checked C."""

from camarilla.dialect.codes import Family
from camarilla.dialect.generic import NotBound, attach, bind
from camarilla.dialect.intrinsics import add_scaled, assign, bits, clear, flatten, log, mix, popcount, sqrt
from camarilla.dialect.load import Library, Record, RuleError, numbers
from camarilla.dialect.page import Page, add_name, add_number, add_text, add_word, put
from camarilla.dialect.source import Refused
from camarilla.dialect.struct import Struct
from camarilla.dialect.types import (
    Array,
    Buffer,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    nobody,
    of,
    owner,
    public,
    seen_by,
    u8,
    u16,
    u32,
)

__all__ = [
    "Array", "Buffer", "Family", "Library", "NotBound", "Page", "Record", "Refused", "RuleError", "Struct",
    "add_name", "add_number", "add_scaled", "add_text", "add_word", "assign", "attach", "bind", "bits", "clear", "f32",
    "f64", "flatten", "i8",
    "i16", "i32", "i64", "log", "mix", "nobody", "numbers", "of", "owner", "popcount", "public", "put", "seen_by",
    "sqrt", "u8", "u16", "u32",
]  # fmt: skip
