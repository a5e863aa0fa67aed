"""All that players and hints choose by, to be compiled as one library for each game: they share most of it."""

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
from camarilla.bots.compiled.outlook import outlook
from camarilla.kernel.moves import VICTORY

__all__ = [
    "GREEDY", "PROPORTIONAL", "RANDOM", "VICTORY", "Arm", "ContestTally", "Node", "Search", "SearchSettings",
    "contest", "flat", "grow", "likely_line", "outlook", "plant", "prefer", "report", "tree_seed", "weigh",
]  # fmt: skip
