"""Tables without input or output, with time in the tests' own hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.server.live.session import Effects, Patience, Session
from camarilla.server.table.commands import Visitor
from camarilla.server.table.opening import Names, open_table
from camarilla.server.table.records import TableRecord, read_record, write_record
from camarilla.server.table.table import Table
from camarilla.server.table.updates import Delivery, Utterance
from camarilla.wire import commands
from camarilla.wire.messages import Update
from camarilla.wire.parts import TableRules
from camarilla.wire.rest import NewTable

ADA, BOB, CYN, EVE = (Visitor(name.lower(), name, None) for name in ("Ada", "Bob", "Cyn", "Eve"))
NAMES = Names("table", "share", "5e" * 32)
START = 1_000_000


class Bench:
    """A session whose clock the test turns; it keeps all records and everything that was told."""

    def __init__(self, game: str = "oriflamme", seats: int = 3, **rules: Any) -> None:
        self.now = START
        self.session = Session(Table("table"), Patience(20_000, 40_000))
        self.records: list[TableRecord] = []
        self.told: list[Delivery] = []
        self.said: list[Utterance] = []
        self.presence: list[Any] = []
        self.count = 0
        rules.setdefault("first", 0)
        wish = NewTable(game, ["me", *["open"] * (seats - 1)], TableRules(**rules))
        self.take(self.session.put(open_table(wish, "ada", "Ada", NAMES, self.now)))

    @property
    def table(self) -> Table:
        return self.session.table

    def take(self, outcome: Effects) -> Effects:
        self.records += outcome.records
        self.told += outcome.deliveries
        self.said += [outcome.said] if outcome.said else []
        if outcome.presence:
            self.presence.append(outcome.presence)
        return outcome

    def order(self, who: Visitor, kind: type[Any], **parts: Any) -> Effects:
        """A command of somebody, seen from the first of their seats."""
        self.count += 1
        seat = parts.pop("eyes", next(iter(self.table.seats_of(who.player)), None))
        command = kind(id=f"c{self.count}", **parts)
        return self.take(self.session.execute(Visitor(who.player, who.name, seat), command, self.now))

    def join(self, who: Visitor) -> Visitor:
        seats = self.table.seats_of(who.player)
        seated = Visitor(who.player, who.name, seats[0] if seats else None)
        self.take(self.session.join(seated, self.now))
        return seated

    def part(self, who: Visitor) -> None:
        seats = self.table.seats_of(who.player)
        self.take(self.session.part(Visitor(who.player, who.name, seats[0] if seats else None), self.now))

    def wait(self, milliseconds: int) -> None:
        """Let time pass; the alarm rings whenever it is set."""
        end = self.now + milliseconds
        while (when := self.session.wake()) is not None and when <= end:
            self.now = max(self.now, when)
            self.take(self.session.tick(self.now))
        self.now = end

    def seat_all(self) -> None:
        """Ada, Bob and Cyn sit down and look."""
        for seat, who in enumerate((ADA, BOB, CYN)[: len(self.table.seats)]):
            if self.table.seats[seat].free:
                self.order(who, commands.Sit, seat=seat)
            self.join(who)

    def begin(self) -> None:
        self.seat_all()
        self.order(ADA, commands.Begin)

    def play(self, code: int | None = None) -> Effects:
        """Whoever is asked answers."""
        state = self.table.state
        assert state is not None
        assert state.seat is not None
        who = (ADA, BOB, CYN)[state.seat]
        return self.order(
            who, commands.Play, asked_in=self.table.asked_in, code=state.codes[0] if code is None else code
        )

    def play_on(self, dice: random.Random, most: int = 10_000) -> None:
        """Random answers, to the end or a number of them."""
        while self.table.phase == "playing" and most:
            assert self.table.state is not None
            self.play(dice.choice(self.table.state.codes))
            most -= 1

    def reloaded(self) -> Table:
        """The table as another server would load it."""
        table = Table("table")
        for record in self.records:
            table.put(read_record(write_record(record)))
        return table

    def heard(self, seat: int | None) -> list[Any]:
        """The updates of one reader."""
        return [msgspec.json.decode(update.data, type=Update) for reader, update in self.told if reader == seat]


def begun(game: str = "oriflamme", **rules: Any) -> Bench:
    """A table at which the game has begun."""
    bench = Bench(game, **rules)
    bench.begin()
    return bench


def refusal(act: Callable[[], object]) -> str:
    """The id of the refusal that an act meets."""
    with pytest.raises(Refusal) as caught:
        act()
    return caught.value.id
