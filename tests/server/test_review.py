"""What a reviewer found: clocks that undo filled, links that led too far, doors that could be jammed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import stat
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cli.program import refuse, succeed

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.analysis import Analyst
from camarilla.server.settings import OPEN
from camarilla.server.store.backup import backup
from camarilla.server.store.sqlite import SqliteStore
from camarilla.server.store.store import open_store
from camarilla.server.table import finished, moves
from camarilla.server.table.opening import open_table
from camarilla.server.table.verify import verify
from camarilla.wire import commands
from camarilla.wire.parts import TableRules, TimeControl
from camarilla.wire.rest import NewTable
from server.live import PATIENCE, HandTimer, Live, Person, Silence, Talk, live
from server.tables import ADA, BOB, CYN, EVE, NAMES, START, Bench


def begun(**rules: Any) -> Bench:
    bench = Bench(**rules)
    bench.begin()
    return bench


def refusal(act: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        act()
    return caught.value.id


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with live(path / "db", **changes) as server:
            await act(server)

    asyncio.run(run())


# -- undo -------------------------------------------------------------------------------------------------------
def test_an_answer_that_is_taken_back_earns_nothing_and_its_time_is_used() -> None:
    bench = begun(clock=TimeControl(bank=60_000, increment=10_000))
    for number in range(1, 6):
        bench.wait(1_000)
        bench.play()
        bench.wait(500)
        bench.order(ADA, commands.Undo, at=bench.table.asked_in)
        left = [60_000 - 1_500 * number, 60_000, 60_000]
        assert bench.table.clock.banks == left
        assert [bank.left for bank in bench.heard(1)[-1].game.banks] == left
    assert bench.reloaded().clock.banks == left


def test_time_that_stood_still_is_nobodys_when_an_answer_is_taken_back() -> None:
    bench = begun(clock=TimeControl(bank=60_000, increment=10_000))
    bench.play()
    bench.wait(2_000)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    bench.wait(100_000)
    bench.join(ADA)
    bench.order(ADA, commands.Undo, at=bench.table.asked_in)
    assert bench.table.clock.banks == [58_000, 60_000, 60_000]


def test_answers_and_undo_need_the_seat_itself() -> None:
    """Whatever eyes a command comes with."""
    bench = begun()
    at, state = bench.table.asked_in, bench.table.state
    assert state is not None
    assert refusal(lambda: bench.order(EVE, commands.Play, at=at, code=state.codes[0], eyes=0)) == "not-your-seat"
    bench.play()
    assert refusal(lambda: bench.order(EVE, commands.Undo, at=bench.table.asked_in, eyes=0)) == "not-your-seat"


def test_no_undo_while_a_bot_stands_in() -> None:
    bench = begun()
    bench.play()
    bench.order(ADA, commands.Leave, seat=0)
    assert refusal(lambda: bench.order(ADA, commands.Undo, at=bench.table.asked_in)) == "no-undo"
    bench.order(ADA, commands.TakeOver, seat=0)
    bench.order(ADA, commands.Undo, at=bench.table.asked_in)


def test_a_refused_undo_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    bench, asked = begun(), list[object]()

    def found(*states: object) -> bool:
        asked.append(states)
        return True

    monkeypatch.setattr(moves, "revealed", found)
    bench.play()
    for _ in range(3):
        assert refusal(lambda: bench.order(ADA, commands.Undo, at=bench.table.asked_in)) == "undo-revealed"
    assert len(asked) == 1


# -- time -------------------------------------------------------------------------------------------------------
def test_a_bot_that_stands_in_waits_its_pace_from_then_on() -> None:
    for who, command in ((BOB, commands.Leave), (ADA, commands.Kick)):
        bench = begun(first=1, pace=700)
        bench.wait(5_000)
        bench.order(who, command, seat=1)
        assert bench.session.bot_due() == (1, START + 5_000 + 700)


# -- talk and names ---------------------------------------------------------------------------------------------
def test_only_people_of_this_table_are_muted_and_only_once() -> None:
    bench = begun()
    assert refusal(lambda: bench.order(ADA, commands.Mute, tag="0123456789", on=True)) == "mute-nobody"
    bench.order(EVE, commands.Say, text="hello")
    for who in ("bob", "eve"):
        tag, start = bench.table.tag(who), bench.table.n
        for on, records in ((True, 1), (True, 1), (False, 2), (False, 2)):
            bench.order(ADA, commands.Mute, tag=tag, on=on)
            assert (tag in bench.table.muted["ada"], bench.table.n - start) == (on, records)


def test_names_at_a_hot_seat_are_as_clean_as_others() -> None:
    bench = Bench(hotseat=True)
    bench.order(ADA, commands.Sit, seat=1, name="  Granny   Smith ")
    assert bench.table.seats[1].name == "Granny Smith"
    assert refusal(lambda: bench.order(ADA, commands.Sit, seat=2, name="a\u202eb")) == "name"

    def seated(wish: str) -> str:
        new = NewTable("throne", ["me", wish], TableRules(hotseat=True))
        return str(open_table(new, "ada", "Ada", NAMES, 0)[-1].name)  # type: ignore[union-attr]

    assert [seated(wish) for wish in ("me  Granny  Smith", "me", "me  ")] == ["Granny Smith", "Ada", "Ada"]
    assert refusal(lambda: seated("me a\u202eb")) == "name"


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
    writer.write("\r\n".join([*lines, "Host: x", "", ""]).encode())
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
        assert not [line for line in server.server.log.lines if line[0] == "error"]

    trial(tmp_path, act, page=tmp_path)


def test_the_metrics_do_not_grow_with_strange_methods_nor_tell_how_bots_think(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        await finished_game(ada)
        for number in range(3):
            await raw(server, f"FOO{number} / HTTP/1.1")
        numbers = (await ada.web.get("/metrics")).text
        assert "FOO" not in numbers
        assert 'method="other"' in numbers
        assert "bot" not in numbers

    trial(tmp_path, act)


def test_a_socket_that_could_not_be_let_in_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open()
        room = await server.server.rooms.get(id)
        monkeypatch.setattr(room, "enter", None)
        await (await ada.dial(id)).closed()
        async with asyncio.timeout(PATIENCE):
            while server.server.limiter.sockets.total() or server.server.writing:
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


# -- stores -----------------------------------------------------------------------------------------------------
def test_stores_and_backups_are_for_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with contextlib.closing(open_store(str(tmp_path / "db"))) as store:
            store.setting("secret", lambda: "s")
            backup(str(tmp_path / "db"), tmp_path / "copy")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert {"db", "db-wal", "copy"} <= set(modes)
    assert set(modes.values()) == {0o600}


class Watched(sqlite3.Connection):
    """Whoever asks for the version must keep others from changing it."""

    asked = 0

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement == "PRAGMA user_version":
            Watched.asked += 1
            assert self.in_transaction
        return super().execute(statement, *values)


def test_two_servers_that_start_at_once_do_not_both_make_the_schema(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))
    SqliteStore(tmp_path / "db").close()
    assert Watched.asked == 1


# -- analyses ---------------------------------------------------------------------------------------------------
def test_two_who_ask_at_once_get_one_analysis(tmp_path: Path) -> None:
    job = f"open({str(tmp_path / 'runs')!r}, 'a').write('x'); print('{{\"result\": 1}}')"

    async def run() -> None:
        one = Analyst(SqliteStore(tmp_path / "db"), Silence(), (sys.executable, "-c", job))
        await asyncio.gather(*(one.start("t", "") for _ in range(3)))
        await asyncio.gather(*one.tasks)
        assert (await one.state("t")).result == 1
        assert (tmp_path / "runs").read_text(encoding="utf-8") == "x"
        one.store.close()

    asyncio.run(run())


def test_an_analysis_that_never_ends_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        forever = (sys.executable, "-c", "while True: pass")
        one = Analyst(SqliteStore(tmp_path / "db"), Silence(), forever, longest=0.01)
        await one.start("t", "")
        await asyncio.wait_for(asyncio.gather(*one.tasks), PATIENCE)
        assert (await one.state("t")).state == "failed"
        one.store.close()

    asyncio.run(run())


# -- fair deals -------------------------------------------------------------------------------------------------
def test_the_promise_that_was_kept_is_compared(tmp_path: Path) -> None:
    """A server that draws another key afterwards can make a document that fits itself, but not the promise."""
    bench = begun(options={"rounds": 1})
    promised = bench.table.shown().commitment
    bench.play_on(random.Random(1))
    document = finished.fairness(bench.table)
    assert verify(document, promised).moves == len(bench.table.played)
    assert refusal(lambda: verify(document, "0" * 64)) == "verify-key"
    file = tmp_path / "fairness.json"
    file.write_bytes(msgspec.json.encode(document))
    assert "dealt fairly" in succeed("verify", str(file), "--commitment", promised.upper())
    assert "promised" in refuse("verify", str(file), "--commitment", "0" * 64)
