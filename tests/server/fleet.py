"""Several servers on one PostgreSQL that are killed one by one, in the middle of many games that all go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from copy import copy

import httpx
import psycopg
import websockets

from server.crash import Party, Victim, Witness
from server.live import Person

OPTIONS = ("--cluster", "127.0.0.1", "--no-metrics")


class Fleet(Party):
    """Players who come again, at any server, whenever theirs is gone; and the servers."""

    def __init__(self, database: str, dice: random.Random) -> None:
        super().__init__(database, dice)
        self.servers: list[Victim] = []
        self.died: dict[str, float] = {}  # when the server was killed that last played a table
        self.longest = 0.0  # seconds from there, or from when the socket broke, until a player was at the table again

    async def launch(self) -> None:
        self.servers.append(await Victim(self.database, *OPTIONS).__aenter__())

    async def play_games(self, game: str, tables: int) -> None:
        """So many new tables at every server, and every game to its end, whatever happens to the servers."""
        before = len(self.witnesses)
        for server in list(self.servers):
            person = Person(server.port)
            with contextlib.suppress(httpx.TransportError):  # it was just killed
                if self.cookies is None:
                    await person.call_me("Ada")
                    self.cookies = person.web.cookies
                person.web.cookies = self.cookies
                await self.open_tables(person, game, tables)
            await person.web.aclose()
        guest = Person(0)  # one for all: to make a browser takes as long as a take-over
        guest.web.cookies = self.cookies
        new = self.witnesses[before:]
        await asyncio.gather(*(self._sit_on(copy(guest), one, seat) for one in new for seat in (0, 1)))
        await guest.web.aclose()

    async def _sit_on(self, person: Person, witness: Witness, seat: int) -> None:
        gone: float | None = None
        while not witness.over:
            person.port = self.dice.choice(self.servers).port
            with contextlib.suppress(OSError, websockets.WebSocketException):
                talk = await person.dial(witness.id, seat=seat)
                try:
                    codes: dict[str, int] = {}
                    await self._react(await talk.hear(), talk, witness, seat, codes)
                    gone = self._note_wait(witness, gone)
                    while not witness.over:
                        await self._react(await talk.hear(), talk, witness, seat, codes)
                finally:
                    gone = gone or time.monotonic()
                    await talk.close()
            await asyncio.sleep(0.01)

    def _note_wait(self, witness: Witness, gone: float | None) -> None:
        """A player is at the table again. If its next server was killed too meanwhile, only the last one counts."""
        if gone:
            self.longest = max(self.longest, time.monotonic() - max(gone, self.died.get(witness.id, 0)))

    async def kill_some(self, kills: int, moves: int) -> None:
        """A random server after about so many moves each, replaced by a new one."""
        for _ in range(kills):
            await self.after(self.dice.randrange(1, 2 * moves))
            victim = self.servers.pop(self.dice.randrange(len(self.servers)))
            await victim.kill()
            self._note_death(victim)
            await victim.draining
            await self.launch()

    def _note_death(self, victim: Victim) -> None:
        played = "SELECT table_id FROM leases JOIN servers ON id = owner WHERE address = %s"
        with psycopg.connect(self.database) as link:
            rows = link.execute(played, [f"http://127.0.0.1:{victim.port}"]).fetchall()
        self.died |= dict.fromkeys((table for (table,) in rows), time.monotonic())

    async def after(self, count: int) -> None:
        self.enough = self.acknowledged + count
        self.kill_now.clear()
        await self.kill_now.wait()

    async def stop_all(self) -> None:
        for victim in self.servers:
            await victim.kill()
            await victim.draining


async def harass(database: str, game: str, tables: int, kills: int, moves: int, seed: int) -> Fleet:
    """Three servers with so many tables each, games without end, so many kills."""
    fleet = Fleet(database, random.Random(seed))
    try:
        for _ in range(3):
            await fleet.launch()
        killing = asyncio.create_task(fleet.kill_some(kills, moves))
        while not killing.done():
            await fleet.play_games(game, tables)
        killing.result()
    finally:
        await fleet.stop_all()
    fleet.check()
    return fleet
