"""What Intrigues says of its positions beyond the laws of all games: what stays in play, what is hidden from whom."""

from __future__ import annotations

from collections.abc import Iterator

from laws.invariants import Invariants, Path

from camarilla.kernel.game import Document, State

CAST = ["barman", "beggar", "coachman", "detective", "governor", "killer", "spy"]
OPTIONS: tuple[dict[str, int], ...] = ({"turns": 1}, {"turns": 7, "actions": 2, "spare": 4}, {"chapter": 5})


def conserved(state: State) -> None:
    """INT-4, INT-8: seven characters, each in one place; INT-16: prisoners lie open beside the Detective."""
    document = state.position()
    lying = [card["who"] for zone in ("board", "dead") for pile in document[zone].values() for card in pile]
    drawn = [document["drawn"]] if document["drawn"] else []
    assert sorted([*lying, *document["deck"], *document["escaped"], *drawn]) == CAST
    for pile in document["board"].values():
        held = [card for card in pile if card.get("held")]
        assert all(card["up"] for card in held)
        assert not held or "detective" in [card["who"] for card in pile]


def hidden(document: Document, seat: int | None) -> Iterator[Path]:
    """INT-9: face-down cards that the seat has not seen, the deck, another's drawn card; INT-3: plots until the end."""
    for zone in ("board", "dead"):
        for place, pile in document[zone].items():
            for i, card in enumerate(pile):
                if not card["up"] and seat not in card["known"]:
                    yield zone, place, i, "who"
    yield from (("deck", i) for i in range(len(document["deck"])))
    if document["seat"] != seat:
        yield ("drawn",)
    if document["seat"] is not None:
        yield from (("plots", owner) for owner in range(document["players"]) if owner != seat)


IMPOSSIBLE = {
    *((".dead[][].who", who) for who in ("killer", "governor", "detective")),  # INT-11: whom the Killer kills
    *((".dead[][].clue[]", who) for who in ("killer", "governor", "detective")),
    (".dead[][].held", True),  # INT-15: a prisoner lies on the board
    (".board[][].clue[]", "killer"),  # INT-11: a clue is about whom the Killer found beside him
    ("move.card", "barman"),  # INT-13: the Barman who brings somebody back has not escaped himself
}
INVARIANTS = Invariants(
    conserved,
    hidden,
    OPTIONS,
    short={"turns": 2},
    taught=frozenset({"looked", "opened", "killed", "moved", "happened"}),
    impossible=frozenset(IMPOSSIBLE),
)
