"""Positions that several tests look at."""

from __future__ import annotations

from rules.oriflamme.positions import position

import camarilla
from camarilla.kernel.game import State


def last_round(influence: int = 5) -> State:
    """One card left to deal with: a Conspiracy with influence on it. With 5 it wins if it is shown, else it loses."""
    aside = ["lord", "archer", "heir"]
    document = position(
        2,
        row=["1:spy+", "0:conspiracy(3)"],
        current=1,
        first=1,
        round=6,
        influence=[influence, 8],
        hand={0: ["ambush"], 1: ["decree"]},
        aside={0: aside, 1: aside},
    )
    return camarilla.game("oriflamme").position(document, seed=1)
