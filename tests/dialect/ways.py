"""The ways to run a rule, with outcomes that can be compared: plain, in debug mode, and compiled."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from camarilla.dialect import Library, Record, RuleError, Struct, numbers
from camarilla.dialect.kinds import Buf, Ref, ValueKind
from camarilla.dialect.types import Sized
from dialect.checked import Checked

COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]
Outcome = tuple[str, list[Any]]  # the result or the error, and every argument as it is afterwards


def load(text: str, name: str, folder: Path) -> ModuleType:
    """Write a module and import it."""
    path = folder / f"{name}.py"
    path.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# -- arguments
def copied(argument: Any) -> Any:
    if isinstance(argument, list):
        return [copied(one) for one in argument]
    return argument.copy_() if isinstance(argument, Struct) else argument


def for_c(argument: Any, kind: ValueKind) -> Any:
    """A plain argument as a library takes it."""
    if isinstance(kind, Ref) and argument is not None:
        return Record.of(argument)
    if not isinstance(kind, Buf):
        return argument
    if isinstance(kind.base, Sized):
        buffer = numbers(kind.base.name, len(argument))
        buffer[:] = argument
        return buffer
    record = Record(kind.base, len(argument))
    for i, struct in enumerate(argument):
        record.put(struct, i)
    return record


# -- what can be compared
def shown(argument: Any) -> Any:
    """Numbers and bytes; a NaN has many forms in bytes, with one they are left out."""
    if isinstance(argument, Struct):
        text = repr(argument.flat_())
        return text, None if "nan" in text else argument.pack()
    return [shown(one) for one in argument] if isinstance(argument, list) else repr(argument)


def shown_in_c(argument: Any, kind: ValueKind) -> Any:
    if isinstance(argument, Record):
        rows = [shown_row(argument, i) for i in range(argument.count)]
        return rows if isinstance(kind, Buf) else rows[0]
    return [repr(one) for one in argument] if isinstance(kind, Buf) else repr(argument)


def shown_row(record: Record, index: int) -> Any:
    text = repr(record.get(index).flat_())
    return text, None if "nan" in text else record.bytes(index)


def result_of(call: Callable[..., Any], *arguments: Any) -> str:
    try:
        return repr(call(*arguments))
    except RuleError as error:
        return str(error)


# -- the ways
def in_python(function: Callable[..., Any], arguments: Sequence[Any]) -> Outcome:
    """What comes of a call in Python; the arguments given are left alone."""
    given = copied(list(arguments))
    return result_of(function, *given), [shown(argument) for argument in given]


def in_library(library: Library, name: str, arguments: Sequence[Any]) -> Outcome:
    """What comes of a call of the compiled rule."""
    kinds = [kind for _, kind in library.entries[name].parameters]
    given = [for_c(argument, kind) for argument, kind in zip(arguments, kinds, strict=True)]
    result = result_of(library, name, *given)
    return result, [shown_in_c(argument, kind) for argument, kind in zip(given, kinds, strict=True)]


class Ways:
    """Some rules, ready to run each way."""

    def __init__(self, game: str, rules: dict[str, Callable[..., Any]], flags: tuple[str, ...] = ()) -> None:
        self.rules, self.checked = rules, Checked(game)
        self.libraries = {c: Library(game, rules, words=[c], flags=flags) for c in COMPILERS}

    def compiled(self, name: str, arguments: Sequence[Any]) -> dict[str, Outcome]:
        return {compiler: in_library(library, name, arguments) for compiler, library in self.libraries.items()}

    def debugged(self, name: str, arguments: Sequence[Any]) -> Outcome:
        return in_python(self.checked(self.rules[name]), arguments)

    def agreed(self, name: str, *arguments: Any, plain: bool = True) -> Outcome:
        """The outcome that all ways agree on; AssertionError if they do not."""
        expected = self.debugged(name, arguments)
        assert self.compiled(name, arguments) == dict.fromkeys(COMPILERS, expected)
        if plain:
            assert in_python(self.rules[name], arguments) == expected
        return expected


def rules_of(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The functions that a module defines."""
    return {
        name: it
        for name, it in vars(module).items()
        if getattr(it, "__module__", "") == module.__name__ and not isinstance(it, type)
    }
