"""Positions of Oriflamme in a short notation, and states read back in it.

    position(row=["0:spy+", "1:ambush(2)", ["2:lord", "2:soldier+"]], current=1)

A card is `family:name`, `(n)` the influence on it, `+` face up; a list is a stack, bottom to top. What is not said
is filled in so that the document is valid: every card of a family lies somewhere once, hands fit round and phase.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import camarilla
from camarilla.kernel.game import State

CARD = re.compile(r"(\d):(\w+)(?:\((\d+)\))?(\+?)")
ASIDE, HAND = 3, 7
Stack = str | Sequence[str]
Zone = Mapping[int, Sequence[str]]


def card(text: str) -> dict[str, Any]:
    """`1:ambush(2)` as a card of a document."""
    found = CARD.fullmatch(text)
    assert found, f"{text!r} is not like 1:ambush(2) or 0:spy+"
    family, name, tokens, up = found.groups()
    return {"family": int(family), "card": name, "up": bool(up), "tokens": int(tokens or 0)}


def place(stack: Stack) -> list[dict[str, Any]]:
    return [card(text) for text in ([stack] if isinstance(stack, str) else stack)]


def position(
    seats: int = 3,
    row: Iterable[Stack] = (),
    current: int = 0,
    phase: str = "resolution",
    round: int | None = None,
    first: int = 0,
    seat: int | None = None,
    influence: Sequence[int] | None = None,
    hand: Zone | None = None,
    aside: Zone | None = None,
    discard: Zone | None = None,
    game: str = "oriflamme",
    **more: Any,
) -> dict[str, Any]:
    """A valid document; `hand`, `aside`, `discard` give some cards of a seat, the rest is filled in by name."""
    places = [place(stack) for stack in row]
    if seat is None and phase != "over":
        seat = places[current][-1]["family"] if phase == "resolution" else first
    asked = {"hand": hand or {}, "aside": aside or {}, "discard": discard or {}}
    lying = [[c["card"] for p in places for c in p if c["family"] == s] for s in range(seats)]
    turns = [turn(s, seats, phase, first, seat) for s in range(seats)]
    if round is None:
        out = [len(lying[s]) + len(asked["discard"].get(s, ())) for s in range(seats)]
        round = 6 if phase == "over" else max(1, *(out[s] + 1 - turns[s] for s in range(seats)))
    names = camarilla.game(game).words["card"][: ASIDE + HAND]
    zones = [fill(names, s, lying[s], round - 1 + turns[s], asked) for s in range(seats)]
    document = {
        "game": game, "players": seats, "round": round, "first": first, "phase": phase, "seat": seat,
        "influence": list(influence or [1] * seats), "row": places, **more,
        **{zone: [zones[s][zone] for s in range(seats)] for zone in asked},
    }  # fmt: skip
    return document | ({"current": current} if phase == "resolution" else {})


def turn(seat: int, seats: int, phase: str, first: int, asked: int | None) -> int:
    """1 if the seat has placed its card of this round, else 0."""
    if phase == "placement" and asked is not None:
        return int((seat - first) % seats < (asked - first) % seats)
    return 1


def fill(
    names: Sequence[str], seat: int, lying: list[str], placed: int, asked: dict[str, Zone]
) -> dict[str, list[str]]:
    """The three zones of a seat: what is asked for, then the cards that are left, in order."""
    zones = {zone: list(wanted.get(seat, ())) for zone, wanted in asked.items()}
    taken = {*lying, *(name for cards in zones.values() for name in cards)}
    left = [name for name in names if name not in taken]
    sizes = {"discard": placed - len(lying), "aside": ASIDE, "hand": HAND - placed}
    for zone, size in sizes.items():
        missing = size - len(zones[zone])
        assert missing >= 0, f"seat {seat} cannot have {len(zones[zone])} cards in {zone}, only {size}"
        zones[zone] += left[:missing]
        del left[:missing]
    return {zone: sorted(cards) for zone, cards in zones.items()}


def start(*args: Any, **position_of: Any) -> State:
    """The game at a position, run on to its first question."""
    document = position(*args, **position_of)
    return camarilla.game(document["game"]).position(document)


def row_of(state: State) -> list[str | list[str]]:
    """The row in the notation."""
    stacks = [[written(c) for c in stack] for stack in state.position()["row"]]
    return [stack[0] if len(stack) == 1 else stack for stack in stacks]


def written(c: Mapping[str, Any]) -> str:
    tokens = f"({c['tokens']})" if c["tokens"] else ""
    return f"{c['family']}:{c['card']}{tokens}{'+' if c['up'] else ''}"


def discarded(state: State, seat: int) -> list[str]:
    """The discard of a seat, in order of names."""
    cards: list[str] = state.position()["discard"][seat]
    return cards
