"""What is stored has its limits, and is forgotten in time."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import sqlite3
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest
from cli.program import refuse, succeed

from camarilla.server.http.devices import SignedIn
from camarilla.server.http.guests import AGE, Guest, Guests, new_player
from camarilla.server.notices.channels import Channels
from camarilla.server.prune import DAY, GONE, GUESTS, Retention, forget, player_of, prune, without
from camarilla.server.settings import OPEN
from camarilla.server.store import queries, slices
from camarilla.server.store.sqlite import PAGES
from camarilla.server.store.store import Append, Summary, open_store
from camarilla.server.table.records import Hosted, Muted, Opened, Seated, Spoke, TableRecord, Voted, read_record
from server.conftest import Database
from server.live import HandTimer, Live, live
from server.tables import refusal

SECRETS = ("Lovelace", "psst")


async def two_tables(server: Live) -> tuple[list[str], str]:
    """A table that is over, one that never began; and whose they are."""
    ada = await server.person("Ada Lovelace")
    over = await ada.open("oriflamme", "me", "bot page", options={"rounds": 1})
    talk = await ada.join(over)
    await talk.order("say", text="psst")
    await talk.play_on(random.Random(1))
    share = talk.table["share"]
    assert (await ada.web.get(f"/api/replays/{share}")).status_code == 200
    waiting = await ada.open("throne", "me", "open", begin=False)
    return [over, waiting], ada.web.cookies["camarilla"]


def played(address: str) -> tuple[list[str], str]:
    async def run() -> tuple[list[str], str]:
        async with live(address) as server:
            return await two_tables(server)

    return asyncio.run(run())


def everything(address: str) -> str:
    with contextlib.closing(open_store(address)) as store:
        parts = [row for name, rows in store.export() for row in rows if name != "settings"]
        return " ".join(bytes(cell).decode("latin-1") if isinstance(cell, bytes | memoryview) else str(cell)
                        for row in parts for cell in row)  # fmt: skip


def test_what_is_old_is_forgotten(database: Database) -> None:
    address = database()
    (over, waiting), _ = played(address)
    now = int(time.time() * 1000)
    with contextlib.closing(open_store(address)) as store:
        assert prune(store, Retention(), now + DAY) == 0
        assert prune(store, Retention(chat=2, abandoned=9), now + 3 * DAY) == 0
        assert "psst" not in everything(address)
        assert len(list(store.records(over))) > 5
        assert prune(store, Retention(abandoned=9), now + 10 * DAY) == 1
        assert (store.tables(), list(store.records(waiting))) == ([over], [])
        assert prune(store, Retention(), now + 366 * DAY) == 1
        assert (store.tables(), list(store.records(over)), store.kept(over, "replay spectator")) == ([], [], None)
        store.compact()
        assert store.size() > 0


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert "typo.db" in refuse("prune", "--database", str(tmp_path / "typo.db"))
    assert list(tmp_path.iterdir()) == []


def test_games_of_bots_alone_are_kept_for_a_week(database: Database) -> None:
    async def run() -> None:
        address = database()
        async with live(address) as server:
            ada = await server.person("Ada")
            played = await ada.join(await ada.open("oriflamme", "me", "bot page", options={"rounds": 1}))
            await played.play_on(random.Random(1))
            for _ in range(2):
                shown = await ada.join(await ada.open("oriflamme", "bot page", "bot page", options={"rounds": 1}))
                await shown.until(lambda message: message.get("table", {}).get("phase") == "over")
        now = int(time.time() * 1000)
        with contextlib.closing(open_store(address)) as store:
            assert prune(store, Retention(), now + 6 * DAY) == 0
            assert prune(store, Retention(), now + 8 * DAY) == 2
            assert store.tables() == [played.table["id"]]

    asyncio.run(run())


def test_a_player_is_forgotten_and_the_games_stay(database: Database) -> None:
    address = database()
    (over, _), cookie = played(address)
    assert all(secret in everything(address) for secret in SECRETS)
    with contextlib.closing(open_store(address)) as store:
        assert forget(store, player_of(cookie)) == 2
        assert store.of_player(player_of(cookie), 9) == []
    assert not [secret for secret in (*SECRETS, player_of(cookie)) if secret in everything(address)]

    async def look() -> None:
        async with live(address) as server:
            eve = await server.person("Eve")
            talk = await eve.join(over)
            assert (talk.table["phase"], talk.first["said"]) == ("over", [])

    asyncio.run(look())


def test_a_vote_does_not_tell_who_was_forgotten() -> None:
    voted = Voted(1, 0, "ada", True)
    assert (without(voted, "ada"), without(voted, "bob")) == (Voted(1, 0, GONE, True), voted)
    named = {kind for kind in get_args(TableRecord) if "player" in kind.__struct_fields__}
    assert named == {Seated, Spoke, Hosted, Muted, Voted}  # a new one has to be forgotten, too


def test_of_a_guest_who_never_came_back_nothing_is_left_but_passkeys(database: Database) -> None:
    """It counts from the last visit, or from the first time that it was looked for."""
    with contextlib.closing(open_store(database())) as store:
        timer, channels = HandTimer(), Channels(store, False)
        signed_in, begun = SignedIn(store, channels, timer), timer.now()
        for player, kinds in {"ada": ["hook"], "bob": ["hook"], "eve": ["hook", "passkey"]}.items():
            for kind in kinds:
                store.set_belonging(player, kind, "x", b"{}")
        prune(store, Retention(), begun)
        timer.pass_by(GUESTS * DAY)
        assert signed_in.admits(Guest("bob", "Bob"))
        prune(store, Retention(), timer.now())
        assert set(store.owners()) == {"ada", "bob", "eve"}
        prune(store, Retention(), timer.now() + 1)
        assert sorted(store.owners()) == ["bob", "eve"]
        assert [kind for kind, _, _ in store.belongings("eve")] == ["passkey"]
        assert [kind for kind, _, _ in store.belongings("bob")] == ["hook", "seen"]
        assert GUESTS * DAY > AGE * 1000  # a cookie that is good finds what was left


def test_a_cookie_names_its_player_however_it_is_packed() -> None:
    """A name in other letters than English ones is long, and packed."""
    guests = Guests("secret", secure=False, admits=lambda _: True)
    player = new_player()
    packed, plain = [guests.write(Guest(player, name, "device")) for name in ("Аааааааааааааааааааааа", "Ada")]
    assert packed.startswith(".")
    assert [player_of(cookie) for cookie in (packed, plain)] == [player, player]
    for wrong in (".", "..", ".eJ.a.b", packed[1:], "[].a.b"):
        assert refusal(lambda wrong=wrong: player_of(wrong)) == "admin-target"  # type: ignore[misc]


def test_prune_is_a_command(tmp_path: Path) -> None:
    address = str(tmp_path / "db")
    _, cookie = played(address)
    assert "Tables deleted: 0" in succeed("prune", "--database", address)
    assert "tables: 2" in succeed("prune", "--database", address, "--player", cookie)
    for wrong in ("not.a.cookie", "Ada", "0123456789abcdef0"):
        assert "id" in refuse("prune", "--database", address, "--player", wrong)


def test_the_environment_can_name_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A URL holds a password, which everybody on the machine sees on a command line."""
    address, copy = str(tmp_path / "db"), tmp_path / "copy"
    filled(address, 1)
    monkeypatch.setenv("CAMARILLA_DATABASE", address)
    monkeypatch.chdir(tmp_path)
    assert "One table" in succeed("backup", str(copy))
    assert "Tables deleted: 1" in succeed("prune")
    assert "One table" in succeed("restore", str(copy))
    assert not (tmp_path / "camarilla.db").exists()


# -- beside a running server --------------------------------------------------------------------------------------
def filled(address: str, tables: int = 40) -> None:
    """A store with tables that nobody has touched for ages, about a quarter of a megabyte each."""
    with contextlib.closing(open_store(address)) as store:
        for number in range(tables):
            summary = Summary(f"t{number}", "throne", "over", False, 1, 1, b"{}")
            stored = threading.Event()
            store.append(Append(summary.id, 1, [b"x" * 4000] * 64, summary, lambda _, done=stored: done.set()))
            stored.wait()


def test_writes_go_through_while_it_is_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another connection, which waits for nobody, writes in every rest; what is done between two rests is little."""
    path = tmp_path / "db"
    filled(str(path))
    server = sqlite3.connect(path, timeout=0, isolation_level=None)
    sizes, log = [path.stat().st_size], path.with_name("db-wal")

    def write(_: float) -> None:
        server.execute("INSERT OR REPLACE INTO settings (key, value) VALUES ('written', ?)", (str(len(sizes)),))
        sizes.append(path.stat().st_size)
        assert log.stat().st_size < 24 << 20

    monkeypatch.setattr(slices, "sleep", write)
    assert "Tables deleted: 40" in succeed("prune", "--database", str(path))
    server.close()
    assert len(sizes) > 40
    assert max(before - after for before, after in itertools.pairwise(sizes)) < 2 * PAGES * 4096
    assert sizes[-1] < sizes[0] / 10


def test_what_was_deleted_is_not_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "db"
    filled(str(path), 2)
    with contextlib.closing(open_store(str(path))) as store:
        store.delete("t0")
        store.delete("t1")
    assert b"x" * 40 not in path.read_bytes()


def test_a_full_vacuum_wants_the_store_for_itself(database: Database) -> None:
    address = database()
    with contextlib.closing(open_store(address)) as store:
        store.claim()
        assert "stop it first" in refuse("prune", "--database", address, "--vacuum")
    assert "Tables deleted: 0" in succeed("prune", "--database", address, "--vacuum")


def test_an_older_store_keeps_its_free_pages_until_a_full_vacuum(tmp_path: Path) -> None:
    path = tmp_path / "db"
    filled(str(path), 4)
    with contextlib.closing(sqlite3.connect(path)) as link:
        link.executescript("PRAGMA journal_mode = DELETE; PRAGMA auto_vacuum = NONE; VACUUM")
    size = path.stat().st_size
    succeed("prune", "--database", str(path))
    assert path.stat().st_size == size
    succeed("prune", "--database", str(path), "--vacuum")
    assert path.stat().st_size < size / 4
    with contextlib.closing(sqlite3.connect(path)) as link:
        assert link.execute("PRAGMA auto_vacuum").fetchone() == (2,)  # from now on it gives them back


# -- budgets ------------------------------------------------------------------------------------------------------
def test_a_table_and_its_chat_have_an_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, chat=3, records=7)) as server:
            ada = await server.person()
            talk = await ada.join(await ada.open("throne", "me", "open", begin=False))
            answers = [await talk.order("say", text="hello") for _ in range(5)]
            assert [answer.get("error") for answer in answers] == [None, None, None, "chat", "chat"]
            texts = [await talk.order("contribute", seat=0, text=f"{number}") for number in range(6)]
            assert [answer.get("error") for answer in texts][-1] == "records"

    asyncio.run(run())


def test_one_player_has_only_so_much_stored(tmp_path: Path) -> None:
    """At all tables together; others go on."""

    async def run() -> None:
        limits = replace(OPEN, writes=1, writes_at_once=4, players=3)
        async with live(tmp_path / "db", timer=HandTimer(), limits=limits) as server:
            ada, bob = await server.person(), await server.person("Bob")
            first, second = [await ada.join(await ada.open("throne", "me", "open", begin=False)) for _ in range(2)]
            answers = [await talk.order("say", text="hello") for talk in (first, second) * 3]
            assert [answer.get("error") for answer in answers] == [None] * 4 + ["flood"] * 2
            other = await bob.join(first.table["id"])
            assert (await other.order("say", text="hello"))["type"] == "said"

    asyncio.run(run())


def test_a_log_is_read_in_slices(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    address = database()
    (over, _), _ = played(address)
    with contextlib.closing(open_store(address)) as store:
        whole = list(store.records(over))
        monkeypatch.setattr(queries, "SLICE", 4)
        reading = store.records(over)
        assert isinstance(read_record(next(reading)), Opened)
        assert list(store.records(over)) == whole
