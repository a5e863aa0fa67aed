"""The rules of Intrigues run three ways, plain, checked and compiled, and all go the same way step by step."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest

from camarilla.dialect import Checked, Record, numbers
from camarilla.games.intrigues import game
from camarilla.games.intrigues.features import FEATURES
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.rng import Luck
from camarilla.kernel.tape import Tape

SOAK = int(os.environ.get("CAMARILLA_SOAK", "0"))
GAMES = max(210, SOAK)
SEED = random.SystemRandom().randrange(10**9) if SOAK > 1 else 3
Call = Callable[..., Any]


ROOTS = game.roots()
CHECKED = Checked("intrigues")


def plain(name: str, *arguments: Any) -> Any:
    return ROOTS[name](*arguments)


def checked(name: str, *arguments: Any) -> Any:
    return CHECKED(ROOTS[name])(*arguments)


def compiled(name: str, *arguments: Any) -> Any:
    """The checked rules stand in on a machine without a compiler."""
    return (game.native or checked)(name, *arguments)


class Run:
    """A game under way, run one way."""

    def __init__(self, call: Call, seats: int, first: int, told: bool) -> None:
        native = call is compiled and game.native is not None
        self.call, self.told = call, told
        self.tape: Tape | None = None
        self.record: Any = Record(game.rules.State) if native else game.rules.State()
        self.out: Any = Record(Answers) if native else Answers()
        self.call("setup", self.record, seats, first)
        self.act("settle")

    def act(self, name: str, *number: int) -> None:
        self.tape = Tape() if self.told else None
        self.call(name, self.record, *number, self.out, self.tape)

    def answers(self) -> tuple[int, list[int]]:
        """The outcomes of chance, and the codes that can be answered."""
        if isinstance(self.out, Record):
            cells = memoryview(self.out.memory).cast("B").cast("h")
            return cells[1], list(cells[2 : 2 + cells[0]])
        return self.out.chances, self.out.code[: self.out.size]

    def seen(self) -> tuple[Any, ...]:
        """The record's bytes, what can be answered, and the events."""
        told: list[bytes] = [event.pack() for event in self.tape.event[: self.tape.size]] if self.tape else []
        packed = self.record.bytes() if isinstance(self.record, Record) else self.record.pack()
        return packed, self.answers(), told

    def summary(self, seat: int) -> tuple[Any, ...]:
        """What else the rules make of the record: points, what a seat may know, its numbers, a world."""
        record = self.record.get() if isinstance(self.record, Record) else self.record.copy_()
        result, cells, luck = Result(), numbers("f32", FEATURES), Luck()
        luck.key = seat
        self.call("score", record, result)
        self.call("redact", record, seat)
        redacted = record.pack()
        self.call("features", record, seat, cells)
        self.call("determinize", record, seat, luck)
        return result.pack(), redacted, bytes(cells), record.pack(), self.call("digest", record)


def follow(ways: list[Run], luck: random.Random, each: int) -> None:
    """Play to the end, all ways alike; every so many answers everything is compared."""
    first, answered = ways[0], 0
    while any(first.answers()):
        chances, codes = first.answers()
        for way, number in zip(ways, [luck.choice(codes or range(chances))] * len(ways), strict=True):
            way.act("apply" if codes else "cast", number)
        expected = first.seen()
        assert all(way.seen() == expected for way in ways[1:])
        answered += len(codes) > 0
        if codes and answered % each == 0:
            seat = luck.randrange(game.seats[0])
            summary = first.summary(seat)
            assert all(way.summary(seat) == summary for way in ways[1:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_rules_go_as_plain_ones(seats: int) -> None:
    """Packed records, answers and events after every step."""
    for number in range(GAMES // 3):
        luck = random.Random(SEED * 10**6 + number)
        told = number % 10 == 0
        follow([Run(call, seats, number % seats, told) for call in (plain, compiled)], luck, 25)


@pytest.mark.parametrize("seats", [2, 4])
def test_checked_rules_go_as_plain_ones(seats: int) -> None:
    """The debug mode of the dialect finds nothing to complain of."""
    follow([Run(call, seats, 1, True) for call in (plain, checked)], random.Random(seats), 5)
