"""What a game knows about good play: `heuristics.py` in its folder, or nothing at all."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from camarilla.dialect import attach, bind
from camarilla.kernel.game import Game

STUB: Final = "camarilla.bots.compiled.heuristics"
UNIFORM: Final = "camarilla.bots.compiled.uniform"


@cache
def has_heuristics(game: Game) -> bool:
    """Does the game bring heuristics of its own?"""
    return bool(game.rules.__package__) and find_spec(f"{game.rules.__package__}.heuristics") is not None


@cache
def heuristics(game: Game) -> Any:
    """The heuristics of a game, which generic modules bound to it are given from now on."""
    own = has_heuristics(game)
    found = import_module(f"{game.rules.__package__}.heuristics") if own else bind(UNIFORM, game.rules)
    attach(game.rules, STUB, found)
    return found
