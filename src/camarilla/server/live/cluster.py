"""One server of several: it says that it lives, hears what the others say, and takes over what a dead one has left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from camarilla.server.live.room import Room
from camarilla.server.live.rooms import Admits, Rooms
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Beat, Leases, Store, store_error

PULSE = 0.5  # seconds between two beats
ANNOUNCEMENT = "announcement"  # a setting of the store, for servers that did not hear it


class Announced(msgspec.Struct):
    """What an operator has announced last, and when, by the clock that all servers share."""

    text: str
    at: int


def note_announcement(store: Store, text: str, now: int) -> None:
    """Note what is announced; blocks, so call it from a thread."""
    said = msgspec.json.encode(Announced(text, now)).decode()
    store.setting(ANNOUNCEMENT, lambda: said)
    store.amend(ANNOUNCEMENT, lambda _: said)


def announced_since(store: Store, began: int) -> Announced | None:
    """What was announced last, if it was since then; blocks, so call it from a thread."""
    said = read_json(store.setting(ANNOUNCEMENT, lambda: ""), Announced)
    return said if said and said.at >= began else None


class Cluster:
    """The life of this server among the others; `on_alive` is told each time who lives."""

    def __init__(
        self, leases: Leases, rooms: Rooms, log: Any, admits: Admits, on_alive: Callable[[frozenset[str]], None]
    ) -> None:
        self.leases, self.rooms, self.log, self.admits, self.on_alive = leases, rooms, log, admits, on_alive
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
            self.keep_only(beat.mine, list(self.rooms.open.values()))
        if self.alive - beat.alive:
            self.log.warning("server gone", servers=len(beat.alive))
            self.inherit("")
        if self.alive != beat.alive:
            self.on_alive(beat.alive)
        self.alive = beat.alive

    def keep_only(self, mine: frozenset[str], rooms: list[Room]) -> None:
        """Let go of the rooms whose tables are played elsewhere; one that is about to store something hears of it."""
        for room in rooms:
            if room.table.id not in mine and not room.waiting:
                room.retire("restart")

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

    def catch_up(self, _: str) -> None:
        """This server was deaf for a while: what was said then is seen from the store."""
        self.rooms.run(self._catch_up())

    async def _catch_up(self) -> None:
        while True:
            try:
                await self.rooms.sanction()
                await self.rooms.sign_out(self.admits)
                rooms = list(self.rooms.open.values())
                self.keep_only(await asyncio.to_thread(self.leases.mine), rooms)
                said = await asyncio.to_thread(announced_since, self.rooms.store, self.leases.began)
                if said and said.text != (self.rooms.announcement or ""):
                    self.rooms.announce(said.text)
                await self.rooms.attend()
                return
            except Exception as error:  # the store is out again
                self.log.error("not caught up", error=type(error).__name__, text=store_error(error))
                await asyncio.sleep(PULSE)

    def turn_out(self, player: str) -> None:
        self.rooms.turn_out(player)

    def announce(self, text: str) -> None:
        self.rooms.announce(text)


WORDS: dict[str, Callable[[Cluster, str], None]] = {
    "table": Cluster.give_up, "left": Cluster.inherit, "sanctions": Cluster.sanction, "missed": Cluster.catch_up,
    "announce": Cluster.announce, "player": Cluster.turn_out,
}  # fmt: skip
