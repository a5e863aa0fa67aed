"""The moves of Oriflamme."""

from __future__ import annotations

from camarilla.games.oriflamme.cards import NAMES
from camarilla.games.row.moves import RowMove
from camarilla.games.row.state import MAX_SEATS, PLACES
from camarilla.kernel.moves import says


class Move(RowMove, card=NAMES):
    """Beyond those of the row: Spy, Shapeshifter, Decree."""

    STEAL = says("steal {seat}", seat=MAX_SEATS)
    COPY = says("copy {place}", place=PLACES)
    MOVE = says("move {place} {gap}", place=PLACES, gap=PLACES + 1)
