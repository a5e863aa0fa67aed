"""Games over days: clocks that run unattended, bots that play on, patience of the table's own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from camarilla.server.live.rooms import IDLE
from camarilla.wire.parts import DAY, TimeControl
from server.live import HandTimer, Live, live
from server.tables import ADA, BOB, CYN, Bench, begun

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
