"""The player of a level, from beginner to strongest, in a style.

A level is made by how steadily it follows the heuristics of its game and by how long it searches: never by knowing
more than its seat may know, and never by luck that is bent. How strong each one is stands in docs/arena.md.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from camarilla.bots.budget import Budget
from camarilla.bots.compiled.levels import draw, in_style
from camarilla.bots.decision import Decision
from camarilla.bots.greedy import GreedyPlayer
from camarilla.bots.heuristics import has_heuristics, heuristics
from camarilla.bots.ismcts import IsmctsPlayer
from camarilla.bots.observation import Observation
from camarilla.bots.seated import SeatedPlayer
from camarilla.kernel.game import Game
from camarilla.kernel.moves import TypedMove
from camarilla.kernel.profile import Level, Style

if TYPE_CHECKING:
    from camarilla.bots.led import LedPlayer

SECOND: Final = Budget(milliseconds=900)  # for a search in plain Python, where the usual one would take minutes
GLANCE: Final = 200  # simulations that stand for the heuristics of a game that brings none


class LevelPlayer(SeatedPlayer):
    """Plays at a level, in a style; the same seed chooses the same."""

    def __init__(self, game: Game, level: Level, style: Style | None = None, seed: int = 0) -> None:
        self.game, self.level, self.style, self.seed = game, level, style or {}, seed
        self.draws = 0  # how many it has made: each has luck of its own

    @cached_property
    def search(self) -> IsmctsPlayer:
        """For levels that search, and for games without heuristics."""
        simulations = self.level.simulations
        return IsmctsPlayer(self.game, simulations or GLANCE, self.seed, early_stop=simulations > 0)

    @cached_property
    def led(self) -> LedPlayer | None:
        """For levels that search, where a network of the game is installed; None where it would run plain."""
        from camarilla.bots.led import led_player  # late: most levels do without

        return led_player(self.game, self.seed)

    @cached_property
    def heuristic(self) -> GreedyPlayer:
        """For the other levels."""
        return GreedyPlayer(self.game, self.seed)

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """By search, or by weight; a style decides between moves that are nearly as good."""
        if self.level.simulations:
            return self.in_style(self.found(observation, budget), observation)
        weights = [weight * self.factor(observation, i) for i, weight in enumerate(self.weights(observation))]
        return Decision(self.draw(weights, observation))

    def found(self, observation: Observation, budget: Budget | None) -> Decision:
        """What the search finds: led by a network where the level has it so, else by heuristics."""
        simulations = self.level.led.get(observation.record.seats)
        if simulations and self.led is not None:
            return self.led.choose(observation, budget or Budget(simulations=simulations))
        return self.search.choose(observation, budget or (None if self.search.unit.compiled else SECOND))

    def weights(self, observation: Observation) -> list[int]:
        """How good each legal move seems: by prior, or by the visits of a short search."""
        if has_heuristics(self.game):
            return self.heuristic.priors(observation)
        return [1 + tried for tried in self.search.choose(observation).visits.values()]

    def draw(self, weights: list[float], observation: Observation) -> str:
        """A move by its weight."""
        chosen = draw(weights, self.level.temperature, self.seed, self.draws)
        self.draws += 1
        return observation.legal[chosen]

    def in_style(self, decision: Decision, observation: Observation) -> Decision:
        """Of the moves that a search holds for nearly as good as the best, the one that suits the style most."""
        if not self.style:
            return decision
        legal = observation.legal
        visits, values = [decision.visits[move] for move in legal], [decision.values[move] for move in legal]
        factors = [self.factor(observation, i) for i in range(len(legal))]
        move = legal[in_style(legal.index(decision.move), visits, values, factors)]
        line = decision.line if move == decision.move else (move,)
        return Decision(move, decision.values, decision.visits, line)

    def factor(self, observation: Observation, i: int) -> float:
        """By how much the style multiplies a move."""
        if not self.style:
            return 1.0
        moves = observation.game.moves
        said = moves.typed(moves.codes[observation.legal[i]])
        return style_factor(self.style, said, card_in_question(observation))


def style_factor(style: Style, said: TypedMove, asked: str | None) -> float:
    """By how much a style multiplies a move, in a question about that card."""
    card = said.parts.get("card") or asked
    for family in (said.kind, said.kind.partition("_")[0]):  # place_front, or place
        for name in (f"{family} {card}", family):
            if name in style:
                return style[name]
    return 1.0


def card_in_question(observation: Observation) -> str | None:
    """The card that the question is about, where the seat knows it."""
    kind = heuristics(observation.game).card_asked(observation.record)
    return None if kind < 0 else observation.game.words["card"][kind]
