"""The flat Monte-Carlo player: `flat` for one game, compiled where that is possible."""

from __future__ import annotations

from functools import cache
from typing import Any

from camarilla.bots.sight import Sight
from camarilla.dialect import Library, Record, bind, mix
from camarilla.dialect.build import NoCompiler
from camarilla.kernel.game import Game


@cache
def flat_library(game: Game) -> Library | None:
    """The compiled search of a game, None on a machine without a C compiler."""
    try:
        return Library(f"{game.id}-flat", {"flat": bind("camarilla.bots.flat", game.rules).flat})
    except NoCompiler:
        return None


class FlatPlayer:
    """Tries every legal move in random worlds; compiled and plain it chooses the same."""

    def __init__(self, game: Game, simulations: int = 1000, seed: int = 0, compiled: bool = True) -> None:
        self.game, self.simulations, self.seed = game, simulations, seed
        self.rules = bind("camarilla.bots.flat", game.rules)
        self.library = flat_library(game) if compiled else None
        self.choices = 0  # how many it has made: each has luck of its own
        self.trials: list[Any] = []  # of the last choice: what was tried, and what it won

    def choose(self, sight: Sight) -> str:
        """The move that won most often."""
        seed = mix(self.seed, self.choices)
        self.choices += 1
        return self.game.moves.texts[self._search(sight, seed)]

    def _search(self, sight: Sight, seed: int) -> int:
        """The code of the best move; what each one won is kept in `trials`."""
        moves = len(sight.legal)
        if self.library is None:
            self.trials = [self.rules.Trial() for _ in range(moves)]
            return int(self.rules.flat(sight.record, sight.seat, self.simulations, seed, self.trials))
        trials = Record(self.rules.Trial, moves)
        code = int(self.library("flat", sight.record, sight.seat, self.simulations, seed, trials))
        self.trials = [trials.get(i) for i in range(moves)]
        return code
