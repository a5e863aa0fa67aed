"""What a game knows about good play, attached to its rules (`games/<id>/heuristics.py`). Here it is only declared."""

from __future__ import annotations

from camarilla.dialect import NotBound, Struct
from camarilla.kernel.subject import State


class Context(Struct):
    """What all answers to a question have in common, so that it is found once and not for each of them."""

    def __new__(cls) -> Context:
        raise NotBound


def read_context(s: State, c: Context) -> None:
    """Begin a question: before the priors of its answers are asked for."""
    raise NotBound


def prior(s: State, c: Context, code: int) -> int:
    """How much the seat that is asked is drawn to this legal answer, 1 to 10,000, by what that seat may know.

    0: never, while there is another answer; not to the first that is offered."""
    raise NotBound


def quick_prior(s: State, c: Context, code: int) -> int:
    """The prior as a seat guesses it in a play-out, where many are asked for: quickly."""
    raise NotBound


def visible_code(s: State, code: int) -> int:
    """What the others see of an answer: its code, or that of the first of all answers that look the same to them."""
    raise NotBound


def chance_key(s: State) -> int:
    """What everybody sees come of an answer that nobody could foresee, as a number; 0: nothing."""
    raise NotBound


def card_asked(s: State) -> int:
    """The kind of the card that the question is about; -1: about none, or about one that the seat does not know."""
    raise NotBound
