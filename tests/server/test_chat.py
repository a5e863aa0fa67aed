"""Chat is kept apart from the game: in a store of its own, with an end of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from camarilla.server.prune import forget, player_of
from camarilla.server.store import migrations, postgres, sqlite
from camarilla.server.store.backup import backup, restore
from camarilla.server.store.store import open_store
from camarilla.server.table.records import Spoke, read_record
from server.conftest import Database
from server.live import live

BEFORE = 3  # the last version whose log held chat
OLD = {"player": "ada", "name": "Ada", "seat": 0}


def test_what_is_said_is_no_part_of_the_game(database: Database) -> None:
    """Its log, its replay and its transcript are the same with and without."""
    address = database()

    async def run() -> None:
        async with live(address) as server:
            ada, eve = await server.person(), await server.person("Eve")
            id = await ada.open("oriflamme", "me", "bot page", options={"rounds": 1})
            talk, watching = await ada.join(id), await eve.join(id)
            for number in range(3):
                said = await talk.order("say", text=f"psst {number}")
                assert (said["type"], said["number"], said["line"]["text"]) == ("said", number + 1, f"psst {number}")
                assert (await watching.until(lambda message: message["type"] == "said"))["number"] == number + 1
            await talk.play_on(random.Random(1))
            share = talk.table["share"]
            for path in ("", "/transcript", "/fairness"):
                answer = await ada.web.get(f"/api/replays/{share}{path}")
                assert answer.status_code == 200
                assert "psst" not in answer.text

        with contextlib.closing(open_store(address)) as store:
            assert b"psst" not in b"".join(store.records(id))
            assert [number for number, _ in store.chat(id, 2)] == [2, 3]

        async with live(address) as server:  # another server knows it all
            again = await ada_at(server, ada).join(id)
            assert [line["text"] for line in again.first["said"]] == ["psst 0", "psst 1", "psst 2"]
            assert (await again.order("say", text="still here"))["number"] == 4

    asyncio.run(run())


def ada_at(server: Any, ada: Any) -> Any:
    again = server.stranger()
    again.web.cookies = ada.web.cookies
    return again


def test_nobody_speaks_under_the_name_of_a_player(tmp_path: Path) -> None:
    """Neither a spectator nor another player who has changed names; players go by the names of their seats."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, bob, eve = [await server.person(name) for name in ("Ada", "Bob", "Eve")]
            id = await ada.open("oriflamme", "me", "open", begin=False)
            talk = await bob.join(id)
            await talk.order("sit", seat=1)
            for liar in (eve, bob):
                await liar.call_me("AdA")
            watching, renamed = await eve.join(id), await bob.join(id)
            assert (await watching.order("say", text="I give up"))["error"] == "name-taken"
            assert (await renamed.order("say", text="I give up"))["line"]["name"] == "Bob"
            await eve.call_me("Eve")
            assert (await (await eve.join(id)).order("say", text="hello"))["line"]["name"] == "Eve"

    asyncio.run(run())


def test_a_spectator_who_is_forgotten_has_said_nothing(database: Database) -> None:
    address = database()

    async def run() -> tuple[str, str]:
        async with live(address) as server:
            ada, eve = await server.person(), await server.person("Eve")
            id = await ada.open("throne", "me", "open", begin=False)
            for person, text in ((ada, "mine"), (eve, "hers"), (ada, "mine too")):
                await (await person.join(id)).order("say", text=text)
            return id, eve.web.cookies["camarilla"]

    id, cookie = asyncio.run(run())
    with contextlib.closing(open_store(address)) as store:
        assert forget(store, player_of(cookie)) == 1
        assert [(number, json.loads(body)["text"]) for number, body in store.chat(id, 9)] == [
            (1, "mine"), (3, "mine too"),
        ]  # fmt: skip
        store.hush(id)
        assert store.chat(id, 9) == []
        assert list(store.records(id))


def test_nothing_is_told_that_is_not_stored(database: Database) -> None:
    """A line whose number is taken fails, and nothing else of the table is stored after it."""
    address = database()

    async def run() -> None:
        async with live(address) as server:
            ada = await server.person()
            id = await ada.open("intrigues", "me", "bot page")
            talk = await ada.join(id)
            server.server.store._write_all([("INSERT INTO chat VALUES (?, 1, 'x', ?)", (id, b"{}"))])  # type: ignore[attr-defined]
            await talk.say("say", text="hello")
            assert await talk.closed() == (1012, "restart")
            assert not [text for text in talk.raw if '"said"' in text[:20]]

    asyncio.run(run())


# -- stores from before ----------------------------------------------------------------------------------------
def old_store(address: str, monkeypatch: pytest.MonkeyPatch, log: list[bytes]) -> None:
    """A store as it was when chat stood in the log."""
    with monkeypatch.context() as patch:
        for module in (migrations, sqlite, postgres):
            patch.setattr(module, "VERSION", BEFORE)
        patch.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:BEFORE])
        open_store(address).close()
    rows = [(table, number, body) for table in ("a", "b") for number, body in enumerate(log, 1)]
    if "://" in address:
        with psycopg.connect(address) as link, link.cursor() as cursor:
            cursor.executemany("INSERT INTO log VALUES (%s, %s, %s)", rows)
    else:
        with contextlib.closing(sqlite3.connect(address)) as file, file:
            file.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)


def old_log() -> list[bytes]:
    said = [msgspec.json.encode(Spoke(at, text=f"line {at}", **OLD)) for at in range(5)]  # type: ignore[arg-type]
    taken_out = msgspec.json.encode(Spoke(9, "gone", "", 0, ""))
    return [b'{"is":"ready"}', *said[:2], taken_out, b'{"is":"spoken of"}', *said[2:]]


@pytest.mark.parametrize("at_once", [2, 1000])
def test_chat_leaves_the_logs_of_old_stores(database: Database, monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    address, log = database(), old_log()
    old_store(address, monkeypatch, log)
    monkeypatch.setattr(migrations, "AT_ONCE", at_once)
    for _ in range(2):  # once is enough
        with contextlib.closing(open_store(address)) as store:
            for table in ("a", "b"):
                kept = list(store.records(table))
                assert len(kept) == len(log)
                assert [kept[0], kept[4]] == [log[0], log[4]]
                empty = [read_record(kept[number]) for number in (1, 2, 3, 5, 6, 7)]
                assert [record.at for record in empty] == [0, 1, 9, 2, 3, 4]
                assert {(one.player, one.name, one.text) for one in empty if isinstance(one, Spoke)} == {
                    ("gone", "", "")
                }
                found = [(number, json.loads(body)["text"]) for number, body in store.chat(table, 9)]
                assert found == [(1, "line 0"), (2, "line 1"), (4, "line 2"), (5, "line 3"), (6, "line 4")]
            assert sorted(store.spoken_at("ada")) == ["a", "b"]


def test_old_backups_are_restored_with_their_chat(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, address = str(tmp_path / "old"), database()
    old_store(old, monkeypatch, old_log())
    restore(Path(old), address)
    backup(address, tmp_path / "new")
    for store_address in (address, str(tmp_path / "new")):
        with contextlib.closing(open_store(store_address)) as store:
            assert len(store.chat("a", 9)) == 5
            assert b"line" not in b"".join(store.records("a"))
