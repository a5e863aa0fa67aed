"""The store in PostgreSQL: the same tables, the same promises."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.leases import NOW, PostgresLeases
from camarilla.server.store.migrations import VERSION, check_version, migrate
from camarilla.server.store.queries import COLUMNS, FINISH, GAPS, SEAT, TABLES, Queries, chat_rows, parted
from camarilla.server.store.store import Append, Statement, StoreError, Summary, Write
from camarilla.server.store.writer import Writer

VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
CHUNK = 1000  # rows that are copied at once
LOCK = 0x43414D41  # one server at a time changes the schema
SERVER = 0x43414D42  # held by the one that serves
TIMEOUT = 10_000  # milliseconds for a statement
STOPPED = 1000  # milliseconds that a transaction may rest
REPLACE = ", ".join(f"{name} = EXCLUDED.{name}" for name in COLUMNS.split(", ") if name != "id")


def connect(url: str, autocommit: bool, first: bool = False) -> psycopg.Connection[Any]:
    """A connection that loses nothing, whatever the server's default is."""
    try:
        link = psycopg.connect(url, autocommit=True, connect_timeout=10, tcp_user_timeout=TIMEOUT)
        link.execute("SET synchronous_commit = on")
        link.execute(f"SET statement_timeout = {TIMEOUT}".encode())
        link.autocommit = autocommit
    except psycopg.Error as error:
        if first:
            raise unreachable(url, error) from None
        raise Refusal("no-store", store="postgresql", reason=type(error).__name__) from None  # visitors may read it
    return link


def unreachable(url: str, error: psycopg.Error) -> Refusal:
    """Why a store cannot be opened, in the database's own words, for whoever starts a program.

    Not those about a URL that was read otherwise than it was meant: they may hold a part of the password.
    """
    try:
        parts = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        return Refusal("store-url")
    host, name, port = (str(parts.get(part) or "") for part in ("host", "dbname", "port"))
    if "@" in host + name or (port and not port.replace(",", "").isdigit()):
        return Refusal("store-url")
    return Refusal("no-store", store="postgresql", reason=" ".join(str(error).split()))


def impatient(link: psycopg.Connection[Any]) -> psycopg.Connection[Any]:
    """Let the database cut a connection whose server has stopped with a lock in its hand; the connection."""
    link.execute(f"SET idle_in_transaction_session_timeout = {STOPPED}".encode())
    return link


def spelled(statement: Statement) -> tuple[bytes, Sequence[Any]]:
    """A statement as this database wants it."""
    return statement[0].replace("?", "%s").encode(), statement[1]


class PostgresStore(Queries):
    """Tables in a PostgreSQL database; one connection writes, another reads."""

    reading: psycopg.Connection[Any]
    writing: psycopg.Connection[Any]
    leases: PostgresLeases | None
    now = NOW

    def __init__(self, url: str, upgrade: bool = True, among: bool = False) -> None:
        self.url, self.name = url, "postgresql"  # a URL holds a password
        self.claimed = ""  # the lock that is held
        self.writing = connect(url, autocommit=False, first=True)
        self.reading = connect(url, autocommit=True)
        self.lock = threading.Lock()
        try:
            self._upgrade(among) if upgrade else check_version(self._version())
        except BaseException as error:
            self._disconnect()
            if isinstance(error, psycopg.errors.DuplicateTable):
                raise Refusal("foreign-store", store=self.name) from None
            raise
        self.writer = Writer(self._commit, "store", (psycopg.IntegrityError, psycopg.DataError))

    def _upgrade(self, among: bool) -> None:
        if not 0 < self._version() < VERSION:
            self._migrate()
            return
        self._claim("pg_advisory_lock_shared" if among else "pg_advisory_lock")
        self._migrate()
        self._unclaim()

    def _migrate(self) -> None:
        with self.writing.transaction():
            self.writing.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
            for timeout in ("statement_timeout", "idle_in_transaction_session_timeout"):
                self.writing.execute(f"SET LOCAL {timeout} = 0".encode())  # a long log takes as long as it takes
            self.writing.execute(VERSIONS)
            if (version := self._version()) == VERSION:
                return
            migrate(version, self._change_schema)
            self.writing.execute("DELETE FROM schema_version")
            self.writing.execute("INSERT INTO schema_version VALUES (%s)", [VERSION])

    def _version(self) -> int:
        with self.writing.transaction():
            if self.writing.execute("SELECT to_regclass('schema_version')").fetchone() == (None,):
                return 0
            found = self.writing.execute("SELECT version FROM schema_version").fetchone()
            return int(found[0]) if found else 0

    def _change_schema(self, statement: str, *values: Any) -> list[Any]:
        spelled = statement.replace("BLOB", "BYTEA").replace("?", "%s")
        cursor = self.writing.execute(spelled.encode(), values)
        return cursor.fetchall() if cursor.description else []

    def claim(self, address: str | None = None) -> None:
        self._claim("pg_advisory_lock_shared" if address else "pg_advisory_lock")
        if address:
            self.leases = PostgresLeases(lambda: impatient(connect(self.url, autocommit=True)), address)

    def _claim(self, lock: str) -> None:
        try:
            with self.writing.transaction():
                impatient(self.writing)
                self.writing.execute("SET LOCAL lock_timeout = '2s'")  # one that has just ended may still hold it
                self.writing.execute(f"SELECT {lock}(%s)".encode(), [SERVER])
        except psycopg.errors.LockNotAvailable:
            raise Refusal("second-server", store=self.name, process="?") from None
        self.claimed = lock

    def _unclaim(self) -> None:
        with self.writing.transaction():
            self.writing.execute("SELECT pg_advisory_unlock_all()")
        self.claimed = ""

    def close(self) -> None:
        self.writer.close()
        if self.leases:
            self.leases.leave()
        self._disconnect()

    # -- writing
    def _commit(self, group: list[Write]) -> None:
        try:
            self._insert(group)
        except psycopg.OperationalError:
            if not self.writing.broken:
                raise
            self.writing = connect(self.url, autocommit=False)  # the database was restarted
            if self.claimed:
                self._claim(self.claimed)
            self._insert(group)  # if it was stored after all, its numbers are taken, and the tables are loaded again

    def _insert(self, group: list[Write]) -> None:
        appends, side_writes = parted(group)
        rows = [(append.table, append.first + i, body) for append in appends for i, body in enumerate(append.records)]
        with self.writing.transaction(), self.writing.cursor() as cursor:
            self._hold(cursor, appends)
            if self.leases:
                self.leases.hold(cursor, appends)
            cursor.executemany("INSERT INTO log (table_id, number, body) VALUES (%s, %s, %s)", rows)
            said = "INSERT INTO chat (table_id, number, player, body) VALUES (%s, %s, %s, %s)"
            cursor.executemany(said, chat_rows(appends))
            for append in appends:
                if append.summary:
                    self._summarise(cursor, append.summary)
            for side_write in side_writes:
                side_write.rows = [cursor.execute(*spelled(one)).rowcount for one in side_write.statements]

    def _hold(self, cursor: psycopg.Cursor[Any], group: list[Append]) -> None:
        """Hold the tables until the transaction ends; nothing is appended to one that was deleted meanwhile."""
        tables = list({append.table for append in group} - {append.table for append in group if append.first == 1})
        held = "SELECT 1 FROM tables WHERE id = ANY(%s) FOR KEY SHARE"
        if tables and len(cursor.execute(held, [tables]).fetchall()) < len(tables):
            raise StoreError("the table is gone")

    def _summarise(self, cursor: psycopg.Cursor[Any], new: Summary) -> None:
        row = (new.id, new.game, new.phase, int(new.public), new.created, new.changed, new.share, new.body)
        cursor.execute(
            f"INSERT INTO tables ({COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s)"
            f" ON CONFLICT (id) DO UPDATE SET {REPLACE}".encode(),
            row,
        )
        for player in new.players:
            cursor.execute(SEAT.replace("?", "%s").encode(), (player, new.id, new.changed))
        if new.phase == "over":
            cursor.execute(FINISH.replace("?", "%s").encode(), (new.id,))

    def _write_all(self, statements: Sequence[Statement]) -> int:
        with self.lock, self.reading.transaction():
            return sum(self.reading.execute(*spelled(one)).rowcount for one in statements)

    def amend(self, key: str, change: Callable[[str], str]) -> None:
        self._read("SELECT 1", ())  # connects anew after a restart of the database
        with self.lock, self.reading.transaction():
            found = self.reading.execute("SELECT value FROM settings WHERE key = %s FOR UPDATE", [key]).fetchone()
            assert found
            self.reading.execute("UPDATE settings SET value = %s WHERE key = %s", [change(found[0]), key])

    def verify(self) -> list[str]:
        with contextlib.closing(connect(self.url, autocommit=True)) as link:
            link.execute("SET statement_timeout = 0")
            return [str(id) for (id,) in link.execute(GAPS)]

    def size(self) -> int:
        return int(self._rows("SELECT pg_database_size(current_database())")[0][0])

    def naming(self, player: str) -> list[str]:
        with contextlib.closing(connect(self.url, autocommit=True)) as link:
            link.execute("SET statement_timeout = 0")
            query = "SELECT DISTINCT table_id FROM log WHERE position(%s::bytea IN body) > 0"
            return [str(id) for (id,) in link.execute(query, [player.encode()])]

    def compact(self) -> None:
        self._vacuum("VACUUM")

    def vacuum(self) -> None:
        self._vacuum("VACUUM FULL")

    def _vacuum(self, statement: str) -> None:
        with contextlib.closing(connect(self.url, autocommit=True)) as link:
            link.execute("SET statement_timeout = 0")  # it takes as long as it takes
            link.execute(statement.encode())

    # -- reading
    def _read(self, statement: str, values: Sequence[Any]) -> psycopg.Cursor[Any]:
        with self.lock:
            try:
                return self.reading.execute(statement.encode(), values)
            except psycopg.OperationalError:
                if not self.reading.broken:
                    raise
                self.reading = connect(self.url, autocommit=True)
                return self.reading.execute(statement.encode(), values)

    def _rows(self, statement: str, *values: Any) -> list[Any]:
        return self._read(statement.replace("?", "%s"), values).fetchall()

    def setting(self, key: str, made: Callable[[], str]) -> str:
        self._read("INSERT INTO settings VALUES (%s, %s) ON CONFLICT DO NOTHING", (key, made()))
        return str(self._rows("SELECT value FROM settings WHERE key = ?", key)[0][0])

    def export(self) -> Iterator[tuple[str, list[Any]]]:
        link = connect(self.url, autocommit=False)
        try:
            link.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")  # one moment of the whole store
            link.execute("SET LOCAL statement_timeout = 0")
            for name, columns in TABLES.items():
                with link.cursor(f"copy_{name}") as cursor:
                    cursor.execute(f"SELECT {columns} FROM {name}".encode())
                    while rows := cursor.fetchmany(CHUNK):
                        yield name, rows
        finally:
            link.close()

    def fill(self, parts: Iterable[tuple[str, list[Any]]]) -> None:
        with self.lock, self.reading.transaction(), self.reading.cursor() as cursor:
            cursor.execute("SET LOCAL statement_timeout = 0")
            cursor.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            if cursor.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
                raise Refusal("store-in-use", store="postgresql")
            cursor.execute("DELETE FROM settings")
            for name, rows in parts:
                marks = ", ".join(["%s"] * len(TABLES[name].split(", ")))
                cursor.executemany(f"INSERT INTO {name} ({TABLES[name]}) VALUES ({marks})".encode(), rows)
