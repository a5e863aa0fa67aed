"""Calls into a built library: coarse, without the interpreter's lock, a failed check as an exception."""

from __future__ import annotations

import ctypes
import operator
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from camarilla.dialect.build import open_library
from camarilla.dialect.kinds import Buf, Ref, Signature, ValueKind
from camarilla.dialect.source import short
from camarilla.dialect.struct import Struct, StructType
from camarilla.dialect.types import INT64, Sized

CTYPES: dict[str, Any] = {
    "bool": ctypes.c_bool, "i8": ctypes.c_int8, "i16": ctypes.c_int16, "i32": ctypes.c_int32, "i64": ctypes.c_int64,
    "u8": ctypes.c_uint8, "u16": ctypes.c_uint16, "u32": ctypes.c_uint32, "f32": ctypes.c_float, "f64": ctypes.c_double,
}  # fmt: skip


class RuleError(Exception):
    """A check failed inside a rule: which game, what, where, and the value."""

    def __init__(self, game: str, what: str, value: int, file: str, line: int) -> None:
        super().__init__(game, what, value, file, line)
        self.game, self.what, self.value, self.file, self.line = game, what, value, file, line

    def __str__(self) -> str:
        return f"{self.game}: {self.what}: {self.value} at {self.file}:{self.line}"


class _Report(ctypes.Structure):
    _fields_ = (
        ("what", ctypes.c_char_p),
        ("value", ctypes.c_int64),
        ("line", ctypes.c_int64),
        ("result", ctypes.c_int64),
        ("real", ctypes.c_double),
    )


class Record:
    """One or more structs as C holds them."""

    def __init__(self, struct: type[Struct], count: int = 1) -> None:
        self.struct, self.count = struct, count
        self.memory = (ctypes.c_uint64 * ((struct.size_ * count + 7) // 8))()

    @classmethod
    def of(cls, struct: Struct) -> Record:
        """A record with the values of a plain struct."""
        new = cls(type(struct))
        new.put(struct)
        return new

    def _address(self, index: int) -> int:
        if not 0 <= index < self.count:
            raise IndexError(f"record {index} of {self.count}")
        return ctypes.addressof(self.memory) + index * self.struct.size_

    def put(self, struct: Struct, index: int = 0) -> None:
        """Take over the values of a plain struct."""
        if type(struct) is not self.struct:
            raise TypeError(f"a record of {self.struct.__name__} holds no {type(struct).__name__}")
        ctypes.memmove(self._address(index), struct.pack(), self.struct.size_)

    def bytes(self, index: int = 0) -> bytes:
        """The bytes of one struct."""
        return ctypes.string_at(self._address(index), self.struct.size_)

    def get(self, index: int = 0) -> Any:
        """The plain struct with the record's values."""
        return self.struct.unpack(self.bytes(index))


def numbers(kind: str, count: int) -> Any:
    """A buffer of `count` numbers of a sized type, as C holds them; behaves like a list."""
    if kind not in CTYPES:
        raise TypeError(f"{kind} is no sized type")
    return (CTYPES[kind] * count)()


class Library:
    """Built rules. `library(name, ...)` calls one: ints, floats, Records, plain structs, None, buffers."""

    def __init__(
        self,
        game: str,
        roots: dict[str, Callable[..., Any]],
        checks: bool = True,
        flags: tuple[str, ...] = (),
        words: list[str] | None = None,
    ) -> None:
        from camarilla.dialect.translate import translate  # loaded when asked for: plain rules do without

        unit = translate(roots)
        self.game, self.files, self.entries = game, list(unit.files), unit.entries
        self.text = unit.text()
        self.library = open_library(game, self.text, (("-DCHECK",) if checks else ()) + flags, words)
        self.path = Path(self.library._name)
        self._functions = {name: self._function(name, signature) for name, signature in self.entries.items()}

    def _function(self, name: str, signature: Signature) -> Any:
        function = getattr(self.library, "enter_" + name)
        kinds: list[Any] = [ctypes.POINTER(_Report)]
        for _, kind in signature.parameters:
            if isinstance(kind, Buf):
                kinds += [ctypes.c_void_p, ctypes.c_int64]
            elif isinstance(kind, Ref):
                kinds.append(ctypes.c_void_p)
            else:
                kinds.append(ctypes.c_double if kind == "float" else ctypes.c_int64)
        function.argtypes, function.restype = kinds, ctypes.c_int
        return function

    def __call__(self, name: str, *arguments: Any) -> Any:
        """Call an entry point; its number comes back, RuleError if a check failed (then no struct has changed)."""
        call = self._taken(name, arguments)
        result = self._made(name, call)
        for record, struct in call.plain:
            struct.assign_(record.get())
        return result

    def prepared(self, name: str, *arguments: Any) -> Callable[[], Any]:
        """A call that is made many times with the same numbers, Records and buffers: they are looked at only once."""
        call = self._taken(name, arguments)
        if call.plain:
            raise TypeError(f"{name}: a prepared call takes Records, no plain structs")
        return lambda: self._made(name, call)

    def _taken(self, name: str, arguments: tuple[Any, ...]) -> _Call:
        """The arguments of a call, checked."""
        if name not in self.entries:
            raise KeyError(f"{self.game} has no entry point {name}")
        signature = self.entries[name]
        if len(arguments) != len(signature.parameters):
            raise TypeError(f"{name} takes {len(signature.parameters)} arguments, not {len(arguments)}")
        call = _Call()
        for argument, (parameter, kind) in zip(arguments, signature.parameters, strict=True):
            call.take(argument, kind, f"{name}({parameter})")
        return call

    def _made(self, name: str, call: _Call) -> Any:
        """What a call returns."""
        report, result = _Report(), self.entries[name].result
        if self._functions[name](ctypes.byref(report), *call.passed):
            raise self._error(report)
        if result == "bool":
            return bool(report.result)
        return {"None": None, "float": report.real}.get(str(result), report.result)

    def _error(self, report: _Report) -> RuleError:
        file, line = divmod(report.line, 1_000_000)
        return RuleError(self.game, report.what.decode(), report.value, short(self.files[file]), line)


class _Call:
    """The arguments of one call: as C takes them, and what must live until it returns."""

    def __init__(self) -> None:
        self.passed: list[Any] = []
        self.plain: list[tuple[Record, Struct]] = []
        self.alive: list[Any] = []
        self.memory: list[tuple[int, int, ValueKind]] = []  # where each struct or buffer begins and ends
        self.seen: set[int] = set()  # the plain structs given so far, and those inside them

    def take(self, argument: Any, kind: ValueKind, where: str) -> None:
        if isinstance(kind, Buf):
            self.take_buffer(argument, kind, where)
        elif isinstance(kind, Ref):
            self.take_reference(argument, kind, where)
        else:
            self.passed.append(_scalar(argument, kind, where))

    def take_reference(self, argument: Any, kind: Ref, where: str) -> None:
        if argument is None and kind.nullable:
            self.passed.append(None)
            return
        record = Record.of(argument) if isinstance(argument, Struct) else argument
        if not isinstance(record, Record) or record.struct is not kind.struct or record.count < 1:
            raise TypeError(f"{where} takes a {kind}")
        if isinstance(argument, Struct):
            parts = set(_parts(argument))
            if parts & self.seen:
                raise TypeError(f"{where} is part of another argument")
            self.seen |= parts
            self.plain.append((record, argument))
        start = ctypes.addressof(record.memory)
        self.reserve(start, kind.struct.size_, kind, where)
        self.passed.append(start)

    def take_buffer(self, argument: Any, kind: Buf, where: str) -> None:
        if isinstance(kind.base, Sized):
            start, size = self.numbers(argument, kind.base, f"{where} takes a {kind}")
            count = size // kind.base.size
        elif isinstance(argument, Record) and argument.struct is kind.base:
            start, count = ctypes.addressof(argument.memory), argument.count
            size = count * argument.struct.size_
        else:
            raise TypeError(f"{where} takes a Record of {kind.base.__name__}")
        self.reserve(start, size, kind, where)
        self.passed += [start, count]

    def numbers(self, argument: Any, base: Sized, wrong: str) -> tuple[int, int]:
        """Where the numbers lie and how many bytes; the memory is held so that nobody moves it during the call."""
        try:
            view = memoryview(argument)
            held = (ctypes.c_char * view.nbytes).from_buffer(argument)
        except TypeError as error:
            raise TypeError(f"{wrong}: {error}") from error
        start = ctypes.addressof(held)
        letter = {"l": "q", "L": "Q"}.get(view.format.lstrip("<=@"), view.format.lstrip("<=@"))
        if letter != base.letter or view.itemsize != base.size or start % base.size:
            raise TypeError(f"{wrong}, not numbers of format {view.format}")
        self.alive.append(held)
        return start, view.nbytes

    def reserve(self, start: int, size: int, kind: ValueKind, where: str) -> None:
        """Refuse arguments that overlap: an entry point copies structs, so a change would be seen in one only."""
        for begin, end, other in self.memory:
            if start < end and begin < start + size and not (isinstance(kind, Buf) and kind == other):
                raise TypeError(f"{where} overlaps another argument")
        self.memory.append((start, start + size, kind))


def _parts(struct: Struct) -> Iterator[int]:
    """This struct and every one inside it, by identity."""
    yield id(struct)
    for key, field in type(struct).fields_.items():
        if isinstance(field.base, StructType):
            inside = getattr(struct, key)
            for part in [inside] if field.count is None else inside:
                yield from _parts(part)


def _scalar(argument: Any, kind: ValueKind, where: str) -> int | float:
    """A number as C takes it."""
    try:
        if kind == "float":
            return float(argument)
        number = operator.index(argument)
    except TypeError as error:
        raise TypeError(f"{where} takes a {kind}: {error}") from error
    low, high = (0, 1) if kind == "bool" else (INT64.low, INT64.high)
    if not low <= number <= high:
        raise OverflowError(f"{where} takes a {kind}, not {number}")
    return number
