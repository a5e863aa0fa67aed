"""Ablaze, the intrigues Substitution, Trap and Bribery: rules ABL-19, ABL-20 and ABL-23 to ABL-25."""

from __future__ import annotations

import pytest
from rules.ablaze.positions import discarded, row_of, start
from rules.playing import play, story


# -- Substitution -----------------------------------------------------------------------------------------------
def test_substitution_eliminates_an_adjacent_card() -> None:
    """ABL-19: left or right, compulsory, for 1; then it is discarded (ORI-8)."""
    state = start(["1:trap", "1:felon", "0:substitution(2)", "0:queen", "2:felon"], current=2)
    assert play(state, "reveal").legal == ["target 1", "target 3"]
    assert state.scores == [1 + 2, 1, 1]
    play(state, "target 3")
    assert row_of(state) == ["1:trap", "1:felon", "2:felon"]
    assert (discarded(state, 0), state.scores) == (["queen", "substitution"], [1 + 2 + 1, 1, 1])
    assert story(state)[-3:] == [
        "ORI-13 eliminated 0 3 queen 0 0", "ORI-12 gained 0 1 substitution", "ORI-8 discarded 0 2 substitution",
    ]  # fmt: skip


def test_substitution_without_a_neighbour_has_no_effect() -> None:
    """ABL-19, ORI-15: it is discarded all the same."""
    state = start(["0:substitution"], round=3)
    play(state, "reveal")
    assert (row_of(state), state.scores[0]) == ([], 1)
    assert story(state)[1:3] == ["ORI-15 no-effect 0 0 substitution", "ORI-8 discarded 0 0 substitution"]


@pytest.mark.parametrize("victim", ["1:queen+", "1:queen(2)"])
@pytest.mark.parametrize("zone", ["discard", "aside"])
def test_opponents_character_is_replaced_by_ones_own(victim: str, zone: str) -> None:
    """ABL-19: face up or down, by the same character from the discard or from aside, in the same place, face up."""
    state = start(["2:trap", victim, "0:substitution", "2:felon"], current=2, **{zone: {0: ["queen"]}})
    play(state, "reveal", "target 1")
    assert row_of(state) == ["2:trap", "0:queen+", "2:felon"]
    assert "queen" not in discarded(state, 0)
    assert len(state.position()["aside"][0]) == (2 if zone == "aside" else 3)
    assert story(state)[-2] == f"ABL-19 replaced 0 1 queen {zone}"
    assert state.scores == [1 + 1 + 1, 1, 1]


@pytest.mark.parametrize("name", ["prince", "queen", "cutthroat", "apothecary", "felon", "schemer"])
@pytest.mark.parametrize("zone", ["discard", "aside"])
def test_every_character_can_be_replaced(name: str, zone: str) -> None:
    """ABL-19: each of the six that are shuffled."""
    state = start(["2:trap", f"1:{name}", "0:substitution", "2:plan"], current=2, **{zone: {0: [name]}})
    play(state, "reveal", "target 1")
    assert row_of(state) == ["2:trap", f"0:{name}+", "2:plan"]
    assert f"ABL-19 replaced 0 1 {name} {zone}" in story(state)


def test_discard_comes_before_aside_only_where_the_card_lies_there() -> None:
    """ABL-19: there is one card of a name, so the zone is where it is; the other aside cards stay, in order."""
    state = start(["1:felon", "0:substitution", "2:trap"], current=1, aside={0: ["bribery", "felon", "queen"]})
    play(state, "reveal", "target 0")
    assert state.position()["aside"][0] == ["bribery", "queen"]


def test_fetched_aside_card_becomes_public() -> None:
    """ABL-19: everybody sees it in the row; the others stay hidden."""
    state = start(["1:felon", "0:substitution", "2:trap"], current=1, aside={0: ["bribery", "felon", "queen"]})
    play(state, "reveal", "target 0")
    for viewer in (1, 2, None):
        view = state.view(viewer)
        assert (view["row"][0][0]["card"], view["aside"][0]) == ("felon", [None, None])
    assert state.view(0)["aside"][0] == ["bribery", "queen"]


def test_replacement_right_of_the_pointer_is_dealt_with_this_round() -> None:
    """ABL-19: and one on the left is not."""
    state = start(["0:substitution", "1:queen+", "2:trap"], aside={0: ["queen"]})
    assert play(state, "reveal").scores[0] == 1 + 1 + 1 + 2
    assert "ORI-7 acts 0 0 queen" in story(state)
    state = start(["1:queen+", "0:substitution", "2:trap"], current=1, aside={0: ["queen"]})
    play(state, "reveal", "target 0")
    assert (state.scores[0], state.seat) == (1 + 1 + 1, 2)


@pytest.mark.parametrize(
    ("victim", "left"),
    [
        ("0:queen+", []),  # one's own
        ("1:plan", []),  # an intrigue
        (["1:trap", "1:queen+"], ["1:trap"]),  # from a stack
        (["1:queen+", "1:felon(2)"], ["1:queen+"]),
    ],
)
def test_what_is_eliminated_but_not_replaced(victim: object, left: list[str]) -> None:
    """ABL-19: one's own card, an intrigue, the top card of a stack; no clue is given by that."""
    aside = {0: ["felon", "plan"] if victim == "0:queen+" else ["felon", "plan", "queen"]}
    state = start(["2:trap", victim, "0:substitution", "2:plan"], current=2, aside=aside)
    play(state, "reveal", "target 1")
    assert row_of(state) == ["2:trap", *left, "2:plan"]
    assert not any("replaced" in line for line in story(state))
    assert "clues" not in state.position()


@pytest.mark.parametrize("zone", ["hand", "row"])
def test_character_that_is_neither_discarded_nor_aside_brings_nothing(zone: str) -> None:
    """ABL-19: everybody learns that it is not aside."""
    row = ["2:trap", "1:queen", "0:substitution", "2:felon"]
    state = start([*row, "0:queen"], current=2) if zone == "row" else start(row, current=2, hand={0: ["queen"]})
    play(state, "reveal", "target 1")
    assert row_of(state)[:2] == ["2:trap", "2:felon"]
    assert story(state)[-2] == "ABL-19 not-replaced 0 queen"
    assert all(state.view(viewer)["clues"] == [["queen"], [], []] for viewer in (0, 1, 2, None))


def test_twin_is_replaced_only_if_it_was_in_the_row() -> None:
    """ABL-19: from the discard it comes back; from its owner's side it does not, and nobody learns anything."""
    row = ["2:felon", "1:twin+", "0:substitution", "2:queen"]
    state = start(row, current=2, discard={0: ["twin"]})
    play(state, "reveal", "target 1")
    assert (row_of(state), state.position()["twin"]) == (["2:felon", "0:twin+", "2:queen"], [False, False, True])
    assert "twin" not in discarded(state, 0)
    state = start(row, current=2)
    play(state, "reveal", "target 1")
    assert (row_of(state), state.position()["twin"]) == (["2:felon", "2:queen"], [True, False, True])
    assert "clues" not in state.position()


def test_twin_in_the_row_elsewhere_is_no_replacement() -> None:
    """ABL-19: it must have left the row."""
    state = start(["0:twin+", "1:twin+", "0:substitution", "2:queen"], current=2)
    play(state, "reveal", "target 1")
    assert row_of(state) == ["0:twin+", "2:queen"]


def test_substitution_on_a_stack_surfaces_the_next_before_a_replacement_acts() -> None:
    """ABL-19, ORI-9: the card beneath is dealt with first, then the place right of it."""
    state = start([["0:felon", "0:substitution"], "1:queen+", "2:trap"], aside={0: ["queen"]})
    play(state, "reveal")
    assert (row_of(state), state.seat, state.scores[0]) == (["0:felon", "0:queen+", "2:trap"], 0, 1 + 1 + 1)
    play(state, "keep")
    assert (state.scores[0], state.seat) == (1 + 1 + 1 + 2, 2)


def test_substitution_against_a_trap() -> None:
    """ABL-19, ABL-24: 1 gained, 3 stolen; the Substitution is discarded, once."""
    state = start(["0:substitution", "1:trap", "2:felon"], influence=[4, 1, 1])
    play(state, "reveal")
    assert (state.scores, row_of(state)) == ([4 + 1 - 3, 1 + 3, 1], ["2:felon"])
    assert [line for line in story(state) if "discarded" in line] == ["ABL-24 discarded 0 0 substitution"]


def test_links_happen_before_the_replacement_comes_in() -> None:
    """ABL-20, ORI-14: first the victim's Twin is discarded, then the Prince comes in, beside the Substitution."""
    state = start(["1:twin+", "1:prince+", "0:substitution", "2:felon"], current=2, aside={0: ["prince"]})
    play(state, "reveal", "target 1")
    assert row_of(state) == ["0:prince+", "2:felon"]
    assert story(state)[1:] == [
        "ORI-13 eliminated 0 1 prince 1 0", "ORI-12 gained 0 1 substitution", "ABL-12 discarded 1 0 twin",
        "ABL-19 replaced 0 0 prince aside", "ORI-8 discarded 0 1 substitution",
    ]  # fmt: skip


def test_own_card_under_an_opponents_token_comes_back() -> None:
    """ABL-20: eliminated as an opponent's, it falls into the own discard and is its own replacement."""
    state = start(["2:trap", "0:queen+@1", "0:substitution", "2:felon"], current=2)
    play(state, "reveal", "target 1")
    assert row_of(state) == ["2:trap", "0:queen+", "2:felon"]
    assert state.scores == [1 + 1 + 1, 1, 1]
    assert [line for line in story(state) if "returned" in line or "replaced" in line] == [
        "ABL-3 returned 1",
        "ABL-19 replaced 0 1 queen discard",
    ]


def test_own_prince_under_an_opponents_token_takes_the_opponents_twin_along() -> None:
    """ABL-20: the link is that of the family he belonged to, then he comes back."""
    state = start(["1:twin+", "2:trap", "0:prince+@1", "0:substitution", "0:twin+"], current=3)
    play(state, "reveal", "target 2")
    assert row_of(state)[:3] == ["2:trap", "0:prince+", "0:twin+"]


# -- Trap -------------------------------------------------------------------------------------------------------
def test_trap_revealed_by_its_controller() -> None:
    """ABL-23: the influence on it goes to the supply, 1 is gained, it is discarded."""
    state = start(["0:trap(3)", "1:felon"])
    play(state, "reveal")
    assert (state.scores, row_of(state), discarded(state, 0)) == ([2, 1, 1], ["1:felon"], ["trap"])
    assert story(state) == [
        "ORI-7 revealed 0 0 trap", "ABL-23 lost 0 0 3 trap", "ABL-23 gained 0 1 trap", "ORI-8 discarded 0 0 trap",
    ]  # fmt: skip


@pytest.mark.parametrize(("held", "stolen"), [(4, 3), (2, 3), (1, 2), (0, 1)])
def test_trap_steals_three_after_the_rewards(held: int, stolen: int) -> None:
    """ABL-24: the attacker first takes its 1, then loses 3 or all it has to the Trap's owner."""
    state = start(["0:apothecary", "0:felon", "1:trap(2)", "2:felon"], influence=[held, 1, 1])
    play(state, "reveal", "target 2")
    assert (state.scores, row_of(state)) == ([held + 1 - stolen, 1 + stolen, 1], ["0:felon", "2:felon"])
    assert story(state)[1:] == [
        "ORI-13 eliminated 0 2 trap 1 2", "ORI-12 gained 0 1 apothecary", f"ABL-24 trapped 1 0 {stolen}",
        "ABL-24 discarded 0 0 apothecary",
    ]  # fmt: skip


def test_own_card_springs_no_trap() -> None:
    """ABL-24: the usual reward, nothing else; the attacker stays."""
    state = start(["0:apothecary", "1:felon", "0:trap(2)", "0:queen"], influence=[4, 1, 1])
    play(state, "reveal", "target 2")
    assert (state.scores, row_of(state)) == ([5, 1, 1], ["0:apothecary+", "1:felon", "0:queen"])


def test_card_beneath_a_trapped_attacker_is_dealt_with_next() -> None:
    """ABL-24, ORI-9: the attacking card was on a stack."""
    state = start([["0:queen+", "0:cutthroat"], "1:trap", "2:felon"], influence=[0, 0, 0])
    play(state, "reveal")
    assert (row_of(state), state.scores) == (["0:queen+", "2:felon"], [2, 0, 0])


# -- Bribery ----------------------------------------------------------------------------------------------------
def test_bribery_targets_face_up_characters_that_are_alone() -> None:
    """ABL-25: of any family, one's own included; no stack, no face-down card, not the Bribery itself."""
    row = ["0:queen+", "1:felon+", ["1:trap", "1:schemer+"], "2:queen", "0:bribery", "2:twin+", ["2:felon+", "2:plan"]]
    state = start(row, current=4)
    assert play(state, "reveal").legal == ["bribe 0", "bribe 1", "bribe 5"]


def test_bribed_character_joins_the_family_at_once() -> None:
    """ABL-25: right of the pointer it already acts for the briber this round; the Bribery is discarded."""
    state = start(["0:bribery", "1:queen+", "2:felon"])
    play(state, "reveal")
    assert (row_of(state), state.scores, discarded(state, 0)) == (["1:queen+@0", "2:felon"], [3, 1, 1], ["bribery"])
    assert story(state)[1:3] == ["ABL-25 bribed 0 1 queen 1", "ORI-8 discarded 0 0 bribery"]
    assert all(state.view(viewer)["row"][0][0]["briber"] == 0 for viewer in (0, 1, 2, None))


def test_token_of_another_family_returns_to_its_owner() -> None:
    """ABL-25: the newer token stays alone on the card."""
    state = start(["0:bribery", "1:queen+@2", "2:felon"])
    play(state, "reveal")
    assert (row_of(state), state.scores) == (["1:queen+@0", "2:felon"], [3, 1, 1])
    assert story(state)[1:3] == ["ABL-25 returned 2", "ABL-25 bribed 0 1 queen 2"]


def test_own_character_can_be_bribed_back() -> None:
    """ABL-25: one's own token on one's own card."""
    state = start(["0:bribery", "0:queen+@1", "2:felon"])
    play(state, "reveal")
    assert (row_of(state), state.scores) == (["0:queen+@0", "2:felon"], [3, 1, 1])


def test_bribery_without_a_target_has_no_effect() -> None:
    """ABL-25: it is discarded all the same."""
    state = start(["0:bribery", "1:queen", ["2:trap", "2:felon+"], "2:plan"])
    play(state, "reveal")
    assert story(state)[1:] == ["ORI-15 no-effect 0 0 bribery", "ORI-8 discarded 0 0 bribery"]
    assert row_of(state) == ["1:queen", ["2:trap", "2:felon+"], "2:plan"]


def test_influence_on_a_revealed_bribery_or_substitution_is_taken() -> None:
    """ORI-10: only Plan and Trap say otherwise."""
    assert play(start(["0:bribery(3)", "1:queen"]), "reveal").scores[0] == 1 + 3
    assert play(start(["0:substitution(3)"], round=3), "reveal").scores[0] == 1 + 3
