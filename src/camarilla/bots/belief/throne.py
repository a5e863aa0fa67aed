"""Beliefs in Behind the Throne: the order of the deck is its only secret, so what others choose tells nothing of it."""

from __future__ import annotations

from camarilla.dialect import Struct, i8, nobody
from camarilla.games.throne.secrecy import determinize
from camarilla.games.throne.state import KINDS, State
from camarilla.kernel.rng import Luck


class Guess(Struct):
    """Nothing to remember."""

    nothing: i8 = nobody


def study(s: State, seat: int, guess: Guess) -> None:
    """Nothing to read."""


def imagine(s: State, seat: int, guess: Guess, luck: Luck) -> None:
    """One of the worlds that the record leaves open."""
    determinize(s, seat, luck)


def overt(s: State, code: int) -> int:
    """Every answer is seen as it is."""
    return code


def surprise(s: State) -> int:
    """THR-3: the card that was drawn lies last in the row."""
    return 1 + s.row_size * KINDS + s.row[s.row_size - 1] if s.row_size > 0 else 0
