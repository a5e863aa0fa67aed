"""What each game can say of its positions beyond the laws of all games. A new game adds its entry at the end.

`options`     deals worth trying beside the rulebook's
`conserved`   asserts, at any question, that cards and influence are all there: from the truth and the events
`hidden`      the paths of the members that are null in the view of a seat (None: a spectator), from the truth alone
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.ablaze import invariants as ablaze
from rules.intrigues import invariants as intrigues

from camarilla.kernel.game import Document, State

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Invariants:
    """One game's entry."""

    conserved: Callable[[State], None]
    hidden: Callable[[Document, int | None], Iterator[Path]]
    options: tuple[dict[str, int], ...] = ()


# -- oriflamme --------------------------------------------------------------------------------------------------
FAMILY = sorted(
    ["lord", "archer", "heir", "shapeshifter", "soldier", "spy", "conspiracy", "ambush", "decree", "assassination"]
)  # fmt: skip
MANY = {"rounds": 7, "influence": 3, "keep": 2, "eliminate": 2, "lord": 0, "heir": 5, "conspiracy": 3, "ambush": 7}


def oriflamme_conserved(state: State) -> None:
    """ORI-1: ten cards a family; ORI-2: influence comes and goes only as the events say."""
    document = state.position()
    for family in range(state.seats):
        zones = document["hand"][family] + document["aside"][family] + document["discard"][family]
        lying = [card["card"] for stack in document["row"] for card in stack if card["family"] == family]
        assert sorted(zones + lying) == FAMILY
    assert document["influence"] == held(state)
    assert sum(card["tokens"] for stack in document["row"] for card in stack) == lying_influence(state)


def held(state: State) -> list[int]:
    """The influence each seat must hold by what everybody has seen."""
    purse = [state.options.get("influence", 1)] * state.seats
    for event in state.events(None):
        if event["event"] in ("gained", "took", "stole"):
            purse[event["seat"]] += event["amount"]
        if event["event"] == "stole":
            purse[event["robbed"]] -= event["amount"]
    return purse


def lying_influence(state: State) -> int:
    """The influence that must lie on cards by what everybody has seen."""
    total: Counter[str] = Counter()
    for event in state.events(None):
        total["kept"] += state.options.get("keep", 1) * (event["event"] == "kept")
        total["gone"] += event["amount"] if event["event"] in ("took", "lost") else 0
        total["gone"] += event["tokens"] if event["event"] == "eliminated" else 0
        total["gone"] += event["amount"] // state.options.get("conspiracy", 2) if event["rule"] == "ORI-30" else 0
    return total["kept"] - total["gone"]


def oriflamme_hidden(document: Document, seat: int | None) -> Iterator[Path]:
    """ORI-1: the owner alone knows its hand, its aside cards, and its cards that lie face down."""
    for owner in range(document["players"]):
        if owner != seat:
            for zone in ("hand", "aside"):
                yield from ((zone, owner, i) for i in range(len(document[zone][owner])))
    for place, stack in enumerate(document["row"]):
        for height, card in enumerate(stack):
            if not card["up"] and card["family"] != seat:
                yield "row", place, height, "card"


# -- throne -----------------------------------------------------------------------------------------------------
COPIES = {2: 5, 3: 7, 4: 9}  # of each character, by the number of seats (THR-1)
VALUES = ("general", "prophet", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king")


def throne_conserved(state: State) -> None:
    """THR-1: so many of each character, and one end of the game."""
    document = state.position()
    lying = [name for columns in document["tableau"] for name, height in columns.items() for _ in range(height)]
    count = Counter([*document["deck"], *document["discard"], *document["row"], *lying])
    copies = state.options.get("copies", COPIES[state.seats])
    assert count == Counter({"end": 1, **dict.fromkeys(VALUES, copies)})


def throne_hidden(document: Document, seat: int | None) -> Iterator[Path]:
    """THR-16: the order of the deck, but for a top card that the turn's seat has looked at; and the dice."""
    known = 1 if document["peeked"] and document["turn"] == seat else 0
    yield from (("deck", i) for i in range(known, len(document["deck"])))
    if "rng" in document:
        yield ("rng",)


# -- all games --------------------------------------------------------------------------------------------------
def veiled(document: Document, paths: Iterator[Path]) -> Any:
    """The document with null at these paths."""
    for *inside, last in paths:
        home: Any = document
        for key in inside:
            home = home[key]
        home[last] = None
    return document


INVARIANTS: dict[str, Invariants] = {
    "oriflamme": Invariants(oriflamme_conserved, oriflamme_hidden, ({"rounds": 2}, MANY)),
    "ablaze": Invariants(ablaze.ablaze_conserved, oriflamme_hidden, ablaze.OPTIONS),
    "throne": Invariants(throne_conserved, throne_hidden, ({"copies": 4}, {"row": 7, "columns": 3, "scoring": 1})),
    "intrigues": Invariants(intrigues.intrigues_conserved, intrigues.intrigues_hidden, intrigues.OPTIONS),
}
