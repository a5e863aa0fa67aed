"""Which of several servers plays a table: leases in PostgreSQL.

A server lives while it says so: every moment it puts off its end. Once that has passed, or it has missed a beat or two
and nothing listens at its address, the others may take over its tables, each when somebody comes for it. Whoever
appends to a table holds its lease until that is committed, so that no lease changes hands in the middle, and a server
that has lost one stores nothing more at that table.
"""

from __future__ import annotations

import contextlib
import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import psycopg

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.store import Append, Beat, StoreError

LIFE = 3000  # milliseconds that a server lives without a word, by the clock of the database
SILENT = 1000  # of them, after which a server is dead whose address nobody answers at
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
CHANNEL = "camarilla"
Connect = Callable[[], psycopg.Connection[Any]]


class LeaseLink:
    """A connection for one thing at a time, made anew when it has broken; each statement is committed at once."""

    def __init__(self, connect: Connect) -> None:
        self.connect, self.lock, self.left = connect, threading.Lock(), False
        self.link = connect()

    @contextlib.contextmanager
    def held(self) -> Iterator[psycopg.Connection[Any]]:
        with self.lock:
            if self.left:
                raise StoreError("the store is closed")
            if self.link.closed:
                self.link = self.connect()
            yield self.link

    @contextlib.contextmanager
    def transaction(self) -> Iterator[psycopg.Connection[Any]]:
        with self.held() as link, link.transaction():
            yield link

    def leave(self) -> None:
        with self.lock:
            self.left = True
            self.link.close()


class PostgresLeases:
    """The leases of one server."""

    def __init__(self, connect: Connect, address: str) -> None:
        self.connect, self.address = connect, address
        self.id = secrets.token_hex(8)  # of this process: one that is started anew is another
        self.line, self.pulse = (
            LeaseLink(connect),
            LeaseLink(connect),
        )  # beats wait for no table
        self.hearing, self.left, self.ear = threading.Lock(), False, connect()
        self.ear.execute(f"LISTEN {CHANNEL}".encode())
        with self.line.transaction() as link:
            link.execute("DELETE FROM servers WHERE address = %s", [address])  # it was killed: this one has its port
            self._live(link)
        self.began = self.now()

    # -- this server
    def beat(self) -> Beat:
        """Live on; bury those who have said nothing for too long."""
        with self.pulse.held() as link:
            again = f"UPDATE servers SET expires = {NOW} + %s WHERE id = %s AND expires > {NOW}"
            late = link.execute(again.encode(), [LIFE, self.id]).rowcount == 0
            if late:
                self._live(link)
            link.execute(f"DELETE FROM servers WHERE expires < {NOW}".encode())
            alive = {address for (address,) in link.execute("SELECT address FROM servers")}
            mine = self._mine(link) if late else None
        return Beat(frozenset(alive), mine)

    def now(self) -> int:
        """The time by the clock of the database."""
        with self.pulse.held() as link:
            (now,) = link.execute(f"SELECT {NOW}".encode()).fetchone() or (0,)
        return int(now)

    def _live(self, link: psycopg.Connection[Any]) -> None:
        link.execute(
            f"INSERT INTO servers (id, address, expires) VALUES (%s, %s, {NOW} + %s)"
            " ON CONFLICT (id) DO UPDATE SET expires = EXCLUDED.expires".encode(),
            [self.id, self.address, LIFE],
        )

    def mine(self) -> frozenset[str]:
        """The tables that this server plays."""
        with self.line.held() as link:
            return self._mine(link)

    def _mine(self, link: psycopg.Connection[Any]) -> frozenset[str]:
        return frozenset(id for (id,) in link.execute("SELECT table_id FROM leases WHERE owner = %s", [self.id]))

    def leave(self) -> None:
        """Everything is stored: let the others have the tables."""
        with contextlib.suppress(psycopg.Error, Refusal), self.line.transaction() as link:
            link.execute("DELETE FROM leases WHERE owner = %s", [self.id])
            link.execute("DELETE FROM servers WHERE id = %s", [self.id])
            self._tell(link, "left")  # which also ends our own waiting
        self.pulse.leave()
        self.line.leave()
        with self.hearing:
            self.left = True
            self.ear.close()

    # -- tables
    def take(self, table: str) -> str | None:
        """Play a table here from now on; the address of the server that does, if another one lives that does."""
        try:
            return self._play(table)
        except psycopg.OperationalError:  # the database was restarted: the next link is a new one
            if not self.line.link.closed:
                raise
            return self._play(table)

    def _play(self, table: str) -> str | None:
        with self.line.held() as link:
            return self._owner(link, table) or self._take(link, table)

    def _owner(self, link: psycopg.Connection[Any], table: str) -> str | None:
        """Who plays a table, if it is another server: all that has to be asked while many wait for a dead one's end."""
        owner = "SELECT address FROM leases JOIN servers ON servers.id = owner WHERE table_id = %s AND owner <> %s"
        found = link.execute(f"{owner} AND expires > {NOW}".encode(), [table, self.id]).fetchone()
        return str(found[0]) if found else None

    def _take(self, link: psycopg.Connection[Any], table: str) -> str | None:
        with link.transaction():
            free = f"table_id = %s AND owner <> %s AND owner NOT IN (SELECT id FROM servers WHERE expires > {NOW})"
            if link.execute(f"UPDATE leases SET owner = %s WHERE {free}".encode(), [self.id, table, self.id]).rowcount:
                self._tell(link, f"table {table} {self.id}")  # if its owner lives after all, it is to know
            link.execute(
                "INSERT INTO leases (table_id, owner) SELECT id, %s FROM tables WHERE id = %s ON CONFLICT DO NOTHING",
                [self.id, table],
            )
        return self._owner(link, table)

    def doubt(self, address: str) -> None:
        """Nothing listens there: bury the server, unless it has just said that it lives."""
        with contextlib.suppress(psycopg.Error), self.line.held() as link:
            silent = f"address = %s AND expires < {NOW} + %s"
            link.execute(f"DELETE FROM servers WHERE {silent}".encode(), [address, LIFE - SILENT])

    def give(self, table: str) -> None:
        """Let another server play a table; it stays here where that cannot be said."""
        with contextlib.suppress(psycopg.Error, Refusal), self.line.transaction() as link:
            link.execute("DELETE FROM leases WHERE table_id = %s AND owner = %s", [table, self.id])

    def revoke(self, table: str) -> None:
        """Whoever plays a table loads it anew."""
        with self.line.transaction() as link:
            link.execute("DELETE FROM leases WHERE table_id = %s", [table])
            self._tell(link, f"table {table} -")

    def hold(self, cursor: psycopg.Cursor[Any], group: Sequence[Append]) -> None:
        """Hold the leases of tables until the transaction ends; refused if one is lost."""
        for append in group:
            if append.first == 1:  # a new table is played where it was opened
                new = "INSERT INTO leases (table_id, owner) VALUES (%s, %s) ON CONFLICT DO NOTHING"
                cursor.execute(new, [append.table, self.id])
        tables = list({append.table for append in group})
        held = "SELECT 1 FROM leases WHERE table_id = ANY(%s) AND owner = %s FOR SHARE"
        if len(cursor.execute(held, [tables, self.id]).fetchall()) < len(tables):
            raise StoreError("another server plays this table")

    # -- words between servers
    def tell(self, word: str) -> None:
        """Tell all servers, this one too."""
        with self.line.transaction() as link:
            self._tell(link, word)

    def _tell(self, link: psycopg.Connection[Any], word: str) -> None:
        link.execute("SELECT pg_notify(%s, %s)", [CHANNEL, word])

    def wait(self, seconds: float) -> list[str]:
        """What was told meanwhile: at once when there is something, or nothing after so long."""
        with self.hearing:
            if self.ear.closed and not self.left:
                self.ear = self.connect()
                self.ear.execute(f"LISTEN {CHANNEL}".encode())
                return ["missed"]
            return [] if self.left else [heard.payload for heard in self.ear.notifies(timeout=seconds, stop_after=1)]
