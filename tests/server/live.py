"""A real server on a real port, and people who talk to it; time may be the test's own."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from camarilla.server.app import Server
from camarilla.server.live.rooms import Make, draw_names
from camarilla.server.live.timer import Handle
from camarilla.server.run import Uvicorn, bind, make
from camarilla.server.settings import OPEN, ServerSettings

PATIENCE = 20  # seconds after which a test that waits has failed


class Silence:
    """A log that nobody reads; what is written is kept."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, str, dict[str, Any]]] = []

    def __getattr__(self, level: str) -> Callable[..., None]:
        return lambda event, **parts: self.lines.append((level, event, parts))


class Alarm:
    """Something to do later."""

    def __init__(self, act: Callable[[], None]) -> None:
        self.act: Callable[[], None] | None = act

    def cancel(self) -> None:
        self.act = None


class HandTimer:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000
        self.alarms: list[tuple[int, int, Alarm]] = []
        self.count = itertools.count()

    def now(self) -> int:
        return self.time

    def behind(self) -> float:
        return 0

    def call_at(self, when: int, act: Callable[[], None]) -> Handle:
        alarm = Alarm(act)
        heapq.heappush(self.alarms, (when, next(self.count), alarm))
        return alarm

    def pass_by(self, milliseconds: int) -> None:
        """Time passes, and alarms ring."""
        end = self.time + milliseconds
        while self.alarms and self.alarms[0][0] <= end:
            when, _, alarm = heapq.heappop(self.alarms)
            self.time = max(self.time, when)
            if alarm.act:
                alarm.act()
        self.time = end


class Live:
    """A running server."""

    def __init__(self, uvicorn: Uvicorn, port: int) -> None:
        self.uvicorn, self.server, self.port = uvicorn, uvicorn.camarilla, port
        self.people: list[Person] = []

    async def person(self, name: str = "Ada", address: str = "127.0.0.1") -> Person:
        person = Person(self.port, address)
        self.people.append(person)
        await person.call_me(name)
        return person

    def stranger(self) -> Person:
        """Somebody without a cookie."""
        person = Person(self.port)
        self.people.append(person)
        return person


class Person:
    """Somebody with a browser, at an address of this machine."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port, self.address = port, address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.web = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, transport=transport)

    async def call_me(self, name: str) -> None:
        answer = await self.web.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text

    async def open(self, game: str = "oriflamme", *seats: str, begin: bool = True, **rules: Any) -> str:
        """A new table; its id."""
        rules.setdefault("pace", 0)
        rules.setdefault("first", 0)
        wish = {"game": game, "seats": seats or ("me", "bot page", "bot page"), "rules": rules, "begin": begin}
        answer = await self.web.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def join(self, table: str, **query: int | str) -> Talk:
        """A socket at a table, with its first message read."""
        talk = await self.dial(table, **query)
        talk.first = await talk.hear()
        return talk

    async def dial(self, table: str, origin: str | None = None, **query: int | str) -> Talk:
        """A socket, as it opens."""
        text = "&".join(f"{name}={value}" for name, value in query.items())
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{text}",
            additional_headers={"cookie": cookie} if cookie else {},
            origin=origin,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
            max_queue=None,  # else a page that reads no more could not close either
            local_addr=(self.address, 0),
        )
        return Talk(socket)


class Talk:
    """One socket, from the page's side: it keeps what a page would keep."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.first: dict[str, Any] = {}
        self.n = self.heard = 0  # the last update and the last line of chat
        self.game: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.sent = 0
        self.name = secrets.token_hex(4)

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("welcome", "update"):
            if message["type"] == "update" and self.n:
                assert message["n"] == self.n + 1, "an update was lost"
            self.n = message["n"]
            self.game = message.get("game") or self.game
            self.table = message.get("table") or self.table
        self.heard = message.get("heard", message.get("number", self.heard))
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Listen until a message is wanted."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def say(self, type: str, **parts: Any) -> str:
        """Send a command; its id."""
        self.sent += 1
        id = f"{self.name}-{self.sent}"
        await self.socket.send(json.dumps({"type": type, "id": id, **parts}))
        return id

    async def order(self, type: str, **parts: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id = await self.say(type, **parts)
        return await self.until(lambda message: message.get("re") == id)

    async def play(self, dice: random.Random) -> dict[str, Any]:
        """Answer the question."""
        assert self.game is not None
        code = dice.choice(self.game["legal"])["code"]
        return await self.order("play", asked_in=self.game["asked_in"], code=code)

    async def play_on(self, dice: random.Random, most: int = 10_000) -> None:
        """Answer whenever asked, until the game is over, or so many times."""
        while self.table["phase"] != "over" and most:
            if self.game and self.game["legal"]:
                most -= 1
                answer = await self.play(dice)
                assert answer["type"] == "update", answer
            else:
                await self.hear()

    async def close(self) -> None:
        await self.socket.close()

    async def closed(self) -> tuple[int, str]:
        """Wait until the server closes; its code and reason."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code or 0, self.socket.close_reason or ""


async def ticking(uvicorn: Uvicorn, enough: asyncio.Event) -> None:
    """The loop of a server that stops at once; uvicorn's own looks ten times a second whether it should."""
    for tick in itertools.count():
        if await uvicorn.on_tick(tick):
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(enough.wait(), 0.1)


@contextlib.asynccontextmanager
async def live(
    database: Path | str, timer: HandTimer | None = None, names: Make = draw_names, among: bool = False, **changes: Any
) -> AsyncIterator[Live]:
    """A server for a while; or one among several."""
    settings = replace(ServerSettings(database=str(database), limits=OPEN, page=Path("nowhere"), quantum=1), **changes)
    uvicorn = make(Server(settings, timer=timer, names=names, log=Silence()))
    bound = bind("127.0.0.1", [0])
    if among:
        uvicorn.camarilla.store.claim(f"http://127.0.0.1:{bound.getsockname()[1]}")
    enough = asyncio.Event()
    uvicorn.main_loop = partial(ticking, uvicorn, enough)  # type: ignore[method-assign]
    task = asyncio.create_task(uvicorn.serve([bound]))
    while not uvicorn.started and not task.done():
        await asyncio.sleep(0)
    assert uvicorn.started, task.exception()
    running = Live(uvicorn, bound.getsockname()[1])
    try:
        yield running
    finally:
        for person in running.people:
            await person.web.aclose()
        uvicorn.should_exit = True
        enough.set()
        await task
        bound.close()
