"""The server answers to its own names alone."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
import websockets
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from server.live import live

OWN = [
    "127.0.0.1",
    "localhost:8000",
    "[::1]:80",
    "192.168.1.7:8000",
    "club.example",
    "Club.Example:443",
    socket.gethostname(),
]
ORIGIN = websockets.Origin("http://evil.example")
OTHERS = ["evil.example", "club.example.evil.example", "", "[", "127.0.0.1.evil.example"]


@pytest.mark.parametrize(("host", "known"), [*((host, True) for host in OWN), *((host, False) for host in OTHERS)])
def test_only_its_own_names_are_answered(tmp_path: Path, host: str, known: bool) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", domains=("club.example",)) as server:
            web = server.stranger().web
            for path in ("/api/me", "/"):
                answer = await web.get(path, headers={"host": host})
                assert (answer.status_code == 421) != known
            assert (await web.get("/healthz", headers={"host": host})).status_code == 200

    asyncio.run(run())


def test_no_socket_for_a_page_of_another_name(tmp_path: Path) -> None:
    """Host and Origin agree, as they do when somebody's own name leads to this machine."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            id = await ada.open()
            link, there = f"ws://evil.example/api/tables/{id}/socket", {"host": "127.0.0.1", "port": server.port}
            cookie = {"cookie": f"camarilla={ada.web.cookies['camarilla']}"}
            with pytest.raises(websockets.InvalidStatus) as caught:
                await websockets.connect(link, additional_headers=cookie, origin=ORIGIN, **there)
            assert caught.value.response.status_code == 403

    asyncio.run(run())


def test_a_proxy_that_changes_the_host_is_seen_in_the_log(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            web = server.stranger().web
            answer = await web.post("/api/me", json={"name": "Ada"}, headers={"origin": "https://club.example"})
            assert answer.status_code == 403
            shown = {"origin": "https://club.example", "host": f"127.0.0.1:{server.port}", "unlogged": 0}
            assert ("warning", "origin refused", shown) in server.server.log.lines

    asyncio.run(run())


def test_a_proxy_that_is_not_believed_is_seen_in_the_log_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            for _ in range(2):
                await server.stranger().web.get("/api/games", headers={"x-forwarded-for": "203.0.113.9"})
            assert [line[1] for line in server.server.log.lines].count("X-Forwarded-For ignored") == 1

    asyncio.run(run())


@pytest.mark.parametrize(("proxy", "said"), [("127.0.0.1", 0), ("192.0.2.1", 1)])
def test_a_proxy_that_was_named_is_believed_in_silence(tmp_path: Path, proxy: str, said: int) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            behind = ProxyHeadersMiddleware(server.server.app, trusted_hosts=proxy)
            there = httpx.ASGITransport(behind, client=("127.0.0.1", 50000))
            async with httpx.AsyncClient(transport=there, base_url="http://127.0.0.1") as web:
                await web.get("/api/games", headers={"x-forwarded-for": "203.0.113.9"})
            assert [line[1] for line in server.server.log.lines].count("X-Forwarded-For ignored") == said

    asyncio.run(run())
