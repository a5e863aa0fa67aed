"""The store in one SQLite file: write-ahead log, synced at every commit."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.lock import FileLock
from camarilla.server.store.migrations import VERSION, check_version, migrate
from camarilla.server.store.queries import COLUMNS, FINISH, GAPS, SEAT, TABLES, Queries, chat_rows, parted
from camarilla.server.store.slices import unhurried
from camarilla.server.store.store import Statement, StoreError, Summary, Write
from camarilla.server.store.writer import Writer

ROOM = 64 << 20  # bytes that must be free on the disk
AT_ONCE = 64  # rows of one statement
CHUNK = 1000  # rows that are copied at once
PAGES = 256  # that are given back to the disk at once
BUILDS_ON = (  # nothing is appended to a table that was deleted meanwhile; no statement more, for moves cannot wait
    "CREATE TEMP TRIGGER builds_on BEFORE INSERT ON main.log WHEN NEW.number > 1 AND NOT EXISTS"
    " (SELECT 1 FROM main.log WHERE table_id = NEW.table_id AND number = NEW.number - 1)"
    " BEGIN SELECT RAISE(ABORT, 'the table is gone'); END"
)
SAID = (
    "INSERT INTO chat (table_id, number, player, body) SELECT ?1, ?2, ?3, ?4"
    " WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)"
)
OURS = {"settings", "tables", "log", "seated", "kept"}  # tables of every version of ours


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection that loses nothing."""
    try:
        create(Path(path))
        link = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    except sqlite3.Error as error:
        raise Refusal("no-store", store=str(path), reason=str(error)) from error
    link.text_factory = text
    try:
        if Path(path).stat().st_size == 0:  # before anything is in it; later it would wait for locks
            link.execute("PRAGMA auto_vacuum = INCREMENTAL")
        link.execute("PRAGMA journal_mode = WAL")
        link.execute("PRAGMA synchronous = FULL")
        link.execute("PRAGMA wal_autocheckpoint = 4000")
        link.execute("PRAGMA secure_delete = ON")  # what is forgotten is not left in a free page
    except sqlite3.Error as error:
        link.close()
        raise Refusal("no-store", store=str(path), reason=str(error)) from error
    return link


def text(data: bytes) -> str:
    """A text of the store; SQLite itself would quote one that is damaged, and it may be a secret."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Refusal("store-failed") from None


def create(path: Path) -> None:
    """A new file is for its owner alone; SQLite gives the files beside it the same mode."""
    if not path.exists():
        with contextlib.suppress(OSError):  # SQLite will say why not
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def check_own(path: Path, name: str) -> None:
    """Refuse a file that another program made, before anything in it is changed."""
    if not path.is_file() or not path.stat().st_size:
        return
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as link:
            version = int(link.execute("PRAGMA user_version").fetchone()[0])
            names = {table for (table,) in link.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:  # locked, unreadable or damaged: opening it says why
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            return
        raise Refusal("foreign-store", store=name) from None
    if names and not (version and names >= OURS):
        raise Refusal("foreign-store", store=name)


class SqliteStore(Queries):
    """Tables in a file; one connection writes, another reads, and what may take long has one of its own."""

    reading: sqlite3.Connection
    writing: sqlite3.Connection

    def __init__(self, path: Path | str, upgrade: bool = True) -> None:
        self.path, self.name = Path(path), str(path)
        self.claimed: FileLock | None = None
        check_own(self.path, self.name)
        self.writing = connect(path)
        self.reading = connect(path)
        self.lock, self.changing = threading.Lock(), threading.Lock()  # of those who read, of those who write beside
        try:
            self._upgrade() if upgrade else check_version(self._version())
        except BaseException:
            self._disconnect()
            raise
        self.writing.execute("PRAGMA temp_store = MEMORY")  # where a trigger of this connection alone is
        self.writing.execute(BUILDS_ON)
        self.writer = Writer(self._commit, "store", (sqlite3.IntegrityError, sqlite3.DataError))

    def _upgrade(self) -> None:
        version = self._version()
        if version == VERSION:
            return
        if 0 < version < VERSION:
            self.claim()
        try:
            self._migrate()
        finally:
            self._unclaim()

    def _migrate(self) -> None:
        try:
            self.writing.execute("BEGIN IMMEDIATE")  # another server may be about to do the same
            migrate(self._version(), lambda statement, *values: self.writing.execute(statement, values).fetchall())
            self.writing.execute(f"PRAGMA user_version = {VERSION}")
            self.writing.execute("COMMIT")
        except BaseException:
            if self.writing.in_transaction:
                self.writing.execute("ROLLBACK")
            raise

    def _version(self) -> int:
        return int(self.writing.execute("PRAGMA user_version").fetchone()[0])

    def claim(self, address: str | None = None) -> None:
        if address:
            raise Refusal("cluster-store", store=self.name)
        file = self.path.resolve()  # however it is named
        self.claimed = FileLock(file.with_name(file.name + ".lock"), self.name)

    def _unclaim(self) -> None:
        if self.claimed:
            self.claimed.release()
            self.claimed = None

    def close(self) -> None:
        super().close()
        self._unclaim()

    # -- writing
    def _commit(self, group: list[Write]) -> None:
        link, (appends, side_writes) = self.writing, parted(group)
        rows = [
            (append.table, append.first + i, body) for append in appends for i, body in enumerate(append.records)
        ]  # fmt: skip
        summaries = [append.summary for append in appends if append.summary]
        said = chat_rows(appends)
        if len(rows) <= AT_ONCE and not summaries and not said and not side_writes:
            self._insert(rows)  # a transaction of its own
            return
        link.execute("BEGIN IMMEDIATE")
        try:
            for i in range(0, len(rows), AT_ONCE):
                self._insert(rows[i : i + AT_ONCE])
            for summary in summaries:
                self._summarise(link, summary)
            if said and link.executemany(SAID, said).rowcount < len(said):
                raise StoreError("the table is gone")
            for side_write in side_writes:
                side_write.rows = [link.execute(*statement).rowcount for statement in side_write.statements]
            link.execute("COMMIT")
        except BaseException:
            if link.in_transaction:
                link.execute("ROLLBACK")
            raise

    def _insert(self, rows: list[tuple[str, int, bytes]]) -> None:
        """Rows of the log in one statement: each statement is a moment at which this thread may have to wait."""
        if rows:
            marks = ", ".join(["(?, ?, ?)"] * len(rows))
            values = list(itertools.chain.from_iterable(rows))
            self.writing.execute(f"INSERT INTO log (table_id, number, body) VALUES {marks}", values)

    def _summarise(self, link: sqlite3.Connection, new: Summary) -> None:
        row = (new.id, new.game, new.phase, new.public, new.created, new.changed, new.share, new.body)
        link.execute(f"INSERT OR REPLACE INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        link.executemany(SEAT, [(player, new.id, new.changed) for player in new.players])
        if new.phase == "over":
            link.execute(FINISH, (new.id,))

    def _write_all(self, statements: Sequence[Statement]) -> int:
        with self.changing, contextlib.closing(connect(self.path)) as link:
            link.execute("BEGIN IMMEDIATE")
            changed = sum(link.execute(statement, values).rowcount for statement, values in statements)
            link.execute("COMMIT")
            return changed

    def amend(self, key: str, change: Callable[[str], str]) -> None:
        with self.changing, contextlib.closing(connect(self.path)) as link:
            link.execute("BEGIN IMMEDIATE")
            (value,) = link.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
            link.execute("UPDATE settings SET value = ? WHERE key = ?", (change(value), key))
            link.execute("COMMIT")

    def check(self) -> None:
        if shutil.disk_usage(self.path.parent).free < ROOM:
            raise OSError(errno.ENOSPC, "the disk is nearly full")
        super().check()

    def verify(self) -> list[str]:
        with contextlib.closing(connect(self.path)) as link:
            try:
                found = str(link.execute("PRAGMA quick_check(1)").fetchone()[0])
            except sqlite3.OperationalError:
                raise  # locked: that says nothing
            except sqlite3.DatabaseError as error:
                found = str(error)
            if found != "ok":
                raise StoreError(found)
            return [str(id) for (id,) in link.execute(GAPS)]

    def size(self) -> int:
        files = [self.path, self.path.with_name(self.path.name + "-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    def naming(self, player: str) -> list[str]:
        with contextlib.closing(connect(self.path)) as link:
            found = link.execute("SELECT DISTINCT table_id FROM log WHERE instr(body, ?) > 0", (player.encode(),))
            return [str(id) for (id,) in found]

    def unseat(self, player: str) -> None:
        """What is forgotten stays no longer in the file beside the store either."""
        super().unseat(player)
        with contextlib.closing(connect(self.path)) as link:
            link.execute("PRAGMA busy_timeout = 1000")  # those who write wait as long
            link.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def compact(self) -> None:
        with contextlib.closing(connect(self.path)) as link:
            free = int(link.execute("PRAGMA freelist_count").fetchone()[0])
            for _ in unhurried(range(-(-free // PAGES))):
                link.executescript(f"PRAGMA incremental_vacuum({PAGES})")  # `execute` would stop after one page
                link.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def vacuum(self) -> None:
        with contextlib.closing(connect(self.path)) as link:
            link.execute("PRAGMA auto_vacuum = INCREMENTAL")
            link.execute("VACUUM")
            link.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # -- reading
    def _rows(self, statement: str, *values: Any) -> list[Any]:
        with self.lock:
            return self.reading.execute(statement, values).fetchall()

    def setting(self, key: str, made: Callable[[], str]) -> str:
        self._write_all([("INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)", (key, made()))])
        return str(self._rows("SELECT value FROM settings WHERE key = ?", key)[0][0])

    def export(self) -> Iterator[tuple[str, list[Any]]]:
        with contextlib.closing(connect(self.path)) as link:
            yield from export_rows(link)

    def fill(self, parts: Iterable[tuple[str, list[Any]]]) -> None:
        with self.changing, contextlib.closing(connect(self.path)) as link:
            link.execute("BEGIN IMMEDIATE")  # closing without COMMIT takes everything back
            if link.execute("SELECT count(*) FROM tables").fetchone()[0]:
                raise Refusal("store-in-use", store=str(self.path))
            link.execute("DELETE FROM settings")
            for name, rows in parts:
                insert(link, name, rows)
            link.execute("COMMIT")


def export_rows(link: sqlite3.Connection) -> Iterator[tuple[str, list[Any]]]:
    """Everything there is at one moment, some rows at a time."""
    link.execute("BEGIN")
    for name, columns in TABLES.items():
        cursor = link.execute(f"SELECT {columns} FROM {name}")
        while rows := cursor.fetchmany(CHUNK):
            yield name, rows


def insert(link: sqlite3.Connection, name: str, rows: list[Any]) -> None:
    """Rows as they were exported."""
    marks = ", ".join("?" * len(TABLES[name].split(", ")))
    link.executemany(f"INSERT INTO {name} ({TABLES[name]}) VALUES ({marks})", rows)
