"""A rematch is named when it is stored, and not before."""

from __future__ import annotations

import asyncio
from typing import Any

from camarilla.server.store.store import Append, StoreError
from camarilla.wire import commands
from server.test_room_faults import Ear, Hall, trial


def finished() -> tuple[Hall, Ear]:
    """A game that is over, with Ada and Bob still there."""
    hall = Hall(options={"rounds": 1})
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
