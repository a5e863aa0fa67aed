"""Tables over real sockets: whole games, coming back, other eyes, going away."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

import camarilla
from camarilla.server.table.chat import AT_HAND
from server.live import HandTimer, live


@pytest.mark.parametrize("game", camarilla.games())
def test_a_person_plays_a_whole_game_against_bots(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            talk = await ada.join(await ada.open(game))
            await talk.play_on(random.Random(1))
            assert talk.game is not None
            assert talk.game["over"]
            replay = await ada.web.get(f"/api/replays/{talk.table['share']}?eyes=all")
            assert replay.json()["scores"] == talk.game["scores"]

    asyncio.run(run())


def test_friends_come_by_a_link_sit_down_and_play(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, bob, eve = [await server.person(name) for name in ("Ada", "Bob", "Eve")]
            id = await ada.open("throne", "me", "open", begin=False)
            host, guest, watcher = [await person.join(id) for person in (ada, bob, eve)]
            assert guest.first["seat"] is None
            await guest.say("sit", seat=1)
            welcome = await guest.until(lambda message: message["type"] == "welcome")
            assert (welcome["seat"], welcome["mine"]) == (1, [1])
            here = await host.until(lambda message: message["type"] == "presence" and message["here"] == [0, 1])
            assert here["spectators"] == 1  # Eve; Bob sits now
            await host.order("begin")
            assert host.game is not None
            await asyncio.gather(host.play_on(random.Random(1)), guest.play_on(random.Random(2)))
            await watcher.until(lambda message: message.get("table", {}).get("phase") == "over")
            assert watcher.game is not None
            assert watcher.game["legal"] == []

    asyncio.run(run())


def test_who_comes_back_gets_the_rest_and_who_was_long_away_everything(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, bob = [await server.person(name) for name in ("Ada", "Bob")]
            id = await ada.open("oriflamme", "me", "open", begin=False)
            host, guest = await ada.join(id), await bob.join(id)
            await guest.order("sit", seat=1)
            await host.order("begin")
            await host.play(random.Random(1))
            await guest.until(lambda message: message.get("n") == host.n)
            await guest.close()
            for text in ("one", "two", "three"):
                await host.order("say", text=text)
            again = await bob.join(id, last=guest.n, heard=0)
            assert again.first == {"type": "resumed", "n": guest.n}
            heard = [await again.until(lambda message: message["type"] == "said") for _ in range(3)]
            assert [said["line"]["text"] for said in heard] == ["one", "two", "three"]
            await again.close()
            last = {"last": guest.n}

            async def first(**query: int) -> dict[str, Any]:
                talk = await bob.join(id, **query)
                await talk.close()
                return talk.first

            assert (await first(**last, heard=3))["type"] == "resumed"
            for query in ({"last": 10**9}, last | {"heard": 10**9}):
                assert (await first(**query))["type"] == "welcome"
            for number in range(AT_HAND - 2):
                await host.order("say", text=f"line {number}")
            assert (await first(**last, heard=1))["type"] == "resumed"
            long_away = await first(**last, heard=0)
            assert (long_away["type"], len(long_away["said"])) == ("welcome", AT_HAND)
            for number in range(40):
                await host.order(("leave", "back")[number % 2], seat=0)
            assert (await first(**last))["type"] == "welcome"

    asyncio.run(run())


def test_two_tabs_of_one_player_see_the_same(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            id = await ada.open("intrigues", "me", "bot page")
            one, two = await ada.join(id), await ada.join(id)
            await one.play_on(random.Random(1))
            await two.until(lambda message: message.get("table", {}).get("phase") == "over")
            heard = [[json.loads(text) for text in talk.raw if '"update"' in text[:20]] for talk in (one, two)]
            assert any("re" in update for update in heard[0])
            assert not any("re" in update for update in heard[1])  # it asked for nothing
            assert [update | {"re": ""} for update in heard[0]] == [update | {"re": ""} for update in heard[1]]

    asyncio.run(run())


def test_a_hot_seat_has_one_socket_for_each_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            id = await ada.open("oriflamme", "me", "me Granny", hotseat=True)
            talks = [await ada.join(id, seat=seat) for seat in (0, 1)]
            assert [talk.first["seat"] for talk in talks] == [0, 1]
            await asyncio.gather(*(talk.play_on(random.Random(5)) for talk in talks))
            hands = [talk.first["game"]["view"]["hand"] for talk in talks]
            assert hands[0][0] == [None] * 7 or None not in hands[0][0]
            assert None not in hands[1][1]
            assert hands[0][1] == hands[1][0] == [None] * 7

    asyncio.run(run())


def test_without_spectators_strangers_stay_outside(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, eve = await server.person(), await server.person("Eve")
            id = await ada.open("oriflamme", "me", "bot page", begin=False, spectators=False)
            watcher, host = await eve.join(id), await ada.join(id)
            await host.order("begin")
            code, reason = await watcher.closed()
            assert (code, reason) == (4403, "no-spectators")

    asyncio.run(run())


@pytest.mark.parametrize("first", [None, 1])
def test_in_a_rematch_the_next_player_begins(tmp_path: Path, first: int | None) -> None:
    """Whether the first player was drawn by lot or named, so that each has begun once after as many games as seats."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            id = await ada.open("oriflamme", "me", "bot page", "bot knight", options={"rounds": 1}, first=first)
            talk = await ada.join(id)
            assert (await talk.order("rematch"))["error"] == "phase-playing"
            await talk.play_on(random.Random(1))
            for _ in range(2):  # once there is one, that is it
                assert (await talk.order("rematch"))["type"] == "done"
            assert len(server.server.store.tables()) == 2
            new = await ada.join(talk.table["next"])
            assert new.first["seat"] == 0
            assert [seat["level"] for seat in new.table["seats"]] == [None, "page", "knight"], "the same seats"
            began, next = (server.server.rooms.open[one].table for one in (id, talk.table["next"]))
            assert next.first == (began.first + 1) % 3
            assert began.first == 1 or first is None
            assert new.table["commitment"] != talk.table["commitment"]
            assert new.table["phase"] == "playing", "nobody else has to be waited for"

    asyncio.run(run())


def test_a_rematch_is_shown_to_those_who_sat_there_alone(tmp_path: Path) -> None:
    """The link of a private table is not for whoever looks on; a player may give it to them."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, eve = await server.person(), await server.person("Eve")
            id = await ada.open("oriflamme", "me", "bot page", options={"rounds": 1})
            talk, looks = await ada.join(id), await eve.join(id)
            await talk.play_on(random.Random(1))
            assert (await talk.order("rematch"))["type"] == "done"
            new = talk.table["next"]
            assert new
            while looks.n < talk.n:
                await looks.hear()
            late = await eve.join(id)
            assert (looks.table["phase"], looks.table["next"], late.table["next"]) == ("over", None, None)
            assert not [text for text in looks.raw + late.raw if new in text]
            assert (await ada.join(id)).table["next"] == new

    asyncio.run(run())


def test_a_server_that_stops_says_so_and_the_next_one_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            id = await ada.open()
            talk = await ada.join(id)
            await talk.play_on(random.Random(1), 3)
            cookies = ada.web.cookies
            server.uvicorn.should_exit = True
            closing = await talk.until(lambda message: message["type"] == "closing")
            assert closing["reason"] == "restart"
            assert (await talk.closed())[0] == 1012
        async with live(tmp_path / "db") as server:
            ada = server.stranger()
            ada.web.cookies = cookies
            again = await ada.join(id)
            assert again.n >= talk.n
            await again.play_on(random.Random(2))

    asyncio.run(run())


def test_an_absent_player_is_replaced_by_a_bot_that_plays(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            ada, bob = await server.person(), await server.person("Bob")
            id = await ada.open("oriflamme", "me", "open", begin=False, first=1)
            host, guest = await ada.join(id), await bob.join(id)
            await guest.order("sit", seat=1)
            await host.order("begin")
            await guest.close()
            await host.until(lambda message: message["type"] == "presence" and message["here"] == [0])
            timer.pass_by(20_000)
            await host.until(lambda message: message["type"] == "presence" and message["absent"])
            timer.pass_by(40_000)
            await host.until(lambda message: message.get("table", {}).get("seats", [{}, {}])[1].get("stand_in"))
            while not timer.alarms:
                await asyncio.sleep(0)
            timer.pass_by(2_000)
            await host.until(lambda message: message.get("told"))
            back = await bob.join(id)
            assert back.table["seats"][1]["stand_in"] is None

    asyncio.run(run())
