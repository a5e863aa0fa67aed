"""Hostile sockets: whatever they send is refused in a clear way, and the table is unharmed."""

from __future__ import annotations

import asyncio
import json
import random
import string
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets

from camarilla.server.addresses import Addresses
from camarilla.server.settings import OPEN, Limits
from camarilla.wire import encode
from camarilla.wire.messages import Pong
from server.live import HandTimer, Live, Person, Talk, live


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with live(path / "db", **changes) as server:
            await act(server)

    asyncio.run(run())


async def refused_at_the_door(dial: Awaitable[Talk]) -> int:
    """The status of a handshake that is refused."""
    with pytest.raises(websockets.InvalidStatus) as caught:
        await dial
    return int(caught.value.response.status_code)


def test_what_is_no_id_is_not_asked_of_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL takes no NUL, also where it is asked who plays a table."""

    async def act(server: Live) -> None:
        loaded = list[str]()
        load = server.server.rooms._load
        monkeypatch.setattr(server.server.rooms, "_load", lambda id: loaded.append(id) or load(id))
        for id in ("%00", "a%00b", "a b", "x" * 65, "nowhere"):
            answer = await server.stranger().web.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["error"]) == (404, "no-table")
        assert loaded == ["nowhere"]

    trial(tmp_path, act)


def test_who_may_not_come_in(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open("oriflamme", "me", "bot page", spectators=False)

        async def sent_away(person: Person, table: str, **query: int) -> tuple[int, str]:
            return await (await person.dial(table, **query)).closed()

        assert await sent_away(server.stranger(), id) == (4401, "no-guest")
        assert await sent_away(ada, "nowhere") == (4404, "no-table")
        assert await sent_away(ada, "%00") == (4404, "no-table")
        assert await sent_away(eve, id) == (4403, "no-spectators")
        assert await sent_away(ada, id, seat=1) == (4403, "not-your-seat")
        for query in ({"seat": -1}, {"last": -5}, {"seat": 10**20}):
            assert await sent_away(ada, id, **query) == (4400, "query")
        assert await refused_at_the_door(ada.dial(id, origin="https://evil.example")) == 403
        await (await ada.dial(id, origin=f"http://127.0.0.1:{server.port}")).close()

    trial(tmp_path, act)


FIELDS = ("id", "type", "asked_in", "code", "seat", "text", "rules", "level", "tag", "on", "name")
TYPES = ("play", "undo", "sit", "leave", "back", "fill", "kick", "contribute", "change", "begin", "say", "mute", "fly")


def nonsense(dice: random.Random, depth: int = 3) -> Any:
    """Something that fits nowhere, or nearly."""
    kind = dice.randrange(9 if depth else 6)
    if kind < 2:
        return dice.choice([0, 1, -1, 2, 10**20, 3.5, True, None])
    if kind < 5:
        return "".join(dice.choice(string.printable + "\x00é🂡") for _ in range(dice.randrange(20)))
    if kind < 6:
        return dice.choice(TYPES)
    if kind < 7:
        return [nonsense(dice, depth - 1) for _ in range(dice.randrange(4))]
    return {dice.choice(FIELDS): nonsense(dice, depth - 1) for _ in range(dice.randrange(5))}


def mangled(dice: random.Random) -> str | bytes:
    """A message: a command with one thing wrong, nonsense, or broken text."""
    message: Any = {"type": dice.choice(TYPES), "id": "x"} | {
        name: nonsense(dice) for name in dice.sample(FIELDS[2:], dice.randrange(4))
    }
    text = json.dumps(message if dice.random() < 0.7 else nonsense(dice))
    if dice.random() < 0.2:
        text = text[: dice.randrange(len(text) + 1)]
    return text.encode() if dice.random() < 0.1 else text


def test_fuzzed_messages_harm_nothing(tmp_path: Path) -> None:
    """A spectator and a player send nonsense; the other player goes on playing, and no answer holds a traceback."""

    async def act(server: Live) -> None:
        ada, bob, eve = [await server.person(name) for name in ("Ada", "Bob", "Eve")]
        id = await ada.open("oriflamme", "me", "open", begin=False)
        host, guest, watcher = [await person.join(id) for person in (ada, bob, eve)]
        await guest.order("sit", seat=1)
        await host.order("begin")
        dice = random.Random(11)
        room = await server.server.rooms.get(id)
        for _ in range(20):
            for talk in (watcher, guest):
                for _ in range(15):
                    await talk.socket.send(mangled(dice))
                await talk.order("ping")
        heard = "\n".join(watcher.raw + guest.raw)
        assert "Traceback" not in heard
        assert "camarilla/" not in heard
        assert '"refused"' in heard
        assert room.table.phase == "playing"
        assert [chair.player is None for chair in room.table.seats] == [False, False]
        assert (await host.play(dice))["type"] == "update"

    trial(tmp_path, act)


def test_commands_for_other_people_are_refused(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open("oriflamme", "me", "bot page", "open", begin=False)
        host, watcher = await ada.join(id), await eve.join(id)
        cases: list[tuple[str, dict[str, Any], str]] = [
            ("leave", {"seat": 0}, "not-your-seat"), ("back", {"seat": 0}, "not-your-seat"),
            ("contribute", {"seat": 0, "text": "x"}, "not-your-seat"), ("kick", {"seat": 0}, "not-host"),
            ("fill", {"seat": 2, "level": "page"}, "not-host"), ("begin", {}, "not-host"),
            ("change", {"rules": {}}, "not-host"), ("sit", {"seat": 0}, "seat-taken"), ("sit", {"seat": 6}, "seat"),
            ("play", {"asked_in": 1, "code": 1}, "phase-gathering"), ("undo", {"asked_in": 1}, "no-undo"),
            ("rematch", {}, "not-seated"), ("leave", {"seat": 7}, "seat"),
        ]  # fmt: skip
        for type, parts, error in cases:
            answer = await watcher.order(type, **parts)
            assert (answer["type"], answer["error"]) == ("refused", error), type
        assert host.table["phase"] == "gathering"

    trial(tmp_path, act)


def test_a_message_that_is_too_long_closes_the_socket(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open())
        await talk.socket.send("x" * 5000)
        assert (await talk.closed())[0] == 1009
        assert (await ada.web.get("/healthz")).status_code == 200

    trial(tmp_path, act)


def test_a_flood_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open())
        for _ in range(100):
            await talk.say("ping")
        code, reason = await talk.closed()
        assert (code, reason) == (4429, "flood")
        kinds = [json.loads(text)["type"] for text in talk.raw]
        assert kinds.count("pong") == 40
        assert kinds.count("refused") == 41

    trial(tmp_path, act, timer=HandTimer(), limits=replace(OPEN, messages=1, messages_at_once=40))


def test_one_address_opens_only_so_many_sockets(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open()
        talks = [await ada.join(id) for _ in range(3)]
        assert await (await ada.dial(id)).closed() == (4429, "sockets")
        await talks[0].close()
        while server.server.limiter.sockets.total() > 2:
            await asyncio.sleep(0)
        await ada.join(id)

    trial(tmp_path, act, limits=replace(OPEN, sockets=3))


def test_a_slot_is_taken_when_it_is_promised(tmp_path: Path) -> None:
    """All at once: a table that is still loading lets nobody past the limit."""

    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open()
        server.server.rooms.open.clear()
        talks = await asyncio.gather(*[ada.dial(id) for _ in range(20)])
        first = await asyncio.gather(*[talk.socket.recv() for talk in talks], return_exceptions=True)
        assert sum(isinstance(one, str) for one in first) == 3
        assert [talk.socket.close_reason for talk in talks].count("sockets") == 17
        assert server.server.limiter.sockets.total() == 3

    trial(tmp_path, act, limits=replace(OPEN, sockets=3))


def test_a_table_has_room_for_so_many(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve = await server.person(), await server.person("Eve")
        id = await ada.open()
        await eve.join(id)
        await eve.join(id)
        assert await (await eve.dial(id)).closed() == (1013, "full")

    trial(tmp_path, act, limits=replace(OPEN, listeners=2))


def test_what_is_done_without_effect_is_answered_too(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        talk = await ada.join(await ada.open())
        assert (await talk.order("back", seat=0))["type"] == "done"

    trial(tmp_path, act)


def test_a_reader_who_is_too_slow_is_sent_away(tmp_path: Path) -> None:
    """What waits for it is bounded; when it comes back it gets everything."""
    from camarilla.server.live.socket import Socket
    from camarilla.server.table.commands import Visitor

    rooms = SimpleNamespace(backlogs=Addresses(Limits().backlog_bytes_of_address, 1))
    page, room = SimpleNamespace(scope={}), SimpleNamespace(now=lambda: 0, rooms=rooms)
    socket = Socket(page, room, Visitor("ada", "Ada", 0), None, Limits())  # type: ignore[arg-type]
    for number in range(1000):
        socket.send(encode(Pong("p", number)))
    assert socket.closing == "slow"
    assert [json.loads(data)["type"] for data in socket.backlog.messages] == ["closing"]


def test_a_store_that_fails_shows_nothing_and_the_table_comes_back(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await server.person()
        id = await ada.open("oriflamme", "me", "bot page")
        talk = await ada.join(id)
        before = talk.n
        store: Any = server.server.store
        commit = store.writer.commit

        def broken(group: Any) -> None:
            raise OSError("no space left")

        store.writer.commit = broken
        assert talk.game is not None
        await talk.say("play", asked_in=talk.game["asked_in"], code=talk.game["legal"][0]["code"])
        code, _ = await talk.closed()
        assert code == 1012
        assert talk.n == before
        assert json.loads(talk.raw[-1]) == {"type": "closing", "reason": "restart"}
        store.writer.commit = commit
        again = await ada.join(id)
        assert again.n == before
        assert (await again.play(random.Random(1)))["type"] == "update"

    trial(tmp_path, act)
