"""The cards (THR-1): nine characters in the order of their values, and the card that ends the game."""

from __future__ import annotations

from typing import Final, Literal, get_args


class Kind:
    """Which card; the printed value of a character is one more."""

    GENERAL: Final = 0
    PROPHET: Final = 1
    JESTER: Final = 2
    ASSASSIN: Final = 3
    JUDGE: Final = 4
    MINSTREL: Final = 5
    ALCHEMIST: Final = 6
    QUEEN: Final = 7
    KING: Final = 8
    END: Final = 9


Influencing = Literal["general", "prophet", "jester", "assassin", "judge"]
Contested = Literal[Influencing, "minstrel", "alchemist"]  # whose abilities are the tallest column's (THR-14)
CharacterName = Literal[Contested, "queen", "king"]
CardName = Literal[CharacterName, "end"]
NAMES: Final[tuple[CardName, ...]] = get_args(CardName)
CHARACTERS: Final = 9  # kinds below it are characters
CONTESTED: Final = 7  # kinds below it have an ability that the tallest column alone may use (THR-14)
INFLUENCING: Final = 5  # kinds below it influence the row (THR-5, THR-15, THR-16)
COPIES: Final = (0, 0, 5, 7, 9)  # of each character, by the number of seats (THR-1)
LOWERS: Final = (3, 0, 1, 2, 0)  # by how much an influencing ability can lower the last card (THR-5), by kind
