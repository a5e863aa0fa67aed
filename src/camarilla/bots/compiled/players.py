"""All that players and hints choose by, and analyses look with: one library for each game, as they share most of it."""

from __future__ import annotations

from camarilla.bots.compiled.choosing import (
    GREEDY,
    PROPORTIONAL,
    RANDOM,
    ContestTally,
    contest,
    prefer,
    weigh,
)  # fmt: skip
from camarilla.bots.compiled.flat import Arm, flat
from camarilla.bots.compiled.ismcts import Node, Search, SearchSettings, grow, likely_line, plant, report, tree_seed
from camarilla.bots.compiled.open_search import play_out, search_moves
from camarilla.bots.compiled.outlook import outlook
from camarilla.kernel.moves import VICTORY

__all__ = [
    "GREEDY", "PROPORTIONAL", "RANDOM", "VICTORY", "Arm", "ContestTally", "Node", "Search", "SearchSettings",
    "contest", "flat", "grow", "likely_line", "outlook", "plant", "play_out", "prefer", "report", "search_moves",
    "tree_seed", "weigh",
]  # fmt: skip
