"""What a server forgets, and when: old tables, old chat, and everything about a player who asks for it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec
from itsdangerous import URLSafeTimedSerializer

from camarilla.kernel.refusal import Refusal
from camarilla.server.live.downtime import slowest_clock
from camarilla.server.live.listing import runs_unattended, summarise
from camarilla.server.live.mutes import MUTES, read_mutes, write_mutes
from camarilla.server.live.stored import read
from camarilla.server.sanctions import PLAYER
from camarilla.server.store.reading import read_json
from camarilla.server.store.slices import unhurried
from camarilla.server.store.store import Belonging, Store
from camarilla.server.table.records import (
    GONE,
    Began,
    Contributed,
    Emptied,
    Filled,
    Hosted,
    Muted,
    Opened,
    Seated,
    Spoke,
    TableRecord,
    Voted,
    read_record,
    write_record,
)  # fmt: skip

DAY = 24 * 3_600_000
SEEN = "seen"  # among a player's belongings: when the player was here last
GUESTS = 200  # days after which nothing is left of a guest; no cookie is good for so long
LASTING = "passkey"  # the kind that is kept
UNREADABLE = ("table-damaged", "game")  # why a table cannot be read, and never will be by this version


@dataclass(frozen=True)
class Retention:
    """How many days something is kept after it was last touched."""

    finished: int = 365  # games that are over, with their replays and analyses
    abandoned: int = 30  # tables that never began, or whose players never came back
    bots: int = 7  # games that are over and in which nobody played but bots
    chat: int = 30  # what was said at a finished table


def prune(store: Store, retention: Retention, now: int) -> int:
    """Forget what is older; how many tables are gone."""
    finished, abandoned = now - retention.finished * DAY, now - retention.abandoned * DAY
    old = [(table, finished) for table in store.untouched(True, finished)]
    watched = now - retention.bots * DAY
    old += [(table, watched) for table in store.untouched(True, watched, of_bots=True)]
    days = over_days(store)
    old += [(id, abandoned) for id in store.untouched(False, abandoned) if id not in days or has_stopped(store, id)]
    deleted = sum(store.delete(table, since) for table, since in unhurried(old))
    for table in unhurried(store.untouched(True, now - retention.chat * DAY)):
        store.hush(table)
    for player in store.owners():
        forget_guest(store, player, now)
    return deleted


def time_of(store: Store, now: int) -> int:
    """The time by the slowest clock of the servers that run: what is played where a clock is late looks old."""
    return min(now, slowest_clock(store) or now) if store.is_served() else now


def over_days(store: Store) -> set[str]:
    """The games under way that clocks end, however long that takes: nobody abandons them, unless the rules changed."""
    return {summary.id for summary in store.playing() if runs_unattended(summary)}


def has_stopped(store: Store, id: str) -> bool:
    """Does no clock end this game, because its rules have changed, the game is unknown or part of it is lost?"""
    try:
        return read(store, id).outdated
    except Refusal as refusal:
        if refusal.id not in UNREADABLE:  # an outage says nothing about the table
            raise
        return True


def note_seen(store: Store, player: str, rows: Sequence[Belonging], now: int) -> None:
    """Note, once a day, that a player who has left something with the server was here."""
    seen = last_seen(rows)
    if seen is None or abs(now - seen) > DAY:
        store.set_belonging(player, SEEN, "", str(now).encode())


def last_seen(rows: Sequence[Belonging]) -> int | None:
    return next((read_json(body, int) for kind, _, body in rows if kind == SEEN), None)


def forget_guest(store: Store, player: str, now: int) -> None:
    """Forget what is left of a guest who never came back: channels, devices, settings. Passkeys are kept."""
    rows = store.belongings(player)
    seen = last_seen(rows)
    if seen is None:
        note_seen(store, player, rows, now)  # it counts from now on
    elif now - seen > GUESTS * DAY:
        for kind, target, _ in rows:
            if kind != LASTING:
                store.set_belonging(player, kind, target, None)


def forget(store: Store, player: str) -> int:
    """Take a player's name and chat out of every table; out of how many. The games themselves stay.

    Tables of which part is lost, or whose game is unknown, cannot be rewritten: the others come first, then those are
    named.
    """
    rewritten, unreadable = set(store.spoken_at(player)), []
    for table in store.naming(player):
        try:
            read(store, table)  # before anything is changed: whoever tries again finds it again
            if rewrite(store, table, player):
                relist(store, table)
                rewritten.add(table)
        except Refusal as refusal:
            if refusal.id not in UNREADABLE:
                raise
            unreadable.append(table)
    if unreadable:
        raise Refusal("forget-damaged", tables=", ".join(unreadable))
    store.unseat(player)
    return len(rewritten)


def rewrite(store: Store, table: str, player: str) -> bool:
    """Take a player out of a table's log; was there anything to take out?"""
    changed: dict[int, bytes] = {}
    words = words_of(map(read_record, store.records(table)), player)
    for number, data in enumerate(store.records(table), 1):
        before = read_record(data)
        after = msgspec.structs.replace(before, text="") if number in words else without(before, player)
        if after is not before:
            changed[number] = write_record(after)
    if changed:
        mutes = read_mutes(store.kept(table, MUTES))
        store.rewrite(table, changed)
        store.keep(table, MUTES, write_mutes({one: tags for one, tags in mutes.items() if one != player}))
    return bool(changed)


def words_of(records: Iterable[TableRecord], player: str) -> set[int]:
    """The numbers of the records in which a player gave words for the deal, but for those that it was mixed from:
    without them nobody could check it."""
    seated: dict[int, str] = {}
    last: dict[int, int] = {}  # the words of each seat
    found: set[int] = set()
    for number, record in enumerate(records, 1):
        if isinstance(record, Seated | Filled | Emptied):
            seated[record.seat] = record.player if isinstance(record, Seated) else ""
            last.pop(record.seat, None)
        elif isinstance(record, Contributed):
            last[record.seat] = number
            found |= {number} if seated.get(record.seat) == player else set()
        elif isinstance(record, Began):
            found -= set(last.values())
    return found


def relist(store: Store, id: str) -> None:
    """Lists show the table as it is now."""
    store.relist(id, summarise(read(store, id)).body)


def without(record: TableRecord, player: str) -> TableRecord:
    """The record, with nothing of a player."""
    if isinstance(record, Opened):
        return msgspec.structs.replace(record, host=GONE) if record.host == player else record
    if not isinstance(record, Seated | Spoke | Hosted | Muted | Voted) or record.player != player:
        return record
    if isinstance(record, Spoke):  # an older server was still at work when chat left the log
        return msgspec.structs.replace(record, player=GONE, name="", text="")
    return msgspec.structs.replace(record, player=GONE, **({"name": "?"} if isinstance(record, Seated) else {}))


def player_of(text: str) -> str:
    """A player's id, given as such or as the player's cookie; refused if it is neither."""
    player = text
    with contextlib.suppress(ValueError, TypeError):
        if "." in text:  # whoever signed it; long names are packed
            player, *_ = URLSafeTimedSerializer("").loads_unsafe(text)[1]
    if not PLAYER.fullmatch(str(player)):
        raise Refusal("admin-target")
    return str(player)
