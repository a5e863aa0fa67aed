"""Backups: any store copied into a new SQLite file while it is in use, and such a file copied into an empty store."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from pathlib import Path

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.server.store.sqlite import OURS, SqliteStore, check_own
from camarilla.server.store.store import StoreError, open_store


def backup(database: str, file: Path) -> int:
    """Copy a store into a new file; how many tables it has."""
    if file.exists():
        raise Refusal("exists", file=shown(str(file)))
    if "://" not in database and not Path(database).is_file():
        raise Refusal("no-store", store=database, reason="ENOENT")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    with (
        contextlib.closing(open_store(database, upgrade=False)) as source,
        contextlib.closing(SqliteStore(part)) as target,
    ):
        target.fill(source.export())
        count = len(target.tables())
    part.rename(file)  # a backup that was cut short has another name
    return count


def restore(file: Path, database: str) -> int:
    """Copy a backup into a store without tables; how many there are then."""
    if not file.is_file():
        raise Refusal("no-backup", file=shown(str(file)))
    with tempfile.TemporaryDirectory() as folder:
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
        names = {table for (table,) in link.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not names >= OURS or link.execute("PRAGMA integrity_check(1)").fetchone()[0] != "ok":
            raise StoreError("damaged")
