"""How many of something may be under way at once, by name."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass


@dataclass
class Slot:
    """What has a name; it is forgotten when nobody uses it or waits for it."""

    turn: asyncio.Semaphore
    users: int = 0


class Slots:
    """Whoever comes when all are taken waits."""

    def __init__(self) -> None:
        self.slots: dict[str, Slot] = {}

    @contextlib.asynccontextmanager
    async def taken(self, names: Mapping[str, int]) -> AsyncIterator[None]:
        """One of each name, of which there are so many."""
        async with contextlib.AsyncExitStack() as stack:
            for name, most in names.items():
                await stack.enter_async_context(self._one(name, most))
            yield

    @contextlib.asynccontextmanager
    async def _one(self, name: str, most: int) -> AsyncIterator[None]:
        slot = self.slots.setdefault(name, Slot(asyncio.Semaphore(most)))
        slot.users += 1
        try:
            async with slot.turn:
                yield
        finally:
            slot.users -= 1
            if not slot.users:
                del self.slots[name]
