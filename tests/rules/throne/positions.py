"""Positions of Behind the Throne in a short form; what is not said is filled in so that the document is valid.

    position([{"general": 2}, {"queen": 1}], row="king alchemist", deck="jester queen")

Cards are named in one string. `deck` gives its top cards, top first; the cards that are left lie below them in the
order of their values, or in the discard pile if the deck is `whole`. The end of the game is in the discard pile unless
it is named.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from camarilla.games.throne.cards import COPIES, NAMES
from camarilla.games.throne.game import game
from camarilla.kernel.game import State

Tableau = Sequence[dict[str, int]]
VALUES = {name: kind + 1 for kind, name in enumerate(NAMES[:-1])}


def position(
    tableau: Tableau,
    row: str = "",
    deck: str = "",
    discard: str = "",
    whole: bool = False,
    turn: int = 0,
    used: str = "",
    **more: Any,
) -> dict[str, Any]:
    """A valid document; `more` are members as they are written."""
    seats = len(tableau)
    cards, top, thrown = row.split(), deck.split(), discard.split()
    copies = more.get("options", {}).get("copies", COPIES[seats])
    left = Counter(dict.fromkeys(NAMES[:-1], copies) | {"end": 1})
    left.subtract(cards + top + thrown)
    for columns in tableau:
        left.subtract(columns)
    assert min(left.values()) >= 0, f"too many of {min(left, key=lambda name: left[name])}"
    thrown += ["end"] * left.pop("end") + (sorted(left.elements()) if whole else [])
    last = VALUES.get(cards[-1]) if cards else None
    document = {
        "game": "throne", "players": seats, "seat": None if cards[-1:] == ["end"] else turn, "turn": turn,
        "deck": top + ([] if whole else [name for name in NAMES for _ in range(left[name])]),
        "discard": sorted(thrown, key=NAMES.index), "tableau": [in_order(columns) for columns in tableau],
        "row": cards, "value": last, "used": used.split(),
        "destroyed_from": [], "destroyed_here": False, "peeked": False,
    }  # fmt: skip
    return document | more


def in_order(columns: dict[str, int]) -> dict[str, int]:
    return {name: columns[name] for name in NAMES if name in columns}


def start(tableau: Tableau, row: str = "", deck: str = "", **more: Any) -> State:
    """The game at such a position, run on to its first question."""
    return game.position(position(tableau, row, deck, **more), seed=1)


def offered(state: State, word: str) -> set[str]:
    """The legal moves that begin with a word."""
    return {move for move in state.legal if move.split()[0] == word}


def choose(state: State, luck: random.Random) -> str:
    """Half of the time any legal answer; else first a kind of answer, so that rare ones come up."""
    if luck.random() < 0.5:
        return luck.choice(state.legal)
    kinds: dict[str, list[str]] = {}
    for move in state.legal:
        kinds.setdefault(move.split()[0], []).append(move)
    return luck.choice(kinds[luck.choice(sorted(kinds))])


def walk(seats: int, seed: int, look: Callable[[State], None], **more: Any) -> State:
    """A whole random game, looked at at each question and at the end."""
    luck, state = random.Random(seed), game.deal(seats, seed, seed % seats, **more)
    look(state)
    while not state.over:
        state.play(choose(state, luck))
        look(state)
    return state
