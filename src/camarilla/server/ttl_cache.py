"""What the store said a moment ago: asked once for all who want to know it, however often they ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

from camarilla.server.live.timer import Timer

T = TypeVar("T")
TTL = 2_000  # milliseconds


class TtlCache(Generic[T]):
    """Answers of the store, each under a key; they are kept for two seconds."""

    def __init__(self, timer: Timer) -> None:
        self.timer = timer
        self.kept: dict[str, tuple[int, T]] = {}  # the oldest first
        self.asking = asyncio.Lock()

    async def get(self, key: str, ask: Callable[[], T]) -> T:
        """The answer under a key; `ask` blocks, and is called in a thread."""
        self._forget_old()
        if key not in self.kept:
            async with self.asking:
                self._forget_old()
                if key not in self.kept:  # nobody else has asked meanwhile
                    answer = await asyncio.to_thread(ask)
                    self.kept[key] = self.timer.now(), answer
                    return answer
        return self.kept[key][1]

    def _forget_old(self) -> None:
        now = self.timer.now()
        while self.kept and abs(now - self.kept[oldest := next(iter(self.kept))][0]) >= TTL:
            del self.kept[oldest]
