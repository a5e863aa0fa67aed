"""Time for the server: what it is, and what to do later. Tests drive their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """Something to do later that can be called off."""

    def cancel(self) -> None: ...


class Timer(Protocol):
    """Milliseconds since 1970, and an alarm."""

    def now(self) -> int: ...

    def behind(self) -> float:
        """Seconds by which the clock on the wall was set forward since this one began."""

    def call_at(self, when: int, act: Callable[[], None]) -> Handle: ...


class RealTimer:
    """The clock on the wall, kept from running backwards."""

    def __init__(self) -> None:
        self.zero = time.time() - time.monotonic()

    def now(self) -> int:
        return int((self.zero + time.monotonic()) * 1000)

    def behind(self) -> float:
        return time.time() - time.monotonic() - self.zero

    def call_at(self, when: int, act: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, act)
