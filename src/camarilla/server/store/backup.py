"""Backups: any store copied into a new SQLite file while it is in use, and such a file copied into an empty store."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.server.store.file_source import FileSource
from camarilla.server.store.migrations import VERSION, migrate
from camarilla.server.store.queries import TABLES
from camarilla.server.store.sqlite import OURS, SqliteStore, check_own, create, insert
from camarilla.server.store.store import Source, StoreError, failures_refused, open_store, store_error

BESIDE = ("", "-journal", "-wal", "-shm")  # what SQLite may make of a file and beside it


def backup(database: str, file: Path) -> int:
    """Copy a store into a new file; how many tables it has."""
    if file.exists():
        raise Refusal("exists", file=shown(str(file)))
    part = file.with_name(file.name + ".part")
    discard(part)
    with contextlib.closing(source_of(database)) as source:
        try:
            count = write(part, read(source, database))
            keep(part, file)  # a backup that was cut short has another name
        except BaseException as error:
            discard(part)
            if (reason := store_error(error)) is None:
                raise
            raise Refusal("backup-failed", file=shown(str(file)), reason=reason) from error
    return count


def source_of(database: str) -> Source:
    """The store that an address names, to be read and not changed."""
    if "://" in database:
        return open_store(database, upgrade=False)
    if not Path(database).is_file():
        raise Refusal("no-store", store=database, reason="ENOENT")
    return FileSource(Path(database))


def read(source: Source, database: str) -> Iterator[tuple[str, list[Any]]]:
    """Everything in a store; a failure is that of the store, and not of what is made from it."""
    with failures_refused(database):
        yield from source.export()


def write(part: Path, parts: Iterable[tuple[str, list[Any]]]) -> int:
    """A new file with all these rows, on the disk and looked through; how many tables of games are in it."""
    create(part)
    copied: Counter[str] = Counter()
    with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as link:
        link.execute("PRAGMA auto_vacuum = INCREMENTAL")
        link.execute("PRAGMA journal_mode = OFF")  # all of it is in this one file, or there is no backup
        link.execute("PRAGMA synchronous = OFF")  # it is synced once, at the end
        link.execute("BEGIN")
        migrate(0, lambda statement, *values: link.execute(statement, values).fetchall())
        link.execute(f"PRAGMA user_version = {VERSION}")
        for name, rows in parts:
            insert(link, name, rows)
            copied[name] += len(rows)
        link.execute("COMMIT")
    sync(part)
    if any(part.with_name(part.name + end).exists() for end in BESIDE[1:]):
        raise StoreError("a part of it lies in another file")
    check_pages(part)
    check_rows(part, copied)
    return copied["tables"]


def keep(part: Path, file: Path) -> None:
    """The file is whole: let it have its name, also after the machine has lost its power."""
    part.replace(file)
    try:
        if sys.platform != "win32":  # where folders cannot be opened
            sync(file.parent)
    except OSError:
        file.unlink()
        raise


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def discard(part: Path) -> None:
    """Leave nothing of a backup that was cut short."""
    for end in BESIDE:
        part.with_name(part.name + end).unlink(missing_ok=True)


def restore(file: Path, database: str) -> int:
    """Copy a backup into a store without tables; how many there are then."""
    if not file.is_file():
        raise Refusal("no-backup", file=shown(str(file)))
    beside = None if "://" in database else Path(database).parent  # where there must be room in any case
    with failures_refused(database), tempfile.TemporaryDirectory(dir=beside) as folder:
        copy = Path(shutil.copyfile(file, Path(folder) / "backup"))  # the backup may be on read-only media
        check_own(copy, shown(str(file)))
        with (
            contextlib.closing(whole(copy, shown(str(file)))) as source,
            contextlib.closing(open_store(database)) as target,
        ):
            target.claim()
            target.fill(source.export())
            return len(target.tables())


def whole(copy: Path, name: str) -> SqliteStore:
    """The store in the copy of a backup; refused, before anything else is touched, if it is empty or damaged."""
    try:
        check_pages(copy)
        source = SqliteStore(copy)
        for _ in source.export():  # every row can be read
            pass
    except (sqlite3.Error, StoreError):
        raise Refusal("bad-backup", file=name) from None
    except Refusal as refusal:
        raise (Refusal("bad-backup", file=name) if refusal.id == "store-failed" else refusal) from None
    return source


def check_pages(copy: Path) -> None:
    """Raise if it is no whole store, as far as SQLite can tell."""
    with contextlib.closing(sqlite3.connect(copy)) as link:
        pages, size = (int(link.execute(f"PRAGMA {what}").fetchone()[0]) for what in ("page_count", "page_size"))
        names = {table for (table,) in link.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        whole = names >= OURS and pages * size == copy.stat().st_size
        if not whole or link.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            raise StoreError("damaged")


def check_rows(copy: Path, copied: Counter[str]) -> None:
    """Raise if it has not as many rows as were copied."""
    with contextlib.closing(sqlite3.connect(copy)) as link:
        if any(link.execute(f"SELECT count(*) FROM {name}").fetchone()[0] != copied[name] for name in TABLES):
            raise StoreError("rows are missing")
