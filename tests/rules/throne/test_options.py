"""Behind the Throne, the options of a deal: what a designer may vary; without them the rulebook's values hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from rules.playing import play
from rules.throne.positions import offered, start, walk

from camarilla.games.throne.game import game
from camarilla.kernel import transcript
from camarilla.kernel.refusal import Refusal

USUAL = {"columns": 5, "height": 5, "row": 5, "scoring": 2}
FIVE = {"general": 1, "prophet": 2, "jester": 1, "assassin": 1, "judge": 1}


@pytest.mark.parametrize(("seats", "copies"), [(2, 5), (3, 7), (4, 9)])
def test_the_rulebooks_values_go_without_saying(seats: int, copies: int) -> None:
    """THR-1, THR-2, THR-3, THR-21: given or not, they are no options of the document."""
    given = game.deal(seats, seed=3, options=USUAL | {"copies": copies})
    assert given.position() == game.deal(seats, seed=3).position()
    assert "options" not in given.position()


@pytest.mark.parametrize(("seats", "copies"), [(2, 5), (3, 7), (4, 9)])
def test_the_rules_themselves_know_the_rulebooks_values(seats: int, copies: int) -> None:
    """THR-1, THR-2, THR-3, THR-21: simulations set up a record of zeros; what has been set stays."""
    record = game.rules.State()
    game.rules.setup(record, seats, 1)
    assert {name: getattr(record.options, name) for name in type(record.options).fields_} == USUAL | {"copies": copies}
    record = game.rules.State()
    game.loader.set_options(record, {"row": 3, "copies": 2})
    game.rules.setup(record, seats, 1)
    assert (record.options.row, record.options.copies, record.options.columns) == (3, 2, 5)


def test_varied_options_are_in_the_document() -> None:
    options = {"copies": 3, "columns": 4, "height": 2, "row": 3, "scoring": 1}
    document = game.deal(2, seed=3, options=options).position()
    assert document["options"] == options
    assert game.position(document).position() == document
    assert game.deal(2, seed=3, options={"copies": 7}).position()["options"] == {"copies": 7}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 3}, "option"), ({"copies": 0}, "option-value"), ({"copies": 1}, "option-value"),
        ({"copies": 10}, "option-value"), ({"columns": 0}, "option-value"), ({"columns": 10}, "option-value"),
        ({"height": 1}, "option-value"), ({"height": 10}, "option-value"), ({"row": 0}, "option-value"),
        ({"row": 8}, "option-value"), ({"scoring": 0}, "option-value"), ({"scoring": 6}, "option-value"),
        ({"row": True}, "option-value"), ({"row": "3"}, "option-value"), ({"copies": None}, "option-value"),
    ],
)  # fmt: skip
def test_options_that_are_none(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        game.deal(2, seed=3, options=options)
    assert caught.value.id == reason


def test_copies() -> None:
    """THR-1: of each character."""
    document = game.deal(4, seed=3, options={"copies": 2}).position()
    assert set(Counter(document["deck"] + document["row"]).values()) == {2}


def test_columns() -> None:
    """THR-2, THR-17: with three columns a fourth character is too many."""
    columns = {"general": 1, "prophet": 1, "jester": 1}
    state = play(start([columns, {"king": 1}], row="queen", options={"columns": 3}), "take")
    assert offered(state, "drop") == {"drop general", "drop prophet", "drop jester", "drop queen"}
    assert state.question.details == {"columns": 3}  # type: ignore[union-attr]


def test_height() -> None:
    """THR-2, THR-17: with two cards in a column a third is discarded."""
    state = play(start([{"king": 2}, {"general": 1}], row="king", deck="judge", options={"height": 2}), "take")
    assert state.position()["tableau"][0] == {"king": 2}
    assert state.position()["discard"] == ["king", "end"]


@pytest.mark.parametrize(("most", "cards", "free"), [(2, 1, True), (2, 2, False), (7, 5, True), (7, 7, False)])
def test_row(most: int, cards: int, free: bool) -> None:
    """THR-3, THR-16: revealing and looking end with it."""
    row = " ".join((["king"] * 3 + ["queen"] * 4)[:cards])
    state = start([{"prophet": 1}, {"general": 1}], row=row, options={"row": most})
    assert ({"draw", "peek"} <= set(state.legal)) == free
    assert bool({"draw", "peek"} & set(state.legal)) == free


@pytest.mark.parametrize(("scoring", "points"), [(1, 15), (2, 14), (3, 9)])
def test_scoring(scoring: int, points: int) -> None:
    """THR-21: cards that a column needs."""
    columns = {"general": 1, "judge": 2, "king": 3}
    assert start([columns, {}], row="end", options={"scoring": scoring}).scores == [points, 0]


@pytest.mark.parametrize(
    "options",
    [
        {"copies": 2, "columns": 1, "height": 2, "row": 1, "scoring": 1},
        {"copies": 9, "columns": 9, "height": 9, "row": 7, "scoring": 5},
    ],
)
def test_games_at_both_ends_of_the_ranges(options: dict[str, int]) -> None:
    """Every option at its lowest and at its highest; the transcript of the game comes back."""
    for seats in (2, 3, 4):
        state = walk(seats, seats, lambda state: None, options=options)
        text = transcript.write(state)
        assert transcript.replay(transcript.read(text), game).position() == state.position()
