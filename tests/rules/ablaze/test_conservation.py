"""Ablaze: nothing is lost or made on the way, by the truth and by what everybody is told."""

from __future__ import annotations

import pytest
from rules.ablaze.invariants import OPTIONS, conserved
from rules.ablaze.walks import lucks, questions

from camarilla.games.ablaze.game import game


@pytest.mark.untraced
def test_cards_influence_and_tokens_are_conserved() -> None:
    """ABL-1, ABL-3, ORI-2: at every question of random games, with the rulebook's payments and with others."""
    for luck in lucks(20, "conserved"):
        seats = luck.randint(2, 5)
        state = game.deal(seats, luck.getrandbits(64), options=luck.choice([{}, *OPTIONS]))
        for asked in questions(state, luck):
            conserved(asked)
