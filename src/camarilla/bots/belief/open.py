"""Beliefs of a seat that learns nothing from what the others choose: every world is as likely as the others."""

from __future__ import annotations

from camarilla.dialect import Struct, i8, nobody
from camarilla.kernel.rng import Luck
from camarilla.kernel.subject import State, determinize


class Guess(Struct):
    """Nothing to remember."""

    nothing: i8 = nobody


def study(s: State, seat: int, guess: Guess) -> None:
    """Nothing to read."""


def imagine(s: State, seat: int, guess: Guess, luck: Luck) -> None:
    """One of the worlds that the record leaves open."""
    determinize(s, seat, luck)


def visible_code(s: State, code: int) -> int:
    """Every answer is seen as it is."""
    return code


def chance_key(s: State) -> int:
    """Nothing is told apart."""
    return 0
