"""Which of several servers plays a table: leases in PostgreSQL.

A server lives while it says so: every moment it puts off its end. Once that has passed, the others may take over its
tables, each when somebody comes for it. Whoever appends to a table holds its lease until that is committed, so that no
lease changes hands in the middle, and a server that has lost one stores nothing more at that table.
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
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
CHANNEL = "camarilla"
Connect = Callable[[], psycopg.Connection[Any]]


class PostgresLeases:
    """The leases of one server."""

    def __init__(self, connect: Connect, address: str) -> None:
        self.connect, self.address = connect, address
        self.id = secrets.token_hex(8)  # of this process: one that is started anew is another
        self.lock, self.hearing, self.left = threading.Lock(), threading.Lock(), False
        self.link, self.ear = connect(), connect()
        self.ear.execute(f"LISTEN {CHANNEL}".encode())
        with self._transaction() as link:
            link.execute("DELETE FROM servers WHERE address = %s", [address])  # it was killed: this one has its port
            self._live(link)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[psycopg.Connection[Any]]:
        with self.lock:
            if self.left:
                raise StoreError("the store is closed")
            if self.link.closed:
                self.link = self.connect()
            with self.link.transaction():
                yield self.link

    # -- this server
    def beat(self) -> Beat:
        """Live on; bury those who have said nothing for too long."""
        with self._transaction() as link:
            again = f"UPDATE servers SET expires = {NOW} + %s WHERE id = %s AND expires > {NOW}"
            late = link.execute(again.encode(), [LIFE, self.id]).rowcount == 0
            if late:
                self._live(link)
            link.execute(f"DELETE FROM servers WHERE expires < {NOW}".encode())
            alive = {address for (address,) in link.execute("SELECT address FROM servers")}
            mine = self._mine(link) if late else None
        return Beat(frozenset(alive), mine)

    def _live(self, link: psycopg.Connection[Any]) -> None:
        link.execute(
            f"INSERT INTO servers (id, address, expires) VALUES (%s, %s, {NOW} + %s)"
            " ON CONFLICT (id) DO UPDATE SET expires = EXCLUDED.expires".encode(),
            [self.id, self.address, LIFE],
        )

    def _mine(self, link: psycopg.Connection[Any]) -> frozenset[str]:
        return frozenset(id for (id,) in link.execute("SELECT table_id FROM leases WHERE owner = %s", [self.id]))

    def leave(self) -> None:
        """Everything is stored: let the others have the tables."""
        with contextlib.suppress(psycopg.Error, Refusal), self._transaction() as link:
            link.execute("DELETE FROM leases WHERE owner = %s", [self.id])
            link.execute("DELETE FROM servers WHERE id = %s", [self.id])
            self._tell(link, "left")  # which also ends our own waiting
        with self.lock, self.hearing:
            self.left = True
            self.link.close()
            self.ear.close()

    # -- tables
    def take(self, table: str) -> str | None:
        """Play a table here from now on; the address of the server that does, if another one lives that does."""
        with self._transaction() as link:
            link.execute(f"DELETE FROM servers WHERE expires < {NOW}".encode())
            free = "table_id = %s AND owner <> %s AND owner NOT IN (SELECT id FROM servers)"
            if link.execute(f"UPDATE leases SET owner = %s WHERE {free}".encode(), [self.id, table, self.id]).rowcount:
                self._tell(link, f"table {table} {self.id}")  # if its owner lives after all, it is to know
            link.execute(
                "INSERT INTO leases (table_id, owner) SELECT id, %s FROM tables WHERE id = %s ON CONFLICT DO NOTHING",
                [self.id, table],
            )
            found = link.execute(
                "SELECT owner, address FROM leases JOIN servers ON servers.id = owner WHERE table_id = %s", [table]
            ).fetchone()
        return None if found is None or found[0] == self.id else str(found[1])

    def give(self, table: str) -> None:
        """Let another server play a table; it stays here where that cannot be said."""
        with contextlib.suppress(psycopg.Error, Refusal), self._transaction() as link:
            link.execute("DELETE FROM leases WHERE table_id = %s AND owner = %s", [table, self.id])

    def revoke(self, table: str) -> None:
        """Whoever plays a table loads it anew."""
        with self._transaction() as link:
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
        with self._transaction() as link:
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
