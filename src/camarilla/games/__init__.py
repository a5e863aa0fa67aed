"""The games: a folder each, found by its `profile.py` and loaded when it is first asked for."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from camarilla.kernel.game import Game
    from camarilla.kernel.lesson import Lesson
    from camarilla.kernel.profile import Profile


@cache
def profiles() -> dict[str, Profile]:
    """What every game tells about itself, by id and in the order of lists."""
    folder = os.path.dirname(__file__)  # pathlib would take longer to load than all profiles together
    ids = [id for id in os.listdir(folder) if os.path.exists(os.path.join(folder, id, "profile.py"))]
    found = {id: import_module(f"camarilla.games.{id}.profile").profile for id in ids}
    return dict(sorted(found.items(), key=lambda item: item[1].order))


def games() -> list[str]:
    """The ids of all games."""
    return list(profiles())


def game(id: str) -> Game:
    """A game by its id, the same each time; ValueError if there is none."""
    if not isinstance(id, str) or id not in profiles():
        from camarilla.kernel.document import listed, shown
        from camarilla.kernel.refusal import Refusal

        raise Refusal("game", game=shown(id), expected=listed(profiles()))
    found: Game = import_module(f"camarilla.games.{id}.game").game
    return found


def lesson(id: str) -> Lesson | None:
    """The lesson of a game; None where it has none."""
    if find_spec(f"{__name__}.{id}.lesson") is None:
        return None
    found: Lesson = import_module(f"{__name__}.{id}.lesson").lesson
    return found
