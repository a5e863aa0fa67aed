"""The lobby: one address offers only so many tables, and none goes up or down by what is done there."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from camarilla.server.http import table_api
from camarilla.server.live.offers import LISTED
from camarilla.server.settings import OPEN
from camarilla.server.store import queries
from camarilla.server.ttl_cache import TTL, TtlCache
from camarilla.wire.parts import TableRules
from camarilla.wire.rest import NewTable
from server.conftest import Database
from server.live import HandTimer, Live, Person, live
from server.test_sites import passed, rooms

FEW = replace(OPEN, public=2)


async def offer(person: Person, **more: Any) -> Any:
    """The id of a new public table, or why there is none."""
    rules = {"public": True, "first": 0} | more
    answer = await person.web.post("/api/tables", json={"game": "throne", "seats": ["me", "open"], "rules": rules})
    return answer.json().get("error") or answer.json()["id"]


async def listed(person: Person) -> list[str]:
    return [table["id"] for table in (await person.web.get("/api/tables")).json()["public"]]


def test_one_address_offers_only_so_many_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=FEW) as server:
            eve, mal, bob = [
                await server.person(name, f"127.0.0.{n}") for name, n in (("Eve", 2), ("Mal", 2), ("B", 3))
            ]
            first, second = await offer(eve), await offer(mal)
            assert await offer(eve) == "public"
            await offer(bob)
            hidden = await offer(eve, public=False)
            talk = await eve.join(hidden)
            assert (await talk.order("change", rules={"public": True}))["error"] == "public"
            table = await eve.join(first)
            assert (await table.order("change", rules={"public": True, "undo": False}))["type"] == "update"
            await table.order("fill", seat=1, level="page")
            await table.order("begin")  # it waits for nobody any more
            assert (await talk.order("change", rules={"public": True}))["type"] == "update"
            other = await mal.join(second)
            await other.order("change", rules={"public": False})
            assert await offer(eve) != "public"

    asyncio.run(run())


def test_a_table_stays_where_it_was_offered_from(tmp_path: Path) -> None:
    """A change from another address makes no room at the first."""

    async def run() -> None:
        async with live(tmp_path / "db", limits=FEW) as server:
            eve = await server.person("Eve", "127.0.0.2")
            moved = Person(server.port, "127.0.0.3")
            moved.web.cookies = eve.web.cookies
            server.people.append(moved)
            for _ in range(2):
                talk = await moved.join(await offer(eve))
                assert (await talk.order("change", rules={"public": True}))["type"] == "update"
            assert await offer(eve) == "public"

    asyncio.run(run())


@pytest.mark.parametrize("restarted", [False, True])
def test_tables_of_days_before_do_not_come_back_beyond_the_limit(database: Database, restarted: bool) -> None:
    """Whatever happens there: a word of a player, or another host because the first is gone; also after a restart."""

    async def open_each_day(timer: HandTimer, server: Live) -> list[str]:
        eve, opened = await server.person("Eve"), []
        for _ in range(3):
            opened += [await offer(eve) for _ in range(FEW.public)]
            assert await offer(eve) == "public"
            await settled(server)
            timer.pass_by(LISTED + 1)
            server.server.rooms.sweep()
        return opened

    async def touch(timer: HandTimer, server: Live, opened: list[str]) -> None:
        mal, ada = await server.person("Mal"), await server.person("Ada", "127.0.0.2")
        honest = await offer(ada)
        for id in opened:
            talk = await mal.join(id)
            assert (await talk.order("sit", seat=1))["type"] == "update"
            timer.pass_by(1)
            assert (await talk.order("ready", seat=1, on=True))["type"] == "update"
            await talk.close()
        assert await offer(mal) == "public"
        assert sorted(await listed(ada)) == sorted([honest, *opened[: FEW.public]])
        talk, other = await mal.join(opened[-1]), await mal.join(opened[0])
        timer.pass_by(60_000)  # another host
        await talk.until(lambda _: talk.table["host"] == talk.first["tag"])
        assert opened[-1] not in await listed(ada)
        await other.until(lambda _: other.table["host"] == other.first["tag"])
        assert (await other.order("change", rules={"public": False}))["type"] == "update"
        assert (await talk.order("ready", seat=1, on=False))["type"] == "update"
        assert opened[-1] in await listed(ada)  # there is room

    async def run() -> None:
        timer, address = HandTimer(), database()
        async with live(address, timer, limits=FEW) as server:
            opened = await open_each_day(timer, server)
            if not restarted:
                await touch(timer, server, opened)
        if restarted:
            async with live(address, timer, limits=FEW) as server:
                await asyncio.gather(*server.server.rooms.tasks)
                await touch(timer, server, opened)

    asyncio.run(run())


def test_who_is_busy_hides_nobody(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list is chosen from the newest tables, not from those where something was done last."""
    monkeypatch.setitem(queries.CONSIDERED, "gathering", (10, 2))

    async def run() -> None:
        timer = HandTimer()
        async with live(database(), timer) as server:
            eve, ada = await server.person("Eve"), await server.person("Ada", "127.0.0.2")
            talks, honest = [await eve.join(await offer(eve)) for _ in range(2)], ""
            timer.pass_by(1)
            honest = await offer(ada)
            for talk in talks:
                timer.pass_by(1)
                await talk.order("ready", seat=0, on=True)
            assert (await listed(ada))[0] == honest

    asyncio.run(run())


def test_nobody_fills_the_list(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every address has its latest table there before any has its second."""
    monkeypatch.setattr(table_api, "MOST_LISTED", 3)

    async def run() -> None:
        timer = HandTimer()
        async with live(database(), timer) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve", "127.0.0.2")
            ids = []
            for person in (ada, eve, eve, eve):
                ids.append(await offer(person))
                timer.pass_by(1)
            await asyncio.gather(*server.server.rooms.tasks)
            assert await listed(eve) == [ids[3], ids[0], ids[2]]

    asyncio.run(run())


def test_many_games_of_one_site_hide_no_other(tmp_path: Path) -> None:
    """However many newer ones it has, up to thousands, the game of another site can be watched."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer) as server:
            ada, eve = await server.person("Ada"), await server.person("Eve", "127.0.0.2")
            honest = await ada.open("throne", "me", "bot page", public=True)
            timer.pass_by(1)
            other = await eve.open("throne", "me", "bot page", public=True)
            await settled(server)
            copy_often(tmp_path / "db", other, 1_200)
            assert honest in (await listed(eve))[:2]

    asyncio.run(run())


def copy_often(path: Path, id: str, times: int) -> None:
    """As if a table were there many times, each a moment newer."""
    with contextlib.closing(sqlite3.connect(path)) as link, link:
        for name, key, rest in (
            ("tables", "id", "game, phase, public, created + n, changed + n, share, body"),
            ("kept", "table_id", "kind, body"),
        ):
            link.execute(
                "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?)"
                f" INSERT INTO {name} SELECT {key} || n, {rest} FROM {name}, many WHERE {key} = ?",
                (times, id),
            )


def test_games_under_way_are_looked_for_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        timer, asked = HandTimer(), list[str]()
        async with live(tmp_path / "db", timer) as server:
            ada, store = await server.person(), server.server.store
            public = store.public
            monkeypatch.setattr(store, "public", lambda phase, *rest: asked.append(phase) or public(phase, *rest))
            await asyncio.gather(*(listed(ada) for _ in range(3)))
            assert sorted(asked) == ["gathering"] * 3 + ["playing"]
            id = await ada.open("throne", "me", "bot page", public=True)
            assert await listed(ada) == []
            timer.pass_by(TTL)
            assert await listed(ada) == [id]

    asyncio.run(run())


def test_a_players_own_tables_are_looked_for_once_in_two_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def mine(person: Person) -> list[str]:
        return [table["id"] for table in (await person.web.get("/api/tables")).json()["mine"]]

    async def run() -> None:
        timer, asked = HandTimer(), list[str]()
        async with live(tmp_path / "db", timer) as server:
            ada, bob = await server.person(), await server.person("Bob")
            store = server.server.store
            of_player = store.of_player
            monkeypatch.setattr(store, "of_player", lambda *who: asked.append(who[0]) or of_player(*who))
            id = await ada.open("throne", "me", "bot page")
            assert await asyncio.gather(*(mine(ada) for _ in range(9))) == [[id]] * 9
            assert await mine(bob) == []
            assert len(asked) == 2
            timer.pass_by(TTL)
            assert await mine(ada) == [id]
            assert len(asked) == 3
            other = await ada.open("throne", "me", "bot page")
            assert set(await mine(ada)) == {id, other}  # whoever opens a table sees it at once

    asyncio.run(run())


def test_a_player_has_only_so_many_unfinished_tables(database: Database) -> None:
    """Wherever they are opened, and whoever sits down there; what is over makes room."""

    async def run() -> None:
        timer = HandTimer()
        async with live(database(), timer, limits=replace(OPEN, unfinished=2)) as server:
            ada, bob = await server.person(), await server.person("Bob")
            first = await ada.open("throne", "me", "bot page")
            second = await ada.join(await bob.open("throne", "open", "open", begin=False))
            third = await ada.join(await bob.open("throne", "open", "open", begin=False))
            assert (await second.order("sit", seat=0))["type"] == "update"
            refused = await third.order("sit", seat=0)
            assert (refused["error"], refused["details"]) == ("unfinished", {"most": 2})
            assert (await second.order("sit", seat=1))["type"] == "update"  # another seat is no other table
            assert await offer(ada) == "unfinished"
            assert "unfinished" not in await offer(bob)
            server.server.store._write_all([("UPDATE tables SET phase = 'over' WHERE id = ?", (first,))])  # type: ignore[attr-defined]
            timer.pass_by(TTL)
            again = await ada.join(third.table["id"])
            assert (await again.order("sit", seat=0))["type"] == "update"

    asyncio.run(run())


def test_what_was_asked_long_ago_is_not_kept() -> None:
    async def run() -> None:
        timer = HandTimer()
        cache = TtlCache[int](timer)
        assert await cache.get("ada", lambda: 1) == await cache.get("ada", lambda: 2) == 1
        timer.pass_by(TTL)
        assert await cache.get("bob", lambda: 3) == 3
        assert list(cache.kept) == ["bob"]

    asyncio.run(run())


def test_a_restart_and_an_empty_room_change_nothing_and_a_day_does(tmp_path: Path) -> None:
    async def run() -> None:
        timer, cookies = HandTimer(), dict[str, str]()
        async with live(tmp_path / "db", timer, limits=FEW) as server:
            eve = await server.person("Eve")
            cookies.update(eve.web.cookies)
            tables = [await offer(eve) for _ in range(2)]
            timer.pass_by(LISTED // 2)
            server.server.rooms.sweep()
            assert not server.server.rooms.open
            assert await offer(eve) == "public"
        async with live(tmp_path / "db", timer, limits=FEW) as server:
            eve = server.stranger()
            eve.web.cookies.update(cookies)
            await settled(server)
            assert await offer(eve) == "public"
            (await (await eve.join(tables[0])).order("fill", seat=1, level="page"))
            timer.pass_by(LISTED // 2 + 1)
            server.server.rooms.sweep()
            assert await offer(eve) not in ("public", *tables)
            assert await offer(eve) == "public"

    asyncio.run(run())


async def settled(server: Live) -> None:
    """Wait for what a server does at its start."""
    await asyncio.gather(*server.server.rooms.tasks)


def test_a_site_offers_only_so_many_tables() -> None:
    async def act() -> None:
        hall = rooms(public=2)
        wish = NewTable("throne", ["me", "open"], TableRules(public=True))
        assert passed(lambda network: hall.create(wish, "eve", "Eve", network)) == 6
        hall.close()

    asyncio.run(act())


def test_what_is_done_at_a_table_does_not_move_it(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer) as server:
            ada, eve = await server.person(), await server.person("Eve")
            tables = []
            for who in (eve, ada):
                timer.pass_by(1_000)
                tables.insert(0, await offer(who))
            assert await listed(ada) == tables
            talk = await eve.join(tables[1])
            timer.pass_by(1_000)
            await talk.order("ready", seat=0, on=True)
            assert await listed(ada) == tables
            timer.pass_by(1_000)
            await ada.open("throne", "me", "bot page", public=True)
            assert (await listed(ada))[:2] == tables  # those that wait for players come first

    asyncio.run(run())
