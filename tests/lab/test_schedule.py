"""Who meets whom, on which deals."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.lab.arena import check, tables
from camarilla.lab.schedule import Match, Plan, ScheduledGame, alone, plan_of


def plan(form: str = "robin", entrants: tuple[str, ...] = ("a", "b", "c"), seats: int = 3) -> Plan:
    return Plan(entrants, (("oriflamme", seats),), form, 2, 7, 5.0)


def test_in_a_round_robin_everybody_meets_everybody_both_ways() -> None:
    pairs = [(match.measured, match.others) for match in plan().matches()]
    assert sorted(pairs) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]


def test_two_seats_need_one_way_only() -> None:
    assert len(plan(seats=2).matches()) == 3


def test_on_a_ladder_each_meets_the_one_before() -> None:
    assert [match.lineup for match in plan("ladder").matches()] == [("b", "a", "a"), ("c", "b", "b")]


def test_every_deal_is_played_once_from_every_seat() -> None:
    places = Counter((f.match, f.deal, f.seating.index(f.match.measured)) for f in plan().games())
    assert set(places.values()) == {1}
    assert len(places) == 6 * 2 * 3


def test_the_measured_entrant_sits_in_the_seat_of_its_turn() -> None:
    for turn in range(4):
        scheduled = ScheduledGame(alone("oriflamme", "x", "y", 4), 0, turn)
        assert [seat for seat, name in enumerate(scheduled.seating) if name == "x"] == [turn]


def test_a_deal_is_the_same_for_all_and_luck_is_everybodys_own() -> None:
    games = list(plan().games())
    assert len({(f.deal, f.deal_seed(7)) for f in games}) == len({f.deal_seed(7) for f in games}) == 2
    assert games[0].deal_seed(7) != games[0].deal_seed(8)
    own = [f.player_seed(7, seat) for f in games for seat in range(3)]
    assert len(set(own)) == len(own)


def test_seeds_never_change() -> None:
    """Results of an older day must still be reached."""
    scheduled = ScheduledGame(Match("throne", ("random", "greedy")), 3, 1)
    assert scheduled.deal_seed(0) == 2710100984472984
    assert scheduled.player_seed(0, 1) == 11193771995461788


def test_a_plan_is_known_again_by_its_head() -> None:
    assert plan_of(plan().head(), 2) == plan()
    assert plan().head() == plan().with_deals(9).head()


def test_tables_are_those_that_fit() -> None:
    assert tables(["throne", "throne"], []) == (("throne", 2), ("throne", 3), ("throne", 4))
    assert tables(["oriflamme", "throne"], [4, 5]) == (("oriflamme", 4), ("oriflamme", 5), ("throne", 4))
    with pytest.raises(Refusal, match="this game is for 2 to 4 players"):
        tables(["oriflamme", "throne"], [5])


@pytest.mark.parametrize("entrants", [("random",), ("random", "greedy", "random"), ()])
def test_a_contest_needs_two_that_differ(entrants: tuple[str, ...]) -> None:
    with pytest.raises(Refusal, match="at least two different entrants"):
        check(plan(entrants=entrants))
