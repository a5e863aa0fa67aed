"""Small variants for two, whose whole tree fits into memory: the end of a game, whose hidden cards chance deals.

The rules are those of the game; a variant is nothing but its deals, all equally likely. A game names its own in
`games/<id>/small.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import camarilla
from camarilla.kernel.game import Game, State


@dataclass(frozen=True)
class Variant:
    """A small game of two."""

    id: str
    game: Game
    deals: list[dict[str, Any]]  # positions, as documents

    def __deepcopy__(self, memo: object) -> Variant:
        return self  # it never changes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, and how likely it is."""
        return [(number, 1 / len(self.deals)) for number in range(len(self.deals))]

    def deal(self, number: int) -> State:
        """One deal; chance that comes later is the caller's."""
        return self.game.position(self.deals[number], 0, "ask")

    @property
    def roots(self) -> list[State]:
        """Every deal as a state."""
        return [self.deal(number) for number in range(len(self.deals))]


@cache
def variants() -> dict[str, Any]:
    """What deals each variant, by its name: that of the game and its own."""
    return dict(found for id in camarilla.games() for found in of_game(id))


def of_game(id: str) -> Iterator[tuple[str, Any]]:
    """The variants of a game."""
    name = f"camarilla.games.{id}.small"
    if find_spec(name):
        yield from ((f"{id}_{own}", (id, deals)) for own, deals in import_module(name).SMALL.items())


def variant(id: str, game: Game | None = None) -> Variant:
    """The variant of a name, of this game if one is given."""
    known = [name for name, (of, _) in variants().items() if game is None or of == game.id]
    if game is not None and not known:
        raise ValueError(f"{game.id} has no small variants")
    if id not in known:
        raise ValueError(f"no small variant {id!r}{f' of {game.id}' if game else ''}, only {', '.join(known)}")
    of, deals = variants()[id]
    return Variant(id, camarilla.game(of), list(deals()))
