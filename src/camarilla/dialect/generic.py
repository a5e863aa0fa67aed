"""Generic modules: rules over any game, written once and bound to each game's State and functions."""

from __future__ import annotations

import builtins
import importlib.util
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

SUBJECT = "camarilla.kernel.subject"  # what a generic module imports its game from; it only declares
FROM = re.compile(r"^from (\S+) import ", re.MULTILINE)
_bound: dict[tuple[str, ModuleType], ModuleType] = {}
_attached: dict[tuple[str, ModuleType], ModuleType] = {}
_lock = RLock()  # one binding for each game, whoever asks first: a Struct of a second one would be another type


class NotBound(NotImplementedError):  # noqa: N818  # it reads as a sentence
    """A generic module was used that has no game yet."""

    def __str__(self) -> str:
        return "this rule works for any game: bind its module first, as in bind('camarilla.kernel.play', game.rules)"


def bind(template: str, game: ModuleType) -> ModuleType:
    """The module `template` with every `from camarilla.kernel.subject import …` taken from `game`.

    Generic modules that it imports, `from … import …`, are bound to the same game.
    """
    with _lock:
        if (template, game) not in _bound:
            _bind(template, game)
        return _bound[template, game]


def attach(game: ModuleType, stub: str, module: ModuleType) -> None:
    """Let generic modules bound to `game` take their `from stub import …` from `module`; once and for all."""
    if not _only_declares(stub):
        raise ValueError(f"{stub} is a module itself, not a stub")
    with _lock:
        if _companion(stub, game) not in (None, module):
            raise ValueError(f"{game.__name__} has another {stub}")
        _attached[stub, game] = module


def _companion(stub: str, game: ModuleType) -> ModuleType | None:
    """What stands for a stub in the modules bound to this game, None if nothing was attached."""
    return game if stub == SUBJECT else _attached.get((stub, game))


def _bind(template: str, game: ModuleType) -> None:
    path = _file(template)
    if path is None:
        raise ModuleNotFoundError(f"no module {template}")
    module = ModuleType(f"{template}[{game.__name__}]", f"{template} for {game.__name__}")
    module.__file__, module.__package__ = str(path), template.rpartition(".")[0]
    module.__dict__["__builtins__"] = {**vars(builtins), "__import__": _importer(template, game)}
    _bound[template, game] = sys.modules[module.__name__] = module
    try:
        exec(compile(path.read_bytes(), path, "exec", dont_inherit=True), module.__dict__)
    except BaseException:
        del _bound[template, game], sys.modules[module.__name__]
        raise


def _importer(template: str, game: ModuleType) -> Callable[..., Any]:
    """What stands for `__import__` inside a bound module."""

    def load(name: str, scope: Any = None, local: Any = None, names: Any = (), level: int = 0) -> Any:
        whole = _resolved("." * level + name, template)
        companion = _companion(whole, game)
        if names and companion is not None:
            return companion
        if names and _is_generic(whole):
            if _only_declares(whole):
                raise ModuleNotFoundError(f"{whole} is not attached to {game.__name__}")
            return bind(whole, game)
        return builtins.__import__(name, scope, local, names, level)

    return load


@cache
def _is_generic(name: str) -> bool:
    """Does this module import its game from the subject, or rules from a module that does?"""
    return _leads_to_subject(name, set())


def _leads_to_subject(name: str, seen: set[str]) -> bool:
    """Does a module import the subject, by way of modules not `seen` yet? Only ours and its own package's count."""
    seen.add(name)
    imported = {_resolved(found, name) for found in FROM.findall(_text(name))}
    near = {f"{name.partition('.')[0]}.", "camarilla."}
    return SUBJECT in imported or any(
        _leads_to_subject(one, seen)
        for one in imported - seen
        if f"{one}.".startswith(tuple(near)) and not one.startswith("camarilla.dialect")  # which knows no game
    )


def _resolved(name: str, template: str) -> str:
    """The whole name of a module that a template imports."""
    return importlib.util.resolve_name(name, template.rpartition(".")[0]) if name.startswith(".") else name


@cache
def _only_declares(name: str) -> bool:
    """Is there no such module but for a stub, or one whose rules say that they are not bound?"""
    return not _text(name) or "\n    raise NotBound\n" in _text(name)


def _text(name: str) -> str:
    """What is written in the Python file of a module; nothing if it has none."""
    path = _file(name)
    return path.read_text("utf-8") if path is not None else ""


def _file(name: str) -> Path | None:
    """The Python file of a module, None if it has none."""
    spec = importlib.util.find_spec(name)
    return Path(spec.origin) if spec and spec.origin and spec.origin.endswith(".py") else None
