"""Time at a table: clocks, absent players, bots that wait. The tests turn the clock."""

from __future__ import annotations

import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.server.live.session import GRACE
from camarilla.wire import commands
from camarilla.wire.parts import TimeControl
from server.tables import ADA, BOB, CYN, EVE, START, Bench, begun

FAST = TimeControl(bank=10_000, increment=2_000)


# -- clocks -----------------------------------------------------------------------------------------------------
def test_an_answer_costs_time_and_earns_the_increment() -> None:
    bench = begun(clock=FAST)
    bench.wait(3_000)
    bench.play()
    assert [bank.left for bank in bench.heard(1)[-1].game.banks] == [9_000, 10_000, 10_000]
    bench.wait(500)
    bench.play()
    assert bench.table.clock.banks == [9_000, 11_500, 10_000]
    assert bench.reloaded().clock.banks == [9_000, 11_500, 10_000]


def test_when_the_bank_is_empty_a_bot_plays_on() -> None:
    bench = begun(clock=FAST)
    bench.wait(9_999)
    assert bench.table.seats[0].why is None
    bench.wait(1)
    assert bench.table.seats[0].why == "clock"
    assert bench.session.bot_due() == (0, bench.now + 1200)
    with pytest.raises(Refusal, match="time is up"):
        bench.order(ADA, commands.TakeOver, seat=0)
    with pytest.raises(Refusal, match="a bot is playing"):
        bench.play()


def test_the_clock_of_a_player_who_has_left_runs_on() -> None:
    """Nobody gains time by having a bot stand in for a moment."""
    bench = begun(clock=FAST, pace=5_000)
    bench.wait(9_000)
    bench.order(ADA, commands.Leave, seat=0)
    bench.wait(999)
    assert bench.table.seats[0].why == "left"
    bench.wait(1)
    assert bench.table.seats[0].why == "clock"


def test_no_time_passes_while_nobody_looks() -> None:
    bench = begun(clock=FAST)
    bench.wait(4_000)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    bench.wait(1_000_000)
    bench.join(ADA)
    assert bench.session.wake() == bench.now + 6_000


def test_without_a_clock_nobody_is_hurried() -> None:
    bench = begun()
    assert bench.session.wake() is None
    assert bench.heard(0)[-1].game.banks == []


# -- absence ----------------------------------------------------------------------------------------------------
def test_an_absent_player_is_warned_of_and_then_replaced_until_back() -> None:
    bench = begun()
    bench.part(BOB)
    assert bench.presence[-1].here == [0, 2]
    bench.wait(19_999)
    assert bench.presence[-1].absent == []
    bench.wait(1)
    (absence,) = bench.presence[-1].absent
    assert (absence.seat, absence.until) == (1, bench.now + 40_000)
    bench.wait(39_999)
    assert bench.table.seats[1].why is None
    bench.wait(1)
    assert bench.table.seats[1].why == "absent"
    assert bench.heard(0)[-1].table.seats[1].stand_in == "absent"
    assert bench.presence[-1].absent == []
    bench.join(BOB)
    assert bench.table.seats[1].why is None
    assert bench.presence[-1].here == [0, 1, 2]


def test_who_comes_back_in_time_keeps_the_seat() -> None:
    bench = begun()
    bench.part(BOB)
    bench.wait(59_000)
    bench.join(BOB)
    bench.wait(100_000)
    assert bench.table.seats[1].why is None


def test_who_left_while_the_table_gathered_is_waited_for_from_the_beginning() -> None:
    bench = Bench()
    bench.seat_all()
    bench.part(BOB)
    bench.wait(1_000_000)
    bench.order(ADA, commands.Begin)
    bench.wait(59_999)
    assert bench.table.seats[1].why is None
    bench.wait(1)
    assert bench.table.seats[1].why == "absent"


def test_a_second_tab_is_presence_too() -> None:
    bench = begun()
    bench.join(BOB)
    bench.part(BOB)
    bench.wait(100_000)
    assert bench.table.seats[1].why is None


def test_nobody_is_replaced_while_no_player_waits() -> None:
    bench = begun()
    bench.join(EVE)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    bench.wait(1_000_000)
    assert [chair.why for chair in bench.table.seats] == [None, None, None]
    bench.join(ADA)
    bench.wait(59_999)
    assert [chair.why for chair in bench.table.seats] == [None, None, None]
    bench.wait(1)
    assert [chair.why for chair in bench.table.seats] == [None, "absent", "absent"]


# -- bots -------------------------------------------------------------------------------------------------------
def test_a_bot_is_due_a_fixed_time_after_it_is_asked() -> None:
    bench = Bench(pace=700)
    bench.order(ADA, commands.Fill, seat=1, level="page")
    bench.order(ADA, commands.Fill, seat=2, level="page")
    bench.join(ADA)
    bench.order(ADA, commands.Begin)
    assert bench.session.bot_due() is None
    bench.now += 5
    bench.play()
    assert bench.session.bot_due() == (1, bench.now + GRACE * 700)  # the answer may still be taken back
    state, at = bench.table.state, bench.table.asked_in
    assert state is not None
    bench.take(bench.session.bot_answers(at, state.codes[0], bench.now + GRACE * 700))
    assert bench.table.played[-1].by_bot
    assert bench.session.bot_due() == (2, bench.now + (GRACE + 1) * 700)
    with pytest.raises(Refusal, match="moved on"):
        bench.session.bot_answers(at, state.codes[0], bench.now)


def test_bots_wait_while_nobody_looks() -> None:
    bench = Bench()
    bench.order(ADA, commands.Fill, seat=1, level="page")
    bench.order(ADA, commands.Fill, seat=2, level="page")
    bench.join(ADA)
    bench.order(ADA, commands.Begin)
    bench.play()
    bench.part(ADA)
    assert bench.session.bot_due() is None


# -- bots that stand in -----------------------------------------------------------------------------------------
def test_a_bot_that_stands_in_waits_its_pace_from_then_on() -> None:
    bench = begun(first=1, pace=700)
    bench.wait(5_000)
    bench.order(BOB, commands.Leave, seat=1)
    assert bench.session.bot_due() == (1, START + 5_000 + 700)


def test_neither_leaving_nor_a_restart_gives_thinking_time_back() -> None:
    bench = begun(clock=TimeControl(60_000, 0))
    asked = bench.table.asked
    assert asked is not None
    bench.wait(5000)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    for table in (bench.table, bench.reloaded()):
        assert table.clock.banks[asked] == 55_000
    bench.wait(100_000)
    bench.join(BOB)
    bench.wait(999)
    stored = len(bench.records)
    bench.part(BOB)  # whoever only looks in fills no log, and takes no time from one who is not back
    assert (bench.table.clock.banks[asked], len(bench.records)) == (55_000, stored)
