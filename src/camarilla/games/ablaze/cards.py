"""The eleven cards of a family (ABL-1): the characters and intrigues that are shuffled, then the Twin."""

from __future__ import annotations

from typing import Final, Literal, get_args


class Kind:
    """Which card."""

    PRINCE: Final = 0
    QUEEN: Final = 1
    CUTTHROAT: Final = 2
    APOTHECARY: Final = 3
    FELON: Final = 4
    SCHEMER: Final = 5
    SUBSTITUTION: Final = 6
    PLAN: Final = 7
    TRAP: Final = 8
    BRIBERY: Final = 9
    TWIN: Final = 10


CharacterName = Literal["prince", "queen", "cutthroat", "apothecary", "felon", "schemer"]
ShuffledName = Literal[CharacterName, "substitution", "plan", "trap", "bribery"]
CardName = Literal[ShuffledName, "twin"]
NAMES: Final[tuple[CardName, ...]] = get_args(CardName)
CHARACTERS: Final = 6  # kinds below it are characters, and the Twin
SHUFFLED: Final = (1 << Kind.TWIN) - 1  # the set of the others: the Twin lies open beside its owner


def is_intrigue(kind: int) -> bool:
    """Is the card discarded once it has been revealed (ORI-8)?"""
    return CHARACTERS <= kind < Kind.TWIN
