"""The examples and notes printed in the rulebook of Ablaze, as games."""

from __future__ import annotations

import pytest
from rules.ablaze.positions import discarded, row_of, start
from rules.playing import play, story

from camarilla.games.ablaze.game import game

RED, BLUE, GREEN = 0, 1, 2


def ways(legal: list[str]) -> set[str]:
    """How cards may be placed, whichever card it is."""
    return {move.split(" ", 2)[2] for move in legal}


def test_example_of_the_placement_phase() -> None:
    """ORI-6: red begins in the middle of the table, blue has two ways, green two: never between the others' cards."""
    state = game.deal(3, seed=1)
    assert ways(state.legal) == {"front"}
    play(state, state.legal[0])
    assert (state.seat, ways(state.legal)) == (BLUE, {"front", "back"})
    play(state, next(move for move in state.legal if move.endswith("front")))
    assert (state.seat, ways(state.legal)) == (GREEN, {"front", "back"})
    play(state, next(move for move in state.legal if move.endswith("back")))
    assert [place[0]["family"] for place in state.position()["row"]] == [BLUE, RED, GREEN]


def test_example_of_the_activation_phase() -> None:
    """ORI-7, ORI-13, ABL-13, ABL-14, ABL-17: from a kept card over a struck Queen to the Felon's toll."""
    row = ["0:plan", "1:cutthroat(1)", "0:queen(2)", "2:trap(1)", "1:felon+"]
    state = start(row, influence=[2, 2, 2])
    play(state, "keep")
    assert row_of(state)[0] == "0:plan(1)"
    play(state, "reveal")
    assert (state.scores[BLUE], state.legal) == (3, ["target 0", "target 2"])
    play(state, "target 2")
    assert row_of(state) == ["0:plan(1)", "1:cutthroat+", "2:trap(1)", "1:felon+"]
    assert (state.scores, discarded(state, RED)) == ([2, 3 + 1, 2], ["queen"])
    play(state, "keep")
    assert row_of(state)[2] == "2:trap(2)"
    assert story(state)[-3:-1] == ["ORI-7 acts 1 3 felon", "ABL-17 forfeited 2 1"]
    assert state.scores == [2, 4, 1]


def test_example_of_the_stack_over_a_face_up_queen() -> None:
    """ORI-9, ABL-19: the Substitution does its work and goes; the Queen beneath acts at once."""
    state = start([["0:queen+", "0:substitution"], "1:plan", "2:felon"])
    play(state, "reveal")
    assert row_of(state) == ["0:queen+", "2:felon"]
    assert (state.scores[RED], state.seat) == (1 + 1 + 2, GREEN)


def test_example_of_the_stack_over_a_face_down_queen() -> None:
    """ORI-9: had the Queen been face down, red could keep her so, with 1 influence on her."""
    state = start([["0:queen", "0:substitution"], "1:plan", "2:felon"])
    play(state, "reveal")
    assert (state.seat, state.legal) == (RED, ["keep", "reveal"])
    assert row_of(play(state, "keep"))[0] == "0:queen(1)"


@pytest.mark.parametrize(
    ("victims", "gain"),
    [(["1:felon+"], 0), (["1:felon+", "2:felon+"], 2), (["1:queen+"], 1), (["1:queen+", "2:queen+"], 4)],
)
def test_example_of_the_cutthroat(victims: list[str], gain: int) -> None:
    """ABL-14: one Felon nothing, two 2; one opponent's Queen 1, two 4."""
    state = start(["0:cutthroat", *victims, "0:trap"])
    play(state, "reveal")
    assert (row_of(state), state.scores[0]) == (["0:cutthroat+", "0:trap"], 1 + gain)


def test_example_of_two_princes_and_a_twin_when_a_prince_falls() -> None:
    """ABL-12: the Twin is discarded, the second Prince stays in play."""
    state = start(["0:apothecary", "2:trap", "1:twin+", "2:prince+@1", "1:prince+", "0:felon"])
    play(state, "reveal")
    assert row_of(state) == ["0:apothecary+", "2:trap", "2:prince+@1", "0:felon"]


def test_example_of_two_princes_and_a_twin_when_the_twin_falls() -> None:
    """ABL-12: both Princes are discarded."""
    state = start(["0:cutthroat", "1:twin+", "2:prince+@1", "2:trap", "1:prince+", "0:felon"])
    play(state, "reveal")
    assert row_of(state) == ["0:cutthroat+", "2:trap", "0:felon"]


def test_example_of_one_prince_and_two_twins() -> None:
    """ABL-12: the same with two Twins: both go with the Prince; and the second stays when the first falls."""
    state = start(["0:cutthroat", "1:prince+", "2:twin+@1", "2:trap", "1:twin+", "0:felon"])
    assert row_of(play(state, "reveal")) == ["0:cutthroat+", "2:trap", "0:felon"]
    state = start(["0:apothecary", "1:prince+", "2:trap", "2:twin+@1", "1:twin+", "0:felon"])
    assert row_of(play(state, "reveal")) == ["0:apothecary+", "2:trap", "2:twin+@1", "0:felon"]


def test_note_that_the_twin_never_covers_a_prince() -> None:
    """ABL-11: front, back, or on another card of the family."""
    state = start(["0:felon", "0:prince", "1:trap"], current=1)
    assert play(state, "reveal").legal == ["twin front", "twin back", "twin on 0"]


def test_note_that_the_apothecary_pays_for_a_trap() -> None:
    """ABL-16, ABL-24, example 1: 1 for the attacker, then 3 from it to the Trap's owner; the Apothecary goes."""
    state = start(["0:apothecary", "2:felon", "1:trap", "0:felon"], influence=[5, 1, 1])
    play(state, "reveal")
    assert (state.scores, row_of(state)) == ([5 + 1 - 3, 1 + 3, 1], ["2:felon", "0:felon"])
    assert "apothecary" in discarded(state, 0)


def test_example_of_an_own_trap() -> None:
    """ABL-24, example 2: one's own Apothecary eliminates one's own Trap: 1, and the Apothecary stays."""
    state = start(["0:apothecary", "2:felon", "0:trap", "0:felon"], influence=[5, 1, 1])
    play(state, "reveal", "target 2")
    assert (state.scores, row_of(state)) == ([6, 1, 1], ["0:apothecary+", "2:felon", "0:felon"])


def test_note_that_the_apothecary_needs_its_family() -> None:
    """ABL-16: with no other card of the family in the row nothing happens."""
    state = start(["1:felon", "0:apothecary", "2:felon"], current=1)
    assert row_of(play(state, "reveal")) == ["1:felon", "0:apothecary+", "2:felon"]


def test_note_on_the_felon_between_two_cards_of_one_player() -> None:
    """ABL-17: 2 lost; beside a card of one's own 1."""
    state = start(["1:trap", "0:felon", "1:queen"], current=1, influence=[4, 4, 4])
    assert play(state, "reveal").scores == [4, 2, 4]
    state = start(["0:trap", "0:felon", "1:queen"], current=1, influence=[4, 4, 4])
    assert play(state, "reveal").scores == [3, 3, 4]


def test_note_that_a_stacks_top_card_is_not_substituted() -> None:
    """ABL-19: it is eliminated, and nothing takes its place."""
    state = start(["0:substitution", ["1:trap", "1:queen"], "2:felon"], aside={0: ["queen"]})
    assert row_of(play(state, "reveal")) == ["1:trap", "2:felon"]


def test_note_that_a_substituted_prince_brings_no_twin() -> None:
    """ABL-19, ABL-10: he appears already face up."""
    state = start(["1:prince", "0:substitution", "2:felon"], current=1, aside={0: ["prince"]})
    play(state, "reveal", "target 0")
    assert (row_of(state), state.position()["twin"], state.seat) == (["0:prince+", "2:felon"], [True] * 3, GREEN)


@pytest.mark.parametrize(("discard", "row"), [((), ["2:felon"]), (("twin",), ["0:twin+", "2:felon"])])
def test_note_that_a_twin_is_substituted_only_after_it_was_played(discard: tuple[str, ...], row: list[str]) -> None:
    """ABL-19: the Twin beside its owner is not one of the cards set aside."""
    state = start(["1:twin+", "0:substitution", "2:felon"], current=1, discard={0: discard})
    assert row_of(play(state, "reveal", "target 0")) == row


def test_notes_on_the_plan() -> None:
    """ABL-21: the same character twice or another each time; its ability is finished before the next influence."""
    state = start(["0:plan(2)", "2:trap", "0:queen+", "0:schemer+"])
    play(state, "reveal", "activate 1", "spend", "activate 1", "spend", "activate 2")
    assert state.scores[0] == 1 + 2 + 2 + 2


def test_notes_on_bribery() -> None:
    """ABL-25, ABL-3: a token already there returns; no stack; a bribed card that falls goes to its own colour."""
    state = start(["0:bribery", "1:felon+@2", ["1:trap", "1:queen+"], "2:queen+", "2:trap"])
    assert play(state, "reveal").legal == ["bribe 1", "bribe 3"]
    play(state, "bribe 1")
    assert row_of(state)[0] == "1:felon+@0"
    state = start(["2:cutthroat", "1:felon+@0", "0:trap"])
    play(state, "reveal")
    assert ("felon" in discarded(state, 1), "felon" in discarded(state, 0)) == (True, False)
    assert story(state)[-1] == "ABL-3 returned 0"
