"""Bots: programs that sit at a table. They are given what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Protocol

from camarilla.bots.decision import Budget, Decision
from camarilla.bots.observation import Observation, observe

__all__ = ["Budget", "Decision", "Observation", "Player", "observe"]


class Player(Protocol):
    """Whoever answers for a seat."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """One of the legal moves; a player that does not search takes no notice of the budget, None is its own."""
        ...
