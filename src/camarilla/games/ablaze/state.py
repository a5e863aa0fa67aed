"""Ablaze's state is that of the row."""

from __future__ import annotations

from camarilla.games.row.state import State

__all__ = ["State"]
