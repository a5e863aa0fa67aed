"""The moves of Behind the Throne."""

from __future__ import annotations

from typing import Final

from camarilla.games.throne.cards import CHARACTERS, NAMES
from camarilla.games.throne.state import MAX_SEATS
from camarilla.kernel.moves import Moves, says


class Move(Moves, card=NAMES):
    """The moves of a turn, and dropping a character."""

    DRAW = says("draw")
    TAKE = says("take")
    BUST = says("bust")
    PEEK = says("peek")
    GENERAL = says("general")
    ASSASSIN = says("assassin")
    JESTER_DOWN = says("jester -1")
    JESTER_UP = says("jester +1")
    JUDGE_PEEK = says("judge peek")  # from here on as the five before, through the Judge
    JUDGE_GENERAL = says("judge general")
    JUDGE_ASSASSIN = says("judge assassin")
    JUDGE_JESTER_DOWN = says("judge jester -1")
    JUDGE_JESTER_UP = says("judge jester +1")
    SWAP = says("swap {seat} {card}", seat=MAX_SEATS, card=CHARACTERS)
    DESTROY = says("destroy {seat} {card}", seat=MAX_SEATS, card=CHARACTERS)
    DROP = says("drop {card}", card=CHARACTERS)


THROUGH_JUDGE: Final = Move.JUDGE_PEEK.first - Move.PEEK.first  # from an ability to the same one through the Judge
