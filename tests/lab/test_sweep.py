"""The values of an option: the best one is named alone only where the others are surely worse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from camarilla.lab.balance.estimates import Measured
from camarilla.lab.balance.findings import find
from camarilla.lab.balance.job import StudyJob, play_studies
from camarilla.lab.balance.study import Study
from camarilla.lab.balance.sweep import Ranking, doubtful, rank
from camarilla.lab.jobs.run import Workers


def watched(items: Iterator[Any], done: int, total: int) -> Iterator[Any]:
    return items


def ranked(games: int, option: str, values: range, seed: int = 0) -> Ranking | None:
    study = Study("oriflamme", ("greedy",) * 3, games, seed)
    studies = tuple(study.with_options({option: value}) for value in values)
    played = play_studies(StudyJob(studies, option), None, Workers(), watched)
    return rank([find(*pair) for pair in zip(studies, played, strict=True)], played)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chance_names_no_best_value(seed: int) -> None:
    found = ranked(1200, "ambush", range(3, 6), seed)
    assert found is not None
    assert found.tied == [0, 1, 2]
    assert found.tells is None or found.tells > 1200


def test_a_value_that_is_clearly_better_stands_alone() -> None:
    found = ranked(6000, "heir", range(2, 10, 5))
    assert found is not None
    assert (found.best, found.tied, found.tells) == (0, [0], 0)
    assert found.farthest[1].card == "heir"


def test_too_few_games_for_cards_have_no_best_value() -> None:
    assert ranked(12, "heir", range(2, 4)) is None


def sure(mean: float, sign: int = 1) -> Measured:
    """A worth with a standard error of a hundredth; those of one sign move together."""
    return Measured(mean, [sign * 0.01 / 200**0.5 * (-1) ** i for i in range(200)], 1000)


def test_every_card_of_the_best_value_must_be_nearer() -> None:
    assert doubtful(sure(-0.12), {"lord": sure(0.03), "spy": sure(-0.05)}, 10) == []
    assert len(doubtful(sure(-0.12), {"lord": sure(0.03), "spy": sure(-0.10, -1)}, 10)) == 1


def test_what_deals_do_to_both_values_drops_out() -> None:
    assert doubtful(sure(0.06), {"spy": sure(0.05)}, 10) == []
    assert len(doubtful(sure(0.06), {"spy": sure(0.05, -1)}, 10)) == 1
