"""What players, hints and analyses call: one unit for each game, held once by a wheel and compiled once."""

from __future__ import annotations

from typing import Final

from camarilla.bots.heuristics import heuristics
from camarilla.kernel.engine import Engine, Unit
from camarilla.kernel.game import Game

ENTRIES: Final = (
    "prefer", "weigh", "contest", "flat", "tree_seed", "plant", "grow", "report", "likely_line", "outlook",
    "search_moves", "play_out",
)  # fmt: skip


def players_unit(game: Game, engine: Engine | None = None) -> Unit:
    """Choosing, trying and searching in one game, with its heuristics."""
    heuristics(game)
    unit = (engine or game.engine).unit("camarilla.bots.compiled.players", ENTRIES)
    unit.made_by = players_unit, game, engine  # in another process they have to be found first, too
    return unit
