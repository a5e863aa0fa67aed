"""What is told of each answer before it is given: it comes true, and nothing is told that could not be known."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from rules.throne.positions import VALUES, start, walk

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
                assert kind in ("peek", "bust", "judge"), move
            elif kind == "draw":
                check_odds(state, then, forecast)
            elif "value" in forecast:
                shown = [event["value"] for event in then.events(None) if event["event"] == "changed"]
                assert forecast["value"] == shown[-1], move
                high = [board.board(None)["too_high"] for board in (state, then)]
                assert forecast.get("saves", False) == (high == [True, False]), move
            elif kind != "drop" or "row_to" not in state.position()["pending"]:
                drops = settle_drops(then)
                assert forecast.get("drops", []) == sorted(drops), move
                told = forecast.get("points", [None if seat in drops else n for seat, n in enumerate(state.scores)])
                assert told == [None if seat in drops else n for seat, n in enumerate(then.scores)], move
                if not drops:
                    leading = [board.board(None)["leading"] for board in (state, then)]
                    assert forecast.get("leading", leading[0]) == leading[1], move
            kinds[f"{kind} {sorted(forecast) if forecast is not None else None}"] += 1

    walk(seats, 3, look)
    assert {"take []", "take ['drops']", "swap ['drops', 'points']", "destroy []", "drop ['points']"} <= set(kinds)


def settle_drops(state: State) -> set[int]:
    """Drop columns until the turn goes on; who did."""
    found = set()
    while not state.over and "columns" in asked(state):
        found.add(state.position()["pending"]["drop"])
        state.play(state.legal[0])
    return found


def check_odds(state: State, then: State, told: dict[str, Any]) -> None:
    """A card that busts is higher than what was called safe; one of those counted came."""
    fresh = then.events(None)[len(state.events(None)) :]
    revealed = next(event["card"] for event in fresh if event["event"] == "revealed")
    busts = any(event["event"] == "bust" for event in fresh)
    assert 0 <= told["high"] <= told["cards"]
    if revealed == "end":
        assert told["end"]
    else:
        assert busts == (VALUES[revealed] > told["safe"])
        assert told["high"] > 0 or not busts


def test_an_exchange_says_what_it_does_to_everybody() -> None:
    """THR-14, THR-18, THR-21: the card comes, the row goes; with them points and abilities."""
    state = start([{"king": 1}, {"jester": 1, "king": 2}], "jester")
    assert state.board(0)["points"] == [0, 9]
    assert told(state, "swap 1 king") == {"points": [9, 3]}
    assert told(state, "take") == {"leading": [["jester"], ["jester"]]}
    state = start([{"judge": 1}, {"judge": 2}], "general")
    assert told(state, "swap 1 judge") == {"points": [5, 0], "leading": [["judge"], ["general"]]}


FIVE = {"general": 1, "prophet": 1, "assassin": 1, "judge": 1, "king": 1}


def test_who_would_have_to_drop_a_column_is_told() -> None:
    """THR-17: which one, is asked later; nobody else's points depend on it."""
    state = start([FIVE, {"queen": 2}], "jester")
    assert told(state, "take") == {"drops": [0]}
    assert told(state, "swap 1 queen") == {"points": [None, 0], "drops": [0]}
    state = start([{"queen": 1}, {**FIVE, "king": 2}], "jester")
    assert told(state, "swap 1 general") == {"leading": [["general"], ["prophet", "jester", "assassin", "judge"]]}
    assert told(state, "swap 1 king") == {"drops": [1]}
    state = start([{"king": 1}, {**FIVE, "king": 2}], "jester")
    assert told(state, "swap 1 king") == {"points": [9, None], "drops": [1]}


def test_the_next_card_is_counted_from_what_lies_open() -> None:
    """THR-4, THR-5, THR-16, THR-19: of the cards that are not seen; what was looked at is known; abilities help."""
    state = start([{}, {"king": 4}], "queen")
    assert told(state, "draw") == {"cards": 40, "high": 1, "safe": 8}
    lowered = start([{"assassin": 1}, {}], "minstrel")
    assert told(lowered, "draw") == {"cards": 43, "high": 5, "safe": 8, "saved": 10}
    peeking = start([{"prophet": 1}, {}], "judge", deck="king")
    peeking.play("peek")
    assert told(peeking, "draw") == {"cards": 1, "high": 1, "safe": 5}
    empty = start([{}, {}], "judge", whole=True)
    assert told(empty, "draw") == {"cards": 45, "high": 20, "safe": 5, "end": True, "anew": True}


def test_an_ability_that_saves_the_row() -> None:
    """THR-4, THR-5: the last card comes down to the one before; one step on the way does not."""
    able = start([{"general": 1, "jester": 1}, {}], "jester minstrel")
    assert told(able, "general") == {"value": 3, "saves": True}
    assert told(able, "jester -1") == {"value": 5}


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
    assert asked(start([{"queen": 2}, {"king": 1}], "judge judge"))["destroys"] == "queens"
    assert asked(start([{}, {}], "judge judge"))["destroys"] == "no"


def test_what_follows_from_the_columns_and_the_row() -> None:
    """THR-4, THR-14, THR-21: columns that score, abilities that are one's own, points, a card that is too high."""
    state = start([{"jester": 2, "general": 1, "king": 1}, {"jester": 1, "general": 1, "queen": 3}], "jester assassin")
    board = state.board(1)
    assert board["scoring"] == [["jester"], ["queen"]]
    assert board["leading"] == [["general", "jester"], ["general"]]
    assert (board["points"], board["too_high"]) == ([3, 8], True)
    assert state.board(None)["too_high"]
    assert not start([{"king": 1}, {"queen": 1}], "king queen").board("all")["too_high"]
