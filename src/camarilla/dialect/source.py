"""Where a rule is written: its syntax tree, its file and lines, and how a refusal names them."""

from __future__ import annotations

import ast
import inspect
import linecache
import os
from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Any, NoReturn

_GENERATED: dict[str, str] = {}  # the text of each rule made by `define`, by the path it was given
_PARSING = Lock()  # Python 3.11 counts the depth of all trees that are made at a time together, and fails


class Refused(SyntaxError):  # noqa: N818  # it reads as a sentence
    """The code is outside the dialect: file, line, column and reason."""


def short(path: str) -> str:
    """`games/rules.py`: enough to find a file, the same on every machine."""
    folder, file = os.path.split(path)
    return f"{os.path.basename(folder)}/{file}" if folder else file


class RuleSource:
    """One function of the dialect: its tree, the names it can see, its place in the files."""

    def __init__(self, function: Callable[..., Any]) -> None:
        code = function.__code__
        self.function, self.name, self.path = function, code.co_name, code.co_filename
        self.env: dict[str, Any] = function.__globals__
        tree = _functions(_text(self.path, self.env)).get(code.co_firstlineno)
        if tree is None or tree.name != self.name or _names(tree) != code.co_varnames[: code.co_argcount]:
            reason = f"{self.name} is no top-level function of the file as it is now"
            raise Refused(f"{self.file}:{code.co_firstlineno}:1: {reason}")
        self.tree = tree

    @property
    def file(self) -> str:
        return short(self.path)

    @property
    def stored(self) -> set[str]:
        """Every name that the function gives a value to."""
        return {n.id for n in ast.walk(self.tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}

    def refuse(self, node: ast.AST, reason: str) -> NoReturn:
        line = getattr(node, "lineno", self.tree.lineno)
        column = getattr(node, "col_offset", 0) + 1
        raise Refused(f"{self.file}:{line}:{column}: {reason}")


def _text(path: str, env: dict[str, Any]) -> str:
    linecache.checkcache(path)  # the file may have been edited and reloaded
    return _GENERATED.get(path) or "".join(linecache.getlines(path, env))


@lru_cache(maxsize=256)
def _functions(text: str) -> dict[int, ast.FunctionDef]:
    """The plain top-level functions of a file by the line that Python takes for their first."""
    with _PARSING:
        functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    return {min([f.lineno, *(d.lineno for d in f.decorator_list)]): f for f in functions}


def _names(tree: ast.FunctionDef) -> tuple[str, ...]:
    return tuple(a.arg for a in [*tree.args.posonlyargs, *tree.args.args])


def is_rule(thing: Any) -> bool:
    """Could this be a function of the dialect?"""
    return inspect.isfunction(thing)


def define(name: str, text: str, scope: dict[str, Any]) -> Callable[..., Any]:
    """Make a rule from generated text; it is translated, stepped through and traced like a written one."""
    path, count = f"<{name}>", 1
    while _GENERATED.get(path, text) != text:  # two games may give the same name to different rules
        count += 1
        path = f"<{name} {count}>"
    _GENERATED[path] = text
    linecache.cache[path] = (len(text), None, text.splitlines(keepends=True), path)
    function = next(iter(_functions(text).values())).name
    space: dict[str, Any] = {}
    exec(compile(text, path, "exec", annotations.compiler_flag), scope, space)
    made: Callable[..., Any] = space[function]
    return made
