"""A store in an SQLite file that is only read: a server may use it, and its disk may be full or read-only."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.migrations import check_version
from camarilla.server.store.sqlite import check_own, export_rows, text
from camarilla.server.store.store import StoreError

RESTING = "mode=ro&immutable=1"  # without the index of the write-ahead log, for which there must be room on the disk
Stamp = tuple[int, int, bool]


class FileSource:
    """Everything in the file at one moment."""

    def __init__(self, path: Path) -> None:
        self.path = path
        check_own(path, str(path))
        try:
            self.resting: Stamp | None = None
            self.link = self._open("mode=ro")
        except sqlite3.Error as error:
            self.resting = self._stamp()
            if not self.resting[2]:
                raise Refusal("no-store", store=str(path), reason=str(error)) from error
            self.link = self._open(RESTING)

    def _open(self, how: str) -> sqlite3.Connection:
        link = sqlite3.connect(f"{self.path.resolve().as_uri()}?{how}", uri=True, isolation_level=None, timeout=10)
        try:
            link.text_factory = text
            check_version(int(link.execute("PRAGMA user_version").fetchone()[0]))
        except BaseException:
            link.close()
            raise
        return link

    def _stamp(self) -> Stamp:
        """What changes when somebody writes; and is all that was written in the file itself?"""
        file = self.path.stat()
        beside = [self.path.with_name(self.path.name + end) for end in ("-wal", "-journal")]
        return file.st_mtime_ns, file.st_size, not any(one.exists() and one.stat().st_size for one in beside)

    def export(self) -> Iterator[tuple[str, list[Any]]]:
        yield from export_rows(self.link)
        if self.resting and self._stamp() != self.resting:
            raise StoreError("it was written to meanwhile; try again")

    def close(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.link.close()
