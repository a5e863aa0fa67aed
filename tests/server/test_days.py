"""Games over days: clocks that run unattended, bots that play on, patience of the table's own."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from camarilla.server.live.rooms import IDLE
from camarilla.server.prune import Retention, prune
from camarilla.server.settings import OPEN
from camarilla.server.store.sqlite import SqliteStore
from camarilla.server.table.table import Table
from camarilla.wire.parts import DAY, TimeControl
from server.live import HandTimer, Live, Person, live
from server.tables import ADA, BOB, CYN, Bench, begun

HOUSES = [("Ada", "127.0.0.1"), ("Eve", "127.0.0.1"), ("Bob", "127.0.0.2")]  # names and addresses
DAYS = TimeControl(bank=3 * DAY, increment=DAY, unattended=True)


def left_alone(**rules: Any) -> Bench:
    """A game over days that everybody has left; Ada is asked."""
    bench = begun(first=0, clock=DAYS, **rules)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    return bench


def test_the_clock_runs_while_nobody_is_there() -> None:
    bench = left_alone()
    bench.wait(3 * DAY - 1)
    assert bench.table.seats[0].why is None
    bench.wait(1)
    assert bench.table.seats[0].why == "clock"
    assert bench.session.bot_due() is not None  # and the bot plays on


def test_looking_in_gives_no_time_back() -> None:
    bench = left_alone()
    bench.wait(2 * DAY)
    bench.join(ADA)
    bench.part(ADA)
    bench.wait(DAY)
    assert bench.table.seats[0].why == "clock"


def test_an_absent_player_is_waited_for_as_long_as_the_clock_allows() -> None:
    bench = left_alone()
    bench.join(BOB)
    bench.wait(3 * DAY - 1)
    assert [seat.why for seat in bench.table.seats] == [None] * 3
    assert [absence.until for absence in bench.presence[-1].absent] == [None, None]


def test_a_table_has_patience_of_its_own() -> None:
    bench = begun(first=0, patience=DAY)
    bench.part(ADA)
    bench.wait(DAY - 1)
    assert bench.table.seats[0].why is None
    bench.wait(1)
    assert bench.table.seats[0].why == "absent"


async def alone(server: Live) -> str:
    """A game over days against a bot, which its player has left."""
    ada = await server.person()
    clock = {"bank": 5_000, "increment": 0, "unattended": True}
    id = await ada.open("oriflamme", "me", "bot page", clock=clock, options={"rounds": 1})
    talk = await ada.join(id)
    await talk.close()
    await until(lambda: not server.server.rooms.open[id].listeners)
    return id


async def until(done: Any) -> None:
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0)


def test_a_restart_stops_no_clock(tmp_path: Path) -> None:
    """The game goes on to its end at a server that nobody has visited."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            id = await alone(server)
            server.server.rooms.open[id].idle_since -= IDLE + 1
            server.server.rooms.sweep()
            assert id in server.server.rooms.open
        timer.pass_by(10_000)
        async with live(tmp_path / "db", timer=timer) as server:
            await until(lambda: id in server.server.rooms.open)
            table = server.server.rooms.open[id].table
            await until(lambda: table.seats[0].why == "clock")
            async with asyncio.timeout(60):
                while table.phase != "over":
                    timer.pass_by(1_000)
                    await asyncio.sleep(0)

    asyncio.run(run())


@pytest.mark.parametrize("fault", ["store", "closed", "forgotten"])
def test_a_game_that_drops_out_of_memory_is_taken_up_again(tmp_path: Path, fault: str) -> None:
    """Whatever made it drop out: its clock runs on while nobody comes."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            rooms, admin = server.server.rooms, server.server.admin
            id = await alone(server)
            if fault == "store":
                rooms.open[id].fail(OSError("database or disk is full"))
            elif fault == "closed":
                await admin.close(id)
                await rooms.attendance.sweep()
                assert id not in rooms.open
                await admin.reopen(id)
            else:
                await admin.forget(rooms.open[id].table.host)
            assert id not in rooms.open
            await rooms.attendance.sweep()
            table = rooms.open[id].table
            assert (table.seats[0].why, rooms.attendance.missing) == (None, set())
            timer.pass_by(5_000)
            assert table.seats[0].why == "clock"

    asyncio.run(run())


def test_a_table_of_bots_is_no_game_over_days(tmp_path: Path) -> None:
    """Nobody waits there: it is not loaded at the start, and pruned as any other."""

    async def run() -> None:
        timer, clock = HandTimer(), {"bank": DAY, "increment": 0, "unattended": True}
        async with live(tmp_path / "db", timer=timer) as server:
            await (await server.person()).open("oriflamme", "bot page", "bot page", clock=clock)
        async with live(tmp_path / "db", timer=timer) as server:
            await server.server.rooms.attend()
            assert not server.server.rooms.open
            assert prune(server.server.store, Retention(), timer.now() + 31 * DAY) == 1

    asyncio.run(run())


def test_a_game_of_which_part_is_lost_stops_no_pruning(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            id = await alone(server)
            store = server.server.store
            store._write_all([("DELETE FROM log WHERE table_id = ? AND number = 2", (id,))])  # type: ignore[attr-defined]
            assert prune(store, Retention(), timer.now() + 31 * DAY) == 1

    asyncio.run(run())


def test_a_game_under_outdated_rules_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock ends it: it leaves memory as others do, and is pruned when nobody looks at it any more."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            id = await alone(server)
        monkeypatch.setattr(Table, "outdated", True)
        async with live(tmp_path / "db", timer=timer) as server:
            await server.server.rooms.attend()
            assert server.server.rooms.open[id].may_go()
            assert prune(server.server.store, Retention(), timer.now() + 31 * DAY) == 1

    asyncio.run(run())


def test_other_games_are_left_where_they_are(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            ada = await server.person()
            id = await ada.open("oriflamme", "me", "bot page", clock={"bank": 5_000, "increment": 0})
            timer.pass_by(IDLE + 1)
            server.server.rooms.sweep()
            assert id not in server.server.rooms.open
            await server.server.rooms.attend()
            assert id not in server.server.rooms.open

    asyncio.run(run())


def test_an_address_has_only_so_many_games_that_nobody_attends(tmp_path: Path) -> None:
    """However they are begun, whatever cookies it has, and after a restart; other games and addresses are free."""
    clock = {"bank": DAY, "increment": 0, "unattended": True}
    limits = replace(OPEN, days=2)

    async def refused(person: Person) -> bool:
        rules = {"clock": clock, "pace": 0}
        wish = {"game": "oriflamme", "seats": ["me", "bot page"], "rules": rules, "begin": True}
        answer = await person.web.post("/api/tables", json=wish)
        return answer.status_code == 400 and answer.json() == {"error": "days", "details": {"most": 2}}

    async def run() -> None:
        async with live(tmp_path / "db", limits=limits) as server:
            ada, eve, bob = [await server.person(name, address) for name, address in HOUSES]
            await ada.open("oriflamme", "me", "bot page", clock=clock)
            talk = await eve.join(await eve.open("oriflamme", "me", "bot page", clock=clock, begin=False))
            assert (await talk.order("begin"))["type"] == "update"
            assert await refused(ada)
            talk = await eve.join(await eve.open("oriflamme", "me", "bot page", clock=clock, begin=False))
            assert (await talk.order("begin"))["error"] == "days"
            await eve.open("oriflamme", "me", "bot page")
            assert not await refused(bob)
        async with live(tmp_path / "db", limits=limits) as server:
            ada, _, bob = [await server.person(name, address) for name, address in HOUSES]
            await until(lambda: sum(bool(room.address_hash) for room in server.server.rooms.open.values()) == 3)
            assert await refused(ada)
            assert not await refused(bob)
            assert "127.0.0." not in str((tmp_path / "db").read_bytes())

    asyncio.run(run())


def test_a_server_that_stops_notes_first_from_where_a_game_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = SqliteStore.keep

    def slowly(*given: Any) -> None:
        time.sleep(0.3)
        keep(*given)

    monkeypatch.setattr(SqliteStore, "keep", slowly)
    clock = {"bank": DAY, "increment": 0, "unattended": True}

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            await ada.open("oriflamme", "me", "bot page", clock=clock)
        async with live(tmp_path / "db") as server:
            await until(lambda: [bool(room.address_hash) for room in server.server.rooms.open.values()] == [True])

    asyncio.run(run())


def test_a_rematch_and_a_retry_count_as_well(tmp_path: Path) -> None:
    clock = {"bank": DAY, "increment": 0, "unattended": True}

    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, days=1)) as server:
            ada = await server.person()
            talk = await ada.join(await ada.open("oriflamme", "me", "bot page", clock=clock, options={"rounds": 1}))
            await talk.play_on(random.Random(1))
            await ada.open("oriflamme", "me", "bot page", clock=clock)
            assert (await talk.order("rematch"))["error"] == "days"
            again = await ada.web.post(f"/api/replays/{talk.table['share']}/retry", json={"step": 0})
            assert again.json()["error"] == "days"

    asyncio.run(run())
