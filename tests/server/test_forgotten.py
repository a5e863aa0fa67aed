"""What is left of a player who asked to be forgotten: nothing that names them, and no device that they signed out."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import msgspec
import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.devices import SignedIn
from camarilla.server.http.guests import Guest
from camarilla.server.live.mutes import MUTES, read_mutes
from camarilla.server.notices.channels import Channels
from camarilla.server.prune import DAY, Retention, forget, player_of, prune, words_of
from camarilla.server.store.store import TOLD, open_store
from camarilla.server.table.records import Contributed, Emptied, Filled, Seated, TableRecord, read_record, write_record
from server.conftest import Database
from server.live import HandTimer, Live, live
from server.tables import refusal
from server.test_prune import everything

SECRETS = ("Zebulon", "Elm Street")


async def traces(server: Live) -> tuple[str, str]:
    """Zebulon hosts a table without a seat, mutes somebody at two others, gives words at the last; cookie and table."""
    zeb, bob = await server.person("Zebulon"), await server.person("Bob")
    await zeb.open("oriflamme", "open", "open", "open", begin=False)
    for _ in range(2):
        talk = await zeb.join(await bob.open("oriflamme", "me", "open", "bot page", begin=False))
        tag = talk.table["seats"][0]["tag"]
        await talk.order("mute", tag=tag, on=True)
        await talk.order("say", text="I live in Elm Street")
    await talk.order("sit", seat=1)
    await talk.order("mute", tag=tag, on=False)
    await talk.order("mute", tag=tag, on=True)  # which is kept, for who sits here
    await (await bob.join(talk.table["id"])).order("mute", tag=talk.table["seats"][1]["tag"], on=True)
    await talk.order("contribute", seat=1, text="Zebulon of Elm Street")
    return str(zeb.web.cookies["camarilla"]), talk.table["id"]


def test_nothing_names_a_player_who_was_forgotten(database: Database) -> None:
    async def run() -> None:
        address = database()
        async with live(address) as server:
            cookie, id = await traces(server)
            assert len(read_mutes(server.server.store.kept(id, MUTES))) == 2
            names = (*SECRETS, player_of(cookie))
            assert [name for name in names if name in everything(address)] == list(names)
            for kind in (TOLD, "replay"):
                server.server.store.keep(id, kind, b"{}")
            await server.server.admin.forget(cookie)
            assert [server.server.store.kept(id, kind) for kind in (TOLD, "replay")] == [b"{}", None]
            assert [name for name in names if name in everything(address)] == []
            assert len(read_mutes(server.server.store.kept(id, MUTES))) == 1  # Bob's
            if "://" not in address:
                files = [Path(address), Path(address + "-wal")]
                assert not [name for name in names for file in files if name.encode() in file.read_bytes()]

    asyncio.run(run())


NOWHERE = write_record(Emptied(1, 9)).hex()  # decodes, and there is no such seat


@pytest.mark.parametrize(
    "harm", ["DELETE FROM log", *(f"UPDATE log SET body = X'{body}'" for body in ("0193", NOWHERE))]
)
def test_a_table_of_which_part_is_lost_is_named_and_the_others_are_done(tmp_path: Path, harm: str) -> None:
    async def run() -> None:
        address = str(tmp_path / "db")
        async with live(address) as server:
            cookie, id = await traces(server)
            store = server.server.store
            store._write_all([(f"{harm} WHERE table_id = ? AND number = 2", (id,))])  # type: ignore[attr-defined]
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    forget(store, player_of(cookie))
                assert (refused.value.id, refused.value.details) == ("forget-damaged", {"tables": id})
            store.delete(id)
            forget(store, player_of(cookie))
            assert "Zebulon" not in everything(address)

    asyncio.run(run())


def test_a_game_that_is_unknown_here_keeps_nobody_from_being_forgotten_elsewhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            store, (cookie, id) = server.server.store, await traces(server)
            opened = msgspec.structs.replace(read_record(next(store.records(id))), game="mahjong")
            store.rewrite(id, {1: write_record(opened)})
            assert refusal(lambda: forget(store, player_of(cookie))) == "forget-damaged"
            assert store.naming(player_of(cookie)) == [id]

    asyncio.run(run())


def test_an_outage_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told to delete a table, and none is pruned, because the database did not answer for a moment."""

    async def run() -> None:
        async with live(tmp_path / "db", timer=HandTimer()) as server:
            store, ada = server.server.store, await server.person()
            clock = {"bank": 14 * DAY, "increment": 0, "unattended": True}
            id = await ada.open("oriflamme", "me", "bot page", clock=clock)
            player = player_of(ada.web.cookies["camarilla"])
        with contextlib.closing(open_store(str(tmp_path / "db"))) as store:
            monkeypatch.setattr(store, "records", out)
            assert refusal(lambda: forget(store, player)) == "no-store"
            assert refusal(lambda: prune(store, Retention(), 2**60)) == "no-store"
            assert store.tables() == [id]

    def out(table: str) -> None:
        raise Refusal("no-store", store="postgresql", reason="OperationalError")

    asyncio.run(run())


def test_a_device_that_was_signed_out_stays_so(database: Database) -> None:
    with contextlib.closing(open_store(database())) as store:
        signed_in = SignedIn(store, Channels(store, False), HandTimer())
        mine, thief = (signed_in.begin(Guest("ada", "Ada"), browser) for browser in ("mine", "thief"))
        signed_in.end("ada", thief.device)
        store.set_belonging("ada", "hook", "x", b"{}")
        forget(store, "ada")
        assert [signed_in.admits(guest) for guest in (mine, thief, Guest("ada", "Ada"))] == [True, False, False]
        assert {kind for kind, _, _ in store.belongings("ada")} <= {"signed-out", "seen"}


def test_words_that_a_deal_was_mixed_from_stay() -> None:
    """Without them nobody could check it; all others go, whoever sits on the seat afterwards."""
    ada, bob = Seated(1, 0, "ada", "Ada"), Seated(1, 1, "bob", "Bob")
    log: list[TableRecord] = [
        ada,
        bob,
        Contributed(1, 0, "first"),
        Contributed(1, 0, "second"),
        Contributed(1, 1, "his"),
    ]
    assert words_of(log, "ada") == {3, 4}
    began = msgspec.convert(
        {"is": "began", "at": 1, "first": 0, "draws": [], "position": b"", "tape": b""}, TableRecord
    )
    assert words_of([*log, began], "ada") == {3}
    for left in (Emptied(1, 0), Filled(1, 0, "page"), Seated(1, 0, "bob", "Bob")):
        assert words_of([*log, left, Contributed(1, 0, "another's"), began], "ada") == {3, 4}
