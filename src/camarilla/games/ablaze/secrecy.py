"""Ablaze's secrets are those of the row; a Substitution that brings nothing is a clue to what is not aside (ABL-19)."""

from __future__ import annotations

from camarilla.games.row.secrecy import determinize
from camarilla.games.row.state import redact

__all__ = ["determinize", "redact"]
