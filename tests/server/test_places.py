"""Requests at the same time: one address has a quarter of the places, and what it asks beyond that waits in line."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.guests import Guest
from camarilla.server.http.places import Places
from camarilla.server.settings import OPEN
from server.live import PATIENCE, Live, Person, live


async def until(fulfilled: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not fulfilled():
            await asyncio.sleep(0)


def trial(path: Path, act: Callable[[Live], Awaitable[None]], working: int) -> None:
    async def run() -> None:
        async with live(path / "db", limits=replace(OPEN, working=working)) as server:
            await act(server)

    asyncio.run(run())


def hold(server: Live, name: str) -> threading.Event:
    """What guests of this name ask is not answered before that is set."""
    go_on, admits = threading.Event(), server.server.guests.admits

    def admit(guest: Guest) -> bool:
        assert guest.name != name or go_on.wait(PATIENCE)
        return admits(guest)

    server.server.guests.admits = admit
    return go_on


async def statuses(person: Person, times: int) -> list[int]:
    answers = await asyncio.gather(*[person.web.get("/api/me") for _ in range(times)])
    return [answer.status_code for answer in answers]


def test_one_address_leaves_places_to_others(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        eve, bob = await server.person("Eve", "127.0.0.2"), await server.person("Bob", "127.0.0.3")
        go_on, places = hold(server, "Eve"), server.server.app.places
        asking = asyncio.create_task(statuses(eve, 12))
        await until(lambda: len(places.lines.get("127.0.0.2", ())) == 11)
        assert (places.of_site["127.0.0.2"], places.total) == (1, 1)
        assert await statuses(bob, 3) == [200] * 3
        assert (await bob.web.get("/healthz")).status_code == 200
        go_on.set()
        assert await asking == [200] * 12  # nobody is refused
        await until(lambda: not places.total)
        assert not places.lines

    trial(tmp_path, act, working=4)


def test_those_who_held_their_bodies_back_wait_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that waits for its body has no place; when all bodies come at once, only a quarter goes on at once."""
    body = b'{"name": "Eve"}'
    lines = (
        "POST /api/me HTTP/1.1",
        "host: localhost",
        "content-type: application/json",
        f"content-length: {len(body)}",
    )

    async def act(server: Live) -> None:
        eve, bob = await server.person("Eve"), await server.person("Bob", "127.0.0.3")
        go_on, places = hold(server, "Eve"), server.server.app.places
        cookie = "; ".join(f"{name}={value}" for name, value in eve.web.cookies.items())
        ends = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(6)]
        come, check = list[str](), server.server.app.check
        monkeypatch.setattr(server.server.app, "check", lambda *request: come.append(request[1]) or check(*request))
        for _, writer in ends:
            writer.write("\r\n".join([*lines, f"cookie: {cookie}", "", ""]).encode())
        await until(lambda: len(come) == 6 and not places.total)
        for _, writer in ends:
            writer.write(body)
        await until(lambda: len(places.lines.get("127.0.0.1", ())) == 5)
        assert await statuses(bob, 2) == [200] * 2
        go_on.set()
        for reader, writer in ends:
            assert (await reader.readline()).split()[1] == b"200"
            writer.close()

    trial(tmp_path, act, working=4)


def test_a_line_has_an_end_and_whoever_gives_up_leaves_it() -> None:
    async def run() -> None:
        places = Places(4, longest=2)

        async def ask() -> None:
            places.enter("here")
            try:
                places.check("here")
                await places.wait("here")
                await asyncio.Event().wait()
            finally:
                places.leave("here")

        first, second, third = [asyncio.create_task(ask()) for _ in range(3)]
        await until(lambda: len(places.lines.get("here", ())) == 2)
        with pytest.raises(Refusal, match="busy"):
            await ask()
        second.cancel()
        first.cancel()  # at the same moment: the third is next
        with contextlib.suppress(asyncio.CancelledError):
            await second
        await until(lambda: not places.lines)
        assert (places.of_site["here"], places.total) == (1, 1)
        third.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await third
        assert (places.of_site, places.total, places.lines) == ({}, 0, {})

    asyncio.run(run())
