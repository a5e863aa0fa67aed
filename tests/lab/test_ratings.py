"""Ratings: the stronger stand higher, in whatever order the results came in."""

from __future__ import annotations

import random

import pytest

from camarilla.lab.contest import GameOutcome
from camarilla.lab.plot import plot
from camarilla.lab.ratings import rate

SEATING = {"a": 0.7, "b": 0.4, "c": 0.1}  # how well each does


def outcomes(count: int) -> list[GameOutcome]:
    """Contests of two in which the better wins as often as its weight says."""
    luck, found = random.Random(5), []
    for deal in range(count):
        for pair in (["a", "b"], ["b", "c"], ["a", "c"]):
            for turn in (0, 1):
                first = luck.random() < SEATING[pair[0]] / (SEATING[pair[0]] + SEATING[pair[1]])
                winner = turn if first else 1 - turn
                found.append(GameOutcome("throne", pair, deal, turn, [0, 0], [winner], 5))
    return found


def test_the_stronger_stand_higher_and_doubt_shrinks() -> None:
    few, many = rate(outcomes(3)), rate(outcomes(60))
    assert [rating.entrant for rating in many] == ["a", "b", "c"]
    assert many[0].low > many[-1].high
    assert all(rating.games == 240 for rating in many)
    assert {r.entrant: r.doubt for r in many}["b"] < {r.entrant: r.doubt for r in few}["b"]


def test_the_order_of_results_does_not_matter() -> None:
    played = outcomes(10)
    shuffled = random.Random(1).sample(played, len(played))
    assert rate(played) == rate(shuffled)


def test_tables_are_rated_apart() -> None:
    other = GameOutcome("throne", ["a", "c", "c"], 0, 0, [0, 0, 0], [1, 2], 5)
    found = rate([*outcomes(2), other])
    assert {(rating.seats, rating.entrant) for rating in found} == {(2, "a"), (2, "b"), (2, "c"), (3, "a"), (3, "c")}


def test_a_game_that_all_win_teaches_nothing_about_who_is_better() -> None:
    found = rate([GameOutcome("throne", ["a", "b"], 0, 0, [3, 3], [0, 1], 5)])
    assert found[0].mean == pytest.approx(found[1].mean)


def test_the_picture_shows_every_entrant_and_is_sound() -> None:
    from xml.etree import ElementTree

    found = rate(outcomes(5))
    found[0].entrant = "engine:<odd> & long name of a program"
    drawn = ElementTree.fromstring(plot(found, {"throne": "Behind the Throne"}))
    texts = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    assert {"Behind the Throne (2)", "b", "c"} <= set(texts)
    assert sum(element.tag.endswith("circle") for element in drawn.iter()) == 3
