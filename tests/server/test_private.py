"""Private tables: only those with the invitation come in, and a removed player's invitation is worth nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from camarilla.server.http.limits import GUESSES_AT_ONCE
from camarilla.wire import commands
from server.live import HandTimer, Live, Person, live
from server.tables import ADA, BOB, EVE, Bench, refusal


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **more: HandTimer) -> None:
    async def run() -> None:
        async with live(path / "db", **more) as server:
            await act(server)

    asyncio.run(run())


async def private(ada: Person, **more: object) -> str:
    """A private table with a free seat."""
    wish = {"game": "throne", "seats": ["me", "open"], "private": True, **more}
    answer = await ada.web.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def refused(person: Person, id: str, word: str | None = None) -> str:
    talk = await person.dial(id, **({"word": word} if word is not None else {}))
    return (await talk.closed())[1]


def test_nobody_comes_in_without_the_invitation(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await private(ada)
        host = await ada.join(id)
        word = host.table["invite"]
        assert len(word) >= 12
        assert await refused(eve, id) == "no-invite"
        assert await refused(eve, id, "another") == "no-invite"
        for query, status in (("", 403), ("?word=another", 403), (f"?word={word}", 200)):
            assert (await eve.web.get(f"/api/tables/{id}{query}")).status_code == status
        guest = await eve.join(id, word=word)
        assert (guest.table["private"], guest.table["invite"]) == (True, None)
        await guest.say("sit", seat=1)
        await guest.until(lambda message: message["type"] == "welcome")  # with other eyes
        assert guest.table["invite"] == word
        await guest.close()
        await eve.join(id)  # whoever sits here needs no word

    trial(tmp_path, act)


def test_a_password_of_ones_own(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await private(ada, word="xyzzy", rules={"public": True})
        listed = (await eve.web.get("/api/tables")).json()["public"]
        assert [(one["id"], one["private"]) for one in listed] == [(id, True)]
        assert "xyzzy" not in (await eve.web.get("/api/tables")).text
        await eve.join(id, word="xyzzy")

    trial(tmp_path, act)


def test_a_password_is_not_guessed(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await private(ada, word="xyzzy")
        answers = [await eve.web.get(f"/api/tables/{id}?word=guess{number}") for number in range(GUESSES_AT_ONCE + 2)]
        assert [answer.status_code for answer in answers] == [403] * GUESSES_AT_ONCE + [429] * 2
        assert await refused(eve, id, "guess") == "flood"
        assert (await eve.web.get(f"/api/tables/{id}?word=xyzzy")).status_code == 429  # guessed at last, and too late
        assert await refused(eve, id, "xyzzy") == "flood"
        assert (await ada.web.get(f"/api/tables/{id}")).status_code == 200

    trial(tmp_path, act, timer=HandTimer())


def test_a_removed_player_is_out_under_any_name(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, bob, again = [await server.person(name) for name in ("Ada", "Bob", "Bobby")]
        id = await private(ada)
        host = await ada.join(id)
        word = host.table["invite"]
        guest = await bob.join(id, word=word)
        await guest.order("sit", seat=1)
        await host.order("kick", seat=1)
        assert (await guest.closed())[1] == "no-invite"
        assert await refused(again, id, word) == "no-invite"
        await host.until(lambda message: message.get("table", {}).get("invite", word) != word)

    trial(tmp_path, act)


def test_a_finished_game_does_not_tell_the_invitation(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await private(ada, seats=["me", "bot page"], begin=True, rules={"pace": 0}, word="xyzzy")
        talk = await ada.join(id)
        await talk.play_on(random.Random(1))
        for person in (ada, eve):
            shown = await person.web.get(f"/api/replays/{talk.table['share']}")
            assert ("xyzzy" in shown.text) == (person is ada)
        await talk.order("rematch")
        new = await ada.join(talk.table["next"])
        assert new.table["invite"] == "xyzzy"

    trial(tmp_path, act)


def test_only_the_host_closes_and_opens_the_door() -> None:
    bench = Bench()
    bench.order(BOB, commands.Sit, seat=1)
    assert refusal(lambda: bench.order(BOB, commands.Invite, on=True)) == "not-host"
    bench.order(ADA, commands.Invite, on=True, word="xyzzy")
    assert (bench.table.lets_in("eve", "xyzzy"), bench.table.lets_in("eve", "")) == (True, False)
    assert bench.reloaded().invite == "xyzzy"
    bench.order(ADA, commands.Invite, on=False)
    assert bench.table.lets_in("eve", "")
    bench.begin()
    bench.play_on(random.Random(1))
    assert refusal(lambda: bench.order(ADA, commands.Invite, on=True)) == "phase-over"


def test_those_who_only_look_go_when_the_door_is_closed(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open("throne", "me", "open", begin=False)
        host, looks = await ada.join(id), await eve.join(id)
        await host.order("invite", on=True)
        assert await looks.closed() == (4403, "no-invite")

    trial(tmp_path, act)


def test_spectators_may_be_asked_to_be_quiet() -> None:
    bench = Bench(spectator_chat=False)
    bench.join(EVE)
    assert refusal(lambda: bench.order(EVE, commands.Say, text="hello")) == "spectators-quiet"
    bench.order(ADA, commands.Say, text="hello")
