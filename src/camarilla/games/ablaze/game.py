"""Oriflamme: Ablaze: the row again, with Princes and Twins, traps and bribed loyalties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.ablaze import rules, writer
from camarilla.games.ablaze.cards import CHARACTERS, NAMES
from camarilla.games.ablaze.events import ZONES, EventKind
from camarilla.games.ablaze.loader import Loader
from camarilla.games.ablaze.moves import Move
from camarilla.games.ablaze.profile import profile
from camarilla.games.row.moves import WAYS
from camarilla.kernel.game import Game

if TYPE_CHECKING:
    from camarilla.games.ablaze.types import AblazeGame

WORDS = {"card": NAMES, "way": WAYS, "under": ("none", *NAMES[:CHARACTERS], "twin"), "zone": ZONES}
game: AblazeGame = Game("ablaze", profile, rules, writer, Loader(), Move, EventKind, WORDS)
