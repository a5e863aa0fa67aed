"""Oriflamme as numbers for learning: those of the row."""

from __future__ import annotations

from camarilla.games.row.features import Features, features

__all__ = ["Features", "features"]
