"""A server in a thread, for tests that cannot wait in an event loop."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from camarilla.server.http.guests import Guest
from server.live import live


@dataclass
class Running:
    """Where it is, and a guest's cookie."""

    address: str
    cookie: str


@contextlib.contextmanager
def running(database: Path) -> Iterator[Running]:
    """A server while the test runs."""
    ready, found = threading.Event(), list[Running]()
    loop, stop = asyncio.new_event_loop(), asyncio.Event()

    async def run() -> None:
        async with live(database) as server:
            cookie = f"camarilla={server.server.guests.write(Guest('ada', 'Ada'))}"
            found.append(Running(f"http://127.0.0.1:{server.port}", cookie))
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    assert ready.wait(60)
    yield found[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join()
    loop.close()
