"""The random player: every legal move is equally likely."""

from __future__ import annotations

from random import Random

from camarilla.bots.sight import Sight
from camarilla.bots.thought import Budget, Thought


class RandomPlayer:
    """Chooses without thought; the same seed chooses the same."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)

    def choose(self, sight: Sight, budget: Budget | None = None) -> Thought:
        """One of the legal moves, each as likely as the others."""
        return Thought(self.random.choice(sight.legal))
