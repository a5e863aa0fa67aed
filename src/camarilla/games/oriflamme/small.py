"""Oriflamme's small variants: four cards a family and the last round, five cards and the last two."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from camarilla.games.oriflamme.cards import NAMES
from camarilla.games.row.small import last_rounds

SMALL: Final[dict[str, Callable[[], Iterator[dict[str, Any]]]]] = {
    "4": lambda: last_rounds("oriflamme", NAMES, "archer heir conspiracy ambush", 1, 7),
    "5": lambda: last_rounds("oriflamme", NAMES, "archer soldier heir conspiracy ambush", 2, 7),
}
