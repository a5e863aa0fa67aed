"""Damage to documents: any member deleted, renamed, doubled, retyped, shifted or exchanged, at any depth."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from hypothesis import note
from hypothesis import strategies as st

Path = tuple[str | int, ...]
DEEPEST = 8
ODD: dict[str, Callable[[], Any]] = {
    "null": lambda: None, "true": lambda: True, "false": lambda: False, "zero": lambda: 0, "one": lambda: 1,
    "minus one": lambda: -1, "float": lambda: 1.0, "half": lambda: 0.5, "not a number": lambda: float("nan"),
    "huge": lambda: 10**30, "endless": lambda: 10**5000, "word": lambda: "lord", "no word": lambda: "",
    "odd word": lambda: "\u2028é\0", "long word": lambda: "x" * 5000, "list": list, "object": dict,
    "list of null": lambda: [None], "deep": lambda: nested(100_000), "set": lambda: {1}, "key": lambda: {5: 5},
    "bytes": lambda: b"lord", "99": lambda: 99, "127": lambda: 127,
}  # fmt: skip


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def paths(document: Any, path: Path = ()) -> list[Path]:
    """The path of everything inside a document, as deep as a position goes."""
    found: list[Path] = []
    if isinstance(document, dict | list) and len(path) < DEEPEST:
        for key, value in document.items() if isinstance(document, dict) else enumerate(document):
            found += [(*path, key), *paths(value, (*path, key))]
    return found


def names(document: Any) -> set[str]:
    """The names of all members at any depth."""
    return {str(key) for path in paths(document) for key in path if isinstance(key, str)}


class Mutation:
    """One change of a document, made in place."""

    def __init__(self, kind: str, where: int, other: int, odd: str) -> None:
        self.kind, self.where, self.other_, self.word = kind, where, other, odd

    def __repr__(self) -> str:
        return f"Mutation({self.kind!r}, {self.where}, {self.other_}, {self.word!r})"

    def __call__(self, document: Any) -> None:
        everywhere = paths(document)
        if everywhere:
            self.path, self.other = everywhere[self.where % len(everywhere)], everywhere[self.other_ % len(everywhere)]
            note(f"{self.kind} {self.path} (other: {self.other}, odd: {self.word})")
            *inside, last = self.path
            getattr(self, self.kind)(document, at(document, inside), last)

    def delete(self, document: Any, home: Any, last: Any) -> None:
        del home[last]

    def rename(self, document: Any, home: Any, last: Any) -> None:
        """Another name for a member, another spelling for a word."""
        if isinstance(home, dict):
            home[f"{last}s"] = home.pop(last)
        elif isinstance(home[last], str):
            home[last] += "s"

    def double(self, document: Any, home: Any, last: Any) -> None:
        if isinstance(home, list):
            home.insert(last, home[last])
        else:
            home[last] = [home[last], home[last]]

    def shift(self, document: Any, home: Any, last: Any) -> None:
        """A number one higher, a truth value turned, a list turned round."""
        value = home[last]
        home[last] = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value
        if isinstance(value, list):
            value.reverse()

    def lower(self, document: Any, home: Any, last: Any) -> None:
        if isinstance(home[last], int):
            home[last] -= 1

    def retype(self, document: Any, home: Any, last: Any) -> None:
        """The same, written otherwise."""
        value = home[last]
        written = json.dumps(value) if isinstance(value, bool | None) else [value]
        home[last] = value == 1 if type(value) is int else written

    def real(self, document: Any, home: Any, last: Any) -> None:
        if type(home[last]) is int and home[last] < 1000:
            home[last] = float(home[last])

    def odd(self, document: Any, home: Any, last: Any) -> None:
        home[last] = ODD[self.word]()

    def swap(self, document: Any, home: Any, last: Any) -> None:
        """Two members of the document change places, unless one holds the other."""
        *inside, end = self.other
        short = min(len(self.path), len(self.other))
        if self.path[:short] != self.other[:short]:
            there = at(document, inside)
            home[last], there[end] = there[end], home[last]

    def carry(self, document: Any, home: Any, last: Any) -> None:
        """A member of a list moves to another list: a card to another zone."""
        there = at(document, list(self.other[:-1]))
        if isinstance(home, list) and isinstance(there, list) and self.other[: len(self.path)] != self.path:
            there.append(home.pop(last))

    def take(self, document: Any, home: Any, last: Any) -> None:
        """A member becomes what another one is."""
        home[last] = at(document, list(self.other))


KINDS = ("delete", "rename", "double", "shift", "lower", "retype", "real", "odd", "swap", "carry", "take")


def at(document: Any, path: list[Any]) -> Any:
    for key in path:
        document = document[key]
    return document


def mutations() -> st.SearchStrategy[Mutation]:
    """Changes to any document."""
    where = st.integers(0, 10**6)
    return st.builds(Mutation, st.sampled_from(KINDS), where, where, st.sampled_from(sorted(ODD)))
