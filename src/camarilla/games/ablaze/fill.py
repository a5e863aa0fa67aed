"""Ablaze's views, filled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from camarilla.games.ablaze.cards import ShuffledName
from camarilla.games.ablaze.documents import Document
from camarilla.games.row.fill import fill_family


def fill(view: Document) -> Iterator[Document]:
    """The cards of each family that are nowhere in sight, in any order that the clues allow."""
    for family in range(view["players"]):
        clues = view["clues"][family] if "clues" in view else []
        fill_family(view, family, get_args(ShuffledName), clues)
    yield view
