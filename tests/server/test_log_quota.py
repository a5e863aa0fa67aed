"""Nobody fills a table for the others: mutes are no part of its log, a move always passes, all else has its share."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.server.live.room import GAME, GUESTS_AT_ONCE
from camarilla.server.live.session import RESTS
from camarilla.server.settings import OPEN, Limits
from camarilla.server.table.commands import MUTES
from camarilla.server.table.log_quota import check_chat
from camarilla.server.table.records import Rested
from camarilla.wire import commands
from camarilla.wire.parts import TimeControl
from server.live import PATIENCE, HandTimer, Live, Person, Talk, live
from server.tables import ADA, BOB, CYN, EVE, Bench, begun, refusal


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0)


# -- bytes ---------------------------------------------------------------------------------------------------------
def test_an_address_of_which_much_is_stored_plays_on_and_does_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether by talk, by commands or by games of bots; others are not concerned."""
    monkeypatch.setattr("camarilla.server.live.room.GAME", 0)

    async def act(server: Live) -> None:
        eve, ada = await server.person("Eve"), await server.person("Ada", "127.0.0.2")
        talk = await eve.join(await eve.open("oriflamme", "me", "bot page"))
        shown = await eve.join(await eve.open("oriflamme", "bot page", "bot page", options={"rounds": 1}))
        await until(lambda: server.server.rooms.open[shown.table["id"]]._rests())
        wish = {"game": "oriflamme", "seats": ["me", "bot page"], "rules": {"pace": 0}}
        assert (await eve.web.post("/api/tables", json=wish)).json()["error"] == "flood"
        assert (await talk.order("say", text="psst"))["error"] == "flood"
        assert (await talk.order("leave", seat=0))["type"] == "update"
        assert (await talk.order("back", seat=0))["type"] == "update"
        await talk.play_on(random.Random(1), 2)
        assert await ada.open()
        server.server.rooms.timer.zero += 1000  # type: ignore[attr-defined]
        assert (await talk.order("say", text="psst"))["type"] == "said"
        server.server.rooms.open[shown.table["id"]].tick()
        await shown.until(lambda message: message["type"] == "update")

    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, stored=10, stored_at_once=4000)) as server:
            await act(server)

    asyncio.run(run())


def test_what_bots_write_counts_where_their_table_was_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the table was loaded anew, and whoever looks on."""
    monkeypatch.setattr("camarilla.server.live.room.GAME", 0)
    limits = replace(OPEN, stored=0, stored_at_once=1000)

    async def run() -> None:
        async with live(tmp_path / "db", limits=limits) as server:
            eve = await server.person("Eve")
            id = await eve.open("oriflamme", "bot page", "bot page", options={"rounds": 1})
        async with live(tmp_path / "db", limits=limits) as server:
            eve, ada = await server.person("Eve"), await server.person("Ada", "127.0.0.2")
            await ada.join(id)
            await until(lambda: server.server.rooms.open[id]._rests())  # nobody waits for these bots
            assert await ada.open()
            wish = {"game": "oriflamme", "seats": ["me", "bot page"], "rules": {"pace": 0}}
            assert (await eve.web.post("/api/tables", json=wish)).json()["error"] == "flood"
            assert "127.0.0." not in str((tmp_path / "db").read_bytes())

    asyncio.run(run())


def test_games_that_were_opened_before_do_not_go_on_beyond_the_limit(tmp_path: Path) -> None:
    """What a game may take is counted when it begins; what it did not need is there again at its end."""

    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, stored=0, stored_at_once=3 * GAME)) as server:
            eve = await server.person("Eve")
            opened = [await eve.open("throne", "me", "bot page", "bot page", undo=False, begin=False) for _ in range(6)]
            talks = [await eve.join(id) for id in opened]
            begun = [(await talk.order("begin"))["type"] for talk in talks]
            assert begun == ["update"] * 3 + ["refused"] * 3
            for talk in talks[1:3]:  # bots alone play on, and she looks
                await talk.order("leave", seat=0)
                await talk.until(lambda _, talk=talk: talk.table["phase"] == "over")
            assert (await talks[3].order("begin"))["type"] == "update"
            assert sum(len(body) for body in stored(tmp_path / "db")) < 3 * GAME

    asyncio.run(run())


def stored(path: Path) -> list[bytes]:
    """All records and lines of chat."""
    with contextlib.closing(sqlite3.connect(path)) as link:
        return [body for (body,) in link.execute("SELECT body FROM log UNION ALL SELECT body FROM chat")]


def test_no_answer_is_given_and_taken_back_beyond_the_limit(tmp_path: Path) -> None:
    """Each time two records are stored."""

    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, stored=0, stored_at_once=1)) as server:
            eve = await server.person("Eve")
            talk = await eve.join(await eve.open("oriflamme", "me", "bot page", "bot page", undo=True, pace=5000))
            assert (await talk.play(random.Random(1)))["type"] == "update"
            assert (await talk.order("undo", asked_in=talk.game["asked_in"]))["error"] == "flood"

    asyncio.run(run())


def test_a_club_behind_one_address_plays_all_evening(tmp_path: Path) -> None:
    """Thirty people with the limits that are the default open, begin, talk and play, again and again; fifty times as
    much would be stored without a word."""

    async def play(server: Live, timer: HandTimer, people: list[Person], dice: random.Random) -> None:
        seats = ("me", "open", "open")
        opened = [await people[n].open("oriflamme", *seats, begin=False, public=True) for n in range(10)]
        tables = [[await people[n + 10 * k].join(opened[n]) for k in range(3)] for n in range(10)]
        for table in tables:
            for number, talk in enumerate(table):
                if number:
                    await talk.order("sit", seat=number)
                assert (await talk.order("ready", seat=number, on=True))["type"] == "update"
                assert (await talk.order("say", text="hello"))["type"] == "said"
            assert (await table[0].order("begin"))["type"] == "update"
        for table in tables:
            await play_out(timer, table, dice)
            for talk in table:
                await talk.close()

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer, limits=Limits()) as server:
            people = [await server.person(f"Guest {n}") for n in range(30)]
            for _ in range(3):
                await play(server, timer, people, random.Random(1))
                server.server.rooms.sweep()
            rooms = server.server.rooms
            bucket = rooms.stored_from.of_address.buckets[rooms.address_hash("127.0.0.1")]
            assert bucket.full - bucket.level < bucket.full / 50

    asyncio.run(run())


async def play_out(timer: HandTimer, table: list[Talk], dice: random.Random) -> None:
    """A table that people play to the end, who think for two seconds about a move."""
    while True:
        for talk in table:
            while talk.n < max(one.n for one in table):
                await talk.hear()
        if table[0].table["phase"] == "over":
            return
        timer.pass_by(2000)
        asked = [talk for talk in table if talk.game and talk.game["legal"]]
        if asked:
            assert (await asked[0].play(dice))["type"] == "update"
        else:
            await table[0].hear()  # that it is over


# -- mutes ---------------------------------------------------------------------------------------------------------
def test_a_spectator_who_mutes_writes_nothing_into_the_log() -> None:
    bench = begun()
    before, tag = bench.table.n, bench.table.tag("ada")
    for number in range(100):
        bench.order(EVE, commands.Mute, tag=tag, on=number % 2 == 0)
    assert bench.table.n == before
    bench.order(EVE, commands.Mute, tag=tag, on=True)
    bench.order(ADA, commands.Say, text="hello")
    assert bench.said[-1].hushed == {"eve"}


def test_only_so_many_are_muted() -> None:
    bench = begun()
    for number in range(MUTES):
        bench.table.muted.setdefault("ada", set()).add(str(number))
    assert refusal(lambda: bench.order(ADA, commands.Mute, tag=bench.table.tag("bob"), on=True)) == "mutes"
    bench.order(ADA, commands.Mute, tag="1", on=False)
    bench.order(ADA, commands.Mute, tag=bench.table.tag("bob"), on=True)


def test_who_has_gone_and_plays_nowhere_is_forgotten_where_many_mute() -> None:
    bench = begun()
    bench.join(EVE)
    for who in ("cyn", "eve", *map(str, range(MUTES))):
        bench.table.muted[who] = {"x"}
    bench.part(CYN)
    bench.order(ADA, commands.Mute, tag=bench.table.tag("bob"), on=True)
    assert set(bench.table.muted) == {"ada", "cyn", "eve"}


def test_a_player_finds_mutes_again_after_a_restart(tmp_path: Path) -> None:
    tables: list[str] = []
    cookies: dict[str, str] = {}

    async def mute(server: Live) -> None:
        ada, bob = await server.person(), await server.person("Bob")
        talk = await ada.join(await ada.open("throne", "me", "open", begin=False))
        other = await bob.join(talk.table["id"])
        for on in (True, False, True):
            assert (await talk.order("mute", tag=other.first["tag"], on=on))["type"] == "done"
        assert (await other.order("mute", tag=talk.first["tag"], on=True))["type"] == "done"  # only watches
        tables.append(talk.table["id"])
        cookies.update(ada.web.cookies)

    async def again(server: Live) -> None:
        ada = server.stranger()
        ada.web.cookies.update(cookies)
        talk = await ada.join(tables[0])
        assert len(talk.first["muted"]) == 1
        assert len(server.server.rooms.open[tables[0]].table.muted) == 1

    async def run() -> None:
        for act in (mute, again):
            async with live(tmp_path / "db") as server:
                await act(server)

    asyncio.run(run())


def test_a_mute_that_cannot_be_kept_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, bob = await server.person(), await server.person("Bob")
            talk = await ada.join(await ada.open("throne", "me", "open", begin=False))
            other = await bob.join(talk.table["id"])
            monkeypatch.setattr(server.server.store, "keep", None)
            assert (await talk.order("mute", tag=other.first["tag"], on=True))["error"] == "store-failed"

    asyncio.run(run())


# -- moves ---------------------------------------------------------------------------------------------------------
async def two(server: Live, **rules: object) -> tuple[Talk, Talk]:
    """A game of Ada and Bob."""
    ada, bob = await server.person(), await server.person("Bob")
    talk = await ada.join(await ada.open("throne", "me", "open", begin=False, **rules))
    other = await bob.join(talk.table["id"])
    await other.order("sit", seat=1)
    await talk.order("begin")
    await other.until(lambda message: other.game is not None)
    return talk, other


def test_a_game_is_played_to_its_end_above_the_limit(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, records=16)) as server:
            talks = await two(server)
            await asyncio.gather(*(talk.play_on(random.Random(1)) for talk in talks))
            assert talks[0].table["phase"] == "over"
            assert talks[0].n > 30

    asyncio.run(run())


def test_one_player_never_uses_up_the_share_of_another(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, records=80)) as server:
            ada, bob = await two(server)
            for _ in range(5):
                assert (await bob.order("leave", seat=1))["type"] == "update"
                assert (await bob.order("back", seat=1))["type"] == "update"
            refused = await bob.order("leave", seat=1)
            assert (refused["error"], refused["details"]) == ("records", {"most": 10})
            assert (await ada.order("leave", seat=0))["type"] == "update"
            assert (await ada.order("back", seat=0))["type"] == "update"

    asyncio.run(run())


def test_whoever_has_left_with_the_last_of_a_share_may_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, records=24)) as server:
            _, bob = await two(server)
            for kind in ("leave", "back", "leave", "back"):
                assert (await bob.order(kind, seat=1))["type"] == "update"
            assert (await bob.order("leave", seat=1))["error"] == "records"

    asyncio.run(run())


def test_what_counts_is_read_from_the_log() -> None:
    bench = begun(undo=True)
    bench.play()
    bench.order(ADA, commands.Undo, asked_in=bench.table.asked_in)
    bench.order(CYN, commands.Leave, seat=2)
    bench.order(CYN, commands.TakeOver, seat=2)
    bench.order(ADA, commands.Invite, on=True)
    bench.wait(60_000)
    bench.order(BOB, commands.Vote, seat=0, yes=True)
    bench.play()
    assert bench.reloaded().asides == bench.table.asides == {"ada": 2, "cyn": 2, "bob": 1}


def test_going_and_coming_fills_no_log() -> None:
    bench = Bench(seats=2, clock=TimeControl(bank=10**8, increment=0))
    bench.begin()
    bench.part(BOB)
    for _ in range(RESTS + 10):
        bench.wait(1_000)
        bench.part(ADA)
        bench.join(ADA)
    assert sum(isinstance(record, Rested) for record in bench.records) == RESTS
    assert bench.table.clock.banks[0] == 10**8 - (RESTS + 10) * 1_000


# -- before the game -----------------------------------------------------------------------------------------------
def test_guests_leave_room_for_the_host(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, records=40)) as server:
            ada, eve = await server.person(), await server.person("Eve")
            talk = await ada.join(await ada.open("throne", "me", "open", begin=False))
            other = await eve.join(talk.table["id"])
            kinds = [await other.order(("sit", "leave")[number % 2], seat=1) for number in range(20)]
            assert [answer.get("error") for answer in kinds[-2:]] == ["records", "records"]
            assert talk.n <= 10
            await talk.order("fill", seat=1, level="page")
            assert (await talk.order("begin"))["type"] == "update"

    asyncio.run(run())


def test_guests_of_one_site_change_a_table_only_so_often(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            ada = await server.person()
            id = await ada.open("throne", "me", "open", begin=False)
            host = await ada.join(id)
            guests = [await (await server.person(name, "127.0.0.7")).join(id) for name in ("Eve", "Mal")]
            for number in range(GUESTS_AT_ONCE):
                eve = guests[number // (GUESTS_AT_ONCE // 2)]
                assert (await eve.order(("sit", "leave")[number % 2], seat=1))["type"] == "update"
            assert (await guests[1].order("sit", seat=1))["error"] == "flood"
            assert (await guests[0].order("say", text="hello"))["type"] == "said"
            bob = await (await server.person("Bob", "127.0.0.8")).join(id)
            assert (await bob.order("sit", seat=1))["type"] == "update"
            assert (await host.order("begin"))["type"] == "update"

    asyncio.run(run())


# -- talk ----------------------------------------------------------------------------------------------------------
def test_spectators_have_half_as_many_lines_beside_those_of_the_players(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, chat=6)) as server:
            ada, bob = await two(server)
            eve = await (await server.person("Eve")).join(ada.table["id"])
            answers = [await eve.order("say", text="hello") for _ in range(5)]
            assert [answer.get("error") for answer in answers] == [None, None, None, "chat", "chat"]
            assert answers[-1]["details"] == {"most": 3}
            answers = [await talk.order("say", text="hello") for talk in (ada, bob, ada, bob)]
            assert [answer.get("error") for answer in answers] == [None] * 4

    asyncio.run(run())


def test_no_player_uses_up_the_chat_of_the_others(tmp_path: Path) -> None:
    """Also after the table was loaded anew."""

    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, chat=6)) as server:
            ada, bob = await two(server)
            answers = [await ada.order("say", text="hello") for _ in range(4)]
            assert [answer.get("error") for answer in answers] == [None, None, None, "chat-part"]
            id = ada.table["id"]
            for talk in (ada, bob):
                await talk.close()
            server.server.rooms.drop(server.server.rooms.open[id])
            table = (await server.server.rooms.get(id)).table
            assert sorted(table.chat.spoken.values()) == [3]
            with pytest.raises(Refusal, match="your limit"):
                check_chat(table, next(iter(table.chat.spoken)), 6)
            check_chat(table, table.people()[1], 6)

    asyncio.run(run())


def test_a_player_with_a_spectator_uses_up_nobodys_chat(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, chat=8)) as server:
            ada, bob = await two(server)
            eve = await (await server.person("Eve")).join(ada.table["id"])
            said = []
            for talk in (eve, ada, bob):
                answers = [await talk.order("say", text="hello") for _ in range(5)]
                said.append([answer.get("error") for answer in answers])
            assert said == [[None] * 4 + ["chat"], [None] * 4 + ["chat-part"], [None] * 4 + ["chat-part"]]

    asyncio.run(run())


def test_whoever_sits_down_before_the_game_does_not_use_up_its_chat(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, chat=8)) as server:
            ada, eve = await server.person(), await server.person("Eve")
            host = await ada.join(await ada.open("throne", "me", "open", begin=False))
            guest = await eve.join(host.table["id"])
            await guest.order("sit", seat=1)
            answers = [await guest.order("say", text=f"{number}") for number in range(3)]
            assert [answer.get("error") for answer in answers] == [None, None, "chat"]
            assert (await host.order("say", text="Sh!"))["type"] == "said"
            await host.order("begin")
            assert (await guest.order("say", text="Well."))["type"] == "said"

    asyncio.run(run())
