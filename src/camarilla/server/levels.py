"""Bots by level and style, `knight` or `knight:bluffing`; what a bot is given is what its seat may know."""

from __future__ import annotations

import secrets
from functools import cache

from camarilla.bots import levels as ladder
from camarilla.bots import observe
from camarilla.kernel.game import State


@cache
def levels(game: str) -> list[str]:
    """The levels of a game's bots, weakest first."""
    return [level.id for level in ladder.levels(game)]


@cache
def players(game: str) -> list[str]:
    """Everything that a bot can be: a level, or one in a style."""
    return [f"{level}{style}" for style in ("", *(f":{one}" for one in ladder.styles(game))) for level in levels(game)]


def think(state: State, level: str) -> int:
    """The code of a bot's answer; slow, so call it from a thread."""
    player = ladder.level_player(state.game, level, secrets.randbits(62))
    return state.game.moves.codes[player.choose(observe(state)).move]
