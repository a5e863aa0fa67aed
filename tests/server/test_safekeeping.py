"""A store has one server, is never taken for another's, and a backup is only read."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from cli.program import refuse, succeed

from camarilla.kernel.refusal import Refusal
from camarilla.server.sanctions import Sanctions
from camarilla.server.store import backup as backups
from camarilla.server.store import migrations
from camarilla.server.store.backup import backup, restore
from camarilla.server.store.migrations import VERSION
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


def test_a_store_that_has_two_names_has_one_server(tmp_path: Path) -> None:
    (tmp_path / "other").symlink_to(tmp_path / "db")
    with contextlib.closing(SqliteStore(tmp_path / "db")) as store:
        store.claim()
        with contextlib.closing(SqliteStore(tmp_path / "other")) as second:
            assert refusal(second.claim) == "second-server"


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


def test_restoring_needs_room_where_the_store_is_and_nowhere_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder for what is temporary may be a small one in memory."""
    open_store(str(tmp_path / "db")).close()
    backup(str(tmp_path / "db"), tmp_path / "copy")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "full"))
    restore(tmp_path / "copy", str(tmp_path / "new"))
    assert refusal(lambda: restore(tmp_path / "copy", str(tmp_path / "none" / "new"))) == "no-store"


def test_a_lock_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    (tmp_path / "db.lock").mkdir()
    with contextlib.closing(SqliteStore(tmp_path / "db")) as store, pytest.raises(Refusal, match=r"db\.lock"):
        store.claim()


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    open_store(str(tmp_path / "db")).close()
    backup(str(tmp_path / "db"), tmp_path / "copy")
    with contextlib.closing(open_store(str(tmp_path / "db"))) as running:
        running.claim()
        assert refusal(lambda: restore(tmp_path / "copy", str(tmp_path / "db"))) == "second-server"


def test_a_backup_does_not_upgrade_the_store_it_copies(
    tmp_path: Path, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = database()
    open_store(address).close()
    for known, refused in ((1, "older-store"), (-1, "newer-store")):
        monkeypatch.setattr(migrations, "VERSION", VERSION + known)
        assert refusal(lambda: backup(address, tmp_path / "copy")) == refused
    assert not (tmp_path / "copy").exists()


def test_a_backup_writes_nothing_into_the_store_it_copies(tmp_path: Path, database: Database) -> None:
    """So it waits for nobody who writes, and can be made from a full disk."""
    address = database()
    with contextlib.closing(open_store(address)) as store, writing(address):
        backup(address, tmp_path / "copy")
        assert store.tables() == []


@contextlib.contextmanager
def writing(address: str) -> Iterator[None]:
    """Somebody is in the middle of a write to all that there is, and at last takes it back."""
    if "://" in address:
        import psycopg

        with psycopg.connect(address) as link:
            link.execute("LOCK TABLE schema_version, settings, tables, log IN EXCLUSIVE MODE")
            yield
            link.rollback()
    else:
        with contextlib.closing(sqlite3.connect(address, isolation_level=None)) as link:
            link.execute("BEGIN IMMEDIATE")
            yield


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


# -- disks that are full ------------------------------------------------------------------------------------------
SMALL = """
import os, sys
from pathlib import Path
from camarilla.kernel.refusal import Refusal
from camarilla.server.store.backup import backup, restore
from camarilla.server.store.store import Append, open_store
small, store = Path(sys.argv[1]), Path(sys.argv[2])
fill = small / "fill"

def leave(room):
    fill.write_bytes(b"")
    free = os.statvfs(small)
    fill.write_bytes(bytes(max(0, free.f_bavail * free.f_bsize - room)))
"""
ONTO = """
size, made = store.stat().st_size, 0
for quarter in range(1, 12):
    leave(size * quarter // 4)
    try:
        backup(str(store), small / "copy")
    except Refusal as refusal:
        assert refusal.id == "backup-failed", refusal
        assert os.listdir(small) == ["fill"], os.listdir(small)
    else:
        made += 1
        assert sorted(os.listdir(small)) == ["copy", "fill"]
        assert restore(small / "copy", str(store.with_name(f"new{quarter}"))) == 40
        (small / "copy").unlink()
assert 6 <= made < 11, made
"""
FROM = """
full = small / "db"
restore(store, str(full))
running = open_store(str(full))
leave(0)
assert backup(str(full), store.with_name("running")) == 40  # what it needs beside the store is there
running.close()
leave(0)
for end in ("-wal", "-shm"):
    full.with_name(full.name + end).unlink(missing_ok=True)
leave(0)
assert backup(str(full), store.with_name("stopped")) == 40
assert restore(store.with_name("stopped"), str(store.with_name("new"))) == 40
"""


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("unshare"), reason="no file system of its own")
@pytest.mark.parametrize("work", [ONTO, FROM], ids=["onto", "from"])
def test_on_a_small_disk_there_is_a_whole_backup_or_none(tmp_path: Path, work: str) -> None:
    """A real one, in memory: whatever room there is, nothing is reported that cannot be restored, nothing is left."""
    backed_up(tmp_path)
    (small := tmp_path / "small").mkdir()
    mount = 'mount -t tmpfs -o size=8m none "$1" && exec "$3" -c "$4" "$1" "$2"'
    words = ["unshare", "--mount", "sh", "-c", mount, "", small, tmp_path / "copy", sys.executable, SMALL + work]
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False)
    if "not permitted" in done.stderr or "denied" in done.stderr:
        pytest.skip("no file system of its own here")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_backup_that_did_not_get_to_the_disk_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the system said when it was written: it is looked through before it has its name."""
    whole = backed_up(tmp_path)
    assert whole[18:20] == b"\1\1"  # no write-ahead log: all of it is in this file
    for lost in (len(whole) // 2, 5000, 1, 0):
        monkeypatch.setattr(backups, "sync", partial(lose, lost))
        line = refuse("backup", str(tmp_path / "again"), "--database", str(tmp_path / "db"))
        assert re.search("damaged|malformed" if lost else "Input/output error", line)
        assert list(tmp_path.glob("again*")) == []


def lose(last: int, path: Path) -> None:
    """The last bytes of a file, or the names in a folder."""
    if path.is_dir():
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    os.truncate(path, path.stat().st_size - last)


def test_rows_that_are_missing_or_beside_the_file_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def delete(path: Path) -> None:
        with contextlib.closing(sqlite3.connect(path)) as link, link:
            link.execute("DELETE FROM log WHERE number = 7")

    def put_aside(path: Path) -> None:
        path.with_name(path.name + "-wal").write_bytes(b"more")

    backed_up(tmp_path)
    for lose in (delete, put_aside):
        monkeypatch.setattr(backups, "sync", lose)
        assert refusal(lambda: backup(str(tmp_path / "db"), tmp_path / "again")) == "backup-failed"
    assert list(tmp_path.glob("again*")) == []


def test_a_store_that_cannot_be_read_is_refused_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_bytes(scrambled(backed_up(tmp_path)))
    line = refuse("backup", str(tmp_path / "again"), "--database", str(file))
    assert "cannot open the store" in line
    assert list(tmp_path.glob("again*")) == []


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
