"""Oriflamme's views, filled."""

from __future__ import annotations

from collections.abc import Iterator

from camarilla.games.oriflamme.cards import NAMES
from camarilla.games.oriflamme.documents import Document
from camarilla.games.row.fill import fill_family


def fill(view: Document) -> Iterator[Document]:
    """The cards of each family that are nowhere in sight, in any order."""
    for family in range(view["players"]):
        fill_family(view, family, NAMES)
    yield view
