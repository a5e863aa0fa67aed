"""The views of Intrigues, filled."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from camarilla.games.intrigues.cards import NAMES
from camarilla.games.intrigues.documents import Document
from camarilla.games.intrigues.state import CONDITIONS
from camarilla.kernel.fill import Blanks, nulls, put


def fill(view: Document) -> Iterator[Document]:
    """Plots that nobody known has, and the missing characters in each order that the clues allow."""
    plots = [list(plot) for plot in product((False, True), repeat=CONDITIONS) if list(plot) not in view["plots"]]
    put(nulls(view["plots"]), plots[: view["plots"].count(None)])
    cards = [card for piles in (view["board"], view["dead"]) for pile in piles.values() for card in pile]
    hidden = [card for card in cards if card["who"] is None]
    cells: Blanks = [*((card, "who") for card in hidden), *nulls(view["deck"])]
    known = {card["who"] for card in cards} | {*view["deck"], *view["escaped"], view.get("drawn")}
    missing = [name for name in NAMES if name not in known]
    for order in permutations(missing):
        if all(name in card.get("clue", missing) for card, name in zip(hidden, order, strict=False)):
            put(cells, order)
            yield view
