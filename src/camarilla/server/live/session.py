"""A table that is being played, still without input or output: (command, now) → records and deliveries.

The records must be stored before any delivery is sent. Times are milliseconds and are always given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from camarilla.server.table import commands, moves, votes
from camarilla.server.table.commands import Visitor
from camarilla.server.table.records import (
    Began,
    Decided,
    Hosted,
    Rested,
    Returned,
    Seated,
    StoodIn,
    TableRecord,
    TookBack,
)
from camarilla.server.table.table import Table
from camarilla.server.table.updates import Delivery, Utterance, shows_undo, updates, utter
from camarilla.server.table.views import Reader
from camarilla.wire.messages import Presence
from camarilla.wire.parts import Absence

GRACE = 2  # paces that a bot leaves to whoever may want to take an answer back

WORTH_NOTING = 1000  # thinking time
RESTS = 1_000  # of a game that are noted
LINGER = 120_000  # how long updates are kept for somebody who has gone


@dataclass(frozen=True)
class Patience:
    """How long an absent player is waited for: first in silence, then with a warning to the others."""

    silence: int = 20_000
    warning: int = 40_000


@dataclass
class Effects:
    """What came of a command: to be stored, then to be told."""

    records: list[TableRecord] = field(default_factory=list)
    deliveries: list[Delivery] = field(default_factory=list)
    presence: Presence | None = None
    said: Utterance | None = None
    muted: bool = False  # is somebody muted, or no longer?


class Session:
    """A table and who looks at it."""

    def __init__(self, table: Table, patience: Patience) -> None:
        self.table, self.patience = table, patience
        self.readers: Counter[Reader] = Counter()
        self.lingering: dict[Reader, int] = {}  # until when updates are kept for those who have just gone
        self.warned: list[Absence] = []  # what the readers were told last
        self.adjourned: set[str] = set()  # players whose clocks rest until they are back
        self.host_gone: int | None = None  # since when the host is not here

    # -- commands
    def execute(self, who: Visitor, command: Any, now: int) -> Effects:
        """Carry out a command; a Refusal changes nothing."""
        return self._carry_out(commands.decide(self.table, who, command, now))

    def bot_answers(self, asked_in: int, code: int, now: int) -> Effects:
        """A bot's answer to the question of record `asked_in`."""
        self._let_rest(now)
        return self._carry_out(moves.play(self.table, self.table.asked, asked_in, code, now, by_bot=True))

    def put(self, records: Sequence[TableRecord]) -> Effects:
        """Records that were decided elsewhere: the first ones of a table, a rematch."""
        return self._carry_out(Decided(list(records)))

    def _carry_out(self, decided: Decided) -> Effects:
        effects = Effects(decided.records, said=utter(self.table, decided.line) if decided.line else None)
        if decided.muted:
            self.table.mute(decided.muted)
            effects.muted = True
        for record in decided.records:
            forgotten = self.table.played[-1].events if isinstance(record, TookBack) else 0
            self.table.put(record, decided.state)
            if isinstance(record, Began):  # whoever is not here is waited for from now on, and no clock rests
                self._miss_others(record.at)
                self.adjourned = set()
            if isinstance(record, Hosted):
                self.host_gone = None if record.player in self.table.present else record.at
            effects.deliveries += updates(self.table, record, self._told_at(record.at), forgotten)
        return effects

    def _told_at(self, now: int) -> list[Reader]:
        """The readers who look now, or looked a moment ago and may come back."""
        just_gone = [reader for reader, until in self.lingering.items() if now < until and reader not in self.readers]
        return [*self.readers, *just_gone]

    # -- coming and going
    def join(self, who: Visitor, now: int) -> Effects:
        """A socket opens; whoever was away comes back to the seat."""
        table = self.table
        first = not self.somebody_waits()
        if first:
            table.vote = None  # those who called it have gone
        if table.clock.unattended:
            pass  # it has run all the time
        elif first or (who.player in self.adjourned and self._is_asked(who.player)):
            table.clock.since = table.asked_since = now  # while no player is here to wait, no time passes
        self.readers[who.seat] += 1
        table.present[who.player] += 1
        table.away.pop(who.player, None)
        table.reading.setdefault(who.player, now)
        self.adjourned.discard(who.player)
        self.host_gone = None if table.host in table.present else self.host_gone or now
        if first and self.somebody_waits():  # nobody was here to wait for the others
            self._miss_others(now)
            self.adjourned = set() if table.clock.unattended else set(table.away)
        outcome = self._carry_out(Decided(list(self._taken_again(who.player, now))))
        outcome.presence = self.presence(now)
        return outcome

    def _taken_again(self, player: str, now: int) -> Iterator[TableRecord]:
        """The seats that a player takes by coming: those of a bot that stood in, and those of an invitation."""
        for number in self.table.seats_of(player):
            seat = self.table.seats[number]
            if seat.why == "absent":
                yield Returned(now, number)
            if seat.invited:
                yield Seated(now, number, player, seat.name or "")

    def _miss_others(self, now: int) -> None:
        table = self.table
        table.away = {player: now for player in table.people() if player not in table.present}

    def part(self, who: Visitor, now: int) -> Effects:
        """A socket closes."""
        table, waited = self.table, self.somebody_waits()
        self.readers -= Counter({who.seat: 1})
        self.lingering[who.seat] = now + LINGER
        table.present -= Counter({who.player: 1})
        stops = waited and not self.somebody_waits() and not table.clock.unattended
        if stops:
            self._let_rest(now)
        records = self._stop_clock(now) if stops and table.asked is not None else []
        if table.host not in table.present:
            self.host_gone = self.host_gone or now
        if who.player not in table.present:
            self._miss(who.player, now)
        outcome = self._carry_out(Decided(records))
        outcome.presence = self.presence(now)
        return outcome

    def _miss(self, player: str, now: int) -> None:
        """A player has gone; whoever sits here and was here for long enough knows the rules."""
        table, seated = self.table, bool(self.table.seats_of(player))
        if seated:
            table.away[player] = now
        if not seated or now - table.reading.get(player, now) < commands.READING:
            table.reading.pop(player, None)

    def _let_rest(self, now: int) -> None:
        """No time has passed for a player who is not back yet since all had left, nor where nobody can answer."""
        table = self.table
        if table.asked is not None and (table.outdated or table.seats[table.asked].player in self.adjourned):
            table.clock.since = now

    def _stop_clock(self, now: int) -> list[TableRecord]:
        """Time stands still; what was used is noted, unless it is too little to be worth it."""
        clock, asked = self.table.clock, self.table.asked
        assert asked is not None
        used = now - clock.since
        clock.stop(asked, now)
        noted = clock.banks and used >= WORTH_NOTING and self.table.rests < RESTS
        return [Rested(now, list(clock.banks))] if noted else []

    def presence(self, now: int) -> Presence:
        """Who is here, and whose seat a bot will take when."""
        table = self.table
        here = [number for number, seat in enumerate(table.seats) if seat.player in table.present]
        self.warned = self._absent(now)
        return Presence(here, self.readers[None], self.warned)

    def _absent(self, now: int) -> list[Absence]:
        table = self.table
        if table.phase != "playing":
            return []
        until = self._waited_for() if self.somebody_waits() else None
        return [
            Absence(seat, None if until is None else since + until)
            for seat, since in self._away_seats()
            if now >= since + self.patience.silence
        ]

    def _waited_for(self) -> int | None:
        """How long an absent player is waited for; None: as long as the clock allows."""
        rules = self.table.rules
        if rules.patience is None and self.table.clock.unattended:
            return None
        return rules.patience or self.patience.silence + self.patience.warning

    def _away_seats(self) -> list[tuple[int, int]]:
        """Seats of absent players for which no bot stands in, and since when."""
        table = self.table
        return [
            (number, table.away[seat.player])
            for number, seat in enumerate(table.seats)
            if seat.player in table.away and seat.why is None
        ]

    def _is_asked(self, player: str) -> bool:
        asked = self.table.asked
        return asked is not None and self.table.seats[asked].player == player

    def somebody_waits(self) -> bool:
        """Is a player of the game here?"""
        present = self.table.present
        return any(seat.player in present for seat in self.table.seats)

    # -- time
    def _time_passes(self) -> bool:
        """Do clocks run and bots play: because somebody waits, or because it is a game over days?"""
        return self.table.clock.unattended or self.somebody_waits()

    def goes_on(self) -> bool:
        """Must the table stay in memory while nobody is here?"""
        table = self.table
        return table.phase == "playing" and table.clock.unattended and bool(table.people()) and not table.outdated

    def wake(self) -> int | None:
        """When `tick` should be called next; None: not before something happens."""
        if self.table.phase != "playing":
            return self._host_end()
        if not self.table.away and not self.table.clock.banks and not self.table.vote:  # nothing that time could change
            return None
        times = [self._clock_end(), votes.end(self.table)]
        if self.somebody_waits():
            warned, until = {absence.seat for absence in self.warned}, self._waited_for()
            for seat, since in self._away_seats():
                if seat not in warned:
                    times.append(since + self.patience.silence)
                elif until is not None:
                    times.append(since + until)
        return min((time for time in times if time is not None), default=None)

    def _clock_end(self) -> int | None:
        """When the clock of the seat that is asked runs out; also while a bot stands in: it is the player's time."""
        asked = self.table.asked
        if asked is None or not self._time_passes() or self.table.outdated:
            return None
        if self.table.seats[asked].player is None or self.table.seats[asked].why == "clock":
            return None
        return None if self.table.seats[asked].player in self.adjourned else self.table.clock.runs_out(asked)

    def _host_end(self) -> int | None:
        """When another player becomes host, because a table that gathers waits for one who is gone."""
        if self.table.phase != "gathering" or self.host_gone is None or not self.somebody_waits():
            return None
        return self.host_gone + self.patience.silence + self.patience.warning

    def tick(self, now: int) -> Effects:
        """Time has passed: empty banks, absent players."""
        records: list[TableRecord] = []
        end, asked = self._clock_end(), self.table.asked
        if end is not None and asked is not None and now >= end:
            records.append(StoodIn(now, asked, "clock"))
        if self.table.phase == "playing" and self.somebody_waits():
            until = self._waited_for()
            gone = [seat for seat, since in self._away_seats() if until is not None and now >= since + until]
            records += [StoodIn(now, seat, "absent") for seat in gone if seat != asked or not records]
        records = records or votes.close(self.table, now)
        host_end = self._host_end()
        if host_end is not None and now >= host_end:
            self.host_gone = None
            records.append(Hosted(now, next(one for one in self.table.people() if one in self.table.present)))
        outcome = self._carry_out(Decided(records))
        if self._absent(now) != self.warned:
            outcome.presence = self.presence(now)
        return outcome

    def bot_due(self) -> tuple[int, int] | None:
        """The seat of the bot that is asked, and when it may answer: a fixed time after it was asked, or stood in.

        That is longer where the answer before may still be taken back.
        """
        asked = self.table.asked
        if asked is None or not self.table.seats[asked].by_bot or self.table.outdated:
            return None
        if not (self._time_passes() if self.table.people() else self.readers):  # nobody looks
            return None
        since = max(self.table.clock.since, self.table.seats[asked].bot_since)
        paces = 1 if shows_undo(self.table) is None else GRACE
        return asked, since + paces * self.table.rules.pace

    def look_from(self, who: Visitor, seat: Reader) -> None:
        """A socket has other eyes from now on."""
        self.readers -= Counter({who.seat: 1})
        self.readers[seat] += 1
