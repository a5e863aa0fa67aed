"""A player's own tables: listed and counted at the same cost, however many there are; and read past what is damaged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from camarilla.server.prune import Retention, prune
from camarilla.server.store import migrations
from camarilla.server.store.postgres import PostgresStore
from camarilla.server.store.queries import MINE
from camarilla.server.store.sqlite import SqliteStore
from camarilla.server.store.store import Append, Store, open_store
from camarilla.wire.parts import DAY
from server.conftest import Database
from server.live import HandTimer, live
from server.test_store import Asked, opened, summary

BEFORE = 5  # the schema in which nothing was noted beside the players of a table
MANY, MORE = 300, 3_000
DAYS = {"bank": 14 * DAY, "increment": 0, "unattended": True}


def sit_often(store: Store, first: int, count: int) -> None:
    """Finished tables of Ada's, and one in a thousand that is not."""
    appends = [
        Append(id := f"t{number:05}", 1, [b"1"], summary(id, phase_of(number), False, number, "ada"))
        for number in range(first, first + count)
    ]
    store._commit(appends)  # type: ignore[attr-defined]


def phase_of(number: int) -> str:
    return "playing" if number % 1000 == 1 else "over"


def steps(store: SqliteStore, act: Callable[[], object]) -> int:
    """How much SQLite does for it."""
    count = 0

    def tick() -> int:
        nonlocal count
        count += 1
        return 0

    store.reading.set_progress_handler(tick, 10)
    act()
    store.reading.set_progress_handler(None, 0)
    return count


def test_lists_of_a_player_cost_the_same_however_many_there_are(tmp_path: Path) -> None:
    with contextlib.closing(SqliteStore(tmp_path / "db")) as store:

        def costs() -> list[int]:
            return [
                steps(store, lambda: store.of_player("ada", 100)),
                steps(store, lambda: store.unfinished("ada", 500)),
            ]

        sit_often(store, 0, MANY)
        few = costs()
        sit_often(store, MANY, MORE)
        assert store.unfinished("ada", 500) == 4
        assert [one.id for one in store.of_player("ada", 2)] == ["t03299", "t03298"]
        assert all(many <= before + 20 for many, before in zip(costs(), few, strict=True)), (few, costs())


def test_postgresql_sorts_nothing_for_them(postgres: Database) -> None:
    with contextlib.closing(PostgresStore(postgres())) as store:
        sit_often(store, 0, MORE)
        store._read("ANALYZE seated, tables", ())
        plan = "\n".join(line for (line,) in store._rows(f"EXPLAIN {MINE}", "ada", 100))
        assert "seated_latest" in plan, plan
        assert "Sort" not in plan, plan


def test_a_table_that_somebody_left_is_theirs_until_it_is_over(database: Database) -> None:
    with opened(database()) as store:
        asked = Asked(store)
        asked.append(("a", 1, [b"1"]), summary=summary("a", "gathering", False, 1, "ada", "bob"))
        asked.append(("b", 1, [b"1"]), summary=summary("b", "gathering", False, 2, "bob"))
        asked.append(("a", 2, [b"2"]), summary=summary("a", "playing", False, 3, "ada"))
        assert [store.unfinished(player, 9) for player in ("ada", "bob")] == [1, 2]
        assert [one.id for one in store.of_player("bob", 9)] == ["b", "a"], "since it was left it is no news"
        asked.append(("a", 3, [b"3"]), summary=summary("a", "over", False, 4, "ada"))
        assert [store.unfinished(player, 9) for player in ("ada", "bob")] == [0, 1]
        assert [one.phase for one in store.of_player("bob", 9)] == ["gathering", "over"]
        store.delete("b")
        assert [one.id for one in store.of_player("bob", 9)] == ["a"]


def test_a_store_from_before_knows_them_too(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    address = database()
    with monkeypatch.context() as patch:
        for module in ("migrations", "sqlite", "postgres"):
            patch.setattr(f"camarilla.server.store.{module}.VERSION", BEFORE)
        patch.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:BEFORE])
        open_store(address).close()
    tables, empty = "INSERT INTO tables VALUES ('{0}', 'throne', '{1}', 0, 0, {2}, '{0}', {3})", "''"
    empty = empty if "://" in address else f"x{empty}"
    statements = [
        *(tables.format(*row, empty) for row in (("a", "over", 5), ("b", "playing", 9))),
        *(f"INSERT INTO seated VALUES ('ada', '{table}')" for table in "abc"),
    ]
    if "://" in address:
        with psycopg.connect(address) as link:
            for statement in statements:
                link.execute(statement.encode())
    else:
        with contextlib.closing(sqlite3.connect(address)) as file, file:
            for statement in statements:
                file.execute(statement)
    with opened(address) as store:
        assert [one.id for one in store.of_player("ada", 9)] == ["b", "a"]
        assert store.unfinished("ada", 9) == 1


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b'{"id": 1}', b""])
def test_a_damaged_summary_is_left_out_and_nothing_stops_at_it(tmp_path: Path, body: bytes) -> None:
    """The lobby shows the other tables, games over days are seen to, and old tables are forgotten."""
    timer = HandTimer()

    async def run() -> None:
        async with live(tmp_path / "db", timer) as server:
            ada, rooms = await server.person(), server.server.rooms
            await ada.open("throne", "me", "open", begin=False)
            broken = await ada.open("throne", "me", "open", begin=False, public=True)
            fine = await ada.open("throne", "me", "open", begin=False, public=True)
            days = [await ada.open("throne", "me", "bot page", clock=DAYS) for _ in range(2)]
            for table in (broken, days[0]):
                server.server.store.relist(table, body)
            timer.pass_by(2_000)
            lobby = (await ada.web.get("/api/tables")).json()
            assert [table["id"] for table in lobby["public"]] == [fine]
            assert broken not in {table["id"] for table in lobby["mine"]}
            assert len(lobby["mine"]) == 3
            assert rooms.damaged == {broken, days[0]}
            for table in days:
                rooms.drop(rooms.open[table])
            await rooms.attend()
            assert set(days) <= rooms.open.keys(), "also the one of which nobody can tell"
        with opened(str(tmp_path / "db")) as store:
            assert prune(store, Retention(), timer.now() + 100 * DAY) == 3
            assert set(store.tables()) == set(days)

    asyncio.run(run())


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b'{"id": [1]}'])
def test_whatever_is_damaged_beside_the_logs_nobody_stops_at_it(database: Database, body: bytes) -> None:
    """Chat, mutes, replays, analyses, channels, devices, passkeys, when somebody was here, when a server lived."""
    address = database()

    async def run() -> None:
        async with live(address, domains=("localhost",)) as server:
            ada = await server.person()
            over, days = (
                await ada.open("intrigues", "me", "bot page"),
                await ada.open("throne", "me", "bot page", clock=DAYS),
            )
            talk = await ada.join(over)
            await talk.play_on(random.Random(1))
            await talk.order("say", text="hello")
            share, cookies = talk.table["share"], ada.web.cookies
            replay = (await ada.web.get(f"/api/replays/{share}")).json()
            hook = {"channel": {"kind": "hook", "target": "https://a.example"}}
            assert (await ada.web.post("/api/me/notices", json=hook)).status_code == 200
            assert (await ada.web.post("/api/me/transfer")).status_code == 201
            store, player = server.server.store, server.server.rooms.open[over].table.host
            for kind in ("analysis", "mutes", "told", "open", "house"):
                store.keep(over, kind, b"")
                store.keep(days, kind, b"")
            for kind in ("passkey", "settings", "seen"):
                store.set_belonging(player, kind, "x", b"")
            await server.server.rooms.attendance.sweep()
        spoil(address, body)
        async with live(address, domains=("localhost",)) as server:
            ada = server.stranger()
            ada.web.cookies = cookies
            for path in ("me", "me/devices", "me/notices", "me/passkeys", "tables", f"replays/{share}/analysis"):
                assert (await ada.web.get(f"/api/{path}")).status_code == 200, path
            assert (await ada.web.get(f"/api/replays/{share}")).json() == replay
            talk = await ada.join(over)
            assert (await talk.order("say", text="again"))["number"] == 2
            assert (await ada.join(days)).table["phase"] == "playing"
            rooms = server.server.rooms
            await rooms.attendance.sweep()
            assert rooms.attendance.downtime.up_to_date()
            assert [line for line in server.server.log.lines if line[0] == "error"] == []
        with opened(address) as store:
            prune(store, Retention(), 0)

    asyncio.run(run())


def spoil(address: str, body: bytes) -> None:
    with opened(address) as store:
        changes = [(f"UPDATE {table} SET body = ?", (body,)) for table in ("kept", "chat", "belongings")]
        text = body.decode("ascii", "replace")
        store._write_all([*changes, ("UPDATE settings SET value = ? WHERE key = 'lives'", (text,))])  # type: ignore[attr-defined]
