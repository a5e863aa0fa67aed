"""One thread writes for all tables: whatever has come in since the last commit goes into the next."""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from time import monotonic

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.store import Acknowledge, Append, Later, SideWrite, Statement, StoreError, Write

MOST = 512  # writes in one commit
CHAINS = 20_000  # that failed and are remembered; what was under way behind a failure comes within seconds
OUTAGES = 2  # in a row, of a group's writes tried one by one: then the store is out for the others, too
Commit = Callable[[list[Write]], None]


def acknowledge(results: list[tuple[Append, BaseException | None]]) -> None:
    """Tell everybody who waits; whoever cannot bear it is told so, and keeps nobody else from hearing."""
    for append, error in results:
        try:
            append.done(error)
        except Exception as mistake:
            with contextlib.suppress(Exception):
                append.done(mistake)


class Writer:
    """Group commit: `commit` stores a whole group or nothing of it.

    When an append has failed, those that were already under way behind it fail too: they build on what is not stored.
    """

    def __init__(self, commit: Commit, name: str, refused: tuple[type[Exception], ...] = ()) -> None:
        self.commit = commit
        self.refused = (*refused, StoreError, Refusal, ValueError)  # what an append itself is to blame for
        self.outage: Exception | None = None  # why the last commit for tables failed, if the store is to blame
        self.failed_at = 0.0  # when that was
        self.failed: dict[str, None] = {}  # chains of which an append failed, the oldest first
        self.gathered: list[Append] = []  # not handed over yet
        self.waiting: queue.SimpleQueue[Sequence[Write] | None] = queue.SimpleQueue()
        self.acknowledge: Acknowledge = acknowledge
        self.later: Later = lambda act: act()
        self.closed, self.closing = False, threading.Lock()
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()

    def append(self, append: Append) -> None:
        """Store soon. All that comes until `later` is handed over together: to wake the thread for each costs more."""
        if self.closed:
            raise StoreError("the store is closed")
        self.gathered.append(append)
        if len(self.gathered) == 1:
            self.later(self._hand_over)

    def change(self, statements: Sequence[Statement]) -> list[int]:
        """Store something beside the logs, and wait for it: in a thread. How many rows each statement changed."""
        side_write = SideWrite(statements)
        with self.closing:
            if self.closed:
                raise StoreError("the store is closed")
            self.waiting.put([side_write])
        return side_write.done.result()

    def _hand_over(self) -> None:
        gathered, self.gathered = self.gathered, []
        if gathered:
            self.waiting.put(gathered)

    def close(self) -> None:
        """Write what waits, then end."""
        if not self.closed:
            with self.closing:
                self.closed = True
                self._hand_over()
                self.waiting.put(None)
            self.thread.join()

    def _run(self) -> None:
        going = True
        while going:
            parts = [self.waiting.get()]
            while sum(map(len, filter(None, parts))) < MOST:
                try:
                    parts.append(self.waiting.get_nowait())
                except queue.Empty:
                    break
            going = None not in parts
            self._write([write for part in parts if part for write in part])

    def _write(self, group: list[Write]) -> Exception | None:
        """Store all of it, or say whose fault it is that something is not; why the store is out, if it is."""
        if not group:
            return None
        try:
            self._check(group)
            self.commit(group)
        except Exception as error:
            return self._give_up(group, error)
        if has_appends(group):
            self.outage = None
        self._tell(group)
        return None

    def _tell(self, group: list[Write], error: Exception | None = None) -> None:
        """Those who wait for a side write wait in threads, and are told at once; appends are acknowledged together."""
        for write in group:
            if isinstance(write, SideWrite):
                write.done.set_exception(error) if error else write.done.set_result(write.rows)
        if appends := [write for write in group if isinstance(write, Append)]:
            self.acknowledge([(append, error) for append in appends])

    def _check(self, group: list[Write]) -> None:
        for write in group if self.failed else ():
            if isinstance(write, Append) and write.chain in self.failed:
                raise StoreError("what it builds on is not stored")

    def _give_up(self, group: list[Write], error: Exception) -> Exception | None:
        """One bad write must not spoil the others; a store that is out is not asked once for each of them."""
        if len(group) == 1:
            return self._fail(group, error)
        outages = 0
        for number, write in enumerate(group):
            outage = self._write([write])
            outages = outages + 1 if outage else 0
            if outages == OUTAGES and outage:
                return self._fail(group[number + 1 :], outage)
        return None

    def _fail(self, group: list[Write], error: Exception) -> Exception | None:
        for write in group:
            if isinstance(write, Append):
                self.failed[write.chain] = None
        while len(self.failed) > CHAINS:
            del self.failed[next(iter(self.failed))]
        outage = None if isinstance(error, self.refused) else error
        if outage and has_appends(group):
            self.outage, self.failed_at = outage, monotonic()
        self._tell(group, error)
        return outage


def has_appends(group: list[Write]) -> bool:
    """Is there something of a table's log in it?"""
    return any(isinstance(write, Append) for write in group)
