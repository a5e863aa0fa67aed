"""What waits to be sent has a bound, however slowly somebody's address answers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from camarilla.server.notices import outbox
from camarilla.server.notices.channels import KeptChannel
from camarilla.server.notices.outbox import WAITING, Outbox
from server.live import PATIENCE, Live
from server.test_notices import DAY, Receiver, by_hand, club, leave, look, receiver, subscribe

__all__ = ["by_hand", "receiver"]


class Slow:
    """An address that answers when it may."""

    def __init__(self, box: Outbox) -> None:
        self.box, self.may_answer, self.called = box, threading.Event(), threading.Event()
        self.got: list[str] = []

    def send(self, word: str) -> Callable[[], bool]:
        def answer() -> bool:
            self.called.set()
            self.may_answer.wait()
            self.got.append(word)
            return True

        return answer

    def deliver(self, source: str, about: str, word: str, target: str = "") -> None:
        channel = KeptChannel("hook", f"https://{target or source}.example/", address_hash=source)
        self.box._deliver(channel, "ada", about, self.send(word))

    async def begun(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not self.called.is_set():
                await asyncio.sleep(0)

    async def end(self, server: Live) -> list[str]:
        self.may_answer.set()
        await asyncio.gather(*server.server.rooms.tasks)
        assert (self.box.waiting, self.box.waiting_of.total()) == ({}, 0)
        return self.got


@asynccontextmanager
async def busy_address(folder: Path) -> AsyncIterator[tuple[Live, Slow]]:
    """A club, and an address of Eve's that is being told about the first table."""
    async with club(folder) as (server, _):
        assert server.server.outbox
        slow = Slow(server.server.outbox)
        slow.deliver("eve", "first", "first")
        await slow.begun()
        yield server, slow


def test_what_waits_for_a_channel_is_replaced_by_what_is_newer(tmp_path: Path) -> None:
    """One delivery is under way; of the rest the latest word about each table is sent."""

    async def run() -> None:
        async with busy_address(tmp_path) as (server, slow):
            tasks = len(server.server.rooms.tasks)
            for number in range(100):
                slow.deliver("eve", ("first", "second")[number % 2], f"{number}")
            assert len(server.server.rooms.tasks) == tasks
            assert await slow.end(server) == ["first", "98", "99"]

    asyncio.run(run())


def test_only_so_much_waits_of_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest is dropped and counted; another address has its own."""
    monkeypatch.setattr(outbox, "EACH", outbox.TOGETHER)

    async def run() -> None:
        async with busy_address(tmp_path) as (server, slow):
            for number in range(WAITING + 7):
                slow.deliver("eve", f"table {number}", "eve")
            slow.deliver("bob", "table", "bob")
            shown = server.server.rooms.counts.page().decode()
            assert 'camarilla_notices_total{end="dropped",kind="hook"} 7.0' in shown
            got = await slow.end(server)
            assert (got.count("eve"), got.count("bob")) == (WAITING, 1)

    asyncio.run(run())


@pytest.mark.parametrize(("each", "together"), [((1.0, 3), (1.0, 99)), ((1.0, 99), (1.0, 3))])
def test_a_channel_and_a_site_are_told_only_so_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, each: Any, together: Any
) -> None:
    """A web address asks nobody: it may be a stranger's. What waits meanwhile is replaced, and others are told."""
    monkeypatch.setattr(outbox, "EACH", each)
    monkeypatch.setattr(outbox, "TOGETHER", together)
    monkeypatch.setattr(outbox, "REST", 0.0)

    async def run() -> None:
        async with club(tmp_path) as (server, timer):
            assert server.server.outbox
            slow = Slow(server.server.outbox)
            slow.may_answer.set()

            async def told(most: int) -> None:
                async with asyncio.timeout(PATIENCE):
                    while len(slow.got) < most:
                        await asyncio.sleep(0)

            for number in range(5):
                slow.deliver("eve site", f"table {number}", f"{number}")
            await told(3)
            slow.deliver("bob home", "table", "bob")
            slow.deliver("eve site", "table 4", "news")
            await told(4)
            assert slow.got == ["0", "1", "2", "bob"]
            timer.time += 1000
            await told(5)
            timer.time += 1000
            assert await slow.end(server) == ["0", "1", "2", "bob", "3", "news"]

    asyncio.run(run())


def test_a_channel_that_was_asked_for_anew_from_elsewhere_is_counted_once(tmp_path: Path) -> None:
    """Else what was never taken off would keep everybody at that address from being told."""

    async def run() -> None:
        async with busy_address(tmp_path) as (server, slow):
            for source in ("eve", "bob", "bob", "eve", "bob"):
                slow.deliver(source, "one", source, target="eve")
            slow.deliver("bob", "two", "two", target="eve")
            counted = dict(slow.box.waiting_of)
            assert await slow.end(server) == ["first", "bob", "two"]
            assert counted == {"bob": 2}

    asyncio.run(run())


def test_what_finds_no_room_is_told_later(tmp_path: Path, receiver: Receiver) -> None:
    """Many of a club, at one address, are to be told at once: a few have to wait, and none is forgotten."""

    async def run() -> None:
        async with club(tmp_path) as (server, _):
            ada, box = await server.person(), server.server.outbox
            assert box
            await subscribe(ada, "hook", receiver.url)
            await leave(server, ada)
            source = server.server.rooms.address_hash(ada.address)
            box.waiting_of[source] = WAITING
            await look(server)
            assert (receiver.got, "dropped" in server.server.rooms.counts.page().decode()) == ([], False)
            box.waiting_of[source] = 0
            await look(server)
            await look(server)
            assert len(receiver.got) == 1

    asyncio.run(run())


def test_a_notice_that_cannot_be_worked_out_stops_no_other(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the settings of one player nobody can make sense; it is said once."""

    async def run() -> None:
        async with club(tmp_path) as (server, _):
            kept, bad = server.server.channels.kept, list[str]()

            def read(player: str) -> Any:
                bad[:] = bad or [player]  # whoever comes first
                return kept(player) if player != bad[0] else 1 / 0

            for name in ("Ada", "Bob"):
                person = await server.person(name)
                await subscribe(person, "hook", receiver.url)
                await leave(server, person)
            monkeypatch.setattr(server.server.channels, "kept", read)
            for _ in range(3):
                await look(server)
            assert len(receiver.got) == 1
            told = [parts["error"] for _, event, parts in server.server.log.lines if event == "notice not told"]
            assert told == ["ZeroDivisionError"]

    asyncio.run(run())


def test_an_answer_that_is_taken_back_again_and_again_is_told_once_an_hour(tmp_path: Path, receiver: Receiver) -> None:
    async def run() -> None:
        async with club(tmp_path) as (server, timer):
            ada, eve = await server.person("Ada"), await server.person("Eve")
            await subscribe(ada, "hook", receiver.url)
            clock = {"bank": 4 * DAY, "increment": 0, "unattended": True}
            talk = await eve.join(await eve.open("oriflamme", "me", "open", begin=False, clock=clock, undo=True))
            other = await ada.join(talk.table["id"])
            await other.order("sit", seat=1)
            await talk.order("begin")
            await other.close()
            async with asyncio.timeout(PATIENCE):
                while len(server.server.rooms.open[talk.table["id"]].listeners) > 1:
                    await asyncio.sleep(0)
            for minutes in (0, 20, 20, 20, 20):
                timer.time += minutes * 60_000
                assert talk.game
                await talk.order("play", asked_in=talk.game["asked_in"], code=talk.game["legal"][0]["code"])
                assert talk.game["asked"] == 1
                await look(server)
                await look(server)
                assert (await talk.order("undo", asked_in=talk.game["asked_in"]))["type"] == "update"
            assert len(receiver.got) == 2

    asyncio.run(run())
