"""What waits for peers that do not read: bounded in bytes, whoever they are and however many."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from camarilla.server import app, run
from camarilla.server.addresses import Addresses
from camarilla.server.live.backlog import Backlog
from camarilla.server.live.fast_socket import FastSocket
from camarilla.server.live.room import Room
from camarilla.server.run import SENT, bind
from camarilla.server.settings import OPEN, Limits
from server.live import PATIENCE, Live, Talk, live

LIMITS = replace(OPEN, backlog=4, backlog_bytes=100, backlog_bytes_of_address=150)


def trial(path: Path, act: Callable[[Live], Awaitable[None]], limits: Limits = OPEN) -> None:
    async def run() -> None:
        async with live(path / "db", limits=limits) as server:
            await act(server)

    asyncio.run(run())


def test_what_waits_is_counted_in_messages_and_bytes() -> None:
    few, much = [Backlog(LIMITS, "1.2.3.4", Addresses(1000, 1)) for _ in range(2)]
    assert [few.put(b"x") for _ in range(5)] == [True] * 4 + [False]
    assert [much.put(bytes(40)) for _ in range(3)] == [True, True, False]
    assert much.take() == bytes(40)
    assert not much.put(bytes(40))  # the first is still being sent
    assert much.take() == bytes(40)
    assert much.put(bytes(40))
    assert Backlog(LIMITS, "1.2.3.4", Addresses(1000, 1)).put(bytes(200))  # large as it is, it is all there is to say


def test_an_address_has_a_limit_of_its_own_which_spares_those_who_read() -> None:
    counted = Addresses(LIMITS.backlog_bytes_of_address, 1)
    slow, other, reader = [Backlog(LIMITS, "1.2.3.4", counted) for _ in range(3)]
    elsewhere = Backlog(LIMITS, "1.2.3.5", counted)
    assert [slow.put(bytes(50)), slow.put(bytes(50)), other.put(bytes(50))] == [True] * 3
    assert other.take() == bytes(50)
    assert [other.put(bytes(10)), other.put(bytes(10))] == [True, False]  # the second would wait for the first
    assert [reader.put(bytes(50)), reader.put(bytes(10))] == [True] * 2  # as whoever enters is told two things at once
    assert [elsewhere.put(bytes(50)), elsewhere.put(bytes(50))] == [True] * 2
    for one in (slow, other, reader, elsewhere):
        one.take()
        one.end(b"the last word")
        assert one.take() == b"the last word"
        one.end()
        one.take()
    assert counted.total() == 0


def test_a_socket_for_which_too_many_bytes_wait_is_closed(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open("oriflamme", "me", "open", begin=False)
        talk, other = await ada.join(id), await eve.join(id)
        room = await server.server.rooms.get(id)
        slow: Any = next(one for one in room.listeners.values() if one.who.name == "Eve")
        slow.fast.pause_writing()  # as the transport does when nothing is taken any more
        for _ in range(4):
            await talk.order("say", text="x" * 300)
        assert slow.closing == "slow"
        slow.fast.resume_writing()
        assert await other.closed() == (1013, "slow")
        gone = next(one for one in room.listeners.values() if one.who.name == "Ada")
        await talk.close()
        while room.session.readers.total() or server.server.rooms.backlogs.total():
            await asyncio.sleep(0)
        gone.send(b"too late")
        assert server.server.rooms.backlogs.total() == 0  # nothing waits for those who are not there

    trial(tmp_path, act, replace(OPEN, backlog_bytes=1000))


def test_a_player_has_so_many_windows_at_a_table(tmp_path: Path) -> None:
    """The newest stay: the oldest may be a connection that nobody has any more."""

    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open("oriflamme", "me", "open", begin=False)
        talks = [await ada.join(id) for _ in range(3)]
        other = await eve.join(id)
        assert await talks[0].closed() == (4403, "windows")
        for talk in (*talks[1:], other):
            assert (await talk.order("ping"))["type"] == "pong"
        assert (await ada.join(await ada.open())).first["type"] == "welcome"  # each table by itself

    trial(tmp_path, act, replace(OPEN, windows=2))


def test_all_windows_of_a_player_share_one_welcome(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        table = await ada.open("oriflamme", "me", "open", begin=False)
        talks = [await ada.join(table) for _ in range(3)]
        room: Room = await server.server.rooms.get(table)
        sent: list[bytes] = []
        for listener in room.listeners.values():
            listener.send = sent.append  # type: ignore[method-assign]
        await talks[0].say("leave", seat=0)
        while sum(b'"welcome"' in data for data in sent) < 3:
            await asyncio.sleep(0)
        assert len({id(data) for data in sent if b'"welcome"' in data}) == 1

    trial(tmp_path, act)


def test_the_system_holds_little_of_what_a_peer_does_not_take() -> None:
    """Of sockets that are accepted, too: what it held would count against no limit."""
    with bind("127.0.0.1", [0]) as door, socket.create_connection(door.getsockname()[:2]):
        accepted, _ = door.accept()
        with accepted:
            assert accepted.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * SENT


async def deaf_listener(server: Live) -> tuple[Any, Talk]:
    """A socket whose peer reads nothing; its end here, and there."""
    ada, eve = await server.person(), await server.person("Eve")
    id = await ada.open("oriflamme", "me", "open", begin=False)
    await ada.join(id)
    other = await eve.join(id)
    room = await server.server.rooms.get(id)
    other.socket.transport.pause_reading()
    return next(one for one in room.listeners.values() if one.who.name == "Eve"), other


def test_a_peer_that_does_not_take_even_little_is_cut_off(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        deaf, other = await deaf_listener(server)
        while not deaf.fast.transport.get_write_buffer_size():
            deaf.fast.transport.write(b"\x89\x04ping" * 1000)
            await asyncio.sleep(0)
        assert deaf.fast.transport.get_write_buffer_size() < 1 << 16
        async with asyncio.timeout(PATIENCE):
            while server.server.limiter.sockets.total() > 1:
                await asyncio.sleep(0)
        assert deaf.fast not in server.uvicorn.server_state.connections
        other.socket.transport.abort()
        await asyncio.sleep(0)

    trial(tmp_path, act, replace(OPEN, stall_seconds=0.2))


@pytest.fixture
def untold(monkeypatch: pytest.MonkeyPatch) -> None:
    """No transport says that its peer does not read."""
    monkeypatch.setattr(FastSocket, "pause_writing", lambda self: None)


@pytest.mark.usefixtures("untold")
def test_no_more_waits_in_a_transport_than_may_wait_for_it(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        deaf, other = await deaf_listener(server)
        async with asyncio.timeout(PATIENCE):
            while server.server.limiter.sockets.total() > 1:
                deaf.send(bytes(1 << 20))
                await asyncio.sleep(0)
        other.socket.transport.abort()
        await asyncio.sleep(0)

    trial(tmp_path, act)


@pytest.mark.usefixtures("untold")
def test_whoever_answers_no_ping_goes_whatever_waits_for_it(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        deaf, other = await deaf_listener(server)
        deaf.fast.transport.write(bytes(8 << 20))  # more than the system takes
        deaf.fast.turn, deaf.fast.heard = -1, False  # the test says when
        for _ in range(3):
            deaf.fast.take_turn()
        async with asyncio.timeout(PATIENCE):
            while server.server.limiter.sockets.total() > 1:
                await asyncio.sleep(0)
        other.socket.transport.abort()
        await asyncio.sleep(0)

    trial(tmp_path, act)


def test_a_socket_is_told_what_waited_before_it_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = FastSocket.connection_made

    def full(self: FastSocket, transport: Any) -> None:
        transport.write(bytes(8 << 20))  # more than the system takes
        made(self, transport)

    async def act(server: Live) -> None:
        monkeypatch.setattr(FastSocket, "connection_made", full)
        ada = await server.person()
        id = await ada.open("oriflamme", "me", "open", begin=False)
        dialled = asyncio.create_task(ada.dial(id))
        async with asyncio.timeout(PATIENCE):
            while not any(isinstance(one, FastSocket) for one in server.uvicorn.server_state.connections):
                await asyncio.sleep(0)
        (socket,) = [one for one in server.uvicorn.server_state.connections if isinstance(one, FastSocket)]
        assert socket.stalled is not None
        socket.transport.abort()
        await asyncio.gather(dialled, return_exceptions=True)

    trial(tmp_path, act)


def test_a_socket_counts_until_its_connection_is_gone(tmp_path: Path) -> None:
    """Its place goes to nobody while its peer still has to take the last word."""

    async def act(server: Live) -> None:
        deaf, other = await deaf_listener(server)
        deaf.close("windows")
        async with asyncio.timeout(PATIENCE):
            while deaf in deaf.room.listeners.values():
                await asyncio.sleep(0)
            assert server.server.limiter.sockets.total() == 2
            other.socket.transport.resume_reading()
            while server.server.limiter.sockets.total() > 1:
                await asyncio.sleep(0)

    trial(tmp_path, act)


def test_a_server_that_stops_waits_for_no_peer_that_does_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads hears the last word; requests may take longer."""
    monkeypatch.setattr(app, "FAREWELL", 0.1)
    monkeypatch.setattr(run, "GRACE", 1000)

    async def stop() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, stall_seconds=1000)) as server:
            deaf, other = await deaf_listener(server)
            talk = await server.people[0].join(deaf.room.table.id)
            deaf.fast.transport.write(bytes(8 << 20))  # more than the system takes
            server.uvicorn.should_exit = True
            assert await talk.closed() == (1012, "restart")
            while server.uvicorn.server_state.connections:
                await asyncio.sleep(0)
            other.socket.transport.abort()

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await stop()

    asyncio.run(in_time())
