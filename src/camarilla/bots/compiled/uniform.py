"""The heuristics of a game that brings none: every answer is as good as the others. Bound to each game."""

from __future__ import annotations

from camarilla.dialect import Struct
from camarilla.kernel.subject import State


class Context(Struct):
    """Nothing."""


def read_context(s: State, c: Context) -> None:
    """Nothing has to be found."""


def prior(s: State, c: Context, code: int) -> int:
    """How attractive an answer is: all are alike."""
    return 1


def quick_prior(s: State, c: Context, code: int) -> int:
    """How attractive an answer is in play-outs: all are alike."""
    return 1


def visible_code(s: State, code: int) -> int:
    """Everybody sees an answer as it is."""
    return code


def chance_key(s: State) -> int:
    """Nothing is told apart."""
    return 0


def card_asked(s: State) -> int:
    """No question is about a card."""
    return -1
