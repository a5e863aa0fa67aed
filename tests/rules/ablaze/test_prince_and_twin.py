"""Ablaze, Prince and Twin: rules ABL-10 to ABL-12."""

from __future__ import annotations

import pytest
from rules.ablaze.positions import discarded, row_of, start
from rules.playing import play, story


# -- the Prince brings the Twin ---------------------------------------------------------------------------------
def test_revealed_prince_first_brings_the_twin_then_gains() -> None:
    """ABL-10: his influence is taken (ORI-10), the Twin is placed, and only then the 1 is gained."""
    state = start(["1:felon", "0:prince(2)", "2:queen"], current=1)
    play(state, "reveal")
    assert (state.seat, state.question) == (0, ("twin", {"place": 1}))
    assert state.scores == [1 + 2, 1, 1]
    play(state, "twin front")
    assert state.scores == [1 + 2 + 1, 1, 1]
    assert story(state) == [
        "ORI-7 revealed 0 1 prince", "ORI-10 took 0 1 2 prince", "ABL-11 twin 0 0 front none",
        "ABL-10 gained 0 1 prince",
    ]  # fmt: skip


def test_the_card_under_a_twin_is_told() -> None:
    """ABL-11: the Twin may cover a card of its family, and everybody sees which, even another Twin."""
    state = start(["0:queen+", "0:prince"], current=1)
    assert "ABL-11 twin 0 0 on queen" in story(play(state, "reveal", "twin on 0"))


def test_prince_gains_whenever_he_acts_and_brings_no_second_twin() -> None:
    """ABL-10: every activation gains 1; the Twin came when he was revealed."""
    state = start(["0:prince+", "1:felon", "0:twin+"])
    assert (state.seat, state.scores) == (1, [2, 1, 1])
    assert story(state) == ["ORI-7 acts 0 0 prince", "ABL-10 gained 0 1 prince"]


def test_prince_that_acts_again_brings_no_twin_that_still_lies_beside_its_owner() -> None:
    """ABL-10: only turning him up does; a Prince that came in face up never brings one."""
    state = start(["0:prince+", "1:felon"])
    assert state.position()["twin"] == [True, True, True]
    assert (state.seat, state.scores, row_of(state)) == (1, [2, 1, 1], ["0:prince+", "1:felon"])


def test_bribed_prince_brings_no_twin() -> None:
    """ABL-10: neither the briber's nor that of his colour; he gains for the briber."""
    state = start(["0:prince+@1", "2:felon"])
    assert state.position()["twin"] == [True, True, True]
    assert (row_of(state), state.scores) == (["0:prince+@1", "2:felon"], [1, 2, 1])


def test_substituted_prince_brings_no_twin() -> None:
    """ABL-10, ABL-19: he enters face up, and acts without bringing one."""
    state = start(["0:substitution", "1:prince+", "2:felon"], aside={0: ["prince"]})
    play(state, "reveal")
    assert (row_of(state), state.position()["twin"]) == (["0:prince+", "2:felon"], [True, True, True])
    assert "ABL-10 gained 0 1 prince" in story(state)


def test_prince_revealed_alone_in_the_row_has_both_ends_for_the_twin() -> None:
    """ABL-10, ABL-11: placing is compulsory; before and behind are two moves."""
    rows = []
    for move in ("twin front", "twin back"):
        state = start(["0:prince"], round=6)
        assert play(state, "reveal").legal == ["twin front", "twin back"]
        rows.append(row_of(play(state, move)))
    assert rows == [["0:twin+", "0:prince+"], ["0:prince+", "0:twin+"]]


# -- placing the Twin -------------------------------------------------------------------------------------------
def test_twin_goes_to_an_end_or_on_a_card_of_the_family_that_is_no_prince() -> None:
    """ABL-11: face up or down, bribed cards too; not on the Prince, nor on a bribed one, nor on an opponent's card."""
    row = ["0:felon", "1:queen", "0:prince", "2:prince+@0", "0:queen+@1", ["0:schemer+", "0:trap"], "2:trap"]
    state = start(row, current=2)
    assert play(state, "reveal").legal == ["twin front", "twin back", "twin on 0", "twin on 5"]
    state = start(["0:prince", "1:queen+@0", "0:felon+"])
    assert play(state, "reveal").legal == ["twin front", "twin back", "twin on 1", "twin on 2"]


@pytest.mark.parametrize(
    ("move", "row", "seat", "gained"),
    [
        ("twin front", ["0:twin+", "0:felon", "0:prince+", "0:queen", "1:felon"], 0, 0),
        ("twin back", ["0:felon", "0:prince+", "0:queen", "1:felon", "0:twin+"], 0, 0),
        ("twin on 0", [["0:felon", "0:twin+"], "0:prince+", "0:queen", "1:felon"], 0, 0),
        ("twin on 2", ["0:felon", "0:prince+", ["0:queen", "0:twin+"], "1:felon"], 1, 1),
    ],
)
def test_twin_is_placed_face_up(move: str, row: list[object], seat: int, gained: int) -> None:
    """ABL-11: where it was asked for; the pointer stays with the Prince, and the place right of him comes next."""
    state = start(["0:felon", "0:prince", "0:queen", "1:felon"], current=1)
    play(state, "reveal", move)
    assert (row_of(state), state.seat) == (row, seat)
    assert state.scores[0] == 1 + 1 + gained
    assert state.view(2)["twin"] == [False, True, True]


def test_twin_placed_right_of_the_pointer_acts_this_round() -> None:
    """ABL-11: at the back it is met in this round."""
    state = start(["0:prince", "1:felon"], round=5)
    play(state, "reveal", "twin back", "keep")
    assert story(state)[-3:-1] == ["ORI-7 acts 0 2 twin", "ABL-11 gained 0 1 twin"]
    assert (state.scores[0], state.position()["round"]) == (3, 6)


@pytest.mark.parametrize("move", ["twin front", "twin on 0"])
def test_twin_placed_left_of_the_pointer_does_not_act_this_round(move: str) -> None:
    """ABL-11: it waits for the next round."""
    state = start(["0:felon", "0:prince", "1:felon"], current=1)
    play(state, "reveal", move, "keep")
    assert state.position()["phase"] == "placement"
    assert state.scores[0] == 1 + 1


def test_twin_is_seen_by_all() -> None:
    """ABL-11: it lies face up, also for a spectator, and covers what lies beneath."""
    state = start(["0:felon(1)", "0:prince", "1:felon"], current=1)
    play(state, "reveal", "twin on 0")
    assert [card["card"] for card in state.view(None)["row"][0]] == [None, "twin"]
    assert row_of(state)[0] == ["0:felon(1)", "0:twin+"]


def test_twin_gains_one_whenever_it_acts() -> None:
    """ABL-11: 1 for its controller."""
    state = start(["1:felon", "0:twin+", "1:queen"], current=1)
    assert (state.scores, story(state)) == ([2, 1, 1], ["ORI-7 acts 0 1 twin", "ABL-11 gained 0 1 twin"])


def test_twin_that_has_left_the_row_does_not_come_back_by_a_prince() -> None:
    """ABL-11: discarded, it stays away; the Prince acts without it."""
    state = start(["0:prince+", "1:felon"], discard={0: ["twin"]})
    assert (state.seat, row_of(state), discarded(state, 0)[-1]) == (1, ["0:prince+", "1:felon"], "twin")


# -- they fall together -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("struck", "partner"), [("prince", "twin"), ("twin", "prince")])
def test_one_eliminated_the_other_is_discarded(struck: str, partner: str) -> None:
    """ABL-12: the face-up uncovered partner of the same family; nobody is paid for it."""
    state = start(["0:cutthroat", f"1:{struck}+", "2:felon", f"1:{partner}+"])
    play(state, "reveal")
    assert row_of(state) == ["0:cutthroat+", "2:felon"]
    assert {struck, partner} <= set(discarded(state, 1))
    assert story(state)[1:] == [f"ORI-13 eliminated 0 1 {struck} 1 0", f"ABL-12 discarded 1 2 {partner}"]
    assert state.scores == [1, 1, 1]


@pytest.mark.parametrize(("struck", "partner"), [("prince", "twin"), ("twin", "prince")])
def test_link_works_within_the_attackers_own_family_too(struck: str, partner: str) -> None:
    """ABL-12: whoever eliminates the one, the other of that family goes."""
    state = start(["0:cutthroat", f"0:{struck}+", "1:felon", f"0:{partner}+"])
    assert row_of(play(state, "reveal")) == ["0:cutthroat+", "1:felon"]


@pytest.mark.parametrize(("struck", "partner"), [("prince", "twin"), ("twin", "prince")])
def test_partners_of_other_families_stay(struck: str, partner: str) -> None:
    """ABL-12: only the family that lost the card is bereft."""
    state = start(["0:cutthroat", f"1:{struck}+", "0:felon", f"2:{partner}+"])
    assert row_of(play(state, "reveal")) == ["0:cutthroat+", "0:felon", f"2:{partner}+"]


def test_cutthroat_bereaves_every_family_that_lost_one() -> None:
    """ABL-12, ABL-14: two Princes eliminated, both families' Twins discarded, which do not count for the reward."""
    state = start(["0:cutthroat", "1:prince+", "2:prince+", "0:felon", "1:twin+", "2:twin+"])
    play(state, "reveal")
    assert row_of(state) == ["0:cutthroat+", "0:felon"]
    assert state.scores == [1 + 2, 1, 1]


def test_covered_partner_stays() -> None:
    """ABL-12: only an uncovered partner is discarded."""
    state = start(["0:cutthroat", "1:prince+", "2:felon", ["1:twin+", "1:trap"]])
    assert row_of(play(state, "reveal")) == ["0:cutthroat+", "2:felon", ["1:twin+", "1:trap"]]


def test_face_down_prince_stays_when_a_twin_of_his_family_is_eliminated() -> None:
    """ABL-12: nobody turns up a hidden card; here a bribed Twin falls."""
    state = start(["0:cutthroat", "2:twin+@1", "2:felon", "1:prince(1)"])
    play(state, "reveal")
    assert row_of(state) == ["0:cutthroat+", "2:felon", "1:prince(1)"]
    assert state.view(0)["row"][2][0]["card"] is None


def test_eliminated_face_down_prince_triggers_the_link() -> None:
    """ABL-12: a Prince that was never revealed takes his family's bribed Twin along."""
    state = start(["0:cutthroat", "1:prince", "0:felon", "2:twin+@1"])
    assert row_of(play(state, "reveal")) == ["0:cutthroat+", "0:felon"]


def test_partner_that_surfaces_is_uncovered() -> None:
    """ABL-12: copies are looked for after the eliminated cards have left."""
    state = start(["0:cutthroat", ["2:twin+@1", "1:prince+"], "0:felon"])
    assert row_of(play(state, "reveal")) == ["0:cutthroat+", "0:felon"]


def test_partner_beneath_another_was_covered() -> None:
    """ABL-12: both are looked for at once; the one that surfaces as the other is discarded stays."""
    state = start(["0:cutthroat", "1:twin+", "0:felon", ["2:prince+@1", "1:prince+"]])
    assert row_of(play(state, "reveal")) == ["0:cutthroat+", "0:felon", "2:prince+@1"]


def test_discard_starts_no_further_link() -> None:
    """ABL-12: the Twin discarded for an eliminated Prince drags no other Prince along."""
    state = start(["0:apothecary", "2:felon", "2:prince+@1", "1:twin+", "1:prince+", "0:trap"])
    assert row_of(play(state, "reveal")) == ["0:apothecary+", "2:felon", "2:prince+@1", "0:trap"]


def test_link_left_of_the_pointer_moves_no_one_s_turn() -> None:
    """ABL-12, ORI-9: the row closes up left of the pointer, and the place after the acting card comes next."""
    state = start(["1:twin+", "0:cutthroat", "1:prince+", "2:felon", "2:trap"], current=1)
    play(state, "reveal", "target 2")
    assert (row_of(state), state.seat, state.position()["current"]) == (["0:cutthroat+", "2:felon", "2:trap"], 2, 1)


def test_link_can_surface_the_next_card_of_a_stack() -> None:
    """ABL-12, ORI-9: a Twin discarded from a stack lets the card beneath be met this round."""
    state = start(["0:cutthroat", "1:prince+", ["1:felon(1)", "1:twin+"], "2:trap"])
    play(state, "reveal")
    assert (row_of(state), state.seat) == (["0:cutthroat+", "1:felon(1)", "2:trap"], 1)
