"""Tables of other servers, for those who only look: what is stored of them, loaded once for all who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from camarilla.kernel.refusal import Refusal
from camarilla.server.table.table import Table

KEPT, MOST = 3.0, 32  # seconds that a table is kept for others who look, and how many


class ElsewhereError(LookupError):
    """Another server plays the table, and this is its address."""

    def __init__(self, address: str) -> None:
        super().__init__("another server plays this table")
        self.address = address


class TableCache:
    """The tables that somebody looks at, for a few seconds."""

    def __init__(self, load: Callable[[str], Awaitable[Table]]) -> None:
        self.load = load
        self.tables: dict[str, asyncio.Task[Table]] = {}
        self.turn = asyncio.Semaphore(1)  # every request needs the threads that load

    async def at(self, id: str) -> Table:
        """What is stored of a table."""
        task = self.tables.get(id)
        if task is None:
            while len(self.tables) >= MOST:
                self._overlook()
            task = self.tables[id] = asyncio.create_task(self._load(id))
            loop = asyncio.get_running_loop()
            task.add_done_callback(lambda done: loop.call_later(KEPT, self._let_go, id, done) and None)
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        async with self.turn:
            return await self.load(id)

    def _overlook(self) -> None:
        """Let go of the table that was looked at first; refused where all of them still wait to be loaded."""
        loaded = [id for id, task in self.tables.items() if task.done()]
        if not loaded:
            raise Refusal("busy")
        del self.tables[loaded[0]]

    def _let_go(self, id: str, task: asyncio.Task[Table]) -> None:
        if self.tables.get(id) is task:
            del self.tables[id]
