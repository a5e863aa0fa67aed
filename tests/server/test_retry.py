"""Retry from here: a finished game against bots goes on from one of its positions, at a new table."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import camarilla
from camarilla.kernel.transcript import read, replay
from camarilla.server.http.replay_api import ReplayApi
from camarilla.server.table.verify import verify
from camarilla.wire.rest import Fairness
from server.live import PATIENCE, Live, Person, Talk
from server.test_http import trial


async def finished(ada: Person, game: str = "oriflamme", *seats: str) -> Talk:
    options = {"oriflamme": {"rounds": 2}}.get(game, {})
    talk = await ada.join(await ada.open(game, *(seats or ("me", "bot page", "bot page")), options=options))
    await talk.play_on(random.Random(3))
    return talk


async def retry(person: Person, share: str, step: int) -> Any:
    return (await person.web.post(f"/api/replays/{share}/retry", json={"step": step})).json()


async def seen(person: Person, share: str, eyes: str) -> Any:
    return (await person.web.get(f"/api/replays/{share}?eyes={eyes}")).json()["steps"]


@pytest.mark.parametrize("game", camarilla.games())
def test_the_new_table_stands_as_the_old_one_did(game: str, tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        old = await finished(ada, game)
        share = old.table["share"]
        steps = await seen(ada, share, "0")
        step = next(i for i, one in enumerate(steps) if i > 5 and one["asked"] == 0)
        found = await retry(ada, share, step)
        talk = await ada.join(found["id"])
        assert talk.game is not None
        assert talk.game["view"] == steps[step]["view"], "what the seat knew then, and nothing more"
        assert (talk.first["told"], talk.table["phase"], talk.table["rules"]["public"]) == ([], "playing", False)
        assert [one["level"] for one in talk.table["seats"]] == [None, "page", "page"]
        assert talk.table["commitment"] != old.table["commitment"], "chance is its own"
        await talk.play_on(random.Random(4))
        again = await seen(ada, talk.table["share"], "all")
        assert again[0]["view"] == (await seen(ada, share, "all"))[step]["view"]

    trial(tmp_path, act)


@pytest.mark.parametrize("first", [None, 1])
def test_a_game_that_was_retried_can_be_checked_downloaded_and_kept(first: int | None, tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        table = await ada.open("throne", "me", "bot page", options={"copies": 3}, first=first)
        old = await ada.join(table)
        await old.play_on(random.Random(3))
        talk = await ada.join((await retry(ada, old.table["share"], 2))["id"])
        await talk.play_on(random.Random(4))
        share = talk.table["share"]
        fairness = (await ada.web.get(f"/api/replays/{share}/fairness")).json()
        report = verify(msgspec.convert(fairness, Fairness))
        assert (report.seats, report.draws > 0, fairness["first_by_lot"]) == (2, True, False)
        transcript = read((await ada.web.get(f"/api/replays/{share}/transcript")).text)
        assert replay(transcript, camarilla.game("throne")).over

    trial(tmp_path, act)


def test_only_whoever_played_against_bots_alone_and_while_the_game_went_on(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        old = await finished(ada)
        share, last = old.table["share"], len(await seen(ada, old.table["share"], "all")) - 1
        assert (await retry(eve, share, 1))["error"] == "retry-not-yours"
        assert (await retry(server.stranger(), share, 1))["error"] == "no-guest"
        assert (await retry(ada, "nowhere", 1))["error"] == "no-replay"
        assert (await retry(ada, share, last))["error"] == "retry-step"
        assert "id" in await retry(ada, share, last - 1)
        assert "id" in await retry(ada, share, 0)
        table = await ada.open("oriflamme", "me", "open", begin=False, options={"rounds": 1})
        host, guest = await ada.join(table), await eve.join(table)
        await guest.order("sit", seat=1)
        await host.order("begin")
        await asyncio.gather(host.play_on(random.Random(1)), guest.play_on(random.Random(2)))
        assert (await retry(ada, host.table["share"], 1))["error"] == "retry-people"

    trial(tmp_path, act)


def test_replays_are_made_one_at_a_time_and_sites_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for many keeps no thread from others; who has one of them waits for one at most."""
    made, busy, may_end = list[str](), threading.Lock(), threading.Event()
    replay_of, turn, turns = ReplayApi.replay_of, ReplayApi.turn, list[Any]()

    def take(self: ReplayApi, request: Any) -> Any:
        turns.append(request)
        return turn(self, request)

    def make(self: ReplayApi, room: Any, eyes: str, shown: Any) -> bytes:
        with busy:
            made.append(eyes)
            assert may_end.wait(PATIENCE)
            return replay_of(self, room, eyes, shown)

    async def act(server: Live) -> None:
        monkeypatch.setattr(ReplayApi, "replay_of", make)
        monkeypatch.setattr(ReplayApi, "turn", take)
        eve, ada = await server.person("Eve"), await server.person("Ada", "127.0.0.2")
        share = (await finished(eve)).table["share"]
        asked = []
        for person, eyes in ((eve, "0"), (eve, "1"), (eve, "2"), (ada, "all")):
            asked.append(asyncio.create_task(person.web.get(f"/api/replays/{share}?eyes={eyes}")))
            async with asyncio.timeout(PATIENCE):
                while len(turns) < len(asked):
                    await asyncio.sleep(0)
        assert made == ["0"]
        may_end.set()
        assert {(await one).status_code for one in asked} == {200}
        assert made == ["0", "all", "1", "2"]

    trial(tmp_path, act)
