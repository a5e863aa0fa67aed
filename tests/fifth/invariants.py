"""What The Pledge says of its positions beyond the laws of all games."""

from __future__ import annotations

from collections.abc import Iterator

from laws.invariants import Invariants, Path

from camarilla.kernel.game import Document, State


def conserved(state: State) -> None:
    """PLG-1: two cards for everybody; points come only as the events say."""
    document = state.position()
    lying = sum(len(cards) for zone in ("hand", "believed") for cards in document[zone]) + len(document["shown"])
    assert lying + ("pledged" in document) == 2 * state.seats
    points = [0] * state.seats
    for event in state.events(None):
        points[event.get("seat", 0)] += event.get("amount", 0)
    assert document["points"] == points


def hidden(document: Document, seat: int | None) -> Iterator[Path]:
    """PLG-2, PLG-3: the owner alone knows its hand and its pledges, while nobody has doubted them."""
    for owner in range(document["players"]):
        if owner != seat:
            for zone in ("hand", "believed"):
                yield from ((zone, owner, i) for i in range(len(document[zone][owner])))
    if "pledged" in document and seat != (document["first"] + document["pledges"] - 1) % document["players"]:
        yield "pledged", "card"


INVARIANTS = Invariants(conserved, hidden, ({"caught": 4},))
