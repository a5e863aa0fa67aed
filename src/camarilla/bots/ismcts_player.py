"""The player that grows a tree of what its seat can see: `ismcts` for one game, compiled where that is possible."""

from __future__ import annotations

from functools import cache
from typing import Any

from camarilla.bots.sight import Sight
from camarilla.dialect import Library, Record, bind, mix, numbers
from camarilla.dialect.build import NoCompiler
from camarilla.kernel.game import Game

EXPLORE = 0.7  # how much an uncertain move is worth trying


@cache
def ismcts_library(game: Game) -> Library | None:
    """The compiled search of a game, None on a machine without a C compiler."""
    try:
        return Library(f"{game.id}-ismcts", {"search": bind("camarilla.bots.ismcts", game.rules).search})
    except NoCompiler:
        return None


class IsmctsPlayer:
    """Plays the move that its search visited most; compiled and plain it chooses the same."""

    def __init__(self, game: Game, simulations: int = 1000, seed: int = 0, compiled: bool = True) -> None:
        self.game, self.simulations, self.seed = game, simulations, seed
        self.rules = bind("camarilla.bots.ismcts", game.rules)
        self.library = ismcts_library(game) if compiled else None
        self.choices = 0  # how many it has made: each has luck of its own
        self.visits: list[int] = []  # of the last choice, in the order of the legal moves
        self.wins: list[float] = []

    def choose(self, sight: Sight) -> str:
        """The most visited move."""
        seed = mix(self.seed, self.choices)
        self.choices += 1
        self._search(sight, seed)
        return sight.legal[self.visits.index(max(self.visits))]

    def _search(self, sight: Sight, seed: int) -> None:
        """Grow a tree with one node a simulation."""
        moves, nodes = len(sight.legal), self.simulations + 1
        record, budget = sight.record.copy_(), (self.simulations, seed, EXPLORE)
        visits: Any
        wins: Any
        if self.library is None:
            visits, wins = [0] * moves, [0.0] * moves
            tree = [self.rules.Node() for _ in range(nodes)]
            self.rules.search(record, *budget, [self.rules.Desk()], tree, visits, wins)
        else:
            visits, wins = numbers("i32", moves), numbers("f64", moves)
            desk, growing = Record(self.rules.Desk), Record(self.rules.Node, nodes)
            self.library("search", record, *budget, desk, growing, visits, wins)
        self.visits, self.wins = list(visits), list(wins)
