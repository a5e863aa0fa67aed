"""The moves of The Pledge."""

from __future__ import annotations

from camarilla.games.fealty.cards import KINDS, NAMES

from camarilla.kernel.moves import Moves, says


class Move(Moves, card=NAMES, claim=NAMES):
    """Pledging a card as what it is, or as what it is not; believing and doubting."""

    PLEDGE = says("pledge {card} as {claim}", card=KINDS, claim=KINDS)
    BELIEVE = says("believe")
    DOUBT = says("doubt")
