"""What both databases do alike, and are asked in the same words."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from time import monotonic
from typing import Any

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.store import (
    ADDRESS_HASH,
    OPEN,
    SIGNED_OUT,
    TOLD,
    Acknowledge,
    Append,
    Belonging,
    Later,
    Leases,
    SideWrite,
    Statement,
    Summary,
    Write,
)
from camarilla.server.store.writer import Writer

COLUMNS = "id, game, phase, public, created, changed, share, body"
LISTED = f"SELECT {COLUMNS} FROM tables"
MINE = (  # in the order of an index: as many rows are looked at as are listed
    "SELECT id, game, phase, public, created, tables.changed, share, body FROM seated JOIN tables ON id = table_id"
    " WHERE player = ? ORDER BY seated.changed DESC, table_id LIMIT ?"
)
SEAT = (  # a player of a table that has changed; `finished` is noted for all of them, also those who left it
    "INSERT INTO seated (player, table_id, changed) VALUES (?, ?, ?)"
    " ON CONFLICT (player, table_id) DO UPDATE SET changed = excluded.changed"
)
FINISH = "UPDATE seated SET finished = 1 WHERE table_id = ?"
KEEP = (
    "INSERT INTO kept (table_id, kind, body) VALUES (?, ?, ?)"
    " ON CONFLICT (table_id, kind) DO UPDATE SET body = excluded.body"
)
BELONG = (
    "INSERT INTO belongings (player, kind, target, body) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (player, kind, target) DO UPDATE SET body = excluded.body"
)
TABLES = {  # everything there is, in the order in which it is copied
    "settings": "key, value",
    "tables": COLUMNS,
    "log": "table_id, number, body",
    "chat": "table_id, number, player, body",
    "seated": "player, table_id, changed, finished",
    "kept": "table_id, kind, body",
    "belongings": "player, kind, target, body",
}
GAPS = (  # tables that are not over in whose logs a record is missing
    "SELECT table_id FROM log WHERE table_id IN (SELECT id FROM tables WHERE phase <> 'over')"
    " GROUP BY table_id HAVING count(*) <> max(number) ORDER BY table_id"
)
SITE = "PARTITION BY substr(kept.body, 20), CASE WHEN kept.body IS NULL THEN id END ORDER BY created DESC, id"
RECENT = "SELECT id, created FROM tables WHERE public = 1 AND phase = ? AND changed >= ? ORDER BY changed DESC LIMIT ?"
NEWEST = f"SELECT id, created FROM ({RECENT}) AS recent ORDER BY created DESC, id LIMIT ?"
LOBBY = (  # of each site its latest, then its second latest; nobody's goes up by being busy
    f"SELECT {COLUMNS} FROM tables JOIN (SELECT id AS chosen, row_number() OVER ({SITE}) AS place FROM ({NEWEST})"
    " AS newest LEFT JOIN kept ON table_id = id AND kind = ? ORDER BY place, created DESC, id LIMIT ?) AS listed"
    " ON id = chosen ORDER BY place, created DESC, id"
)
# Tables that a list is chosen from, however many there are: so many that changed last, and of them so many new ones.
CONSIDERED = {"gathering": (10_000, 1_000), "playing": (5_000, 5_000)}
UNTOUCHED = (
    "AND changed < ? AND id NOT IN (SELECT table_id FROM kept WHERE kind = ? AND body >= ?)"
    " AND id NOT IN (SELECT table_id FROM leases JOIN servers ON servers.id = owner WHERE expires > {now})"
)
OF_TABLE = ("log", "chat", "seated", "kept", "leases")
NAMELESS = (OPEN, TOLD)  # what is kept with a table and names nobody
NOBODY, USED = "", "used"  # whose belongings, and of which kind, are names that were used up
TRIAL: list[Statement] = [  # something that is written and taken back; the second alone reaches no disk
    ("INSERT INTO settings (key, value) VALUES ('health', '') ON CONFLICT DO NOTHING", ()),
    ("DELETE FROM settings WHERE key = 'health'", ()),
]
SPARED = 5.0  # seconds between two trials that reach the disk
REMEMBERED = 60.0  # seconds for which a commit that failed, and none after it, is an outage
SLICE = 500  # records that are read at once
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Queries(ABC):
    """What every database does alike; `?` stands for a value."""

    name: str  # for messages
    writer: Writer
    reading: Any  # a connection
    writing: Any
    leases: Leases | None = None
    now = "0"  # as leases are counted, in the database's words
    tried = -SPARED  # when a trial last reached the disk

    @abstractmethod
    def _rows(self, statement: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    def _write_all(self, statements: Sequence[Statement]) -> int:
        """All of it or nothing, beside the writer, for it may take long; how many rows it changed."""

    @abstractmethod
    def claim(self, address: str | None = None) -> None: ...

    @abstractmethod
    def _unclaim(self) -> None: ...

    def is_served(self) -> bool:
        try:
            self.claim()
        except Refusal:
            return True
        self._unclaim()
        return False

    def append(self, append: Append) -> None:
        self.writer.append(append)

    def acknowledge_with(self, acknowledge: Acknowledge, later: Later) -> None:
        self.writer.acknowledge, self.writer.later = acknowledge, later

    def check(self) -> None:
        """In the commit of moves: beside them it would wait for the disk once more, or for its turn in vain."""
        if not self.writer.thread.is_alive():
            raise Refusal("no-store", store=self.name, reason="closed")
        now = monotonic()
        through = now >= self.tried + SPARED
        self.writer.change(TRIAL if through else TRIAL[1:])
        if through:
            self.tried = now
        outage = self.writer.outage  # its thread may clear it meanwhile
        if outage and now < self.writer.failed_at + REMEMBERED:
            raise outage

    def close(self) -> None:
        self.writer.close()
        self._disconnect()

    def _disconnect(self) -> None:
        self.reading.close()
        self.writing.close()

    def records(self, table: str) -> Iterator[bytes]:
        query = "SELECT number, body FROM log WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?"
        last, rows = 0, [(0, b"")] if ID.fullmatch(table) else []
        while rows:
            rows = self._rows(query, table, last, SLICE)
            for number, body in rows:
                last += 1
                if number != last:
                    raise Refusal("table-damaged")  # something is missing: better no table than another one
                yield bytes(body)

    def chat(self, table: str, most: int) -> list[tuple[int, bytes]]:
        query = "SELECT number, body FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        return [(number, bytes(body)) for number, body in reversed(self._rows(query, table, most))]

    def spoken(self, table: str) -> dict[str, int]:
        return dict(self._rows("SELECT player, count(*) FROM chat WHERE table_id = ? GROUP BY player", table))

    def public(self, phase: str, since: int, limit: int) -> list[Summary]:
        return [summary(row) for row in self._rows(LOBBY, phase, since, *CONSIDERED[phase], ADDRESS_HASH, limit)]

    def offered(self, since: int) -> dict[str, tuple[str, int]]:
        where = "WHERE public = 1 AND phase = 'gathering' AND changed >= ?"
        query = f"SELECT id, kept.body, changed FROM tables LEFT JOIN kept ON table_id = id AND kind = ? {where}"
        rows = self._rows(query, ADDRESS_HASH, since)
        return {id: (bytes(address_hash or b"").decode(), changed) for id, address_hash, changed in rows}

    def playing(self) -> list[Summary]:
        return [summary(row) for row in self._rows(f"{LISTED} WHERE phase = 'playing' ORDER BY id")]

    def of_player(self, player: str, limit: int) -> list[Summary]:
        return [summary(row) for row in self._rows(MINE, player, limit)]

    def unfinished(self, player: str, most: int) -> int:
        where = "WHERE player = ? AND finished = 0 AND phase <> 'over' LIMIT ?"
        return len(self._rows(f"SELECT 1 FROM seated JOIN tables ON id = table_id {where}", player, most))

    def shared(self, share: str) -> str | None:
        query = "SELECT id FROM tables WHERE share = ? AND phase = 'over'"
        rows = self._rows(query, share) if ID.fullmatch(share) else []
        return str(rows[0][0]) if rows else None

    def kept(self, table: str, kind: str) -> bytes | None:
        rows = self._rows("SELECT body FROM kept WHERE table_id = ? AND kind = ?", table, kind)
        return bytes(rows[0][0]) if rows else None

    def keep(self, table: str, kind: str, body: bytes) -> None:
        self.writer.change([(KEEP, (table, kind, body))])

    # -- forgetting
    def untouched(self, finished: bool, since: int, of_bots: bool = False) -> list[str]:
        where = "phase = 'over'" if finished else "phase <> 'over'"
        where += " AND id NOT IN (SELECT table_id FROM seated)" if of_bots else ""
        return [str(id) for (id,) in self._rows(f"SELECT id FROM tables WHERE {where} AND changed < ?", since)]

    def delete(self, table: str, since: int | None = None) -> bool:
        """The row in `tables` goes first: whoever appends holds it, and finds it gone afterwards."""
        where, values = ("", ()) if since is None else (UNTOUCHED, (since, OPEN, str(since).encode()))
        rest = "WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?)"
        changed = self._write_all(
            [(f"DELETE FROM tables WHERE id = ? {where.format(now=self.now)}", (table, *values))]
            + [(f"DELETE FROM {name} {rest}", (table, table)) for name in OF_TABLE]
        )
        return changed > 0

    def rewrite(self, table: str, records: Mapping[int, bytes]) -> None:
        statement = "UPDATE log SET body = ? WHERE table_id = ? AND number = ?"
        forget = [("DELETE FROM kept WHERE table_id = ? AND kind NOT IN (?, ?)", (table, *NAMELESS))]
        self._write_all([*[(statement, (body, table, number)) for number, body in records.items()], *forget])

    def hush(self, table: str) -> None:
        self._write_all([("DELETE FROM chat WHERE table_id = ?", (table,))])

    def spoken_at(self, player: str) -> list[str]:
        return [str(id) for (id,) in self._rows("SELECT DISTINCT table_id FROM chat WHERE player = ?", player)]

    def unseat(self, player: str) -> None:
        belongings = ("DELETE FROM belongings WHERE player = ? AND kind <> ?", (player, SIGNED_OUT))
        rest = [(f"DELETE FROM {name} WHERE player = ?", (player,)) for name in ("seated", "chat")]
        self._write_all([belongings, *rest])

    # -- belongings
    def owners(self) -> list[str]:
        query = "SELECT DISTINCT player FROM belongings WHERE player <> ?"
        return [str(player) for (player,) in self._rows(query, NOBODY)]

    def use_up(self, name: str, now: int, until: int) -> bool:
        old = ("DELETE FROM belongings WHERE player = ? AND kind = ? AND body < ?", (NOBODY, USED, str(now).encode()))
        new = "INSERT INTO belongings (player, kind, target, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return self.writer.change([old, (new, (NOBODY, USED, name, str(until).encode()))])[-1] > 0

    def belongings(self, player: str) -> list[Belonging]:
        query = "SELECT kind, target, body FROM belongings WHERE player = ? ORDER BY kind, target"
        return [(kind, target, bytes(body)) for kind, target, body in self._rows(query, player)]

    def set_belonging(self, player: str, kind: str, target: str, body: bytes | None) -> None:
        old = ("DELETE FROM belongings WHERE player = ? AND kind = ? AND target = ?", (player, kind, target))
        self.writer.change([old] if body is None else [(BELONG, (player, kind, target, body))])

    def relist(self, table: str, body: bytes) -> None:
        self._write_all([("UPDATE tables SET body = ? WHERE id = ?", (body, table))])

    def tables(self) -> list[str]:
        return [str(id) for (id,) in self._rows("SELECT id FROM tables ORDER BY created, id")]


def parted(group: Sequence[Write]) -> tuple[list[Append], list[SideWrite]]:
    """What is appended to logs, and what changes beside them."""
    return [one for one in group if isinstance(one, Append)], [one for one in group if isinstance(one, SideWrite)]


def chat_rows(group: Sequence[Append]) -> list[tuple[str, int, str, bytes]]:
    """The lines of chat among what is appended, as rows."""
    return [(one.table, one.said.number, one.said.player, one.said.body) for one in group if one.said]


def summary(row: Sequence[Any]) -> Summary:
    """A row of `tables`."""
    id, game, phase, public, created, changed, share, body = row
    return Summary(id, game, phase, bool(public), created, changed, bytes(body), (), share)
