"""What is stored beside the logs: settings, channels, mutes. A burst of it keeps nobody waiting."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from camarilla.server.notices.channels import Channels
from camarilla.server.settings import OPEN
from camarilla.server.store.store import Append, Store, StoreError, Summary, open_store, store_error
from camarilla.wire.account import Channel
from server.conftest import Database
from server.live import PATIENCE, HandTimer, live


@contextlib.contextmanager
def locked(address: str) -> Iterator[None]:
    """As long as this holds, nothing can be stored, as where a disk is slow; everything can be read."""
    if "://" in address:
        with psycopg.connect(address) as link:
            link.execute("LOCK TABLE belongings, kept IN EXCLUSIVE MODE")
            yield
    else:
        with contextlib.closing(sqlite3.connect(address, isolation_level=None)) as link:
            link.execute("BEGIN IMMEDIATE")
            yield


@contextlib.contextmanager
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(32) as pool:
        yield pool


def done(waiting: list[Future[Any]]) -> None:
    assert not wait(waiting, PATIENCE).not_done
    for one in waiting:
        one.result()


def test_reads_go_on_while_something_is_stored(database: Database) -> None:
    address = database()
    with contextlib.closing(open_store(address)) as store, threads() as pool:
        store.set_belonging("ada", "settings", "", b"old")
        with locked(address):
            writes = [
                pool.submit(store.set_belonging, "ada", "settings", "", b"new"),
                pool.submit(store.keep, "t", "mutes", b"{}"),
            ]
            reads = [pool.submit(store.belongings, "ada"), pool.submit(store.kept, "t", "mutes")]
            done(reads)
            assert [read.result() for read in reads] == [[("settings", "", b"old")], None]
            assert not any(write.done() for write in writes)
        done(writes)
        assert store.belongings("ada") == [("settings", "", b"new")]
        assert store.kept("t", "mutes") == b"{}"


class Held:
    """A store whose first commit waits until it may go on; commits are counted."""

    def __init__(self, store: Any) -> None:
        self.store, self.commit, self.sizes = store, store.writer.commit, list[int]()
        self.begun, self.may_go = threading.Event(), threading.Event()
        store.writer.commit = self

    def __call__(self, group: list[Any]) -> None:
        self.begun.set()
        assert self.may_go.wait(PATIENCE)
        self.sizes.append(len(group))
        self.commit(group)

    def hold(self, pool: ThreadPoolExecutor, writes: list[Any]) -> list[Future[Any]]:
        """All of this waits behind the first of it."""
        waiting = [pool.submit(writes[0])]
        assert self.begun.wait(PATIENCE)
        waiting += [pool.submit(write) for write in writes[1:]]
        while self.store.writer.waiting.qsize() < len(writes) - 1:
            time.sleep(0)
        self.may_go.set()
        return waiting


def settings_of(store: Store, player: str) -> Any:
    return lambda: store.set_belonging(player, "settings", "", player.encode())


def test_a_burst_shares_one_commit_and_all_of_it_is_stored(database: Database) -> None:
    address = database()
    with contextlib.closing(open_store(address)) as store, threads() as pool:
        held = Held(store)
        done(held.hold(pool, [settings_of(store, f"player-{number}") for number in range(20)]))
        assert held.sizes == [1, 19]
    with contextlib.closing(open_store(address)) as store:
        assert len(store.owners()) == 20


def test_a_bad_change_spoils_nothing_beside_it(database: Database) -> None:
    with contextlib.closing(open_store(database())) as store, threads() as pool:
        stored: list[BaseException | None] = []
        listed = Summary("t", "oriflamme", "gathering", True, 0, 1, b"{}")
        store.append(Append("t", 1, [b"1"], listed, stored.append))
        held = Held(store)
        writer = store.writer  # type: ignore[attr-defined]
        bad = lambda: writer.change([("DELETE FROM belongings", ()), ("INSERT INTO nowhere VALUES (?)", (1,))])
        waiting = held.hold(pool, [settings_of(store, "ada"), bad, settings_of(store, "bob")])
        wait(waiting, PATIENCE)
        assert [type(one.exception()) is type(None) for one in waiting] == [True, False, True]
        assert sorted(store.owners()) == ["ada", "bob"]
    assert stored == [None]


def test_a_name_is_used_up_once(database: Database) -> None:
    with contextlib.closing(open_store(database())) as store:
        assert store.use_up("code", 1000, 2000)
        assert not store.use_up("code", 1500, 2500)
        assert store.use_up("code", 3000, 4000)


def test_a_store_that_is_closed_says_so(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "db"))
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.keep("t", "mutes", b"{}")


def test_whom_one_hears_may_be_changed_only_so_often(tmp_path: Path) -> None:
    """Others at the address lose nothing by one who tries."""
    timer = HandTimer()

    async def run() -> None:
        limits = replace(OPEN, changes=0.2, changes_at_once=2, players=2)
        async with live(tmp_path / "db", timer=timer, limits=limits) as server:
            ada, bob = await server.person(), await server.person("Bob")
            id = await ada.open("oriflamme", "me", "open", begin=False)
            first, second = await ada.join(id), await bob.join(id)

            async def mute(talk: Any, tag: str) -> str:
                answer = await talk.order("mute", tag=tag, on=True)
                return str(answer.get("error", answer["type"]))

            heard = second.first["tag"]
            assert [await mute(first, heard) for _ in range(9)] == ["done"] * 2 + ["flood"] * 7
            assert [await mute(second, first.first["tag"]) for _ in range(3)] == ["done"] * 2 + ["flood"]
            timer.pass_by(5_000)
            assert await mute(first, heard) == "done"

    asyncio.run(run())


def test_nobody_waits_until_another_has_added_a_channel() -> None:
    """Else a burst of channels would be one commit after another, and would hold every thread."""
    held, free = threading.Event(), threading.Event()

    class SlowStore:
        def belongings(self, player: str) -> list[Any]:
            return []

        def set_belonging(self, player: str, *_: Any) -> None:
            if player == "ada":
                held.set()
                assert free.wait(10)

    channels = Channels(SlowStore(), True)  # type: ignore[arg-type]
    slow = threading.Thread(target=channels.add, args=("ada", Channel("hook", "https://a.example/")))
    slow.start()
    assert held.wait(10)
    channels.add(other_player(channels), Channel("hook", "https://b.example/"))
    free.set()
    slow.join()


def other_player(channels: Channels) -> str:
    names = (f"player {number}" for number in range(1000))
    return next(name for name in names if channels.adding.of(name) is not channels.adding.of("ada"))


def test_two_servers_may_note_the_same_at_once_and_an_error_quotes_no_row(postgres: Database) -> None:
    address, row = postgres(), ("ada", "hook", "https://hooks.example/secret", b"theirs")
    insert = "INSERT INTO belongings (player, kind, target, body) VALUES (%s, %s, %s, %s)"
    with contextlib.closing(open_store(address)) as store, threads() as pool, psycopg.connect(address) as other:
        other.execute(insert, row)
        ours = pool.submit(store.set_belonging, *row[:3], b"ours")
        with psycopg.connect(address, autocommit=True) as watch:
            while watch.execute("SELECT count(*) FROM pg_locks WHERE NOT granted").fetchone() == (0,):
                pass
        other.commit()
        ours.result(PATIENCE)
        assert store.belongings("ada") == [("hook", row[2], b"ours")]
        with pytest.raises(psycopg.errors.UniqueViolation) as failed:
            other.execute(insert, row)
        assert "secret" in str(failed.value)
        assert store_error(failed.value) == 'duplicate key value violates unique constraint "belongings_pkey"'
