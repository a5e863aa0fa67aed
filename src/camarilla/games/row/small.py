"""Small variants of the games of the row, for two: their last rounds with few cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from camarilla.games.row.state import ASIDE, KINDS


def last_rounds(
    game: str, names: Sequence[str], cards: str, rounds: int, last: int, **more: Any
) -> Iterator[dict[str, Any]]:
    """Every deal: of these cards each family has three aside and the others in its hand (ORI-1); the row is empty."""
    family, round = cards.split(), last - rounds + 1
    gone = [card for card in names[:KINDS] if card not in family]
    hands = list(combinations(family, KINDS - ASIDE - round + 1))
    for dealt in product(hands, repeat=2):
        aside = [[card for card in family if card not in hand] for hand in dealt]
        yield {
            "game": game, "players": 2, "round": round, "first": 0, "phase": "placement", "seat": 0, "row": [],
            "influence": [1, 1], "hand": [list(hand) for hand in dealt], "aside": aside, "discard": [gone, gone],
            "options": {"rounds": last}, **more,
        }  # fmt: skip
