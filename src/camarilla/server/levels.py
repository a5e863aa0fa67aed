"""Who a bot can be: `knight`, or in a style `knight:bluffing`."""

from __future__ import annotations

from functools import cache

from camarilla.bots import levels as ladder


@cache
def levels(game: str) -> list[str]:
    """The levels of a game's bots, weakest first."""
    return [level.id for level in ladder.levels(game)]


@cache
def players(game: str) -> list[str]:
    """Everything that a bot can be: a level, or one in a style."""
    return [f"{level}{style}" for style in ("", *(f":{one}" for one in ladder.styles(game))) for level in levels(game)]
