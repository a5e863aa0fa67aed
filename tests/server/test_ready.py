"""Before the game players say that they are ready."""

from __future__ import annotations

from camarilla.server.table.commands import READING
from camarilla.wire import commands
from camarilla.wire.parts import TableRules, TimeControl
from server.tables import ADA, BOB, CYN, Bench, refusal

BLITZ = TableRules(clock=TimeControl(bank=5_000, increment=0, unattended=True))


def readiness(bench: Bench) -> list[bool]:
    return [seat.ready for seat in bench.table.shown().seats]


def test_players_say_that_they_are_ready_and_take_it_back() -> None:
    bench = Bench("oriflamme")
    bench.seat_all()
    bench.order(BOB, commands.Ready, seat=1, on=True)
    assert readiness(bench)[:2] == [False, True]
    before = bench.table.n
    bench.order(BOB, commands.Ready, seat=1, on=True)
    assert bench.table.n == before, "once is enough"
    bench.order(BOB, commands.Ready, seat=1, on=False)
    assert not any(readiness(bench))


def test_whoever_comes_to_the_seat_is_not_ready_yet_and_nobody_speaks_for_another() -> None:
    bench = Bench("oriflamme")
    bench.seat_all()
    assert refusal(lambda: bench.order(ADA, commands.Ready, seat=1, on=True)) == "not-your-seat"
    bench.order(BOB, commands.Ready, seat=1, on=True)
    bench.order(BOB, commands.Leave, seat=1)
    bench.order(BOB, commands.Sit, seat=1)
    assert not bench.table.shown().seats[1].ready
    bench.order(ADA, commands.Begin)
    assert refusal(lambda: bench.order(BOB, commands.Ready, seat=1, on=True)) == "phase-playing"


def test_whoever_was_ready_for_other_rules_is_asked_again() -> None:
    bench = Bench()
    bench.seat_all()
    for seat, who in enumerate((ADA, BOB, CYN)):
        bench.order(who, commands.Ready, seat=seat, on=True)
    bench.order(ADA, commands.Change, rules=TableRules(clock=TimeControl(bank=5_000, increment=0)))
    assert readiness(bench) == [False, False, False]
    assert [seat.ready for seat in bench.reloaded().seats] == [False, False, False]


def test_nobody_is_dealt_into_rules_that_have_just_changed() -> None:
    bench = Bench()
    bench.seat_all()
    bench.order(ADA, commands.Change, rules=TableRules(clock=TimeControl(bank=5_000, increment=0)))
    bench.order(BOB, commands.Ready, seat=1, on=True)
    bench.now += READING - 1
    assert refusal(lambda: bench.order(ADA, commands.Begin)) == "rules-new"
    bench.order(CYN, commands.Ready, seat=2, on=True)
    bench.order(ADA, commands.Begin)
    bench = Bench()
    bench.seat_all()
    bench.order(ADA, commands.Change, rules=TableRules())
    bench.now += READING
    bench.order(ADA, commands.Begin)


def test_whoever_was_away_when_the_rules_changed_is_not_dealt_in_before_reading_them() -> None:
    bench = Bench()
    bench.seat_all()
    bench.part(BOB)
    bench.order(ADA, commands.Change, rules=BLITZ)
    bench.now += 2 * READING
    assert refusal(lambda: bench.order(ADA, commands.Begin)) == "rules-unread"
    bench.join(BOB)
    bench.now += READING - 1
    assert refusal(lambda: bench.order(ADA, commands.Begin)) == "rules-new"
    bench.part(BOB)  # a glance is not enough
    bench.now += READING
    assert refusal(lambda: bench.order(ADA, commands.Begin)) == "rules-unread"
    bench.join(BOB)
    bench.now += READING
    bench.part(BOB)  # who has read them may look elsewhere until it begins
    bench.order(ADA, commands.Begin)


def test_whoever_sits_down_under_changed_rules_has_agreed_to_them() -> None:
    bench = Bench(seats=2)
    bench.join(ADA)
    bench.order(ADA, commands.Change, rules=BLITZ)
    bench.now += READING
    bench.join(BOB)
    bench.order(BOB, commands.Sit, seat=1)
    bench.order(ADA, commands.Begin)
