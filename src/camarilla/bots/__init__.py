"""Bots: programs that sit at a table. They are given what their seat may know, and nothing else."""

from __future__ import annotations

from typing import Protocol

from camarilla.bots.sight import Sight, look

__all__ = ["Player", "Sight", "look"]


class Player(Protocol):
    """Whoever answers for a seat."""

    def choose(self, sight: Sight) -> str:
        """One of the legal moves, in notation."""
        ...
