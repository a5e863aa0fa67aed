"""Bots: programs that sit at a table. They are given what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Protocol

from camarilla.bots.budget import Budget
from camarilla.bots.decision import Decision
from camarilla.bots.observation import Observation, observe
from camarilla.bots.players import seat_bot

__all__ = ["Budget", "Decision", "Observation", "Player", "observe", "seat_bot"]


class Player(Protocol):
    """Whoever answers for a seat."""

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """One of the legal moves; a player that does not search takes no notice of the budget, None is its own."""
        ...
