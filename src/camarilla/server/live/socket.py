"""The socket of a table: commands come in, updates go out."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.kernel.refusal import Refusal
from camarilla.server.buckets import Bucket
from camarilla.server.live.fast_socket import FastSocket, fast_socket_of
from camarilla.server.live.room import Room
from camarilla.server.table.commands import Visitor
from camarilla.server.table.views import Reader
from camarilla.wire import decode_command, encode
from camarilla.wire.commands import Ping, Rematch
from camarilla.wire.messages import Closing, CommandRefused, Pong

if TYPE_CHECKING:
    from camarilla.server.app import Server

CODES = {
    "restart": 1012, "slow": 1013, "full": 1013, "no-guest": 4401, "no-spectators": 4403, "not-your-seat": 4403,
    "no-table": 4404, "flood": 4429,
}  # fmt: skip


class Socket:
    """One socket: messages wait in a short queue, and a reader who is too slow is sent away."""

    def __init__(
        self, socket: WebSocket, who: Visitor, wanted: Reader, backlog: int, fast: FastSocket | None = None
    ) -> None:
        self.socket, self.wanted, self.backlog, self.fast = socket, wanted, backlog, fast
        self.who = self.counted = who
        self.waiting: deque[bytes] = deque()
        self.idle: asyncio.Future[None] | None = None  # while there is nothing to send
        self.closing: str | None = None

    def send(self, data: bytes) -> None:
        """Send at once, or soon after what waits already."""
        if self.closing is None and not (self.fast and self.rests() and self.fast.say(data)):
            if len(self.waiting) >= self.backlog:
                self.waiting.clear()
                self.waiting.append(encode(Closing("slow")))
                self.closing = "slow"
            else:
                self.waiting.append(data)
            self.wake()

    def close(self, reason: str) -> None:
        """Close when everything is sent."""
        self.closing = self.closing or reason
        self.wake()

    def rests(self) -> bool:
        """Is there nothing to send?"""
        return self.idle is not None and not self.idle.done()

    def wake(self) -> None:
        """There is something to do."""
        if self.idle is not None and not self.idle.done():
            self.idle.set_result(None)

    async def write(self) -> None:
        """Send what waits, until it is to be closed."""
        while True:
            while self.waiting:
                await self.socket.send({"type": "websocket.send", "text": self.waiting.popleft().decode()})
            if self.closing is not None:
                await self.socket.close(CODES.get(self.closing, 1000), self.closing)
                return
            self.idle = asyncio.get_running_loop().create_future()
            await self.idle


class Talk:
    """What is said on one socket."""

    def __init__(self, server: Server, room: Room, socket: Socket) -> None:
        self.server, self.room, self.socket = server, room, socket
        limits = server.settings.limits
        self.bucket = Bucket(limits.messages, limits.messages_at_once, server.timer.now())
        self.strikes = 0

    def hear(self, text: str | bytes) -> None:
        """One message from the page."""
        if self.socket.closing is not None:
            return
        if not self.bucket.take(self.server.timer.now()):
            self.strikes += 1
            self.refuse(None, Refusal("flood"))
            if self.strikes > self.server.settings.limits.messages_at_once:
                self.socket.close("flood")
            return
        try:
            command = decode_command(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.refuse(None, Refusal("message", reason=str(error)[:120]))
            return
        self.obey(command)

    def obey(self, command: object) -> None:
        if isinstance(command, Ping):
            self.socket.send(encode(Pong(command.id, self.server.timer.now())))
        elif isinstance(command, Rematch):
            self.room.rematch(self.socket, command.id)
        else:
            self.room.order(self.socket, command)

    def refuse(self, re: str | None, refusal: Refusal) -> None:
        self.server.rooms.counts.refused.labels(refusal.id).inc()
        self.socket.send(encode(CommandRefused(re, refusal.id, refusal.details)))


async def serve_socket(server: Server, socket: WebSocket) -> None:
    """GET /api/tables/ID/socket?seat=S&last=N, upgraded."""
    if server.limiter.socket_refused(socket):
        await socket.close()  # before it is opened: the handshake is refused
        return
    await socket.accept()
    try:
        room, listener, last = await admit(server, socket)
    except Refusal as refusal:  # a browser can read why only after the handshake
        await socket.close(CODES.get(refusal.id, 4400), refusal.id)
        return
    await converse(server, room, listener, last)


async def admit(server: Server, socket: WebSocket) -> tuple[Room, Socket, int | None]:
    """The table, the socket as one of its listeners, and the last update it has; refused if it may not be here."""
    guest = server.guests.read(socket.cookies.get(server.cookie))
    if guest is None:
        raise Refusal("no-guest")
    wanted, last = (number(socket.query_params.get(name)) for name in ("seat", "last"))
    room = await server.rooms.get(socket.path_params["id"])
    if not room.may_look(guest.player):
        raise Refusal("no-spectators")
    if wanted is not None and wanted not in room.table.seats_of(guest.player):
        raise Refusal("not-your-seat", seat=wanted)
    who = Visitor(guest.player, guest.name, room.eyes(guest.player, wanted))
    if who.seat is None and room.session.readers[None] >= server.settings.limits.listeners:
        raise Refusal("full")  # for those who watch: whoever plays here finds a place
    return room, Socket(socket, who, wanted, server.settings.limits.backlog, fast_socket_of(socket.scope)), last


def number(text: str | None) -> int | None:
    """A whole number of a query, None if it is not there."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise Refusal("query")
    return int(text)


async def converse(server: Server, room: Room, listener: Socket, last: int | None) -> None:
    """Until one side has had enough."""
    socket, talk = listener.socket, Talk(server, room, listener)
    writing = asyncio.create_task(listener.write())
    server.limiter.opened(socket)
    try:
        server.writing.add(writing)
        room.enter(listener, last)
        if listener.fast:
            listener.fast.hear = talk.hear  # what came before is read first: so long nothing more is
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            talk.hear(message.get("text") or message.get("bytes") or b"")
    except WebSocketDisconnect:
        pass
    finally:
        if listener.fast:
            listener.fast.hear = None
        server.limiter.closed(socket)
        room.leave(listener)
        server.writing.discard(writing)
        writing.cancel()
