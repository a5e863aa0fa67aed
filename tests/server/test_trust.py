"""Tables people can trust: spectators hurry nobody, hosts block nobody, the removed stay away, names are one's own."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from camarilla.server.settings import OPEN
from camarilla.server.table.names import clean_name, look_alike
from camarilla.wire import commands
from camarilla.wire.parts import TableRules, TimeControl
from server.live import live
from server.tables import ADA, BOB, CYN, EVE, Bench, begun, refusal

FAST = TimeControl(bank=10_000, increment=2_000)


def adjourned() -> Bench:
    """A game with clocks that all players have left; Ada is asked and has six seconds."""
    bench = begun(clock=FAST)
    bench.wait(4_000)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    return bench


def test_a_spectator_lets_no_clock_run() -> None:
    bench = adjourned()
    bench.join(EVE)
    bench.wait(1_000_000)
    assert [seat.why for seat in bench.table.seats] == [None] * 3
    bench.join(ADA)
    assert bench.session.wake() == bench.now + 6_000


def test_a_spectator_who_stays_stops_no_clock_from_stopping() -> None:
    bench = begun(clock=FAST)
    bench.join(EVE)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    bench.wait(1_000_000)
    assert [seat.why for seat in bench.table.seats] == [None] * 3


def test_nobody_loses_an_adjourned_game_because_another_player_looks() -> None:
    """A bot stands in for a while, as for everybody who is away; the clock takes nothing away for good."""
    bench = adjourned()
    bench.join(BOB)
    bench.wait(59_999)
    assert bench.table.seats[0].why is None
    bench.wait(1)
    assert bench.table.seats[0].why == "absent"
    bench.join(ADA)
    assert bench.table.seats[0].why is None
    assert bench.session.wake() == bench.now + 6_000


def test_looking_in_on_an_adjourned_game_takes_no_time_from_the_others() -> None:
    """Again and again for a while, or until a bot has answered for the one who is asked."""
    bench = adjourned()
    for _ in range(6):
        bench.join(BOB)
        bench.wait(50_000)
        bench.part(BOB)
    assert bench.table.clock.banks[0] == 6_000
    bench.join(BOB)
    bench.wait(60_000)
    bench.now += bench.table.rules.pace
    bench.session.bot_answers(bench.table.asked_in, bench.table.state.codes[0], bench.now)
    assert bench.table.clock.banks[0] >= 6_000


def test_a_bot_that_stands_in_does_not_play_for_spectators() -> None:
    bench = begun(first=1)
    bench.order(BOB, commands.Leave, seat=1)
    assert bench.session.bot_due() is not None
    bench.join(EVE)
    for who in (ADA, BOB, CYN):
        bench.part(who)
    assert bench.session.bot_due() is None


def test_host_duty_passes_on_when_the_host_is_gone() -> None:
    bench = Bench()
    bench.seat_all()
    bench.part(ADA)
    bench.wait(59_999)
    assert bench.table.host == "ada"
    bench.wait(1)
    assert bench.table.host == "bob"
    assert bench.reloaded().host == "bob"
    bench.order(BOB, commands.Begin)


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    bench = Bench()
    bench.seat_all()
    bench.part(ADA)
    bench.wait(59_000)
    bench.join(ADA)
    bench.wait(1_000_000)
    assert bench.table.host == "ada"


def test_a_removed_player_stays_removed() -> None:
    bench = Bench()
    bench.order(BOB, commands.Sit, seat=1)
    bench.order(ADA, commands.Kick, seat=1)
    for seat in (1, 2):
        assert refusal(lambda seat=seat: bench.order(BOB, commands.Sit, seat=seat)) == "kicked"
    assert bench.reloaded().banned == {"bob"}


def test_spectators_keep_no_player_from_a_free_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", limits=replace(OPEN, listeners=2)) as server:
            ada, eve, bob = [await server.person(name) for name in ("Ada", "Eve", "Bob")]
            id = await ada.open("throne", "me", "open", begin=False)
            first, _ = await eve.join(id), await eve.join(id)
            player = await bob.join(id)
            assert await first.closed() == (1013, "full")
            assert (await player.order("sit", seat=1))["type"] == "update"

    asyncio.run(run())


PILOT = "Zoe \U0001f469\U0001f3fd\u200d\u2708\ufe0f"  # four characters that are shown as one


# -- names --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["ADA", "\u0410\u0501\u0430"])  # the second is Cyrillic
def test_nobody_takes_the_name_of_another(name: str) -> None:
    bench = Bench()
    false = replace(BOB, name=name)
    assert refusal(lambda: bench.order(false, commands.Sit, seat=1)) == "name-taken"
    bench.order(BOB, commands.Sit, seat=1)


@pytest.mark.parametrize(
    "name",
    [
        *["a\u200bb", "\u3164", "a\u2800b", "\u202eadA", "a\u0301\u0301\u0301", "\ufeff", "\u115f"],
        *["Ada\ufe0f", "Ada\U000e0100", "A\u180bda", "A\u200dda", "\U0001f451\u200d", "\U0001f451\ufe0f\ufe0f"],
    ],
)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    assert refusal(lambda: clean_name(name)) == "name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("Ian", "lan"), ("Bob", "\u0412ob"), ("0tto", "Otto"), ("Tom", "Torn"), ("\u2764\ufe0f", "\u2764")],
        *[
            ("Ann", name)
            for name in ("\u1d00nn", "A\u0274\u0274", "A nn", "Ann\u0f0b", "Ann\u0f35", "Ann\u00b7", "-Ann")
        ],
        *[("Ann", "an\u0332n"), ("Ann Lee", "AnnLee."), ("\u0410\u043d\u043d\u0430", "\u0410-\u043d\u043d\u0430")],
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("Ann", "Anna"), ("\u0410\u043d\u043d\u0430", "Anna"), ("\U0001f451", "\U0001f0a1"), ("...", "!?")],
        *[("Andr\u00e9", "Andre"), ("\u0930\u093e\u092e", "\u0930\u092e"), ("Ann 1", "Ann 2")],
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


def test_a_word_of_a_name_is_of_one_alphabet() -> None:
    assert refusal(lambda: clean_name("\u0410da")) == "name-mixed"
    assert clean_name("\u0410\u043d\u043d\u0430 Smith \u82b1\u5b50") == "\u0410\u043d\u043d\u0430 Smith \u82b1\u5b50"


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ａｄａ", "Ada"), ("  Zoe\u0308 ", "Zo\u00eb"), ("Анна 🂡", "Анна 🂡"), ("👑", "👑"), (PILOT, PILOT)],
)
def test_a_name_is_shown_as_it_is_meant(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_a_clock_that_is_made_to_run_unattended_does_so_from_the_beginning() -> None:
    """Whoever was away while the table gathered has been adjourned from nothing."""
    bench = Bench(seats=2)
    bench.order(BOB, commands.Sit, seat=1)
    bench.join(ADA)  # nobody was there to wait for Bob
    rules = TableRules(first=1, clock=TimeControl(5_000, 0, unattended=True))
    bench.order(ADA, commands.Change, rules=rules)
    bench.order(BOB, commands.Ready, seat=1, on=True)
    bench.order(ADA, commands.Begin)
    bench.part(ADA)
    bench.wait(5_000)
    assert bench.table.seats[1].why == "clock"
