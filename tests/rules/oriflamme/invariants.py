"""What Oriflamme says of its positions beyond the laws of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from laws.invariants import Invariants, Path

from camarilla.kernel.game import Document, State

FAMILY = sorted(
    ["lord", "archer", "heir", "shapeshifter", "soldier", "spy", "conspiracy", "ambush", "decree", "assassination"]
)  # fmt: skip
MANY = {"rounds": 7, "influence": 3, "keep": 2, "eliminate": 2, "lord": 0, "heir": 5, "conspiracy": 3, "ambush": 7}


def conserved(state: State) -> None:
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


def hidden(document: Document, seat: int | None) -> Iterator[Path]:
    """ORI-1: the owner alone knows its hand, its aside cards, and its cards that lie face down."""
    for owner in range(document["players"]):
        if owner != seat:
            for zone in ("hand", "aside"):
                yield from ((zone, owner, i) for i in range(len(document[zone][owner])))
    for place, stack in enumerate(document["row"]):
        for height, card in enumerate(stack):
            if not card["up"] and card["family"] != seat:
                yield "row", place, height, "card"


INVARIANTS = Invariants(
    conserved,
    hidden,
    options=({"rounds": 2}, MANY),
    short={"rounds": 3},
    taught=frozenset({"kept", "revealed", "acts", "eliminated", "discarded"}),
)
