"""For operators: whether the server is well, and its numbers."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.server.http.limits import Limiter
from camarilla.server.http.responses import answer
from camarilla.server.live.rooms import Rooms
from camarilla.server.store.store import Store, store_error
from camarilla.wire.rest import Health


class HealthApi:
    """The endpoints of operators."""

    def __init__(self, rooms: Rooms, store: Store, limiter: Limiter, log: Any, metrics: bool) -> None:
        self.rooms, self.store, self.limiter, self.log, self.shows_metrics = rooms, store, limiter, log, metrics

    def routes(self) -> list[BaseRoute]:
        return [Route("/healthz", self.health, methods=["GET"]), Route("/metrics", self.metrics, methods=["GET"])]

    async def health(self, request: Request) -> Response:
        try:
            await asyncio.to_thread(self.store.check)
            status = "closing" if self.rooms.closing else "fine"
        except Exception as error:  # whatever it is, the answer is that something is wrong
            self.log.error("unhealthy", error=type(error).__name__, text=store_error(error))
            status = "broken"
        body = Health(status, camarilla.__version__, len(self.rooms.open), self.limiter.sockets.total())  # type: ignore[arg-type]
        return answer(body, 200 if status == "fine" else 503)

    async def metrics(self, request: Request) -> Response:
        if not self.shows_metrics:
            raise Refusal("no-page")
        return Response(self.rooms.counts.page(), media_type="text/plain; version=0.0.4")
