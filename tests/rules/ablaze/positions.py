"""Positions of Ablaze in a short notation, and states read back in it.

    position(["0:queen+@2", "1:trap(2)", ["2:felon", "2:plan"]], current=1)

A card is `family:name`, `(n)` the influence on it, `+` face up, `@n` with the bribery token of seat n; a list is a
stack, bottom to top. What is not said is filled in so that the document is valid: every card of a family lies
somewhere once, hands fit round and phase, what the row presupposes (a used Bribery, a revealed Prince) is discarded.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from camarilla.games.ablaze.game import game
from camarilla.kernel.game import Document, State

CARD = re.compile(r"(\d):(\w+)(?:\((\d+)\))?(\+?)(?:@(\d))?")
FILLERS = (
    "trap", "plan", "bribery", "substitution", "schemer", "felon", "apothecary", "cutthroat", "queen", "prince",
)  # fmt: skip
Stack = str | Sequence[str]
Zone = Mapping[int, Sequence[str]]


def card(text: str) -> Document:
    """`1:trap(2)` as a card of a document."""
    found = CARD.fullmatch(text)
    assert found, f"{text!r} is not like 1:trap(2) or 0:queen+@2"
    family, name, tokens, up, briber = found.groups()
    lying: Document = {"family": int(family), "card": name, "up": bool(up), "tokens": int(tokens or 0)}
    return lying | ({"briber": int(briber)} if briber else {})


def position(
    row: Iterable[Stack] = (),
    current: int = 0,
    seats: int = 3,
    phase: str = "resolution",
    round: int | None = None,
    first: int = 0,
    seat: int | None = None,
    influence: Sequence[int] | None = None,
    hand: Zone | None = None,
    aside: Zone | None = None,
    discard: Zone | None = None,
    fetched: Sequence[int] = (),
    **more: Any,
) -> Document:
    """A valid document; `fetched` are the seats whose Substitution has fetched a card from aside."""
    places = [[card(text) for text in ([stack] if isinstance(stack, str) else stack)] for stack in row]
    if seat is None and phase != "over":
        top = places[current][-1] if phase == "resolution" else {"family": first}
        seat = top.get("briber", top["family"])
    names = [[c["card"] for place in places for c in place if c["family"] == family] for family in range(seats)]
    asked = {"discard": presupposed(places, names, discard or {}, fetched), "aside": aside or {}, "hand": hand or {}}
    turns = [placed_this_round(s, seats, phase, first, seat) for s in range(seats)]
    out = [len(without_twin([*names[s], *asked["discard"][s]])) - (s in fetched) for s in range(seats)]
    if round is None:
        round = 6 if phase == "over" else max(1, *(out[s] + 1 - turns[s] for s in range(seats)))
    zones = [fill(s, names[s], round - 1 + turns[s], asked, s in fetched) for s in range(seats)]
    document = {
        "game": "ablaze", "players": seats, "round": round, "first": first, "phase": phase, "seat": seat,
        "influence": list(influence or [1] * seats), "row": places,
        "twin": ["twin" not in (*names[s], *zones[s]["discard"]) for s in range(seats)],
        **{zone: [zones[s][zone] for s in range(seats)] for zone in asked},
    }  # fmt: skip
    return document | ({"current": current} if phase == "resolution" else {}) | more


def without_twin(names: Iterable[str]) -> list[str]:
    return [name for name in names if name != "twin"]


def presupposed(places: list[list[Document]], lying: list[list[str]], given: Zone, fetched: Sequence[int]) -> Zone:
    """The discards that are asked for, and what must have happened for the row to lie as it does."""
    discard = {seat: list(given.get(seat, ())) for seat in range(len(lying))}
    for c in (c for place in places for c in place if "briber" in c):
        discard[c["briber"]].append("bribery")
    for seat in fetched:
        discard[seat].append("substitution")
    for seat, names in enumerate(lying):
        if "twin" in (*names, *discard[seat]) and "prince" not in names:
            discard[seat].append("prince")
        discard[seat] = list(dict.fromkeys(discard[seat]))
    return discard


def placed_this_round(seat: int, seats: int, phase: str, first: int, asked: int | None) -> int:
    """1 if the seat has placed its card of this round, else 0."""
    if phase == "placement" and asked is not None:
        return int((seat - first) % seats < (asked - first) % seats)
    return 1


def fill(seat: int, lying: list[str], placed: int, asked: dict[str, Zone], fetched: bool) -> dict[str, list[str]]:
    """The three zones of a seat: what is asked for, then the cards that are left, intrigues first."""
    zones = {zone: list(wanted.get(seat, ())) for zone, wanted in asked.items()}
    taken = {*lying, *(name for cards in zones.values() for name in cards)}
    left = [name for name in FILLERS if name not in taken]
    twins = int("twin" in zones["discard"])
    sizes = {"discard": placed - len(without_twin(lying)) + twins + fetched, "aside": 3 - fetched, "hand": 7 - placed}
    for zone, size in sizes.items():
        missing = size - len(zones[zone])
        assert missing >= 0, f"seat {seat} cannot have {len(zones[zone])} cards in {zone}, only {size}"
        zones[zone] += left[:missing]
        del left[:missing]
    return {zone: sorted(cards) for zone, cards in zones.items()}


def start(*row: Any, **more: Any) -> State:
    """The game at a position, run on to its first question."""
    return game.position(position(*row, **more))


def row_of(state: State) -> list[str | list[str]]:
    """The row in the notation."""
    stacks = [[written(c) for c in stack] for stack in state.position()["row"]]
    return [stack[0] if len(stack) == 1 else stack for stack in stacks]


def written(c: Mapping[str, Any]) -> str:
    tokens, up = f"({c['tokens']})" if c["tokens"] else "", "+" if c["up"] else ""
    return f"{c['family']}:{c['card']}{tokens}{up}" + (f"@{c['briber']}" if "briber" in c else "")


def tops_of(state: State) -> list[str]:
    """The top cards of the row in the notation."""
    return [place if isinstance(place, str) else place[-1] for place in row_of(state)]


def discarded(state: State, seat: int) -> list[str]:
    """The discard of a seat, in order of names."""
    cards: list[str] = state.position()["discard"][seat]
    return cards
