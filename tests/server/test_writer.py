"""The thread that writes for all tables: what it does when the store fails."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from camarilla.server.store import writer as module
from camarilla.server.store.store import Append, StoreError, Write
from camarilla.server.store.writer import Writer


class Disk:
    """A store that is out, or refuses the tables named in `bad`; it counts how often it was asked."""

    def __init__(self) -> None:
        self.out, self.bad, self.asked = True, frozenset[str](), 0

    def commit(self, group: list[Write]) -> None:
        self.asked += 1
        if self.out:
            raise OSError("the disk does not answer")
        if any(isinstance(write, Append) and write.table in self.bad for write in group):
            raise StoreError("not in order")


@contextlib.contextmanager
def writing(disk: Disk) -> Iterator[Writer]:
    writer = Writer(disk.commit, "test of the writer")
    try:
        yield writer
    finally:
        writer.close()


def told(writer: Writer, tables: list[str]) -> list[str]:
    """What each of these is told, when all are written in one group."""
    heard, all_told = dict[str, str](), threading.Event()

    def done(table: str, error: BaseException | None) -> None:
        heard[table] = type(error).__name__ if error else "stored"
        if len(heard) == len(tables):
            all_told.set()

    group = [Append(table, 1, [b"1"], done=partial(done, table), chain=table) for table in tables]
    writer.waiting.put(group)
    assert all_told.wait(10)
    return [heard[table] for table in tables]


def test_a_store_that_is_out_is_not_asked_once_for_each_table() -> None:
    """Each try may take as long as the database's time-out."""
    disk = Disk()
    with writing(disk) as writer:
        assert told(writer, [f"t{number}" for number in range(100)]) == ["OSError"] * 100
        assert disk.asked == 1 + module.OUTAGES
        disk.out = False
        assert told(writer, ["t7", "new"]) == ["StoreError", "stored"]  # what it builds on is not stored


def test_a_bad_write_spoils_no_other_even_after_an_outage() -> None:
    disk = Disk()
    with writing(disk) as writer:
        told(writer, ["first"])
        disk.out, disk.bad = False, frozenset({"a", "b", "c"})
        assert told(writer, ["a", "b", "c", "d"]) == ["StoreError"] * 3 + ["stored"]


def test_chains_that_failed_are_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHAINS", 3)
    disk = Disk()
    with writing(disk) as writer:
        told(writer, [f"t{number}" for number in range(10)])
        assert list(writer.failed) == ["t7", "t8", "t9"]
