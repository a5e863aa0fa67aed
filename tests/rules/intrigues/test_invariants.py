"""Intrigues, over random games: nothing is lost, and views hide what they must and no more."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import pytest
from rules.intrigues.invariants import OPTIONS, conserved, hidden

from camarilla.games.intrigues.game import game
from camarilla.kernel.game import Document


def veiled(document: Document, seat: int | None) -> Document:
    """The document with null wherever the seat may not see."""
    document = deepcopy(document)
    for *inside, last in hidden(document, seat):
        home: Any = document
        for key in inside:
            home = home[key]
        home[last] = None
    return document


@pytest.mark.parametrize("options", [{}, *OPTIONS], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.untraced
def test_all_is_there_and_views_hide_what_they_must(seats: int, options: dict[str, int]) -> None:
    """INT-3, INT-4, INT-9, INT-18: at every question of random games, for every seat and a spectator."""
    luck = random.Random(seats)
    for _ in range(5):
        state = game.deal(seats, luck.randrange(10**9), luck.randrange(seats), options)
        while True:
            conserved(state)
            for seat in (*range(seats), None):
                assert state.view(seat) == veiled(state.position(), seat)
            if state.over:
                break
            state.play(luck.choice(state.legal))
