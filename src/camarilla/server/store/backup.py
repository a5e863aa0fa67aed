"""Backups: any store copied into a new SQLite file while it is in use, and such a file copied into an empty store."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path

from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.server.store.sqlite import SqliteStore, check_own
from camarilla.server.store.store import open_store


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
        with contextlib.closing(SqliteStore(copy)) as source, contextlib.closing(open_store(database)) as target:
            target.claim()
            target.fill(source.export())
            return len(target.tables())
