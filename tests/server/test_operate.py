"""What operators rely on: health that is true, outages that are named, an end in time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import shutil
import signal
import sqlite3
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from smtplib import SMTPRecipientsRefused
from types import SimpleNamespace
from typing import Any, cast

import pytest

from camarilla.server import app
from camarilla.server.app import FAREWELL
from camarilla.server.http import health
from camarilla.server.http.analysis import COMMAND
from camarilla.server.live.thinking import Claim
from camarilla.server.logs import LINES, LINES_AT_ONCE, Relay, relay
from camarilla.server.run import DEADLINE, GRACE
from camarilla.server.settings import OPEN
from camarilla.server.store.sqlite import SqliteStore
from camarilla.server.store.store import Append, StoreError, Summary, Write, open_store, store_error
from server.conftest import Database
from server.crash import START
from server.live import PATIENCE, HandTimer, Live, Silence, live


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with live(path / "db", **changes) as server:
            await act(server)

    asyncio.run(run())


def test_health_tries_a_write_and_leaves_nothing(database: Database) -> None:
    with contextlib.closing(open_store(database())) as store:
        store.check()
        assert [rows for name, rows in store.export() if name == "settings"] == []


def test_a_store_that_takes_no_write_is_not_fine(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        web, store = server.stranger().web, cast(SqliteStore, server.server.store)
        store.writing.execute("PRAGMA busy_timeout = 10")
        with contextlib.closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            assert (await web.get("/healthz")).status_code == 503
            assert server.server.log.lines[-1][2]["text"] == "database is locked"
            other.execute("ROLLBACK")
        assert (await web.get("/healthz")).status_code == 200

    trial(tmp_path, act)


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_a_file_that_cannot_grow_is_not_fine(tmp_path: Path) -> None:
    """A write that is taken back never reaches the disk."""
    import resource

    with contextlib.closing(open_store(str(tmp_path / "db"))) as store:
        store.setting("secret", lambda: "some")
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "db-wal").stat().st_size, hard))
        try:
            with pytest.raises(sqlite3.OperationalError):
                store.check()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        store.check()


def test_a_commit_that_failed_is_not_fine_until_one_succeeds(database: Database) -> None:
    with contextlib.closing(open_store(database())) as store:
        writer = store.writer  # type: ignore[attr-defined]
        commit = writer.commit
        for error, fine in ((StoreError("the table is gone"), True), (OSError("the disk is gone"), False)):
            told: list[BaseException | None] = []

            def fail(group: list[Write], error: Exception = error) -> None:
                if isinstance(group[0], Append):
                    raise error

            writer.commit = fail
            store.append(Append("a", 1, [b"1"], None, told.append, str(error)))
            wait_for(told)
            with contextlib.nullcontext() if fine else pytest.raises(OSError, match="the disk is gone"):
                store.check()
        told.clear()
        writer.commit = commit
        store.append(Append("a", 1, [b"1"], None, told.append, "new"))
        wait_for(told)
        store.check()


def test_a_trial_shares_the_commit_of_moves(database: Database) -> None:
    """On a slow disk it would have to wait for another, and may never find the store between two commits."""
    with contextlib.closing(open_store(database())) as store:
        writer = store.writer  # type: ignore[attr-defined]
        commit, groups, slow = writer.commit, list[list[str]](), threading.Event()

        def keep(group: list[Write]) -> None:
            groups.append([type(write).__name__ for write in group])
            assert slow.wait(PATIENCE)
            commit(group)

        writer.commit = keep
        told: list[BaseException | None] = []
        store.append(Append("a", 1, [b"1"], None, told.append, "a"))
        while not groups:
            time.sleep(0.001)
        store.append(Append("b", 1, [b"1"], None, told.append, "b"))
        with ThreadPoolExecutor(1) as thread:
            checked = thread.submit(store.check)
            while writer.waiting.qsize() < 2 and not checked.done():
                time.sleep(0.001)
            slow.set()
            checked.result()
        assert groups == [["Append"], ["Append", "SideWrite"]]


def wait_for(told: list[BaseException | None]) -> None:
    """Wait until the writer has answered."""
    end = time.monotonic() + 10
    while not told and time.monotonic() < end:
        time.sleep(0.005)
    assert told


def test_a_full_disk_is_not_fine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Live) -> None:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
        assert (await server.stranger().web.get("/healthz")).status_code == 503
        assert "nearly full" in server.server.log.lines[-1][2]["text"]

    trial(tmp_path, act)


def test_looks_at_a_sick_server_fill_no_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may look. What was not logged is counted in the next line."""
    timer = HandTimer()

    async def act(server: Live) -> None:
        web, told = server.stranger().web, server.server.log.lines
        monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
        turns = server.server.rooms.bots.turns
        for address in ("192.0.2.1", "192.0.2.2"):
            await turns.take(partial(Claim, True, False, address, ""))
        timer.pass_by(100_000)
        told.clear()
        for passed in (*[0] * (LINES_AT_ONCE + 5), round(1000 / LINES)):
            timer.pass_by(passed)
            assert (await web.get("/healthz")).status_code == 503
        for event in ("unhealthy", "bots stalled"):
            unlogged = [parts["unlogged"] for _, said, parts in told if said == event]
            assert unlogged == [0] * LINES_AT_ONCE + [5]

    trial(tmp_path, act, timer=timer)


def test_bots_of_which_none_ends_its_thought_are_not_fine(tmp_path: Path) -> None:
    timer = HandTimer()

    async def act(server: Live) -> None:
        web, turns = server.stranger().web, server.server.rooms.bots.turns
        claims = [await turns.take(partial(Claim, True, False, address, "")) for address in ("192.0.2.1", "192.0.2.2")]
        for seconds, bots in ((50, "fine"), (50, "stalled")):
            timer.pass_by(seconds * 1000)
            health = await web.get("/healthz")
            assert (health.status_code, health.json()["bots"]) == (503 if bots == "stalled" else 200, bots)
        assert server.server.log.lines[-1] == ("error", "bots stalled", {"seconds": 100, "unlogged": 0})
        turns.give_back(claims[0])
        assert (await web.get("/healthz")).json()["status"] == "fine"

    trial(tmp_path, act, timer=timer)


def test_an_outage_of_the_store_is_no_fault_of_the_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Live) -> None:
        def out(phase: str, since: int, limit: int) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        monkeypatch.setattr(server.server.store, "public", out)
        answer = await server.stranger().web.get("/api/tables")
        assert (answer.status_code, answer.json()["error"]) == (503, "store-failed")
        assert server.server.log.lines[-1][2]["text"] == "disk I/O error"

    trial(tmp_path, act)


def test_what_libraries_log_is_a_line_of_ours() -> None:
    log = Silence()
    try:
        raise ZeroDivisionError("a card")
    except ZeroDivisionError:
        mistake = sys.exc_info()
    for level, info in ((logging.WARNING, None), (logging.ERROR, mistake)):
        Relay(log).emit(logging.LogRecord("uvicorn.error", level, "", 0, "Invalid %s\n", ("request",), info))
    shown = {"library": "uvicorn.error", "unlogged": 0}
    assert log.lines == [
        ("warning", "Invalid request", shown | {"error": None}),
        ("error", "Invalid request", shown | {"error": "ZeroDivisionError"}),
    ]


def test_lines_of_libraries_that_strangers_cause_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """One kind of line hides no other, and what was left out is counted."""
    log, now = Silence(), [1.0]
    monkeypatch.setattr("camarilla.server.logs.time.monotonic", lambda: now[0])
    handler = Relay(log)

    def say(text: str) -> None:
        handler.emit(logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, (), None))

    for _ in range(LINES_AT_ONCE + 5):
        say("Invalid HTTP request received.")
    say("Out of files.")
    assert [text for _, text, _ in log.lines] == ["Invalid HTTP request received."] * LINES_AT_ONCE + ["Out of files."]
    now[0] += 60
    say("Invalid HTTP request received.")
    assert log.lines[-1][2]["unlogged"] == 5


def test_what_fails_in_a_thread_is_a_line_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its words: they could be a player's."""
    log = Silence()
    for module, name in ((threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, name, getattr(module, name))  # as it was, afterwards
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    relay(log)
    logging.captureWarnings(False)
    thread = threading.Thread(target=lambda: {}["archer"])
    thread.start()
    thread.join()
    assert log.lines == [("error", "thread failed", {"error": "KeyError"})]


def test_a_store_that_hangs_is_not_fine_and_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Live) -> None:
        frozen, asked = threading.Event(), []
        monkeypatch.setattr(health, "SECONDS", 0.05)
        monkeypatch.setattr(server.server.store, "check", lambda: (asked.append(1), frozen.wait(PATIENCE)))
        web = server.stranger().web
        assert [(await web.get("/healthz")).status_code for _ in range(3)] == [503] * 3
        assert len(asked) == 1
        frozen.set()
        monkeypatch.setattr(health, "SECONDS", PATIENCE)
        assert (await web.get("/healthz")).status_code == 200

    trial(tmp_path, act)


def test_health_waits_for_no_other_work(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        web, busy = server.stranger().web, threading.Event()
        while (await web.get("/healthz")).json()["integrity"] == "checking":
            pass
        with ThreadPoolExecutor(1) as threads:
            asyncio.get_running_loop().set_default_executor(threads)
            threads.submit(busy.wait, PATIENCE)
            try:
                assert (await web.get("/healthz")).status_code == 200
            finally:
                busy.set()
                asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor())

    trial(tmp_path, act)


def test_a_clock_that_was_set_since_the_server_began_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(server: Live) -> None:
        server.server.rooms.timer.zero -= 86_400  # type: ignore[attr-defined]
        monkeypatch.setattr(app, "SWEEP", 0.01)
        task = asyncio.create_task(server.server._sweep())
        lines = [("warning", "clock was set", {"behind": 86_400})]
        async with asyncio.timeout(PATIENCE):
            while [line for line in server.server.log.lines if line[1] == "clock was set"] != lines:
                await asyncio.sleep(0)
        task.cancel()

    trial(tmp_path, act)


def test_what_a_store_says_too_late_is_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(server: Live) -> None:
        said = threading.Event()

        def check() -> None:
            assert said.wait(PATIENCE)
            raise sqlite3.OperationalError("database is locked")

        monkeypatch.setattr(health, "SECONDS", 0.05)
        monkeypatch.setattr(server.server.store, "check", check)
        assert (await server.stranger().web.get("/healthz")).status_code == 503
        assert server.server.log.lines[-1][2]["text"] == "the store has not answered for 0.05 s"
        said.set()
        while server.server.log.lines[-1][2]["text"] != "database is locked":
            await asyncio.sleep(0)

    trial(tmp_path, act)


def test_a_server_that_is_asked_to_stop_is_given_less_than_eight_seconds() -> None:
    assert FAREWELL + GRACE < DEADLINE < 8


HANGING = """
import sys, threading
from camarilla.server import run
from camarilla.server.settings import ServerSettings
from camarilla.server.store.sqlite import SqliteStore

run.DEADLINE = 1000
if sys.argv[2] == "store":
    run.DEADLINE, SqliteStore.close = 0.2, lambda self: threading.Event().wait()
else:  # a bot that thinks, a notice that is sent
    threading.Thread(target=threading.Event().wait).start()
run.serve(ServerSettings(database=sys.argv[1]), "127.0.0.1", [0], "", lambda address: print("open", flush=True))
"""


@pytest.mark.parametrize(("what", "status"), [("store", 1), ("thread", 0)])
def test_whatever_hangs_the_server_ends(tmp_path: Path, what: str, status: int) -> None:
    async def run() -> None:
        program = (sys.executable, "-c", HANGING, str(tmp_path / "db"), what)
        pipe = asyncio.subprocess.PIPE
        child = await asyncio.create_subprocess_exec(*program, stdout=pipe, stderr=pipe)
        assert child.stdout is not None
        assert await asyncio.wait_for(child.stdout.readline(), START) == b"open\n"
        child.send_signal(signal.SIGTERM)
        _, log = await asyncio.wait_for(child.communicate(), START)
        assert child.returncode == status
        events = [json.loads(line)["event"] for line in log.splitlines()]
        assert events[-1] == ("closed" if status == 0 else "stopped late")

    asyncio.run(run())


def test_only_a_database_is_quoted() -> None:
    assert store_error(ValueError("the Lord is in place 2")) is None
    assert store_error(SMTPRecipientsRefused({"ada@home.example": (550, b"")})) is None


@pytest.mark.parametrize("secure", [True, False])
def test_browsers_are_told_to_stay_with_https(tmp_path: Path, secure: bool) -> None:
    async def act(server: Live) -> None:
        headers = (await server.stranger().web.get("/")).headers
        assert ("strict-transport-security" in headers) == secure

    trial(tmp_path, act, secure=secure)


def test_an_analysis_loads_nothing_from_the_working_folder(tmp_path: Path) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit(7)", encoding="utf-8")

    async def run() -> int:
        look = (sys.executable, *COMMAND[1:-2], "-c", "import json")
        return await (await asyncio.create_subprocess_exec(*look, cwd=tmp_path)).wait()

    assert asyncio.run(run()) == 0


# -- the access log -----------------------------------------------------------------------------------------------
def test_the_access_log_is_opt_in_and_names_nobody(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person("Ada")
        id = await ada.open()
        await (await ada.join(id)).close()
        await ada.web.get(f"/api/tables/{id}")
        await ada.web.get("/nowhere.js")
        lines = [parts for _, event, parts in server.server.log.lines if event == "access"]
        assert {"method": "GET", "path": "/api/tables/*", "status": 200}.items() <= lines[-2].items()
        assert (lines[-1]["status"], len({line["address"] for line in lines})) == (404, 1)
        assert not [secret for secret in (id, "127.0.0.1", "Ada") if secret in str(lines)]

    trial(tmp_path, act, access_log=True)


def test_a_request_that_is_refused_at_the_door_names_no_table_either(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person("Ada")
        id = await ada.open()
        answers = [await ada.web.get(f"/api/tables/{id}", headers={"host": "evil.example"}) for _ in range(2)]
        assert answers[0].status_code == 421
        lines = [parts for _, event, parts in server.server.log.lines if event == "access"]
        assert lines[-1]["path"] == "/api/tables/*"
        assert id not in str(lines)

    trial(tmp_path, act, access_log=True)


def test_health_is_not_asked_without_end(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        web = server.stranger().web
        assert [(await web.get("/healthz")).status_code for _ in range(4)] == [200] * 3 + [429]

    trial(tmp_path, act, timer=HandTimer(), limits=replace(OPEN, requests_at_once=3))


def test_without_it_no_request_is_logged(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        await server.person("Ada")
        assert "access" not in [event for _, event, _ in server.server.log.lines]

    trial(tmp_path, act)


def test_a_store_is_looked_through_at_the_start(tmp_path: Path) -> None:
    """Pages of the file that are damaged are told; what a single missing record does, `test_open_tables` shows."""

    async def whole(server: Live) -> None:
        await (await server.person()).open()
        assert await found(server) == (200, "fine")

    async def damaged(server: Live) -> None:
        assert await found(server) == (503, "broken")
        assert "damaged store" in [event for _, event, _ in server.server.log.lines]

    trial(tmp_path, whole)
    with contextlib.closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as link:
        (page,) = link.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat_player'").fetchone()
    data = bytearray((tmp_path / "db").read_bytes())
    data[4096 * (page - 1) : 4096 * page] = b"\xff" * 4096
    (tmp_path / "db").write_bytes(data)
    trial(tmp_path, damaged)


async def found(server: Live) -> tuple[int, str]:
    """What health says once the store was looked through."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await server.stranger().web.get("/healthz")).json()["integrity"] == "checking":
            pass
    return answer.status_code, answer.json()["integrity"]


def test_both_stores_find_gaps(database: Database) -> None:
    with contextlib.closing(open_store(database())) as store:
        summary = Summary("t", "oriflamme", "playing", True, 1, 1, b"{}")
        stored = threading.Event()
        store.append(Append("t", 1, [b"1", b"2"], summary, lambda _: stored.set()))
        assert stored.wait(PATIENCE)
        assert store.verify() == []
        store._write_all([("DELETE FROM log WHERE number = ?", (1,))])  # type: ignore[attr-defined]
        assert store.verify() == ["t"]


def test_a_file_that_is_damaged_is_found(tmp_path: Path) -> None:
    with contextlib.closing(open_store(str(tmp_path / "db"))):
        pass
    with contextlib.closing(open_store(str(tmp_path / "db"))) as store:
        data = bytearray((tmp_path / "db").read_bytes())
        data[4096 * 2 : 4096 * 3] = b"\xff" * 4096
        (tmp_path / "db").write_bytes(data)
        with pytest.raises(StoreError):
            store.verify()


def test_every_stage_of_a_move_is_timed(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open("oriflamme", "me", "bot page"))
        assert talk.game
        await talk.order("play", asked_in=talk.game["asked_in"], code=talk.game["legal"][0]["code"])
        shown = server.server.rooms.counts.page().decode()
        for stage in ("decide", "tell", "request"):
            (line,) = [line for line in shown.splitlines() if f'seconds_count{{stage="{stage}"}}' in line]
            assert float(line.split()[1]) >= 1
        assert 'camarilla_stage_seconds_bucket{le="+Inf",stage="lag"}' in shown

    trial(tmp_path, act)
