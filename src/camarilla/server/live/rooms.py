"""All open tables: loaded when somebody comes, let go when everybody has left for a while."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.server.address_hashes import address_hash, fits, salt_of, site_hash
from camarilla.server.addresses import AddressBuckets, Addresses, PlayerBuckets
from camarilla.server.buckets import Buckets
from camarilla.server.live.attendance import Attendance
from camarilla.server.live.bots import Bots
from camarilla.server.live.listener import Listener
from camarilla.server.live.mutes import MUTES, read_mutes
from camarilla.server.live.offers import LISTED, Offers
from camarilla.server.live.own_bots import OwnBots
from camarilla.server.live.room import Room
from camarilla.server.live.session import Session
from camarilla.server.live.stored import read
from camarilla.server.live.table_cache import ElsewhereError, TableCache
from camarilla.server.live.table_quota import TableQuota
from camarilla.server.live.thinking import ThinkingQueue
from camarilla.server.live.timer import Timer
from camarilla.server.metrics import Counts
from camarilla.server.sanctions import Sanctions
from camarilla.server.settings import ServerSettings
from camarilla.server.store.queries import ID
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import ADDRESS_HASH, OPEN, Acknowledge, Store
from camarilla.server.store.writer import acknowledge
from camarilla.server.table.chat import AT_HAND
from camarilla.server.table.log_quota import check_chat, check_share
from camarilla.server.table.moves import begin, need_same_rules
from camarilla.server.table.opening import Names, open_table, rematch, retry
from camarilla.server.table.records import TableRecord, read_line
from camarilla.server.table.table import Table
from camarilla.wire import encode
from camarilla.wire.commands import Begin, Change, Hint, Kick, Leave, Mute, Play, Say, Sit, TakeOver, Vote
from camarilla.wire.messages import Announcement
from camarilla.wire.parts import TableRules
from camarilla.wire.rest import NewTable

IDLE = 600_000  # how long an empty table stays in memory
MOST_IDLE = 1_000  # of them: whoever looks at many old games fills no memory
UNCOUNTED = (Play, TakeOver, Mute, Hint)  # they add no record, or as many as the game and shares allow
BOUNDED = (*UNCOUNTED, Leave, Kick, Vote)  # they end, and keep nobody else from playing on
NOTED = 6 * 3_600_000  # how often it is noted that a table is open; it counts for twice as long
Make = Callable[[], Names]
Admits = Callable[[str, str], bool]  # takes a player and one of their devices; is it not signed out?


def draw_names() -> Names:
    """Ids and a key that nobody can guess."""
    return Names(secrets.token_urlsafe(16), secrets.token_urlsafe(12), secrets.token_hex(32))


class Rooms:
    """The open tables of this server."""

    def __init__(
        self,
        store: Store,
        timer: Timer,
        log: Any,
        settings: ServerSettings,
        names: Make = draw_names,
        own: OwnBots | None = None,
    ) -> None:
        self.store, self.timer, self.log, self.names = store, timer, log, names
        self.patience, self.counts = settings.patience, Counts()
        turns = ThinkingQueue(settings.thinkers, settings.limits.thoughts, timer, self.counts.bots)
        waiting = ThinkingQueue(settings.thinkers, settings.limits.thoughts, timer, self.counts.own_bots)
        own = own or OwnBots({}, settings.bot_time, log)
        self.bots = Bots(settings.thinkers, turns, settings.quantum, timer, log, own, waiting)
        self.limits = limits = settings.limits
        self.writes_of = Buckets(self.limits.writes, self.limits.writes_at_once)
        self.writes_from = AddressBuckets(
            self.limits.writes * self.limits.players,
            self.limits.writes_at_once * self.limits.players,
            self.limits.networks,
        )
        bytes_stored = limits.stored, limits.stored_at_once, limits.networks
        self.stored_from = AddressBuckets(*bytes_stored, site_hash)  # by the hash that is kept with a table
        self.frames_from = AddressBuckets(
            self.limits.frames * self.limits.talkers,
            self.limits.frames_at_once * self.limits.talkers,
            self.limits.networks,
        )
        self.opened_by = Buckets(self.limits.tables, self.limits.tables_at_once)
        self.opened_from = AddressBuckets(
            self.limits.tables * self.limits.players,
            self.limits.tables_at_once * self.limits.players,
            self.limits.networks,
        )
        self.changes = PlayerBuckets(limits.changes, limits.changes_at_once, limits.players, limits.networks)
        self.hints_of = Buckets(self.limits.hints, self.limits.hints_at_once)
        self.hinting = Addresses(self.limits.hints_waiting, self.limits.networks)  # hints that are searched for
        self.backlogs = Addresses(self.limits.backlog_bytes_of_address, self.limits.networks)  # bytes that wait
        self.open: dict[str, Room] = {}
        self.offers, self.table_quota = Offers(self.limits), TableQuota(store, timer, self.limits.unfinished)
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.table_cache, self.attendance = TableCache(self._stored), Attendance(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.promised: set[asyncio.Task[None]] = set()  # what is done before the store is let go
        self.damaged: set[str] = set()  # tables of which part is lost
        self.loaded = 0  # since empty ones were let go
        self.closing = self.draining = False  # `draining`: no new tables, for the server is about to be replaced
        self.announcement: str | None = None
        self.turned_out = 0  # how often sockets were closed because a device was signed out
        self.sanctions, self.salt = Sanctions(store), salt_of(store)

    def acknowledger(self, loop: asyncio.AbstractEventLoop) -> Acknowledge:
        """What the store calls with its answers: they come back to the event loop, all of a commit at once."""
        return lambda results: void(loop.call_soon_threadsafe(acknowledge, results))

    # -- tables
    async def get(self, id: str) -> Room:
        """A table that is open, or was stored; Refusal if there is none, ElsewhereError if another server plays it."""
        if not ID.fullmatch(id):  # nothing else is asked of a store: not every one knows a NUL
            raise Refusal("no-table")
        self.sanctions.check_table(id)
        room = self.open.get(id)
        if room is not None:
            return room
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: void(self.loading.pop(id, None)))
        return await asyncio.shield(task)

    async def look(self, id: str) -> Room:
        """A table to look at: what is stored of it, if another server plays it."""
        try:
            return await self.get(id)
        except ElsewhereError:
            return Room(Session(await self.table_cache.at(id), self.patience), self)

    async def _load(self, id: str) -> Room:
        leases = self.store.leases
        address = await asyncio.to_thread(leases.take, id) if leases else None
        if address:
            raise ElsewhereError(address)
        table, stored = await self._stored(id), await asyncio.to_thread(self.store.kept, id, ADDRESS_HASH)
        room = self._open(table)
        room.address_hash = (stored or b"").decode("ascii", "replace")
        self.loaded += 1
        if self.loaded > MOST_IDLE:  # many can be looked at until the next sweep
            self._let_go(0)
        self._note_open([room])
        return room

    async def _stored(self, id: str) -> Table:
        try:
            table = await asyncio.to_thread(self._read, id)
        except Refusal as refusal:
            if refusal.id == "table-damaged":
                self.note_damage(id)
            raise
        if table is None:
            raise Refusal("no-table")
        return table

    def note_damage(self, id: str) -> None:
        """Tell the operator, once, of a table that cannot be loaded; all others are played."""
        if id not in self.damaged:
            self.damaged.add(id)
            self.counts.damaged.set(len(self.damaged))
            self.log.error("table damaged", table=id)

    def _read(self, id: str) -> Table | None:
        table = read(self.store, id)
        if not table.n:
            return None
        for number, data in self.store.chat(id, AT_HAND):
            if line := read_line(data):
                table.chat.put(number, line)
            table.chat.last = number
        table.chat.spoken.update(self.store.spoken(id))
        table.muted |= read_mutes(self.store.kept(id, MUTES))
        if table.clock.unattended:
            self.attendance.downtime.know()
            self.attendance.downtime.deduct(table)
        try:
            void(table.state)  # load the position here, in the thread
        except Refusal:
            need_same_rules(table)  # other rules may know other positions
            raise
        return table

    def _open(self, table: Table) -> Room:
        table.set_back(self.timer.now())
        table.own_bots = self.bots.own.offered
        room = Room(Session(table, self.patience), self)
        self.open[table.id] = room
        self.counts.tables.set(len(self.open))
        return room

    def drop(self, room: Room) -> None:
        """Forget a table; it stays stored."""
        if self.open.get(room.table.id) is room:
            del self.open[room.table.id]
            self.counts.tables.set(len(self.open))

    def sweep(self) -> None:
        """What is done every minute: let go of empty tables, see to games over days, note what is open."""
        now = self.timer.now()
        self.offers.forget(now)
        self.run(self.attendance.sweep())
        if self.store.leases:
            self.run(self._see_offers())
        self._let_go(now - IDLE)
        self._note_open([room for room in self.open.values() if room.session.readers and now - room.noted > NOTED])

    def _let_go(self, limit: int) -> None:
        """Let go of tables that nobody has been at since then, and of the longest empty ones where there are many."""
        self.loaded = 0
        empty = [room for room in self.open.values() if room.may_go()]
        empty.sort(key=lambda room: room.idle_since, reverse=True)
        for place, room in enumerate(empty):
            if room.idle_since < limit or place >= MOST_IDLE:
                self.drop(room)
                if self.store.leases:
                    self.run(asyncio.to_thread(self.store.leases.give, room.table.id))

    def _note_open(self, rooms: list[Room]) -> None:
        """Note that tables are open, so that nobody prunes them beside this server."""
        now = self.timer.now()
        for room in rooms:
            room.noted = now
        if rooms:
            self.run(asyncio.to_thread(self._keep_open, [room.table.id for room in rooms], now + NOTED))

    def _keep_open(self, tables: list[str], next: int) -> None:
        with contextlib.suppress(Exception):  # an outage is told by /healthz
            for table in tables:
                if (read_json(self.store.kept(table, OPEN), int) or 0) < next:
                    self.store.keep(table, OPEN, str(next + NOTED).encode())

    async def attend(self) -> None:
        """Load the games whose clocks run while nobody is there; and see what the lobby offers."""
        await self._see_offers()
        await self.attendance.find()

    async def _see_offers(self) -> None:
        """What the lobby offers: as it is stored, but for the tables of this server, which it knows best."""
        with contextlib.suppress(Exception):  # an outage is told by /healthz
            stored = await asyncio.to_thread(self.store.offered, self.timer.now() - LISTED)
            self.offers.tables = stored | {id: one for id, one in self.offers.tables.items() if id in self.open}

    def check_budget(self, room: Room, listener: Listener, command: Any) -> None:
        """Refuse a command that is over a limit of its player, or of the address and site it comes from."""
        table, player = room.table, listener.counted.player
        self.check_writes(player, listener.address)  # first: what follows may look at all tables
        if not isinstance(command, BOUNDED):
            self.check_stored(listener.address)
        if isinstance(command, Begin):
            self.check_days(table.rules, listener.address)
        if isinstance(command, Change) and not table.rules.public:
            self.offers.check(command.rules, self.address_hash(listener.address))
        if isinstance(command, Sit) and not table.seats_of(player):
            self.table_quota.check([player])
        if isinstance(command, Say):
            self.sanctions.check_voice(player, listener.address)
            check_chat(table, player, self.limits.chat)
        elif not isinstance(command, UNCOUNTED):
            check_share(table, player, self.limits.records)
            guest = table.phase == "gathering" and player != table.host
            if guest and not room.guests.take(listener.address, self.timer.now()):
                raise Refusal("flood")

    def check_writes(self, player: str, address: str) -> None:
        """Refuse one more thing to store from a player, or from an address, that has had much stored of late."""
        now = self.timer.now()
        if not (self.writes_of.take(player, now) and self.writes_from.take(address, now)):
            raise Refusal("flood")

    def check_stored(self, address: str) -> None:
        """Refuse more from an address of which very much was stored of late; a game always goes on."""
        if not self.stored_from.holds(self.address_hash(address), self.timer.now()):
            raise Refusal("flood")

    def check_opening(self, player: str, address: str) -> None:
        """Refuse one more table of a player, or of an address, that has opened many of late; a rematch is one."""
        self.check_stored(address)
        now = self.timer.now()
        if not (self.opened_by.take(player, now) and self.opened_from.take(address, now)):
            raise Refusal("flood")

    # -- games over days
    def address_hash(self, address: str) -> str:
        """What stands for an address and its site where they are stored."""
        return address_hash(self.salt, address)

    def check_days(self, rules: TableRules, address: str) -> None:
        """Games over days stay in memory, whoever is there: an address or a site has only so many under way."""
        if rules.clock and rules.clock.unattended:
            under_way = [room.address_hash for room in self.open.values() if room.session.goes_on()]
            if not fits(self.address_hash(address), under_way, self.limits.days, self.limits.networks):
                raise Refusal("days", most=self.limits.days)

    def note_origin(self, room: Room, address: str) -> None:
        """Note from where a table was opened or offered, or its game begun, so that it counts after a restart."""
        room.address_hash = self.address_hash(address)
        stored = room.address_hash.encode()
        self.run(asyncio.to_thread(self.store.keep, room.table.id, ADDRESS_HASH, stored), self.promised)

    # -- operators
    def announce(self, text: str) -> None:
        """Tell everybody, also those who come later; an empty text takes it back."""
        self.announcement = text or None
        for room in self.open.values():
            room.send_all(encode(Announcement(text)))

    async def sanction(self) -> None:
        """Read the operator's lists anew, and turn out whoever is on them."""
        await asyncio.to_thread(self.sanctions.read)
        for room in list(self.open.values()):
            room.turn_out(lambda one: self.sanctions.banned.hold(one.who.player, one.address), "banned")

    def turn_out(self, player: str) -> None:
        """Close all sockets of a player, who has signed a device out; the others come again."""
        self.turned_out += 1
        for room in list(self.open.values()):
            room.turn_out(lambda one: one.who.player == player, "restart")

    async def sign_out(self, admits: Admits) -> None:
        """Close the sockets of devices that were signed out, wherever that was; `admits` asks the store."""
        self.turned_out += 1
        here = {(one.who.player, one.device) for room in self.open.values() for one in room.everybody()}
        gone = await asyncio.to_thread(lambda: {one for one in here if not admits(*one)})
        for room in list(self.open.values()):
            room.turn_out(lambda one: (one.who.player, one.device) in gone, "restart")

    # -- new tables
    def create(self, wish: NewTable, player: str, name: str, address: str = "") -> Room:
        """Open a new table."""
        self.check_draining()
        self.table_quota.check([player])
        names, now = self.names(), self.timer.now()
        records = open_table(wish, player, name, names, now, self.bots.own.offered(wish.game))
        if not wish.begin:
            self.offers.check(wish.rules, self.address_hash(address))
        else:
            self.check_days(wish.rules, address)
            records += self._deal(records, names.table, now)
        return self._start(names.table, records, address)

    def check_draining(self) -> None:
        """Refuse a new table where the server is about to be replaced."""
        if self.draining:
            raise Refusal("draining")

    def _deal(self, records: list[TableRecord], id: str, now: int) -> list[TableRecord]:
        """The records of beginning at once."""
        table = Table(id)
        for record in records:
            table.put(record)
        return begin(table, now).records

    def _start(self, id: str, records: list[TableRecord], address: str) -> Room:
        room = self._open(Table(id))
        room.address_hash = self.address_hash(address)  # before it is offered
        room.put(*records)
        self.table_quota.add(room.table.people())
        self._note_open([room])
        self.note_origin(room, address)
        return room

    def rematch(self, old: Table, player: str, address: str) -> Room:
        """A new table with the same players; where one person plays against bots, the game begins at once."""
        self.check_draining()
        self.table_quota.check(old.people())
        names, now = self.names(), self.timer.now()
        records = rematch(old, player, names, now)
        if len({seat.player for seat in old.seats if seat.player}) == 1 and all(
            seat.player or seat.level for seat in old.seats
        ):
            self.check_days(old.rules, address)
            records += self._deal(records, names.table, now)
        else:
            self.offers.check(old.rules, self.address_hash(address))
        return self._start(names.table, records, address)

    def retry(self, old: Table, state: State, player: str, address: str) -> Room:
        """A new table where a finished game goes on from one of its positions."""
        self.check_draining()
        self.table_quota.check([player])
        need_same_rules(old)
        self.check_days(old.rules, address)
        names = self.names()
        return self._start(names.table, retry(old, state, player, names, self.timer.now()), address)

    def run(self, work: Coroutine[Any, Any, None], among: set[asyncio.Task[None]] | None = None) -> asyncio.Task[None]:
        """Do something while the server is open; what is `promised` also when it closes."""
        tasks = self.tasks if among is None else among
        task = asyncio.get_running_loop().create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
        return task

    def close(self) -> None:
        """Send everybody away; they come back to the next server."""
        self.closing = True
        for room in list(self.open.values()):
            room.close("restart")
        for task in self.tasks:
            task.cancel()
        self.bots.close()


def void(_: object) -> None:
    """A result that nobody wants."""
