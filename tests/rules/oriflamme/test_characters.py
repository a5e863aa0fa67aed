"""Oriflamme, the characters: rules ORI-20 to ORI-29."""

from __future__ import annotations

import pytest
from rules.oriflamme.positions import Stack, discarded, row_of, start
from rules.playing import play, story


# -- lord -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("row", "current", "gain"),
    [
        (["0:lord", "1:spy"], 0, 1),
        (["1:spy", "0:lord"], 1, 1),
        (["1:heir", "0:lord", "2:spy"], 1, 1),
        (["0:heir", "0:lord", "2:spy"], 1, 2),
        (["1:heir", "0:lord", "0:spy+"], 1, 2),
        (["0:heir", "0:lord", "0:spy"], 1, 3),
        (["0:heir+", "0:lord", "0:spy+", "0:archer"], 1, 3),
        (["0:heir", "1:spy", "0:lord", "1:heir", "0:spy"], 2, 1),
        ([["0:heir", "0:spy", "0:archer"], "0:lord", "1:spy"], 1, 2),
        ([["0:heir", "0:spy", "0:lord"], "1:spy"], 0, 1),
    ],
)
def test_lord_counts_adjacent_places_of_its_family(row: list[Stack], current: int, gain: int) -> None:
    """ORI-20: 1, and 1 for each adjacent place with an own top card, face up or down; not for the card beneath."""
    state = start(row=row, current=current, round=6)
    play(state, "reveal")
    assert state.scores[0] == 1 + gain
    assert f"ORI-20 gained 0 {gain} lord" in story(state)


# -- archer -----------------------------------------------------------------------------------------------------
def test_archer_strikes_the_first_or_the_last_place() -> None:
    """ORI-21: wherever it lies, and nothing in between."""
    row = ["1:spy", "2:lord", "0:archer", "2:heir", "1:heir"]
    state = play(start(row=row, current=2), "reveal")
    assert (state.legal, state.question) == (["target 0", "target 4"], ("archer", {"place": 2, "card": "archer"}))
    assert row_of(play(state.copy(), "target 0")) == ["2:lord", "0:archer+", "2:heir", "1:heir"]
    assert row_of(play(state, "target 4")) == ["1:spy", "2:lord", "0:archer+", "2:heir"]


def test_archer_strikes_top_cards_only() -> None:
    """ORI-21: of the first place its top card."""
    state = play(start(row=[["1:spy+", "1:lord"], "0:archer", "2:heir"], current=1), "reveal", "target 0")
    assert (row_of(state), discarded(state, 1)) == (["1:spy+", "0:archer+", "2:heir"], ["lord"])


@pytest.mark.parametrize(("row", "current", "target"), [(["0:archer", "1:spy"], 0, 0), (["1:spy", "0:archer"], 1, 1)])
def test_archer_at_an_end_may_strike_itself(row: list[str], current: int, target: int) -> None:
    """ORI-21: itself included; it gains 1 and is gone."""
    state = play(start(row=row, current=current), "reveal")
    assert state.legal == ["target 0", "target 1"]
    play(state, f"target {target}")
    assert (row_of(state), discarded(state, 0), state.scores) == (["1:spy"], ["archer"], [2, 1, 1])


def test_archer_alone_in_the_row_eliminates_itself() -> None:
    """ORI-21: without a question, and gains 1."""
    state = start(row=["0:archer"])
    play(state, "reveal")
    assert (row_of(state), discarded(state, 0), state.scores) == ([], ["archer"], [2, 1, 1])
    assert state.position()["phase"] == "placement"


@pytest.mark.parametrize(("beneath", "scores"), [("0:heir+", [4, 1, 1]), ("0:heir", [2, 1, 1])])
def test_card_beneath_an_archer_that_struck_itself_is_next(beneath: str, scores: list[int]) -> None:
    """ORI-22: face up it acts at once, face down its controller is asked."""
    state = play(start(row=[[beneath, "0:archer"], "1:spy"]), "reveal", "target 0")
    assert (row_of(state), state.scores) == ([beneath, "1:spy"], scores)
    assert state.seat == (1 if beneath.endswith("+") else 0)


# -- soldier ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("row", "current", "legal"),
    [
        (["1:spy", "2:lord", "0:soldier", "2:heir", "1:heir"], 2, ["target 1", "target 3"]),
        (["1:spy", ["2:spy", "2:lord"], "0:soldier", "0:heir"], 2, ["target 1", "target 3"]),
    ],
)
def test_soldier_strikes_an_adjacent_top_card(row: list[Stack], current: int, legal: list[str]) -> None:
    """ORI-23: left or right, of any family, and no other."""
    state = play(start(row=row, current=current), "reveal")
    assert (state.legal, state.question) == (legal, ("soldier", {"place": current, "card": "soldier"}))


@pytest.mark.parametrize(
    ("row", "current", "after"),
    [
        (["0:soldier", "1:spy", "2:lord"], 0, ["0:soldier+", "2:lord"]),
        (["2:lord", "1:spy", "0:soldier"], 2, ["2:lord", "0:soldier+"]),
    ],
)
def test_soldier_at_an_end_has_one_neighbour(row: list[str], current: int, after: list[str]) -> None:
    """ORI-23: which it strikes without a question; it stays itself."""
    assert row_of(play(start(row=row, current=current), "reveal")) == after


def test_soldier_without_a_neighbour_stays() -> None:
    """ORI-23: no effect; the card beneath it is no neighbour."""
    state = play(start(row=[["0:spy", "0:soldier"]]), "reveal")
    assert (row_of(state), state.scores) == ([["0:spy", "0:soldier+"]], [1, 1, 1])
    assert "ORI-23 no-effect 0 0 soldier" in story(state)


# -- spy --------------------------------------------------------------------------------------------------------
def test_spy_chooses_between_two_opponents() -> None:
    """ORI-24: 1 from the one or the other, from what the player holds."""
    state = play(start(row=["2:lord", "0:spy", "1:heir"], current=1, influence=[0, 5, 7]), "reveal")
    assert (sorted(state.legal), state.question) == (["steal 1", "steal 2"], ("spy", {"place": 1, "card": "spy"}))
    assert play(state.copy(), "steal 1").scores[:2] == [1, 4]
    play(state, "steal 2")
    assert (state.scores[0], state.scores[2]) == (1, 6)
    assert "ORI-24 stole 0 2 1" in story(state)


@pytest.mark.parametrize(
    "row", [["0:lord", "0:spy", "1:heir"], ["1:heir", "0:spy", "0:lord"], ["1:heir", "0:spy", "1:lord"]]
)
def test_spy_robs_the_only_opponent_beside_it(row: list[str]) -> None:
    """ORI-24: one neighbour is one's own, or both are the same opponent's: there is nothing to choose."""
    state = play(start(row=row, current=1, influence=[0, 5, 7]), "reveal")
    assert (state.scores, state.question.id) == ([1, 4, 7], "reveal")


@pytest.mark.parametrize("row", [["0:lord", "0:spy", "0:heir"], ["0:lord", "0:spy"], [["0:lord", "0:spy"]]])
def test_spy_among_its_own_does_nothing(row: list[Stack]) -> None:
    """ORI-24: only own neighbours, or none."""
    state = start(row=[*row], current=len(row) // 2, influence=[2, 5, 7], round=6)
    play(state, "reveal")
    assert state.scores == [2, 5, 7]
    assert f"ORI-24 no-effect 0 {len(row) // 2} spy" in story(state)


def test_spy_never_takes_from_a_card() -> None:
    """ORI-24: what lies on the neighbour's card stays there."""
    state = play(start(row=["0:spy", "1:heir(3)"], influence=[0, 5, 7]), "reveal")
    assert (state.scores, row_of(state)) == ([1, 4, 7], ["0:spy+", "1:heir(3)"])


def test_spy_takes_nothing_from_a_player_with_nothing() -> None:
    """ORI-24: 0 is taken, and such a player may be chosen."""
    state = play(start(row=["2:lord", "0:spy", "1:heir"], current=1, influence=[0, 5, 0]), "reveal")
    assert "steal 2" in state.legal
    play(state, "steal 2")
    assert state.scores == [0, 5, 0]
    assert "ORI-24 stole 0 2 0" in story(state)


# -- heir -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("row", "gain"),
    [
        (["0:heir", "1:lord+"], 2),
        (["0:heir", "1:spy", "1:heir"], 2),
        (["0:heir", "1:spy", ["1:heir+", "1:lord"]], 2),
        (["0:heir", "1:spy", "1:heir+"], 0),
        (["0:heir", "1:spy", ["1:lord", "1:heir+"], "2:heir+"], 0),
        ([["0:spy", "0:heir"], "1:heir+"], 0),
    ],
)
def test_heir_is_paid_if_no_other_face_up_top_card_has_its_name(row: list[Stack], gain: int) -> None:
    """ORI-25: face-down and covered Heirs do not matter."""
    state = play(start(row=row, round=3, influence=[0, 9, 9]), "reveal")
    own = [line for line in story(state) if "0 2 heir" in line or "no-effect 0 0 heir" in line]
    assert own == ["ORI-25 gained 0 2 heir" if gain else "ORI-25 no-effect 0 0 heir"]
    assert state.scores[0] == gain


def test_heir_left_of_it_counts_too() -> None:
    """ORI-25: anywhere in the row."""
    state = play(start(row=["1:heir+", "2:spy", "0:heir"], current=2), "reveal")
    assert state.scores[0] == 1


def test_heir_counts_at_the_moment_of_its_ability() -> None:
    """ORI-25: an Heir revealed later in the round takes nothing back; from then on neither is paid."""
    state = start(row=["0:heir", "1:heir"])
    play(state, "reveal", "reveal")
    assert state.scores == [3, 1, 1]
    while state.position()["phase"] == "placement":
        play(state, next(move for move in state.legal if move.endswith("back")))
    assert state.scores == [3, 1, 1]


# -- shapeshifter -----------------------------------------------------------------------------------------------
def test_shapeshifter_chooses_between_two_face_up_characters() -> None:
    """ORI-26: left or right, and then its ability is used."""
    row = ["1:lord+", "0:shapeshifter", "2:heir+"]
    state = play(start(row=row, current=1), "reveal")
    assert (state.legal, state.question) == (
        ["copy 0", "copy 2"],
        ("shapeshifter", {"place": 1, "card": "shapeshifter"}),
    )
    copied = play(state.copy(), "copy 0")
    assert "ORI-26 copied 0 0 lord 1" in story(copied)
    assert copied.scores[0] == 2
    play(state, "copy 2")
    assert "ORI-26 copied 0 2 heir 2" in story(state)
    assert state.scores[0] == 3


@pytest.mark.parametrize(
    "row",
    [
        ["1:lord+", "0:shapeshifter", "2:heir"],
        ["2:heir", "0:shapeshifter", "1:lord+"],
        [["2:heir+", "2:spy"], "0:shapeshifter", "1:lord+"],
    ],
)
def test_shapeshifter_must_copy_the_only_source(row: list[Stack]) -> None:
    """ORI-26: compulsory if there is one; a face-down or covered card is none."""
    state = play(start(row=row, current=1), "reveal")
    assert state.scores[0] == 2
    assert any("copied 0" in line and " lord " in line for line in story(state))


@pytest.mark.parametrize(
    "row",
    [["2:spy+", "1:lord", "0:shapeshifter", "2:heir", "1:spy+"], ["1:spy+", "2:lord", ["0:heir+", "0:shapeshifter"]]],
)
def test_shapeshifter_without_a_source_does_nothing(row: list[Stack]) -> None:
    """ORI-26: no adjacent face-up character; further cards and the one beneath do not count."""
    state = play(start(row=row, current=2, influence=[1, 9, 9]), "reveal")
    assert "ORI-26 no-effect 0 2 shapeshifter" in story(state)
    assert state.scores[0] == 1


def test_two_sources_of_the_same_card_are_one_move() -> None:
    """ORI-26: written with the lower place; with another card beside it they are two."""
    state = play(start(row=["1:soldier+", "0:shapeshifter", "2:soldier+"], current=1), "reveal")
    assert (state.question.id, state.legal) == ("soldier", ["target 0", "target 2"])
    assert "ORI-26 copied 0 0 soldier 1" in story(state)


@pytest.mark.parametrize(
    ("row", "gain"),
    [
        (["1:heir+", "0:shapeshifter", "2:heir+"], 2),
        (["1:heir+", "0:shapeshifter", "2:shapeshifter"], 2),
        (["1:heir+", "0:shapeshifter", ["2:shapeshifter+", "2:lord"]], 2),
        (["1:heir+", "0:shapeshifter", "2:lord", "2:shapeshifter+"], 0),
    ],
)
def test_shapeshifter_keeps_its_own_name_when_it_copies_an_heir(row: list[Stack], gain: int) -> None:
    """ORI-27: other face-up Shapeshifters matter, Heirs do not, however many."""
    state = play(start(row=row, current=1), "reveal")
    assert ("ORI-27 gained 0 2 heir" in story(state)) == (gain == 2)
    assert ("ORI-27 no-effect 0 1 heir" in story(state)) == (gain == 0)
    assert state.scores[0] == 1 + gain


def test_shapeshifters_copy_does_not_spoil_an_heir() -> None:
    """ORI-27: it does not get the Heir's name, so the Heir itself is paid."""
    state = play(start(row=["0:shapeshifter", "1:heir+"]), "reveal")
    assert state.scores == [3, 3, 1]


def test_copying_a_shapeshifter_has_no_effect() -> None:
    """ORI-28: a way out of a forced kill."""
    state = play(start(row=["1:shapeshifter+", "0:shapeshifter", "0:soldier+", "2:spy"], current=1), "reveal")
    assert state.legal == ["copy 0", "copy 2"]
    play(state, "copy 0")
    assert story(state)[1:3] == ["ORI-26 copied 0 0 shapeshifter 1", "ORI-28 no-effect 0 1 shapeshifter"]
    assert row_of(state) == ["1:shapeshifter+", "0:shapeshifter+", "0:soldier+", "2:spy"]
    assert (state.question.id, state.position()["current"]) == ("soldier", 2)


def test_copying_a_lone_shapeshifter_is_automatic() -> None:
    """ORI-28: the only source, without effect; the pass goes on."""
    state = play(start(row=["1:shapeshifter+", "0:shapeshifter", "2:heir"], current=1), "reveal")
    assert (state.seat, state.scores) == (2, [1, 1, 1])


def test_copied_soldier_strikes_the_shapeshifters_neighbours() -> None:
    """ORI-29: the copied Soldier too; the rewards are the Shapeshifter's."""
    state = play(start(row=["2:lord", "0:shapeshifter", "1:soldier+", "2:spy"], current=1), "reveal")
    assert (state.seat, state.legal) == (0, ["target 0", "target 2"])
    assert state.question == ("soldier", {"place": 1, "card": "shapeshifter"})
    play(state, "target 2")
    assert (row_of(state), state.scores) == (["2:lord", "0:shapeshifter+", "2:spy"], [2, 1, 1])


def test_copied_archer_may_eliminate_the_shapeshifter() -> None:
    """ORI-29: it lies at an end of the row itself."""
    state = play(start(row=["0:shapeshifter", "1:archer+", "2:spy"]), "reveal", "target 0")
    assert (discarded(state, 0), state.scores[0]) == (["shapeshifter"], 2)


def test_ambush_struck_by_a_copy_discards_the_shapeshifter() -> None:
    """ORI-29: not the card that was copied."""
    row = ["1:ambush", "0:shapeshifter", "2:soldier+", "1:spy"]
    state = play(start(row=row, current=1, round=2), "reveal", "target 0")
    assert "ORI-32 discarded 0 0 shapeshifter" in story(state)
    assert (state.position()["row"][0][0]["card"], state.scores[:2]) == ("soldier", [2, 5])
    assert ("shapeshifter" in discarded(state, 0), "soldier" in discarded(state, 2)) == (True, False)


def test_copied_lord_and_spy_look_from_the_shapeshifters_place() -> None:
    """ORI-29: neighbours and family are the Shapeshifter's own."""
    state = play(start(row=["0:heir", "0:shapeshifter", "1:lord+", "1:heir"], current=1), "reveal")
    assert state.scores[0] == 1 + 2
    state = play(start(row=["2:heir", "0:shapeshifter", "1:spy+", "2:lord"], current=1, influence=[0, 5, 7]), "reveal")
    assert (state.question.id, sorted(state.legal)) == ("spy", ["steal 1", "steal 2"])
    assert play(state, "steal 2").scores[0] == 1
