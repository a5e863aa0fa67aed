"""For operators: whether the server is well."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import camarilla
from camarilla.server.http.limits import Limiter
from camarilla.server.http.responses import answer
from camarilla.server.live.rooms import Rooms
from camarilla.server.logs import LineQuota
from camarilla.server.store.store import Store, StoreError, store_error
from camarilla.wire.rest import Health

SECONDS = 3.0  # for the store to answer
AGAIN = 10.0  # seconds until a store that was out is verified


class HealthApi:
    """The endpoint of operators."""

    def __init__(self, rooms: Rooms, store: Store, limiter: Limiter, log: Any) -> None:
        self.rooms, self.store, self.limiter, self.log = rooms, store, limiter, log
        self.lines = LineQuota()  # anybody may look, and often
        self.integrity: Literal["checking", "fine", "broken"] = "checking"
        self.thread = ThreadPoolExecutor(1, "health")  # its own: it says how the store is, not how busy the threads are
        self.trying: asyncio.Task[None] | None = None  # the last look at the store

    def routes(self) -> list[BaseRoute]:
        return [Route("/healthz", self.health, methods=["GET"])]

    async def health(self, request: Request) -> Response:
        stalled = self.rooms.bots.turns.stalled()
        status = "closing" if self.rooms.closing else "draining" if self.rooms.draining else "fine"
        try:
            await self.try_store()
        except Exception:  # whatever it is, the answer is that something is wrong
            status = "broken"
        if stalled:
            self.tell("bots stalled", "", seconds=int(stalled))
        if stalled or self.integrity == "broken":
            status = "broken"
        bots = "stalled" if stalled else "fine"
        tables, sockets = len(self.rooms.open), self.limiter.sockets.total()
        body = Health(status, self.integrity, bots, camarilla.__version__, tables, sockets)  # type: ignore[arg-type]
        return answer(body, 200 if status in ("fine", "draining") else 503)

    async def verify(self) -> None:
        """Look through the store once; while it is out, that has to wait."""
        while self.integrity == "checking":
            try:
                for table in await asyncio.to_thread(self.store.verify):
                    self.rooms.note_damage(table)
                self.integrity = "fine"
            except StoreError as error:
                self.integrity = "broken"
                self.log.error("damaged store", text=store_error(error))
            except Exception as error:
                self.log.warning("store not verified", error=type(error).__name__, text=store_error(error))
                await asyncio.sleep(AGAIN)

    async def try_store(self) -> None:
        """Raise if the store takes no write, or does not answer in time; one that hangs is not asked twice."""
        if self.trying is None or self.trying.done():
            self.trying = asyncio.create_task(self._try_store())
            self.trying.add_done_callback(lambda done: void(done.cancelled() or done.exception()))
        try:
            await asyncio.wait_for(asyncio.shield(self.trying), SECONDS)
        except TimeoutError:
            self.tell("unhealthy", "TimeoutError", text=f"the store has not answered for {SECONDS:g} s")
            raise

    async def _try_store(self) -> None:
        """What the store says of itself is told even if it comes too late."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.store.check)
        except Exception as error:
            self.tell("unhealthy", type(error).__name__, text=store_error(error))
            raise

    def tell(self, event: str, error: str, **parts: Any) -> None:
        """Log that something is wrong, so many times."""
        unlogged = self.lines.take(f"{event} {error}", self.rooms.timer.now())
        if unlogged is not None:
            self.log.error(event, **({"error": error} if error else {}), **parts, unlogged=unlogged)


def void(_: object) -> None:
    """A result that nobody wants."""
