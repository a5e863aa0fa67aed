"""What plays and counts whole games: one unit for each game, with its heuristics and its census."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from camarilla.bots.heuristics import heuristics
from camarilla.dialect import attach, bind
from camarilla.kernel.census import CensusExtras
from camarilla.kernel.engine import Engine, Unit
from camarilla.kernel.game import Game

STUB: Final = "camarilla.lab.compiled.counting"
NOTHING: Final = "camarilla.lab.compiled.uncounted"
ENTRIES: Final = ("play_games", "play_game")


@cache
def counting(game: Game) -> Any:
    """How a game counts what its cards do: `census.py` in its folder, or not at all."""
    name = f"{game.rules.__package__}.census"
    own = bool(game.rules.__package__) and find_spec(name) is not None
    found = import_module(name) if own else bind(NOTHING, game.rules)
    attach(game.rules, STUB, found)
    return found


def extras(game: Game) -> CensusExtras:
    """What its census says besides."""
    found: CensusExtras = vars(counting(game)).get("EXTRAS", CensusExtras())
    return found


def balance_unit(game: Game, engine: Engine | None = None) -> Unit:
    """Whole games of one game, played and counted."""
    heuristics(game)
    counting(game)
    return (engine or game.engine).unit("camarilla.lab.compiled.selfplay", ENTRIES)
