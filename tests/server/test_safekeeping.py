"""A store has one server, is never taken for another's, and a backup is only read."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import threading
import traceback
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.program import refuse, succeed

from camarilla.kernel.refusal import Refusal
from camarilla.server.sanctions import Sanctions
from camarilla.server.store import queries, sqlite
from camarilla.server.store.backup import backup, restore
from camarilla.server.store.sqlite import SqliteStore
from camarilla.server.store.store import Append, Summary, open_store
from server.conftest import Database
from server.crash import Victim
from server.tables import refusal


def test_a_store_has_one_server(database: Database) -> None:
    address = database()
    first, second = open_store(address), open_store(address)
    try:
        first.claim()
        assert refusal(second.claim) == "second-server"
        first.close()
        second.claim()
    finally:
        second.close()


def test_a_second_server_says_so_in_a_line(tmp_path: Path) -> None:
    async def run() -> None:
        database = str(tmp_path / "db")
        async with Victim(database) as victim:
            line = await asyncio.to_thread(refuse, "serve", "--port", "0", "--no-metrics", "--database", database)
            assert f"another server (process {victim.process.pid}) already runs" in line
            await asyncio.to_thread(succeed, "backup", str(tmp_path / "copy"), "--database", database)

    asyncio.run(run())


def foreign(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as link:
        link.execute("CREATE TABLE tables (recipe TEXT)")
        link.commit()


@pytest.mark.parametrize("write", [foreign, lambda path: path.write_bytes(b"Dear diary, " * 100)])
def test_a_file_of_another_program_is_left_alone(tmp_path: Path, write: object) -> None:
    file = tmp_path / "theirs"
    write(file)  # type: ignore[operator]
    before = file.read_bytes()
    assert refusal(lambda: SqliteStore(file)) == "foreign-store"
    assert refusal(lambda: restore(file, str(tmp_path / "ours"))) == "foreign-store"
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["theirs"]


def test_a_database_of_another_program_is_left_alone(postgres: Database) -> None:
    import psycopg

    address = postgres()
    with psycopg.connect(address, autocommit=True) as link:
        link.execute("CREATE TABLE tables (recipe TEXT)")
    assert refusal(lambda: open_store(address)) == "foreign-store"
    with psycopg.connect(address, autocommit=True) as link:
        assert link.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (1,)


def test_a_backup_is_only_read(tmp_path: Path) -> None:
    open_store(str(tmp_path / "db")).close()
    media = tmp_path / "media"
    media.mkdir()
    backup(str(tmp_path / "db"), media / "copy")
    before = (media / "copy").read_bytes()
    restore(media / "copy", str(tmp_path / "new"))
    assert ([path.name for path in media.iterdir()], (media / "copy").read_bytes()) == (["copy"], before)


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    open_store(str(tmp_path / "db")).close()
    backup(str(tmp_path / "db"), tmp_path / "copy")
    with contextlib.closing(open_store(str(tmp_path / "db"))) as running:
        running.claim()
        assert refusal(lambda: restore(tmp_path / "copy", str(tmp_path / "db"))) == "second-server"


def test_a_backup_does_not_upgrade_the_store_it_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_store(str(tmp_path / "db")).close()
    for module in (sqlite, queries):
        monkeypatch.setattr(module, "VERSION", sqlite.VERSION + 1)
    assert refusal(lambda: backup(str(tmp_path / "db"), tmp_path / "copy")) == "older-store"
    assert not (tmp_path / "copy").exists()


def test_a_damaged_setting_is_not_quoted(tmp_path: Path) -> None:
    """It may be the secret that signs cookies."""
    SqliteStore(tmp_path / "db").close()
    with contextlib.closing(sqlite3.connect(tmp_path / "db")) as file, file:
        file.execute("INSERT INTO settings VALUES ('secret', CAST(? AS TEXT))", [b"\xff very secret"])
    with contextlib.closing(SqliteStore(tmp_path / "db")) as store, pytest.raises(Refusal) as refused:
        store.setting("secret", lambda: "new")
    assert "very secret" not in "".join(traceback.format_exception(refused.value))


def test_two_who_change_a_list_at_once_both_have_it_changed(database: Database) -> None:
    """A ban is not lost because somebody signs a device out at that moment, at this server or another."""
    address = database()
    with contextlib.closing(open_store(address)) as first, contextlib.closing(open_store(address)) as second:
        lists = [Sanctions(store) for store in (first, second, first, second)]
        at_once = threading.Barrier(len(lists))

        def change(number: int) -> None:
            at_once.wait()
            for name in range(10):
                lists[number].change("banned", f"{number}-{name}", True)

        threads = [threading.Thread(target=change, args=[number]) for number in range(len(lists))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(Sanctions(first).lists.banned) == 40


# -- backups that are none ------------------------------------------------------------------------------------------
def backed_up(path: Path) -> bytes:
    """A backup of a store with some tables in it."""
    with contextlib.closing(SqliteStore(path / "db")) as store:
        for number in range(40):
            listed = Summary(
                f"table{number}", "throne", "over", False, 0, number, b"{}" * 200, ("ada", "bob"), f"s{number}"
            )
            store._commit([Append(listed.id, 1, [bytes([number]) * 300] * 20, listed)])
        store.setting("secret", lambda: "a secret")
    backup(str(path / "db"), path / "copy")
    return (path / "copy").read_bytes()


def nothing(whole: bytes) -> bytes:
    return b""


def half(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def scrambled(whole: bytes) -> bytes:
    """Every fourth page is noise; the first one says that it is a store of ours."""
    pages = [whole[start : start + 4096] for start in range(0, len(whole), 4096)]
    dice = random.Random(1)
    return b"".join(dice.randbytes(4096) if number % 4 == 1 else page for number, page in enumerate(pages))


def odd_text(whole: bytes) -> bytes:
    """A text that is none, in a page that is as it should be."""
    return whole.replace(b"a secret", b"a \xff\xfe\xffcret"[:8])


@pytest.mark.parametrize("spoil", [nothing, half, scrambled, odd_text])
def test_a_backup_that_is_empty_or_damaged_is_refused_and_nothing_is_changed(
    tmp_path: Path, database: Database, spoil: Callable[[bytes], bytes]
) -> None:
    file, new = tmp_path / "bad", tmp_path / "new"
    file.write_bytes(spoil(backed_up(tmp_path)))
    assert refusal(lambda: restore(file, str(new))) == "bad-backup"
    assert not new.exists()
    address = database()
    with contextlib.closing(open_store(address)) as store:
        store.setting("secret", lambda: "ours")
    assert "nothing was restored" in refuse("restore", str(file), "--database", address)
    with contextlib.closing(open_store(address)) as store:
        assert (store.setting("secret", lambda: "another"), store.tables()) == ("ours", [])


def test_an_empty_store_of_sqlite_is_no_backup(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "empty")) as link:
        link.execute("PRAGMA user_version = 3")
        link.execute("VACUUM")
    assert refusal(lambda: restore(tmp_path / "empty", str(tmp_path / "new"))) == "bad-backup"


@pytest.mark.parametrize(
    ("setting", "kept"), [("sanctions", "[7"), ("sanctions", ""), ("secret", ""), ("secret", "short")]
)
def test_a_server_does_not_start_with_damaged_settings(tmp_path: Path, setting: str, kept: str) -> None:
    """Nobody goes on without the bans that there were, or with a secret that can be guessed."""
    with contextlib.closing(SqliteStore(tmp_path / "db")) as store:
        store.setting(setting, lambda: kept)
    line = refuse("serve", "--port", "0", "--no-metrics", "--database", str(tmp_path / "db"))
    assert f"the setting {setting} in the store is damaged" in line


def test_a_secret_that_could_be_guessed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_SECRET", "club")
    line = refuse("serve", "--port", "0", "--no-metrics", "--database", str(tmp_path / "db"))
    assert "CAMARILLA_SECRET is too short: give it at least 32 characters" in line
    assert "club" not in line
