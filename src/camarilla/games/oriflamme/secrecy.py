"""Oriflamme's secrets are those of the row: nothing that happens tells more of a hidden card than is seen."""

from __future__ import annotations

from camarilla.games.row.secrecy import determinize
from camarilla.games.row.state import redact

__all__ = ["determinize", "redact"]
