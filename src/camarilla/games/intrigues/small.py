"""Intrigues' small variant: one turn each, with any two of the seven cards and four of the eight plots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any, Final

from camarilla.games.intrigues.cards import NAMES, PLACES

PLOTS: Final = ([True, True, False], [True, False, True], [False, True, True], [False, False, False])
CHAPTER: Final = (
    {"event": "presence", "who": "governor", "where": "police"},
    {"event": "unseen", "who": "killer"},
    {"event": "curfew"},
)


def one_turn() -> Iterator[dict[str, Any]]:
    """Every deal."""
    empty: dict[str, list[Any]] = {place: [] for place in PLACES}
    for (first, second), plots in product(permutations(NAMES, 2), permutations(PLOTS, 2)):
        rest = [card for card in NAMES if card not in (first, second)]
        yield {
            "game": "intrigues", "players": 2, "seat": 0, "round": 1, "first": 0, "actions": 1, "options": {"turns": 1},
            "chapter": list(CHAPTER), "plots": list(plots), "drawn": first, "deck": [second, *rest],
            "board": empty, "dead": empty, "escaped": [],
        }  # fmt: skip


SMALL: Final[dict[str, Callable[[], Iterator[dict[str, Any]]]]] = {"4": one_turn}
