"""Ablaze, the Plan: rules ABL-21 and ABL-22."""

from __future__ import annotations

from rules.ablaze.positions import discarded, row_of, start
from rules.playing import play, story


def test_plan_leaves_first_and_its_influence_is_not_taken_yet() -> None:
    """ABL-21: it lies in the discard at the first question, the row has closed up, nobody is paid."""
    state = start(["1:felon", "0:plan(2)", "0:queen+", "0:felon+"], current=1)
    play(state, "reveal")
    assert row_of(state) == ["1:felon", "0:queen+", "0:felon+"]
    assert (discarded(state, 0), state.scores) == (["plan"], [1, 1, 1])
    assert (state.seat, state.question, state.legal) == (0, ("activate", {"left": 2}), ["activate 1", "activate 2"])
    assert state.position()["plan"] == 2
    assert story(state) == ["ORI-7 revealed 0 1 plan", "ABL-21 discarded 0 1 plan"]


def test_candidates_are_face_up_uncovered_characters_of_the_family_anywhere() -> None:
    """ABL-21: left and right of the pointer, stack tops too; no face-down, covered or foreign card."""
    row = [["0:trap", "0:queen+"], "1:felon+", "0:plan", ["0:felon+", "0:bribery"], "0:twin+", "2:queen+"]
    state = start(row, current=2)
    assert play(state, "reveal").legal == ["activate 0", "activate 3"]


def test_single_candidate_is_activated_without_a_question() -> None:
    """ABL-21: compulsorily; with no influence on the Plan nothing more is asked."""
    state = start(["0:plan", "1:trap", "0:queen+"])
    play(state, "reveal")
    assert (state.seat, state.scores, "plan" in state.position()) == (1, [3, 1, 1], False)
    assert story(state) == [
        "ORI-7 revealed 0 0 plan", "ABL-21 discarded 0 0 plan", "ABL-21 activated 0 1 queen", "ABL-13 gained 0 2 queen",
    ]  # fmt: skip


def test_plan_without_a_character_has_no_effect_and_its_influence_is_taken() -> None:
    """ABL-21, ABL-22: nothing can be activated, so each influence is taken, without a question."""
    state = start(["0:plan(3)", "1:queen+@2", "0:felon", "1:trap"])
    play(state, "reveal")
    assert state.scores == [1 + 3, 1, 1 + 2]
    assert story(state)[2:6] == [
        "ABL-21 no-effect 0 0 plan", "ABL-22 taken 0 2", "ABL-22 taken 0 1", "ABL-22 taken 0 0",
    ]  # fmt: skip


def test_each_influence_is_taken_or_spent_one_at_a_time() -> None:
    """ABL-21: after the first activation, each in turn; spent, it activates the same character or another."""
    state = start(["0:plan(3)", "1:trap", "0:queen+", "0:schemer+"])
    play(state, "reveal", "activate 1")
    assert (state.question, state.legal, state.scores[0]) == (("spend", {"left": 3}), ["take", "spend"], 1 + 2)
    play(state, "take")
    assert (state.question.details, state.scores[0]) == ({"left": 2}, 1 + 2 + 1)
    play(state, "spend")
    assert (state.legal, state.position()["plan"]) == (["activate 1", "activate 2"], 1)
    play(state, "activate 1")
    assert state.scores[0] == 1 + 2 + 1 + 2
    play(state, "spend", "activate 2")
    assert (state.seat, state.scores[0], "plan" in state.position()) == (1, 1 + 2 + 1 + 2 + 2, False)
    assert [line for line in story(state) if "taken" in line or "spent" in line] == [
        "ABL-21 taken 0 2", "ABL-21 spent 0 1", "ABL-21 spent 0 0",
    ]  # fmt: skip


def test_ability_is_carried_out_before_the_next_influence_is_decided_on() -> None:
    """ABL-21: an activated character's target is asked for first."""
    state = start(["0:plan(1)", "1:felon", "0:cutthroat+", "1:trap"])
    play(state, "reveal")
    assert (state.question, state.legal) == (("cutthroat", {"place": 1}), ["target 0", "target 2"])
    play(state, "target 0")
    assert (state.question.id, row_of(state)) == ("spend", ["0:cutthroat+", "1:trap"])


def test_ability_works_from_the_characters_own_place_and_the_pointer_stays() -> None:
    """ABL-21: a Felon far away strikes its own neighbours; then the place right of the gap is dealt with."""
    state = start(["1:queen", "0:felon+", "2:queen", "0:plan", "1:trap", "2:trap"], current=3, influence=[5, 5, 5])
    play(state, "reveal")
    assert (state.scores, state.seat, state.position()["current"]) == ([5, 4, 4], 1, 3)


def test_activated_schemer_is_discarded_from_her_place() -> None:
    """ABL-21, ABL-18: beside a stack she goes, wherever she lies; the pointer keeps its place."""
    state = start([["1:felon", "1:queen"], "0:schemer+", "0:plan", "2:trap", "1:trap"], current=2)
    play(state, "reveal")
    assert (row_of(state), state.seat) == ([["1:felon", "1:queen"], "2:trap", "1:trap"], 2)
    assert "ABL-18 discarded 0 1 schemer" in story(state)


def test_card_activated_in_advance_acts_again_when_it_is_met() -> None:
    """ABL-21, ORI-9: there is no mark on cards."""
    state = start(["0:plan", "0:queen+", "1:felon"])
    assert play(state, "reveal").scores[0] == 1 + 2 + 2


def test_card_beneath_the_plan_is_dealt_with_after_it() -> None:
    """ABL-21: it surfaces before the activation, can be activated itself, and then comes its turn."""
    state = start([["0:queen+", "0:plan(1)"], "1:felon"])
    play(state, "reveal")
    assert (row_of(state), state.scores[0], state.legal) == (["0:queen+", "1:felon"], 3, ["take", "spend"])
    assert (play(state, "spend").scores[0], state.seat) == (1 + 2 + 2 + 2, 1)


def test_face_down_card_beneath_the_plan_is_asked_after_it() -> None:
    """ABL-21, ORI-9: keep or reveal."""
    state = start([["0:felon", "0:plan"], "1:felon", "0:queen+"])
    play(state, "reveal")
    assert (state.seat, state.legal, state.position()["current"]) == (0, ["keep", "reveal"], 0)


def test_place_of_the_plan_that_closes_during_it_gives_way_to_the_next() -> None:
    """ABL-21: the card that surfaced is eliminated; the place right of the gap comes next."""
    state = start(["2:trap", ["0:queen", "0:plan"], "0:cutthroat+", "1:felon"], current=1)
    play(state, "reveal", "target 1")
    assert (row_of(state), state.position()["current"]) == (["2:trap", "0:cutthroat+", "1:felon"], 1)
    assert (state.seat, state.question.id) == (0, "cutthroat")


def test_plan_in_the_last_place_ends_the_pass() -> None:
    """ABL-21: right of the gap nothing is left; at the questions of the Plan `current` is the row's length."""
    state = start(["0:queen+", "0:felon+", "1:felon", "0:plan(1)"], current=3, round=5)
    play(state, "reveal")
    assert (state.position()["current"], state.position()["phase"]) == (3, "resolution")
    play(state, "activate 0", "take")
    assert (state.position()["phase"], state.position()["round"], state.scores[0]) == ("placement", 6, 1 + 2 + 1)


def test_elimination_left_of_the_gap_moves_no_one_s_turn() -> None:
    """ABL-21, ORI-9: the activated character strikes left of the pointer; the same place comes next."""
    state = start(["1:felon", "0:cutthroat+", "1:queen", "0:plan", "2:felon", "2:trap"], current=3)
    play(state, "reveal", "target 0")
    assert (state.seat, state.position()["current"]) == (2, 2)
    assert row_of(state) == ["0:cutthroat+", "1:queen", "2:felon", "2:trap"]


def test_attacker_caught_by_a_trap_is_the_activated_character() -> None:
    """ABL-21, ABL-24: the Plan is already gone; the Apothecary is discarded from its own place."""
    state = start(["0:apothecary+", "0:plan(1)", "2:felon", "0:felon", "1:trap"], current=1, influence=[5, 1, 1])
    play(state, "reveal", "target 3")
    assert row_of(state) == ["2:felon", "0:felon"]
    assert discarded(state, 0) == ["apothecary", "plan"]
    assert state.scores == [5 + 1 - 3 + 1, 1 + 3, 1]
    assert (state.seat, state.position()["current"]) == (2, 0)


def test_influence_left_when_the_last_character_is_gone_is_taken() -> None:
    """ABL-22: the Apothecary had to strike itself, so what remains is taken without a question."""
    state = start(["0:apothecary+", "0:felon", "0:plan(2)", "1:trap"], current=2)
    play(state, "reveal", "target 0")
    assert (row_of(state), state.scores[0]) == (["0:felon", "1:trap"], 1 + 1 + 2)
    assert story(state)[-2:] == ["ABL-22 taken 0 1", "ABL-22 taken 0 0"]


def test_prince_activated_by_a_plan_gains_and_brings_no_twin() -> None:
    """ABL-22, ABL-10: 1, and the Twin stays beside its owner."""
    state = start(["0:plan", "1:trap", "0:prince+"])
    play(state, "reveal")
    assert (state.scores, row_of(state)) == ([2, 1, 1], ["1:trap", "0:prince+"])
    assert state.position()["twin"] == [True, True, True]


def test_activated_twin_gains() -> None:
    """ABL-21, ABL-11: 1."""
    state = start(["0:plan", "1:trap", "0:twin+"])
    assert play(state, "reveal").scores == [2, 1, 1]


def test_activated_character_without_a_target_has_no_effect() -> None:
    """ABL-21, ORI-15: the event names its own place."""
    state = start(["0:plan(1)", "1:trap", "1:felon", "0:apothecary+"])
    play(state, "reveal")
    assert story(state)[-2:] == ["ABL-21 activated 0 2 apothecary", "ORI-15 no-effect 0 2 apothecary"]
    assert state.legal == ["take", "spend"]


def test_bribed_card_beneath_the_plan_belongs_to_the_family() -> None:
    """ABL-21, ABL-4: a Plan placed on a bribed Queen."""
    state = start([["1:queen+@0", "0:plan"], "2:felon"])
    assert play(state, "reveal").scores == [1 + 2 + 2, 1, 1]
