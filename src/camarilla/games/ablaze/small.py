"""Ablaze's small variant: five cards a family, two of them in the hand, and the last round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from camarilla.games.ablaze.cards import NAMES
from camarilla.games.row.small import last_rounds

SMALL: Final[dict[str, Callable[[], Iterator[dict[str, Any]]]]] = {
    "5": lambda: last_rounds("ablaze", NAMES, "queen cutthroat felon plan trap", 1, 6, twin=[True, True]),
}
