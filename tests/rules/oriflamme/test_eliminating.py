"""Oriflamme, eliminating and the end: rules ORI-12 to ORI-17."""

from __future__ import annotations

import pytest
from rules.oriflamme.positions import discarded, position, row_of, start
from rules.playing import play, story

import camarilla
from camarilla.kernel.moves import Result

GAME = camarilla.game("oriflamme")


# -- eliminating ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("family", [0, 1, 2])
def test_whoever_eliminates_gains_one(family: int) -> None:
    """ORI-12: of whatever family the victim is, the eliminating seat gains 1 and nobody else anything."""
    state = start(row=["0:soldier", f"{family}:heir", "1:spy"])
    play(state, "reveal")
    assert state.scores == [2, 1, 1]
    assert story(state)[-1] == "ORI-12 gained 0 1 soldier"


def test_influence_on_the_victim_goes_to_the_supply() -> None:
    """ORI-13: neither the victim's owner nor the attacker gets it."""
    state = start(row=["0:soldier", "1:heir(3)", "2:spy"])
    play(state, "reveal")
    assert (state.scores, row_of(state)) == ([2, 1, 1], ["0:soldier+", "2:spy"])


def test_victim_goes_face_up_to_its_owners_discard() -> None:
    """ORI-13: a face-down victim is turned up, and its owner's discard is open to all."""
    state = start(row=["0:soldier", "1:heir(3)", "2:spy"])
    play(state, "reveal")
    assert all(state.view(seat)["discard"] == [[], ["heir"], []] for seat in (0, 1, 2, None))
    assert "ORI-13 eliminated 0 1 heir 1 3" in story(state)


def test_gap_closes() -> None:
    """ORI-13: the neighbours of an eliminated card are then neighbours of each other."""
    state = start(row=["0:soldier", "1:heir", "0:lord", "2:spy"])
    play(state, "reveal", "reveal")
    assert (row_of(state), state.scores[0]) == (["0:soldier+", "0:lord+", "2:spy"], 1 + 1 + 2)


@pytest.mark.parametrize("beneath", ["1:lord", "1:lord(4)", "1:lord+"])
def test_card_beneath_surfaces_as_it_was(beneath: str) -> None:
    """ORI-13: only the top card of a stack is eliminated; the next keeps its face and its influence."""
    state = start(row=["2:spy", [beneath, "1:spy", "1:heir(2)"], "0:archer"], current=2)
    play(state, "reveal", "target 0")
    assert row_of(state)[0] == [beneath, "1:spy", "1:heir(2)"]
    state = start(row=[[beneath, "1:heir(2)"], "0:archer", "2:lord"], current=1)
    play(state, "reveal", "target 0")
    assert row_of(state) == [beneath, "0:archer+", "2:lord"]


def test_attacker_is_paid_before_the_ambush_reacts() -> None:
    """ORI-14: the victim leaves, the eliminating seat takes its reward, then the reaction."""
    state = start(row=["0:soldier", "1:ambush(1)", "2:spy"])
    play(state, "reveal")
    assert story(state) == [
        "ORI-7 revealed 0 0 soldier",
        "ORI-13 eliminated 0 1 ambush 1 1",
        "ORI-12 gained 0 1 soldier",
        "ORI-32 gained 1 4 ambush",
        "ORI-32 discarded 0 0 soldier",
    ]


def test_discarding_pays_nothing_and_triggers_nothing() -> None:
    """ORI-14: the Ambush that its owner reveals is discarded, not eliminated; so is an attacker that it catches."""
    state = start(row=["0:ambush", "1:soldier", "2:ambush"], influence=[0, 0, 0])
    play(state, "reveal")
    assert state.scores == [1, 0, 0]
    assert play(state, "reveal").scores == [1, 1, 4]


@pytest.mark.parametrize("card", ["archer", "soldier"])
def test_effects_are_compulsory_against_ones_own(card: str) -> None:
    """ORI-15: if the only possible targets are one's own, one of those it must be."""
    state = start(row=["0:spy", f"0:{card}", "0:heir"], current=1)
    play(state, "reveal")
    assert state.legal == ["target 0", "target 2"]


def test_single_target_is_struck_without_a_question() -> None:
    """ORI-15: even one's own last card."""
    state = start(row=["0:spy", "0:soldier"], current=1, round=3)
    play(state, "reveal")
    assert (row_of(state), state.position()["phase"]) == (["0:soldier+"], "placement")
    assert state.scores[0] == 2


@pytest.mark.parametrize(
    ("card", "rule"), [("soldier", "ORI-23"), ("spy", "ORI-24"), ("shapeshifter", "ORI-26"), ("decree", "ORI-35")]
)
def test_with_no_target_at_all_nothing_happens(card: str, rule: str) -> None:
    """ORI-15: alone in the row these cards do nothing."""
    state = start(row=[f"0:{card}(2)"], influence=[1, 1, 1])
    play(state, "reveal")
    assert state.scores == [3, 1, 1]
    assert f"{rule} no-effect 0 0 {card}" in story(state)


# -- the end ----------------------------------------------------------------------------------------------------
def test_most_influence_wins_after_round_six() -> None:
    """ORI-16: and the points are the influence held."""
    state = start(row=["0:spy", "0:lord"], current=1, round=6, influence=[3, 5, 4])
    assert (state.over, state.winners) == (False, [])
    play(state, "keep")
    assert (state.over, state.seat, state.question, state.legal) == (True, None, None, [])
    assert (state.scores, state.winners) == ([3, 5, 4], [1])
    assert story(state)[-1] == "ORI-16 ended"


def test_influence_on_cards_does_not_count() -> None:
    """ORI-16: not on top cards, not on covered ones."""
    state = start(row=[["0:spy(9)", "0:lord(9)"], "1:heir"], current=1, round=6, influence=[3, 4, 1])
    assert play(state, "keep").winners == [1]


def test_game_is_not_over_before_round_six() -> None:
    """ORI-16: the fifth round is not the last."""
    state = start(row=["0:spy"], round=5)
    assert not play(state, "keep").over
    assert not any("ended" in line for line in story(state))


@pytest.mark.parametrize(
    ("row", "winners"),
    [
        (["0:spy", "1:lord", "1:spy", "2:heir"], [1]),
        (["0:spy", "0:lord", "1:spy", "2:heir"], [0]),
        (["0:spy", "2:lord", "1:spy", "1:heir"], [1]),
        (["0:spy", ["1:lord", "1:heir", "1:spy"], "0:heir"], [0]),
        (["0:spy+", "1:heir+", "0:heir"], [0]),
        (["2:spy", "2:heir", "2:lord", "0:spy"], [0]),
    ],
)
def test_ties_go_to_the_most_places(row: list[str | list[str]], winners: list[int]) -> None:
    """ORI-17: among the tied seats the one with the most top cards; covered cards and untied seats do not count."""
    state = GAME.position(position(row=row, phase="over", influence=[5, 5, 4]))
    assert (state.over, state.winners, state.scores) == (True, winners, [5, 5, 4])


@pytest.mark.parametrize(
    ("row", "winners"),
    [(["0:spy", "2:lord", "1:spy"], [0, 1, 2]), (["0:spy", "2:lord"], [0, 2]), ([], [0, 1, 2])],
)
def test_still_tied_seats_share_the_victory(row: list[str], winners: list[int]) -> None:
    """ORI-17: as many influence, as many places."""
    assert GAME.position(position(row=row, phase="over", influence=[5, 5, 5])).winners == winners


def test_one_more_influence_beats_any_number_of_places() -> None:
    """ORI-16, ORI-17: the row decides among equals only."""
    names = ("spy", "lord", "heir", "soldier", "archer", "decree")
    state = GAME.position(position(row=[f"0:{name}" for name in names], phase="over", influence=[5, 6, 1]))
    assert state.winners == [1]


def test_seats_without_influence_can_win() -> None:
    """ORI-16: most may be none at all."""
    assert GAME.position(position(row=["1:spy"], phase="over", influence=[0, 0, 0])).winners == [1]
    assert GAME.position(position(row=[], phase="over", influence=[0, 0, 0])).winners == [0, 1, 2]


def test_scoring_forgets_the_game_before() -> None:
    """ORI-16: one Result serves many games."""
    result = Result()
    for influence, winners in (([1, 2, 3], 0b100), ([3, 2, 1], 0b001)):
        state = GAME.position(position(row=[], phase="over", influence=influence))
        GAME.rules.score(state.redacted(None), result)
        assert (result.points[:3], result.winners) == (influence, winners)


def test_discard_holds_what_was_eliminated_and_discarded() -> None:
    """ORI-8, ORI-13: both go to the owner's discard, each to its own."""
    state = start(row=["0:assassination", "1:heir", "2:lord"])
    play(state, "reveal", "target 1")
    assert [discarded(state, seat) for seat in range(3)] == [["assassination"], ["heir"], []]
