"""The random player: every legal move is equally likely."""

from __future__ import annotations

from random import Random

from camarilla.bots.sight import Sight


class RandomPlayer:
    """Chooses without thought; the same seed chooses the same."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)

    def choose(self, sight: Sight) -> str:
        """One of the legal moves, each as likely as the others."""
        return self.random.choice(sight.legal)
