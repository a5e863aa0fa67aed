"""Hints at a table: told to the seat that is asked and to nobody else, where the table allows them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from camarilla.bots.hint import Outlook
from camarilla.server.live import hints
from camarilla.server.settings import Limits, ServerSettings
from camarilla.wire import commands
from server.test_room_faults import Ear, Hall, trial


def answer(ear: Ear, re: str) -> dict[str, Any]:
    return next(message for message in ear.out if message.get("re") == re)


async def asked(hall: Hall, ear: Ear, at: int | None = None, code: int | None = None) -> dict[str, Any]:
    """What somebody is told who asks for a hint."""
    re = hall.order(ear, commands.Hint, asked_in=hall.room.table.asked_in if at is None else at, code=code)
    while hall.rooms.tasks:
        await asyncio.gather(*hall.rooms.tasks)
    return answer(ear, re)


def alone(**rules: Any) -> Hall:
    hall = Hall("me", "bot page", pace=10_000, **rules)
    hall.order(hall.ada, commands.Begin)
    return hall


def test_whoever_plays_against_bots_gets_the_best_answers_with_their_chances() -> None:
    async def act() -> None:
        hall = alone()
        watching = hall.enter("eve")
        found = await asked(hall, hall.ada)
        state = hall.room.table.state
        assert state is not None
        assert found["asked_in"] == hall.room.table.asked_in
        assert {one["code"] for one in found["moves"]} <= set(state.codes)
        assert all(0 <= one["chance"] <= 1 for one in found["moves"])
        assert found["reason"] in ("even", "gain", "deny", "odds")
        assert "hinted" not in watching.kinds()
        other = next(code for code in state.codes if code not in {one["code"] for one in found["moves"]})
        assert other in [one["code"] for one in (await asked(hall, hall.ada, code=other))["moves"]]

    trial(act)


def test_a_move_is_called_a_mistake_only_where_an_analysis_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """At first the second answer seems to lose half of a victory: that is a mistake if larger searches find it, too."""

    async def act() -> None:
        hall = alone()
        state = hall.room.table.state
        assert state is not None
        best, other = state.codes[:2]
        again = {state.legal[0]: 0.8, state.legal[1]: 0.3}
        monkeypatch.setattr(hints, "hint", lambda *_: [Outlook(state.legal[i], (0.8, 0.3)[i], 1, 1) for i in (0, 1)])
        monkeypatch.setattr("camarilla.bots.verdict.outlook", lambda seen, move, *_: Outlook(move, again[move], 1, 1))

        async def mistaken(code: int | None) -> bool:
            return "mistake" in await asked(hall, hall.ada, code=code)

        assert [await mistaken(code) for code in (best, other, None)] == [False, True, False]
        again[state.legal[1]] = 0.8
        assert not await mistaken(other)

    trial(act)


def test_among_people_only_where_the_host_allows_it() -> None:
    async def act() -> None:
        for allowed in (True, False):
            hall = Hall(hints=allowed)
            hall.begin()
            found = await asked(hall, hall.ada)
            assert found.get("error") == (None if allowed else "no-hints")

    trial(act)


def test_nobody_asks_for_a_hint_out_of_turn() -> None:
    async def act() -> None:
        hall = Hall(hints=True)
        assert (await asked(hall, hall.ada))["error"] == "phase-gathering"
        bob, eve = hall.begin(), hall.enter("eve")
        assert (await asked(hall, bob))["error"] == "not-asked"
        assert (await asked(hall, eve))["error"] == "only-watching"
        assert (await asked(hall, hall.ada, at=1))["error"] == "stale"
        for code in (9_999, 60_000):
            assert (await asked(hall, hall.ada, code=code))["error"] == "illegal-code"

    trial(act)


def test_a_hint_that_comes_too_late_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        hall = alone()
        re = hall.order(hall.ada, commands.Hint, asked_in=hall.room.table.asked_in)
        hall.play(hall.ada)
        await asyncio.gather(*hall.rooms.tasks, return_exceptions=True)
        assert answer(hall.ada, re)["error"] == "stale"

    monkeypatch.setattr(hints, "hint", lambda seen, also: [Outlook(move, 0.5, 1, 1) for move in seen.legal])
    trial(act)


def test_whoever_answers_the_moment_a_hint_comes_is_refused_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        hall = alone()

        def send(data: bytes, told: Any = hall.ada.send) -> None:
            told(data)
            if hall.ada.kinds()[-1] == "hinted":
                hall.play(hall.ada)

        monkeypatch.setattr(hall.ada, "send", send)
        re = hall.order(hall.ada, commands.Hint, asked_in=hall.room.table.asked_in)
        await asyncio.gather(*hall.rooms.tasks)
        assert [one["type"] for one in hall.ada.out if one.get("re") == re] == ["hinted"]

    monkeypatch.setattr(hints, "hint", lambda seen, also: [Outlook(move, 0.5, 1, 1) for move in seen.legal])
    trial(act)


def test_a_hint_that_fails_is_refused_and_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(seen: object, also: object) -> None:
        raise ZeroDivisionError

    async def act() -> None:
        hall = alone()
        assert (await asked(hall, hall.ada))["error"] == "internal"
        assert ("error", "hint failed", {"game": "oriflamme", "error": "ZeroDivisionError"}) in hall.log.lines

    monkeypatch.setattr(hints, "hint", fail)
    trial(act)


def test_hints_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        hall = alone()
        for bucket in ("ok", "ok", "flood"):
            assert (await asked(hall, hall.ada)).get("error", "ok") == bucket
        hall.timer.pass_by(2_000)
        assert "error" not in await asked(hall, hall.ada)

    settings = ServerSettings(quantum=250, limits=Limits(hints_at_once=2))
    monkeypatch.setattr("server.test_room_faults.ServerSettings", lambda **_: settings)
    monkeypatch.setattr(hints, "hint", lambda seen, also: [Outlook(move, 0.5, 1, 1) for move in seen.legal])
    trial(act)


# -- hints that wait ----------------------------------------------------------------------------------------------
@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Semaphore]:
    """Searches that last until the test, or its end, lets them go."""
    leave = threading.Semaphore(0)

    def search(seen: Any, also: object) -> list[Outlook]:
        leave.acquire()
        return [Outlook(move, 0.5, 1, 1) for move in seen.legal]

    monkeypatch.setattr(hints, "hint", search)
    yield leave
    leave.release(1000)


def ask(hall: Hall, ear: Ear) -> str:
    return hall.order(ear, commands.Hint, asked_in=hall.room.table.asked_in)


async def settle() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_socket_waits_for_one_hint_and_the_newer_one_counts(slow: threading.Semaphore) -> None:
    async def act() -> None:
        hall = alone()
        asked_for = [ask(hall, hall.ada) for _ in range(5)]
        await settle()
        assert [answer(hall.ada, re)["error"] for re in asked_for[:-1]] == ["newer-hint"] * 4
        assert (len(hall.rooms.tasks), hall.rooms.hinting.of_address) == (1, {"here": 1})
        slow.release(5)
        await asyncio.gather(*hall.rooms.tasks)
        assert answer(hall.ada, asked_for[-1])["type"] == "hinted"
        await settle()
        assert not hall.room.hints
        assert not hall.rooms.hinting.total()

    trial(act)


def test_whoever_goes_waits_for_no_hint(slow: threading.Semaphore) -> None:
    """The search that has begun keeps its turn until it ends; those that wait do not begin."""

    async def act() -> None:
        hall = alone()
        ears = [hall.ada, *(hall.enter("ada") for _ in range(3))]
        for ear in ears:
            ask(hall, ear)
        await settle()
        turns = hall.rooms.bots.turns
        assert (turns.waiting, turns.thinking["here"]) == (3, 1)
        for ear in ears:
            hall.room.leave(ear)
        await settle()
        assert (turns.waiting, turns.thinking["here"], len(hall.rooms.tasks)) == (0, 1, 0)

    trial(act)


def test_hints_that_wait_are_few_at_an_address(slow: threading.Semaphore, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        hall = alone()
        first, second, third = hall.ada, hall.enter("ada"), hall.enter("ada")
        far = hall.enter("ada")
        far.address = "far"
        for ear in (first, second):
            ask(hall, ear)
        assert answer(third, ask(hall, third))["error"] == "flood"
        re = ask(hall, far)
        assert not [message for message in far.out if message.get("re") == re]

    settings = ServerSettings(quantum=250, limits=Limits(hints_waiting=2))
    monkeypatch.setattr("server.test_room_faults.ServerSettings", lambda **_: settings)
    trial(act)


def test_hints_use_up_what_a_player_may_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        hall = alone()
        found = [(await asked(hall, hall.ada, at=1))["error"] for _ in range(3)]
        assert found == ["stale", "stale", "flood"]

    settings = ServerSettings(quantum=250, limits=Limits(writes_at_once=3))
    monkeypatch.setattr("server.test_room_faults.ServerSettings", lambda **_: settings)
    trial(act)


def test_several_seats_of_one_player_are_several_people() -> None:
    async def act() -> None:
        hall = Hall("me Ada", "me Bo", hotseat=True)
        assert not hall.room.table.hints

    trial(act)
