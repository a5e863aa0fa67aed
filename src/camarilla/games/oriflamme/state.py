"""Oriflamme's state is that of the row, with options of its own."""

from __future__ import annotations

from typing import Final

from camarilla.games.row.state import Options, State
from camarilla.kernel.options import declared, derive_defaults

__all__ = ["OPTIONS", "State", "set_defaults"]

OPTIONS: Final = declared(
    Options, "rounds", "influence", "keep", "eliminate", "lord", "heir", "conspiracy", "ambush", "reveal_ambush"
)
set_defaults = derive_defaults(Options, OPTIONS)
