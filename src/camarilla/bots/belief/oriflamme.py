"""Beliefs in Oriflamme, from games that the search played against itself.

How often a hidden card was of each kind, against chance; of these numbers the square roots, per mille, because others
play otherwise.
"""

from __future__ import annotations

from typing import Final

from camarilla.bots.belief.row import Guess, chance_key, imagine, visible_code, weigh
from camarilla.games.row.state import KINDS, State

__all__ = ["Guess", "chance_key", "imagine", "study", "visible_code"]

BY_TOKENS: Final = (  # by the influence on it, 0 to 3
    1430, 1050, 950, 1200, 1220, 1160, 650, 930, 590, 1180,
    1020, 580, 1720, 1680, 980, 1080, 1680, 1610, 370, 550,
    690, 920, 2190, 1110, 620, 930, 3150, 2500, 520, 270,
    490, 830, 2140, 930, 680, 820, 3160, 3570, 650, 300,
)  # fmt: skip
BY_ROUND: Final = (  # by the round, 1 to 6
    610, 3930, 1090, 870, 2800, 910, 700, 1200, 530, 390,
    980, 2440, 1830, 1220, 1140, 770, 550, 1840, 480, 440,
    960, 1320, 1350, 1080, 1160, 670, 2060, 1730, 470, 410,
    1230, 710, 1380, 1080, 910, 1250, 2150, 1550, 510, 400,
    1280, 410, 1510, 1470, 680, 1500, 1810, 1320, 440, 810,
    780, 310, 1170, 1270, 470, 1060, 1420, 1320, 1410, 2110,
)  # fmt: skip


def study(s: State, seat: int, guess: Guess) -> None:
    """Who waits has a Conspiracy or an Ambush; early come Archers and Soldiers, an Assassination comes last."""
    in_round = KINDS * (max(1, min(s.round, 6)) - 1)
    for number in range(len(s.cards)):
        for kind in range(KINDS):
            with_tokens = BY_TOKENS[KINDS * min(s.cards[number].tokens, 3) + kind]
            weigh(guess, number, kind, with_tokens * BY_ROUND[in_round + kind])
