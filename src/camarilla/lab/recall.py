"""From a view back to the redacted record: for engines, which are sent documents and search records.

A view has null for every unknown card. Some filling of the nulls is a position that the view leaves open; loaded and
redacted again, it is what the seat knows, whichever filling it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import permutations
from typing import Any

from camarilla.games.intrigues.cards import NAMES as CHARACTERS
from camarilla.games.row.state import KINDS
from camarilla.games.throne.cards import COPIES, NAMES
from camarilla.kernel.game import Document, Game
from camarilla.kernel.refusal import Refusal

Cells = list[tuple[Any, Any]]  # a list or an object, and the place in it that is null


def recall(game: Game, view: Document, seat: int) -> Any:
    """The redacted record that a seat's view was made from."""
    refused: Refusal | None = None
    for filled in FILLINGS[game.id](game, deepcopy(view)):
        try:
            record = game.view.load(filled)
        except Refusal as refusal:
            refused = refused or refusal
            continue
        game.rules.redact(record, seat)
        return record
    raise refused or Refusal("no-view")


def nulls(cards: list[Any]) -> Cells:
    return [(cards, i) for i, name in enumerate(cards) if name is None]


def put(cells: Cells, names: Sequence[Any]) -> None:
    """Fill cells with as many names."""
    if len(cells) != len(names):
        raise Refusal("no-view")
    for (where, key), name in zip(cells, names, strict=True):
        where[key] = name


# -- the row ----------------------------------------------------------------------------------------------------
def fill_row(game: Game, view: Document) -> Iterator[Document]:
    """The cards of each family that are nowhere in observation, in any order that its clues allow."""
    names = list(game.words["card"])[:KINDS]
    for family in range(view["players"]):
        lying = [card for place in view["row"] for card in place if card["family"] == family]
        zones = [*view["hand"][family], *view["aside"][family], *view["discard"][family]]
        seen = {card["card"] for card in lying} | set(zones)
        clues = view["clues"][family] if "clues" in view else []
        missing = sorted((name for name in names if name not in seen), key=lambda name: name in clues)
        aside = nulls(view["aside"][family])
        rest = nulls(view["hand"][family]) + [(card, "card") for card in lying if card["card"] is None]
        put(aside + rest, missing)
    yield view


# -- the throne -------------------------------------------------------------------------------------------------
def fill_throne(game: Game, view: Document) -> Iterator[Document]:
    """The cards that lie nowhere in observation are in the deck."""
    if view.get("rng", "") is None:
        del view["rng"]
    copies = view.get("options", {}).get("copies") or COPIES[view["players"]]
    left = Counter(dict.fromkeys(NAMES[:-1], copies) | {NAMES[-1]: 1})
    left.subtract(name for name in [*view["row"], *view["discard"], *view["deck"]] if name is not None)
    for columns in view["tableau"]:
        left.subtract(columns)
    put(nulls(view["deck"]), list(left.elements()))
    yield view


# -- the city ---------------------------------------------------------------------------------------------------
def fill_intrigues(game: Game, view: Document) -> Iterator[Document]:
    """Plots that nobody known has, and the missing characters in the first order that is possible."""
    plots = [plot for plot in all_plots() if plot not in view["plots"]]
    put(nulls(view["plots"]), plots[: view["plots"].count(None)])
    cards = [card for piles in (view["board"], view["dead"]) for pile in piles.values() for card in pile]
    hidden = [card for card in cards if card["who"] is None]
    cells: Cells = [(card, "who") for card in hidden] + nulls(view["deck"])
    known = {card["who"] for card in cards} | {*view["deck"], *view["escaped"], view.get("drawn")}
    missing = [name for name in CHARACTERS if name not in known]
    for order in permutations(missing):
        if all(name in card.get("clue", missing) for card, name in zip(hidden, order, strict=False)):
            put(cells, order)
            yield view


def all_plots() -> list[list[bool]]:
    return [[bool(number >> i & 1) for i in range(3)] for number in range(8)]


FILLINGS: dict[str, Callable[[Game, Document], Iterator[Document]]] = {
    "oriflamme": fill_row, "ablaze": fill_row, "throne": fill_throne, "intrigues": fill_intrigues,
}  # fmt: skip
