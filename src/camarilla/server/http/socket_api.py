"""The way from a request to the socket of a table."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.former_cookies import AFTERWARDS
from camarilla.server.http.guests import Guests
from camarilla.server.http.limits import Limiter, address_of
from camarilla.server.http.relay import RESTART, SocketRelay
from camarilla.server.live.fast_socket import fast_socket_of, once_gone
from camarilla.server.live.listener import oldest
from camarilla.server.live.rooms import Rooms
from camarilla.server.live.socket import CODES, Socket
from camarilla.server.live.table_cache import ElsewhereError
from camarilla.server.table.admission import eyes, unwelcome
from camarilla.server.table.commands import Visitor

TAKEOVER, AGAIN = 8.0, 0.1  # seconds for a table to be taken over from a dead server, and between two looks


class SocketApi:
    """GET /api/tables/ID/socket?seat=S&last=N&heard=M, upgraded."""

    def __init__(self, rooms: Rooms, guests: Guests, limiter: Limiter, relay: SocketRelay) -> None:
        self.rooms, self.guests, self.limiter, self.relay = rooms, guests, limiter, relay
        self.open: set[asyncio.Task[None]] = set()  # what still writes to open sockets

    def routes(self) -> list[BaseRoute]:
        return [WebSocketRoute("/api/tables/{id}/socket", self.serve)]

    async def serve(self, request: WebSocket) -> None:
        """Let a page in, and listen to it until one side closes."""
        passed_on = self.relay.visitor(request)
        if passed_on:
            request.scope["client"] = (passed_on, 0)
        if not (await self.plays(request) if passed_on else self.may_connect(request)):
            await request.close()  # before it is opened: the handshake is refused
            return
        reserved = self.limiter.reserve(request)
        try:
            self.count_frames(request)
            await request.accept()  # a browser can read why not only after the handshake
            if not reserved:
                raise Refusal("sockets", most=self.limiter.limits.sockets)
            await self.lead(request)
        except Refusal as refusal:
            self.rooms.counts.refused.labels(refusal.id).inc()
            await request.close(CODES.get(refusal.id, 4400), refusal.id)
        finally:
            if reserved:
                once_gone(request.scope, partial(self.limiter.closed, request))

    def may_connect(self, request: WebSocket) -> bool:
        """May this page, from this address, ask for a socket? If not, that is counted."""
        try:
            self.limiter.check_connect(request)
        except Refusal as refusal:
            self.rooms.counts.refused.labels(refusal.id).inc()
            return False
        return True

    def count_frames(self, request: WebSocket) -> None:
        """What it sends counts for its address, too: many sockets may not send what one may not."""
        if fast := fast_socket_of(request.scope):
            address, sent, now = address_of(request), self.rooms.frames_from, self.rooms.timer.now
            fast.may_send = lambda frames: sent.take(address, now(), frames)

    async def plays(self, request: WebSocket) -> bool:
        """Is the table played here? The other server, which thought so, asks again if not."""
        try:
            await self.rooms.get(request.path_params["id"])
        except ElsewhereError:
            return False
        except Refusal:
            pass  # the page is told
        return not self.rooms.closing

    async def lead(self, request: WebSocket) -> None:
        """To the table, wherever it is played; its server may have died, and is given up in a moment."""
        loop = asyncio.get_running_loop()
        end = loop.time() + TAKEOVER
        while loop.time() < end:
            try:
                socket, last, heard = await self.admit(request)
            except ElsewhereError as other:
                if await self.pass_on(request, other.address):
                    return
                await asyncio.sleep(AGAIN)
            else:
                await socket.converse(last, heard, self.open)
                return
        await request.close(*RESTART)

    async def pass_on(self, request: WebSocket, server: str) -> bool:
        """To the server that plays the table; False if it is to be asked again who does."""
        try:
            return await self.relay.pass_on(request, server, address_of(request))
        except ConnectionRefusedError:
            if leases := self.rooms.store.leases:
                await asyncio.to_thread(leases.doubt, server)
            return False

    async def admit(self, request: WebSocket) -> tuple[Socket, int | None, int | None]:
        """The socket of somebody who may be at this table, the last update and line it has; refused otherwise.

        Whoever is signed out before it is at the table is asked again who it is: only sockets at tables were closed.
        """
        while True:
            turned_out = self.rooms.turned_out
            admitted = await self._admit(request)
            if self.rooms.turned_out == turned_out:
                return admitted

    async def _admit(self, request: WebSocket) -> tuple[Socket, int | None, int | None]:
        guest = await self.guests.need(request)
        self.rooms.sanctions.check(guest.player, address_of(request))
        wanted, last, heard = (number(request.query_params.get(name)) for name in ("seat", "last", "heard"))
        await self.rooms.table_quota.see(guest.player)
        room = await self.rooms.get(request.path_params["id"])
        word = request.query_params.get("word", "")[:64]
        self.limiter.check_word(request, word, partial(room.table.lets_in, guest.player))
        if why := unwelcome(room.table, Visitor(guest.player, guest.name, None, word)):
            raise why
        if wanted is not None and wanted not in room.table.seats_of(guest.player):
            raise Refusal("not-your-seat", seat=wanted)
        who = Visitor(guest.player, guest.name, eyes(room.table, guest.player, wanted), word)
        full = who.seat is None and room.session.readers[None] >= self.limiter.limits.listeners
        if full and not room.make_room(address_of(request)):
            raise Refusal("full")  # for those who watch: whoever plays here finds a place
        surplus = oldest(room.everybody(), guest.player, self.limiter.limits.windows - 1)
        room.turn_out(surplus.__contains__, "windows")
        until = self.rooms.timer.now() + AFTERWARDS if guest.former else None  # then it is asked for its cookie again
        socket = Socket(request, room, who, wanted, self.limiter.limits, address_of(request), guest.device, until)
        return socket, last, heard

    async def flush(self, seconds: float) -> None:
        """Wait until the last words are sent, but not longer."""
        if self.open:
            await asyncio.wait(list(self.open), timeout=seconds)


def number(text: str | None) -> int | None:
    """A whole number of a query, None if it is not there."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise Refusal("query")
    return int(text)
