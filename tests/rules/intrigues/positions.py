"""Positions of Intrigues in a short notation, and states read back in it.

    position(alley="killer@0 spy+", police="detective+ barman*", dead={"square": "beggar"})

A card is a name; `+` face up, `*` a prisoner (face up too), `@02` known to seats 0 and 2. Characters that are not
named lie in the deck. What is not said is the first turn of seat 0, with its one action still to come.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from camarilla.games.intrigues.game import game
from camarilla.kernel.game import State

NAMES = ("spy", "killer", "beggar", "barman", "governor", "detective", "coachman")
PLACES = ("alley", "square", "police", "factory")
CARD = re.compile(r"(\w+)([+*]?)(?:@(\d*))?")
CHAPTER = [
    {"event": "murder", "who": "spy", "where": "square"},
    {"event": "presence", "who": "killer", "where": "police"},
    {"event": "presence", "who": "governor", "where": "factory"},
]  # the rulebook's own


def card(text: str) -> dict[str, Any]:
    """`spy@02` as a card of a document."""
    found = CARD.fullmatch(text)
    assert found, f"{text!r} is not like spy+, spy* or spy@02"
    name, face, known = found.groups()
    if face:
        return {"who": name, "up": True} | ({"held": True} if face == "*" else {})
    return {"who": name, "up": False, "known": [int(seat) for seat in known or ""]}


def cards(text: str) -> list[dict[str, Any]]:
    return [card(word) for word in text.split()]


def position(
    dead: Mapping[str, str] | None = None,
    escaped: str = "",
    deck: str | None = None,
    drawn: str | None = None,
    players: int = 3,
    seat: int | None = 0,
    round: int = 1,
    first: int = 0,
    actions: int = 1,
    plots: list[list[bool]] | None = None,
    chapter: list[dict[str, str]] | None = None,
    more: Mapping[str, Any] | None = None,
    **places: str,
) -> dict[str, Any]:
    """A document; `deck` gives the order of the cards that are left, by name."""
    board = {place: cards(places.pop(place, "")) for place in PLACES}
    assert not places, places
    under = {place: cards((dead or {}).get(place, "")) for place in PLACES}
    lying = [c["who"] for zone in (board, under) for pile in zone.values() for c in pile] + escaped.split() + [drawn]
    left = [name for name in NAMES if name not in lying] if deck is None else deck.split()
    return {
        "game": "intrigues", "players": players, "seat": seat, "round": round, "first": first, "actions": actions,
        "drawn": drawn, "chapter": chapter or CHAPTER, "plots": plots or plots_of(players), "deck": left,
        "board": board, "dead": under, "escaped": escaped.split(), **(more or {}),
    }  # fmt: skip


def plots_of(players: int) -> list[list[bool]]:
    """A different plot for each seat."""
    return [[bool(plot >> i & 1) for i in range(3)] for plot in range(players)]


def start(*args: Any, **parts: Any) -> State:
    """The game at a position, run on to its first question."""
    return game.position(position(*args, **parts), seed=1)


def written(c: Mapping[str, Any]) -> str:
    if c["up"]:
        return c["who"] + ("*" if c.get("held") else "+")
    return f"{c['who']}@{''.join(map(str, c['known']))}" if c["known"] else str(c["who"])


def lying(state: State, zone: str = "board") -> dict[str, str]:
    """What lies in each location that is not empty, in the notation; or among the dead."""
    piles = state.position()[zone].items()
    return {place: " ".join(map(written, pile)) for place, pile in piles if pile}


def dead(state: State) -> dict[str, str]:
    return lying(state, "dead")


def asked(state: State) -> tuple[int | None, str]:
    """Who is asked what."""
    return state.seat, state.question.id if state.question else "over"
