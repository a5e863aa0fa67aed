"""Nothing leaked: what a seat cannot know does not change one byte of what it is sent.

Two servers play the same game with the same commands, clock and ids; only the cards that one seat cannot know lie
differently. Until the first of them is revealed, that seat hears exactly the same bytes, through a real socket.
"""

from __future__ import annotations

import asyncio
import pickle
import random
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from conftest import SOAK

import camarilla
from camarilla.kernel.game import State
from camarilla.kernel.rng import Luck
from camarilla.server.http.guests import Guest
from camarilla.server.store.store import Append, open_store
from camarilla.server.table.commands import Visitor
from camarilla.server.table.fair import FairDice, mix_seed
from camarilla.server.table.records import Began, Opened, Seated, TableRecord, write_record
from camarilla.wire.commands import Play
from camarilla.wire.parts import TableRules
from server.live import HandTimer, Live, Person, Talk, live

KEY = "ab" * 32
GAMES = 12 * SOAK


def player(seat: int | None) -> str:
    return f"player-{seat}"


def log(state: State) -> list[bytes]:
    """A table that begins at a position."""
    rules = TableRules(first=0, spectators=True)
    records: list[TableRecord] = [Opened(1, state.game.id, state.seats, rules, player(0), KEY, "share")]
    records += [Seated(1, seat, player(seat), f"Name {seat}") for seat in range(state.seats)]
    records.append(Began(1, 0, [], state.pack(), b"", layout=state.game.layout))
    return [write_record(record) for record in records]


def chance(state: State) -> FairDice:
    return FairDice(mix_seed(KEY, [None] * state.seats))


class Twin:
    """One game in two worlds that look the same to one seat."""

    def __init__(self, game: str, number: int) -> None:
        self.dice = random.Random(f"{game} {number}")
        self.id = f"table-{number}"
        known = camarilla.game(game)
        seats = self.dice.choice(known.seats)
        state = moment(known.deal(seats, number, self.dice.randrange(seats)), self.dice)
        self.seat: int | None = self.dice.choice([*range(seats), None])  # None: a spectator
        luck = Luck()
        luck.key = number + 1
        other = state.redacted(self.seat)
        known.rules.determinize(other, -1 if self.seat is None else self.seat, luck)
        documents = state.position(), known.document(other)
        self.worlds = [known.position(document, 0) for document in documents]
        self.worlds = [known.position(one.position(), 0, chance(one)) for one in self.worlds]
        self.differ = documents[0] != documents[1]

    def next(self) -> tuple[int, int] | None:
        """What is answered in each world, such that the seat sees the same; None: here its knowledge parts."""
        one, two = self.worlds
        if one.over or one.seat != two.seat:
            return None
        code = self.dice.choice(one.codes)
        after = stepped(one, code)
        wanted = after.view(self.seat), after.events(self.seat), after.seat
        for other in [code] if one.seat == self.seat else [code, *two.codes]:
            if other in two.codes:
                there = stepped(two, other)
                if (there.view(self.seat), there.events(self.seat), there.seat) == wanted:
                    self.worlds = [after, there]
                    return code, other
        return None


def moment(state: State, dice: random.Random) -> State:
    """Some question of a random game: the later ones know more, the earlier ones have more to hide."""
    asked = []
    while not state.over:
        asked.append(state.copy())
        state.play_code(dice.choice(state.codes))
    return dice.choice(asked)


def stepped(state: State, code: int) -> State:
    """The game after an answer; its own draws are left as they are."""
    new: State = pickle.loads(pickle.dumps(state))  # with dice of its own
    new.play_code(code)
    return new


class Ear:
    """One of two servers, and the seat that listens."""

    def __init__(self, server: Live, timer: HandTimer) -> None:
        self.server, self.timer = server, timer

    async def sit(self, twin: Twin) -> None:
        self.person = Person(self.server.port)
        cookie = self.server.server.guests.write(Guest(player(twin.seat), f"Name {twin.seat}"))
        self.person.web.cookies.set("camarilla", cookie)
        self.talk: Talk = await self.person.dial(twin.id)
        await self.talk.until(lambda message: message["type"] == "presence")

    async def rise(self) -> None:
        await self.talk.close()
        await self.person.web.aclose()

    async def answer(self, twin: Twin, seat: int, code: int, number: int) -> None:
        """The listener answers through its socket; the others' answers come from elsewhere."""
        room = await self.server.server.rooms.get(twin.id)
        at = room.table.asked_in
        if seat == twin.seat:
            await self.say("play", number, asked_in=at, code=code)
        else:
            room.execute(Elsewhere(Visitor(player(seat), f"Name {seat}", seat)), Play(f"other-{number}", at, code))
        await self.talk.until(lambda message: message["type"] == "update" and message["n"] > at)

    async def say(self, type: str, number: int, **parts: Any) -> None:
        self.talk.sent, self.talk.name = number, "ear"
        await self.talk.say(type, **parts)

    async def try_in_vain(self, number: int) -> None:
        """What is refused, and how, must not tell either."""
        await self.say("undo", number, asked_in=0)
        await self.say("play", number, asked_in=number, code=number)
        for _ in range(2):
            await self.talk.until(lambda message: message["type"] == "refused")


class Elsewhere:
    """Another player's socket."""

    wanted = None
    address = "elsewhere"

    def __init__(self, who: Visitor) -> None:
        self.who = self.counted = who

    def send(self, data: bytes) -> None:
        assert b"refused" not in data, data

    def close(self, reason: str) -> None: ...


def fill(path: Path, twins: list[Twin], world: int) -> None:
    """A store with all tables, in one of the worlds."""
    store, ready = open_store(str(path)), threading.Event()
    store.setting("secret", lambda: "the same in both of these worlds")
    for twin in twins:
        store.append(Append(twin.id, 1, log(twin.worlds[world])))
    store.append(Append("last", 1, [], None, lambda _: ready.set()))
    assert ready.wait(60)
    store.close()


@asynccontextmanager
async def two_servers(folder: Path, twins: list[Twin]) -> AsyncIterator[list[Ear]]:
    for world in (0, 1):
        fill(folder / f"{world}.db", twins, world)
    timers = HandTimer(), HandTimer()
    async with live(folder / "0.db", timers[0]) as one, live(folder / "1.db", timers[1]) as two:
        yield [Ear(one, timers[0]), Ear(two, timers[1])]


async def listen(ears: list[Ear], twin: Twin) -> int:
    """Play until the worlds part; how many answers."""
    for ear in ears:
        await ear.sit(twin)
    count = 0
    while True:
        seat = twin.worlds[0].seat
        codes = twin.next()
        if codes is None or seat is None:
            break
        count += 1
        for ear, code in zip(ears, codes, strict=True):
            ear.timer.time += 17
            await ear.try_in_vain(count)
            await ear.answer(twin, seat, code, count)
        assert ears[0].talk.raw == ears[1].talk.raw, twin.id
    assert ears[0].talk.raw == ears[1].talk.raw, twin.id
    for ear in ears:
        await ear.rise()
    return count


@pytest.mark.parametrize("game", camarilla.games())
def test_hidden_cards_do_not_change_what_a_seat_hears(tmp_path: Path, game: str) -> None:
    async def run() -> tuple[int, int]:
        twins = [Twin(game, number) for number in range(GAMES)]
        async with two_servers(tmp_path, twins) as ears:
            heard = [await listen(ears, twin) for twin in twins]
        return sum(heard), sum(twin.differ for twin in twins)

    answers, different = asyncio.run(run())
    assert answers >= (GAMES // 12 if game == "throne" else GAMES // 2)  # there almost every answer turns up a card
    assert different >= GAMES // 3


def test_an_undo_is_refused_in_the_same_words_in_every_world() -> None:
    """Whether an answer can be taken back depends on what its seat sees, not on what it cannot see."""
    from camarilla.server.table.moves import revealed

    compared = 0
    for game in camarilla.games():
        for number in range(GAMES):
            twin = Twin(game, number)
            while True:
                before, seat = twin.worlds, twin.worlds[0].seat
                codes = twin.next()
                if codes is None:
                    break
                if seat == twin.seat:
                    answers = [
                        revealed(*pair) for pair in zip(before, twin.worlds, codes, strict=True)
                    ]  # fmt: skip
                    assert answers[0] == answers[1], (game, number)
                    compared += 1
    assert compared > GAMES // 2
