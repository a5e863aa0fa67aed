"""The flat Monte-Carlo player: `flat` for one game, compiled where that is possible."""

from __future__ import annotations

from functools import cache
from typing import Any

from camarilla.bots.decision import Budget, Decision
from camarilla.bots.observation import Observation, by_move
from camarilla.bots.search_pace import portions
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
        self.game, self.seed, self.budget = game, seed, Budget(simulations=simulations)
        self.rules = bind("camarilla.bots.flat", game.rules)
        self.library = flat_library(game) if compiled else None
        self.searches = 0  # how many it has made: each has luck of its own

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """The move that won most often, the first of equals."""
        tries, credit = [0] * len(observation.legal), [0] * len(observation.legal)
        for portion in portions(budget or self.budget):
            for i, trial in enumerate(self._search(observation, portion)):
                tries[i] += trial.tries
                credit[i] += trial.credit
        shares = [won / tried / self.rules.VICTORY for won, tried in zip(credit, tries, strict=True)]
        move = observation.legal[shares.index(max(shares))]
        return Decision(move, by_move(observation, shares), by_move(observation, tries), [move])

    def _search(self, observation: Observation, simulations: int) -> list[Any]:
        """What each move won in so many simulations."""
        seed, moves = mix(self.seed, self.searches), len(observation.legal)
        self.searches += 1
        if self.library is None:
            trials = [self.rules.Trial() for _ in range(moves)]
            self.rules.flat(observation.record, observation.seat, simulations, seed, trials)
            return trials
        record = Record(self.rules.Trial, moves)
        self.library("flat", observation.record, observation.seat, simulations, seed, record)
        return [record.get(i) for i in range(moves)]
