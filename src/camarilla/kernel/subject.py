"""The game that a generic module is bound to: what every game's `rules` offer. Here they are only declared."""

from __future__ import annotations

from camarilla.dialect import NotBound, Struct, i8, public
from camarilla.kernel.agenda import Agenda
from camarilla.kernel.events import Tape
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.rng import Dice, Luck


class State(Struct):
    """A whole game: what generic modules read of it."""

    dice: Dice
    agenda: Agenda
    seats: i8 = public

    def __new__(cls) -> State:
        raise NotBound


class Features(Struct):
    """What a seat may know, as numbers for learning."""

    def __new__(cls) -> Features:
        raise NotBound


def setup(s: State, seats: int, first: int) -> None:
    """Deal a new game into an empty record that holds its options."""
    raise NotBound


def step(s: State, out: Answers, tape: Tape | None) -> None:
    """Do what is due on the agenda, or offer its answers, or say how many outcomes chance has."""
    raise NotBound


def answer(s: State, code: int, tape: Tape | None) -> None:
    """Give a legal answer to the question that is due."""
    raise NotBound


def resolve_chance(s: State, outcome: int, tape: Tape | None) -> None:
    """Take one of the equally likely outcomes."""
    raise NotBound


def asked(s: State) -> int:
    """The seat that is asked; any seat when the game is over, for nobody looks."""
    raise NotBound


def score(s: State, result: Result) -> None:
    """The points of each seat and the winners, as they stand."""
    raise NotBound


def redact(s: State, seat: int) -> None:
    """Hide what a seat may not know; -1 is a spectator."""
    raise NotBound


def determinize(s: State, seat: int, luck: Luck) -> None:
    """Fill a redacted record with one of the worlds it leaves open, each equally likely."""
    raise NotBound


def digest(s: State) -> int:
    """A hash of every cell that somebody may know: neither the dice nor a deck in its order."""
    raise NotBound


def features(s: State, seat: int, out: Features) -> None:
    """A redacted state as numbers for learning."""
    raise NotBound
