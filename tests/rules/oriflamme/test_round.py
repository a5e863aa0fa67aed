"""Oriflamme, the round: rules ORI-4 to ORI-11."""

from __future__ import annotations

import pytest
from rules.oriflamme.positions import discarded, position, row_of, start
from rules.playing import play, story

import camarilla

GAME = camarilla.game("oriflamme")


def keep_to_the_end(seats: int, first: int) -> list[dict[str, object]]:
    """Everybody places at the back and keeps everything: the positions at which somebody placed."""
    state, placements = GAME.deal(seats, seed=1, first=first), []
    while not state.over:
        if state.position()["phase"] == "placement":
            placements.append(state.position())
        state.play("keep" if "keep" in state.legal else [move for move in state.legal if "on" not in move.split()][-1])
    return [*placements, state.position()]


# -- six rounds -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 2), (5, 4)])
def test_six_rounds_and_the_first_player_passes_clockwise(seats: int, first: int) -> None:
    """ORI-4, ORI-6: six rounds; the first player of each is the next seat, and the others follow clockwise."""
    placements = keep_to_the_end(seats, first)
    order = [(p["round"], p["first"], p["seat"]) for p in placements[:-1]]
    assert order == [
        (turn + 1, (first + turn) % seats, (first + turn + i) % seats) for turn in range(6) for i in range(seats)
    ]
    end = placements[-1]
    assert (end["round"], end["first"], end["phase"], end["seat"]) == (6, (first + 5) % seats, "over", None)


def test_seventh_card_is_never_played() -> None:
    """ORI-4: one card is left in every hand, and it is neither played nor discarded."""
    end = keep_to_the_end(3, 0)[-1]
    assert [len(hand) for hand in end["hand"]] == [1, 1, 1]
    assert end["discard"] == [[], [], []]


def test_round_begins_with_placement_after_the_last_place() -> None:
    """ORI-4: after the resolution the next round opens, and the events say who is first in it."""
    state = start(row=["1:spy"], round=2, first=2)
    play(state, "keep")
    assert (state.position()["phase"], state.position()["round"], state.seat) == ("placement", 3, 0)
    assert story(state) == ["ORI-7 kept 1 0 1 ?", "ORI-4 round 0 3"]


# -- the row ----------------------------------------------------------------------------------------------------
def test_covered_card_is_not_resolved_and_earns_nothing() -> None:
    """ORI-5: of a stack only the top card is dealt with; the covered ones keep face and influence."""
    state = start(row=[["0:heir+", "0:spy(2)", "0:lord"], "1:soldier"], round=3)
    play(state, "keep")
    assert state.seat == 1
    assert row_of(state) == [["0:heir+", "0:spy(2)", "0:lord(1)"], "1:soldier"]


def test_covered_card_is_no_target() -> None:
    """ORI-5: targets are places, and it is their top card that is struck."""
    state = start(row=["0:assassination", ["1:lord", "1:heir"]])
    assert play(state, "reveal").legal == ["target 0", "target 1"]
    play(state, "target 1")
    assert row_of(state) == ["1:lord"]
    assert "heir" in discarded(state, 1)


def test_covered_face_up_card_stays_public_knowledge() -> None:
    """ORI-5: what has been face up before it was covered everybody still knows."""
    state = start(row=["0:spy+", "1:lord"], phase="placement", seat=0)
    play(state, next(move for move in state.legal if move.endswith("on 0")))
    assert [card["card"] for card in state.view(2)["row"][0]] == ["spy", None]


# -- placement --------------------------------------------------------------------------------------------------
def test_into_an_empty_row_there_is_one_way() -> None:
    """ORI-6: seven cards, `front` only."""
    state = GAME.deal(3, seed=4)
    assert sorted(state.legal) == sorted(f"place {card} front" for card in state.position()["hand"][0])


def test_ways_to_place() -> None:
    """ORI-6: front, back, or on a place whose top card is one's own, face up or down; never between."""
    row = [["0:lord", "0:spy+"], "1:lord", "0:heir", ["1:heir", "1:spy"]]
    state = start(seats=2, row=row, phase="placement", round=5, seat=0)
    hand = state.position()["hand"][0]
    assert len(hand) == 3
    assert sorted(state.legal) == sorted(
        f"place {card} {way}" for card in hand for way in ("front", "back", "on 0", "on 2")
    )


def test_front_and_back_differ_beside_a_single_place() -> None:
    """ORI-6: with one place in the row there are two ways, and they lead to two rows."""
    rows = []
    for way in ("front", "back"):
        state = start(row=["0:spy"], phase="placement", seat=1, hand={1: ["lord"]})
        rows.append(row_of(play(state, f"place lord {way}")))
    assert rows == [["1:lord", "0:spy"], ["0:spy", "1:lord"]]


@pytest.mark.parametrize(
    ("move", "row"),
    [
        ("place lord front", ["0:lord", "1:heir(1)", ["0:heir", "0:spy(3)"], "2:spy"]),
        ("place lord back", ["1:heir(1)", ["0:heir", "0:spy(3)"], "2:spy", "0:lord"]),
        ("place lord on 1", ["1:heir(1)", ["0:heir", "0:spy(3)", "0:lord"], "2:spy"]),
    ],
)
def test_card_is_placed_face_down(move: str, row: list[object]) -> None:
    """ORI-6: face down with nothing on it, from the hand; influence on the card it covers stays there."""
    state = start(row=["1:heir(1)", ["0:heir", "0:spy(3)"], "2:spy"], phase="placement", round=3, hand={0: ["lord"]})
    before = state.position()["hand"][0]
    play(state, move)
    assert row_of(state) == row
    assert state.position()["hand"][0] == [card for card in before if card != "lord"]
    assert state.seat == 1


def test_stacks_have_no_height_limit() -> None:
    """ORI-6: six cards may lie on one another."""
    stack = ["0:spy(1)", "0:heir+", "0:lord", "0:soldier+", "0:archer(2)"]
    state = start(row=[stack], phase="placement", round=6, seat=0, hand={0: ["decree"]})
    assert row_of(play(state, "place decree on 0")) == [[*stack, "0:decree"]]


def test_placing_is_told_with_the_card_to_its_owner() -> None:
    """ORI-6: everybody sees where a card goes, its owner which card."""
    state = start(row=["1:heir", "0:spy"], phase="placement", round=2, hand={0: ["lord"], 1: ["lord"], 2: ["lord"]})
    play(state, "place lord on 1", "place lord back", "place lord front")
    assert story(state) == [
        "ORI-6 placed 0 1 on none ?",
        "ORI-6 placed 1 2 back none ?",
        "ORI-6 placed 2 0 front none ?",
    ]
    assert story(state, 1)[1] == "ORI-6 placed 1 2 back none lord"


def test_placing_is_told_with_the_face_up_card_that_is_covered() -> None:
    """ORI-6: everybody sees which card disappears under another, if it lay face up."""
    state = start(row=["1:heir", "0:spy+"], phase="placement", round=2, hand={0: ["lord"]})
    assert story(play(state, "place lord on 1"))[0] == "ORI-6 placed 0 1 on spy ?"


def test_each_seat_places_exactly_one_card() -> None:
    """ORI-6: then the row is resolved."""
    state = start(row=["1:heir", "0:spy"], phase="placement", round=2, first=1)
    seats = []
    while state.position()["phase"] == "placement":
        seats.append(state.seat)
        play(state, state.legal[0])
    assert seats == [1, 2, 0]
    assert [len(hand) for hand in state.position()["hand"]] == [5, 5, 5]
    assert state.position()["current"] == 0


# -- resolution -------------------------------------------------------------------------------------------------
def test_keeping_puts_one_influence_on_the_card() -> None:
    """ORI-7: from the supply, and the card stays face down; the next place is current."""
    state = start(row=["0:spy(2)", "1:lord"])
    assert (state.seat, state.legal, state.question) == (0, ["keep", "reveal"], ("reveal", {"place": 0}))
    play(state, "keep")
    assert (row_of(state), state.scores) == (["0:spy(3)", "1:lord"], [1, 1, 1])
    assert (state.seat, state.position()["current"], state.question.details) == (1, 1, {"place": 1})
    assert story(state) == ["ORI-7 kept 0 0 3 ?"]


def test_revealing_turns_the_card_up_for_all() -> None:
    """ORI-7: turned up, its influence is taken, its ability applied at once; everybody sees the card."""
    state = start(row=["0:heir(2)", "1:lord"])
    play(state, "reveal")
    assert (row_of(state), state.scores, state.seat) == (["0:heir+", "1:lord"], [5, 1, 1], 1)
    assert state.view(2)["row"][0] == [{"family": 0, "card": "heir", "up": True, "tokens": 0}]
    assert story(state) == ["ORI-7 revealed 0 0 heir", "ORI-10 took 0 0 2 heir", "ORI-25 gained 0 2 heir"]


def test_face_up_card_must_act_and_is_not_asked() -> None:
    """ORI-7: its ability is applied again, compulsorily, in every round."""
    state = start(row=["0:heir+", "1:lord"])
    assert (state.seat, state.scores) == (1, [3, 1, 1])
    assert story(state) == ["ORI-7 acts 0 0 heir", "ORI-25 gained 0 2 heir"]


def test_card_revealed_this_round_acts_again_when_met_again() -> None:
    """ORI-7, ORI-9: there is no "already resolved" mark: a card moved ahead acts twice in a round."""
    state = start(row=["0:heir", "0:decree", "1:lord"], round=2)
    play(state, "reveal", "reveal", "move 0 3", "keep")
    assert [line for line in story(state) if "heir" in line] == [
        "ORI-7 revealed 0 0 heir", "ORI-25 gained 0 2 heir", "ORI-35 moved 0 0 3 2 0 heir", "ORI-7 acts 0 1 heir",
        "ORI-25 gained 0 2 heir",
    ]  # fmt: skip


def test_revealed_character_stays_and_revealed_intrigue_goes() -> None:
    """ORI-8: a character lies face up in the row, an intrigue goes to its owner's discard after its ability."""
    state = start(row=["0:lord", "1:ambush", "2:spy"])
    play(state, "reveal", "reveal")
    assert row_of(state) == ["0:lord+", "2:spy"]
    assert (discarded(state, 0), discarded(state, 1)) == ([], ["ambush"])
    assert story(state)[-1] == "ORI-8 discarded 1 1 ambush"


@pytest.mark.parametrize("character", ["lord", "archer", "heir", "shapeshifter", "soldier", "spy"])
def test_each_character_stays(character: str) -> None:
    """ORI-8: all six characters stay face up."""
    state = start(row=["2:heir", f"0:{character}", "0:decree"], current=1, round=2)
    play(state, "reveal")
    if state.question.id != "reveal":
        play(state, state.legal[0])
    assert f"0:{character}+" in row_of(state)


@pytest.mark.parametrize("intrigue", ["conspiracy", "ambush", "decree", "assassination"])
def test_each_intrigue_goes(intrigue: str) -> None:
    """ORI-8: all four intrigues leave the row for the discard."""
    state = start(row=["2:heir", f"0:{intrigue}", "1:spy"], current=1)
    play(state, "reveal")
    if state.question.id != "reveal":
        play(state, state.legal[0])
    assert discarded(state, 0) == [intrigue]
    assert all("0:" not in str(place) for place in row_of(state))


# -- the pointer ------------------------------------------------------------------------------------------------
def test_card_that_stays_is_done_and_the_next_place_is_current() -> None:
    """ORI-9: kept or acting, a card that still lies there has had its turn."""
    state = start(row=["0:spy", "1:lord", "2:heir"], current=1)
    assert play(state, "reveal").position()["current"] == 2


def test_face_down_card_that_surfaces_is_asked_next() -> None:
    """ORI-9: the top card left and a face-down card is beneath: keep or reveal."""
    state = start(row=[["0:spy(1)", "0:conspiracy(1)"], "1:lord"])
    play(state, "reveal")
    assert (state.seat, state.legal, state.position()["current"]) == (0, ["keep", "reveal"], 0)
    assert row_of(play(state, "keep")) == ["0:spy(2)", "1:lord"]


def test_face_up_card_that_surfaces_acts_next() -> None:
    """ORI-9: the top card left and a face-up card is beneath: its ability."""
    state = start(row=[["0:heir+", "0:conspiracy(1)"], "1:lord"])
    play(state, "reveal")
    assert (state.seat, state.scores[0]) == (1, 1 + 2 + 2)


def test_place_that_closes_up_makes_the_one_right_of_the_gap_current() -> None:
    """ORI-9: the row closes, nobody is skipped."""
    state = start(row=["2:spy", "0:conspiracy", "1:lord", "2:heir"], current=1)
    play(state, "reveal")
    assert (state.seat, state.position()["current"]) == (1, 1)
    assert row_of(state) == ["2:spy", "1:lord", "2:heir"]


def test_gap_left_of_the_pointer_skips_nobody() -> None:
    """ORI-9: a place left of the pointer closes up; the place right of the acting card comes next."""
    state = start(row=["2:spy", "0:soldier", "1:lord", "2:heir"], current=1)
    play(state, "reveal", "target 0")
    assert row_of(state) == ["0:soldier+", "1:lord", "2:heir"]
    assert (state.seat, state.position()["current"]) == (1, 1)


def test_gap_right_of_the_pointer_skips_only_the_victim() -> None:
    """ORI-9: places right of the pointer are visited with whatever then lies there."""
    state = start(row=["2:spy", "0:soldier", "1:lord", "2:heir"], current=1)
    play(state, "reveal", "target 2")
    assert (state.seat, state.position()["current"]) == (2, 2)


def test_places_left_of_the_pointer_are_not_visited_again() -> None:
    """ORI-9: a card that surfaces left of the pointer waits for the next round."""
    state = start(row=[["2:heir+", "2:spy"], "0:soldier", "1:lord"], current=1)
    play(state, "reveal", "target 0")
    assert (row_of(state)[0], state.scores[2], state.seat) == ("2:heir+", 1, 1)


def test_pass_ends_after_the_last_place() -> None:
    """ORI-9: also when the last place has just closed up."""
    state = start(row=["2:spy", "0:conspiracy"], current=1)
    play(state, "reveal")
    assert (state.position()["phase"], state.position()["round"]) == ("placement", 2)


def test_influence_is_paid_before_the_ability() -> None:
    """ORI-10: a revealed card's influence is its controller's before anything else happens."""
    state = start(row=["0:soldier(3)", "1:ambush(2)"], influence=[0, 0, 0])
    play(state, "reveal")
    assert state.scores == [3 + 1, 4, 0]
    lines = story(state)
    assert lines[:2] == ["ORI-7 revealed 0 0 soldier", "ORI-10 took 0 0 3 soldier"]


def test_influence_is_already_held_when_the_ability_asks() -> None:
    """ORI-10: at the question of the ability the influence has been taken."""
    state = start(row=["1:heir", "0:archer(3)", "2:heir"], current=1)
    play(state, "reveal")
    assert (state.question.id, state.scores, row_of(state)[1]) == ("archer", [4, 1, 1], "0:archer+")


@pytest.mark.parametrize(("card", "gain"), [("conspiracy(3)", 6), ("ambush(3)", 1)])
def test_conspiracy_and_ambush_are_not_paid_their_influence_first(card: str, gain: int) -> None:
    """ORI-10: their own text says what becomes of it."""
    state = start(row=[f"0:{card}", "1:lord"])
    play(state, "reveal")
    assert state.scores[0] == 1 + gain
    assert not any("took" in line for line in story(state))


def test_nothing_on_the_card_nothing_is_taken() -> None:
    """ORI-10: a card without influence pays nothing, and nothing is told of it."""
    state = start(row=["0:heir", "1:lord"])
    assert story(play(state, "reveal")) == ["ORI-7 revealed 0 0 heir", "ORI-25 gained 0 2 heir"]


# -- an empty row -----------------------------------------------------------------------------------------------
def test_game_goes_on_with_an_empty_row() -> None:
    """ORI-11: every card has left; the next round's first player starts the row anew."""
    state = start(row=["0:conspiracy"], round=3, first=1)
    play(state, "reveal")
    assert (state.position()["row"], state.position()["round"], state.seat) == ([], 4, 2)
    assert all(move.endswith("front") for move in state.legal)


def test_game_can_end_with_an_empty_row() -> None:
    """ORI-11: in the last round too."""
    state = start(row=["0:conspiracy(1)"], round=6, influence=[1, 2, 2])
    play(state, "reveal")
    assert (state.over, state.position()["row"], state.winners) == (True, [], [0])


def test_placement_into_an_empty_row_of_a_document() -> None:
    """ORI-11: such a position can be loaded."""
    state = GAME.position(position(row=[], phase="placement", round=5, first=2))
    assert (state.seat, len(state.legal)) == (2, 3)
