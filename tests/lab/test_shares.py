"""Shares of victory and their intervals, against brute force and printed tables."""

from __future__ import annotations

import random
from statistics import fmean, pvariance

import pytest

from camarilla.lab.contest import GameOutcome
from camarilla.lab.schedule import Match
from camarilla.lab.shares import gather, interval, measure, seat_shares, shares, student, variance_ratio, wilson

MATCH = Match("oriflamme", ("a", "b", "b"))


def outcome(deal: int, turn: int, winners: list[int]) -> GameOutcome:
    return GameOutcome("oriflamme", ["a", "b", "b"], deal, turn, [0, 0, 0], winners, 10)


def test_a_share_is_that_of_the_seat_where_the_measured_entrant_sat() -> None:
    played = [outcome(0, 0, [0]), outcome(0, 1, [0, 1]), outcome(0, 2, [0])]
    assert gather(played)[MATCH] == [[1.0, 0.5, 0.0]]


def test_a_deal_counts_only_when_it_was_played_from_every_seat() -> None:
    whole = [outcome(1, turn, [0]) for turn in range(3)]
    cut = [outcome(0, 0, [0]), outcome(0, 2, [2])]
    found = shares(cut + whole, [MATCH])[0]
    assert (found.deals, found.games, found.share) == (1, 3, pytest.approx(1 / 3))
    assert shares(cut, [MATCH]) == []


def test_what_a_seat_won_does_not_ask_who_sat_there() -> None:
    played = [outcome(deal, turn, [0] if deal else [0, 1]) for deal in range(2) for turn in range(3)]
    found = seat_shares(played)
    assert [(each.seat, each.games, each.share) for each in found] == [(0, 6, 0.75), (1, 6, 0.25), (2, 6, 0.0)]


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (19, 2.093), (99, 1.984), (9999, 1.960)],
)
def test_student_is_as_printed(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.006)


def test_wilson_is_as_printed() -> None:
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=0.001)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=0.001)


@pytest.mark.parametrize("count", [8, 40])
def test_nineteen_of_twenty_intervals_hold_the_truth(count: int) -> None:
    """Deals of three games that share their luck, many contests of them: the interval holds as often as it says."""
    luck, held, tries = random.Random(1), 0, 3000
    for _ in range(tries):
        means = []
        for _ in range(count):
            ease = luck.uniform(0.1, 0.7)  # of the deal; its mean is 0.4
            means.append(fmean(luck.random() < ease for _ in range(3)))
        low, high = interval(means)
        held += low <= 0.4 <= high
    assert 0.93 < held / tries < 0.97


def test_the_interval_is_that_of_a_bootstrap() -> None:
    luck = random.Random(2)
    means = [luck.choice([0, 1 / 3, 2 / 3, 1]) for _ in range(200)]
    drawn = sorted(fmean(luck.choices(means, k=200)) for _ in range(4000))
    assert interval(means) == pytest.approx((drawn[100], drawn[3900]), abs=0.006)


def test_one_deal_says_nothing_and_equal_deals_leave_doubt() -> None:
    assert interval([1.0]) == (0.0, 1.0)
    assert interval([1.0] * 10) == wilson(1.0, 10)


def test_gain_is_the_ratio_of_two_variances_measured_by_brute_force() -> None:
    """Where every seat of a deal wins in turn, rotation helps; where the deal decides everything, it hurts."""
    luck = random.Random(3)
    fair = [luck.sample([1.0, 0.0, 0.0], 3) for _ in range(400)]
    blocks = [[w + 0.2 * luck.random() for w in block] for block in fair]
    games = [share for block in blocks for share in block]
    paired = pvariance([fmean(block) for block in blocks])
    assert variance_ratio([fmean(b) for b in blocks], games) == pytest.approx(pvariance(games) / 3 / paired, rel=0.01)
    assert variance_ratio([fmean(b) for b in blocks], games) > 10
    alike = [[w] * 3 for w in luck.choices([0.0, 1.0], k=400)]
    assert variance_ratio([fmean(b) for b in alike], [w for b in alike for w in b]) == pytest.approx(1 / 3, rel=0.02)


def test_a_verdict_needs_the_whole_interval_on_one_side() -> None:
    assert measure(MATCH, [[1.0, 1.0, 0.0]] * 30).verdict == "above"
    assert measure(MATCH, [[0.0, 0.0, 0.0]] * 30).verdict == "below"
    assert measure(MATCH, [[1.0, 0.0, 0.0], [0.0, 1.0, 1.0]]).verdict == "unclear"
