"""Ablaze, the round: the frame of rules ORI-4 to ORI-17 with Ablaze's cards."""

from __future__ import annotations

import pytest
from rules.ablaze.positions import discarded, row_of, start
from rules.playing import play, story

from camarilla.games.ablaze.game import game


def keep_to_the_end(seats: int, first: int) -> list[dict[str, object]]:
    """Everybody places at the back and keeps everything: the positions at which somebody placed, and the last."""
    state, placements = game.deal(seats, seed=1, first=first), []
    while not state.over:
        if state.position()["phase"] == "placement":
            placements.append(state.position())
        plain = [move for move in state.legal if " on " not in move]
        state.play("keep" if state.question.id == "reveal" else plain[-1])
    return [*placements, state.position()]


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 2), (5, 4)])
@pytest.mark.untraced
def test_six_rounds_and_the_first_player_passes_clockwise(seats: int, first: int) -> None:
    """ORI-4, ORI-6: six rounds, the seventh card is never played."""
    placements = keep_to_the_end(seats, first)
    order = [(p["round"], p["first"], p["seat"]) for p in placements[:-1]]
    assert order == [
        (turn + 1, (first + turn) % seats, (first + turn + i) % seats) for turn in range(6) for i in range(seats)
    ]
    end = placements[-1]
    assert (end["round"], end["phase"], end["seat"], [len(hand) for hand in end["hand"]]) == (
        6,
        "over",
        None,
        [1] * seats,
    )


def test_ways_to_place() -> None:
    """ORI-6: front, back, or on a place of one's own family, face up or down; never between."""
    row = [["0:trap", "0:queen+"], "1:trap", "0:felon(1)", ["1:felon", "1:plan"]]
    state = start(row, seats=2, phase="placement", seat=0)
    hand = state.position()["hand"][0]
    assert sorted(state.legal) == sorted(
        f"place {card} {way}" for card in hand for way in ("front", "back", "on 0", "on 2")
    )
    play(state, f"place {hand[0]} on 2")
    assert row_of(state)[2] == ["0:felon(1)", f"0:{hand[0]}"]
    assert state.view(1)["row"][2][1]["card"] is None


@pytest.mark.parametrize("character", ["prince", "queen", "cutthroat", "apothecary", "felon", "schemer"])
def test_each_character_stays_face_up(character: str) -> None:
    """ORI-8: it acts at once and stays."""
    state = start(["2:felon", f"0:{character}", "0:trap", "1:plan"], current=1)
    play(state, "reveal")
    if state.question.id != "reveal":
        play(state, state.legal[-1])
    assert f"0:{character}+" in row_of(state)


@pytest.mark.parametrize("intrigue", ["substitution", "plan", "trap", "bribery"])
def test_each_intrigue_goes(intrigue: str) -> None:
    """ORI-8: its influence aside, it leaves the row for its owner's discard."""
    state = start(["2:felon", f"0:{intrigue}", "1:felon"], current=1)
    play(state, "reveal")
    if state.question.id != "reveal":
        play(state, state.legal[0])
    assert discarded(state, 0) == [intrigue]
    assert all("0:" not in str(place) for place in row_of(state))


@pytest.mark.parametrize(
    ("card", "gain"),
    [("queen(3)", 3 + 2), ("felon(3)", 3), ("schemer(3)", 3 + 2), ("plan(3)", 3), ("trap(3)", 1), ("bribery(3)", 3)],
)
def test_influence_on_a_revealed_card(card: str, gain: int) -> None:
    """ORI-10: paid first, but a Trap's is lost and a Plan's is taken only after its work."""
    state = start([f"0:{card}", "1:felon"])
    play(state, "reveal")
    assert state.scores[0] == 1 + gain
    took = f"ORI-10 took 0 0 3 {card.removesuffix('(3)')}" in story(state)
    assert took == (card not in ("plan(3)", "trap(3)"))


def test_keeping_puts_one_influence_on_the_card() -> None:
    """ORI-7: from the supply; the next place is current."""
    state = start(["0:queen(2)", "1:felon"])
    assert (state.seat, state.legal, state.question) == (0, ["keep", "reveal"], ("reveal", {"place": 0}))
    play(state, "keep")
    assert (row_of(state), state.scores, state.seat) == (["0:queen(3)", "1:felon"], [1, 1, 1], 1)


def test_game_goes_on_with_an_empty_row() -> None:
    """ORI-11: everything has left; the next first player starts the row anew."""
    state = start(["0:trap"], round=3, first=1)
    play(state, "reveal")
    assert (state.position()["row"], state.position()["round"], state.seat) == ([], 4, 2)
    assert {move.split(" ", 2)[2] for move in state.legal} == {"front"}


def test_most_influence_wins_and_influence_on_cards_does_not_count() -> None:
    """ORI-16: only what is held."""
    state = start(["0:queen(9)", "1:felon"], phase="over", influence=[3, 4, 2])
    assert (state.over, state.winners, state.legal, state.seat) == (True, [1], [], None)


def test_tie_goes_to_most_top_cards_then_is_shared() -> None:
    """ORI-17: covered cards do not count; seats that are not tied do not matter."""
    row = [["0:felon", "0:trap"], "1:felon", "1:trap", "2:felon", "2:trap", "2:plan"]
    assert start(row, phase="over", influence=[3, 3, 2]).winners == [1]
    assert start(row[:-3], phase="over", influence=[3, 2, 3]).winners == [0]
    assert start(["0:felon", "1:felon"], phase="over", influence=[3, 3, 2]).winners == [0, 1]


def test_game_ends_after_the_last_round() -> None:
    """ORI-4, ORI-16: after round six nothing is asked any more."""
    state = start(["0:queen", "1:felon"], round=6)
    play(state, "keep", "keep")
    assert (state.over, state.position()["phase"], story(state)[-1]) == (True, "over", "ORI-16 ended")
