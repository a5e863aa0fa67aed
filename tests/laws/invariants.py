"""What a game says of its positions beyond the laws of all games: `INVARIANTS` in tests/rules/<id>/invariants.py.

`conserved`   asserts, at any question, that cards and influence are all there: from the truth and the events
`hidden`      the paths of the members that are null in the view of a seat (None: a spectator), from the truth alone
`options`     deals worth trying beside the rulebook's
`short`       options that make whole games short, where people would wait for them
`taught`      events that its lesson shows, whatever else happens there
`given`       members that a document may bring, although the engine writes none
`impossible`  declared members and values that no play leads to
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path as File
from typing import Any

from fifth.tree import GAME

from camarilla.kernel.game import Document, State

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Invariants:
    """What one game says."""

    conserved: Callable[[State], None]
    hidden: Callable[[Document, int | None], Iterator[Path]]
    options: tuple[dict[str, int], ...] = ()
    short: dict[str, int] = field(default_factory=dict)
    taught: frozenset[str] = frozenset()
    given: dict[str, Any] = field(default_factory=dict)
    impossible: frozenset[tuple[str, Any]] = frozenset()


def invariants(id: str) -> Invariants:
    """Those of a game; the game that is in the tests alone has its own beside it."""
    name = "fifth.invariants" if id == GAME else f"rules.{id}.invariants"
    path = File(__file__).parents[1] / f"{name.replace('.', '/')}.py"
    assert path.is_file(), f"{path} is missing"
    found: Invariants = import_module(name).INVARIANTS
    return found


def veiled(document: Document, paths: Iterator[Path]) -> Any:
    """The document with null at these paths."""
    for *inside, last in paths:
        home: Any = document
        for key in inside:
            home = home[key]
        home[last] = None
    return document
