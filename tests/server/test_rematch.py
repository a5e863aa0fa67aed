"""A rematch is named when it is stored, and not before."""

from __future__ import annotations

import asyncio
from typing import Any

from camarilla.server.live.room import Room
from camarilla.server.notices.due import due
from camarilla.server.store.store import Append, StoreError
from camarilla.server.table.admission import eyes
from camarilla.server.table.commands import READING
from camarilla.server.table.records import GONE, read_record
from camarilla.server.table.table import Table
from camarilla.wire import commands
from camarilla.wire.parts import DAY, TableRules, TimeControl
from server.test_room_faults import Ear, Hall, trial


def finished(**rules: Any) -> tuple[Hall, Ear]:
    """A game that is over, with Ada and Bob still there."""
    hall = Hall(options={"rounds": 1}, **rules)
    bob = hall.begin()
    while (asked := hall.room.table.asked) is not None:
        hall.play((hall.ada, bob)[asked])
    assert hall.room.table.phase == "over"
    return hall, bob


def answers(ear: Ear, re: str) -> list[dict[str, Any]]:
    return [message for message in ear.out if message.get("re") == re]


async def rest() -> None:
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_rematch_is_named_when_it_is_stored_and_not_before() -> None:
    async def act() -> None:
        hall, bob = finished()
        hall.store.hold = True
        hall.room.execute(hall.ada, commands.Rematch("r1"))
        hall.room.execute(bob, commands.Rematch("r2"))
        await rest()
        (new,) = hall.store.held
        assert (hall.room.table.next, answers(hall.ada, "r1")) == (None, [])
        hall.store.release()
        await rest()
        assert hall.room.table.next == new.table
        assert hall.rooms.open[new.table].table.phase == "gathering", "two people come when they like"
        assert [hall.store.stored[-2].table, hall.store.stored[-1].table] == [new.table, hall.room.table.id]
        assert [answers(hall.ada, "r1")[0]["type"], answers(bob, "r2")[0]["type"]] == ["done", "done"]
        assert bob.out[-2]["table"]["next"] == new.table

    trial(act)


def test_a_rematch_that_cannot_be_stored_is_refused_and_can_be_asked_for_again() -> None:
    async def act() -> None:
        hall, bob = finished()
        append = hall.store.append

        def fail(one: Append) -> None:
            if one.table == hall.room.table.id:
                append(one)
            else:
                asyncio.get_running_loop().call_soon(one.done, StoreError("the disk is full"))

        hall.store.append = fail  # type: ignore[method-assign]
        hall.room.execute(hall.ada, commands.Rematch("r1"))
        await rest()
        assert answers(hall.ada, "r1")[0]["error"] == "store-failed"
        assert (hall.room.table.next, hall.room.broken, list(hall.rooms.open)) == (None, False, [hall.room.table.id])
        hall.store.append = append  # type: ignore[method-assign]
        hall.room.execute(bob, commands.Rematch("r2"))
        await rest()
        assert answers(bob, "r2")[0]["type"] == "done"
        assert hall.room.table.next in hall.rooms.open

    trial(act)


# -- nobody plays, or is told of a move, without having come ---------------------------------------------------------
async def ask_again(hall: Hall) -> Room:
    """Ada asks for a rematch and comes to it."""
    hall.room.execute(hall.ada, commands.Rematch("r"))
    await rest()
    assert hall.room.table.next is not None
    room = hall.rooms.open[hall.room.table.next]
    hall.room.leave(hall.ada)
    hall.room, hall.ada = room, come(room, "ada")
    return room


def come(room: Room, player: str) -> Ear:
    ear = Ear(player, eyes(room.table, player, None))
    room.enter(ear, None)
    return ear


def reloaded(hall: Hall, room: Room) -> Table:
    """The table as another server would load it."""
    table = Table(room.table.id)
    for append in hall.store.stored:
        for record in append.records if append.table == table.id else ():
            table.put(read_record(record))
    return table


def test_a_rematch_begins_when_those_it_seats_have_come() -> None:
    """Else a host could let game after game run in the name of somebody who has gone, each with a notice."""

    async def act() -> None:
        hall, _ = finished(clock=TimeControl(DAY, 0, unattended=True))
        room = await ask_again(hall)
        assert [seat.invited for seat in room.table.seats] == [False, True]
        assert hall.ada.out[-2]["table"]["seats"][1] | {"tag": None} == {
            "seat": 1, "kind": "person", "name": "Bob", "tag": None, "level": None, "stand_in": None,
            "contributed": False, "ready": False, "invited": True,
        }  # fmt: skip
        assert answers(hall.ada, hall.order(hall.ada, commands.Begin))[0]["error"] == "not-come"
        assert (room.table.phase, due(room.table, hall.timer.now() + DAY)) == ("gathering", None)
        bob = come(room, "bob")
        assert [seat.invited for seat in room.table.seats] == [False, False]
        assert [seat.invited for seat in reloaded(hall, room).seats] == [False, False]
        room.leave(bob)  # who came has agreed, and may look elsewhere until it begins
        hall.order(hall.ada, commands.Begin)
        assert room.table.phase == "playing"

    trial(act)


def test_nobody_is_dealt_into_other_rules_than_those_of_the_game_before_on_arriving() -> None:
    async def act() -> None:
        hall, _ = finished()
        room = await ask_again(hall)
        hall.order(hall.ada, commands.Change, rules=TableRules(clock=TimeControl(5_000, 0, unattended=True)))
        hall.timer.pass_by(2 * READING)
        come(room, "bob")
        assert answers(hall.ada, hall.order(hall.ada, commands.Begin))[0]["error"] == "rules-new"
        hall.timer.pass_by(READING)
        hall.order(hall.ada, commands.Begin)
        assert room.table.phase == "playing"

    trial(act)


def test_whoever_does_not_come_gives_way_and_may_come_after_all() -> None:
    async def act() -> None:
        hall, _ = finished()
        room = await ask_again(hall)
        eve = come(room, "eve")
        assert answers(eve, hall.order(eve, commands.Sit, seat=1))[0]["error"] == "seat-taken"
        hall.order(hall.ada, commands.Kick, seat=1)
        assert (room.table.seats[1].free, room.table.banned) == (True, set())
        bob = come(room, "bob")
        hall.order(bob, commands.Sit, seat=1)
        hall.order(hall.ada, commands.Begin)
        assert room.table.phase == "playing"
        assert room.table.people() == ["ada", "bob"]

    trial(act)


def test_the_seat_of_somebody_who_was_forgotten_is_free() -> None:
    async def act() -> None:
        hall, _ = finished()
        hall.room.table.seats[1].player = GONE
        room = await ask_again(hall)
        assert (room.table.seats[1].free, room.table.people(), room.table.phase) == (True, ["ada"], "gathering")

    trial(act)


def test_a_rematch_is_one_more_table_of_whoever_asks() -> None:
    """Of which a player, and an address, opens only so many: else the list of one's own tables grew without end."""

    async def act() -> None:
        hall, bob = finished()
        limits = hall.rooms.limits
        for _ in range(limits.tables_at_once):
            hall.rooms.check_opening("bob", "there")
        assert answers(bob, hall.order(bob, commands.Rematch))[0]["error"] == "flood"
        assert hall.room.table.next is None
        for number in range(limits.tables_at_once * limits.players):
            hall.rooms.check_opening(f"guest {number}", hall.ada.address)
        assert answers(hall.ada, hall.order(hall.ada, commands.Rematch))[0]["error"] == "flood"
        hall.timer.pass_by(5_000)
        hall.order(hall.ada, commands.Rematch)
        await rest()
        assert hall.room.table.next is not None

    trial(act)
