"""The random player: every legal move is equally likely."""

from __future__ import annotations

from random import Random

from camarilla.bots.budget import Budget
from camarilla.bots.decision import Decision
from camarilla.bots.observation import Observation
from camarilla.bots.seated import SeatedPlayer


class RandomPlayer(SeatedPlayer):
    """Chooses without decision; the same seed chooses the same."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """One of the legal moves, each as likely as the others."""
        return Decision(self.random.choice(observation.legal))
