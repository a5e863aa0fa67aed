"""The seven characters (INT-4), the four locations and the arrows between them (INT-2)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from camarilla.games.intrigues.board import read_ring


class Who:
    """Which character."""

    SPY: Final = 0
    KILLER: Final = 1
    BEGGAR: Final = 2
    BARMAN: Final = 3
    GOVERNOR: Final = 4
    DETECTIVE: Final = 5
    COACHMAN: Final = 6


class Place:
    """Which location."""

    ALLEY: Final = 0
    SQUARE: Final = 1
    POLICE: Final = 2
    FACTORY: Final = 3


CharacterName = Literal["spy", "killer", "beggar", "barman", "governor", "detective", "coachman"]
NAMES: Final[tuple[CharacterName, ...]] = get_args(CharacterName)
CARDS: Final = len(NAMES)
PlaceName = Literal["alley", "square", "police", "factory"]
PLACES: Final[tuple[PlaceName, ...]] = get_args(PlaceName)
SPOTS: Final = len(PLACES)
ARROWS: Final = read_ring(PLACES)  # where the arrow of each location leads (INT-2)
MORTAL: Final = 1 << Who.SPY | 1 << Who.BEGGAR | 1 << Who.BARMAN | 1 << Who.COACHMAN  # whom the Killer kills (INT-11)
SPARED: Final = 1 << Who.GOVERNOR | 1 << Who.DETECTIVE  # whom he does not
DETAINABLE: Final = MORTAL | 1 << Who.KILLER  # whom the Detective can arrest (INT-15, INT-20)
EITHER: Final = MORTAL | SPARED  # whom the Killer can find beside him
ANYBODY: Final = (1 << CARDS) - 1
