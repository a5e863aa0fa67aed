"""The socket of a table: commands come in, updates go out."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from camarilla.kernel.refusal import Refusal
from camarilla.server.buckets import Bucket
from camarilla.server.live.backlog import Backlog
from camarilla.server.live.fast_socket import fast_socket_of
from camarilla.server.live.room import Room
from camarilla.server.settings import Limits
from camarilla.server.table.commands import Visitor
from camarilla.server.table.views import Reader
from camarilla.wire import decode_command, encode
from camarilla.wire.messages import Closing

CODES = {
    "restart": 1012, "slow": 1013, "full": 1013, "no-guest": 4401, "no-spectators": 4403, "no-invite": 4403,
    "not-your-seat": 4403, "windows": 4403, "banned": 4403, "table-closed": 4403, "table-damaged": 4403,
    "no-table": 4404, "flood": 4429, "sockets": 4429,
}  # fmt: skip


class Socket:
    """One socket: messages wait in a short queue, and a reader who is too slow is sent away."""

    def __init__(
        self,
        socket: WebSocket,
        room: Room,
        who: Visitor,
        wanted: Reader,
        limits: Limits,
        address: str = "",
        device: str = "",
        until: int | None = None,
    ) -> None:
        self.socket, self.room, self.wanted, self.limits = socket, room, wanted, limits
        self.address, self.device, self.until = address, device, until
        self.who = self.counted = who
        self.fast = fast_socket_of(socket.scope)
        self.bucket, self.strikes = Bucket(limits.messages, limits.messages_at_once, room.now()), 0
        self.backlog = Backlog(limits, address, room.rooms.backlogs)
        self.idle: asyncio.Future[None] | None = None  # while there is nothing to send
        self.closing: str | None = None

    async def converse(self, last: int | None, heard: int | None, writing: set[asyncio.Task[None]]) -> None:
        """Listen and write until one side closes; `writing` holds the tasks of all open sockets."""
        end = self.room.rooms.timer.call_at(self.until, self.expire) if self.until else None
        task = asyncio.create_task(self.write())
        writing.add(task)
        try:
            self.room.enter(self, last, heard)
            if self.fast:
                self.fast.hear = self.hear  # what came before is read first: so long nothing more is
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                self.hear(message.get("text") or message.get("bytes") or b"")
        except WebSocketDisconnect:
            pass
        finally:
            if self.fast:
                self.fast.hear = None
            if end:
                end.cancel()
            self.room.leave(self)
            writing.discard(task)
            task.cancel()
            self.closing = self.closing or "gone"  # what was to be said later waits no more
            self.backlog.end()
            self.backlog.take()

    # -- in
    def hear(self, text: str | bytes) -> None:
        """One message from the page."""
        if self.closing is not None:
            return
        now = self.room.now()
        if not (self.bucket.take(now) and self.room.rooms.frames_from.take(self.address, now)):
            self.strike()
            return
        try:
            command = decode_command(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            self.send(self.room.refused(None, Refusal("message", reason=str(error)[:120])))
            return
        self.room.execute(self, command)

    def strike(self) -> None:
        """Too many messages; whoever does not stop is sent away."""
        self.strikes += 1
        self.send(self.room.refused(None, Refusal("flood")))
        if self.strikes > self.limits.messages_at_once:
            self.close("flood")

    # -- out
    def send(self, data: bytes) -> None:
        """Send at once, or soon after what waits already."""
        rests = self.idle is not None and not self.idle.done()  # there is nothing to send
        if self.closing is None and not (self.fast and rests and self.fast.say(data)):
            if not self.backlog.put(data):
                self.backlog.end(encode(Closing("slow")))
                self.closing = "slow"
            self.wake()

    def close(self, reason: str) -> None:
        """Close when everything is sent."""
        self.closing = self.closing or reason
        self.wake()

    def expire(self) -> None:
        """Have the page come again."""
        self.room.turn_out(lambda one: one is self, "restart")

    def wake(self) -> None:
        """There is something to do."""
        if self.idle is not None and not self.idle.done():
            self.idle.set_result(None)

    async def write(self) -> None:
        """Send what waits, until it is to be closed; to one that is gone nothing more."""
        with contextlib.suppress(WebSocketDisconnect):
            await self._write()

    async def _write(self) -> None:
        while True:
            while data := self.backlog.take():
                await self.socket.send({"type": "websocket.send", "text": data.decode()})
            if self.closing is not None:
                await self.socket.close(CODES.get(self.closing, 1000), self.closing)
                return
            self.idle = asyncio.get_running_loop().create_future()
            await self.idle
