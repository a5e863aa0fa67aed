"""What waits to be sent has a bound, however slowly somebody's address answers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

from camarilla.server.notices.channels import KeptChannel
from camarilla.server.notices.outbox import WAITING, Outbox
from server.live import PATIENCE, Live
from server.test_notices import by_hand, club

__all__ = ["by_hand"]


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

    def deliver(self, house: str, about: str, word: str) -> None:
        channel = KeptChannel("hook", f"https://{house}.example/", house=house)
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


def test_what_waits_for_a_channel_is_replaced_by_what_is_newer(tmp_path: Path) -> None:
    """One delivery is under way; of the rest the latest word about each table is sent."""

    async def run() -> None:
        async with club(tmp_path) as (server, _):
            assert server.server.outbox
            slow = Slow(server.server.outbox)
            slow.deliver("eve", "one", "first")
            await slow.begun()
            tasks = len(server.server.rooms.tasks)
            for number in range(100):
                slow.deliver("eve", ("one", "two")[number % 2], f"{number}")
            assert len(server.server.rooms.tasks) == tasks
            assert await slow.end(server) == ["first", "98", "99"]

    asyncio.run(run())


def test_only_so_much_waits_of_one_address(tmp_path: Path) -> None:
    """The rest is dropped and counted; another address has its own."""

    async def run() -> None:
        async with club(tmp_path) as (server, _):
            assert server.server.outbox
            slow = Slow(server.server.outbox)
            slow.deliver("eve", "first", "first")
            await slow.begun()
            for number in range(WAITING + 7):
                slow.deliver("eve", f"table {number}", "eve")
            slow.deliver("bob", "table", "bob")
            shown = server.server.rooms.counts.page().decode()
            assert 'camarilla_notices_total{end="dropped",kind="hook"} 7.0' in shown
            got = await slow.end(server)
            assert (got.count("eve"), got.count("bob")) == (WAITING, 1)

    asyncio.run(run())
