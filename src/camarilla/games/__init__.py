"""The games, each loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from camarilla.kernel.game import Game

IDS = ("oriflamme", "ablaze", "throne", "intrigues")


def games() -> list[str]:
    """The ids of all games."""
    return list(IDS)


def game(id: str) -> Game:
    """A game by its id, the same each time; ValueError if there is none."""
    if id not in IDS:
        from camarilla.kernel.document import listed, shown
        from camarilla.kernel.refusal import Refusal

        raise Refusal("game", game=shown(id), expected=listed(IDS))
    found: Game = import_module(f"camarilla.games.{id}").game
    return found
