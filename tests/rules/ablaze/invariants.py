"""What Ablaze can say of its positions beyond the laws of all games: cards and influence are all there."""

from __future__ import annotations

from collections import Counter

from laws.invariants import Invariants
from rules.oriflamme.invariants import hidden

from camarilla.kernel.game import State

CHARACTERS = ("prince", "queen", "cutthroat", "apothecary", "felon", "schemer", "twin")
FAMILY = sorted([*CHARACTERS, "substitution", "plan", "trap", "bribery"])
OPTIONS: tuple[dict[str, int], ...] = (
    {"rounds": 2},
    {"influence": 3, "keep": 3, "eliminate": 2, "prince": 2, "queen": 0, "bounty": 4, "schemer": 5, "trap": 1},
)


def conserved(state: State) -> None:
    """ABL-1: eleven cards a family, the Twin among them; ORI-2: influence comes and goes only as the events say."""
    document = state.position()
    for family in range(state.seats):
        zones = document["hand"][family] + document["aside"][family] + document["discard"][family]
        lying = [card["card"] for stack in document["row"] for card in stack if card["family"] == family]
        beside = ["twin"] if document["twin"][family] else []
        assert sorted(zones + lying + beside) == FAMILY
    assert document["influence"] == held(state)
    assert sum(card["tokens"] for stack in document["row"] for card in stack) == lying_influence(state)
    assert_tokens_are_out_once(state)


def held(state: State) -> list[int]:
    """The influence each seat must hold by what everybody has seen."""
    purse = [state.options.get("influence", 1)] * state.seats
    for event in state.events(None):
        if event["event"] in ("gained", "took", "trapped"):
            purse[event["seat"]] += event["amount"]
        if event["event"] in ("forfeited", "trapped"):
            purse[event["seat" if event["event"] == "forfeited" else "robbed"]] -= event["amount"]
        purse[event.get("seat", 0)] += event["event"] == "taken"
    return purse


def lying_influence(state: State) -> int:
    """The influence that must lie on cards by what everybody has seen; a Plan's leaves the row with it."""
    total: Counter[str] = Counter()
    for event in state.events(None):
        total["kept"] += state.options.get("keep", 1) * (event["event"] == "kept")
        total["gone"] += event["amount"] if event["event"] in ("took", "lost") else 0
        total["gone"] += event["tokens"] if event["event"] == "eliminated" else 0
        total["gone"] += event["event"] in ("taken", "spent")
    return total["kept"] - total["gone"] - state.position().get("plan", 0)


def assert_tokens_are_out_once(state: State) -> None:
    """ABL-3, ABL-25: a bribery token is on a card or with its owner, and the events say which."""
    out = set()
    for event in state.events(None):
        if event["event"] == "bribed":
            out.add(event["seat"])
        if event["event"] == "returned":
            out.remove(event["seat"])
    bribers = [card["briber"] for stack in state.position()["row"] for card in stack if "briber" in card]
    assert sorted(bribers) == sorted(out)


INVARIANTS = Invariants(
    conserved, hidden, OPTIONS, short={"rounds": 3}, taught=frozenset({"twin", "bribed", "trapped"})
)
