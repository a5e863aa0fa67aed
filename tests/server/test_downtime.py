"""Time in which no server lives counts against nobody, and a game over days is never taken for abandoned."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.server.live.downtime import (
    GAPS,
    NEAR,
    SHORT,
    Downtime,
    Life,
    known_rules,
    missed,
    note_clock,
    note_life,
    slowest_clock,
)  # fmt: skip
from camarilla.server.prune import Retention, prune
from camarilla.server.store.backup import backup, restore
from camarilla.server.store.store import StoreError, open_store
from camarilla.server.table.clock import Clock
from camarilla.wire import commands
from camarilla.wire.parts import DAY, LONGEST, TimeControl
from server.conftest import Database
from server.live import HandTimer, Live, live
from server.tables import ADA, begun

HOUR = DAY // 24
TEN = HOUR // 6  # minutes
DAILY = TimeControl(bank=DAY, increment=0, unattended=True)
LONG = TimeControl(bank=LONGEST, increment=3 * DAY, unattended=True)


async def alone(server: Live) -> str:
    """A game of two hours, that run unattended, which waits for its player, who has left."""
    ada = await server.person()
    clock = {"bank": 2 * HOUR, "increment": 0, "unattended": True}
    id = await ada.open("oriflamme", "me", "bot page", clock=clock)
    await (await ada.join(id)).close()
    return id


async def live_on(server: Live, timer: HandTimer, milliseconds: int) -> None:
    """Time passes at a server that lives, and notes it as often as it does."""
    end = timer.now() + milliseconds
    while timer.now() < end:
        timer.pass_by(min(SHORT, end - timer.now()))
        server.server.rooms.sweep()
        await asyncio.gather(*server.server.rooms.tasks)


async def left(server: Live, timer: HandTimer, id: str) -> int:
    """The time of the player who is asked; a bot has not taken over."""
    table = (await server.server.rooms.get(id)).table
    assert (table.asked, table.seats[0].why) == (0, None)
    return table.clock.left(0, timer.now())


def test_a_note_that_comes_late_is_no_silence() -> None:
    """Two threads, or servers, note at once that they live: whoever began first may be done last."""
    life = Life(DAY).until(DAY + SHORT).until(DAY).until(DAY + SHORT * 2)
    assert life == Life(DAY + SHORT * 2, [])
    assert life.until(0) == Life(0, [])  # the clock was set back


def test_no_clock_runs_while_no_server_lives(database: Database) -> None:
    """Twice in one question; an ordinary restart is no such time."""

    async def run() -> None:
        address, timer = database(), HandTimer()
        async with live(address, timer=timer) as server:
            id = await alone(server)
            await live_on(server, timer, TEN)
        timer.pass_by(40 * DAY)
        for used in (1, 2):
            async with live(address, timer=timer) as server:
                await server.server.rooms.attend()
                assert await left(server, timer, id) == 2 * HOUR - used * TEN
                await live_on(server, timer, TEN)
            timer.pass_by(3 * DAY)
        async with live(address, timer=timer) as server:
            await server.server.rooms.attend()
            await live_on(server, timer, 2 * HOUR - 3 * TEN - 1)
        timer.pass_by(SHORT // 2)
        async with live(address, timer=timer) as server:
            await server.server.rooms.attend()
            table = (await server.server.rooms.get(id)).table
            async with asyncio.timeout(60):
                while table.seats[0].why != "clock":
                    await asyncio.sleep(0)

    asyncio.run(run())


def test_no_clock_runs_while_the_store_is_out(tmp_path: Path) -> None:
    """The server runs on, but nobody could answer; the alarm is set anew, too."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            id = await alone(server)
            await live_on(server, timer, TEN)
            timer.time += HOUR
            server.server.rooms.sweep()
            await asyncio.gather(*server.server.rooms.tasks)
            assert await left(server, timer, id) == 2 * HOUR - TEN
            await live_on(server, timer, 2 * HOUR - TEN - 1)
            assert await left(server, timer, id) == 1
            timer.pass_by(1)
            assert (await server.server.rooms.get(id)).table.seats[0].why == "clock"

    asyncio.run(run())


def test_a_restored_backup_goes_on_where_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            id = await alone(server)
            await live_on(server, timer, TEN)
            backup(str(tmp_path / "db"), tmp_path / "copy")
        timer.pass_by(5 * DAY)
        restore(tmp_path / "copy", str(tmp_path / "restored"))
        async with live(tmp_path / "restored", timer=timer) as server:
            await server.server.rooms.attend()
            assert await left(server, timer, id) == 2 * HOUR - TEN

    asyncio.run(run())


def test_an_outage_counts_for_nobody_whoever_comes_first(tmp_path: Path) -> None:
    """A visitor loads another such game before the server has noted that it lives again."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            rooms = server.server.rooms
            other, id = await alone(server), await alone(server)
            rooms.drop(rooms.open[other])
            await live_on(server, timer, TEN)
            timer.time += HOUR
            await rooms.get(other)
            await live_on(server, timer, 1)
            assert [await left(server, timer, one) for one in (id, other)] == [2 * HOUR - TEN - 1] * 2

    asyncio.run(run())


def test_a_server_that_was_stopped_ends_no_clock_when_it_goes_on(tmp_path: Path) -> None:
    """The alarm rings before anything else, and somebody answers at once."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            id = await alone(server)
            await live_on(server, timer, TEN)
            talk = await server.people[0].join(id)
            timer.time += 3 * HOUR
            timer.pass_by(0)
            assert await left(server, timer, id) == 2 * HOUR - TEN
            timer.time += 3 * HOUR
            assert (await talk.play(random.Random(1)))["type"] == "update"
            assert server.server.rooms.open[id].table.clock.banks[0] == 2 * HOUR - TEN

    asyncio.run(run())


def test_no_clock_runs_while_other_rules_are_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A newer version, which cannot play the game on, and back: nobody could answer meanwhile."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            id = await alone(server)
            await live_on(server, timer, TEN)
        with monkeypatch.context() as newer:
            newer.setattr(camarilla.game("oriflamme"), "version", 2)
            async with live(tmp_path / "db", timer=timer) as server:
                await server.server.rooms.attend()
                await live_on(server, timer, 3 * HOUR)
        async with live(tmp_path / "db", timer=timer) as server:
            await server.server.rooms.attend()
            assert await left(server, timer, id) == 2 * HOUR - TEN

    asyncio.run(run())


def test_gaps_are_by_the_clock_that_servers_share(tmp_path: Path) -> None:
    """One server is an hour ahead of the other: neither takes the other's life for silence, and both know the gap."""
    store, timers, shared = open_store(str(tmp_path / "db")), (HandTimer(), HandTimer()), HandTimer()
    store.leases = SimpleNamespace(id="a", now=shared.now)  # type: ignore[assignment,misc]
    timers[0].time += HOUR
    servers = [Downtime(store, timer) for timer in timers]
    clocks, rules = [Clock(DAILY, 2) for _ in timers], known_rules()[0]
    for timer, clock in zip(timers, clocks, strict=True):
        clock.since = timer.now()

    def pass_by(milliseconds: int) -> None:
        for timer in (*timers, shared):
            timer.pass_by(milliseconds)
        for server in servers:
            server.note()

    pass_by(0)
    for _ in range(10):
        pass_by(SHORT // 2)
    assert [server.rest(clock, rules) for server, clock in zip(servers, clocks, strict=True)] == [0, 0]
    pass_by(HOUR)
    assert [server.rest(clock, rules) for server, clock in zip(servers, clocks, strict=True)] == [HOUR, HOUR]
    assert [server.rest(clock, rules) for server, clock in zip(servers, clocks, strict=True)] == [0, 0]
    store.leases = None  # type: ignore[misc]
    store.close()


def test_the_slowest_clock_counts_while_its_server_lives(tmp_path: Path) -> None:
    """And a server that has the store for itself is the only one."""
    with contextlib.closing(open_store(str(tmp_path / "db"))) as store:
        assert slowest_clock(store) is None
        for at, server, now, slowest in (
            (40 * DAY, "a", 40 * DAY, 40 * DAY),
            (40 * DAY, "b", DAY, DAY),
            (40 * DAY + NEAR, "a", 40 * DAY + NEAR, DAY),
            (40 * DAY + NEAR + 1, "a", 40 * DAY + NEAR + 1, 40 * DAY + NEAR + 1),
            (2 * DAY, "", 2 * DAY, 2 * DAY),
        ):
            note_clock(store, server, at, now)
            assert slowest_clock(store) == slowest


def test_only_the_part_of_a_gap_after_the_question_is_missed(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "db"))

    def gaps_at(now: int) -> list[tuple[int, int]]:
        return note_life(store, now, ["toy 1"])["toy 1"].gaps

    assert gaps_at(0) == gaps_at(SHORT) == []
    gaps = gaps_at(10 * SHORT)
    assert [missed(gaps, since, 20 * SHORT) for since in (0, 4 * SHORT, 12 * SHORT)] == [9 * SHORT, 6 * SHORT, 0]
    for number in range(2 * GAPS):
        gaps = gaps_at((20 + 2 * number) * SHORT)
    assert len(gaps) == GAPS
    store.close()


def test_what_two_gaps_have_in_common_is_missed_once() -> None:
    assert missed([(10, 30), (0, 20), (5, 15)], 2, 25) == 23


# -- banks --------------------------------------------------------------------------------------------------------
def test_a_bank_grows_no_longer_than_the_longest() -> None:
    bench = begun(first=0, clock=LONG)
    bench.play()
    assert max(bench.table.clock.banks) == LONGEST
    bench = begun(first=0, clock=LONG)
    bench.now += 5 * DAY
    bench.play()
    assert bench.table.clock.banks[0] == LONGEST - 2 * DAY


def test_an_answer_taken_back_gives_back_what_it_earned() -> None:
    """And no more, where the bank was full."""
    bench = begun(first=0, clock=LONG)
    bench.now += DAY
    bench.play()
    assert bench.table.clock.banks[0] == LONGEST
    bench.order(ADA, commands.Undo, asked_in=bench.table.asked_in)
    assert bench.table.clock.banks[0] == LONGEST - DAY


@pytest.mark.parametrize("unattended", [False, True])
def test_a_game_over_days_is_not_abandoned(tmp_path: Path, unattended: bool) -> None:
    """Its clocks end it, when a server lives; until then it is kept."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            ada = await server.person()
            clock = {"bank": 2 * DAY, "increment": 0, "unattended": unattended}
            await ada.open("oriflamme", "me", "bot page", clock=clock)
        store = open_store(str(tmp_path / "db"))
        assert prune(store, Retention(), timer.now() + 31 * DAY) == (not unattended)
        store.close()

    asyncio.run(run())


@pytest.mark.parametrize("body", [b"\1\x93", b'{"is":"opened"}', None])
def test_a_game_over_days_that_no_server_can_load_is_abandoned(tmp_path: Path, body: bytes | None) -> None:
    """It stops nothing: a record is unreadable, or the game is not known."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            id = await alone(server)
        with contextlib.closing(open_store(str(tmp_path / "db"))) as store:
            first = next(iter(store.records(id)))
            store.rewrite(id, {1: body or first.replace(b"oriflamme", b"orivlamme")})
            assert prune(store, Retention(), timer.now() + 31 * DAY) == 1

    asyncio.run(run())


def test_games_that_an_outage_hides_are_looked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the next sweep: first the list of them cannot be had, then one cannot be loaded."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            rooms, id = server.server.rooms, await alone(server)
            await rooms.attendance.sweep()
            rooms.drop(rooms.open[id])
            for name, fails in (("playing", StoreError("out")), ("records", Refusal("no-store"))):
                with monkeypatch.context() as patch:
                    patch.setattr(rooms.store, name, failing(fails))
                    await rooms.attend()
                    assert id not in rooms.open
                await rooms.attendance.sweep()
                rooms.drop(rooms.open[id])

    asyncio.run(run())


def failing(error: Exception) -> Callable[..., Any]:
    def fail(*parts: object) -> Any:
        raise error

    return fail
