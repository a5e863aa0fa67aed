"""Behind the Throne: reveal courtiers for as long as you dare, gather columns whose abilities help you gather more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.throne import rules, writer
from camarilla.games.throne.cards import NAMES
from camarilla.games.throne.events import EventKind
from camarilla.games.throne.loader import Loader
from camarilla.games.throne.moves import Move
from camarilla.games.throne.profile import profile
from camarilla.kernel.game import Game

if TYPE_CHECKING:
    from camarilla.games.throne.types import ThroneGame

game: ThroneGame = Game("throne", profile, rules, writer, Loader(), Move, EventKind, {"card": NAMES})
