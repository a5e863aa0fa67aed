"""Several servers on one PostgreSQL: each table is played by one of them, and reached through all."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from conftest import SOAK

from camarilla.kernel.refusal import Refusal
from camarilla.server.run import bind, peer_address
from camarilla.server.settings import OPEN
from camarilla.server.store.leases import LIFE, NOW, SILENT
from camarilla.server.store.postgres import PostgresStore
from camarilla.server.store.sqlite import SqliteStore
from camarilla.server.store.store import Append, Summary
from server.conftest import Database
from server.fleet import Fleet, harass
from server.live import PATIENCE, Live, Person, Talk, live


@contextlib.asynccontextmanager
async def two(database: str, **changes: Any) -> AsyncIterator[tuple[Live, Live]]:
    """Two servers of one store."""
    async with live(database, among=True, **changes) as first, live(database, among=True, **changes) as second:
        yield first, second


def same_at(person: Person, server: Live) -> Person:
    """The same person, at another server."""
    there = server.stranger()
    there.web.cookies = person.web.cookies
    return there


async def until(true: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


async def finish(talks: list[Talk]) -> None:
    await asyncio.gather(*(talk.play_on(random.Random(seat)) for seat, talk in enumerate(talks)))


def test_a_game_is_played_through_two_servers(postgres: Database) -> None:
    async def run() -> None:
        async with two(postgres()) as (first, second):
            ada, bob = await first.person("Ada"), await second.person("Bob")
            id = await ada.open("intrigues", "me", "open", begin=False)
            here, there = await ada.join(id), await bob.join(id)
            assert (await there.order("sit", seat=1))["type"] == "update"
            await here.until(lambda message: message["type"] == "update")
            await here.order("begin")
            await there.until(lambda message: message.get("game"))
            await finish([here, there])
            assert here.table["phase"] == there.table["phase"] == "over"
            assert (list(first.server.rooms.open), list(second.server.rooms.open)) == ([id], [])
            assert len(second.server.relay.open) == 1
            shown = [(await who.web.get(f"/api/tables/{id}")).json()["phase"] for who in (ada, bob)]
            assert shown == ["over", "over"]
            await there.close()
            await until(lambda: not second.server.relay.open and len(first.server.rooms.open[id].listeners) == 1)

    asyncio.run(run())


def test_a_visitor_is_refused_there_as_here(postgres: Database) -> None:
    """What the table's server says, the page hears with its code; limits count the visitor's own address."""

    async def run() -> None:
        async with two(postgres()) as (first, second):
            ada, eve = await first.person("Ada"), await second.person("Eve")
            id = await ada.open("intrigues", "me", "bot page", spectators=False)
            await ada.join(id)
            assert await (await eve.dial(id)).closed() == (4403, "no-spectators")
            here = await same_at(ada, second).join(id)
            (_, passed_on) = first.server.rooms.open[id].listeners.values()
            assert passed_on.address == "127.0.0.1"
            assert first.server.limiter.sockets.of_address["127.0.0.1"] == 2
            await here.close()

    asyncio.run(run())


def test_nobody_else_can_say_whom_a_socket_is_passed_on_for(postgres: Database) -> None:
    async def run() -> None:
        async with two(postgres()) as (first, _):
            relay = first.server.relay
            good = relay.serializer.dumps(["10.0.0.1", "/api/tables/x/socket"])

            class Request:
                class url:
                    path = "/api/tables/x/socket"

                def __init__(self, header: str) -> None:
                    self.headers = {"x-camarilla-relay": header}

            assert relay.visitor(Request(str(good))) == "10.0.0.1"  # type: ignore[arg-type]
            assert relay.visitor(Request("x" + str(good))) is None  # type: ignore[arg-type]
            Request.url.path = "/api/tables/y/socket"
            assert relay.visitor(Request(str(good))) is None  # type: ignore[arg-type]

    asyncio.run(run())


def test_a_server_that_has_lost_a_table_stores_nothing_more_there(postgres: Database) -> None:
    async def run() -> None:
        async with two(postgres()) as (first, second):
            ada = await first.person("Ada")
            id = await ada.open("intrigues", "me", "bot page")
            talk = await ada.join(id)
            assert talk.game
            steal(second, id)
            stored = len(list(second.server.store.records(id)))
            await talk.say("play", asked_in=talk.game["asked_in"], code=talk.game["legal"][0]["code"])
            assert await talk.closed() == (1012, "restart")
            assert len(list(second.server.store.records(id))) == stored
            again = await ada.join(id)  # through the first, to the second
            assert again.n == talk.n
            assert list(second.server.rooms.open) == [id]
            assert (await again.play(random.Random(1)))["type"] == "update"

    asyncio.run(run())


def steal(thief: Live, table: str) -> None:
    """Take a table from a server that lives, without telling it."""
    leases: Any = thief.server.store.leases
    with leases.line.transaction() as link:
        link.execute("UPDATE leases SET owner = %s WHERE table_id = %s", [leases.id, table])


def test_a_server_that_was_given_up_lets_go_of_what_others_took(postgres: Database) -> None:
    async def run() -> None:
        async with two(postgres()) as (first, second):
            ada = await first.person("Ada")
            kept, lost = [await ada.open("intrigues", "me", "bot page") for _ in range(2)]
            talks = [await ada.join(kept), await ada.join(lost)]
            leases: Any = second.server.store.leases
            with leases.line.transaction() as link:
                link.execute("DELETE FROM servers WHERE id <> %s", [leases.id])
            steal(second, lost)
            assert await talks[1].closed() == (1012, "restart")
            assert list(first.server.rooms.open) == [kept]
            assert (await talks[0].play(random.Random(1)))["type"] == "update"

    asyncio.run(run())


def test_a_game_goes_on_when_its_server_closes(postgres: Database) -> None:
    """A rolling restart: the page comes to another server and has missed nothing."""

    async def run() -> None:
        async with live(database := postgres(), among=True) as second, live(database, among=True) as first:
            ada = await first.person("Ada")
            id = await ada.open("intrigues", "me", "bot page")
            talk = await ada.join(id)
            await talk.play(random.Random(1))
            first.uvicorn.should_exit = True
            assert await talk.closed() == (1012, "restart")
            again = await same_at(ada, second).join(id, seat=0)
            assert again.n >= talk.n
            await again.play_on(random.Random(2))
            assert again.table["phase"] == "over"

    asyncio.run(run())


def test_a_dead_servers_games_over_days_are_taken_over(postgres: Database) -> None:
    async def run() -> None:
        async with live(database := postgres(), among=True) as second:
            async with live(database, among=True) as first:
                ada = await first.person("Ada")
                clock = {"bank": 86_400_000, "increment": 0, "unattended": True}
                id = await ada.open("intrigues", "me", "bot page", clock=clock)
            await until(lambda: id in second.server.rooms.open)

    asyncio.run(run())


def test_what_an_operator_does_is_done_at_all_servers(postgres: Database) -> None:
    async def run() -> None:
        async with two(postgres()) as (first, second):
            ada, eve = await first.person("Ada"), await first.person("Eve")
            id = await ada.open("intrigues", "me", "bot page")
            talk, watching = await ada.join(id), await eve.join(id)
            player = next(
                one.who.player for one in first.server.rooms.open[id].listeners.values() if one.who.name == "Eve"
            )
            admin = second.server.admin
            assert await admin.answer(b'{"do": "announce", "target": "Tea at five."}') == {"done": None}
            heard = await talk.until(lambda message: message["type"] == "announcement")
            assert heard["text"] == "Tea at five."
            assert await admin.answer(b'{"do": "ban", "target": "%s"}' % player.encode()) == {"done": None}
            assert await watching.closed() == (4403, "banned")
            assert await admin.answer(b'{"do": "close", "target": "%s"}' % id.encode()) == {"done": None}
            assert await talk.closed() == (1012, "restart")
            await until(lambda: id in first.server.rooms.sanctions.lists.closed)
            assert await (await ada.dial(id)).closed() == (4403, "table-closed")

    asyncio.run(run())


def test_a_device_that_is_signed_out_here_opens_nothing_there(postgres: Database) -> None:
    """Neither its cookie, nor a code that it has asked another server for."""

    async def run() -> None:
        async with two(postgres()) as (first, second):
            ada, phone, thief = await first.person("Ada"), second.stranger(), second.stranger()
            code = (await same_at(ada, second).web.post("/api/me/transfer")).json()["code"]
            assert (await phone.web.post("/api/me/receive", json={"code": code})).status_code == 200
            lost = (await phone.web.get("/api/me/devices")).json()["here"]
            code = (await phone.web.post("/api/me/transfer")).json()["code"]
            assert (await ada.web.post("/api/me/devices/sign-out", json={"id": lost})).status_code == 200
            assert (await phone.web.get("/api/me")).json() == {"name": None}
            assert (await thief.web.post("/api/me/receive", json={"code": code})).json()["error"] == "transfer"

    asyncio.run(run())


def test_a_server_that_was_deaf_for_a_while_sees_what_it_has_missed(postgres: Database) -> None:
    """A device that was signed out, a table that was taken, an announcement."""

    async def run() -> None:
        async with two(database := postgres()) as (first, second):
            ada, new, other = await first.person("Ada"), first.stranger(), await second.person("Bob")
            code = (await ada.web.post("/api/me/transfer")).json()["code"]
            await new.web.post("/api/me/receive", json={"code": code})
            phone = same_at(new, second)
            lost = (await phone.web.get("/api/me/devices")).json()["here"]
            watching = await phone.join(await phone.open("intrigues", "me", "bot page"))
            kept, taken = [await other.open("intrigues", "me", "bot page") for _ in range(2)]
            talks = [await other.join(kept), await other.join(taken)]
            mine = await same_at(ada, second).join(kept)  # the same player, on a device that stays
            with deaf(second, database):
                assert (await ada.web.post("/api/me/devices/sign-out", json={"id": lost})).status_code == 200
                assert await first.server.admin.answer(b'{"do": "announce", "target": "Tea at five."}') == {
                    "done": None
                }
                steal(first, taken)
                assert len(second.server.rooms.open) == 3
            assert await watching.closed() == (1012, "restart")
            assert await (await phone.dial(kept)).closed() == (4401, "no-guest")
            assert await talks[1].closed() == (1012, "restart")
            for talk in (talks[0], mine):
                assert (await talk.until(lambda message: message["type"] == "announcement"))["text"] == "Tea at five."

    asyncio.run(run())


@contextlib.contextmanager
def deaf(server: Live, database: str) -> Iterator[None]:
    """A server that hears nothing of what the others say: the database has cut the connection that it listens at."""
    leases: Any = server.server.store.leases
    hear, leases.wait = leases.wait, lambda seconds: []
    with psycopg.connect(database, autocommit=True) as link:
        link.execute("SELECT pg_terminate_backend(%s, 10000)", [leases.ear.info.backend_pid])
    yield
    leases.wait = hear


def test_one_server_or_several_but_not_both(postgres: Database) -> None:
    stores = [PostgresStore(database) for database in [postgres()] * 3]
    try:
        stores[0].claim("http://10.0.0.1:8000")
        stores[1].claim("http://10.0.0.2:8000")
        with pytest.raises(Refusal, match="another server"):
            stores[2].claim()
    finally:
        for store in stores:
            store.close()


def test_a_file_has_one_server(tmp_path: Path) -> None:
    with contextlib.closing(SqliteStore(tmp_path / "db")) as store:
        with pytest.raises(Refusal) as refused:
            store.claim("http://10.0.0.1:8000")
        assert refused.value.id == "cluster-store"


def test_where_the_others_find_a_server() -> None:
    with bind("127.0.0.1", [0]) as bound:
        port = bound.getsockname()[1]
        assert peer_address(None, bound) is None
        assert peer_address("10.0.0.1", bound) == f"http://10.0.0.1:{port}"
        assert peer_address("[::1]:9000", bound) == "http://[::1]:9000"


def test_servers_that_are_killed_lose_no_move_and_invent_none(postgres: Database) -> None:
    """Every game goes on at another server, to an end that the rules come to as well.

    How long a table was without a server is printed for the soak, not asserted: what decides it is tested below.
    """
    fleet = asyncio.run(harass(postgres(), "intrigues", 2 * SOAK if SOAK < 5 else 10, 3 * SOAK, 20, SOAK))
    assert fleet.check_games() == len(fleet.witnesses)
    print(f"{3 * SOAK} kills, {fleet.acknowledged} moves, longest take-over {fleet.longest:.1f} s")


def last_beat(leases: Any, address: str, milliseconds: int) -> None:
    """As if a server had said so long ago that it lives."""
    with leases.line.held() as link:
        link.execute(f"UPDATE servers SET expires = {NOW} + %s WHERE address = %s", [LIFE - milliseconds, address])


def test_where_nothing_listens_a_server_is_given_up_after_two_beats(postgres: Database) -> None:
    """Not after its whole life; and never one that has just said that it lives, whoever cannot reach it."""
    with leasing(postgres(), "http://10.0.0.1:1", "http://10.0.0.2:1") as (dead, other):
        assert other.take("table") == "http://10.0.0.1:1"
        other.doubt("http://10.0.0.1:1")
        assert other.take("table") == "http://10.0.0.1:1"
        last_beat(other, "http://10.0.0.1:1", SILENT + 500)
        assert other.take("table") == "http://10.0.0.1:1"
        other.doubt("http://10.0.0.1:1")
        assert other.take("table") is None
        assert dead.take("table") == "http://10.0.0.2:1"
        assert dead.beat().mine == frozenset()


def test_a_table_is_taken_over_a_new_link_when_the_old_one_has_broken(postgres: Database) -> None:
    """The database was restarted meanwhile."""
    with leasing(postgres(), "http://10.0.0.1:1", "http://10.0.0.2:1") as (first, other):
        with other.line.held() as link, first.line.held() as mine:
            mine.execute("SELECT pg_terminate_backend(%s, 5000)", [link.info.backend_pid])
        assert other.take("table") == "http://10.0.0.1:1"


def test_a_server_that_says_nothing_is_given_up_after_its_life(postgres: Database) -> None:
    """Nobody has to bury it first: that its end has passed is enough."""
    with leasing(postgres(), "http://10.0.0.1:1", "http://10.0.0.2:1") as (silent, other):
        last_beat(other, "http://10.0.0.1:1", LIFE)
        assert other.take("table") is None
        assert silent.beat().mine == frozenset()


def test_a_beat_waits_for_no_table(postgres: Database) -> None:
    """However many ask for tables at a server, and whatever they wait for, it says that it lives."""
    with leasing(postgres(), "http://10.0.0.1:1", "http://10.0.0.2:1") as (first, _), first.line.held():
        assert "http://10.0.0.1:1" in first.beat().alive


@contextlib.contextmanager
def leasing(database: str, *addresses: str) -> Iterator[list[Any]]:
    """Servers that know of each other; the first one plays a table."""
    stores = [PostgresStore(database) for _ in addresses]
    try:
        for store, address in zip(stores, addresses, strict=True):
            store.claim(address)
        listed = Summary("table", "oriflamme", "gathering", False, 0, 0, b"{}")
        stores[0]._commit([Append("table", 1, [b"{}"], listed)])
        yield [store.leases for store in stores]
    finally:
        for store in stores:
            store.close()


def test_a_server_that_stood_still_is_no_danger(postgres: Database) -> None:
    """It is stopped with moves under way, the games go on elsewhere, and when it wakes up it stores nothing more."""

    async def run() -> None:
        fleet = Fleet(postgres(), random.Random(1))
        try:
            await fleet.launch()
            await fleet.launch()
            playing = asyncio.create_task(fleet.play_games("intrigues", 3))
            await fleet.after(5)
            fleet.servers[0].process.send_signal(signal.SIGSTOP)
            await fleet.after(5)
            fleet.servers[0].process.send_signal(signal.SIGCONT)
            await playing
        finally:
            await fleet.stop_all()
        fleet.check()
        assert fleet.check_games() == len(fleet.witnesses) == 6

    asyncio.run(run())


def test_a_table_of_another_server_is_loaded_once_for_all_who_look_at_it(postgres: Database) -> None:
    """Whoever asks for a long one again and again keeps no thread busy; and of many one is loaded at a time."""
    loads, under_way, most = list[str](), list[str](), list[int]()

    async def run() -> None:
        async with two(postgres()) as (first, second):
            ada = await first.person("Ada")
            ids = [await ada.open("intrigues", "me", "bot page") for _ in range(5)]
            eve, read = await second.person("Eve"), second.server.rooms._read

            def reading(id: str) -> Any:
                loads.append(id)
                under_way.append(id)
                most.append(len(under_way))
                try:
                    return read(id)
                finally:
                    under_way.remove(id)

            second.server.rooms._read = reading  # type: ignore[method-assign]
            asked = [eve.web.get(f"/api/tables/{ids[0]}") for _ in range(20)]
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
            assert loads == ids[:1]
            asked = [eve.web.get(f"/api/tables/{id}") for id in ids]
            assert {answer.json()["id"] for answer in await asyncio.gather(*asked)} == set(ids)
            assert sorted(loads) == sorted(ids)
            assert max(most) == 1

    asyncio.run(run())


def test_what_was_looked_at_is_let_go(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Soon, and sooner where it is much; where too many wait to be loaded, one more is refused."""

    async def run() -> None:
        async with two(postgres()) as (first, second):
            ada, rooms = await first.person("Ada"), second.server.rooms
            ids = [await ada.open("intrigues", "me", "bot page") for _ in range(4)]
            monkeypatch.setattr("camarilla.server.live.table_cache.MOST", 2)
            for id in ids:
                await rooms.look(id)
            assert list(rooms.table_cache.tables) == ids[2:]
            await rooms.table_cache.turn.acquire()
            waiting = [asyncio.create_task(rooms.look(id)) for id in ids[:2]]
            await until(lambda: list(rooms.table_cache.tables) == ids[:2])
            with pytest.raises(Refusal, match="busy"):
                await rooms.look(ids[2])
            monkeypatch.setattr("camarilla.server.live.table_cache.KEPT", 0.0)
            rooms.table_cache.turn.release()
            await asyncio.gather(*waiting)
            await until(lambda: not rooms.table_cache.tables)

    asyncio.run(run())


def test_what_has_begun_elsewhere_is_offered_no_longer(postgres: Database) -> None:
    async def run() -> None:
        async with two(postgres(), limits=replace(OPEN, public=1)) as (first, second):
            ada, wish = (
                await first.person("Ada"),
                {"game": "throne", "seats": ["me", "open"], "rules": {"public": True}},
            )
            there = same_at(ada, second)
            talk = await ada.join(str((await ada.web.post("/api/tables", json=wish)).json()["id"]))
            await asyncio.gather(*first.server.rooms.tasks)
            await second.server.rooms.attend()
            assert (await there.web.post("/api/tables", json=wish)).json()["error"] == "public"
            await talk.order("fill", seat=1, level="page")
            await talk.order("begin")
            second.server.rooms.sweep()
            await asyncio.gather(*second.server.rooms.tasks)
            assert (await there.web.post("/api/tables", json=wish)).status_code == 201

    asyncio.run(run())
