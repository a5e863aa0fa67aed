"""Oriflamme as numbers for learning: those of the row."""

from __future__ import annotations

from camarilla.games.row.features import FEATURES, features

__all__ = ["FEATURES", "features"]
