"""The player of a level, from beginner to strongest, in a style.

A level is made by how steadily it follows the heuristics of its game and by how long it searches: never by knowing
more than its seat may know, and never by luck that is bent. How strong each one is stands in docs/arena.md.
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Final

from camarilla.bots.budget import Budget
from camarilla.bots.decision import Decision
from camarilla.bots.greedy import GreedyPlayer
from camarilla.bots.heuristics import has_heuristics, heuristics
from camarilla.bots.ismcts import IsmctsPlayer
from camarilla.bots.observation import Observation
from camarilla.kernel.game import Game
from camarilla.kernel.profile import Level, Style

NEAR: Final = 0.03  # a win chance that a style may cost a player who searches
SECOND: Final = Budget(milliseconds=900)  # for a search in plain Python, where the usual one would take minutes
GLANCE: Final = 200  # simulations that stand for the heuristics of a game that brings none
TRIED: Final = 0.1  # of the visits of the best move: what was hardly tried is not chosen for its style


class LevelPlayer:
    """Plays at a level, in a style; the same seed chooses the same."""

    def __init__(self, game: Game, level: Level, style: Style | None = None, seed: int = 0) -> None:
        self.game, self.level, self.style, self.seed = game, level, style or {}, seed
        self.random = Random(seed)

    @cached_property
    def search(self) -> IsmctsPlayer:
        """For levels that search, and for games without heuristics."""
        simulations = self.level.simulations
        return IsmctsPlayer(self.game, simulations or GLANCE, self.seed, early_stop=simulations > 0)

    @cached_property
    def heuristic(self) -> GreedyPlayer:
        """For the other levels."""
        return GreedyPlayer(self.game, self.seed)

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """By search, or by weight; a style decides between moves that are nearly as good."""
        if self.level.simulations:
            usual = None if self.search.unit.compiled else SECOND
            return self.in_style(self.search.choose(observation, budget or usual), observation)
        weights = [weight * self.factor(observation, i) for i, weight in enumerate(self.weights(observation))]
        return Decision(self.draw(weights, observation))

    def weights(self, observation: Observation) -> list[int]:
        """How good each legal move seems: by prior, or by the visits of a short search."""
        if has_heuristics(self.game):
            return self.heuristic.priors(observation)
        return [1 + tried for tried in self.search.choose(observation).visits.values()]

    def draw(self, weights: list[float], observation: Observation) -> str:
        """A move by its weight: the heaviest, or each the likelier the heavier; which of equals is luck."""
        if self.level.temperature > 0:
            flat = [weight ** (1 / self.level.temperature) for weight in weights]
            return self.random.choices(observation.legal, flat)[0]
        most = max(weights)
        return self.random.choice(
            [move for move, weight in zip(observation.legal, weights, strict=True) if weight == most]
        )

    def in_style(self, decision: Decision, observation: Observation) -> Decision:
        """Of the moves that a search holds for nearly as good as the best, the one that suits the style most."""
        if not self.style:
            return decision
        best, enough = decision.values[decision.move], TRIED * decision.visits[decision.move]
        liked, move = self.factor(observation, observation.legal.index(decision.move)), decision.move
        for i, other in enumerate(observation.legal):
            near = decision.visits.get(other, 0) >= enough and decision.values[other] >= best - NEAR
            if near and self.factor(observation, i) > liked:
                liked, move = self.factor(observation, i), other
        line = decision.line if move == decision.move else (move,)
        return Decision(move, decision.values, decision.visits, line)

    def factor(self, observation: Observation, i: int) -> float:
        """By how much the style multiplies a move."""
        if not self.style:
            return 1.0
        moves = observation.game.moves
        said = moves.typed(moves.codes[observation.legal[i]])
        card = said.parts.get("card") or card_in_question(observation)
        for family in (said.kind, said.kind.partition("_")[0]):  # place_front, or place
            for name in (f"{family} {card}", family):
                if name in self.style:
                    return self.style[name]
        return 1.0


def card_in_question(observation: Observation) -> str | None:
    """The card that the question is about, where the seat knows it."""
    kind = heuristics(observation.game).card_asked(observation.record)
    return None if kind < 0 else observation.game.words["card"][kind]
