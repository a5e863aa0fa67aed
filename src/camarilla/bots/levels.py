"""Levels that a person can choose, from beginner to strongest, and the styles they can play in.

A level is made by how steadily it follows the heuristics of its game and by how long it searches: never by knowing
more than its seat may know, and never by luck that is bent. How strong each one is stands in docs/arena.md.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from camarilla.bots.decision import Budget, Decision
from camarilla.bots.heuristics import heuristics
from camarilla.bots.observation import Observation
from camarilla.games import profiles
from camarilla.kernel.document import listed, shown
from camarilla.kernel.game import Game
from camarilla.kernel.profile import Level, Style
from camarilla.kernel.refusal import Refusal

if TYPE_CHECKING:
    from camarilla.bots import Player

STYLES: Final = ("plain", "cautious", "aggressive", "bluffing")
NEAR: Final = 0.03  # a win chance that a style may cost a player who searches
SECOND: Final = Budget(milliseconds=900)  # for a search in plain Python, where the usual one would take minutes
TRIED: Final = 0.1  # of the visits of the best move: what was hardly tried is not chosen for its style


def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return profiles()[game].levels


def styles(game: str) -> list[str]:
    """The styles that a level of this game can play in."""
    return ["plain", *profiles()[game].styles]


def level_player(game: Game, name: str, seed: int = 0) -> Player:
    """The player of a level, `knight`, or of one in another style than its own, `knight:bluffing`."""
    id, colon, style = name.partition(":")
    found = {level.id: level for level in levels(game.id)}
    if id not in found:
        raise Refusal("level", level=shown(id), expected=listed(found))
    if colon and style not in styles(game.id):
        raise Refusal("style", style=shown(style), expected=listed(styles(game.id)))
    return Courtier(game, found[id], game.profile.styles.get(style if colon else found[id].style, {}), seed)


class Courtier:
    """Plays at a level, in a style; the same seed chooses the same."""

    def __init__(self, game: Game, level: Level, leaning: Style | None = None, seed: int = 0) -> None:
        from camarilla.bots.greedy import GreedyPlayer
        from camarilla.bots.ismcts_player import IsmctsPlayer

        self.level, self.leaning, self.random = level, leaning or {}, Random(seed)
        self.search = IsmctsPlayer(game, level.simulations, seed, early_stop=True) if level.simulations else None
        self.budget = SECOND if self.search is not None and self.search.library is None else None
        self.heuristic = None if level.simulations else GreedyPlayer(game, seed)

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """By search, or by inclination; a style decides between moves that are nearly as good."""
        if self.search is not None:
            return self.colour(self.search.choose(observation, budget or self.budget), observation)
        assert self.heuristic is not None
        weights = self.heuristic.priors(observation)
        return Decision(
            self.draw([weight * self.taste(observation, i) for i, weight in enumerate(weights)], observation)
        )

    def draw(self, weights: list[float], observation: Observation) -> str:
        """A move by its weight: the heaviest, or each the likelier the heavier; which of equals is luck."""
        if self.level.temperature > 0:
            flat = [weight ** (1 / self.level.temperature) for weight in weights]
            return self.random.choices(observation.legal, flat)[0]
        most = max(weights)
        return self.random.choice(
            [move for move, weight in zip(observation.legal, weights, strict=True) if weight == most]
        )

    def colour(self, decision: Decision, observation: Observation) -> Decision:
        """Of the moves that a search holds for nearly as good as the best, the one that suits the style most."""
        if not self.leaning:
            return decision
        best, enough = decision.values[decision.move], TRIED * decision.visits[decision.move]
        liked, move = self.taste(observation, observation.legal.index(decision.move)), decision.move
        for i, other in enumerate(observation.legal):
            near = decision.visits.get(other, 0) >= enough and decision.values[other] >= best - NEAR
            if near and self.taste(observation, i) > liked:
                liked, move = self.taste(observation, i), other
        line = decision.line if move == decision.move else (move,)
        return Decision(move, decision.values, decision.visits, line)

    def taste(self, observation: Observation, i: int) -> float:
        """By how much the style multiplies a move."""
        if not self.leaning:
            return 1.0
        moves = observation.game.moves
        said = moves.typed(moves.codes[observation.legal[i]])
        card = said.parts.get("card") or card_in_question(observation)
        for family in (said.kind, said.kind.partition("_")[0]):  # place_front, or place
            for name in (f"{family} {card}", family):
                if name in self.leaning:
                    return self.leaning[name]
        return 1.0


def card_in_question(observation: Observation) -> str | None:
    """The card that the question is about, where the seat knows it."""
    kind = heuristics(observation.game).card_asked(observation.record)
    return None if kind < 0 else observation.game.words["card"][kind]
