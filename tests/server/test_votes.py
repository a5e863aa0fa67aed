"""An idle player is replaced by a vote of those who wait, never by one alone where several wait."""

from __future__ import annotations

from camarilla.server.table.opening import rematch
from camarilla.server.table.records import Opened, Voted
from camarilla.server.table.votes import ANSWER, IDLE
from camarilla.wire import commands
from camarilla.wire.parts import DAY, TimeControl
from server.tables import ADA, BOB, CYN, EVE, NAMES, START, Bench, begun, refusal

Vote = commands.Vote


def idle(**rules: int) -> Bench:
    """Bob is here, is asked, and does nothing."""
    bench = begun(first=1, **rules)
    bench.wait(IDLE)
    return bench


def test_nobody_is_hurried() -> None:
    bench = begun(first=1)
    bench.wait(IDLE - 1_500)
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-early"
    bench.wait(1_500)
    bench.order(ADA, Vote, seat=1, yes=True)


def test_the_host_alone_replaces_nobody() -> None:
    bench = idle()
    bench.order(ADA, Vote, seat=1, yes=True)
    bench.wait(10 * ANSWER)
    assert bench.table.seats[1].player == "bob"
    assert bench.table.shown().vote is None


def test_all_who_wait_replace_him_when_his_time_to_answer_is_over() -> None:
    bench = idle(pace=700)
    bench.order(CYN, Vote, seat=1, yes=True)  # not the host
    bench.order(ADA, Vote, seat=1, yes=True)
    shown = bench.table.shown().vote
    assert shown is not None
    assert (shown.seat, shown.until, shown.yes, shown.no, shown.needed) == (1, bench.now + ANSWER, [2, 0], [], 2)
    assert bench.reloaded().vote == bench.table.vote
    bench.wait(ANSWER - 1)
    assert bench.table.seats[1].player == "bob"
    bench.wait(1)
    assert bench.table.shown().seats[1].kind == "bot"
    assert bench.session.bot_due() == (1, START + IDLE + ANSWER + 700)
    assert refusal(lambda: bench.order(BOB, commands.TakeOver, seat=1)) == "not-your-seat"


def test_an_answer_ends_the_vote() -> None:
    bench = idle()
    for who in (ADA, CYN):
        bench.order(who, Vote, seat=1, yes=True)
    bench.play()
    assert bench.table.vote is None
    bench.wait(ANSWER)
    assert bench.table.seats[1].player == "bob"


def test_one_against_is_enough_where_two_wait_and_it_is_not_asked_again_at_once() -> None:
    bench = idle()
    bench.order(ADA, Vote, seat=1, yes=True)
    bench.order(CYN, Vote, seat=1, yes=False)
    assert bench.table.vote is None
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-early"
    bench.wait(IDLE)
    bench.order(ADA, Vote, seat=1, yes=True)


def test_a_vote_is_changed_by_another() -> None:
    bench = idle()
    bench.order(ADA, Vote, seat=1, yes=True)
    bench.order(ADA, Vote, seat=1, yes=False)
    assert bench.table.vote is None


def test_where_one_waits_one_is_enough() -> None:
    """Two against the world: the other one went, and a bot stands in."""
    bench = idle()
    bench.order(CYN, commands.Leave, seat=2)
    bench.order(ADA, Vote, seat=1, yes=True)
    bench.wait(ANSWER)
    assert bench.table.shown().seats[1].kind == "bot"


def test_votes_of_those_who_have_gone_do_not_count() -> None:
    bench = idle()
    bench.order(ADA, Vote, seat=1, yes=True)
    bench.order(CYN, Vote, seat=1, yes=True)
    bench.part(ADA)
    bench.part(CYN)
    bench.wait(ANSWER)
    assert bench.table.seats[1].player == "bob"


def test_only_those_who_wait_vote_and_only_on_whom_they_wait_for() -> None:
    bench = idle()
    bench.join(EVE)
    for who, seat, why in ((EVE, 1, "vote-players"), (BOB, 1, "vote-players"), (ADA, 2, "vote-not-waiting")):
        assert refusal(lambda who=who, seat=seat: bench.order(who, Vote, seat=seat, yes=True)) == why
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=False)) == "vote-early"
    assert refusal(lambda: bench.order(ADA, Vote, seat=7, yes=True)) == "seat"
    bench.order(BOB, commands.Leave, seat=1)
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-not-waiting"


def test_a_stand_in_ends_the_vote() -> None:
    bench = idle()
    for who in (ADA, CYN):
        bench.order(who, Vote, seat=1, yes=True)
    bench.order(BOB, commands.Leave, seat=1)
    bench.wait(ANSWER)
    assert bench.table.seats[1].player == "bob"


# -- no vote is dodged ---------------------------------------------------------------------------------------------
def called(**rules: bool) -> Bench:
    """Both who wait have voted against Bob."""
    bench = idle(**rules)
    for who in (ADA, CYN):
        bench.order(who, Vote, seat=1, yes=True)
    return bench


def test_going_for_a_moment_only_puts_the_count_off() -> None:
    bench = called()
    bench.wait(ANSWER - 500)
    bench.part(BOB)
    bench.wait(1_000)
    assert bench.table.shown().vote is not None
    bench.join(BOB)
    bench.wait(0)
    assert bench.table.shown().seats[1].kind == "bot"


def test_whoever_is_away_for_long_is_only_stood_in_for() -> None:
    bench = called()
    bench.part(BOB)
    bench.wait(2 * ANSWER)
    assert (bench.table.seats[1].player, bench.table.seats[1].why) == ("bob", "absent")
    assert bench.table.shown().vote is None


def test_leaving_and_coming_back_only_puts_the_count_off() -> None:
    bench = called()
    bench.wait(ANSWER - 500)
    bench.order(BOB, commands.Leave, seat=1)
    assert bench.table.shown().vote is None  # nobody waits for him
    bench.wait(1_000)
    bench.order(BOB, commands.TakeOver, seat=1)
    bench.wait(0)
    assert bench.table.shown().seats[1].kind == "bot"


def test_nobody_puts_a_question_off_by_leaving_and_coming_back() -> None:
    """Once, by mistake; after that the bot answers it."""
    bench = begun(first=1)
    for _ in range(2):
        bench.order(BOB, commands.Leave, seat=1)
        bench.order(BOB, commands.TakeOver, seat=1)
        bench.order(BOB, commands.Leave, seat=1)
        assert refusal(lambda: bench.order(BOB, commands.TakeOver, seat=1)) == "bot-answers"
        while bench.table.asked == 1:
            assert bench.table.state is not None
            bench.now += 1
            bench.take(bench.session.bot_answers(bench.table.asked_in, bench.table.state.codes[0], bench.now))
        bench.order(BOB, commands.TakeOver, seat=1)
        while bench.table.asked != 1:
            bench.now += 1
            bench.play()


def test_a_vote_does_not_outlast_those_who_wait() -> None:
    bench = called()
    for who in (BOB, ADA, CYN):
        bench.part(who)
    bench.wait(100 * ANSWER)
    for who in (ADA, CYN, BOB):
        bench.join(who)
    bench.wait(0)
    assert (bench.table.seats[1].player, bench.table.vote) == ("bob", None)
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-early"


def test_an_answer_that_is_taken_back_was_none() -> None:
    bench = begun(first=1, undo=True)
    bench.wait(IDLE - 1_000)
    bench.play()
    bench.wait(500)
    bench.order(BOB, commands.Undo, asked_in=bench.table.asked_in)
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-early"
    bench.wait(500)
    bench.order(ADA, Vote, seat=1, yes=True)
    assert bench.reloaded().vote == bench.table.vote


def test_an_answer_that_ended_a_vote_stands() -> None:
    bench = called(undo=True)
    bench.play()
    assert refusal(lambda: bench.order(BOB, commands.Undo, asked_in=bench.table.asked_in)) == "no-undo"
    assert bench.reloaded().played[-1].ended_vote


def test_whoever_comes_and_goes_all_the_time_is_voted_on_while_away() -> None:
    """The table's patience begins anew with each absence: after twice as long it is no excuse."""
    bench = begun(first=1)
    for _ in range(3):
        bench.wait(1_000)
        bench.part(BOB)
        bench.wait(39_000)
        if bench.now < START + 2 * IDLE:
            assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) in ("vote-absent", "vote-early")
            bench.join(BOB)
    for who in (ADA, CYN):
        bench.order(who, Vote, seat=1, yes=True)
    bench.join(BOB)
    bench.wait(ANSWER)
    assert bench.table.shown().seats[1].kind == "bot"


# -- who keeps to what the table promised is voted out by nobody ---------------------------------------------------
def over_days() -> Bench:
    """Two play over days, and Bob, who is asked, is not here."""
    bench = Bench(seats=2, first=1, clock=TimeControl(bank=14 * DAY, increment=0, unattended=True))
    bench.begin()
    bench.part(BOB)
    bench.wait(IDLE)
    return bench


def test_a_game_over_days_waits_as_long_as_the_clock_allows() -> None:
    bench = over_days()
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-clock"
    bench.join(BOB)
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-clock"


def test_whoever_is_here_and_in_time_stays() -> None:
    bench = begun(first=1, clock=TimeControl(bank=10 * IDLE, increment=0))
    bench.wait(2 * IDLE)
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-clock"
    bench.wait(8 * IDLE)
    assert bench.table.seats[1].why == "clock"


def test_whoever_is_away_has_the_patience_of_the_table() -> None:
    bench = begun(first=1, patience=10 * IDLE)
    bench.wait(IDLE)
    bench.part(BOB)
    bench.wait(9 * IDLE)
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-absent"
    bench.wait(IDLE)
    assert bench.table.seats[1].why == "absent"


def test_whoever_is_here_has_no_less_than_whoever_is_away() -> None:
    bench = begun(first=1, patience=10 * IDLE)
    bench.wait(10 * IDLE - 1)
    assert refusal(lambda: bench.order(ADA, Vote, seat=1, yes=True)) == "vote-early"
    bench.wait(1)
    bench.order(ADA, Vote, seat=1, yes=True)


def test_a_vote_on_one_who_goes_meanwhile_replaces_nobody_until_he_is_back() -> None:
    bench = called()
    bench.part(BOB)
    bench.wait(ANSWER)
    assert bench.table.seats[1].player == "bob"
    assert bench.table.vote is not None


def test_a_vote_that_an_older_server_allowed_replaces_nobody() -> None:
    bench = over_days()
    bench.take(bench.session.put([Voted(bench.now, 1, "ada", True)]))
    bench.wait(ANSWER)
    assert (bench.table.seats[1].player, bench.table.vote) == ("bob", None)


def test_a_host_who_is_voted_out_is_host_no_longer() -> None:
    bench = begun(first=0)
    bench.wait(IDLE)
    for who in (BOB, CYN):
        bench.order(who, Vote, seat=0, yes=True)
    bench.wait(ANSWER)
    assert bench.table.seats[0].player is None
    assert bench.table.host == bench.reloaded().host == "bob"


def test_whoever_asks_for_a_rematch_is_host_where_the_old_one_sits_no_longer() -> None:
    bench = begun(first=0)
    bench.table.phase = "over"
    for host, new in (("ada", "ada"), ("eve", "cyn")):
        bench.table.host = host
        opened = rematch(bench.table, "cyn", NAMES, bench.now)[0]
        assert isinstance(opened, Opened)
        assert opened.host == new
