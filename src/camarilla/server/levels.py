"""Bots by level and style, `knight` or `knight:bluffing`; what a bot is given is what its seat may know."""

from __future__ import annotations

import secrets
from functools import cache

from camarilla.bots import observe, seat_bot
from camarilla.bots.players import level_names
from camarilla.kernel.game import State


@cache
def players(game: str) -> list[str]:
    """Everything that a bot can be: a level, or one in a style."""
    return level_names(game)


def think(state: State, level: str) -> int:
    """The code of a bot's answer; slow, so call it from a thread."""
    player = seat_bot(state.game, level, secrets.randbits(62))
    return state.game.moves.codes[player.choose(observe(state)).move]
