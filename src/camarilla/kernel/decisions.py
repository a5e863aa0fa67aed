"""Decisions: what was decided in one move, by the seat that answered and by chance after it."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, i16, nobody, of, public

CHANCE: Final = -1  # decides where no seat does
MAX_DECISIONS: Final = 256  # of chance, between two answers


class LogEntry(Struct):
    """The code of a seat's answer, or an outcome of chance."""

    seat: i16 = public
    number: i16 = nobody


class Decisions(Struct):
    """All that was decided in one move, in order."""

    size: i16 = public
    made: Array[LogEntry] = of[MAX_DECISIONS]


def note(log: Decisions, seat: int, number: int) -> None:
    """Write down a decision."""
    log.made[log.size].seat = seat
    log.made[log.size].number = number
    log.size += 1
