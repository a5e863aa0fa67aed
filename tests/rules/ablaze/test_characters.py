"""Ablaze, the other characters: rules ABL-13 to ABL-18."""

from __future__ import annotations

import pytest
from rules.ablaze.positions import discarded, row_of, start
from rules.playing import play, story


# -- Queen ------------------------------------------------------------------------------------------------------
def test_queen_gains_two_revealed_and_face_up() -> None:
    """ABL-13: each time she acts."""
    assert play(start(["0:queen", "1:felon"]), "reveal").scores == [3, 1, 1]
    assert start(["0:queen+", "1:felon"]).scores == [3, 1, 1]


@pytest.mark.parametrize("queen", ["1:queen+", "1:queen(2)"])
@pytest.mark.parametrize(
    ("attacker", "reward"), [("0:cutthroat", 0), ("0:substitution", 1), ("0:apothecary", 1)]
)  # fmt: skip
def test_opponent_who_eliminates_the_queen_gains_one_more(queen: str, attacker: str, reward: int) -> None:
    """ABL-13: face up or down, beside whatever the elimination itself pays."""
    state = start([attacker, queen, "0:trap"], round=4)
    play(state, "reveal")
    assert state.scores == [1 + reward + 1, 1, 1]
    assert "ABL-13 gained 0 1 queen" in story(state)


def test_own_queen_pays_no_extra() -> None:
    """ABL-13: only an opponent gains it."""
    state = start(["0:substitution", "0:queen+", "1:trap"])
    assert play(state, "reveal").scores == [2, 1, 1]


# -- Cut-throat -------------------------------------------------------------------------------------------------
def test_cutthroat_strikes_an_adjacent_card_of_any_family_face_down_too() -> None:
    """ABL-14: its own family's as well; nothing farther away."""
    state = start(["1:trap", "0:felon", "0:cutthroat", "2:queen", "1:queen"], current=2)
    assert play(state, "reveal").legal == ["target 1", "target 3"]
    play(state, "target 1")
    assert row_of(state) == ["1:trap", "0:cutthroat+", "2:queen", "1:queen"]
    assert (state.scores, state.seat) == ([1, 1, 1], 2)


def test_cutthroat_strikes_all_face_up_cards_of_that_name_of_other_players() -> None:
    """ABL-14: face-down, covered and own ones stay, and other names."""
    row = ["2:felon+", "0:cutthroat", "1:felon", ["3:felon+", "3:trap"], "0:felon+", "4:felon+", "2:queen+", "4:trap"]
    state = start(row, current=1, seats=5)
    play(state, "reveal", "target 2")
    assert row_of(state) == ["0:cutthroat+", ["3:felon+", "3:trap"], "0:felon+", "2:queen+", "4:trap"]
    assert story(state)[1:] == [
        "ORI-13 eliminated 0 5 felon 4 0", "ORI-13 eliminated 0 2 felon 1 0", "ORI-13 eliminated 0 0 felon 2 0",
        "ABL-14 gained 0 3 cutthroat",
    ]  # fmt: skip


def test_face_down_cards_of_the_name_stay_hidden() -> None:
    """ABL-14: only revealed cards go along; a hidden one of the same name stays hidden."""
    state = start(["0:cutthroat", "1:felon+", "2:felon"])
    play(state, "reveal")
    assert row_of(state) == ["0:cutthroat+", "2:felon"]
    assert state.view(0)["row"][1][0]["card"] is None


def test_own_adjacent_card_drags_others_along() -> None:
    """ABL-14: the target may be one's own; the others' face-up cards of its name go with it."""
    state = start(["0:queen", "0:cutthroat", "1:queen+", "2:queen+", "1:trap"], current=1)
    play(state, "reveal", "target 0")
    assert row_of(state) == ["0:cutthroat+", "1:trap"]
    assert story(state)[-2:] == ["ABL-14 gained 0 3 cutthroat", "ABL-13 gained 0 2 queen"]
    assert state.scores[0] == 1 + 3 + 2


def test_victims_are_fixed_before_any_leaves() -> None:
    """ABL-14: a card of the name that surfaces as another leaves is not struck."""
    state = start(["0:cutthroat", ["2:felon+@1", "1:felon+"], "3:felon+", "2:trap"], seats=4)
    play(state, "reveal")
    assert row_of(state) == ["0:cutthroat+", "2:felon+@1", "2:trap"]
    assert "ABL-14 gained 0 2 cutthroat" in story(state)


@pytest.mark.parametrize(("victims", "reward"), [(1, 0), (2, 2), (3, 3), (4, 4)])
def test_one_victim_pays_nothing_more_pay_one_each(victims: int, reward: int) -> None:
    """ABL-14: n eliminated pay n, a single one nothing."""
    state = start(["0:cutthroat", *(f"{seat}:schemer+" for seat in range(1, victims + 1)), "0:trap"], seats=5)
    play(state, "reveal")
    assert (row_of(state), state.scores[0]) == (["0:cutthroat+", "0:trap"], 1 + reward)


def test_cutthroat_without_a_neighbour_has_no_effect() -> None:
    """ABL-14: it stays."""
    state = start(["0:cutthroat"], round=3)
    play(state, "reveal")
    assert row_of(state) == ["0:cutthroat+"]
    assert story(state)[1] == "ORI-15 no-effect 0 0 cutthroat"


def test_cutthroat_at_the_end_has_one_target_and_is_not_asked() -> None:
    """ABL-14, ORI-15: compulsory, its own family's card if there is no other."""
    state = start(["1:felon", "0:queen", "0:cutthroat"], current=2, round=3)
    play(state, "reveal")
    assert row_of(state) == ["1:felon", "0:cutthroat+"]


def test_influence_on_victims_is_lost() -> None:
    """ABL-14, ORI-13: what lay on a face-down victim goes to the supply."""
    state = start(["0:cutthroat", "1:felon(3)", "2:trap"])
    play(state, "reveal")
    assert (state.scores, story(state)[1]) == ([1, 1, 1], "ORI-13 eliminated 0 1 felon 1 3")


def test_cutthroat_that_strikes_left_stays_the_current_card() -> None:
    """ABL-14, ORI-9: victims left and right; whoever lies right of it comes next."""
    state = start(["1:felon+", "2:felon+", "0:cutthroat", "2:queen", "1:trap"], current=2)
    play(state, "reveal", "target 1")
    assert (row_of(state), state.seat, state.position()["current"]) == (["0:cutthroat+", "2:queen", "1:trap"], 2, 1)


@pytest.mark.parametrize(("held", "stolen"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_cutthroat_against_a_trap(held: int, stolen: int) -> None:
    """ABL-15: one card, no reward; then up to 3 are stolen and the Cut-throat is discarded."""
    state = start(["0:cutthroat", "1:trap(2)", "2:felon"], influence=[held, 1, 1])
    play(state, "reveal")
    assert (state.scores, row_of(state)) == ([held - stolen, 1 + stolen, 1], ["2:felon"])
    assert (discarded(state, 0), discarded(state, 1)) == (["cutthroat"], ["trap"])
    assert not any("gained" in line for line in story(state))


def test_cutthroat_against_its_own_trap() -> None:
    """ABL-15, ABL-24: a single card pays a Cut-throat nothing, and an own Trap does nothing."""
    state = start(["0:cutthroat", "0:trap", "1:felon"], influence=[4, 1, 1])
    play(state, "reveal")
    assert (state.scores, row_of(state)) == ([4, 1, 1], ["0:cutthroat+", "1:felon"])


# -- Apothecary -------------------------------------------------------------------------------------------------
def test_apothecary_strikes_beside_another_card_of_its_family() -> None:
    """ABL-16: any family, face up or down, far from the Apothecary too; covered relatives do not help."""
    row = ["0:apothecary", "1:trap", "2:felon+", "0:felon", "1:queen", ["2:trap", "2:queen+"], ["2:plan", "2:schemer"]]
    state = start(row)
    assert play(state, "reveal").legal == ["target 2", "target 4"]
    play(state, "target 4")
    assert (row_of(state)[4], state.scores) == (["2:trap", "2:queen+"], [1 + 2, 1, 1])


def test_apothecary_may_strike_its_own_family_and_itself() -> None:
    """ABL-16: whatever lies beside a relative: a second relative, and the Apothecary."""
    state = start(["1:felon", "0:felon", "0:apothecary", "0:queen+", "1:trap"], current=2)
    assert play(state, "reveal").legal == ["target 0", "target 2", "target 4"]
    state = start(["0:felon", "0:queen+", "1:trap", "0:apothecary"], current=3, round=4)
    assert play(state, "reveal").legal == ["target 0", "target 1", "target 2"]


def test_apothecary_itself_does_not_help() -> None:
    """ABL-16: another card is needed; its own neighbours alone are no targets."""
    state = start(["1:felon", "0:apothecary", "2:felon", "2:queen", "0:trap"], current=1)
    play(state, "reveal")
    assert row_of(state) == ["1:felon", "0:apothecary+", "2:felon", "0:trap"]


def test_apothecary_must_strike_itself_if_nothing_else_can_be() -> None:
    """ABL-16: with one relative as the only neighbour of anything; 1 is gained all the same."""
    state = start(["0:apothecary", "0:felon"], round=3)
    play(state, "reveal")
    assert (row_of(state), state.seat, state.scores[0]) == (["0:felon"], 0, 2)
    assert story(state)[-2:] == ["ORI-13 eliminated 0 0 apothecary 0 0", "ORI-12 gained 0 1 apothecary"]


def test_apothecary_that_eliminates_itself_from_a_stack_surfaces_the_next() -> None:
    """ABL-16, ORI-9: the card beneath is dealt with next."""
    state = start([["0:queen+", "0:apothecary"], "0:felon", "1:trap"])
    play(state, "reveal", "target 0")
    assert (row_of(state), state.scores[0]) == (["0:queen+", "0:felon", "1:trap"], 1 + 1 + 2)


def test_apothecary_without_family_has_no_effect() -> None:
    """ABL-16: no other top card of the family in the row; a covered one is none."""
    state = start(["1:felon", ["0:felon", "0:apothecary"], "2:felon"], current=1)
    play(state, "reveal")
    assert row_of(state) == ["1:felon", ["0:felon", "0:apothecary+"], "2:felon"]
    assert story(state)[1] == "ORI-15 no-effect 0 1 apothecary"


# -- Felon ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("left", "right", "scores"),
    [
        ("1:queen", "2:trap", [5, 4, 4]),
        ("1:queen+", "1:trap", [5, 3, 5]),
        ("0:queen", "1:trap", [4, 4, 5]),
        ("0:queen", "0:trap", [3, 5, 5]),
    ],
)
def test_felon_costs_every_player_one_for_each_adjacent_card(left: str, right: str, scores: list[int]) -> None:
    """ABL-17: face up or down, its own controller included; two cards cost 2."""
    state = start([left, "0:felon", right, "2:queen"], current=1, influence=[5, 5, 5])
    assert play(state, "reveal").scores == scores


def test_felon_at_the_ends_of_the_row() -> None:
    """ABL-17: a place that is not there costs nothing."""
    assert play(start(["0:felon", "1:trap"], influence=[5, 5, 5]), "reveal").scores == [5, 4, 5]
    end = start(["1:trap", "0:felon"], current=1, influence=[5, 5, 5], round=2)
    assert play(end, "reveal").scores == [5, 4, 5]
    assert play(start(["0:felon"], influence=[5, 5, 5]), "reveal").scores == [5, 5, 5]


def test_felon_takes_nothing_from_who_has_nothing() -> None:
    """ABL-17: nobody goes below 0, and what was lost is told."""
    state = start(["1:queen", "0:felon", "1:trap"], current=1, influence=[0, 1, 0])
    play(state, "reveal")
    assert state.scores == [0, 0, 0]
    assert story(state)[1:] == ["ABL-17 forfeited 1 1", "ABL-17 forfeited 1 0"]


def test_felon_counts_each_neighbouring_place_once_by_its_top_card() -> None:
    """ABL-17: a stack costs 1; what lies beneath the Felon is not adjacent; the influence goes to the supply."""
    row = [["1:queen", "1:trap"], ["0:plan", "0:felon"], "2:queen"]
    state = start(row, current=1, influence=[5, 5, 5])
    assert play(state, "reveal").scores == [5, 4, 4]


def test_felon_acts_in_every_round() -> None:
    """ABL-17, ORI-7: face up, without being asked."""
    state = start(["1:queen", "0:felon+", "2:trap"], current=1, influence=[5, 5, 5])
    assert (state.scores, state.seat) == ([5, 4, 4], 2)


# -- Schemer ----------------------------------------------------------------------------------------------------
def test_schemer_gains_two_without_a_stack_beside_her() -> None:
    """ABL-18: single cards beside her do not matter, nor a stack farther away, nor her own place."""
    state = start([["2:felon", "2:trap"], "1:felon", ["0:felon", "0:schemer"], "1:trap"], current=2)
    assert play(state, "reveal").scores == [3, 1, 1]
    assert row_of(state)[2] == ["0:felon", "0:schemer+"]


@pytest.mark.parametrize(
    ("row", "current", "left"),
    [
        ([["1:felon", "1:trap"], "0:schemer", "2:trap"], 1, [["1:felon", "1:trap"], "2:trap"]),
        (["2:trap", "0:schemer", ["1:felon", "1:trap"]], 1, ["2:trap", ["1:felon", "1:trap"]]),
        ([["0:felon", "0:trap"], "0:schemer", "2:trap"], 1, [["0:felon", "0:trap"], "2:trap"]),
    ],
)
def test_schemer_beside_a_stack_is_discarded(row: list[object], current: int, left: list[object]) -> None:
    """ABL-18: left or right, of whatever family; nobody is paid."""
    state = start(row, current=current)
    play(state, "reveal")
    assert (row_of(state), state.scores) == (left, [1, 1, 1])
    assert "schemer" in discarded(state, 0)
    assert story(state)[1] == "ABL-18 discarded 0 1 schemer"


def test_card_beneath_a_discarded_schemer_is_dealt_with_next() -> None:
    """ABL-18, ORI-9: face up it acts at once, face down its controller is asked."""
    state = start([["0:queen+", "0:schemer"], ["1:felon", "1:trap"]])
    play(state, "reveal")
    assert (state.scores[0], state.seat) == (1 + 2, 1)
    state = start([["0:queen", "0:schemer"], ["1:felon", "1:trap"]])
    play(state, "reveal")
    assert (state.seat, state.legal, state.position()["current"]) == (0, ["keep", "reveal"], 0)


def test_schemer_is_checked_at_the_moment_of_her_ability() -> None:
    """ABL-18: a stack that has become a single card does not matter any more."""
    state = start(["2:cutthroat", ["1:felon", "1:trap"], "0:schemer+", "1:queen"], influence=[1, 1, 5])
    play(state, "reveal", "keep")
    assert (row_of(state), state.scores) == (["1:felon(1)", "0:schemer+", "1:queen"], [1 + 2, 1 + 3, 5 - 3])


def test_schemer_without_neighbours_gains() -> None:
    """ABL-18: alone in the row."""
    assert play(start(["0:schemer"], round=3), "reveal").scores == [3, 1, 1]
