"""How much one server bears: durable moves a second, latency at a steady rate, memory. On loopback, one core each.

python bench/load.py                    both parts, SQLite in a temporary folder
python bench/load.py --database URL     another store
python bench/load.py --servers 3        one server, then three, on one PostgreSQL (see servers.py)
python bench/load.py --json             figures for programs

The server runs as `camarilla serve` on one core, this program on another (where there are two). Every table has as many
sockets as seats; whoever is asked answers at random, and when a game is over a fresh table takes its place. A move
counts when its sender has the update that acknowledges it.
Where node and the package boardgame.io are found, its server gets the same traffic (see boardgame.cjs).
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import cast

import msgspec
import uvloop

import camarilla

SEATS = 4
RATE_GOAL, LATENCY_GOAL, MEMORY_GOAL = 4000, 0.025, 250.0
PLENTY = 6000  # moves a second for which there are tables enough
AT_ONCE = 16  # tables that are opened at the same time
WARM_UP = 2.0  # seconds before anything counts: a server compiles its rules after some hundred moves
ASKED, OVER = b'"legal":[{', b'"over":true'


class Choice(msgspec.Struct):
    code: int


class Game(msgspec.Struct):
    asked_in: int
    legal: list[Choice]


class Shown(msgspec.Struct):
    """What the program reads of a message."""

    game: Game | None = None


reader = msgspec.json.Decoder(Shown)


@dataclass
class Figures:
    """What was measured."""

    game: str = ""
    tables: int = 0
    sockets: int = 0
    moves: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    busy: float = 0.0  # seconds that the server's core worked for it
    memory: float = 0.0  # MB
    fsync_p99: float = 0.0
    failed: int = 0

    @property
    def rate(self) -> float:
        return self.moves / max(self.seconds, 1e-9)


def percentile(numbers: list[float], share: float) -> float:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class Socket(asyncio.Protocol):
    """A WebSocket, with as little work as possible: text frames without extensions."""

    def __init__(self, path: str, cookie: str, hear: Callable[[Socket, bytes], None]) -> None:
        self.path, self.cookie, self.hear = path, cookie, hear
        self.buffer, self.open = bytearray(), False
        self.sent_at = 0.0
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {self.path} HTTP/1.1", "host: localhost", "upgrade: websocket", "connection: Upgrade",
            f"sec-websocket-key: {key}", "sec-websocket-version: 13", f"cookie: {self.cookie}", "", "",
        )  # fmt: skip
        self.transport.write("\r\n".join(lines).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits for an answer of a server that is gone."""
        self.sent_at = 0.0
        if not self.ready.done():
            self.ready.set_exception(ConnectionResetError("closed"))

    def data_received(self, data: bytes) -> None:
        start, end = frame(data) if self.open and not self.buffer else (0, 0)
        if end == len(data):  # most often it is one whole frame
            self.take(data[0], data[start:])
            return
        self.buffer += data
        if not self.open:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.ready.set_exception(ConnectionRefusedError(head[:80].decode()))
                return
            self.open, self.buffer = True, bytearray(rest)
            self.ready.set_result(None)
        while 0 < (bounds := frame(self.buffer))[1] <= len(self.buffer):
            kind, text = self.buffer[0], bytes(self.buffer[slice(*bounds)])
            del self.buffer[: bounds[1]]
            self.take(kind, text)

    def take(self, kind: int, text: bytes) -> None:
        """A text is heard; a ping is answered, because tables wait for long where many are opened before they play."""
        if kind == 0x89:
            self.transport.write(bytes([0x8A, 0x80 | len(text)]) + b"\0\0\0\0" + text)
        else:
            self.hear(self, text)

    def send(self, text: bytes) -> None:
        """A masked text frame; the mask is zero, which the protocol allows."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


def frame(data: bytes | bytearray) -> tuple[int, int]:
    """Where the text of the frame that begins here begins and ends; 0 while that cannot be said."""
    if len(data) < 10:
        return (2, data[1] + 2) if len(data) > 1 and data[1] < 126 else (0, 0)
    size = data[1] & 127
    if size < 126:
        return 2, size + 2
    return (4, int.from_bytes(data[2:4], "big") + 4) if size == 126 else (10, int.from_bytes(data[2:10], "big") + 10)


class Load:
    """All tables."""

    def __init__(self, port: int, game: str, tables: int, rate: float | None, reserve: int = 0) -> None:
        self.port, self.game, self.tables, self.rate, self.reserve = port, game, tables, rate, reserve
        self.dice = random.Random(1)
        self.figures = Figures(game, tables)
        self.counting = False
        self.asked: list[tuple[Socket, Game]] = []
        self.fresh: list[tuple[Socket, Game]] = []  # questions of tables that wait until another game is over
        self.sockets: list[Socket] = []

    # -- setting up
    def request(self, path: str, body: object, cookie: str = "") -> tuple[dict[str, str], str]:
        data = json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": cookie}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]

    async def set_up(self) -> None:
        _, cookie = await asyncio.to_thread(self.request, "/api/me", {"name": "Load"})
        seats = ["me", *(f"me Twin {number}" for number in range(1, SEATS))]
        wish = {"game": self.game, "seats": seats, "rules": {"hotseat": True}, "begin": True}
        turn = asyncio.Semaphore(AT_ONCE)

        async def open_table() -> None:
            async with turn:
                made, _ = await asyncio.to_thread(self.request, "/api/tables", wish, cookie)
                for seat in range(SEATS):
                    await self.connect(f"/api/tables/{made['id']}/socket?seat={seat}", cookie)

        await asyncio.gather(*(open_table() for _ in range(self.tables + self.reserve)))
        self.figures.sockets = len(self.sockets)

    async def connect(self, path: str, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(path, cookie, self.hear), "127.0.0.1", self.port)
        await socket.ready
        self.sockets.append(socket)

    # -- playing
    def hear(self, socket: Socket, data: bytes) -> None:
        if socket.sent_at and b'"re":"' in data[:80]:
            self.acknowledge(socket, data)
        if ASKED in data:
            game = reader.decode(data).game
            assert game is not None
            if self.rate is None and self.counting:
                self.answer(socket, game)
            else:
                self.asked.append((socket, game))

    def acknowledge(self, socket: Socket, data: bytes) -> None:
        sent_at, socket.sent_at = socket.sent_at, 0.0
        if data.startswith(b'{"type":"refused"'):
            self.figures.failed += 1
        elif self.counting:
            self.figures.moves += 1
            self.figures.latencies.append(time.perf_counter() - sent_at)
            if OVER in data and self.fresh:  # as many tables as before go on
                self.answer(*self.fresh.pop())

    def answer(self, socket: Socket, game: Game) -> None:
        code = self.dice.choice(game.legal).code
        socket.sent_at = time.perf_counter()
        socket.send(b'{"type":"play","id":"x","asked_in":%d,"code":%d}' % (game.asked_in, code))

    async def play(self, seconds: float) -> None:
        """For so long: at a steady rate, or as fast as it goes."""
        self.counting, start = True, time.perf_counter()
        if self.rate is None:
            waiting, self.asked = self.asked + self.fresh, []
            self.fresh = waiting[self.tables :]
            for socket, game in waiting[: self.tables]:
                self.answer(socket, game)
            await asyncio.sleep(seconds)
        else:
            await self.play_steadily(start, seconds)
        self.figures.seconds, self.counting = time.perf_counter() - start, False

    async def warm_up(self) -> None:
        """Play a little that does not count."""
        sockets = self.figures.sockets
        await self.play(WARM_UP)
        while any(socket.sent_at for socket in self.sockets):
            await asyncio.sleep(0.01)
        self.figures = Figures(self.game, self.tables, sockets)

    async def play_steadily(self, start: float, seconds: float) -> None:
        assert self.rate is not None
        sent = 0
        while (passed := time.perf_counter() - start) < seconds:
            while sent < passed * self.rate and self.asked:
                at = self.dice.randrange(len(self.asked))
                self.asked[at], self.asked[-1] = self.asked[-1], self.asked[at]
                self.answer(*self.asked.pop())
                sent += 1
            await asyncio.sleep(0.001)


def pin(core: int) -> None:
    """Run on one core only, where that can be said."""
    if hasattr(os, "sched_setaffinity") and core in os.sched_getaffinity(0):
        os.sched_setaffinity(0, {core})


def start_server(database: str, core: int = 0, *options: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "camarilla.cli", "serve", "--port", "0", "--no-limits", "--database", database]
    server = subprocess.Popen([*command, *options], stderr=subprocess.PIPE, text=True, preexec_fn=lambda: pin(core))
    assert server.stderr is not None
    for line in server.stderr:
        told = json.loads(line)
        if "address" in told:
            return server, int(told["address"].rpartition(":")[2])
    raise SystemExit("the server did not start")


def memory_of(process: int) -> float:
    """Resident memory in MB."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def work_of(process: int) -> float:
    """Seconds that a process has worked."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    parts = stat.read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def fsyncs(folder: Path, count: int = 200) -> list[float]:
    """How long the disk takes to keep a page."""
    times, file = [], folder / "fsync"
    with file.open("wb") as page:
        for _ in range(count):
            page.write(b"x" * 4096)
            page.flush()
            begun = time.perf_counter()
            os.fsync(page.fileno())
            times.append(time.perf_counter() - begun)
    file.unlink()
    return times


def reserve(game: str, tables: int, seconds: float, plenty: float = PLENTY) -> int:
    """Tables beyond those that play at the same time, so that none is missing before the end."""
    return max(0, int((seconds + WARM_UP) * plenty / shortest(game)) - tables)


def shortest(game: str, tried: int = 200) -> int:
    """How many answers the shortest of some random games has."""
    luck, lengths = random.Random(1), []
    for seed in range(tried):
        state, length = camarilla.game(game).deal(SEATS, seed), 0
        while not state.over:
            state.play_code(luck.choice(state.codes))
            length += 1
        lengths.append(length)
    return min(lengths)


def measure(folder: Path, database: str | None, game: str, tables: int, rate: float | None, seconds: float) -> Figures:
    """One part: a fresh server, so many tables, so long."""
    server, port = start_server(database or str(folder / f"{tables}.db"))
    try:
        load = Load(port, game, tables, rate, 0 if rate else reserve(game, tables, seconds))

        async def run() -> None:
            await load.set_up()
            await load.warm_up()
            worked = work_of(server.pid)
            await load.play(seconds)
            load.figures.busy = work_of(server.pid) - worked

        before = fsyncs(folder)
        uvloop.run(run())
        load.figures.memory = memory_of(server.pid)
        load.figures.fsync_p99 = percentile(before + fsyncs(folder), 0.99)
        return load.figures
    finally:
        server.terminate()
        server.wait(20)


def boardgame(tables: int, rate: float | None, seconds: float) -> Figures | None:
    """The same traffic on boardgame.io, None where node or its package is missing (looked up in NODE_PATH too)."""
    script, node = Path(__file__).with_name("boardgame.cjs"), shutil.which("node")
    found = node and subprocess.run(
        [node, "-e", "require.resolve('boardgame.io/server')"], cwd=script.parent, capture_output=True, check=False
    )
    if not node or not found or found.returncode:
        return None
    command = [node, str(script), "server", "8899"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: pin(0))
    try:
        assert server.stdout is not None
        server.stdout.readline()
        numbers = [str(number) for number in (8899, tables, seconds, rate or 0)]
        told = subprocess.run([node, str(script), "client", *numbers], capture_output=True, text=True, check=True)
        return Figures("boardgame.io", **json.loads(told.stdout), memory=memory_of(server.pid))
    finally:
        server.terminate()
        server.wait(20)


def shown(name: str, figures: Figures) -> str:
    p50, p99 = (1000 * percentile(figures.latencies, share) for share in (0.5, 0.99))
    return (
        f"{name}: {figures.game}, {figures.tables} tables, {figures.sockets} sockets, {figures.moves} moves in"
        f" {figures.seconds:.1f} s = {figures.rate:.0f} a second (core busy {figures.busy:.1f} s,"
        f" {1000 * figures.busy / max(figures.moves, 1):.3f} ms a move);"
        f" latency {p50:.1f} ms, 99 % below {p99:.1f} ms; {figures.memory:.0f} MB;"
        f" fsync 99 % below {1000 * figures.fsync_p99:.1f} ms; refused {figures.failed}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", help="postgresql://… instead of a file")
    parser.add_argument("--game", default=camarilla.games()[0])
    parser.add_argument("--tables", type=int, default=150)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--many", type=int, default=500)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.servers > 1:
        from servers import compare

        return compare(options)
    pin(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        full = measure(folder, options.database, options.game, options.tables, None, options.seconds)
        steady = measure(folder, options.database, options.game, options.many, options.rate, options.seconds)
        others = [
            boardgame(options.tables, None, options.seconds),
            boardgame(options.many, options.rate, options.seconds),
        ]
    parts = {"full": full, "steady": steady}
    parts |= {f"boardgame.io {name}": one for name, one in zip(parts, others, strict=True) if one}
    met = goals(full, steady)
    print(
        json.dumps({name: summed(one) for name, one in parts.items()} | {"met": met})
        if options.json
        else "\n".join([*(shown(name, one) for name, one in parts.items()), str(met)])
    )
    return 0 if all(met.values()) else 1


def goals(full: Figures, steady: Figures) -> dict[str, bool]:
    """Which goals are met."""
    return {
        "rate": full.rate >= RATE_GOAL,
        "latency": percentile(steady.latencies, 0.99) <= max(LATENCY_GOAL, 3 * steady.fsync_p99),
        "memory": steady.memory <= MEMORY_GOAL,
    }


def summed(figures: Figures) -> dict[str, float | str]:
    """For programs: percentiles instead of every latency."""
    part = asdict(figures)
    times = part.pop("latencies")
    return part | {"rate": figures.rate, "p50": percentile(times, 0.5), "p99": percentile(times, 0.99)}


if __name__ == "__main__":
    sys.exit(main())
