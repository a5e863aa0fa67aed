"""The application: store, rooms, endpoints and sockets put together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from starlette.routing import BaseRoute, Route, Router, WebSocketRoute
from starlette.types import ASGIApp

from camarilla.server.http.analysis import Analyst
from camarilla.server.http.api import Api
from camarilla.server.http.guests import COOKIE, Guests
from camarilla.server.http.limits import Limiter
from camarilla.server.http.middleware import Middleware
from camarilla.server.http.replay_api import ReplayApi
from camarilla.server.http.static import StaticFiles
from camarilla.server.live.rooms import Make, Rooms, draw_names
from camarilla.server.live.socket import serve_socket
from camarilla.server.live.timer import RealTimer, Timer
from camarilla.server.logs import make_log
from camarilla.server.settings import Settings
from camarilla.server.store.store import Store, open_store

SWEEP = 60  # seconds between looks for empty tables
FAREWELL = 3  # seconds for the last words to be sent


class Server:
    """A server; `app` is what uvicorn runs."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        timer: Timer | None = None,
        names: Make = draw_names,
        log: Any = None,
    ) -> None:
        self.settings = settings
        self.log = log or make_log(settings.log_level)
        self.timer = timer or RealTimer()
        self.store = store or open_store(settings.database)
        self.cookie = f"__Host-{COOKIE}" if settings.secure else COOKIE
        secret = settings.secret or self.store.setting("secret", lambda: secrets.token_hex(32))
        self.guests = Guests(secret)
        self.rooms = Rooms(self.store, self.timer, self.log, settings, names)
        self.limiter = Limiter(settings, self.timer, self.rooms.counts)
        self.analyst = Analyst(self.store, self.log)
        self.api = Api(self)
        self.writing: set[asyncio.Task[None]] = set()  # of open sockets
        self.closing = False
        self.app: ASGIApp = Middleware(self._routes(), self)

    def _routes(self) -> Router:
        routes: list[BaseRoute] = [
            WebSocketRoute("/api/tables/{id}/socket", partial(serve_socket, self)),
            *self.api.routes(),
            *ReplayApi(self).routes(),
            Route("/{path:path}", StaticFiles(self.settings.page).serve, methods=["GET"]),
        ]
        return Router(routes, redirect_slashes=False, lifespan=self._life)

    @contextlib.asynccontextmanager
    async def _life(self, app: Any) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        self.store.settle_with(self.rooms.settle_with(loop), loop.call_soon)
        sweeping = asyncio.create_task(self._sweep())
        self.log.info("open", database=self.settings.database.partition(":")[0])
        try:
            yield
        finally:
            sweeping.cancel()
            await self.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.rooms.sweep()

    async def farewell(self) -> None:
        """The server is about to stop: send every socket away, to come back later."""
        self.closing = True
        self.rooms.close()
        if self.writing:
            await asyncio.wait(list(self.writing), timeout=FAREWELL)

    async def close(self) -> None:
        """Everything that was promised is stored before the store is let go."""
        await self.farewell()
        await self.analyst.close()
        await asyncio.to_thread(self.store.close)
        self.log.info("closed")
