"""The moves that all games of the row have."""

from __future__ import annotations

from camarilla.games.row.state import KINDS, PLACES
from camarilla.kernel.moves import Moves, says


class RowMove(Moves):
    """Placing, keeping, revealing, and naming a place as a target."""

    KEEP = says("keep")
    REVEAL = says("reveal")
    PLACE_FRONT = says("place {card} front", card=KINDS)
    PLACE_BACK = says("place {card} back", card=KINDS)
    PLACE_ON = says("place {card} on {place}", place=PLACES, card=KINDS)
    TARGET = says("target {place}", place=PLACES)


WAYS = ("front", "back", "on")  # the ways to place a card, in the order of their numbers
