"""Tables that are open: nobody deletes them beside the server, and a log with a gap harms no other table."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from cli.program import succeed

from camarilla.server.live.rooms import NOTED
from camarilla.server.prune import DAY, Retention, prune, time_of
from camarilla.server.store.store import OPEN, Append, Store, Summary, open_store
from server.conftest import Database
from server.live import PATIENCE, HandTimer, Live, Person, live

BOTS = ("me", "bot page", "bot page")


async def noted(server: Live) -> None:
    """What the server notes beside everything else is stored."""
    server.server.rooms.sweep()
    await asyncio.gather(*server.server.rooms.tasks)


async def turned_away(person: Person, id: str) -> str:
    """Why somebody may not come in."""
    return (await (await person.dial(id)).closed())[1]


def test_a_table_that_is_open_is_not_pruned(database: Database) -> None:
    """However long ago it last changed, and by whichever process; its players play on."""

    async def run() -> None:
        address, timer = database(), HandTimer()
        async with live(address, timer=timer) as server:
            id = await (await server.person()).open("oriflamme", *BOTS)
            await asyncio.gather(*server.server.rooms.tasks)
            assert prune(server.server.store, Retention(abandoned=0), timer.now() + 1) == 0
        timer.pass_by(31 * DAY)
        async with live(address, timer=timer) as server:
            ada = await server.person()
            talk = await ada.join(id)
            await noted(server)
            with contextlib.closing(open_store(address)) as store:
                assert prune(store, Retention(abandoned=0), timer.now()) == 0
            timer.pass_by(NOTED + 1)
            await noted(server)
            timer.pass_by(NOTED + 1)
            with contextlib.closing(open_store(address)) as store:
                assert prune(store, Retention(), timer.now()) == 0
                await talk.close()
                timer.pass_by(31 * DAY)
                assert prune(store, Retention(), timer.now()) == 1

    asyncio.run(run())


def test_the_clock_of_a_server_that_is_late_is_the_one_to_prune_by(database: Database) -> None:
    """It began before the machine was told the time; what is played there looks as if nobody had touched it."""

    async def run() -> None:
        address, timer = database(), HandTimer()  # of years ago
        async with live(address, timer=timer) as server:
            server.server.store.claim()
            await (await server.person()).open("oriflamme", *BOTS)
            await noted(server)
            assert "deleted: 0" in await asyncio.to_thread(succeed, "prune", "--database", address)
        assert "deleted: 1" in await asyncio.to_thread(succeed, "prune", "--database", address)

    asyncio.run(run())


def test_one_late_server_of_several_is_pruned_by_its_clock_and_never_of_what_it_plays(postgres: Database) -> None:
    async def run() -> None:
        address, timer = postgres(), HandTimer()  # of years ago
        async with live(address, among=True) as other, live(address, among=True, timer=timer) as server:
            id = await (await server.person()).open("oriflamme", *BOTS)
            await asyncio.gather(noted(server), noted(other))
            with contextlib.closing(open_store(address)) as store:
                now, left = other.server.rooms.timer.now(), server.server.rooms.open[id]
                store.keep(id, OPEN, b"0")
                assert prune(store, Retention(), now) == 0  # its lease says that it is played
                server.server.rooms.drop(left)
                assert store._rows("SELECT owner FROM leases WHERE table_id = ?", id)  # type: ignore[attr-defined]
                server.server.store.leases.give(id)  # type: ignore[union-attr]
                assert prune(store, Retention(), time_of(store, now)) == 0
                assert prune(store, Retention(), now) == 1

    asyncio.run(run())


def test_nothing_is_stored_at_a_table_that_was_deleted(database: Database) -> None:
    """Neither a record nor a line of chat; whoever is there is told that there is no such table."""

    async def run() -> None:
        address = database()
        async with live(address) as server:
            ada = await server.person()
            for command, parts in {"fill": {"seat": 1, "level": "page"}, "say": {"text": "hello"}}.items():
                talk = await ada.join(await ada.open("oriflamme", "me", "open", begin=False))
                id = talk.table["id"]
                with contextlib.closing(open_store(address)) as store:
                    assert store.delete(id)
                await talk.say(command, **parts)
                assert (await talk.closed())[1] == "restart"  # the page comes again
                assert await turned_away(ada, id) == "no-table"
                assert left_of(server.server.store, id) == 0

    asyncio.run(run())


def left_of(store: Store, id: str) -> int:
    """Rows of a table, wherever they are."""
    return sum(id in row for name, rows in store.export() for row in rows if name != "settings")


def stored(store: Store, *appends: Append) -> list[BaseException | None]:
    """What came of each."""
    results: list[BaseException | None] = []
    for append in appends:
        append.done = results.append
        store.append(append)
    store.writer.close()  # type: ignore[attr-defined]
    return results


def test_records_of_a_deleted_table_bring_its_summary_not_back(database: Database) -> None:
    summary = Summary("t", "throne", "gathering", True, 1, 1, b"{}")
    address = database()
    with contextlib.closing(open_store(address)) as store:
        assert stored(store, Append("t", 1, [b"1"], summary), Append("t", 2, [b"2"])) == [None, None]
    with contextlib.closing(open_store(address)) as store:
        assert store.delete("t")
        assert not store.delete("t")
        (error,) = stored(store, Append("t", 3, [b"3"], summary))
        assert error is not None
        assert left_of(store, "t") == 0


# -- gaps ---------------------------------------------------------------------------------------------------------
def damage(address: str, id: str) -> None:
    with contextlib.closing(open_store(address)) as store:
        store._write_all([("DELETE FROM log WHERE table_id = ? AND number = ?", (id, 2))])  # type: ignore[attr-defined]


def test_a_record_that_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    """When its table is loaded."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, rooms = await server.person(), server.server.rooms
            id = await ada.open("oriflamme", *BOTS)
            rooms.drop(rooms.open[id])
            server.server.store.rewrite(id, {2: b"\1\x93"})
            for _ in range(2):
                assert (await ada.web.get(f"/api/tables/{id}")).json()["error"] == "table-damaged"
            assert server.server.log.lines.count(("error", "table damaged", {"table": id})) == 1
            assert "camarilla_damaged_tables 1.0" in rooms.counts.page().decode()

    asyncio.run(run())


def test_a_log_with_a_gap_is_named_and_set_aside(database: Database) -> None:
    """The store is fine, the other tables are played, and an operator can delete the one that is not."""

    async def run() -> None:
        address = database()
        async with live(address) as server:
            ada = await server.person()
            bad, good = [await ada.open("oriflamme", *BOTS) for _ in range(2)]
        damage(address, bad)
        async with live(address) as server:
            async with asyncio.timeout(PATIENCE):
                while (health := await server.stranger().web.get("/healthz")).json()["integrity"] == "checking":
                    pass
            assert (health.status_code, health.json()["integrity"]) == (200, "fine")
            assert ("error", "table damaged", {"table": bad}) in server.server.log.lines
            assert "camarilla_damaged_tables 1.0" in server.server.rooms.counts.page().decode()
            eve = await server.person("Eve")
            answer = await eve.web.get(f"/api/tables/{bad}")
            assert (answer.status_code, answer.json()["error"]) == (500, "table-damaged")
            assert await turned_away(eve, bad) == "table-damaged"
            talk = await eve.join(good)
            assert talk.table["phase"] == "playing"
            assert await server.server.admin.answer(b'{"do": "delete", "target": "%s"}' % bad.encode()) == {
                "done": None
            }
            assert left_of(server.server.store, bad) == 0
            assert "camarilla_damaged_tables 0.0" in server.server.rooms.counts.page().decode()
            again = await server.server.admin.answer(b'{"do": "delete", "target": "%s"}' % bad.encode())
            assert again["refused"] == "no-table"

    asyncio.run(run())
