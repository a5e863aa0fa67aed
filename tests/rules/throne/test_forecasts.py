"""What is told of each answer before it is given: it comes true, and nothing is told that could not be known."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from rules.throne.positions import start, walk

from camarilla.kernel.game import State


def told(state: State, move: str) -> dict[str, Any] | None:
    return state.forecasts[state.legal.index(move)]


def asked(state: State) -> dict[str, Any]:
    """The details of its question."""
    assert state.question is not None
    return state.question.details


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.untraced
def test_what_is_foretold_comes_true(seats: int) -> None:
    """Every answer to every question of some games, played on a copy."""
    kinds: Counter[str] = Counter()

    def look(state: State) -> None:
        assert len(state.forecasts) == len(state.legal)
        for move, forecast in zip(state.legal, state.forecasts, strict=True):
            then, kind = state.copy(), move.split()[0]
            then.play(move)
            if forecast is None:
                assert kind in ("draw", "peek", "bust", "judge") or "columns" in asked(then), move
            elif "value" in forecast:
                shown = [event["value"] for event in then.events(None) if event["event"] == "changed"]
                assert forecast["value"] == shown[-1], move
            elif kind != "drop" or "row_to" not in state.position()["pending"]:
                assert forecast.get("points", state.scores) == then.scores, move
                assert ("points" in forecast) == (then.scores != state.scores), move
            kinds[f"{kind} {sorted(forecast) if forecast is not None else None}"] += 1

    walk(seats, 3, look)
    assert {"take []", "take None", "swap ['points']", "destroy []", "drop ['points']", "draw None"} <= set(kinds)


def test_an_exchange_says_what_it_does_to_everybody() -> None:
    """THR-18, THR-21: the card comes, the row goes."""
    state = start([{"king": 1}, {"jester": 1, "king": 2}], "jester")
    assert state.board(0)["points"] == [0, 9]
    assert told(state, "swap 1 king") == {"points": [9, 3]}
    assert told(state, "take") == {}


def test_whoever_would_have_to_drop_a_column_is_told_nothing() -> None:
    """THR-17: which one, is asked later."""
    five = {"general": 1, "prophet": 1, "assassin": 1, "judge": 1, "king": 1}
    state = start([five, {"queen": 1}], "jester")
    assert (told(state, "take"), told(state, "swap 1 queen")) == (None, None)


def test_a_card_raised_in_vain() -> None:
    """THR-7, THR-8: not up to the one before, or nothing can be destroyed then; a Judge may help."""
    rival = {"queen": 1}
    assert told(start([{"jester": 1}, rival], "judge jester"), "jester +1") == {"value": 4, "vain": True}
    assert told(start([{"jester": 1, "judge": 1}, rival], "judge jester"), "jester +1") == {"value": 4}
    assert told(start([{"jester": 1}, rival], "judge assassin"), "jester +1") == {"value": 5}
    long = start([{"jester": 1, "queen": 2}, rival], "judge assassin")
    assert told(long, "jester +1") == {"value": 5, "vain": True}


def test_what_a_question_says_of_destroying() -> None:
    """THR-8, THR-10: equal cards destroy one, unless the Queens are too many; a second time they do not."""
    state = start([{"king": 1}, {"queen": 1}], "judge judge")
    assert asked(state) == {"last": "equal", "destroys": "yes"}
    state.play("destroy 1 queen")
    assert asked(state)["destroys"] == "done"
    assert asked(start([{"queen": 2}, {"king": 1}], "judge judge"))["destroys"] == "no"


def test_what_follows_from_the_columns_and_the_row() -> None:
    """THR-4, THR-14, THR-21: columns that score, abilities that are one's own, points, a card that is too high."""
    state = start([{"jester": 2, "general": 1, "king": 1}, {"jester": 1, "general": 1, "queen": 3}], "jester assassin")
    board = state.board(1)
    assert board["scoring"] == [["jester"], ["queen"]]
    assert board["leading"] == [["general", "jester"], ["general"]]
    assert (board["points"], board["too_high"]) == ([3, 8], True)
    assert state.board(None)["too_high"]
    assert not start([{"king": 1}, {"queen": 1}], "king queen").board("all")["too_high"]
