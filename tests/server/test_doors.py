"""Doors: who is let in, where a link leads, and what the server counts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from camarilla.server.settings import OPEN
from server.live import PATIENCE, HandTimer, Live, Person, Talk, live


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with live(path / "db", **changes) as server:
            await act(server)

    asyncio.run(run())


# -- links ------------------------------------------------------------------------------------------------------
async def finished_game(ada: Person) -> Talk:
    talk = await ada.join(await ada.open("oriflamme", "me", "bot page", options={"rounds": 1}))
    await talk.play_on(random.Random(1))
    return talk


def test_a_share_link_leads_to_no_table_except_for_those_who_sat_there(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        talk = await finished_game(ada)
        address = f"/api/replays/{talk.table['share']}"
        before = (await ada.web.get(address)).json()
        assert (before["table"]["id"], before["table"]["next"]) == (talk.table["id"], None)
        await talk.order("rematch")
        new = (await ada.web.get(f"/api/tables/{talk.table['id']}")).json()["next"]
        assert new
        for person in (eve, server.stranger()):
            for eyes in ("spectator", "all"):
                answer = await person.web.get(f"{address}?eyes={eyes}")
                assert talk.table["id"] not in answer.text
                assert new not in answer.text
                assert "cookie" in answer.headers["vary"]
            assert (await person.web.get(f"/api/tables/{talk.table['id']}")).json()["next"] is None
        after = (await ada.web.get(address)).json()
        assert (after["table"]["id"], after["table"]["next"]) == (talk.table["id"], new)
        assert after["steps"] == before["steps"]

    trial(tmp_path, act)


# -- doors ------------------------------------------------------------------------------------------------------
def test_those_who_watch_do_not_keep_players_out(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open()
        for _ in range(2):
            await eve.join(id)
        assert await (await eve.dial(id)).closed() == (1013, "full")
        for _ in range(3):
            assert (await ada.join(id)).first["seat"] == 0

    trial(tmp_path, act, limits=replace(OPEN, listeners=2))


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.9"])
def test_whoever_watches_most_makes_room_for_others(tmp_path: Path, address: str) -> None:
    """Neither the host nor a visitor goes while another address, or another guest, has two places."""

    async def act(server: Live) -> None:
        ada, bob, eve = await server.person(), await server.person("Bob"), await server.person("Eve", address)
        id = await ada.open("throne", "open", "open", begin=False)
        talks = [await ada.join(id), await bob.join(id), *[await eve.join(id) for _ in range(3)]]
        for talk in talks[2:4]:
            await eve.join(id)
            assert await talk.closed() == (1013, "full")
        names = [one.who.name for one in (await server.server.rooms.get(id)).listeners.values()]
        assert sorted(names) == ["Ada", "Bob", "Eve", "Eve", "Eve"]
        assert (await talks[0].order("ping"))["type"] == (await talks[1].order("ping"))["type"] == "pong"

    trial(tmp_path, act, limits=replace(OPEN, listeners=5))


def test_one_address_does_not_keep_others_from_watching_a_game(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve, bob = [await server.person(name, f"127.0.0.{n}") for n, name in enumerate(("Ada", "Eve", "Bob"), 2)]
        id = await ada.open()
        talks = [await eve.join(id) for _ in range(3)]
        assert (await bob.join(id)).first["seat"] is None
        assert await talks[0].closed() == (1013, "full")
        assert await (await bob.dial(id)).closed() == (1013, "full")  # two and one are as fair as it gets

    trial(tmp_path, act, limits=replace(OPEN, listeners=3))


def test_one_address_opens_only_so_many_tables_whoever_asks(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        for number in range(5):
            person = await server.person(f"Guest {number}")
            answer = await person.web.post("/api/tables", json={"game": "throne", "seats": ["me", "open"]})
            assert answer.status_code == (201 if number < 4 else 429)

    trial(tmp_path, act, timer=HandTimer(), limits=replace(OPEN, tables=0.2, tables_at_once=1))


async def raw(server: Live, *lines: str) -> str:
    """The status of a request that no library would send."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write("\r\n".join([*lines, "Host: localhost", "", ""]).encode())
    status = (await reader.readline()).decode().split(" ")[1]
    writer.close()
    return status


def test_broken_addresses_are_refused(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        assert await raw(server, "POST /api/me HTTP/1.1", "Origin: http://[") == "403"
        upgrade = ("Origin: http://[", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")  # fmt: skip
        assert await raw(server, "GET /api/tables/x/socket HTTP/1.1", *upgrade) == "403"
        assert await raw(server, "GET /%00 HTTP/1.1") == "404"
        assert await raw(server, f"GET /{'a' * 300} HTTP/1.1") == "200"
        assert await raw(server, f"GET /words/en/{'a' * 5000}.ftl HTTP/1.1") == "404"
        assert not [line for line in server.server.log.lines if line[0] == "error"]

    trial(tmp_path, act, page=tmp_path)


def test_the_metrics_do_not_grow_with_strange_methods_nor_tell_how_bots_think(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        await finished_game(ada)
        for number in range(3):
            await raw(server, f"FOO{number} / HTTP/1.1")
        numbers = server.server.rooms.counts.page().decode()
        assert "FOO" not in numbers
        assert 'method="other"' in numbers
        told = {line.split()[2] for line in numbers.splitlines() if line.startswith("# TYPE camarilla_bot")}
        assert told == {
            "camarilla_bots_stalled_seconds",  # 0 for a minute
            "camarilla_bots_waiting",
            "camarilla_bots_waited_seconds",
            "camarilla_bots_waited_seconds_created",
        }

    trial(tmp_path, act)


def test_a_socket_that_could_not_be_let_in_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open()
        room = await server.server.rooms.get(id)
        monkeypatch.setattr(room, "enter", None)
        await (await ada.dial(id)).closed()
        async with asyncio.timeout(PATIENCE):
            while server.server.limiter.sockets.total() or server.server.sockets.open:
                await asyncio.sleep(0)

    trial(tmp_path, act)


def test_a_table_is_shown_as_it_was_when_it_was_asked_for(tmp_path: Path) -> None:
    """What is decided while the store is busy is not yet to be seen."""

    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open("throne", "me", "open", begin=False)
        room = await server.server.rooms.get(id)
        settled = room.settled

        async def slow() -> None:
            await settled()
            room.table.seats[0].name = "not stored"

        room.settled = slow  # type: ignore[method-assign]
        assert (await ada.web.get(f"/api/tables/{id}")).json()["seats"][0]["name"] == "Ada"

    trial(tmp_path, act)


def test_every_refusal_is_counted_for_the_alarm(tmp_path: Path) -> None:
    """Of requests, and of sockets before they are opened."""

    async def act(server: Live) -> None:
        def counted() -> list[float]:
            refused = server.server.rooms.counts.refused
            return [refused.labels(why)._value.get() for why in ("flood", "origin", "host")]

        eve = await server.person("Eve")
        talk = await eve.join(await eve.open())
        assert (await eve.web.get("/api/me")).status_code == 429
        for origin in (None, "https://evil.example"):
            with pytest.raises(InvalidStatus):
                await eve.dial(talk.table["id"], origin)
        assert (await eve.web.get("/api/me", headers={"host": "evil.example"})).status_code == 421
        assert counted() == [2, 1, 1]

    trial(tmp_path, act, timer=HandTimer(), limits=replace(OPEN, requests=0, requests_at_once=3))
