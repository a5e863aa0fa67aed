"""An upgrade rehearsed, with games in progress: a changed rule never applies to them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from camarilla.games import game
from camarilla.kernel.refusal import Refusal
from camarilla.server.store import migrations
from camarilla.server.store.migrations import VERSION
from camarilla.server.store.store import open_store
from server.conftest import Database
from server.live import Live, live
from server.test_safekeeping import refuse

GAME = "oriflamme"


async def before(server: Live, cookies: dict[str, str]) -> tuple[str, str]:
    """A game in progress at which the player is asked, and one that is over."""
    ada = await server.person()
    cookies.update(ada.web.cookies)
    over = await ada.join(await ada.open(GAME, "me", "bot page", options={"rounds": 1}))
    await over.play_on(random.Random(1))
    id = await ada.open(GAME, "me", "bot page")
    talk = await ada.join(id)
    await talk.play_on(random.Random(2), 2)
    while not (talk.game and talk.game["legal"]):
        await talk.hear()
    return id, over.table["share"]


def test_an_upgrade_with_games_in_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookies: dict[str, str] = {}

    async def old() -> tuple[str, str]:
        async with live(tmp_path / "db") as server:
            return await before(server, cookies)

    async def new(known: bool) -> None:
        async with live(tmp_path / "db") as server:
            ada = server.stranger()
            ada.web.cookies.update(cookies)
            talk = await ada.join(id)
            assert (talk.table["phase"], talk.game is not None) == ("playing", True)
            answer = await talk.play(random.Random(3))
            assert (answer["type"], answer.get("error")) == (
                ("update", None) if known else ("refused", "rules-changed")
            )
            assert (await ada.web.get(f"/api/replays/{share}")).status_code == 200
            transcript = (await ada.web.get(f"/api/replays/{share}/transcript")).text
            assert f"game {GAME} rules 1\n" in transcript
            fresh = await ada.join(await ada.open(GAME, "me", "bot page"))
            assert (await fresh.play(random.Random(4)))["type"] == "update"

    id, share = asyncio.run(old())
    with monkeypatch.context() as patch:
        patch.setattr(game(GAME), "version", 2)
        asyncio.run(new(known=False))
    asyncio.run(new(known=True))  # whoever goes back to the old version plays on


def test_a_position_that_new_rules_do_not_know_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookies: dict[str, str] = {}

    async def old() -> tuple[str, str]:
        async with live(tmp_path / "db") as server:
            return await before(server, cookies)

    async def new() -> None:
        async with live(tmp_path / "db") as server:
            answer = await server.stranger().web.get(f"/api/tables/{id}")
            assert answer.json() == {"error": "rules-changed", "details": {"rules": 1, "known": 2}}

    def unknown(*parts: object) -> None:
        raise Refusal("position")

    id, _ = asyncio.run(old())
    monkeypatch.setattr(game(GAME), "version", 2)
    monkeypatch.setattr(game(GAME), "restored", unknown)
    asyncio.run(new())


def test_nothing_happens_to_an_outdated_game_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    from camarilla.wire import commands
    from camarilla.wire.parts import TimeControl
    from server.tables import ADA, begun, refusal

    bench = begun(first=0, clock=TimeControl(bank=10_000, increment=0))
    bench.play()
    monkeypatch.setattr(game(GAME), "version", 2)
    assert bench.session._clock_end() is None
    bench.order(ADA, commands.Leave, seat=0)
    assert bench.session.bot_due() is None
    assert refusal(lambda: bench.play()) == "rules-changed"


def test_nobody_is_voted_out_who_cannot_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    from camarilla.server.table.votes import IDLE
    from camarilla.wire import commands
    from server.tables import ADA, begun, refusal

    bench = begun(first=1)
    bench.wait(IDLE)
    monkeypatch.setattr(game(GAME), "version", 2)
    assert refusal(lambda: bench.order(ADA, commands.Vote, seat=1, yes=True)) == "rules-changed"
    monkeypatch.setattr(game(GAME), "version", 1)
    bench.order(ADA, commands.Vote, seat=1, yes=True)


@contextlib.contextmanager
def older(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As the version before this one opens a store."""
    with monkeypatch.context() as patch:
        for module in ("postgres", "sqlite", "migrations"):  # that one last: the others import it
            patch.setattr(f"camarilla.server.store.{module}.VERSION", VERSION - 1)
        patch.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:-1])
        yield


def schema_of(address: str) -> int:
    """The version of a store's schema."""
    if "://" in address:
        with psycopg.connect(address) as link:
            return int(str((link.execute("SELECT version FROM schema_version").fetchone() or "0")[0]))
    with contextlib.closing(sqlite3.connect(address)) as file:
        return int(file.execute("PRAGMA user_version").fetchone()[0])


def test_nothing_upgrades_a_store_beneath_an_older_server(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a second server, which is refused, nor a nightly prune of the version that was just installed."""
    address = database()
    with older(monkeypatch):
        first = open_store(address)
        first.claim()
    assert "already runs" in refuse("serve", "--port", "0", "--no-metrics", "--database", address)
    assert schema_of(address) == VERSION - 1
    first.close()
    assert "older schema" in refuse("prune", "--database", address)
    assert schema_of(address) == VERSION - 1
    with contextlib.closing(open_store(address)) as store:
        assert schema_of(address) == VERSION
        store.claim()


def test_the_first_new_server_of_several_upgrades_the_store(
    postgres: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notes of a version say whether old ones can run on beside it."""
    address = postgres()
    with older(monkeypatch):
        first = open_store(address)
        first.claim("http://127.0.0.1:1")
    with contextlib.closing(first), contextlib.closing(open_store(address, among=True)) as second:
        assert schema_of(address) == VERSION
        second.claim("http://127.0.0.1:2")
