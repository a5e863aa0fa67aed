"""The way of a page to the server that plays its table, where there are several: through the one it came to."""

from __future__ import annotations

import asyncio
import contextlib
import time

import websockets
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from camarilla.server.live.fast_socket import fast_socket_of
from camarilla.server.metrics import Counts

HEADER = "x-camarilla-relay"
AGE = 300  # seconds that a signature is good for, whichever of two clocks is ahead
ANSWER = 2.0  # seconds for the other server to answer
RESTART = (1012, "restart")  # tells a page to come again


class SocketRelay:
    """Passes sockets on. What it says of a visitor is signed with the secret that all servers of a store share."""

    def __init__(self, secret: str, counts: Counts) -> None:
        self.serializer = URLSafeTimedSerializer(secret, salt="camarilla relay 1")
        self.counts = counts
        self.open: dict[ClientConnection, str] = {}  # and to which server

    def visitor(self, request: HTTPConnection) -> str | None:
        """The address of a visitor who is passed on to us; None if it is not another server of ours that asks."""
        try:
            said, made = self.serializer.loads(request.headers.get(HEADER, ""), return_timestamp=True)
        except BadSignature:
            return None
        recent = abs(time.time() - made.timestamp()) < AGE
        return said[0] if recent and said[1] == request.url.path else None

    async def pass_on(self, request: WebSocket, server: str, address: str) -> bool:
        """Carry messages both ways until one side closes; False if the server does not answer.

        ConnectionRefusedError if there is none.
        """
        try:
            there = await self._dial(request, server, address)
        except ConnectionRefusedError:
            raise
        except (OSError, websockets.WebSocketException):
            return False
        self.open[there] = server
        self.counts.relayed.set(len(self.open))
        try:
            await self._carry(request, there)
        finally:
            del self.open[there]
            self.counts.relayed.set(len(self.open))
            there.transport.abort()
        return True

    async def _dial(self, request: WebSocket, server: str, address: str) -> ClientConnection:
        signed = self.serializer.dumps([address, request.url.path])
        headers = {"cookie": request.headers.get("cookie", ""), HEADER: str(signed)}
        url = f"ws{server.removeprefix('http')}{request.url.path}?{request.url.query}"
        return await connect(
            url, additional_headers=headers, compression=None, max_size=None, open_timeout=ANSWER, proxy=None,
            ping_interval=None, user_agent_header=None,
        )  # fmt: skip

    async def _carry(self, request: WebSocket, there: ClientConnection) -> None:
        back, forth = asyncio.create_task(self._back(request, there)), asyncio.create_task(self._forth(request, there))
        await asyncio.wait((back, forth), return_when=asyncio.FIRST_COMPLETED)
        page_left = forth.done() and not forth.exception() and forth.result()
        for task in (back, forth):
            task.cancel()
        await asyncio.gather(back, forth, return_exceptions=True)
        if page_left:
            await there.close()
            return
        code, reason = there.close_code, there.close_reason
        with contextlib.suppress(RuntimeError):  # it left at the same moment
            await request.close(*((code, reason) if code and code not in (1005, 1006) else RESTART))

    async def _back(self, request: WebSocket, there: ClientConnection) -> None:
        """From the table to the page."""
        fast = fast_socket_of(request.scope)
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                data = await there.recv(decode=False)
                if not (fast and fast.say(data)):
                    await request.send({"type": "websocket.send", "text": data.decode()})

    async def _forth(self, request: WebSocket, there: ClientConnection) -> bool:
        """From the page to the table; True when the page has left."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while (message := await request.receive())["type"] != "websocket.disconnect":
                await there.send(message.get("text") or message.get("bytes") or b"")
            return True
        return False

    def cut(self, alive: frozenset[str]) -> None:
        """Part from servers that live no more: their pages come again."""
        for there, server in self.open.items():
            if server not in alive:
                there.transport.abort()
