"""Bots: programs that sit at a table. They are given what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Protocol

from camarilla.bots.sight import Sight, look
from camarilla.bots.thought import Budget, Thought

__all__ = ["Budget", "Player", "Sight", "Thought", "look"]


class Player(Protocol):
    """Whoever answers for a seat."""

    def choose(self, sight: Sight, budget: Budget | None = None) -> Thought:
        """One of the legal moves; a player that does not search takes no notice of the budget, None is its own."""
        ...
