"""The moves of Ablaze."""

from __future__ import annotations

from camarilla.games.ablaze.cards import NAMES
from camarilla.games.row.moves import RowMove
from camarilla.games.row.state import PLACES
from camarilla.kernel.moves import says


class Move(RowMove, card=NAMES):
    """Beyond those of the row: Twin, Plan, Bribery."""

    TWIN_FRONT = says("twin front")
    TWIN_BACK = says("twin back")
    TWIN_ON = says("twin on {place}", place=PLACES)
    ACTIVATE = says("activate {place}", place=PLACES)
    TAKE = says("take")
    SPEND = says("spend")
    BRIBE = says("bribe {place}", place=PLACES)
