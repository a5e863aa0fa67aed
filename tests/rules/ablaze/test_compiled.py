"""Ablaze compiled, in debug mode and plain: the same record, answers and events after every move.

Without a compiler the plain rules stand in for the compiled ones.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from rules.ablaze.walks import lucks

from camarilla.dialect import Checked, Record
from camarilla.games.ablaze import game
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck, set_key
from camarilla.kernel.tape import Event, Tape

Way = Callable[..., Any]  # a rule by its name, then its arguments
ROOTS = game.roots()
DEBUG = Checked("ablaze")


def plain(name: str, *arguments: Any) -> Any:
    return ROOTS[name](*arguments)


def debug(name: str, *arguments: Any) -> Any:
    return DEBUG(ROOTS[name])(*arguments)


class Run:
    """One game played one way: its record, what can be answered, what was told."""

    def __init__(self, way: Way, record: Any) -> None:
        self.way, self.record, self.out, self.tape = way, record, Answers(), Tape()

    def go(self, name: str, *arguments: int) -> None:
        """Run a rule, then let the dice speak."""
        self.tape.size = 0
        self.way(name, self.record, *arguments, self.out, self.tape)
        self.way("cast_all", self.record, self.out, self.tape)

    def known(self) -> tuple[bytes, list[int], bytes]:
        told = b"".join(event.pack() for event in self.tape.event[: self.tape.size])
        return self.record.pack(), self.out.code[: self.out.size], told


class Compiled(Run):
    """The same in the memory of C."""

    def __init__(self, way: Way, record: Any) -> None:
        self.way, self.record, self.out, self.tape = way, Record.of(record), Record(Answers), Record(Tape)

    def go(self, name: str, *arguments: int) -> None:
        self.tape.memory[0] = 0  # its size lies first
        self.way(name, self.record, *arguments, self.out, self.tape)
        self.way("cast_all", self.record, self.out, self.tape)

    def known(self) -> tuple[bytes, list[int], bytes]:
        told, begin = self.tape.bytes(), Tape.fields_["event"].offset
        end = begin + Event.size_ * int.from_bytes(told[:2], "little")
        out = self.out.get()
        return self.record.bytes(), out.code[: out.size], told[begin:end]


def begin(way: Way, seats: int, first: int, key: int) -> Run:
    """A new game, one way."""
    record, luck = game.rules.State(), Luck()
    luck.key = key
    way("setup", record, seats, first)
    set_key(record.dice, luck)
    run = Compiled(way, record) if way is game.native else Run(way, record)
    run.go("settle")
    return run


def lockstep(luck: random.Random, *ways: Way) -> None:
    """Play a random game all ways at once."""
    seats = luck.randint(2, 5)
    first, key = luck.randrange(seats), luck.getrandbits(40)
    runs = [begin(way, seats, first, key) for way in ways]
    while True:
        known = [run.known() for run in runs]
        assert all(other == known[0] for other in known)
        codes = known[0][1]
        if not codes:
            return
        code = luck.choice(codes)
        for run in runs:
            run.go("apply", code)


def test_compiled_and_plain_rules_agree() -> None:
    """ABL-1 to ABL-25: packed records after every move."""
    for luck in lucks(200, "lockstep"):
        lockstep(luck, plain, game.native or plain)


def test_debug_mode_agrees() -> None:
    """ABL-1 to ABL-25: with every check on, in plain Python."""
    for luck in lucks(4, "debug"):
        lockstep(luck, plain, debug, game.native or plain)
