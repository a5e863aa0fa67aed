"""Positions that several tests look at."""

from __future__ import annotations

import camarilla
from camarilla.kernel.game import State


def last_round(influence: int = 5) -> State:
    """One card left to deal with: a Conspiracy with influence on it. With 5 it wins if it is shown, else it loses."""
    document = {
        "game": "oriflamme", "players": 2, "round": 6, "first": 1, "phase": "resolution", "seat": 0, "current": 1,
        "influence": [influence, 8],
        "hand": [["ambush"], ["decree"]],
        "aside": [["lord", "archer", "heir"], ["lord", "archer", "heir"]],
        "discard": [
            ["shapeshifter", "soldier", "spy", "decree", "assassination"],
            ["shapeshifter", "soldier", "conspiracy", "ambush", "assassination"],
        ],
        "row": [
            [{"family": 1, "card": "spy", "up": True, "tokens": 0}],
            [{"family": 0, "card": "conspiracy", "up": False, "tokens": 3}],
        ],
    }  # fmt: skip
    return camarilla.game("oriflamme").position(document, seed=1)
