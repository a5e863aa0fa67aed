"""What Behind the Throne says of its positions beyond the laws of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from laws.invariants import Invariants, Path

from camarilla.kernel.game import Document, State

COPIES = {2: 5, 3: 7, 4: 9}  # of each character, by the number of seats (THR-1)
VALUES = ("general", "prophet", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king")


def conserved(state: State) -> None:
    """THR-1: so many of each character, and one end of the game."""
    document = state.position()
    lying = [name for columns in document["tableau"] for name, height in columns.items() for _ in range(height)]
    count = Counter([*document["deck"], *document["discard"], *document["row"], *lying])
    copies = state.options.get("copies", COPIES[state.seats])
    assert count == Counter({"end": 1, **dict.fromkeys(VALUES, copies)})


def hidden(document: Document, seat: int | None) -> Iterator[Path]:
    """THR-16: the order of the deck, but for a top card that the turn's seat has looked at; and the dice."""
    known = 1 if document["peeked"] and document["turn"] == seat else 0
    yield from (("deck", i) for i in range(known, len(document["deck"])))
    if "rng" in document:
        yield ("rng",)


INVARIANTS = Invariants(
    conserved,
    hidden,
    options=({"copies": 4}, {"row": 7, "columns": 3, "scoring": 1}),
    short={"copies": 3},  # with two no column grows before the end
    taught=frozenset({"took", "bust", "changed", "swapped", "ended"}),
    given={"rng": f"{'0' * 64} 0 0"},  # its own generator
)
