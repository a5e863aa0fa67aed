"""Bots think in turns: a guest with many tables keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from conftest import SOAK

from camarilla.server.live import bots, thinking
from camarilla.server.live.bots import Thinkers
from camarilla.server.live.room import Room
from camarilla.server.live.thinking import Claim, ThinkingQueue
from camarilla.server.metrics import Counts
from camarilla.server.table.admission import eyes
from camarilla.wire import commands
from server.live import HandTimer
from server.test_room_faults import Ear, Hall

MANY = 60


class Minds:
    """Bots that think until the test lets one of them finish; the levels in the order they began."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self.news, self.leave = threading.Semaphore(0), threading.Semaphore(0)
        monkeypatch.setattr(bots, "think", self.think)

    def think(self, state: Any, level: str) -> int:
        self.begun.append(level)
        self.news.release()
        self.leave.acquire()
        return int(state.codes[0])

    async def begins(self) -> None:
        """Wait until one more has begun."""
        await asyncio.to_thread(self.news.acquire)

    async def end(self, hall: Hall) -> None:
        """All that are asked may finish."""
        for _ in range(1000):
            self.leave.release()
        await asyncio.wait(hall.rooms.bots.tasks)


def watch(hall: Hall, player: str, address: str, *seats: str) -> Room:
    """A table of a player from an address, begun and looked at."""
    hall.room = hall.rooms.create(wish(*seats), player, player.title())
    ear = Ear(player, eyes(hall.room.table, player, None))
    ear.address = address
    hall.room.enter(ear, None)
    return hall.room


def wish(*seats: str) -> Any:
    from camarilla.wire.parts import TableRules
    from camarilla.wire.rest import NewTable

    return NewTable("oriflamme", list(seats), TableRules(first=0, pace=0), begin=True)


@pytest.mark.parametrize("greedy", [("bot regent",) * 4, ("bot regent", "me", "bot regent")])
def test_one_guest_with_sixty_tables_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch, greedy: tuple[str, ...]
) -> None:
    """Whether the guest plays there or not: a thinker is left for the others, and they take turns."""

    async def act() -> None:
        minds, hall = Minds(monkeypatch), Hall()
        for _ in range(MANY):
            watch(hall, "eve", "far", *greedy)
        await minds.begins()
        assert hall.rooms.bots.turns.thinking == {"far": 1}
        watch(hall, "bob", "near", "bot squire", "me")
        await minds.begins()
        assert minds.begun == ["regent", "squire"]
        assert sample(hall.rooms.counts, "camarilla_bots_waiting") == MANY - 1
        await minds.end(hall)
        assert sample(hall.rooms.counts, "camarilla_bots_waiting") == 0
        assert sample(hall.rooms.counts, "camarilla_bots_waited_seconds_count") == MANY + 1

    asyncio.run(act())


def sample(counts: Counts, name: str) -> float | None:
    return counts.registry.get_sample_value(name)


def test_a_stand_in_claims_a_turn_for_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        minds, hall = Minds(monkeypatch), Hall(pace=0)
        hall.begin()
        hall.order(hall.ada, commands.Leave, seat=0)
        await minds.begins()
        assert hall.room.claim(True) == Claim(True, True, "here", "bob")
        await minds.end(hall)

    asyncio.run(act())


def test_what_is_thought_about_a_question_of_the_past_is_withdrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often an answer is taken back and given again, whoever leaves, and where a table fails."""

    async def act() -> None:
        minds, hall = Minds(monkeypatch), Hall()
        watch(hall, "eve", "far", "bot regent", "me")
        await minds.begins()
        turns, room = hall.rooms.bots.turns, watch(hall, "ada", "far", "me", "bot regent")
        (ada,) = room.everybody()
        for _ in range(MANY):
            hall.play(ada)
            await asyncio.sleep(0)
            assert turns.waiting == 1
            hall.order(ada, commands.Undo, asked_in=room.table.asked_in)
            await asyncio.sleep(0)
            assert turns.waiting == 0
        hall.play(ada)
        await asyncio.sleep(0)
        assert turns.waiting == 1
        room.leave(ada)
        await asyncio.sleep(0)
        assert turns.waiting == 0
        room.enter(ada, None)
        await asyncio.sleep(0)
        assert turns.waiting == 1
        room.fail(RuntimeError())
        await asyncio.sleep(0)
        assert turns.waiting == 0
        await minds.end(hall)

    asyncio.run(act())


# -- the order ----------------------------------------------------------------------------------------------------
def order(most: int, of_address: int, *claims: Claim) -> list[int]:
    """The order in which these get their turns, while somebody else thinks; one ends, the next begins."""

    async def act() -> list[int]:
        turns, served = ThinkingQueue(most, of_address, HandTimer(), Counts().bots), list[int]()
        busy = [await turns.take(lambda: Claim(True, True, "elsewhere", "x")) for _ in range(1)]

        async def think(number: int, claim: Claim) -> None:
            held = await turns.take(lambda: claim)
            served.append(number)
            await asyncio.sleep(0)
            turns.give_back(held)

        tasks = [asyncio.create_task(think(number, claim)) for number, claim in enumerate(claims)]
        await asyncio.sleep(0)
        turns.give_back(busy[0])
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(act())


def claim(address: str, owner: str = "", waits: bool = True, stand_in: bool = False) -> Claim:
    return Claim(waits, stand_in, address, owner or address)


def test_every_address_has_its_turn() -> None:
    assert order(1, 1, *[claim("a")] * 4, claim("b"), claim("c"), claim("b")) == [0, 4, 5, 1, 6, 2, 3]


def test_at_an_address_every_owner_has_a_turn() -> None:
    assert order(1, 1, *[claim("a", "ada")] * 3, claim("a", "bob")) == [0, 3, 1, 2]


def test_who_waits_comes_before_who_looks_on() -> None:
    assert order(1, 1, claim("a", waits=False), claim("b"), claim("b"), claim("c", waits=False)) == [1, 2, 0, 3]


def test_a_stand_in_comes_before_the_other_bots_of_its_address() -> None:
    assert order(1, 1, claim("a"), claim("a"), claim("a", stand_in=True), claim("b")) == [2, 3, 0, 1]


def test_an_address_leaves_a_thinker_to_the_others() -> None:
    assert order(3, 0, *[claim("a")] * 4, claim("b")) == [0, 1, 4, 2, 3]
    assert order(4, 2, *[claim("a")] * 4, claim("b"))[:3] == [0, 1, 4]
    assert order(4, 3, *[claim("a")] * 4, claim("b"))[:3] == [0, 1, 2]


def test_whoever_thinks_already_comes_after_the_others() -> None:
    assert order(1, 1, claim("elsewhere"), claim("a")) == [1, 0]


# -- many that wait -----------------------------------------------------------------------------------------------
async def waits(turns: ThinkingQueue, ask: Callable[[], Claim]) -> asyncio.Task[Claim]:
    task = asyncio.create_task(turns.take(ask))
    await asyncio.sleep(0)
    return task


def test_a_claim_is_not_asked_for_anew_whenever_another_comes_or_goes() -> None:
    async def act() -> None:
        turns, asked = ThinkingQueue(2, 1, HandTimer(), Counts().bots), list[int]()
        held = await turns.take(lambda: claim("a"))
        tasks = [await waits(turns, lambda: asked.append(1) or claim("a")) for _ in range(MANY)]  # type: ignore[func-returns-value]
        assert len(asked) == MANY
        for task in tasks:
            turns.give_back(held)
            held = await task
        assert len(asked) == 2 * MANY

    asyncio.run(act())


def test_the_last_turns_of_so_many_are_remembered_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those whose turn is longest ago are forgotten."""
    monkeypatch.setattr(thinking, "REMEMBERED", 6)

    async def act() -> None:
        turns = ThinkingQueue(1, 1, HandTimer(), Counts().bots)
        held = await turns.take(lambda: claim("first"))
        tasks = [await waits(turns, partial(claim, f"{nth}", "owner")) for nth in range(MANY)]
        for nth, task in enumerate(tasks[:-1]):
            turns.give_back(held)
            held = await task
            assert len(turns.served) <= 6
            assert turns.served[f"{nth}"] == turns.served["owner"] == nth + 2
        assert "0" not in turns.served
        tasks[-1].cancel()

    asyncio.run(act())


def test_whoever_gives_up_leaves_the_line_and_the_turn() -> None:
    async def act() -> None:
        turns = ThinkingQueue(1, 1, HandTimer(), Counts().bots)
        held = await turns.take(lambda: claim("a"))
        first, second, third = [await waits(turns, lambda: claim("a")) for _ in range(3)]
        first.cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 2
        turns.give_back(held)
        second.cancel()  # it has its turn, and has not heard of it
        assert await third == claim("a")
        assert (turns.waiting, turns.thinking.total(), turns.lines) == (0, 1, {})

    asyncio.run(act())


def test_whoever_has_given_up_and_not_left_the_line_yet_is_passed_over() -> None:
    """A task that is cancelled hears of it a moment later; a thought may end in between."""

    async def act() -> None:
        turns = ThinkingQueue(1, 1, HandTimer(), Counts().bots)
        held = await turns.take(lambda: claim("a"))
        first, second = [await waits(turns, lambda: claim("a")) for _ in range(2)]
        first.cancel()
        turns.give_back(held)
        assert await second == claim("a")
        assert first.cancelled()
        turns.give_back(claim("a"))
        assert (turns.waiting, turns.thinking.total(), turns.lines) == (0, 0, {})

    asyncio.run(act())


def test_a_claim_that_cannot_be_asked_for_fails_alone() -> None:
    async def act() -> None:
        turns, broken = ThinkingQueue(1, 1, HandTimer(), Counts().bots), set[str]()

        def ask(name: str) -> Claim:
            if name in broken:
                raise ZeroDivisionError
            return claim("here", name, waits=False)

        held = await turns.take(lambda: claim("x"))
        first, second, third = [await waits(turns, partial(ask, name)) for name in "abc"]
        broken |= {"a", "b"}
        turns.come_to("a")  # whoever comes there is not harmed by it either
        turns.give_back(held)
        second.cancel()  # it had failed already, and has no turn to give back
        assert await third == claim("here", "c", waits=False)
        assert isinstance(first.exception(), ZeroDivisionError)
        assert (turns.waiting, turns.thinking.total(), turns.lines) == (0, 1, {})

    asyncio.run(act())


def test_a_thought_that_cannot_begin_gives_its_turn_back() -> None:
    async def act() -> None:
        turns = ThinkingQueue(1, 1, HandTimer(), Counts().bots)
        thinkers = Thinkers("bot", 1, turns)
        thinkers.close()
        with pytest.raises(RuntimeError):
            await thinkers.in_turn(lambda: claim("a"), int)
        assert turns.thinking.total() == 0

    asyncio.run(act())


@pytest.mark.parametrize("seed", range(20 * SOAK))
def test_no_turn_is_lost_whoever_comes_gives_up_or_ends_at_whatever_moment(seed: int) -> None:
    """Takes, ends, cancels and claims that change, some of them in the same turn of the event loop."""

    async def act() -> None:
        chance, most = random.Random(seed), random.Random(seed).randint(1, 3)
        turns = ThinkingQueue(most, chance.randint(0, most), HandTimer(), Counts().bots)
        held, tasks, served = list[Claim](), list[asyncio.Task[None]](), list[int]()

        def ask() -> Claim:
            return claim(chance.choice("abc"), chance.choice("xyz"), chance.random() < 0.5, chance.random() < 0.3)

        async def think(number: int, given: list[Claim]) -> None:
            turn = await turns.take(lambda: given[-1])
            served.append(number)
            held.append(turn)

        given: list[list[Claim]] = []
        for _ in range(300):
            match chance.choice(["take", "take", "take", "end", "end", "cancel", "change", "come", "rest", "rest"]):
                case "take":
                    given.append([ask()])
                    tasks.append(asyncio.create_task(think(len(tasks), given[-1])))
                case "end" if held:
                    turns.give_back(held.pop(chance.randrange(len(held))))
                case "cancel" if tasks:
                    chance.choice(tasks[-8:]).cancel()
                case "change" if given:
                    chance.choice(given[-8:]).append(ask())
                case "come":
                    turns.come_to(chance.choice("xyz"))
                case "rest":
                    await asyncio.sleep(0)
            assert turns.thinking.total() <= most
        for _ in tasks + [None] * 3:  # at least one of those who wait has its turn each time
            await asyncio.sleep(0)
            while held:
                turns.give_back(held.pop())
        assert all(task.done() for task in tasks)
        given_up = {number for number, task in enumerate(tasks) if task.cancelled()}
        assert sorted(served) == sorted(set(range(len(tasks))) - given_up)
        assert (turns.waiting, turns.thinking.total(), turns.lines) == (0, 0, {})

    asyncio.run(act())


def test_it_is_known_how_long_nothing_has_moved() -> None:
    async def act() -> None:
        timer, counts = HandTimer(), Counts()
        turns = ThinkingQueue(2, 1, timer, counts.bots)

        def stalled() -> float | None:
            return sample(counts, "camarilla_bots_stalled_seconds")

        timer.pass_by(90_000)
        held = await turns.take(lambda: claim("a"))
        timer.pass_by(90_000)
        assert stalled() == 0  # there is room for others
        waiting = await waits(turns, lambda: claim("a"))
        assert stalled() == 90
        waiting.cancel()
        await asyncio.sleep(0)
        other = await turns.take(lambda: claim("b"))
        timer.pass_by(59_999)
        assert stalled() == 0  # nobody is told how long a bot thinks
        timer.pass_by(1)
        assert stalled() == 60  # all are taken
        turns.give_back(held)
        held = await turns.take(lambda: claim("a"))
        assert stalled() == 0
        for one in (held, other):
            turns.give_back(one)
        timer.pass_by(90_000)
        assert stalled() == 0

    asyncio.run(act())


def test_a_table_to_which_somebody_comes_is_waited_for() -> None:
    async def act() -> None:
        turns, here = ThinkingQueue(1, 1, HandTimer(), Counts().bots), set[str]()
        held = await turns.take(lambda: claim("x"))
        for _ in range(2):
            await waits(turns, lambda: claim("a", "ada", waits=bool(here)))
        bob = await waits(turns, lambda: claim("b", "bob", waits=False))
        here.add("ada")
        turns.come_to("bob")
        assert [one.waits for one in turns.lines] == [False, False]
        turns.come_to("ada")
        assert sorted(one.waits for one in turns.lines) == [False, True]
        here.clear()  # gone again before the turn comes
        turns.give_back(held)
        assert (await bob).owner == "bob"

    asyncio.run(act())
