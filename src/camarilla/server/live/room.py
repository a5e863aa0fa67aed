"""A table that is open in this process: a session, its sockets, bots and alarms. What is sent was stored before."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.server.addresses import AddressBuckets
from camarilla.server.live.bot_turns import BotTurns
from camarilla.server.live.hints import Hinting, give_hint, withdraw, withdraw_stale
from camarilla.server.live.listener import Listener, Sender, Waiting, has_less, most_of, take_back
from camarilla.server.live.listing import summarise
from camarilla.server.live.mutes import check_mutes, keep_mutes
from camarilla.server.live.rematches import ask_rematch
from camarilla.server.live.session import Effects, Session
from camarilla.server.live.stored import chat_row
from camarilla.server.live.streams import Streams
from camarilla.server.live.thinking import Claim
from camarilla.server.live.timer import Handle
from camarilla.server.store.store import Append, store_error
from camarilla.server.table.admission import eyes, unwelcome
from camarilla.server.table.commands import Visitor
from camarilla.server.table.records import (
    Began,
    Emptied,
    Ended,
    Invited,
    Moved,
    Replaced,
    Rested,
    Seated,
    TableRecord,
    TookBack,
    write_record,
)  # fmt: skip
from camarilla.server.table.updates import Delivery, Utterance, welcome
from camarilla.server.table.views import Reader
from camarilla.wire import encode
from camarilla.wire.commands import Begin, Hint, Ping, Rematch, Sit
from camarilla.wire.messages import Announcement, Closing, CommandRefused, Done, Pong, Resumed

if TYPE_CHECKING:
    from camarilla.server.live.rooms import Rooms

SEATING = frozenset({Seated, Emptied, Replaced, Began, Invited})  # records after which others may look
GUESTS, GUESTS_AT_ONCE = 1 / 20, 100  # commands of guests before the game, of one address or site, a second and at once
GAME = 150_000  # bytes of a log that hardly any game exceeds: they are counted where one begins
REST = 1_000  # milliseconds after which bots that rest are looked at again
FLEETING = frozenset({Moved, Rested, TookBack})  # records that change no summary


class Room:
    """One open table."""

    def __init__(self, session: Session, rooms: Rooms) -> None:
        self.session, self.rooms, self.now = session, rooms, rooms.timer.now
        self.table = session.table
        self.listeners: dict[int, Listener] = {}  # told as `who`; counted as `counted`, which runs ahead of the store
        self.entering: dict[int, Listener] = {}  # those who wait for their first message
        self.streams = Streams()
        self.waiting: deque[Waiting] = deque()
        self.alarm: Handle | None = None
        self.following: Room | None = None  # the rematch, until it has been named
        self.bot_turns, self.deduct_downtime = BotTurns(session, rooms), rooms.attendance.downtime.deduct
        self.hints: dict[int, Hinting] = {}  # by socket
        self.broken = False
        self.chain = secrets.token_hex(8)  # what is stored by this room builds on each other
        self.hopes: list[asyncio.Future[None]] = []  # of those who wait until everything is stored
        self.idle_since, self.noted = self.now(), 0  # `noted`: when it was last noted that the table is open
        self.address_hash = ""  # from where the table was opened or offered, or the game begun
        self.reserved = 0  # bytes that were counted for this game, and are not stored yet
        self.guests = AddressBuckets(GUESTS, GUESTS_AT_ONCE, networks=1)  # their commands before the game
        self.keeping = asyncio.Lock()  # what is kept beside the log is written in order

    # -- commands
    def execute(self, listener: Listener, command: Any) -> None:
        """A command from a socket: carried out, or refused to it alone."""
        self._safely(LIVE_COMMANDS.get(type(command), Room._decide), self, Sender(listener, command.id), command)

    def _decide(self, sender: Sender, command: Any) -> None:
        """A command that the table decides."""
        self._catch_up()
        begun, offered = time.perf_counter(), self.table.rules.public
        try:
            self.rooms.check_budget(self, sender.listener, command)
            check_mutes(self, sender, command)
            effects = self.session.execute(sender.listener.counted, command, self.now())
        except Refusal as refusal:
            self.refuse(sender, refusal)
            return
        self.rooms.counts.stages.note("decide", time.perf_counter() - begun)
        if isinstance(command, Begin) or (self.table.rules.public and not offered):
            self.rooms.note_origin(self, sender.listener.address)
        if isinstance(command, Sit):
            self.rooms.table_quota.add([sender.listener.counted.player])
        self._carry_out(effects, sender)
        if effects.muted:
            self.rooms.run(keep_mutes(self, sender))
        elif not effects.records and not effects.said:
            self.done(sender)

    def done(self, sender: Sender) -> None:
        """Tell one socket that its command is carried out; after everything that it was told before."""
        self.later(partial(sender.listener.send, encode(Done(sender.re))))

    def _pong(self, sender: Sender, command: Ping) -> None:
        sender.listener.send(encode(Pong(command.id, self.now())))

    def refuse(self, sender: Sender, refusal: Refusal) -> None:
        """Tell one socket why not; after everything that it was told before."""
        self.later(partial(sender.listener.send, self.refused(sender.re, refusal)))

    def refused(self, re: str | None, refusal: Refusal) -> bytes:
        """The message of a refusal; it is counted."""
        self.rooms.counts.refused.labels(refusal.id).inc()
        return encode(CommandRefused(re, refusal.id, refusal.details))

    def _safely(self, act: Callable[..., None], *about: Any) -> None:
        """Do it; after any exception go back to what is stored."""
        if not self.broken:
            try:
                act(*about)
            except Exception as error:
                self.fail(error)

    # -- storing, then telling
    def _carry_out(self, effects: Effects, sender: Sender | None = None) -> None:
        seats_changed = not SEATING.isdisjoint(map(type, effects.records))
        not_wanted = [one for one in self.everybody() if unwelcome(self.table, one.who)] if seats_changed else []
        tell = partial(self._tell, effects, sender, not_wanted)
        if effects.records or effects.said:
            source = self.rooms.address_hash(sender.listener.address) if sender else self.address_hash
            self._store(effects, tell, source)
        elif effects.deliveries or effects.presence:
            self.later(tell)
        if seats_changed:
            self._change_eyes()
        withdraw_stale(self)
        self._set_alarm()

    def _store(self, effects: Effects, tell: Callable[[], None], address_hash: str) -> None:
        waiting = Waiting(tell, stored=False)
        self.waiting.append(waiting)
        summary = None if FLEETING.issuperset(map(type, effects.records)) else summarise(self.table)
        if summary:
            waiting.offer = self.rooms.offers.note(self.table, self.address_hash)
            offered = waiting.offer.after is not None or self.table.phase != "gathering"
            summary = replace(summary, public=summary.public and offered)
        records = [write_record(record) for record in effects.records]
        said = chat_row(effects.said) if effects.said else None
        self._count(effects.records, sum(map(len, records)) + (len(said.body) if said else 0), address_hash)
        first, begun = self.table.n - len(records) + 1, time.perf_counter()

        def stored(error: BaseException | None) -> None:
            if error is not None:
                self.fail(error)
            else:
                self.rooms.counts.stored.note(len(records), time.perf_counter() - begun)
                waiting.stored = True
                if self.broken and waiting.offer and self.table.id not in self.rooms.open:
                    waiting.offer.repeat()
                self._safely(self._release)

        self.rooms.store.append(Append(self.table.id, first, records, summary, stored, self.chain, said))

    def _count(self, records: list[TableRecord], size: int, address_hash: str) -> None:
        """Count so many bytes where they come from: a game's in advance, so that nobody begins many at once and lets
        them go on beyond every limit; what it did not need is given back at its end."""
        kinds, spend, now = set(map(type, records)), self.rooms.stored_from.spend, self.now()
        if Began in kinds:
            spend(address_hash, now, GAME)
            self.reserved = GAME
        covered = min(size, self.reserved)
        self.reserved -= covered
        spend(address_hash, now, size - covered)
        if Ended in kinds:
            spend(self.address_hash, now, -self.reserved)
            self.reserved = 0

    def later(self, act: Callable[[], Any]) -> None:
        """Do it when all that came before it is stored."""
        if self.broken:
            return
        if self.waiting:
            self.waiting.append(Waiting(act, stored=True))
        else:
            act()

    def _release(self) -> None:
        while self.waiting and self.waiting[0].stored and not self.broken:
            self.waiting.popleft().act()

    def _tell(self, effects: Effects, sender: Sender | None, not_wanted: list[Listener]) -> None:
        begun = time.perf_counter()
        for listener in not_wanted:  # before it is told what it may not see
            why = unwelcome(self.table, listener.who)
            self._send_away(listener, why.id if why else "no-spectators")
        if effects.deliveries:
            self._deliver(effects.deliveries, sender)
        if effects.said:
            self._say(effects.said, sender)
        if effects.presence:
            self.send_all(encode(effects.presence))
        self.rooms.counts.stages.note("tell", time.perf_counter() - begun)

    def _deliver(self, deliveries: list[Delivery], sender: Sender | None) -> None:
        self.streams.add(deliveries)
        ears: dict[Reader, list[Listener]] = {}
        for listener in self.listeners.values():
            ears.setdefault(listener.who.seat, []).append(listener)
        for reader, update in deliveries:
            for listener in ears.get(reader, ()):
                listener.send(update.answering(sender.re) if sender and sender.listener is listener else update.data)

    def _say(self, said: Utterance, sender: Sender | None) -> None:
        data = encode(said.message)
        for listener in list(self.listeners.values()):
            if sender and sender.listener is listener:
                listener.send(encode(msgspec.structs.replace(said.message, re=sender.re)))
            elif listener.who.player not in said.hushed:
                listener.send(data)

    def send_all(self, data: bytes) -> None:
        for listener in list(self.listeners.values()):
            listener.send(data)

    async def settled(self) -> None:
        """Wait until everything so far is stored."""
        if self.broken:
            raise Refusal("store-failed")
        done = asyncio.get_running_loop().create_future()
        self.later(lambda: None if done.done() else done.set_result(None))  # whoever waits may have given up
        self.hopes.append(done)
        try:
            await done
        finally:
            self.hopes.remove(done)

    # -- coming and going
    def enter(self, listener: Listener, last: int | None, heard: int | None = None) -> None:
        """A socket opens; it gets what it lacks after an update and a line of chat, or everything."""
        if self.broken:
            self._send_away(listener, "restart")
        self._safely(self._enter, listener, last, heard)

    def _enter(self, listener: Listener, last: int | None, heard: int | None) -> None:
        self.entering[id(listener)] = listener
        self.deduct_downtime(self.table)
        effects = self.session.join(listener.who, self.now())
        presence, effects.presence = effects.presence, None
        self._carry_out(effects)
        missing = self._missing(listener.who, last, heard) or [encode(welcome(self.table, listener.who, self.now()))]
        self.later(lambda: self._seat_listener(listener, missing))
        self._carry_out(Effects(presence=presence))
        self.rooms.bots.turns.come_to(self.table.host)

    def _seat_listener(self, listener: Listener, first: list[bytes]) -> None:
        """From now on it is told everything, unless it has gone already."""
        if self.entering.pop(id(listener), None):
            self.listeners[id(listener)] = listener
            for data in first:
                listener.send(data)
            if self.rooms.announcement:
                listener.send(encode(Announcement(self.rooms.announcement)))

    def _missing(self, who: Visitor, last: int | None, heard: int | None) -> list[bytes] | None:
        """What a page lacks that has everything up to `last` and has `heard` so much, if all of it is at hand."""
        if last is None or last > self.table.n or self.waiting:
            return None
        rest, chat = self.streams.since(who.seat, last, self.table.n), self.table.chat
        said = chat.since(chat.last if heard is None else heard, self.table.muted.get(who.player, set()))
        return None if rest is None or said is None else [encode(Resumed(last)), *rest, *map(encode, said)]

    def leave(self, listener: Listener) -> None:
        """A socket is closed."""
        self._forget(listener)
        self.idle_since = self.now()
        self._safely(lambda: self._carry_out(self.session.part(listener.counted, self.idle_since)))

    def may_go(self) -> bool:
        """Is nobody here, and nothing under way?"""
        return not self.session.readers and not self.session.goes_on() and not self.waiting

    def make_room(self, address: str) -> bool:
        """One who watches goes: for one who may want to play, because a seat is free, or whose address has less."""
        watching = [one for one in self.listeners.values() if one.counted.seat is None]
        may_play = self.table.phase == "gathering" and any(seat.free for seat in self.table.seats)
        if not watching or not (may_play or has_less(address, watching)):
            return False
        self._send_away(most_of(watching), "full")
        return True

    def _forget(self, listener: Listener) -> None:
        withdraw(self, listener)
        self.listeners.pop(id(listener), None)
        self.entering.pop(id(listener), None)

    def everybody(self) -> list[Listener]:
        """Those who listen, and those who are about to."""
        return [*self.listeners.values(), *self.entering.values()]

    def _send_away(self, listener: Listener, reason: str) -> None:
        """Close a socket, which is told why and nothing more."""
        self._forget(listener)
        listener.send(encode(Closing(reason)))
        listener.close(reason)

    def close(self, reason: str) -> None:
        """Send everybody away."""
        if self.alarm:
            self.alarm.cancel()
        for listener in self.everybody():
            self._send_away(listener, reason)

    def retire(self, reason: str) -> None:
        """Send everybody away and do nothing more; whoever comes back finds what is stored."""
        self.broken = True
        self.bot_turns.withdraw()
        self.rooms.drop(self)
        self.rooms.attendance.miss(self)
        take_back(self.waiting)
        self.waiting.clear()
        self.close(reason)
        for hope in self.hopes:
            if not hope.done():
                hope.set_exception(Refusal("store-failed"))

    def turn_out(self, unwanted: Callable[[Listener], bool], reason: str) -> None:
        """Send away whoever is not wanted."""
        for listener in filter(unwanted, self.everybody()):
            self._send_away(listener, reason)

    def fail(self, error: BaseException) -> None:
        """Give the room up, for what is in memory is not to be trusted: the next visitor loads what is stored."""
        if not self.broken:
            told = {"error": type(error).__name__, "text": store_error(error)}
            try:  # first of all: going may fail as well
                self.rooms.log.error("table failed", table=self.table.id, **told)
            finally:
                self.retire("restart")

    # -- eyes
    def _change_eyes(self) -> None:
        """After seats changed hands: whoever has other eyes now gets a new welcome, and all hear who looks on."""
        before, made = dict(self.session.readers), dict[Visitor, bytes]()
        for listener in self.everybody():
            who = listener.counted
            seat = eyes(self.table, who.player, listener.wanted)
            if seat != who.seat and not unwelcome(self.table, who):
                self.session.look_from(who, seat)
                who = listener.counted = replace(who, seat=seat)
                if who not in made:  # all windows of a player share one: a long chat makes it large
                    made[who] = encode(welcome(self.table, who, self.now()))
                self.later(partial(self._show, listener, who, made[who]))
        if self.session.readers != before:
            self.later(partial(self.send_all, encode(self.session.presence(self.now()))))

    def _show(self, listener: Listener, who: Visitor, data: bytes) -> None:
        """Other eyes, from the start."""
        listener.who = who
        listener.send(data)

    # -- time and bots
    def _set_alarm(self) -> None:
        if self.alarm:
            self.alarm.cancel()
            self.alarm = None
        if self.broken or self.rooms.closing or not (self.session.readers or self.session.goes_on()):
            self.bot_turns.withdraw()
            return
        when = self.session.wake()
        if self._rests():
            self.bot_turns.withdraw()
            when = self.now() + REST
        else:
            self.bot_turns.ask(self.claim, self._hear_bot)
        if when is not None:
            self.alarm = self.rooms.timer.call_at(when, self.tick)

    def _rests(self) -> bool:
        """Do bots alone play here, so that nobody waits, and was very much stored of late from where they came?"""
        alone = self.table.phase == "playing" and not self.table.people()
        counted = alone and self.address_hash != "" and not self.reserved
        return counted and not self.rooms.stored_from.holds(self.address_hash, self.now())

    def tick(self) -> None:
        """Let time pass: the alarm rings, or the table was loaded while nobody is there."""
        self._safely(self._tick)

    def _tick(self) -> None:
        self.deduct_downtime(self.table)
        self._carry_out(self.session.tick(self.now()))

    def _catch_up(self) -> None:
        """Time passes first: nobody acts after the end of a clock because the alarm is a moment late."""
        self.deduct_downtime(self.table)
        when = self.session.wake()
        if when is not None and self.now() >= when:
            self._tick()

    def claim(self, stand_in: bool) -> Claim:
        """For whom a bot thinks: the host, if here, or somebody who is."""
        here = self.everybody()
        host = [one.address for one in here if one.who.player == self.table.host]
        address = next(iter(host or [one.address for one in here]), "")
        return Claim(self.session.somebody_waits(), stand_in, address, self.table.host)

    def _hear_bot(self, asked_in: int, code: int) -> None:
        if not self.rooms.closing:  # whoever plays the table next asks it again
            self._safely(self._bot_answers, asked_in, code)

    def _bot_answers(self, asked_in: int, code: int) -> None:
        self._catch_up()
        effects = self.bot_turns.answer(asked_in, code, self._hear_bot)
        if effects:
            self._carry_out(effects)

    # -- new tables
    def put(self, *records: Any) -> None:
        """Records that were decided elsewhere."""
        self._safely(lambda: self._carry_out(self.session.put(records)))
        if self.broken:
            raise Refusal("store-failed")


LIVE_COMMANDS: dict[type[Any], Callable[..., None]] = {
    Ping: Room._pong, Rematch: ask_rematch, Hint: give_hint,
}  # not the table's  # fmt: skip
