"""A table: seats, host, beginning, talk; and that a loaded table is the same table."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.server.table.commands import READING
from camarilla.server.table.finished import replay
from camarilla.server.table.opening import open_table
from camarilla.server.table.updates import welcome
from camarilla.wire import commands, encode
from camarilla.wire.parts import TableRules
from camarilla.wire.rest import NewTable
from server.tables import ADA, BOB, CYN, EVE, NAMES, Bench, begun, refusal

Play, Sit, Kick, Fill, Begin = commands.Play, commands.Sit, commands.Kick, commands.Fill, commands.Begin


def refuses(bench: Bench, who: Any, kind: type[Any], **parts: Any) -> str:
    """The id of the refusal; nothing has changed."""
    before, records = bench.table.n, len(bench.records)
    with pytest.raises(Refusal) as caught:
        bench.order(who, kind, **parts)
    assert (bench.table.n, len(bench.records)) == (before, records)
    assert str(caught.value)
    return caught.value.id


# -- seats and host ---------------------------------------------------------------------------------------------
def test_whoever_opens_a_table_sits_and_is_its_host() -> None:
    shown = Bench().table.shown()
    assert [seat.kind for seat in shown.seats] == ["person", "empty", "empty"]
    assert shown.host == shown.seats[0].tag
    assert shown.phase == "gathering"


def test_a_taken_seat_is_refused_and_one_player_has_one_seat() -> None:
    bench = Bench()
    bench.order(BOB, Sit, seat=1)
    assert refuses(bench, CYN, Sit, seat=1) == "seat-taken"
    assert refuses(bench, CYN, Sit, seat=3) == "seat"
    bench.order(BOB, Sit, seat=2)
    assert bench.table.seats_of("bob") == [2]


def test_at_a_hot_seat_one_player_has_several_seats_with_names() -> None:
    bench = Bench(hotseat=True)
    bench.order(ADA, Sit, seat=1, name="Granny")
    assert bench.table.seats_of("ada") == [0, 1]
    assert [seat.name for seat in bench.table.shown().seats] == ["Ada", "Granny", None]
    assert refuses(bench, ADA, commands.Change, rules=TableRules()) == "hotseat-in-use"


def test_only_the_host_fills_kicks_changes_and_begins() -> None:
    bench = Bench()
    bench.order(BOB, Sit, seat=1)
    assert refuses(bench, BOB, Fill, seat=2, level="page") == "not-host"
    assert refuses(bench, BOB, Kick, seat=0) == "not-host"
    assert refuses(bench, BOB, commands.Change, rules=TableRules()) == "not-host"
    assert refuses(bench, BOB, Begin) == "not-host"


def test_a_kicked_player_cannot_take_that_seat_again() -> None:
    bench = Bench()
    bench.order(BOB, Sit, seat=1)
    bench.order(ADA, Kick, seat=1)
    assert refuses(bench, BOB, Sit, seat=1) == "kicked"
    assert refuses(bench, ADA, Kick, seat=0) == "kick-yourself"


def test_the_host_removes_nobody_from_a_game() -> None:
    bench = Bench()
    bench.begin()
    assert refuses(bench, ADA, Kick, seat=1) == "phase-playing"


def test_bots_of_any_level_fill_seats() -> None:
    bench = Bench()
    bench.order(ADA, Fill, seat=1, level="knight")
    bench.order(ADA, Fill, seat=2, level="page:bluffing")
    assert [seat.level for seat in bench.table.shown().seats] == [None, "knight", "page:bluffing"]
    for level in ("emperor", "engine:true", "ismcts:99999999"):  # other players that a terminal may seat
        assert refuses(bench, ADA, Fill, seat=1, level=level) == "level"
    bench.order(ADA, Kick, seat=1)
    bench.order(BOB, Sit, seat=1)
    assert refuses(bench, ADA, Fill, seat=1, level="page") == "seat-taken"


def test_a_host_who_leaves_hands_over() -> None:
    bench = Bench()
    bench.order(BOB, Sit, seat=1)
    bench.order(ADA, commands.Leave, seat=0)
    assert bench.table.host == "bob"
    assert bench.table.seats[0].free


def test_leaving_a_game_lets_a_bot_stand_in_until_back() -> None:
    bench = Bench()
    bench.begin()
    bench.order(BOB, commands.Leave, seat=1)
    assert bench.table.shown().seats[1].stand_in == "left"
    bench.order(BOB, commands.TakeOver, seat=1)
    assert bench.table.shown().seats[1].stand_in is None


def test_what_cannot_be_done_twice_changes_nothing_or_is_refused() -> None:
    bench = Bench()
    bench.begin()
    bench.order(BOB, commands.Leave, seat=1)
    assert bench.order(BOB, commands.Leave, seat=1).records == []
    assert bench.order(ADA, commands.TakeOver, seat=0).records == []
    bench.order(BOB, commands.TakeOver, seat=1)
    bench.play_on(random.Random(1))
    assert refuses(bench, BOB, commands.Leave, seat=1) == "phase-over"
    assert refuses(bench, BOB, commands.TakeOver, seat=1) == "phase-over"
    assert refuses(bench, ADA, Kick, seat=1) == "phase-over"


def test_a_contribution_is_one_line() -> None:
    bench = Bench()
    assert refuses(bench, ADA, commands.Contribute, seat=0, text="one\ntwo") == "contribution-lines"
    assert refuses(bench, BOB, commands.Contribute, seat=0, text="mine") == "not-your-seat"
    bench.order(ADA, commands.Contribute, seat=0, text="one")
    assert bench.table.shown().seats[0].contributed


# -- beginning --------------------------------------------------------------------------------------------------
def test_a_game_begins_when_every_seat_is_taken() -> None:
    bench = Bench()
    assert refuses(bench, ADA, Begin) == "free-seats"
    bench.begin()
    assert bench.table.phase == "playing"
    assert refuses(bench, ADA, Begin) == "phase-playing"
    assert refuses(bench, EVE, Sit, seat=0) == "phase-playing"
    assert refuses(bench, ADA, commands.Contribute, seat=0, text="late") == "phase-playing"


def test_options_are_checked_before_the_game() -> None:
    bench = Bench()
    assert refuses(bench, ADA, commands.Change, rules=TableRules(options={"rounds": 99})) == "option-value"
    assert refuses(bench, ADA, commands.Change, rules=TableRules(options={"colour": 1})) == "option"
    bench.order(ADA, commands.Change, rules=TableRules(options={"rounds": 1}, first=2))
    bench.now += READING
    bench.begin()
    assert bench.table.asked == 2


# -- answers ----------------------------------------------------------------------------------------------------
def test_only_the_seat_that_is_asked_answers_and_only_what_is_legal() -> None:
    bench = Bench()
    bench.begin()
    table = bench.table
    code = table.state.codes[0] if table.state else 0
    assert refuses(bench, BOB, Play, asked_in=table.asked_in, code=code) == "not-asked"
    assert refuses(bench, EVE, Play, asked_in=table.asked_in, code=code) == "only-watching"
    assert refuses(bench, ADA, Play, asked_in=table.asked_in, code=9999) == "illegal-answer"
    assert refuses(bench, ADA, Play, asked_in=table.asked_in - 1, code=code) == "stale"
    bench.play(code)
    assert refuses(bench, ADA, Play, asked_in=table.asked_in - 1, code=code) == "stale"


def test_chat_between_question_and_answer_does_not_make_it_stale() -> None:
    bench = Bench()
    bench.begin()
    at = bench.table.asked_in
    before = bench.reloaded().shown()
    bench.order(BOB, commands.Say, text="hurry")
    assert (bench.table.asked_in, bench.reloaded().shown()) == (at, before)  # it is no part of the log
    bench.play()


@pytest.mark.parametrize("game", camarilla.games())
def test_a_whole_game_is_told_to_each_reader_in_numbers_without_gaps(game: str) -> None:
    bench = Bench(game)
    bench.begin()
    bench.join(EVE)
    bench.play_on(random.Random(1))
    for seat in (0, 1, 2, None):
        numbers = [update.n for update in bench.heard(seat)]
        assert numbers == list(range(numbers[0], bench.table.n + 1))
    last = bench.heard(None)[-1].table
    assert last.phase == "over"
    assert last.share == "share"
    over = bench.heard(1)[-2].game
    assert over.over
    assert bench.table.result is not None
    assert (over.scores, over.winners) == (bench.table.result.scores, bench.table.result.winners)


@pytest.mark.parametrize("game", camarilla.games())
def test_a_loaded_table_shows_everybody_the_same(game: str) -> None:
    dice = random.Random(7)
    for most in (0, 1, 5, 13, 30):
        bench = Bench(game)
        bench.begin()
        bench.play_on(dice, most)
        loaded = bench.reloaded()
        loaded.clock.since = bench.table.clock.since
        for who in (ADA, BOB, EVE):
            assert encode(welcome(loaded, who, bench.now)) == encode(welcome(bench.table, who, bench.now))


@pytest.mark.parametrize("game", camarilla.games())
def test_a_loaded_game_goes_on_as_if_nothing_had_happened(game: str) -> None:
    """Also chance: the draws to come are the same."""
    bench = Bench(game)
    bench.begin()
    bench.play_on(random.Random(3), 9)
    other = Bench(game)
    other.session.table = bench.reloaded()
    bench.play_on(random.Random(4))
    other.play_on(random.Random(4))
    assert other.table.result is not None
    assert other.table.result == bench.table.result
    assert other.table.draws == bench.table.draws
    assert other.table.state is not None
    assert other.table.state == bench.table.state


@pytest.mark.parametrize("game", camarilla.games())
def test_a_replay_shows_each_reader_what_was_told_in_the_game(game: str) -> None:
    bench = Bench(game)
    bench.join(EVE)
    bench.begin()
    bench.play_on(random.Random(5))
    for reader, eyes in ((0, "0"), (1, "1"), (2, "2"), (None, "spectator")):
        heard = [json.loads(encode(update)) for update in bench.heard(reader) if update.game]
        steps = json.loads(msgspec.json.encode(replay(bench.table, bench.records, eyes)))["steps"]
        shown = [(step["n"], step["view"], step["told"], step["asked"]) for step in steps]
        assert shown == [(one["n"], one["game"]["view"], one.get("told", []), one["game"]["asked"]) for one in heard]
        assert {step["seat"] for step in steps if step["move"]} == ({reader} if eyes != "spectator" else set())


# -- talk -------------------------------------------------------------------------------------------------------
def test_chat_reaches_everybody_but_those_who_muted() -> None:
    bench = Bench()
    bench.seat_all()
    bench.join(EVE)
    bench.order(BOB, commands.Mute, tag=bench.table.tag("ada"), on=True)
    bench.order(ADA, commands.Say, text="  hello \n there ")
    (said,) = bench.said
    assert (said.message.number, said.message.line.text, said.hushed) == (1, "hello there", {"bob"})
    assert welcome(bench.table, BOB, 0).said == []
    assert len(welcome(bench.table, CYN, 0).said) == 1
    bench.order(BOB, commands.Mute, tag=bench.table.tag("ada"), on=False)
    assert len(welcome(bench.table, BOB, 0).said) == 1


def test_empty_and_unprintable_talk_is_refused() -> None:
    bench = Bench()
    assert refuses(bench, ADA, commands.Say, text=" \n ") == "empty-text"
    assert refuses(bench, ADA, commands.Say, text="a\x00b") == "empty-text"
    assert refuses(bench, ADA, commands.Say, text="\u200d\ufe0f") == "empty-text"
    family = "👨\u200d👩\u200d👧 ❤\ufe0f"
    bench.order(ADA, commands.Say, text=family)
    assert bench.said[-1].line.text == family
    assert refuses(bench, ADA, commands.Mute, tag=bench.table.tag("ada"), on=True) == "mute-yourself"


# -- talk and names ---------------------------------------------------------------------------------------------
def test_only_people_of_this_table_are_muted_and_only_once() -> None:
    bench = begun()
    assert refusal(lambda: bench.order(ADA, commands.Mute, tag="0123456789", on=True)) == "mute-nobody"
    bench.order(EVE, commands.Say, text="hello")
    for who in ("bob", "eve"):
        tag = bench.table.tag(who)
        for on, changed in ((True, True), (True, False), (False, True), (False, False)):
            assert bench.order(ADA, commands.Mute, tag=tag, on=on).muted == changed
            assert (tag in bench.table.muted["ada"]) == on


def test_names_at_a_hot_seat_are_as_clean_as_others() -> None:
    bench = Bench(hotseat=True)
    bench.order(ADA, commands.Sit, seat=1, name="  Granny   Smith ")
    assert bench.table.seats[1].name == "Granny Smith"
    assert refusal(lambda: bench.order(ADA, commands.Sit, seat=2, name="a\u202eb")) == "name"

    def seated(wish: str) -> str:
        new = NewTable("throne", ["me", wish], TableRules(hotseat=True))
        return str(open_table(new, "ada", "Ada", NAMES, 0)[-1].name)  # type: ignore[union-attr]

    assert [seated(wish) for wish in ("me  Granny  Smith", "me", "me  ")] == ["Granny Smith", "Ada", "Ada"]
    assert refusal(lambda: seated("me a\u202eb")) == "name"


def test_a_host_who_goes_hands_over_to_somebody_who_is_here() -> None:
    bench = Bench()
    bench.seat_all()
    bench.part(BOB)
    bench.order(ADA, commands.Leave, seat=0)
    assert bench.table.host == "cyn"


def test_a_new_host_who_is_not_here_is_waited_for_no_longer_than_another() -> None:
    bench = Bench()
    bench.seat_all()
    bench.join(EVE)
    bench.part(BOB)
    bench.part(CYN)
    bench.order(ADA, commands.Leave, seat=0)
    assert bench.table.host == "bob"
    bench.order(EVE, commands.Sit, seat=0)
    bench.wait(60_000)
    assert bench.table.host == "eve"
