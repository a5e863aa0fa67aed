"""The ten cards of a family (ORI-1): first the characters, then the intrigues."""

from __future__ import annotations

from typing import Final, Literal, get_args


class Kind:
    """Which card."""

    LORD: Final = 0
    ARCHER: Final = 1
    HEIR: Final = 2
    SHAPESHIFTER: Final = 3
    SOLDIER: Final = 4
    SPY: Final = 5
    CONSPIRACY: Final = 6
    AMBUSH: Final = 7
    DECREE: Final = 8
    ASSASSINATION: Final = 9


CardName = Literal[
    "lord", "archer", "heir", "shapeshifter", "soldier", "spy", "conspiracy", "ambush", "decree", "assassination",
]  # fmt: skip
NAMES: Final[tuple[CardName, ...]] = get_args(CardName)
CHARACTERS: Final = 6  # kinds below it are characters
