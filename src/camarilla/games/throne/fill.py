"""The views of Behind the Throne, filled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from camarilla.games.throne.cards import COPIES, CardName, CharacterName
from camarilla.games.throne.documents import Document
from camarilla.kernel.fill import nulls, put


def fill(view: Document) -> Iterator[Document]:
    """The cards that lie nowhere in sight are in the deck."""
    if view.get("rng", "") is None:
        del view["rng"]
    copies = view.get("options", {}).get("copies") or COPIES[view["players"]]
    left: Counter[CardName] = Counter(dict.fromkeys(get_args(CharacterName), copies) | {"end": 1})
    left.subtract(name for name in [*view["row"], *view["discard"], *view["deck"]] if name is not None)
    for columns in view["tableau"]:
        left.subtract(columns)
    put(nulls(view["deck"]), list(left.elements()))
    yield view
