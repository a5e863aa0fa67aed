"""Oriflamme: six rounds in which families place cards in a row and reveal them at the right moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oriflamme import rules, writer
from camarilla.games.oriflamme.cards import CHARACTERS, NAMES
from camarilla.games.oriflamme.events import EventKind
from camarilla.games.oriflamme.loader import Loader
from camarilla.games.oriflamme.moves import Move
from camarilla.games.oriflamme.profile import profile
from camarilla.games.row.moves import WAYS
from camarilla.kernel.game import Game

if TYPE_CHECKING:
    from camarilla.games.oriflamme.types import OriflammeGame

WORDS = {"card": NAMES, "way": WAYS, "under": ("none", *NAMES[:CHARACTERS])}
game: OriflammeGame = Game("oriflamme", profile, rules, writer, Loader(), Move, EventKind, WORDS)
