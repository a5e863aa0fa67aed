"""A table that is being played, still without input or output: (command, now) → records and deliveries.

The records must be stored before any delivery is sent. Times are milliseconds and are always given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from camarilla.kernel.game import State
from camarilla.server import moves, orders
from camarilla.server.orders import Decided, Levels, Who
from camarilla.server.records import Began, Record, Returned, StoodIn, TookBack
from camarilla.server.sights import Reader
from camarilla.server.table import Table
from camarilla.server.telling import Delivery, updates
from camarilla.wire.messages import Presence
from camarilla.wire.parts import Absence

LINGER = 120_000  # how long updates are kept for somebody who has gone


@dataclass(frozen=True)
class Patience:
    """How long an absent player is waited for: first in silence, then with a warning to the others."""

    silence: int = 20_000
    warning: int = 40_000


@dataclass
class Outcome:
    """What came of a command: to be stored, then to be told."""

    records: list[Record] = field(default_factory=list)
    deliveries: list[Delivery] = field(default_factory=list)
    presence: Presence | None = None


class Session:
    """A table and who looks at it."""

    def __init__(self, table: Table, levels: Levels, patience: Patience) -> None:
        self.table, self.levels, self.patience = table, levels, patience
        self.readers: Counter[Reader] = Counter()
        self.lingering: dict[Reader, int] = {}  # until when updates are kept for those who have just gone
        self.warned: list[Absence] = []  # what the readers were told last

    # -- commands
    def order(self, who: Who, command: Any, now: int) -> Outcome:
        """Carry out a command; a Refusal changes nothing."""
        return self._carry_out(orders.decide(self.table, who, command, now, self.levels))

    def bot_answers(self, at: int, code: int, now: int) -> Outcome:
        """A bot's answer to the question of record `at`."""
        table = self.table
        records, state = moves.play(table, table.asked, at, code, now, by_bot=True)
        return self._carry_out(Decided(records, state))

    def put(self, records: Sequence[Record]) -> Outcome:
        """Records that were decided elsewhere: the first ones of a table, a rematch."""
        return self._carry_out(Decided(list(records)))

    def _carry_out(self, decided: Decided) -> Outcome:
        outcome = Outcome(decided.records)
        for record in decided.records:
            forgotten = self.table.steps[-1].events if isinstance(record, TookBack) else 0
            self.table.put(record, self._state_of(record, decided.state))
            if isinstance(record, Began):  # whoever is not here is waited for from now on
                self._miss_others(record.at)
            outcome.deliveries += updates(self.table, record, self._told_at(record.at), forgotten)
        return outcome

    def _told_at(self, now: int) -> list[Reader]:
        """The readers who look now, or looked a moment ago and may come back."""
        just_gone = [reader for reader, until in self.lingering.items() if now < until and reader not in self.readers]
        return [*self.readers, *just_gone]

    def _state_of(self, record: Record, state: State | None) -> State | None:
        return state if hasattr(record, "position") else None

    # -- coming and going
    def join(self, who: Who, now: int) -> Outcome:
        """A socket opens; whoever was away comes back to the seat."""
        table = self.table
        first = not self._somebody_waits()
        if not self.readers:  # while nobody looks, no time passes
            table.clock.since = now
        self.readers[who.seat] += 1
        table.present[who.player] += 1
        table.away.pop(who.player, None)
        if first:  # nobody was here to wait for the others
            self._miss_others(now)
        seats = [seat for seat in table.seats_of(who.player) if table.chairs[seat].why == "absent"]
        outcome = self._carry_out(Decided([Returned(now, seat) for seat in seats]))
        outcome.presence = self.presence(now)
        return outcome

    def _miss_others(self, now: int) -> None:
        table = self.table
        table.away = {player: now for player in table.people() if player not in table.present}

    def part(self, who: Who, now: int) -> Outcome:
        """A socket closes."""
        table = self.table
        self.readers -= Counter({who.seat: 1})
        self.lingering[who.seat] = now + LINGER
        table.present -= Counter({who.player: 1})
        if not self.readers and table.asked is not None:
            table.clock.stop(table.asked, now)
        if who.player not in table.present and table.seats_of(who.player):
            table.away[who.player] = now
        return Outcome(presence=self.presence(now))

    def presence(self, now: int) -> Presence:
        """Who is here, and whose seat a bot will take when."""
        table = self.table
        here = [seat for seat, chair in enumerate(table.chairs) if chair.player in table.present]
        self.warned = self._absent(now)
        return Presence(here, self.readers[None], self.warned)

    def _absent(self, now: int) -> list[Absence]:
        table = self.table
        if table.phase != "playing":
            return []
        waited = self._somebody_waits()
        return [
            Absence(seat, since + self.patience.silence + self.patience.warning if waited else None)
            for seat, since in self._away_seats()
            if now >= since + self.patience.silence
        ]

    def _away_seats(self) -> list[tuple[int, int]]:
        """Seats of absent players for which no bot stands in, and since when."""
        table = self.table
        return [
            (seat, table.away[chair.player])
            for seat, chair in enumerate(table.chairs)
            if chair.player in table.away and chair.why is None
        ]

    def _somebody_waits(self) -> bool:
        """Is a player of the game here?"""
        present = self.table.present
        return any(chair.player in present for chair in self.table.chairs)

    # -- time
    def wake(self) -> int | None:
        """When `tick` should be called next; None: not before something happens."""
        if self.table.phase != "playing":
            return None
        if not self.table.away and not self.table.clock.banks:  # nothing that time could change
            return None
        times = [self._clock_end()]
        if self._somebody_waits():
            warned = {absence.seat for absence in self.warned}
            for seat, since in self._away_seats():
                times.append(since + self.patience.silence + (self.patience.warning if seat in warned else 0))
        return min((time for time in times if time is not None), default=None)

    def _clock_end(self) -> int | None:
        asked = self.table.asked
        if asked is None or self.table.chairs[asked].by_bot or not self.readers:
            return None
        return self.table.clock.runs_out(asked)

    def tick(self, now: int) -> Outcome:
        """Time has passed: empty banks, absent players."""
        records: list[Record] = []
        end, asked = self._clock_end(), self.table.asked
        if end is not None and asked is not None and now >= end:
            records.append(StoodIn(now, asked, "clock"))
        if self.table.phase == "playing" and self._somebody_waits():
            patience = self.patience.silence + self.patience.warning
            gone = [seat for seat, since in self._away_seats() if now >= since + patience]
            records += [StoodIn(now, seat, "absent") for seat in gone if seat != asked or not records]
        outcome = self._carry_out(Decided(records))
        if self._absent(now) != self.warned:
            outcome.presence = self.presence(now)
        return outcome

    def bot_due(self) -> tuple[int, int] | None:
        """The seat of the bot that is asked, and when it may answer: a fixed time after it was asked, or stood in."""
        asked = self.table.asked
        if asked is None or not self.table.chairs[asked].by_bot or not self.readers:
            return None
        since = max(self.table.clock.since, self.table.chairs[asked].bot_since)
        return asked, since + self.table.rules.pace

    def look_from(self, who: Who, seat: Reader) -> None:
        """A socket has other eyes from now on."""
        self.readers -= Counter({who.seat: 1})
        self.readers[seat] += 1
