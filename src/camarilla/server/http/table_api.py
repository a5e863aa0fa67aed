"""Tables over HTTP: which there are, a new one, one of them."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.guests import Guests
from camarilla.server.http.limits import Limiter, address_of
from camarilla.server.http.responses import answer, body_of, by_method
from camarilla.server.live.offers import LISTED
from camarilla.server.live.rooms import Rooms
from camarilla.server.store.store import Store, Summary
from camarilla.server.table import finished
from camarilla.wire.rest import CreatedTable, Listed, Lobby, NewTable

MOST_LISTED = 100
LATELY = 2_000  # milliseconds that the games under way are kept for all who ask: there may be many to choose from


class TableApi:
    """The endpoints of tables."""

    def __init__(self, rooms: Rooms, store: Store, guests: Guests, limiter: Limiter) -> None:
        self.rooms, self.store, self.guests, self.limiter = rooms, store, guests, limiter
        self.under_way, self.looked = list[Listed](), -LATELY
        self.looking = asyncio.Lock()

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables", by_method(get=self.lobby, post=self.create), methods=["GET", "POST"]),
            Route("/api/tables/{id}", self.table, methods=["GET"]),
        ]

    async def lobby(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        public = [*await self._public("gathering"), *await self._under_way()][:MOST_LISTED]
        mine = await asyncio.to_thread(self.store.of_player, guest.player, MOST_LISTED) if guest else []
        response = answer(Lobby(public, listed(mine), self.rooms.announcement))
        self.guests.renew(request, response, guest)
        return response

    async def _public(self, phase: str) -> list[Listed]:
        since = self.rooms.timer.now() - LISTED
        return listed(await asyncio.to_thread(self.store.public, phase, since, MOST_LISTED))

    async def _under_way(self) -> list[Listed]:
        """Games to watch, as they were a moment ago."""
        async with self.looking:
            now = self.rooms.timer.now()
            if abs(now - self.looked) >= LATELY:
                self.under_way, self.looked = await self._public("playing"), now
        return self.under_way

    async def create(self, request: Request) -> Response:
        guest = await self.guests.need(request)
        self.rooms.sanctions.check(guest.player)
        wish = await body_of(request, NewTable, self.limiter.limits.body)
        if not self.limiter.may_open(guest.player, request):
            raise Refusal("flood")
        room = self.rooms.create(wish, guest.player, guest.name, address_of(request))
        await room.settled()
        return answer(CreatedTable(room.table.id), 201)

    async def table(self, request: Request) -> Response:
        room = await self.rooms.look(request.path_params["id"])
        player, word = await self.guests.player(request), request.query_params.get("word", "")[:64]
        self.limiter.check_word(request, word, partial(room.table.lets_in, player))
        shown = finished.shown_to(room.table, player)
        await room.settled()  # what was there when it was asked for
        return answer(shown)


def listed(summaries: list[Summary]) -> list[Listed]:
    return [msgspec.json.decode(summary.body, type=Listed) for summary in summaries]
