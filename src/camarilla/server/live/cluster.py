"""One server of several: it says that it lives, hears what the others say, and takes over what a dead one has left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from camarilla.server.live.rooms import Rooms
from camarilla.server.store.store import Beat, Leases, store_error

PULSE = 0.5  # seconds between two beats


class Cluster:
    """The life of this server among the others; `on_alive` is told each time who lives."""

    def __init__(self, leases: Leases, rooms: Rooms, log: Any, on_alive: Callable[[frozenset[str]], None]) -> None:
        self.leases, self.rooms, self.log, self.on_alive = leases, rooms, log, on_alive
        self.alive: frozenset[str] = frozenset()
        self.thread = ThreadPoolExecutor(1, "cluster")  # its own: it must not wait behind tables that are loaded

    async def live(self) -> None:
        """Until the server closes."""
        try:
            while True:
                await self._beat()
        finally:
            self.thread.shutdown(wait=False)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            self.take_note(await loop.run_in_executor(self.thread, self.leases.beat))
            for word in await loop.run_in_executor(self.thread, self.leases.wait, PULSE):
                self.hear(word)
        except Exception as error:  # the store is out: nothing can be stored either
            self.log.error("no heartbeat", error=type(error).__name__, text=store_error(error))
            await asyncio.sleep(PULSE)

    def take_note(self, beat: Beat) -> None:
        """Let go of what others have taken, see to what others have left."""
        if beat.mine is not None:
            self.log.warning("given up by the others", tables=len(self.rooms.open))
            for room in list(self.rooms.open.values()):
                if room.table.id not in beat.mine and not room.waiting:
                    room.retire("restart")
        if self.alive - beat.alive:
            self.log.warning("server gone", servers=len(beat.alive))
            self.inherit("")
        if self.alive != beat.alive:
            self.on_alive(beat.alive)
        self.alive = beat.alive

    def hear(self, word: str) -> None:
        """A word from one of the servers."""
        about, _, rest = word.partition(" ")
        act = WORDS.get(about)
        if act:
            act(self, rest)

    def give_up(self, about: str) -> None:
        """A table belongs to another server, or was changed in the store."""
        id, _, owner = about.partition(" ")
        room = self.rooms.open.get(id)
        if room and owner != self.leases.id:
            room.retire("restart")

    def inherit(self, _: str) -> None:
        """A server is gone: see to games whose clocks run while nobody is there."""
        self.rooms.run(self.rooms.attend())

    def sanction(self, _: str) -> None:
        self.rooms.run(self.rooms.sanction())

    def turn_out(self, player: str) -> None:
        self.rooms.turn_out(player)

    def announce(self, text: str) -> None:
        self.rooms.announce(text)


WORDS: dict[str, Callable[[Cluster, str], None]] = {
    "table": Cluster.give_up, "left": Cluster.inherit, "sanctions": Cluster.sanction, "missed": Cluster.sanction,
    "announce": Cluster.announce, "player": Cluster.turn_out,
}  # fmt: skip
