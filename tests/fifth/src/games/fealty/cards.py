"""The cards: half of the deck are Kings, half are Knaves (PLG-1)."""

from __future__ import annotations

from typing import Final, Literal, get_args


class Kind:
    """Which card."""

    KING: Final = 0
    KNAVE: Final = 1


CardName = Literal["king", "knave"]
NAMES: Final[tuple[CardName, ...]] = get_args(CardName)
KINDS: Final = len(NAMES)
