"""The flat Monte-Carlo player: every legal move is tried in random worlds that the seat thinks possible."""

from __future__ import annotations

from typing import Any

from camarilla.bots.budget import Budget, portions
from camarilla.bots.decision import Decision
from camarilla.bots.observation import Observation, by_move
from camarilla.bots.seated import SeatedPlayer
from camarilla.bots.unit import players_unit
from camarilla.dialect import mix
from camarilla.kernel.engine import Engine
from camarilla.kernel.game import Game


class FlatPlayer(SeatedPlayer):
    """Tries every legal move in random worlds; compiled and plain it chooses the same."""

    def __init__(self, game: Game, simulations: int = 1000, seed: int = 0, engine: Engine | None = None) -> None:
        self.seed, self.budget = seed, Budget(simulations=simulations)
        self.unit = players_unit(game, engine)
        self.searches = 0  # how many it has made: each has luck of its own

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """The move that won most often, the first of equals."""
        tries, credit = [0] * len(observation.legal), [0] * len(observation.legal)
        for portion in portions(budget or self.budget):
            for i, trial in enumerate(self._search(observation, portion)):
                tries[i] += trial.tries
                credit[i] += trial.credit
        shares = [won / tried / self.unit.rules.VICTORY for won, tried in zip(credit, tries, strict=True)]
        move = observation.legal[shares.index(max(shares))]
        return Decision(move, by_move(observation, shares), by_move(observation, tries), [move])

    def _search(self, observation: Observation, simulations: int) -> list[Any]:
        """What each move won in so many simulations."""
        seed, moves = mix(self.seed, self.searches), len(observation.legal)
        self.searches += 1
        trials = self.unit.new(self.unit.rules.Arm, moves)
        self.unit.call("flat", observation.record, observation.seat, simulations, seed, trials)
        return [self.unit.read(trials, i) for i in range(moves)]
