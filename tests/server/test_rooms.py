"""Open tables in memory: loaded once, let go when empty, never ahead of the store in what they show."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from camarilla.server.live import bots
from camarilla.server.live.rooms import IDLE
from camarilla.server.live.session import GRACE
from camarilla.wire import commands
from camarilla.wire.parts import DAY, TimeControl
from server.live import HandTimer, live
from server.test_room_faults import Hall


def test_empty_tables_are_let_go_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            rooms = server.server.rooms
            ada = await server.person()
            id = await ada.open("oriflamme", "me", "open", begin=False)
            talk = await ada.join(id)
            timer.pass_by(2 * IDLE)
            rooms.sweep()
            assert id in rooms.open
            await talk.close()
            while rooms.open[id].session.readers:
                await asyncio.sleep(0)
            rooms.sweep()
            assert id in rooms.open
            timer.pass_by(IDLE + 1)
            rooms.sweep()
            assert rooms.open == {}
            again, other = await asyncio.gather(ada.join(id), ada.join(id))
            assert again.table == other.table == talk.table
            assert len(rooms.open) == 1

    asyncio.run(run())


def test_only_so_many_empty_tables_stay_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest empty ones go; those with somebody at them stay."""
    monkeypatch.setattr("camarilla.server.live.rooms.MOST_IDLE", 2)

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            ada, ids = await server.person(), list[str]()
            for _ in range(4):
                ids.append(await ada.open("oriflamme", "me", "open", begin=False))
                timer.pass_by(1)
            await ada.join(ids[0])
            server.server.rooms.sweep()
            assert list(server.server.rooms.open) == [ids[0], *ids[2:]]

    asyncio.run(run())


def test_nothing_is_told_before_it_is_stored(tmp_path: Path) -> None:
    """The store is held up: the move is decided, and nobody hears of it; neither does a visitor who comes now."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, eve = await server.person(), await server.person("Eve")
            id = await ada.open("oriflamme", "me", "bot page")
            talk = await ada.join(id)
            store: Any = server.server.store
            held: list[Any] = []
            real = store.writer.append
            store.writer.append = held.append
            assert talk.game is not None
            asked = talk.game["asked_in"]
            await talk.say("play", asked_in=asked, code=talk.game["legal"][0]["code"])
            while not held:
                await asyncio.sleep(0)
            room = server.server.rooms.open[id]
            assert room.table.asked_in > asked
            late = asyncio.create_task(eve.join(id))
            pong = await talk.order("ping")
            assert pong["type"] == "pong"
            assert talk.n == asked
            assert not late.done()
            store.writer.append = real
            for append in held:
                real(append)
            await talk.until(lambda message: message.get("re") and message["type"] == "update")
            assert (await late).n > asked

    asyncio.run(run())


def test_no_log_line_holds_a_secret(tmp_path: Path) -> None:
    """Names, texts, keys, cookies and cards stay out of the log, whatever happens."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person("Ada Lovelace")
            id = await ada.open("oriflamme", "me", "bot page", begin=False)
            talk = await ada.join(id)
            await talk.order("contribute", seat=0, text="my own luck")
            await talk.order("say", text="psst")
            await talk.order("begin")
            room = server.server.rooms.open[id]
            room.session.execute = None  # type: ignore[assignment,method-assign]  # a mistake of ours
            await talk.say("say", text="psst again")
            await talk.closed()
            lines = json.dumps(server.server.log.lines)
            assert "table failed" in lines
            cards = [card for hand in talk.game["view"]["hand"] for card in hand if card] if talk.game else []
            for secret in ("Lovelace", "psst", "my own luck", room.table.key, ada.web.cookies["camarilla"], *cards):
                assert secret not in lines
            again = await ada.join(id)
            assert (await again.play(random.Random(1)))["type"] == "update"

    asyncio.run(run())


def test_a_bot_answers_at_a_round_time_whatever_it_thought(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer, quantum=100) as server:
            ada = await server.person()
            talk = await ada.join(await ada.open("oriflamme", "me", "bot page", pace=300))
            await talk.play(random.Random(1))
            asked = timer.now()
            while not timer.alarms:
                await asyncio.sleep(0)
            assert [when for when, _, _ in timer.alarms] == [asked + GRACE * 300]  # the answer may still be taken back
            timer.time += GRACE * 300 + 123  # it was slow
            (_, _, alarm), timer.alarms = timer.alarms[0], []
            assert alarm.act is not None
            alarm.act()
            await talk.until(lambda message: message["type"] == "update" and not message.get("re"))
            assert talk.n

    asyncio.run(run())


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: object, level: str) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(bots, "think", broken)

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            talk = await ada.join(await ada.open("oriflamme", "me", "bot page", options={"rounds": 1}))
            await talk.play_on(random.Random(1))
            assert talk.table["phase"] == "over"
            assert ("error", "bot failed") in [line[:2] for line in server.server.log.lines]

    asyncio.run(run())


def test_whoever_sends_too_much_lets_nothing_be_looked_through() -> None:
    """Whether one more game over days may begin is found out from all tables: not for whoever is refused anyway."""

    async def act() -> None:
        hall = Hall(clock=TimeControl(DAY, 0, unattended=True))
        looked = list[str]()
        hall.rooms.check_days = lambda rules, address: looked.append(address)  # type: ignore[method-assign]
        eve = hall.enter("eve")
        for _ in range(3 * hall.rooms.limits.writes_at_once):
            hall.order(eve, commands.Begin)
        assert len(looked) <= hall.rooms.limits.writes_at_once
        assert eve.out[-1]["error"] == "flood"

    asyncio.run(act())


def test_whoever_looks_at_many_old_games_fills_no_memory_until_the_next_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("camarilla.server.live.rooms.MOST_IDLE", 3)

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, rooms = await server.person(), server.server.rooms
            ids = [await ada.open("throne", "me", "open", begin=False) for _ in range(12)]
            talk = await ada.join(ids[0])
            for room in [room for room in rooms.open.values() if room.may_go()]:
                rooms.drop(room)
            for id in ids:
                assert (await ada.web.get(f"/api/tables/{id}")).status_code == 200
                assert len(rooms.open) <= 1 + 2 * 3
            assert (await talk.order("ping"))["type"] == "pong"
            assert ids[0] in rooms.open

    asyncio.run(run())
