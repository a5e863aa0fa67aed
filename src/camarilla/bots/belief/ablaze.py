"""Beliefs in Ablaze, from games that the search played against itself.

How often a hidden card was of each kind, against chance; of these numbers the square roots, per mille, because others
play otherwise.
"""

from __future__ import annotations

from typing import Final

from camarilla.bots.belief.row import Guess, chance_key, imagine, visible_code, weigh
from camarilla.games.row.state import KINDS, State

__all__ = ["Guess", "chance_key", "imagine", "study", "visible_code"]

BY_TOKENS: Final = (  # by the influence on it, 0 to 3
    1200, 1630, 850, 860, 480, 1330, 1170, 740, 930, 1360,
    660, 990, 1750, 1600, 690, 410, 1210, 1520, 1050, 1020,
    640, 550, 2100, 1790, 1090, 530, 840, 1470, 1630, 660,
    880, 780, 2670, 1570, 680, 620, 610, 1020, 1940, 690,
)  # fmt: skip
BY_ROUND: Final = (  # by the round, 1 to 6
    2040, 1620, 3370, 860, 770, 780, 630, 700, 590, 670,
    1170, 740, 2270, 1850, 860, 520, 700, 910, 1430, 670,
    1110, 950, 1380, 1650, 730, 710, 750, 760, 1400, 1000,
    660, 940, 1090, 1470, 830, 490, 1160, 1270, 1300, 1290,
    630, 1100, 890, 1070, 760, 730, 1380, 1470, 1050, 1300,
    400, 590, 820, 940, 810, 1730, 1350, 1840, 1920, 830,
)  # fmt: skip


def study(s: State, seat: int, guess: Guess) -> None:
    """Who waits has a Trap, a Cutthroat or an Apothecary; early come Princes and Queens, a Schemer comes last."""
    in_round = KINDS * (max(1, min(s.round, 6)) - 1)
    for number in range(len(s.cards)):
        for kind in range(KINDS):
            with_tokens = BY_TOKENS[KINDS * min(s.cards[number].tokens, 3) + kind]
            weigh(guess, number, kind, with_tokens * BY_ROUND[in_round + kind])
