"""Finished games over HTTP: replay, download, fairness, analysis. Whoever has the id of a game may see it."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.kernel.game import State
from camarilla.kernel.refusal import Refusal
from camarilla.server.addresses import site_of
from camarilla.server.http.analysis import Analyst
from camarilla.server.http.guests import Guests
from camarilla.server.http.limits import Limiter, address_of
from camarilla.server.http.responses import answer, body_of, by_method
from camarilla.server.live.room import Room
from camarilla.server.live.rooms import Rooms
from camarilla.server.slots import Slots
from camarilla.server.store.store import Store
from camarilla.server.table import finished
from camarilla.server.table.records import read_record
from camarilla.server.table.table import Table
from camarilla.wire.parts import TableInfo
from camarilla.wire.rest import CreatedTable, Retry

HOUR = {"cache-control": "private, max-age=3600"}


class ReplayApi:
    """The endpoints of finished games."""

    def __init__(self, rooms: Rooms, store: Store, guests: Guests, limiter: Limiter, analyst: Analyst) -> None:
        self.rooms, self.store, self.guests, self.limiter, self.analyst = rooms, store, guests, limiter, analyst
        self.slots = Slots()

    def routes(self) -> list[BaseRoute]:
        at = "/api/replays/{share}"
        return [
            Route(at, self.replay, methods=["GET"]),
            Route(at + "/transcript", self.transcript, methods=["GET"]),
            Route(at + "/fairness", self.fairness, methods=["GET"]),
            Route(at + "/retry", self.retry, methods=["POST"]),
            Route(at + "/analysis", by_method(get=self.analysis, post=self.analyse), methods=["GET", "POST"]),
        ]

    async def room(self, request: Request) -> Room:
        """The table of a finished game."""
        id = await asyncio.to_thread(self.store.shared, request.path_params["share"])
        if id is None:
            raise Refusal("no-replay")
        return await self.rooms.look(id)

    async def replay(self, request: Request) -> Response:
        room, eyes = await self.room(request), request.query_params.get("eyes", finished.SPECTATOR)
        if eyes not in finished.eyes_of(room.table):
            raise Refusal("eyes")
        table = finished.linked(room.table, await self.guests.player(request))
        data = await asyncio.to_thread(self.kept_replay, room, eyes, table)
        if data is None:
            async with self.turn(request):
                data = await asyncio.to_thread(self.replay_of, room, eyes, table)
        return Response(data, headers=HOUR | {"vary": "cookie"}, media_type="application/json")

    def turn(self, request: Request) -> AbstractAsyncContextManager[None]:
        """To work for long: one thread does, and sites take turns, so that all others have threads."""
        return self.slots.taken({site_of(address_of(request)): 1, "": 1})

    def kept_replay(self, room: Room, eyes: str, shown: TableInfo) -> bytes | None:
        return finished.for_reader(self.store.kept(room.table.id, f"replay {eyes}"), shown)

    def replay_of(self, room: Room, eyes: str, shown: TableInfo) -> bytes:
        """The replay, which is kept; somebody else may just have asked for it."""
        found, table = self.kept_replay(room, eyes, shown), room.table
        if found is None:
            records = map(read_record, self.store.records(table.id))
            made = finished.packed(finished.replay(table, records, eyes))
            self.store.keep(table.id, f"replay {eyes}", made)
            found = finished.for_reader(made, shown)
            assert found is not None
        return found

    async def transcript(self, request: Request) -> Response:
        room = await self.room(request)
        headers = HOUR | {"content-disposition": f'attachment; filename="{room.table.game.id}.txt"'}
        return Response(finished.written(room.table), headers=headers, media_type="text/plain; charset=utf-8")

    async def fairness(self, request: Request) -> Response:
        return answer(finished.fairness((await self.room(request)).table), headers=HOUR)

    async def retry(self, request: Request) -> Response:
        """A new table against the same bots; whoever asks gets its id, and there what the own seat may know."""
        room, guest = await self.room(request), await self.guests.need(request)
        self.rooms.sanctions.check(guest.player)
        wish = await body_of(request, Retry, self.limiter.limits.body)
        self.rooms.check_opening(guest.player, address_of(request))
        await self.rooms.table_quota.see(guest.player)
        async with self.turn(request):
            state = await asyncio.to_thread(self.state_after, room.table, wish.step)
        new = self.rooms.retry(room.table, state, guest.player, address_of(request))
        await new.settled()
        return answer(CreatedTable(new.table.id), 201)

    def state_after(self, table: Table, step: int) -> State:
        """The game as it stood after a step."""
        return finished.state_after(table.game, map(read_record, self.store.records(table.id)), step)

    async def analysis(self, request: Request) -> Response:
        return answer(await self.analyst.state((await self.room(request)).table.id))

    async def analyse(self, request: Request) -> Response:
        room = await self.room(request)
        guest, written = await self.guests.need(request), finished.written(room.table)
        self.rooms.sanctions.check(guest.player)
        state = await self.analyst.start(room.table.id, written, guest.player, address_of(request))
        return answer(state, 202)
