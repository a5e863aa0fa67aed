"""Both stores keep the same promises."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import psycopg
import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.server.store.backup import backup, restore
from camarilla.server.store.migrations import VERSION
from camarilla.server.store.postgres import PostgresStore
from camarilla.server.store.sqlite import SqliteStore
from camarilla.server.store.store import Append, Store, StoreError, Summary, open_store, store_error

Database = Callable[[], str]


@contextlib.contextmanager
def opened(address: str) -> Iterator[Store]:
    with contextlib.closing(open_store(address)) as store:
        yield store


class Asked:
    """Appends, and waits for the answers."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def append(
        self, *appends: tuple[str, int, list[bytes]], summary: Summary | None = None, chain: str | None = None
    ) -> list[bool]:
        """Were they stored? Each table is a chain, if they are not all of one."""
        answers: dict[int, BaseException | None] = {}
        ready = threading.Event()

        def done(number: int, error: BaseException | None) -> None:
            answers[number] = error
            if len(answers) == len(appends):
                ready.set()

        for number, (table, first, records) in enumerate(appends):
            listed = summary or (new(table) if first == 1 else None)
            self.store.append(
                Append(table, first, records, listed, partial(done, number), chain or table + str(first))  # type: ignore[misc]
            )
        assert ready.wait(20)
        return [answers[number] is None for number in range(len(appends))]


def summary(id: str, phase: str = "gathering", public: bool = True, changed: int = 1, *players: str) -> Summary:
    return Summary(id, "oriflamme", phase, public, 0, changed, b"{}", players, f"share-{id}")


def new(id: str) -> Summary:
    """Of a table that has just been opened."""
    return summary(id)


def put(store: Store, table: str, number: int) -> None:
    """A record of the log that builds on nothing: only a damaged store has it."""
    row = ("INSERT INTO log (table_id, number, body) VALUES (?, ?, ?)", (table, number, b"put"))
    store._write_all([row])  # type: ignore[attr-defined]


def test_records_come_back_in_order_after_closing(database: Database) -> None:
    address = database()
    with opened(address) as store:
        assert Asked(store).append(("a", 1, [b"1", b"2"]), ("b", 1, [b"x"]), ("a", 3, [b"3"])) == [True, True, True]
        assert list(store.records("a")) == [b"1", b"2", b"3"]
    with opened(address) as store:
        assert list(store.records("a")) == [b"1", b"2", b"3"]
        assert list(store.records("b")) == [b"x"]
        assert list(store.records("nobody")) == []
        assert list(store.records("\x00")) == []


def test_a_number_is_given_once_and_a_bad_append_spoils_no_other(database: Database) -> None:
    with opened(database()) as store:
        asked = Asked(store)
        assert asked.append(("a", 1, [b"1"])) == [True]
        good = [(f"t{number}", 1, [b"x"]) for number in range(40)]
        assert asked.append(*good, ("a", 1, [b"again"])) == [True] * 40 + [False]
        assert list(store.records("a")) == [b"1"]
        assert list(store.records("t39")) == [b"x"]


def test_what_builds_on_a_failed_append_fails_too(database: Database) -> None:
    """Even if its number would fit; whoever has read the log again goes on."""
    with opened(database()) as store:
        asked = Asked(store)
        asked.append(("a", 1, [b"of another server"]))
        assert asked.append(("a", 1, [b"1"]), ("a", 2, [b"2"]), ("b", 1, [b"1"]), chain="a") == [False, False, False]
        assert asked.append(("a", 2, [b"2 again"]), ("b", 1, [b"1"]), chain="b") == [True, True]
        assert asked.append(("a", 3, [b"late"]), chain="a") == [False]
        assert list(store.records("a")) == [b"of another server", b"2 again"]


def test_half_an_append_is_never_stored(database: Database) -> None:
    with opened(database()) as store:
        asked = Asked(store)
        put(store, "a", 2)
        assert asked.append(("a", 1, [b"1", b"2"])) == [False]
        assert asked.append(("a", 1, [b"1 alone"]), chain="other") == [True]
        assert list(store.records("a")) == [b"1 alone", b"put"]


def test_everything_appended_is_stored_before_closing(database: Database) -> None:
    address = database()
    store = open_store(address)
    for number in range(500):
        store.append(Append("a", number + 1, [b"%d" % number], None if number else new("a")))
    store.close()
    with opened(address) as again:
        assert len(list(again.records("a"))) == 500
    with pytest.raises(StoreError):
        store.append(Append("a", 501, [b"late"]))


@pytest.mark.parametrize("count", [1, 63, 64, 65, 200])
def test_a_group_is_stored_whole_however_long_it_is(database: Database, count: int) -> None:
    with opened(database()) as store:
        asked, bodies = Asked(store), [b"%d" % number for number in range(count)]
        assert asked.append(("a", 1, bodies), ("b", 1, []), ("c", 1, [b"c"])) == [True, True, True]
        put(store, "d", count)
        assert asked.append(("d", 1, bodies), ("e", 1, [b"e"])) == [False, True]  # its last number is taken
        assert (list(store.records("a")), list(store.records("c")), list(store.records("e"))) == (
            bodies,
            [b"c"],
            [b"e"],
        )
        assert asked.append(("d", 1, bodies[: count - 1]), chain="another") == [True]


def test_what_comes_at_one_moment_is_handed_over_together(database: Database) -> None:
    """And nothing is left lying when the store is closed."""
    address = database()
    store, moments, groups = open_store(address), list[Callable[[], None]](), list[int]()
    store.acknowledge_with(lambda results: groups.append(len(results)), moments.append)
    for number in range(3):
        store.append(Append("a", number + 1, [b"x"]))
    assert (len(moments), list(store.records("a"))) == (1, [])
    moments.pop()()
    store.append(Append("b", 1, [b"x"]))
    store.close()
    with opened(address) as again:
        assert (len(list(again.records("a"))), len(list(again.records("b")))) == (3, 1)
    assert sum(groups) == 4
    moments.pop()()  # too late, and harmless


def test_lists(database: Database) -> None:
    with opened(database()) as store:
        asked = Asked(store)
        asked.append(("a", 1, [b"1"]), summary=summary("a", "gathering", True, 5, "ada"))
        asked.append(("b", 1, [b"1"]), summary=summary("b", "playing", True, 7, "ada", "bob"))
        asked.append(("c", 1, [b"1"]), summary=summary("c", "playing", False, 9, "bob"))
        asked.append(("d", 1, [b"1"]), summary=summary("d", "over", True, 8, "bob"))
        assert [[one.id for one in store.public(phase, 0, 10)] for phase in ("gathering", "playing")] == [["a"], ["b"]]
        assert [[one.id for one in store.public(phase, 6, 10)] for phase in ("gathering", "playing")] == [[], ["b"]]
        assert [one.id for one in store.of_player("bob", 10)] == ["c", "d", "b"]
        assert [one.id for one in store.of_player("bob", 1)] == ["c"]
        assert store.shared("share-d") == "d"
        assert store.shared("share-b") is None
        asked.append(("b", 2, [b"2"]), summary=summary("b", "over", True, 10, "ada"))
        assert store.public("playing", 0, 10) == []
        assert store.shared("share-b") == "b"
        assert store.tables() == ["a", "b", "c", "d"]


def test_what_is_kept_and_set(database: Database) -> None:
    with opened(database()) as store:
        assert store.kept("a", "replay") is None
        store.keep("a", "replay", b"\x00\xff")
        store.keep("a", "replay", b"new")
        assert store.kept("a", "replay") == b"new"
        assert store.setting("secret", lambda: "first") == "first"
        assert store.setting("secret", lambda: "second") == "first"
        store.check()


def test_a_newer_schema_is_refused_and_untouched(database: Database) -> None:
    address = database()
    open_store(address).close()
    raise_version(address)
    for _ in range(2):
        with pytest.raises(Refusal, match=f"schema {VERSION + 1}"):
            open_store(address)


def raise_version(address: str) -> None:
    """As a later version of the server would leave it."""
    if "://" in address:
        with psycopg.connect(address) as link:
            link.execute("UPDATE schema_version SET version = version + 1")
    else:
        with contextlib.closing(sqlite3.connect(address)) as file:
            file.execute(f"PRAGMA user_version = {VERSION + 1}")


def test_a_database_that_was_restarted_is_found_again(postgres: Database) -> None:
    address = postgres()
    with opened(address) as store:
        asked = Asked(store)
        asked.append(("a", 1, [b"1"]))
        hang_up(address)
        assert list(store.records("a")) == [b"1"]
        hang_up(address)
        assert asked.append(("a", 2, [b"2"]), ("b", 1, [b"1"])) == [True, True]
        assert list(store.records("a")) == [b"1", b"2"]


def hang_up(address: str) -> None:
    """All connections break."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    with psycopg.connect(address, autocommit=True) as link:
        link.execute(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {others}".encode())


def test_a_statement_that_takes_too_long_is_given_up(postgres: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """And told as an outage; the store goes on."""
    monkeypatch.setattr("camarilla.server.store.postgres.TIMEOUT", 50)
    with contextlib.closing(PostgresStore(postgres())) as store:
        with pytest.raises(psycopg.errors.QueryCanceled) as given_up:
            store._rows("SELECT pg_sleep(60)")
        assert store_error(given_up.value)
        store.check()


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot open the store"):
        open_store(str(tmp_path / "no" / "such" / "folder.db"))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("ada:hunter2@127.0.0.1:1/none", "Connection refused"),
        ("ada:hun%2Fter2@127.0.0.1:1/none", "Connection refused"),
        ("ada:hun:t?er2@127.0.0.1:1/none", "Connection refused"),
        ("ada:hun/ter2@127.0.0.1:1/none", "%2F"),
        ("ada:17/ter2@127.0.0.1:1/none", "%2F"),
        ("ada:hun@ter2@127.0.0.1:1/none", "%2F"),
        ("ada:hun%ter2@127.0.0.1:1/none", "%2F"),
        ("ada:hunter2@[::1/none", "%2F"),
        ("ada:hunter2", "%2F"),
    ],
)
def test_a_database_that_cannot_be_reached_says_why_without_its_password(address: str, said: str) -> None:
    with pytest.raises(Refusal, match=said) as caught:
        open_store(f"postgresql://{address}")
    assert not re.search("hun|ter2", str(caught.value))
    assert caught.value.__cause__ is None


def test_a_backup_of_either_is_restored_to_either(database: Database, tmp_path: Path) -> None:
    address, file = database(), tmp_path / "backup"
    with opened(address) as store:
        asked = Asked(store)
        for number in range(30):
            asked.append((f"t{number}", 1, [b"1", b"2"]), summary=summary(f"t{number}", "over", True, number, "ada"))
        store.keep("t1", "replay", b"\x00\x01")
        secret = store.setting("secret", lambda: "s")
        assert backup(address, file) == 30  # while it is in use
    target = database()
    assert restore(file, target) == 30
    with opened(target) as store:
        assert list(store.records("t7")) == [b"1", b"2"]
        assert store.kept("t1", "replay") == b"\x00\x01"
        assert store.setting("secret", lambda: "other") == secret
        assert len(store.of_player("ada", 100)) == 30
    with pytest.raises(Refusal, match="empty one"):
        restore(file, target)
    with pytest.raises(Refusal, match="not overwritten"):
        backup(address, file)
    with pytest.raises(Refusal, match="no file"):
        restore(tmp_path / "none", target)


def filled(address: str, *tables: str, secret: str) -> None:
    with opened(address) as store:
        store.setting("secret", lambda: secret)
        for id in tables:
            store.append(Append(id, 1, [b"1"], summary(id)))


def test_a_log_with_a_gap_is_no_table(database: Database) -> None:
    with opened(database()) as store:
        Asked(store).append(("a", 1, [b"1"]))
        put(store, "a", 3)
        put(store, "b", 2)
        for id in ("a", "b"):
            with pytest.raises(Refusal, match="is lost"):
                list(store.records(id))


def test_a_restored_store_has_the_settings_of_the_backup(database: Database, tmp_path: Path) -> None:
    """Also where a server has made its own already."""
    source, target = database(), database()
    filled(source, "a", secret="old")
    filled(target, secret="new")
    assert backup(source, tmp_path / "copy") == restore(tmp_path / "copy", target) == 1
    with opened(target) as store:
        assert store.setting("secret", lambda: "none") == "old"


def test_half_a_backup_is_not_restored(database: Database) -> None:
    target = database()
    filled(target, secret="mine")

    def parts() -> Iterator[tuple[str, list[Any]]]:
        yield "settings", [("secret", "theirs")]
        yield "tables", [("a", "throne", "over", 1, 0, 1, "share", b"{}")]
        raise ZeroDivisionError

    with opened(target) as store:
        with pytest.raises(ZeroDivisionError):
            store.fill(parts())
        assert store.tables() == []
        assert store.setting("secret", lambda: "none") == "mine"


# -- owners and schemas -----------------------------------------------------------------------------------------
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
    """Whoever asks for the version, to change it, must keep others from doing so."""

    asked: ClassVar[list[bool]] = []

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        if statement == "PRAGMA user_version":
            Watched.asked.append(self.in_transaction)
        return super().execute(statement, *values)


def test_two_servers_that_start_at_once_do_not_both_make_the_schema(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))
    SqliteStore(tmp_path / "db").close()
    assert Watched.asked == [False, True]
