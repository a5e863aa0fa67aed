"""A server that is killed in the middle of many games, started again, killed again; and witnesses who remember.

Every table has a witness: what was sent, what was acknowledged, what was shown. After each kill the store itself is
read: everything acknowledged or shown is there, and nothing that nobody sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from typing import Any

import websockets

from camarilla.kernel.transcript import read, replay
from camarilla.server.store.store import open_store
from camarilla.server.table.finished import written
from camarilla.server.table.records import Began, Moved, TableRecord, read_record
from camarilla.server.table.table import Table
from server.live import Person, Talk

SEATS = ("me", "me Twin")
START = 60  # seconds for a server to start on a busy machine


class Witness:
    """Remembers one table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.sent: set[tuple[int, int, int]] = set()  # at, seat, code
        self.acknowledged: dict[int, tuple[int, int]] = {}  # number: seat, code
        self.shown: dict[tuple[int, int], Any] = {}  # number, seat: what happened
        self.over = False

    def check(self, records: list[TableRecord]) -> None:
        """Nothing lost, nothing invented."""
        by_number = dict(enumerate(records, 1))
        for number, (seat, code) in self.acknowledged.items():
            record = by_number.get(number)
            assert isinstance(record, Moved), f"{self.id}: acknowledged record {number} is lost"
            assert (record.seat, record.code) == (seat, code)
        for number, _ in self.shown:
            assert number in by_number, f"{self.id}: record {number} was shown and is lost"
        asked_in = 0
        for number, record in by_number.items():
            if isinstance(record, Moved):
                assert (asked_in, record.seat, record.code) in self.sent, f"{self.id}: record {number} is invented"
            if isinstance(record, Began | Moved):
                asked_in = number


class Party:
    """All tables and their witnesses, over many servers."""

    def __init__(self, database: str, dice: random.Random) -> None:
        self.database, self.dice = database, dice
        self.witnesses: list[Witness] = []
        self.cookies: Any = None
        self.acknowledged = 0
        self.enough = 0
        self.kill_now = asyncio.Event()

    async def open_tables(self, person: Person, game: str, count: int) -> None:
        for _ in range(count):
            id = await person.open(game, *SEATS, hotseat=True)
            self.witnesses.append(Witness(id))

    async def play(self, person: Person, moves: int) -> None:
        """All tables at once, until so many answers are acknowledged or all games are over."""
        self.enough = self.acknowledged + moves
        self.kill_now.clear()
        open_tables = [witness for witness in self.witnesses if not witness.over]
        tasks = [asyncio.create_task(self._sit(person, one, seat)) for one in open_tables for seat in (0, 1)]
        finished = asyncio.gather(*tasks)
        killed = asyncio.create_task(self.kill_now.wait())
        await asyncio.wait([finished, killed], return_when=asyncio.FIRST_COMPLETED)
        self.tasks, self.finished = tasks, finished
        killed.cancel()

    async def aftermath(self) -> None:
        """The server is dead: the sockets break."""
        await self.finished

    async def _sit(self, person: Person, witness: Witness, seat: int) -> None:
        try:
            talk = await person.dial(witness.id, seat=seat)
            try:
                await self._answer(talk, witness, seat)
            finally:
                await talk.close()
        except (OSError, websockets.WebSocketException):
            assert self.kill_now.is_set(), "a socket broke while the server lived"

    async def _answer(self, talk: Talk, witness: Witness, seat: int) -> None:
        codes: dict[str, int] = {}
        while not witness.over:
            await self._react(await talk.hear(), talk, witness, seat, codes)

    async def _react(self, message: Any, talk: Talk, witness: Witness, seat: int, codes: dict[str, int]) -> None:
        """Note what was shown and acknowledged, and answer."""
        if message["type"] == "refused":
            assert message["error"] == "stale", message
        if message["type"] == "update":
            witness.shown[message["n"], seat] = message.get("told")
            if message.get("re") in codes and "game" in message:
                witness.acknowledged[message["n"]] = (seat, codes[message["re"]])
                self._count()
        witness.over = talk.table["phase"] == "over" if talk.table else False
        game = message.get("game")
        if game and game["legal"]:
            code = self.dice.choice(game["legal"])["code"]
            witness.sent.add((game["asked_in"], seat, code))
            codes[await talk.say("play", asked_in=game["asked_in"], code=code)] = code

    def _count(self) -> None:
        self.acknowledged += 1
        if self.acknowledged >= self.enough:
            self.kill_now.set()

    def check(self) -> None:
        """Read the store itself."""
        with contextlib.closing(open_store(self.database)) as store:
            for witness in self.witnesses:
                witness.check([read_record(data) for data in store.records(witness.id)])

    def check_games(self) -> int:
        """Finished games can be replayed by the rules to the end that is stored; how many."""
        count = 0
        with contextlib.closing(open_store(self.database)) as store:
            for witness in self.witnesses:
                table = Table(witness.id)
                for data in store.records(witness.id):
                    table.put(read_record(data))
                if table.phase == "over":
                    replay(read(written(table)), table.game)
                    count += 1
        return count


class Victim:
    """A server in a process of its own."""

    def __init__(self, database: str, *options: str) -> None:
        self.database, self.options = database, options

    async def __aenter__(self) -> Victim:
        command = [sys.executable, "-m", "camarilla.cli", "serve", "--port", "0", "--database", self.database]
        self.process = await asyncio.create_subprocess_exec(
            *command, "--no-limits", *self.options, stderr=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
        )
        assert self.process.stderr is not None
        line: dict[str, str] = {}
        while "address" not in line:
            line = json.loads(await asyncio.wait_for(self.process.stderr.readline(), START))
        self.port = int(line["address"].rpartition(":")[2])
        self.draining = asyncio.create_task(self.process.stderr.read())
        return self

    async def kill(self) -> None:
        """As when the power fails."""
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()

    async def __aexit__(self, *_: object) -> None:
        await self.kill()
        await self.draining


async def torment(database: str, game: str, tables: int, kills: int, moves: int, seed: int) -> tuple[int, int]:
    """So many tables, so many kills, about so many moves between them; acknowledged moves and finished games."""
    dice = random.Random(seed)
    party = Party(database, dice)
    for number in range(kills + 1):
        async with Victim(database) as victim:
            person = Person(victim.port)
            if number == 0:
                await person.call_me("Ada")
                await party.open_tables(person, game, tables)
                party.cookies = person.web.cookies
            person.web.cookies = party.cookies
            last = number == kills
            await party.play(person, 10**9 if last else dice.randrange(1, 2 * moves))
            await victim.kill()
            await party.aftermath()
            await person.web.aclose()
        party.check()
    return party.acknowledged, party.check_games()
