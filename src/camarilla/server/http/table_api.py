"""Tables over HTTP: which there are, a new one, one of them."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.server.http.guests import Guests
from camarilla.server.http.limits import Limiter, address_of
from camarilla.server.http.responses import answer, body_of, by_method
from camarilla.server.live.listing import read_listed
from camarilla.server.live.offers import LISTED
from camarilla.server.live.rooms import Rooms
from camarilla.server.store.store import Store, Summary
from camarilla.server.table import finished
from camarilla.server.ttl_cache import TtlCache
from camarilla.wire.rest import CreatedTable, Listed, Lobby, NewTable

MOST_LISTED = 100


class TableApi:
    """The endpoints of tables."""

    def __init__(self, rooms: Rooms, store: Store, guests: Guests, limiter: Limiter) -> None:
        self.rooms, self.store, self.guests, self.limiter = rooms, store, guests, limiter
        self.under_way = TtlCache[list[Listed]](rooms.timer)  # there may be many to choose from
        self.mine = TtlCache[list[Listed]](rooms.timer)  # by player, who may have many

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables", by_method(get=self.lobby, post=self.create), methods=["GET", "POST"]),
            Route("/api/tables/{id}", self.table, methods=["GET"]),
        ]

    async def lobby(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        under_way = await self.under_way.get("", partial(self._public, "playing"))
        gathering = await asyncio.to_thread(self._public, "gathering")
        mine = await self.mine.get(guest.player, partial(self._mine, guest.player)) if guest else []
        response = answer(Lobby([*gathering, *under_way][:MOST_LISTED], mine, self.rooms.announcement))
        await self.guests.renew(request, response, guest)
        return response

    def _public(self, phase: str) -> list[Listed]:
        return self._listed(self.store.public(phase, self.rooms.timer.now() - LISTED, MOST_LISTED))

    def _mine(self, player: str) -> list[Listed]:
        return self._listed(self.store.of_player(player, MOST_LISTED))

    def _listed(self, summaries: list[Summary]) -> list[Listed]:
        """What is damaged is left out, and the operator is told of it."""
        found = {summary.id: read_listed(summary) for summary in summaries}
        for id in [id for id, listed in found.items() if listed is None]:
            self.rooms.note_damage(id)
        return [listed for listed in found.values() if listed]

    async def create(self, request: Request) -> Response:
        guest = await self.guests.need(request)
        self.rooms.sanctions.check(guest.player)
        wish = await body_of(request, NewTable, self.limiter.limits.body)
        self.rooms.check_opening(guest.player, address_of(request))
        await self.rooms.table_quota.see(guest.player)
        room = self.rooms.create(wish, guest.player, guest.name, address_of(request))
        await room.settled()
        self.mine.kept.pop(guest.player, None)  # so that it is among them at once
        return answer(CreatedTable(room.table.id), 201)

    async def table(self, request: Request) -> Response:
        room = await self.rooms.look(request.path_params["id"])
        player, word = await self.guests.player(request), request.query_params.get("word", "")[:64]
        self.limiter.check_word(request, word, partial(room.table.lets_in, player))
        shown = finished.shown_to(room.table, player)
        await room.settled()  # what was there when it was asked for
        return answer(shown)
