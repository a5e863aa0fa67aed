"""Connections that send nothing, never finish or never read: they go, and honest players are served."""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from camarilla.server.addresses import Addresses, network_of
from camarilla.server.http.connection import REFUSALS, Doors
from camarilla.server.http.limits import Limiter
from camarilla.server.live.fast_socket import FastSocket
from camarilla.server.metrics import Counts
from camarilla.server.run import raise_file_limit
from camarilla.server.settings import OPEN
from server.live import PATIENCE, HandTimer, Live, live

HALF = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
FILES = 256  # that the server may have open, in these tests


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with live(path / "db", **changes) as server:
            await act(server)

    asyncio.run(run())


@contextlib.asynccontextmanager
async def silence(server: Live, count: int, sent: bytes = b"") -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many connections, each from an address of its own, that send this and nothing more."""
    homes = [(f"127.0.1.{number}", 0) for number in range(1, count + 1)]
    ends = [await asyncio.open_connection("127.0.0.1", server.port, local_addr=home) for home in homes]
    for _, writer in ends:
        writer.write(sent)
    yield [reader for reader, _ in ends]
    for _, writer in ends:
        writer.close()


@pytest.mark.parametrize("sent", [b"", b"G", HALF])
def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    async def act(server: Live) -> None:
        async with silence(server, 1, sent) as readers:
            assert await readers[0].read() == b""
        assert server.server.log.lines[-1][1] != "request failed"

    trial(tmp_path, act, limits=replace(OPEN, request_seconds=0.05))


def test_the_second_request_of_a_connection_must_come_too(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        async with silence(server, 1, b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\nGET") as readers:
            assert (await readers[0].read()).startswith(b"HTTP/1.1 200")

    trial(tmp_path, act, limits=replace(OPEN, request_seconds=0.05, idle_seconds=600))


def test_silent_connections_leave_honest_players_served(tmp_path: Path) -> None:
    """More than there are places, from many addresses, and none of them is late yet."""

    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open("oriflamme", "me", "bot page"))
        async with silence(server, 100) as readers:
            bob = await server.person("Bob")
            await bob.join(await bob.open())
            assert (await talk.play(random.Random(1)))["type"] == "update"
            assert await readers[0].read() == b""  # the oldest went first
            assert len(server.uvicorn.server_state.connections) <= 20

    trial(tmp_path, act, limits=replace(OPEN, connections_in_all=20, request_seconds=600))


def test_where_all_are_taken_by_people_who_play_nobody_else_comes_in(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open("oriflamme", "me", "bot page")
        await ada.web.aclose()
        talks = [await ada.join(id) for _ in range(3)]
        async with silence(server, 1) as readers:
            assert await readers[0].read() == b""
        assert (await talks[0].play(random.Random(1)))["type"] == "update"

    trial(tmp_path, act, limits=replace(OPEN, connections_in_all=3, request_seconds=600))


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ends = [await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.9", 0)) for _ in range(4)]
        assert await ends[3][0].read() == b""
        ends[0][1].close()
        await server.person()
        for _, writer in ends:
            writer.close()

    trial(tmp_path, act, limits=replace(OPEN, connections=3, request_seconds=600))


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("203.0.113.7", "203.0.113.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:203.0.113.7", "203.0.113.7"), ("fe80::1%eth0", "fe80::"), ("testclient", "?"),
        ("a:b:c", "?"), ("1.2.3.4:x", "?"),
    ],
)  # fmt: skip
def test_a_subscriber_counts_as_one_address(address: str, counts_as: str) -> None:
    assert network_of(address) == counts_as


def test_one_site_has_only_so_many_connections_and_sockets_however_many_networks_it_has() -> None:
    """A subscriber may have 65,536 networks of 64 bits."""
    counted, networks = Addresses(most=2, networks=3), [f"2001:db8:1:{number:x}::" for number in range(9)]
    for network in networks[:3] * 2:
        assert counted.may_enter(network)
        counted.enter(network)
    assert not counted.may_enter(networks[0])
    assert not counted.may_enter(networks[8])
    assert counted.may_enter("2001:db8:2::")
    counted.leave(networks[0])
    assert counted.may_enter(networks[8])
    assert counted.total() == 5


def test_addresses_of_ipv4_have_no_site() -> None:
    counted = Addresses(most=1, networks=1)
    for address in ("203.0.113.7", "203.0.113.8", "testclient"):
        assert counted.may_enter(address)
        counted.enter(address)
        assert not counted.may_enter(address)


def test_doors_and_sockets_count_sites() -> None:
    limits = replace(OPEN, connections=2, sockets=2, networks=3)
    limiter = Limiter(limits, (), (), HandTimer(), Counts())
    for counted in (limiter.sockets, Doors(limits, False, 99, Counts()).addresses):
        assert (counted.most, counted.networks) == (2, 3)


def test_the_file_limit_is_raised_as_far_as_it_goes() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, before[1]))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_only_so_many_requests_are_answered_at_once(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = server.stranger()
        answer = await ada.web.get("/api/games")
        assert (answer.status_code, answer.json()["error"]) == (503, "busy")
        assert (await ada.web.get("/healthz")).status_code == 200

    trial(tmp_path, act, limits=replace(OPEN, working=0))


def test_whoever_sends_slowly_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    """A request whose body does not come costs nobody's place."""
    half = b"POST /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"

    async def act(server: Live) -> None:
        async with silence(server, 3, half):
            while server.server.limiter.requests.of_address.buckets.keys() != {
                f"127.0.1.{number}" for number in (1, 2, 3)
            }:
                await asyncio.sleep(0)
            await server.person()
        assert server.server.app.places.total == 0

    trial(tmp_path, act, limits=replace(OPEN, working=1))


# -- bodies ---------------------------------------------------------------------------------------------------------
def chunked(head: str, count: int, chunk: bytes = b"1\r\nx\r\n") -> bytes:
    """A request with a body of so many chunks, and another request after it."""
    lines = (f"{head} HTTP/1.1", "host: localhost", "content-type: application/json", "transfer-encoding: chunked")
    after = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    return "\r\n".join((*lines, "", "")).encode() + chunk * count + b"0\r\n\r\n" + after


async def answers(server: Live, sent: bytes) -> list[int]:
    """The statuses of the answers to these bytes, until the server ends the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(sent)
    heard = b""
    with contextlib.suppress(ConnectionError):
        while data := await asyncio.wait_for(reader.read(65_536), PATIENCE):
            heard += data
    writer.close()
    return [int(line[:3]) for line in heard.split(b"HTTP/1.1 ")[1:]]


@pytest.mark.parametrize("head", ["GET /", "POST /api/me"])
def test_a_body_comes_in_so_many_pieces(tmp_path: Path, head: str) -> None:
    """Beyond that the connection ends: the request after it is not heard."""

    async def act(server: Live) -> None:
        assert 200 not in await answers(server, chunked(head, 9))
        assert 200 not in await answers(server, chunked(head, 100_000))
        assert b'camarilla_refused_total{error="body"} 2.0' in server.server.rooms.counts.page()
        assert (await answers(server, chunked(head, 8)))[-1] == 200

    trial(tmp_path, act, limits=replace(OPEN, chunks=8))


def test_a_body_that_goes_on_after_its_answer_ends_the_connection(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        large = chunked("POST /api/me", 20, b"64\r\n" + b"x" * 100 + b"\r\n")
        assert 200 not in await answers(server, large)
        less = chunked("POST /api/me", 6, b"64\r\n" + b"x" * 100 + b"\r\n")
        assert await answers(server, less) == [413, 200]  # soon over: whoever sent it can read why not

    trial(tmp_path, act, limits=replace(OPEN, body=400))


def test_what_only_asks_has_no_body_to_speak_of(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        web = server.stranger().web
        assert (await web.request("GET", "/api/games", content=b"x" * 1024)).status_code == 200
        for body in (b"x" * 1025, chunks()):
            refused = await web.request("GET", "/api/games", content=body)
            assert (refused.status_code, refused.json()["error"]) == (413, "too-large")

    trial(tmp_path, act)


def test_a_connection_that_is_refused_again_and_again_is_closed(tmp_path: Path) -> None:
    """So a flood of requests on one connection ends; the last answer says so."""

    async def act(server: Live) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n" * (3 * REFUSALS))
        heard = (await asyncio.wait_for(reader.read(), PATIENCE)).split(b"HTTP/1.1 ")[1:]
        writer.close()
        assert [answer[:3] for answer in heard] == [b"200"] * 5 + [b"429"] * REFUSALS
        assert [b"connection: close" in answer.lower() for answer in heard[-2:]] == [False, True]

    trial(tmp_path, act, timer=HandTimer(), limits=replace(OPEN, requests=1, requests_at_once=5, idle_seconds=600))


async def chunks() -> AsyncIterator[bytes]:
    yield b"x"


# -- peers that do not read -----------------------------------------------------------------------------------------
def test_a_page_that_never_reads_is_closed(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open("oriflamme", "me", "bot page", begin=False)
        await ada.join(id)
        deaf = await eve.join(id)
        deaf.socket.transport.pause_reading()
        room = server.server.rooms.open[id]
        (ear,) = [one for one in room.listeners.values() if one.who.seat is None]
        while None in room.session.readers:
            ear.send(b" " * 1_000_000)
            await asyncio.sleep(0)
        assert room.session.readers == {0: 1}
        deaf.socket.transport.abort()

    trial(tmp_path, act, limits=replace(OPEN, stall_seconds=0.05))


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        asking = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        with contextlib.suppress(ConnectionError):  # which is how it ends
            while True:
                writer.write(asking * 10)
                await writer.drain()
        writer.transport.abort()

    trial(tmp_path, act, limits=replace(OPEN, stall_seconds=0.05))


UPGRADE = (
    "GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.parametrize(
    "rest",
    [
        "Content-Length: 5\r\n\r\nhello",
        "Content-Length: 5\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\n",
        "A: a\r\n" * 130 + "\r\n",
        f"A: {'a' * 9000}\r\n\r\n",
    ],
)
def test_an_upgrade_that_only_the_library_refuses_is_answered_and_closed(tmp_path: Path, rest: str) -> None:
    """Else the connection is counted nowhere, and stays for as long as its peer."""

    async def act(server: Live) -> None:
        async with silence(server, 1, (UPGRADE + rest).encode()) as readers, asyncio.timeout(PATIENCE):
            assert (await readers[0].read()).startswith(b"HTTP/1.1 400 ")
        assert server.server.rooms.counts.refused.labels("handshake")._value.get() == 1

    trial(tmp_path, act)


def test_no_socket_begins_while_an_answer_waits_for_its_peer(tmp_path: Path) -> None:
    """Its transport would never say that the peer does not read."""

    async def act(server: Live) -> None:
        asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 2 + f"{UPGRADE}\r\n".encode()
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            deaf.connect(("127.0.0.1", server.port))
            deaf.sendall(asked)
            async with asyncio.timeout(PATIENCE):
                while not server.server.rooms.counts.refused.labels("slow")._value.get():
                    assert not any(isinstance(one, FastSocket) for one in server.uvicorn.server_state.connections)
                    await asyncio.sleep(0)
        assert (await answers(server, f"{UPGRADE}\r\n".encode()))[0] == 101

    trial(tmp_path, act, limits=replace(OPEN, stall_seconds=1000))


def test_a_socket_that_is_never_opened_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Live) -> None:
        async def never(_: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(WebSocket, "accept", never)
        async with silence(server, 1, f"{UPGRADE}\r\n".encode()) as readers, asyncio.timeout(PATIENCE):
            assert await readers[0].read() == b""

    trial(tmp_path, act, limits=replace(OPEN, request_seconds=0.05))


def test_a_socket_that_is_open_has_no_deadline(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        await ada.join(await ada.open())
        assert [one.opening for one in server.uvicorn.server_state.connections if isinstance(one, FastSocket)] == [None]

    trial(tmp_path, act)


def test_a_peer_that_leaves_little_of_an_answer_is_cut_off_too(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        async with silence(server, 1, b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n") as readers:
            await readers[0].readline()
            (one,) = server.uvicorn.server_state.connections
            transport: Any = one.transport
            readers[0]._transport.pause_reading()  # type: ignore[attr-defined]
            while not transport.get_write_buffer_size():
                transport.write(bytes(8000))
                await asyncio.sleep(0)
            assert transport.get_write_buffer_size() < 1 << 16
            async with asyncio.timeout(PATIENCE):
                while server.uvicorn.server_state.connections:
                    await asyncio.sleep(0)

    trial(tmp_path, act, limits=replace(OPEN, stall_seconds=0.2))


def test_a_server_stops_in_order_whatever_has_not_shaken_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library cannot answer any more what it took for no request; that must not keep the rest from being closed."""
    monkeypatch.setattr(FastSocket, "refuse", lambda self: None)

    async def act(server: Live) -> None:
        async with silence(server, 1, f"{UPGRADE}Content-Length: 5\r\n\r\n".encode()) as readers:
            while not any(isinstance(one, FastSocket) for one in server.uvicorn.server_state.connections):
                await asyncio.sleep(0)
            server.uvicorn.should_exit = True
            async with asyncio.timeout(PATIENCE):
                assert await readers[0].read() == b""
                while not server.server.closed:
                    await asyncio.sleep(0)

    trial(tmp_path, act)
