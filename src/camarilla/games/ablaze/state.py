"""Ablaze's state is that of the row, with options of its own."""

from __future__ import annotations

from typing import Final

from camarilla.games.row.state import Options, State
from camarilla.kernel.options import declared, derive_defaults

__all__ = ["OPTIONS", "State", "set_defaults"]

OPTIONS: Final = declared(
    Options, "rounds", "influence", "keep", "eliminate", "prince", "twin", "queen", "bounty", "schemer", "trap",
    "reveal_trap",
)  # fmt: skip
OPTIONS["rounds"] = OPTIONS["rounds"]._replace(high=6)  # with the Twin and a replacement, more cards would not fit
set_defaults = derive_defaults(Options, OPTIONS)
