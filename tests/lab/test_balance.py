"""Balance: what is unfair is found, what is fair is left in peace, and shared deals are shared."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

import pytest

import camarilla
from camarilla.games.oriflamme import writer
from camarilla.games.oriflamme.events import EventKind
from camarilla.games.oriflamme.game import WORDS
from camarilla.games.oriflamme.loader import Loader
from camarilla.games.oriflamme.moves import Move
from camarilla.kernel.census import FIGURES, Figure
from camarilla.kernel.game import Game
from camarilla.lab.balance.agreement import agreement
from camarilla.lab.balance.compare import compare, contrast
from camarilla.lab.balance.estimates import Estimate, Measured, Series, games_to_tell, share_of, verdict
from camarilla.lab.balance.findings import Findings, find, order, seat_findings
from camarilla.lab.balance.job import StudyJob, play_studies
from camarilla.lab.balance.study import Bench, Study, Sums
from camarilla.lab.jobs.run import Workers
from lab import biased

ORIFLAMME = camarilla.game("oriflamme")
ALARMS = ("above", "below")


def watched(items: Iterator[Any], done: int, total: int) -> Iterator[Any]:
    return items


def found(study: Study, bench: Bench) -> Findings:
    return find(study, [bench.play(block) for block in study.blocks()])


def test_a_planted_bias_is_found() -> None:
    game = Game("oriflamme", ORIFLAMME.profile, biased, writer, Loader(), Move, EventKind, WORDS)
    study = Study("oriflamme", ("random",) * 2, 600, options=(("rounds", 2),))
    seats = found(study, Bench(study, game, game.engine.plain)).seats
    assert [seat.verdict for seat in seats] == ["below", "above"]


def test_twenty_fair_runs_raise_at_most_three_alarms() -> None:
    alarms = 0
    for seed in range(20):
        study = Study("oriflamme", ("greedy",) * 3, 600, seed)
        bench = Bench(study, ORIFLAMME)
        blocks = [bench.play(block) for block in study.blocks()]
        alarms += any(seat.verdict in ALARMS for seat in seat_findings(study, blocks))
    assert alarms <= 3


def test_twenty_comparisons_of_the_same_rules_raise_at_most_three_alarms() -> None:
    bench = Bench(Study("oriflamme", ("greedy",) * 3, 600), ORIFLAMME)
    alarms = 0
    for run in range(20):
        blocks = [range(first, first + 6) for first in range(1200 * run, 1200 * (run + 1), 6)]
        played = [bench.play(block) for block in blocks]
        contrasts = compare(bench.study, played[:100], played[100:])
        assert len(contrasts) > 30
        alarms += any(each.verdict in ("more", "less") for each in contrasts)
    assert alarms <= 3


def test_a_changed_rule_is_found_where_it_works() -> None:
    study = Study("oriflamme", ("greedy",) * 3, 900, options=(("heir", 5),))
    these, those = play_studies(StudyJob((study, study.with_options({"heir": 2}))), None, Workers(), watched)
    changed = {each.quantity: each for each in compare(study, these, those) if each.verdict == "more"}
    assert {("earned", "heir"), ("effect", "heir")} <= changed.keys()
    assert changed["earned", "heir"].difference.low > 0


@pytest.mark.parametrize("player", ["random", "greedy", "squire", "knight", "chancellor:cautious"])
def test_compiled_and_plain_come_to_the_same(player: str) -> None:
    study = Study("oriflamme", (player,) * 3, 6)
    plain = Bench(study, ORIFLAMME, ORIFLAMME.engine.plain).play(range(6))
    assert Bench(study, ORIFLAMME).play(range(6)) == plain


def test_other_rules_are_played_on_the_same_deals() -> None:
    study = Study("oriflamme", ("greedy",) * 2, 40)
    job = StudyJob((study, study.with_options({"heir": 9})))
    same, other = (find(study, blocks) for blocks in play_studies(job, None, Workers(2), watched))
    assert [card.figures["held"].count for card in same.cards] == [card.figures["held"].count for card in other.cards]
    assert same.order[0].points != other.order[0].points


def test_players_that_search_are_counted_too() -> None:
    study = Study("oriflamme", ("flat:20", "random"), 4)
    findings = found(study, Bench(study, ORIFLAMME, ORIFLAMME.engine.plain))
    assert findings.games == 4
    assert sum(seat.share.mean for seat in findings.seats) == pytest.approx(1)


def test_whoever_is_stopped_has_what_was_played() -> None:
    def impatient(items: Iterator[Any], done: int, total: int) -> Iterator[Any]:
        for count, item in enumerate(items, 1):
            yield item
            if count == 5:
                raise KeyboardInterrupt

    study = Study("oriflamme", ("random",) * 2, 400)
    (blocks,) = play_studies(StudyJob((study,)), None, Workers(), impatient)
    assert len(blocks) == 5
    assert find(study, blocks).games == 10


def test_blocks_hold_every_game_once_and_whole_laps() -> None:
    for games, seats in ((20_000, 3), (10_000_000, 5), (7, 2), (1, 4)):
        blocks = Study("oriflamme", ("random",) * seats, games).blocks()
        assert [block.start for block in blocks[1:]] == [block.stop for block in blocks[:-1]]
        assert games <= blocks[-1].stop < games + seats
        assert all(len(block) % seats == 0 and len(block) > 0 for block in blocks)


def test_a_larger_study_has_the_blocks_of_a_smaller_one() -> None:
    small, large = (Study("oriflamme", ("random",) * 3, games).blocks() for games in (20_000, 100_000))
    assert large[: len(small) - 1] == small[:-1]
    assert max(len(block) for block in large) <= 100_000 / 90, "no block is worth much more than the others"


# -- estimates --------------------------------------------------------------------------------------------------
def test_an_interval_is_that_of_the_mean_over_blocks() -> None:
    one = Series([10] * 4, [1, 3, 5, 7]).measured.estimate()
    assert one.mean == 0.4
    assert one.high - one.mean == pytest.approx(3.182 * (20 / 3 / 4) ** 0.5 / 10, rel=2e-3)


def test_what_blocks_have_in_common_drops_out_of_a_difference() -> None:
    less, more = Series([10] * 4, [1, 3, 5, 7]), Series([10] * 4, [2, 4, 6, 8])
    one = (more.measured - less.measured).estimate()
    assert one == Estimate(pytest.approx(0.1), pytest.approx(0.1), pytest.approx(0.1), 40)


def test_a_share_that_never_varied_is_not_certain() -> None:
    never = share_of(Series([10] * 4, [0] * 4))
    assert never.low < 1e-9 < never.high < 0.1


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [(0.2, 0.4, "strong"), (-0.4, -0.2, "weak"), (-0.05, 0.05, "fine"), (0.05, 0.2, "unclear"), (-0.2, 0.2, "unclear")],
)
def test_a_verdict_needs_the_whole_interval(low: float, high: float, said: str) -> None:
    assert verdict(Estimate((low + high) / 2, low, high, 100), 0.1, "strong", "weak") == said


def sure(mean: float, error: float = 0.001) -> Measured:
    """A figure with this standard error."""
    return Measured(mean, [error / 200**0.5 * (-1) ** i for i in range(200)], 1000)


@pytest.mark.parametrize(
    ("means", "said", "judged"),
    [
        ((-0.022, 0.034), ("fine", "unclear"), "depends"),
        ((-0.022, 0.005), ("fine", "unclear"), "unclear"),
        ((0.03, 0.04), ("fine", "strong"), "depends"),
        ((0.06, 0.14), ("strong", "strong"), "strong"),
        ((0.0, 0.001), ("fine", "fine"), "fine"),
        ((0.033, 0.034), ("unclear", "unclear"), "unclear"),
    ],
)
def test_players_agree_or_their_figures_are_apart(
    means: tuple[float, float], said: tuple[str, str], judged: str
) -> None:
    found = agreement(("effect", "spy"), [sure(mean) for mean in means], said, 1 / 30, 10)
    assert (found.verdict, found.least_by, found.most_by) == (judged, 0, 1)


def test_so_many_games_would_tell() -> None:
    assert games_to_tell(sure(0.02), 0.03, 1000, 1) == 80, "2.8 standard errors of a tenth of the distance"
    assert games_to_tell(sure(0.02, 0.01), 0.03, 1000, 1) == 8000
    assert games_to_tell(sure(-0.02, 0.01), 0.03, 1000, 10) == 20_000
    assert games_to_tell(sure(0.03), 0.03, 1000, 1) is None
    assert games_to_tell(sure(-0.03001), 0.03, 1000, 1) is None


@pytest.mark.parametrize(("kind", "least"), [("effect", 0.001), ("decided", 0.01)])
def test_what_is_told_as_zero_is_no_difference(kind: str, least: float) -> None:
    for size, judged in ((0.4, "fine"), (0.6, "less")):
        assert contrast((kind, ""), sure(0.0, 0.0), sure(size * least, 0.0), 10, 0, 1 / 3).verdict == judged


def test_a_difference_that_is_surely_small_is_no_change() -> None:
    """Its own interval reaches across zero, and the strict one stays within the margin."""
    for mean, error, judged in (
        (0.001, 0.002, "fine"),
        (0.001, 0.02, "unclear"),
        (0.006, 0.0028, "unclear"),
        (0.03, 0.002, "more"),
    ):
        assert contrast(("effect", ""), sure(mean, error), sure(0.0, 0.0), 30, 0, 1 / 3).verdict == judged
    assert contrast(("earned", ""), sure(2.0, 0.02), sure(1.99, 0.0), 30, 0, 1 / 3).verdict == "fine"


def test_a_seat_is_accused_later_than_a_place_or_a_player() -> None:
    """2.9 standard errors below a fair share: enough for a place in the order, and for a player who differs."""
    blocks = []
    for number in range(100):
        sums = Sums(array("q", bytes(8 * FIGURES)), array("q", bytes(8 * FIGURES)))
        for first in (Figure.ORDER, Figure.CHAIR):
            for seat, less in enumerate((29, -29)):
                sums.count[first + seat] = 30
                sums.total[first + seat] = 900 - less + 100 * (-1) ** (number + seat)
        blocks.append(sums)
    alike, mixed = (Study("oriflamme", players, 3000) for players in (("greedy",) * 2, ("greedy", "random")))
    assert [one.verdict for one in order(alike, blocks)] == ["below", "above"]
    assert [one.verdict for one in seat_findings(mixed, blocks)] == ["below", "above"]
    assert [one.verdict for one in seat_findings(alike, blocks)] == ["unclear", "unclear"]
