"""Rooms whose store takes its time, fails, or hears of mistakes: nobody sees, does or keeps what they may not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.server.live import bots
from camarilla.server.live.room import Room
from camarilla.server.live.rooms import Rooms
from camarilla.server.settings import ServerSettings
from camarilla.server.store.store import Append, StoreError
from camarilla.server.store.writer import acknowledge
from camarilla.server.table.admission import eyes
from camarilla.server.table.commands import Visitor
from camarilla.server.table.records import Replaced
from camarilla.wire import commands
from camarilla.wire.parts import TableRules, TimeControl
from camarilla.wire.rest import NewTable
from server.live import HandTimer, Silence


class HeldStore:
    """Stores at once, or when the test says so."""

    def __init__(self) -> None:
        self.held: list[Append] = []
        self.stored: list[Append] = []
        self.kept: dict[tuple[str, str], bytes] = {}
        self.hold = self.closed = False

    def setting(self, key: str, made: Callable[[], str]) -> str:
        return made()

    def keep(self, table: str, kind: str, body: bytes) -> None:
        self.kept[table, kind] = body

    def append(self, append: Append) -> None:
        if self.closed:
            raise StoreError("the store is closed")
        self.held.append(append)
        if not self.hold:
            self.release()

    def release(self) -> None:
        self.hold, (group, self.held) = False, (self.held, [])
        self.stored += group
        acknowledge([(append, None) for append in group])

    def refuse(self, error: Exception) -> None:
        """What is held is lost."""
        self.hold, (group, self.held) = False, (self.held, [])
        acknowledge([(append, error) for append in group])


class Ear:
    """A socket at a table that keeps what it hears."""

    def __init__(self, player: str, seat: int | None = None) -> None:
        self.who = self.counted = Visitor(player, player.title(), seat)
        self.wanted: int | None = None
        self.address, self.device = "here", ""
        self.out: list[dict[str, Any]] = []
        self.closed: str | None = None

    def send(self, data: bytes) -> None:
        if self.closed is None:
            self.out.append(json.loads(data))

    def close(self, reason: str) -> None:
        self.closed = reason

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.out]


class Hall:
    """Rooms over a held store, and a table of Ada's with room for Bob."""

    def __init__(self, *seats: str, **rules: Any) -> None:
        self.store, self.timer, self.log = HeldStore(), HandTimer(), Silence()
        self.rooms = Rooms(self.store, self.timer, self.log, ServerSettings(quantum=250))  # type: ignore[arg-type]
        self.count = 0
        self.room = self.open(*seats, **rules)
        self.ada = self.enter("ada")

    def open(self, *seats: str, **rules: Any) -> Room:
        wish = NewTable("oriflamme", list(seats or ("me", "open")), TableRules(**({"first": 0} | rules)))
        return self.rooms.create(wish, "ada", "Ada")

    def enter(self, player: str) -> Ear:
        ear = Ear(player, eyes(self.room.table, player, None))
        self.room.enter(ear, None)
        return ear

    def order(self, ear: Ear, kind: type[Any], **parts: Any) -> str:
        self.count += 1
        self.room.execute(ear, kind(id=f"c{self.count}", **parts))
        return f"c{self.count}"

    def begin(self) -> Ear:
        """Bob sits down and it begins."""
        bob = self.enter("bob")
        self.order(bob, commands.Sit, seat=1)
        self.order(self.ada, commands.Begin)
        return bob

    def play(self, ear: Ear) -> str:
        table = self.room.table
        assert table.state is not None
        return self.order(ear, commands.Play, asked_in=table.asked_in, code=table.state.codes[0])


def trial(act: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(act())


# -- eyes -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("spectators", [True, False])
def test_a_socket_that_enters_while_its_player_is_kicked_loses_its_eyes(spectators: bool) -> None:
    async def act() -> None:
        hall = Hall("me", "open", "bot page", spectators=spectators, pace=10_000)
        hall.begin()
        hall.store.hold = True
        hall.order(hall.ada, commands.Say, text="a moment")
        second = hall.enter("bob")
        hall.room.put(Replaced(hall.room.now(), 1))
        hall.store.release()
        hall.play(hall.ada)
        last = [message for message in second.out if message.get("game")][-1]
        if spectators:
            assert second.who.seat is None
            assert last["type"] == "update"
            assert set(last["game"]["view"]["hand"][1]) == {None}
        else:
            assert (second.closed, second.kinds()[-1]) == ("no-spectators", "closing")
            assert last["type"] == "welcome"

    trial(act)


@pytest.mark.parametrize("busy", [True, False])
def test_without_spectators_no_visitor_sees_the_deal(busy: bool) -> None:
    async def act() -> None:
        hall = Hall("me", "bot page", spectators=False)
        hall.store.hold = busy
        hall.order(hall.ada, commands.Say, text="a moment")
        eve = hall.enter("eve")
        hall.order(hall.ada, commands.Begin)
        hall.store.release()
        assert eve.closed == "no-spectators"
        assert not [message for message in eve.out if message.get("game")]

    trial(act)


def test_nobody_answers_for_a_seat_that_was_given_up() -> None:
    """Also while the sockets' eyes lag behind the seats."""

    async def act() -> None:
        hall = Hall()
        bob = hall.enter("bob")
        hall.store.hold = True
        hall.order(hall.ada, commands.Sit, seat=1)
        hall.order(bob, commands.Sit, seat=0)
        hall.order(hall.ada, commands.Begin)
        assert hall.ada.who.seat == hall.room.table.asked == 0
        hall.play(hall.ada)
        assert hall.room.table.played == []
        hall.ada.counted = hall.ada.who  # even if it were counted as before
        hall.play(hall.ada)
        assert hall.room.table.played == []
        hall.store.release()
        assert [message["error"] for message in hall.ada.out if message["type"] == "refused"] == [
            "not-asked", "not-your-seat",
        ]  # fmt: skip

    trial(act)


# -- coming and going -------------------------------------------------------------------------------------------
def test_who_goes_before_being_let_in_leaves_nothing_behind() -> None:
    async def act() -> None:
        hall = Hall()
        hall.store.hold = True
        hall.order(hall.ada, commands.Say, text="a moment")
        for number in range(5):
            hall.room.leave(hall.enter(f"eve{number}"))
        hall.store.release()
        assert list(hall.room.listeners.values()) == [hall.ada]
        assert hall.room.entering == {}
        assert hall.room.session.readers == {0: 1}

    trial(act)


def test_who_enters_a_room_that_fails_is_sent_away() -> None:
    async def act() -> None:
        hall = Hall()
        hall.store.hold = True
        hall.order(hall.ada, commands.Say, text="a moment")
        eve = hall.enter("eve")
        hall.room.fail(RuntimeError())
        late = hall.enter("late")
        for ear in (eve, late, hall.ada):
            assert (ear.closed, ear.out[-1]) == ("restart", {"type": "closing", "reason": "restart"})
        with pytest.raises(Refusal, match="not saved"):
            await hall.room.settled()

    trial(act)


def test_a_mistake_while_somebody_enters_closes_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        hall = Hall()
        monkeypatch.setattr(hall.room.session, "join", None)
        eve = hall.enter("eve")
        assert (eve.closed, hall.room.broken) == ("restart", True)
        hall.room.leave(eve)

    trial(act)


# -- failing ----------------------------------------------------------------------------------------------------
def test_a_failed_room_writes_nothing_more() -> None:
    async def act() -> None:
        hall = Hall(clock=TimeControl(5_000, 0))
        bob = hall.begin()
        hall.room.fail(RuntimeError())
        before = len(hall.store.stored)
        for ear in (hall.ada, bob):
            hall.order(ear, commands.Say, text="after the failure")
            hall.play(ear)
            hall.room.leave(ear)
        hall.enter("cyn")
        hall.room.tick()
        hall.timer.pass_by(100_000)
        with pytest.raises(Refusal, match="not saved"):
            hall.room.put()
        assert len(hall.store.stored) == before
        assert hall.rooms.open == {}

    trial(act)


def test_a_store_that_is_closed_fails_the_room() -> None:
    async def act() -> None:
        hall = Hall()
        hall.store.closed = True
        hall.order(hall.ada, commands.Say, text="too late")
        assert hall.ada.closed == "restart"
        assert "update" not in hall.ada.kinds()
        with pytest.raises(Refusal, match="not saved"):
            hall.open()
        assert hall.rooms.open == {}

    trial(act)


def test_a_failure_is_logged_even_if_sending_everybody_away_fails_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        hall = Hall()
        monkeypatch.setattr(hall.ada, "close", None)
        with pytest.raises(TypeError):
            hall.room.fail(ZeroDivisionError())
        assert hall.room.broken
        told = {"table": hall.room.table.id, "error": "ZeroDivisionError", "text": None}
        assert hall.log.lines == [("error", "table failed", told)]

    trial(act)


def test_a_table_that_was_never_stored_is_not_counted_among_the_offers() -> None:
    async def act() -> None:
        hall = Hall()
        hall.store.hold = True
        room = hall.open(public=True)
        assert room.table.id in hall.rooms.offers.tables
        hall.store.refuse(OSError("the disk is full"))
        assert room.broken
        assert hall.rooms.offers.tables == {}

    trial(act)


@pytest.mark.parametrize("public", [True, False])
def test_a_table_that_fails_is_offered_as_it_is_stored(public: bool) -> None:
    """Also where what was on its way is stored after all."""

    async def act() -> None:
        hall = Hall(public=public)
        stored = dict(hall.rooms.offers.tables)
        assert len(stored) == public
        hall.store.hold = True
        hall.timer.time += 1
        hall.order(hall.ada, commands.Change, rules=TableRules(public=not public, first=0))
        changed = dict(hall.rooms.offers.tables)
        assert changed != stored
        hall.room.fail(ZeroDivisionError())
        assert hall.rooms.offers.tables == stored
        hall.store.release()
        assert hall.rooms.offers.tables == changed

    trial(act)


def test_one_who_cannot_bear_the_news_keeps_nobody_else_from_hearing() -> None:
    async def act() -> None:
        hall = Hall()
        other = hall.open()
        hall.store.hold = True
        hall.order(hall.ada, commands.Say, text="a moment")
        other.put()
        waiting = asyncio.create_task(other.settled())
        heard: list[BaseException | None] = []

        def broken(error: BaseException | None) -> None:
            heard.append(error)
            raise ZeroDivisionError

        hall.store.held.insert(0, Append("x", 1, [], done=broken))
        hall.room._say = None  # type: ignore[assignment,method-assign]  # a mistake of ours
        hall.store.release()
        await waiting
        assert heard[0] is None
        assert isinstance(heard[1], ZeroDivisionError)
        assert (hall.room.broken, other.broken) == (True, False)

    trial(act)


def test_who_gives_up_waiting_harms_nobody() -> None:
    async def act() -> None:
        hall = Hall()
        hall.store.hold = True
        hall.order(hall.ada, commands.Say, text="a moment")
        waiting = asyncio.create_task(hall.room.settled())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        hall.store.release()
        assert not hall.room.broken
        assert hall.room.hopes == []

    trial(act)


def test_mistakes_in_alarms_and_bots_close_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        for name, ring in (("tick", lambda room: room.tick()), ("bot_answers", bot_rings)):
            hall = Hall("me", "bot page")
            hall.order(hall.ada, commands.Begin)
            hall.play(hall.ada)
            hall.timer.pass_by(10_000)
            monkeypatch.setattr(hall.room.session, name, None)
            ring(hall.room)
            assert (hall.room.broken, hall.ada.closed) == (True, "restart"), name

    def bot_rings(room: Room) -> None:
        room._hear_bot(room.table.asked_in, 0)

    trial(act)


def test_nothing_fails_when_the_server_closes_in_the_middle_of_a_game() -> None:
    """A bot that answers then is not heard, and no alarm is set anew when the sockets go."""

    async def act() -> None:
        hall = Hall("me", "bot page", "bot page", clock=TimeControl(bank=10**6, increment=0))
        hall.order(hall.ada, commands.Begin)
        eve = hall.enter("eve")
        assert hall.room.alarm
        hall.rooms.close()
        hall.room.leave(eve)
        assert not [alarm for _, _, alarm in hall.timer.alarms if alarm.act]
        hall.play(hall.ada)
        hall.store.closed = True
        hall.timer.time += 60_000
        table = hall.room.table
        assert table.state is not None
        hall.room._hear_bot(table.asked_in, table.state.codes[0])
        assert (hall.log.lines, hall.room.broken) == ([], False)

    trial(act)


# -- answers ----------------------------------------------------------------------------------------------------
def test_only_the_socket_that_asked_is_told_that_it_is_done() -> None:
    async def act() -> None:
        hall = Hall()
        hall.begin()
        second, eve, fay = hall.enter("ada"), hall.enter("eve"), hall.enter("fay")
        for id, kind, asks, others in (
            (hall.order(eve, commands.Say, text="hello"), "said", eve, (hall.ada, second, fay)),
            (hall.play(hall.ada), "update", hall.ada, (second, eve, fay)),
        ):
            assert [message["type"] for message in asks.out if message.get("re") == id] == [kind]
            assert not [message for ear in others for message in ear.out if message.get("re") == id]
        assert [message["n"] for message in second.out if message["type"] == "update"] == [
            message["n"] for message in hall.ada.out[-1:]
        ]  # fmt: skip
        again = Ear("ada", 0)
        hall.room.enter(again, hall.room.table.n - 1)
        assert "re" not in again.out[1]

    trial(act)


# -- bots -------------------------------------------------------------------------------------------------------
async def thought(hall: Hall) -> list[int]:
    """When the alarms ring that are set, once every bot has thought."""
    await asyncio.gather(*hall.rooms.bots.tasks)
    return [when for when, _, alarm in hall.timer.alarms if alarm.act]


@pytest.mark.parametrize(("pace", "late", "answers"), [(300, 0, 600), (300, 601, 900), (900, 901, 1800), (0, 1, 250)])
def test_a_late_bot_waits_for_a_multiple_of_its_pace(
    monkeypatch: pytest.MonkeyPatch, pace: int, late: int, answers: int
) -> None:
    """So that it cannot be seen how long it searched; the first is left to whoever wants to take an answer back."""

    async def act() -> None:
        hall = Hall("me", "bot page", pace=pace)
        hall.order(hall.ada, commands.Begin)
        asked = hall.timer.now()

        def slow(state: Any, level: str) -> int:
            hall.timer.time = asked + late
            return int(state.codes[0])

        monkeypatch.setattr(bots, "think", slow)
        hall.play(hall.ada)
        assert await thought(hall) == [asked + answers]

    trial(act)


def test_a_bot_that_stands_in_again_waits_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        hall = Hall(pace=500)
        hall.begin()
        monkeypatch.setattr(bots, "think", lambda state, level: state.codes[0])
        hall.timer.pass_by(2_000)
        start = hall.timer.now()
        hall.order(hall.ada, commands.Leave, seat=0)
        assert await thought(hall) == [start + 500]
        hall.timer.pass_by(400)
        hall.order(hall.ada, commands.TakeOver, seat=0)
        hall.order(hall.ada, commands.Leave, seat=0)
        hall.timer.pass_by(499)
        assert hall.room.table.played == []
        hall.timer.pass_by(1)
        assert len(hall.room.table.played) == 1

    trial(act)


def test_nobody_answers_after_the_end_of_a_clock_before_the_alarm_rings() -> None:
    async def act() -> None:
        hall = Hall(clock=TimeControl(5_000, 0))
        hall.begin()
        hall.timer.time += 5_000  # busy with something else
        hall.play(hall.ada)
        assert (hall.room.table.seats[0].why, hall.room.table.played) == ("clock", [])
        assert hall.ada.out[-1]["error"] == "stood-in"

    trial(act)


@pytest.mark.parametrize("answer", [None, 9_999])
def test_a_bot_that_fails_answers_anything_legal(monkeypatch: pytest.MonkeyPatch, answer: int | None) -> None:
    async def act() -> None:
        hall = Hall("me", "bot page", pace=0)
        hall.order(hall.ada, commands.Begin)
        monkeypatch.setattr(bots, "think", lambda state, level: answer if answer else 1 / 0)
        hall.play(hall.ada)
        await thought(hall)
        hall.timer.pass_by(250)
        assert [step.by_bot for step in hall.room.table.played] == [False, True]
        assert not hall.room.broken

    trial(act)
