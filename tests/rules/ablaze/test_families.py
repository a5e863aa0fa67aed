"""Ablaze, families: a bribery token decides whose a card is, everywhere: rules ABL-2 to ABL-4."""

from __future__ import annotations

import pytest
from rules.ablaze.positions import discarded, row_of, start
from rules.playing import play, story


# -- who decides and gains --------------------------------------------------------------------------------------
def test_controller_resolves_a_bribed_card() -> None:
    """ABL-2: it is the token's owner that is asked for its target, not the colour's."""
    state = start(["2:felon", "0:cutthroat+@1", "2:queen"], current=1)
    assert (state.seat, state.legal) == (1, ["target 0", "target 2"])


def test_controller_gains_from_a_bribed_card() -> None:
    """ABL-2: the token's owner takes what it earns."""
    state = start(["0:queen+@2", "1:felon"])
    assert state.scores == [1, 1, 3]
    assert story(state) == ["ORI-7 acts 2 0 queen", "ABL-13 gained 2 2 queen"]


def test_controller_is_rewarded_for_what_a_bribed_card_eliminates() -> None:
    """ABL-2: the reward and the Queen's extra are the controller's."""
    state = start(["0:apothecary+@2", "2:felon", "1:queen"])
    play(state, "target 2")
    assert state.scores == [1, 1, 1 + 1 + 1]


def test_own_token_on_an_own_card_changes_nothing() -> None:
    """ABL-2, ABL-25: a card may bear the token of its own family."""
    state = start(["0:queen+@0", "1:felon"])
    assert state.scores == [3, 1, 1]


# -- adjacency --------------------------------------------------------------------------------------------------
def test_bribed_neighbour_is_family_of_the_briber() -> None:
    """ABL-2, ABL-16: what lies beside a card bribed by the Apothecary's controller can be struck."""
    state = start(["0:apothecary", "1:trap", "2:felon+@0", "1:queen"])
    play(state, "reveal")
    assert state.legal == ["target 1", "target 3"]


def test_card_bribed_away_is_no_longer_family() -> None:
    """ABL-2, ABL-16: beside one's own colour under another's token there is no target."""
    state = start(["0:apothecary", "1:trap", "0:felon+@2", "1:queen"])
    play(state, "reveal")
    assert "ORI-15 no-effect 0 0 apothecary" in story(state)


def test_felon_takes_from_the_controllers_of_its_neighbours() -> None:
    """ABL-2, ABL-17: the briber loses, not the colour's owner."""
    state = start(["1:queen+@2", "0:felon", "1:schemer"], current=1, influence=[5, 5, 5])
    play(state, "reveal")
    assert state.scores == [5, 4, 4]


# -- opponents --------------------------------------------------------------------------------------------------
def test_cutthroat_spares_what_its_controller_has_bribed() -> None:
    """ABL-2, ABL-14: other players' cards are those other players control."""
    state = start(["0:cutthroat", "1:felon+", "2:felon+@0", "0:felon+@1", "2:trap"])
    play(state, "reveal")
    assert row_of(state) == ["0:cutthroat+", "2:felon+@0", "2:trap"]
    assert "ABL-14 gained 0 2 cutthroat" in story(state)


def test_cutthroat_works_for_its_briber() -> None:
    """ABL-2, ABL-14: the colour of the Cut-throat does not matter, its controller's cards are spared."""
    state = start(["1:cutthroat+@0", "2:felon+", "0:felon+", "1:felon+", "2:trap"])
    assert row_of(state) == ["1:cutthroat+@0", "0:felon+", "2:trap"]
    assert "ABL-14 gained 0 2 cutthroat" in story(state)


@pytest.mark.parametrize(("queen", "gain"), [("1:queen+@0", 1), ("0:queen+@1", 2), ("0:queen+", 1), ("1:queen+", 2)])
def test_extra_for_a_queen_that_an_opponent_controls(queen: str, gain: int) -> None:
    """ABL-2, ABL-13: who is an opponent goes by the controller."""
    state = start(["0:apothecary", queen, "0:trap", "2:trap"])
    play(state, "reveal", "target 1")
    assert state.scores[0] == 1 + gain


def test_trap_springs_on_the_controller_of_the_attacker() -> None:
    """ABL-2, ABL-24: one's own Apothecary under another's token is an opponent's card."""
    state = start(["0:apothecary+@1", "1:felon", "0:trap"], influence=[1, 5, 1])
    play(state, "target 2")
    assert state.scores == [1 + 3, 5 + 1 - 3, 1]
    assert row_of(state) == ["1:felon"]
    assert "apothecary" in discarded(state, 0)


def test_trap_does_not_spring_on_its_own_family() -> None:
    """ABL-2, ABL-24: a bribed Apothecary that strikes its briber's Trap is no opponent's card."""
    state = start(["1:apothecary+@0", "0:felon", "0:trap"], influence=[5, 5, 1])
    play(state, "target 2")
    assert state.scores == [5 + 1, 5, 1]
    assert row_of(state) == ["1:apothecary+@0", "0:felon"]


def test_substitution_replaces_by_the_controller_of_the_victim() -> None:
    """ABL-2, ABL-19: another colour under one's own token is no opponent's character and is not replaced."""
    state = start(["0:substitution", "1:queen+@0"], aside={0: ["queen"]})
    play(state, "reveal")
    assert row_of(state) == []
    assert state.scores[0] == 1 + 1


# -- links, stacking, Plan, ties --------------------------------------------------------------------------------
def test_bribed_prince_is_linked_to_the_twin_of_its_briber() -> None:
    """ABL-2, ABL-12: the briber's Twin goes with it, that of its colour stays."""
    state = start(["0:cutthroat", "1:prince+@2", "1:twin+", "2:twin+"])
    assert row_of(play(state, "reveal")) == ["0:cutthroat+", "1:twin+"]


def test_bribed_twin_is_linked_to_the_prince_of_its_briber() -> None:
    """ABL-2, ABL-12: it goes with the briber's Prince, and stays when that of its colour is eliminated."""
    row = ["0:cutthroat", "{}:prince+", "1:twin+@2", "0:felon"]
    for family, left in ((2, ["0:cutthroat+", "0:felon"]), (1, ["0:cutthroat+", "1:twin+@2", "0:felon"])):
        state = start([card.format(family) for card in row])
        assert row_of(play(state, "reveal")) == left


def test_controller_may_stack_on_a_bribed_card() -> None:
    """ABL-4: the token's owner may cover it, the colour's owner may not."""
    row = ["0:queen+@1", "2:felon"]
    for seat, way in ((1, "on 0"), (0, None), (2, "on 1")):
        state = start(row, phase="placement", seat=seat, first=seat)
        ways = {move.split(" ", 2)[2] for move in state.legal}
        assert ways == {"front", "back"} | ({way} if way else set())


def test_token_stays_on_a_covered_card() -> None:
    """ABL-4: covered, the card keeps its token, and surfaces with it."""
    state = start(["0:queen+@1", "2:felon"], phase="placement", first=1, hand={1: ["trap"]})
    play(state, "place trap on 0")
    assert row_of(state)[0] == ["0:queen+@1", "1:trap"]
    state = start([["0:queen+@1", "1:trap"], "2:felon"])
    play(state, "reveal")
    assert row_of(state) == ["0:queen+@1", "2:felon"]
    assert state.scores == [1, 1 + 1 + 2, 1]


def test_plan_activates_what_its_family_controls() -> None:
    """ABL-2, ABL-21: bribed characters can be activated, those bribed away cannot."""
    state = start(["0:plan", "1:queen+@0", "0:schemer+@2", "0:felon+"])
    play(state, "reveal")
    assert (state.seat, state.legal) == (0, ["activate 0", "activate 2"])


@pytest.mark.parametrize(
    ("row", "winners"),
    [
        (["0:felon+@1", "0:queen", "2:felon"], [0, 1, 2]),
        (["0:felon+@1", "1:queen", "2:felon"], [1]),
        (["0:felon+@0", "0:queen", "2:felon"], [0]),
    ],
)
def test_tie_is_broken_by_the_cards_that_a_seat_controls(row: list[str], winners: list[int]) -> None:
    """ABL-2, ORI-17: a bribed card counts for its briber."""
    state = start(row, phase="over")
    assert (state.over, state.winners) == (True, winners)


# -- leaving ----------------------------------------------------------------------------------------------------
def test_eliminated_bribed_card_goes_to_the_discard_of_its_colour() -> None:
    """ABL-3: and its token back to its owner; told is whose it was (ABL-2)."""
    state = start(["0:cutthroat", "1:felon+@2", "0:queen"])
    play(state, "reveal")
    assert ("felon" in discarded(state, 1), "felon" in discarded(state, 2)) == (True, False)
    assert row_of(state) == ["0:cutthroat+", "0:queen"]
    assert story(state)[1:] == ["ORI-13 eliminated 0 1 felon 2 0", "ABL-3 returned 2"]


@pytest.mark.parametrize("briber", [0, 1])
def test_token_of_any_seat_returns(briber: int) -> None:
    """ABL-3: seat 0's as well as another's."""
    state = start(["2:cutthroat", f"1:felon+@{briber}", "0:trap"])
    assert story(play(state, "reveal"))[-1] == f"ABL-3 returned {briber}"


def test_discarded_bribed_card_goes_to_the_discard_of_its_colour() -> None:
    """ABL-3: a bribed Schemer beside a stack, and its token back to its owner."""
    state = start(["0:schemer+@1", ["2:felon", "2:trap"]])
    assert ("schemer" in discarded(state, 0), "schemer" in discarded(state, 1)) == (True, False)
    assert story(state)[1:] == ["ABL-18 discarded 1 0 schemer", "ABL-3 returned 1"]


def test_token_of_a_bribed_attacker_returns_when_a_trap_discards_it() -> None:
    """ABL-3, ABL-24: the card goes to its colour, the token to its owner."""
    state = start(["0:cutthroat+@1", "2:trap"])
    assert ("cutthroat" in discarded(state, 0), "cutthroat" in discarded(state, 1)) == (True, False)
    assert story(state)[-3:-1] == ["ABL-24 discarded 1 0 cutthroat", "ABL-3 returned 1"]


def test_token_of_a_linked_card_returns() -> None:
    """ABL-3, ABL-12: a bribed Twin that is discarded with its Prince gives the token back."""
    state = start(["0:cutthroat", "2:prince+", "1:twin+@2", "0:felon"])
    play(state, "reveal")
    assert story(state)[-2:] == ["ABL-12 discarded 2 1 twin", "ABL-3 returned 2"]
    assert ("twin" in discarded(state, 1), "twin" in discarded(state, 2)) == (True, False)
