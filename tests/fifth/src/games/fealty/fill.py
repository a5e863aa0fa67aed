"""The views of The Pledge, filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from camarilla.games.fealty.cards import CardName
from camarilla.games.fealty.documents import Document
from camarilla.games.fealty.state import ROUNDS

from camarilla.kernel.fill import nulls, put


def fill(view: Document) -> Iterator[Document]:
    """Cards that nobody has shown may lie anywhere: here those that are left come in the order of their names."""
    left: Counter[CardName] = Counter(dict.fromkeys(get_args(CardName), view["players"] * ROUNDS))
    lists: list[Sequence[CardName | None]] = [*view["hand"], *view["believed"], view["shown"]]
    pledged = view.get("pledged")
    seen = [name for cards in lists for name in cards] + ([pledged["card"]] if pledged else [])
    left.subtract(name for name in seen if name is not None)
    cells = [cell for cards in lists for cell in nulls(cards)]
    if pledged and pledged["card"] is None:
        cells.append((pledged, "card"))
    put(cells, list(left.elements())[: len(cells)])
    yield view
