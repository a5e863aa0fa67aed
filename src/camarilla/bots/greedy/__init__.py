"""The greedy player: small heuristics for each game say how much a seat is drawn to each answer (`prior`).

The heuristics of a game lie in a module of its name beside this file. They read what the seat that is asked may know,
so they say the same of a redacted record and of any world that agrees with it.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from camarilla.bots.decision import Budget, Decision
from camarilla.bots.heuristics import heuristics
from camarilla.bots.observation import Observation
from camarilla.dialect import Library, bind, mix, numbers
from camarilla.dialect.build import NoCompiler
from camarilla.kernel.game import Game


def choosing(game: Game) -> Any:
    """Choosing by inclination, for one game."""
    heuristics(game)
    return bind("camarilla.bots.greedy.choosing", game.rules)


@cache
def greedy_library(game: Game) -> Library | None:
    """The compiled choice of a game, None on a machine without a C compiler."""
    rules = choosing(game)
    try:
        return Library(f"{game.id}-greedy", {name: getattr(rules, name) for name in ("prefer", "weigh", "contest")})
    except NoCompiler:
        return None


class GreedyPlayer:
    """Plays the move that it is drawn to most; compiled and plain it chooses the same."""

    def __init__(self, game: Game, seed: int = 0, compiled: bool = True) -> None:
        self.game, self.seed = game, seed
        self.rules = choosing(game)
        self.library = greedy_library(game) if compiled else None
        self.choices = 0  # how many it has made: each has luck of its own

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """The move with the strongest prior; which of equals is luck."""
        seed = mix(self.seed, self.choices)
        self.choices += 1
        return Decision(self.game.moves.texts[self._call("prefer", observation.record, seed)])

    def priors(self, observation: Observation) -> list[int]:
        """How much the seat is drawn to each legal move, in their order."""
        weights = numbers("i16", len(observation.legal))
        self._call("weigh", observation.record, weights)
        return list(weights)

    def _call(self, name: str, *arguments: Any) -> Any:
        if self.library is None:
            return getattr(self.rules, name)(*arguments)
        return self.library(name, *arguments)


class Score(NamedTuple):
    """The share of victories of one seat against the others, and its lower and upper 95 % bound."""

    share: float
    low: float
    high: float
    answers: int


def measure(game: Game, seats: int, games: int, seed: int = 0, mine: str = "GREEDY", others: str = "RANDOM") -> Score:
    """Whole games of one seat against others, seats and first players in turn; manners: RANDOM, LEANING, GREEDY."""
    rules, standing = choosing(game), choosing(game).Standing()
    library = greedy_library(game)
    contest = rules.contest if library is None else lambda *arguments: library("contest", *arguments)
    contest(seats, games, seed, getattr(rules, mine), getattr(rules, others), standing)
    mean = standing.credit / games
    error = 1.96 * sqrt(max(standing.squares / games - mean**2, 0) / games)
    low, share, high = (value / rules.VICTORY for value in (mean - error, mean, mean + error))
    return Score(share, low, high, standing.answers)
