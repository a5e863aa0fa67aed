"""The moves of Intrigues; a card on the board is a location and its index there."""

from __future__ import annotations

from camarilla.games.intrigues.cards import CARDS, NAMES, PLACES, SPOTS
from camarilla.kernel.moves import Moves, says


class Move(Moves, place=PLACES, card=NAMES):
    """Deploying, the four actions, and the answers of the properties."""

    DEPLOY = says("deploy {place}", place=SPOTS)
    PASS = says("pass")
    LOOK = says("look {place}/{i}", place=SPOTS, i=CARDS)
    MOVE = says("move {place}/{i}", place=SPOTS, i=CARDS)
    OPEN = says("open {place}/{i}", place=SPOTS, i=CARDS)
    CLOSE = says("close {place}/{i}", place=SPOTS, i=CARDS)
    LEAVE = says("leave factory/{i}", i=CARDS)
    EXPOSE = says("expose {place}/{i}", place=SPOTS, i=CARDS)
    SWAP = says("swap {place}/{i}", place=SPOTS, i=CARDS)
    BRING_DECK = says("bring deck")
    BRING_DEAD = says("bring dead {place}/{i}", place=SPOTS, i=CARDS)
    BRING_ESCAPED = says("bring escaped {card}", card=CARDS)
    ARREST = says("arrest {place}/{i}", place=SPOTS, i=CARDS)
    DRIVE = says("drive {place}", place=SPOTS)
