"""The short way of messages through a socket: the same frames, in the same order, whatever the client does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from camarilla.server.live.fast_socket import ROUND, FastSocket, fast_socket_of, framed, short_text, sweep, whole
from camarilla.server.settings import OPEN
from server.live import Live, Person, live


async def at_a_table(server: Live, stack: AsyncExitStack) -> tuple[Person, str, Wire]:
    """Somebody, a table that gathers, and a wire to it."""
    ada = await server.person()
    id = await ada.open("oriflamme", "me", "open", begin=False)
    return ada, id, await stack.enter_async_context(dial(ada, id))


def trial(tmp_path: Path, act: Callable[[Live, AsyncExitStack], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", **changes) as server, AsyncExitStack() as stack:
            await act(server, stack)

    asyncio.run(run())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_would_send(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


SHORT = [b"x", b"x" * 125, "caf\u00e9".encode()]
NOT_SHORT = [
    b"", b"\x81", masked(Opcode.TEXT, b""), masked(Opcode.TEXT, b"x" * 126), masked(Opcode.BINARY, b"x"),
    masked(Opcode.TEXT, b"x", fin=False), masked(Opcode.CONT, b"x"), masked(Opcode.CLOSE, b"\x03\xe8"),
    masked(Opcode.TEXT, b"\xff"), masked(Opcode.TEXT, b"xy")[:-1], masked(Opcode.TEXT, b"xy") + b"z",
    Frame(Opcode.TEXT, b"not masked").serialize(mask=False, extensions=[]),
]  # fmt: skip


def test_one_short_text_is_read_at_once_and_nothing_else() -> None:
    assert [short_text(masked(Opcode.TEXT, text)) for text in SHORT] == [text.decode() for text in SHORT]
    assert [short_text(data) for data in NOT_SHORT] == [None] * len(NOT_SHORT)


def test_what_is_whole_leaves_the_library_between_two_messages() -> None:
    for opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.PING, Opcode.PONG):
        assert whole(masked(opcode, b"xyz"))
    assert whole(masked(Opcode.TEXT, b"x" * 300))
    for data in (masked(Opcode.TEXT, b"x" * 300), masked(Opcode.TEXT, b"xyz")):
        assert not any(whole(data[:end]) for end in range(len(data)))
        assert not whole(data + data)
    assert not whole(masked(Opcode.TEXT, b"xyz", fin=False))
    assert not whole(masked(Opcode.CONT, b"xyz"))


def test_only_a_fast_socket_of_ours_is_one() -> None:
    assert fast_socket_of({}) is None
    assert fast_socket_of({"extensions": {"camarilla.fast_socket": {}}}) is None


class Wire:
    """A client that sends bytes as the test wants them."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.frames = StreamReader()

    def send(self, opcode: Opcode, data: bytes, fin: bool = True) -> None:
        self.writer.write(Frame(opcode, data, fin).serialize(mask=True, extensions=[]))

    async def hear(self) -> Frame:
        """The next frame."""
        parser = Frame.parse(self.frames.read_exact, mask=False)
        while True:
            try:
                next(parser)
            except StopIteration as whole:
                frame: Frame = whole.value
                return frame
            data = await asyncio.wait_for(self.reader.read(65_536), 8)
            assert data, "the server has closed"
            self.frames.feed_data(data)

    async def closed(self) -> tuple[int, str] | None:
        """Wait until the server ends it; the code and reason of the close, if one came."""
        with contextlib.suppress(AssertionError, ConnectionError):
            while (frame := await self.hear()).opcode is not Opcode.CLOSE:
                pass
            return int.from_bytes(bytes(frame.data)[:2], "big"), bytes(frame.data)[2:].decode()
        return None

    async def until(self, type: str) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message: dict[str, Any] = json.loads(bytes((await self.hear()).data))
            if message["type"] == type:
                return message


@contextlib.asynccontextmanager
async def dial(person: Person, table: str) -> AsyncIterator[Wire]:
    reader, writer = await asyncio.open_connection("127.0.0.1", person.port)
    cookie = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1", "host: localhost", "upgrade: websocket", "connection: Upgrade",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", "sec-websocket-version: 13", f"cookie: {cookie}", "", "",
    )  # fmt: skip
    writer.write("\r\n".join(lines).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head
    wire = Wire(reader, writer)
    await wire.until("welcome")
    yield wire
    writer.close()


def ping(id: str) -> bytes:
    return b'{"type":"ping","id":"%s"}' % id.encode()


def test_messages_in_pieces_and_many_at_once_are_heard_in_order(tmp_path: Path) -> None:
    async def act(server: Live, stack: AsyncExitStack) -> None:
        _, _, wire = await at_a_table(server, stack)
        whole = Frame(Opcode.TEXT, ping("a")).serialize(mask=True, extensions=[])
        for byte in whole:  # a byte at a time
            wire.writer.write(bytes([byte]))
            await wire.writer.drain()
        wire.send(Opcode.TEXT, ping("b")[:9], fin=False)  # in two frames, with a control frame in between
        wire.send(Opcode.PING, b"?")
        wire.send(Opcode.CONT, ping("b")[9:])
        for number in range(50):
            wire.send(Opcode.TEXT if number % 2 else Opcode.BINARY, ping(f"c{number}"))
        heard = [await wire.hear() for _ in range(54)]
        answers = [json.loads(bytes(frame.data))["re"] for frame in heard if b'"pong"' in bytes(frame.data)]
        assert answers == ["a", "b", *(f"c{number}" for number in range(50))]
        assert [frame.opcode for frame in heard].count(Opcode.PONG) == 1

    trial(tmp_path, act)


def test_a_text_in_the_middle_of_a_message_is_part_of_it(tmp_path: Path) -> None:
    """Bytes that look like a frame of their own, after half a frame: the library has them."""

    async def act(server: Live, stack: AsyncExitStack) -> None:
        ada, _, wire = await at_a_table(server, stack)
        inner = masked(Opcode.TEXT, ping("no"))
        outer = Frame(Opcode.BINARY, inner).serialize(mask=False, extensions=[])
        wire.writer.write(outer[:1] + bytes([outer[1] | 0x80]) + bytes(4))  # a mask of zeros, then what it covers
        await wire.writer.drain()
        await ada.web.get("/healthz")  # by then it has been read
        wire.writer.write(inner)
        await wire.until("refused")
        wire.send(Opcode.TEXT, ping("yes"))
        assert (await wire.until("pong"))["re"] == "yes"

    trial(tmp_path, act)


def test_what_is_no_text_closes_the_socket(tmp_path: Path) -> None:
    async def act(server: Live, stack: AsyncExitStack) -> None:
        ada, id, wire = await at_a_table(server, stack)
        wire.send(Opcode.TEXT, b'{"type":"ping","id":"\xff"}')
        while (frame := await wire.hear()).opcode is not Opcode.CLOSE:
            pass
        assert int.from_bytes(bytes(frame.data)[:2], "big") == 1007
        assert (await (await ada.join(id)).order("ping"))["type"] == "pong"

    trial(tmp_path, act)


def test_one_who_stops_reading_is_sent_away_and_gets_everything_later(tmp_path: Path) -> None:
    """What the connection does not take waits, so many messages and no more; others hear on."""

    async def act(server: Live, stack: AsyncExitStack) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open("oriflamme", "me", "open", begin=False)
        wire, talk = await stack.enter_async_context(dial(eve, id)), await ada.join(id)
        room = await server.server.rooms.get(id)
        slow: Any = next(one for one in room.listeners.values() if one.who.name == "Eve")
        slow.fast.pause_writing()  # as the transport does when nothing is taken any more
        for number in range(3):
            await talk.order("say", text=f"line {number}")
        assert len(slow.backlog.messages) >= 2  # the writer may hold one
        slow.fast.resume_writing()
        said = [await wire.until("said") for _ in range(3)]
        assert [heard["line"]["text"] for heard in said] == ["line 0", "line 1", "line 2"]
        slow.fast.pause_writing()
        for number in range(12):
            await talk.order("say", text=f"more {number}")
        assert slow.closing == "slow"
        slow.fast.resume_writing()
        assert (await wire.until("closing"))["reason"] == "slow"
        again = await eve.join(id)
        assert [said["text"] for said in again.first["said"]][-1] == "more 11"

    trial(tmp_path, act, limits=replace(OPEN, backlog=8))


def test_a_connection_that_breaks_harms_nobody(tmp_path: Path) -> None:
    """Even if the table speaks to it before anybody knows."""

    async def act(server: Live, stack: AsyncExitStack) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open("oriflamme", "me", "open", begin=False)
        await stack.enter_async_context(dial(eve, id))
        talk = await ada.join(id)
        room = await server.server.rooms.get(id)
        gone: Any = next(one for one in room.listeners.values() if one.who.name == "Eve")
        gone.fast.transport.abort()
        assert not gone.fast.say(b"hello")
        assert (await talk.order("say", text="still here"))["type"] == "said"
        assert not room.broken

    trial(tmp_path, act)


def test_every_message_goes_the_short_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later uvicorn may have other names: then everything still works, but somebody should know."""
    said, say = [0], FastSocket.say

    def count(fast: FastSocket, text: bytes) -> bool:
        said[0] += 1
        return say(fast, text)

    monkeypatch.setattr(FastSocket, "say", count)

    async def act(server: Live, stack: AsyncExitStack) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open())
        room = next(iter(server.server.rooms.open.values()))
        socket: Any = next(iter(room.listeners.values()))
        heard = socket.fast.hear
        assert heard is not None
        await talk.play_on(random.Random(1), 2)
        await talk.close()
        while room.listeners:
            await asyncio.sleep(0)
        assert socket.fast.hear is None

    trial(tmp_path, act)
    assert said[0] > 2


# -- too much of it
PIECES = [(Opcode.TEXT, b"{", False)]
FLOODS = {
    "pings": [(Opcode.PING, b"", True)] * 60,
    "pongs": [(Opcode.PONG, b"", True)] * 60,
    "empty pieces": PIECES + [(Opcode.CONT, b"", False)] * 60,
    "all at once": [(Opcode.PING, b"", True)] * 50_000,
}


@pytest.mark.parametrize("flood", FLOODS)
def test_every_frame_counts_and_who_sends_too_many_is_cut_off(tmp_path: Path, flood: str) -> None:
    async def act(server: Live, stack: AsyncExitStack) -> None:
        ada, id, wire = await at_a_table(server, stack)
        for frame in FLOODS[flood]:
            wire.send(*frame)
        assert await wire.closed() == (4429, "flood")
        assert b'camarilla_refused_total{error="flood"} 1.0' in server.server.rooms.counts.page()
        assert (await (await ada.join(id)).order("ping"))["type"] == "pong"

    trial(tmp_path, act, limits=replace(OPEN, frames=0, frames_at_once=50))


def test_many_sockets_of_an_address_may_not_send_what_one_may_not(tmp_path: Path) -> None:
    """Neither frames nor messages; another address may."""

    async def act(server: Live, stack: AsyncExitStack) -> None:
        ada, id, first = await at_a_table(server, stack)
        bob = await server.person("Bob", "127.0.0.2")
        second, third = [await stack.enter_async_context(dial(ada, id)) for _ in range(2)]
        for wire in (first, second):
            for _ in range(45):
                wire.send(Opcode.PING, b"")
            while (await wire.hear()).opcode is not Opcode.PONG:
                pass
        for _ in range(45):
            third.send(Opcode.PING, b"")
        assert await third.closed() == (4429, "flood")
        talk = await ada.join(id)
        for _ in range(10):
            await talk.say("ping")
        assert (await talk.until(lambda message: message["type"] == "refused"))["error"] == "flood"
        assert (await (await bob.join(id)).order("ping"))["type"] == "pong"

    trial(tmp_path, act, limits=replace(OPEN, frames=0, frames_at_once=50, talkers=2))


def test_frames_after_a_close_count_too(tmp_path: Path) -> None:
    async def act(server: Live, stack: AsyncExitStack) -> None:
        _, id, wire = await at_a_table(server, stack)
        room = await server.server.rooms.get(id)
        room.close("restart")
        while (await wire.hear()).opcode is not Opcode.CLOSE:
            pass
        for _ in range(60):
            wire.send(Opcode.PING, b"")
        assert await wire.closed() is None  # at once, and not when the time for a close is over

    trial(tmp_path, act, limits=replace(OPEN, frames=0, frames_at_once=50))


def test_a_message_comes_in_so_many_pieces(tmp_path: Path) -> None:
    async def act(server: Live, stack: AsyncExitStack) -> None:
        _, _, wire = await at_a_table(server, stack)
        for pieces in (3, 4):
            wire.send(Opcode.TEXT, ping("a"), fin=False)
            for number in range(2, pieces + 1):
                wire.send(Opcode.CONT, b"", fin=number == pieces)
            if pieces == 3:
                assert (await wire.until("pong"))["re"] == "a"
        assert await wire.closed() == (4429, "flood")

    trial(tmp_path, act, limits=replace(OPEN, fragments=3))


# -- is anybody there?
def test_a_silent_peer_is_pinged_and_one_that_does_not_answer_is_gone(tmp_path: Path) -> None:
    async def act(server: Live, stack: AsyncExitStack) -> None:
        _, _, wire = await at_a_table(server, stack)
        (socket,) = [one for one in server.uvicorn.server_state.connections if isinstance(one, FastSocket)]
        socket.turn = -1  # the test says when
        for _ in range(2):
            socket.heard = False
            socket.take_turn()
            frame = await wire.hear()
            while frame.opcode is not Opcode.PING:
                frame = await wire.hear()
            wire.send(Opcode.PONG, bytes(frame.data))
            wire.send(Opcode.TEXT, ping("after"))
            await wire.until("pong")
            assert not socket.asked
            assert socket.heard
            socket.take_turn()  # it has spoken: no need to ask
            assert not socket.asked
        socket.take_turn()
        socket.take_turn()
        frame = await wire.hear()
        while frame.opcode is not Opcode.CLOSE:
            frame = await wire.hear()
        assert bytes(frame.data)[:2] == (1011).to_bytes(2, "big")

    trial(tmp_path, act)


def test_a_sweep_comes_to_every_socket_once_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[FastSocket] = []
    monkeypatch.setattr(FastSocket, "take_turn", lambda socket: asked.append(socket))
    sockets = [FastSocket.__new__(FastSocket) for _ in range(ROUND + 3)]
    for socket in sockets[:-1]:
        socket.start_keepalive()
    for tick in range(5, 5 + ROUND):
        sweep([*sockets, object()], tick)
    assert sorted(map(id, asked)) == sorted(map(id, sockets[:-1]))  # one is not open yet
    assert len({socket.turn for socket in sockets[:ROUND]}) == ROUND
