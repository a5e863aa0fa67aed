"""The greedy player: it plays the move that the heuristics of its game prefer.

Heuristics read what the seat that is asked may know, so they say the same of a redacted record and of any world that
agrees with it.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from camarilla.bots.budget import Budget
from camarilla.bots.decision import Decision
from camarilla.bots.observation import Observation
from camarilla.bots.seated import SeatedPlayer
from camarilla.bots.unit import players_unit
from camarilla.dialect import mix, numbers
from camarilla.kernel.engine import Engine
from camarilla.kernel.game import Game


class GreedyPlayer(SeatedPlayer):
    """Plays the move with the strongest prior; compiled and plain it chooses the same."""

    def __init__(self, game: Game, seed: int = 0, engine: Engine | None = None) -> None:
        self.game, self.seed, self.unit = game, seed, players_unit(game, engine)
        self.choices = 0  # how many it has made: each has luck of its own

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """The move with the strongest prior; which of equals is luck."""
        seed = mix(self.seed, self.choices)
        self.choices += 1
        return Decision(self.game.moves.texts[self.unit.call("prefer", observation.record, seed)])

    def priors(self, observation: Observation) -> list[int]:
        """How much the seat is drawn to each legal move, in their order."""
        weights = numbers("i16", len(observation.legal))
        self.unit.call("weigh", observation.record, weights)
        return list(weights)


class Score(NamedTuple):
    """The share of victories of one seat against the others, and its lower and upper 95 % bound."""

    share: float
    low: float
    high: float
    answers: int


def measure(game: Game, seats: int, games: int, seed: int = 0, mine: str = "GREEDY", others: str = "RANDOM") -> Score:
    """Whole games of one seat against others, seats in turn; policies: RANDOM, PROPORTIONAL, GREEDY."""
    unit = players_unit(game)
    rules, tally = unit.rules, unit.rules.ContestTally()
    unit.call("contest", seats, games, seed, getattr(rules, mine), getattr(rules, others), tally)
    mean = tally.credit / games
    error = 1.96 * sqrt(max(tally.squares / games - mean**2, 0) / games)
    low, share, high = (value / rules.VICTORY for value in (mean - error, mean, mean + error))
    return Score(share, low, high, tally.answers)
