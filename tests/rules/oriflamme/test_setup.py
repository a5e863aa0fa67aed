"""Oriflamme, set-up: rules ORI-1 to ORI-3."""

from __future__ import annotations

import pytest
from rules.oriflamme.positions import start
from rules.playing import play, story

import camarilla
from camarilla.games.oriflamme.state import State

NAMES = (
    "lord", "archer", "heir", "shapeshifter", "soldier", "spy", "conspiracy", "ambush", "decree", "assassination",
)  # fmt: skip
GAME = camarilla.game("oriflamme")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_seat_has_a_family_of_ten_with_three_aside(seats: int) -> None:
    """ORI-1: seven cards in hand, three aside, all ten different; nothing in the row or discarded yet."""
    document = GAME.deal(seats, seed=5).position()
    assert (document["players"], document["round"], document["row"]) == (seats, 1, [])
    for seat in range(seats):
        hand, aside = document["hand"][seat], document["aside"][seat]
        assert (len(hand), len(aside), document["discard"][seat]) == (7, 3, [])
        assert sorted(hand + aside) == sorted(NAMES)


def test_a_game_is_one_record_of_fixed_size() -> None:
    """ORI-1: whatever the number of seats."""
    records = [GAME.deal(seats, seed=1).redacted(None) for seats in (2, 5)]
    assert all(isinstance(record, State) for record in records)
    assert len(records[0].pack()) == len(records[1].pack()) == State.size_


def test_chance_sets_aside_any_three_cards_with_equal_odds() -> None:
    """ORI-1: one of 120 equally likely outcomes for each seat, and each is another three cards."""
    seen = set()
    for outcome in range(120):
        counts: list[int] = []
        state = GAME.deal(3, chance=lambda count, counts=counts, outcome=outcome: counts.append(count) or outcome)
        assert counts == [120, 120, 120]
        asides = state.position()["aside"]
        assert asides[0] == asides[1] == asides[2]
        seen.add(tuple(asides[0]))
    assert len(seen) == 120


def test_chance_deals_to_one_seat_after_the_other() -> None:
    """ORI-1: the first outcome is seat 0's, the last the last seat's."""
    outcomes = iter([0, 119, 0, 119])
    asides = GAME.deal(4, chance=lambda count: next(outcomes)).position()["aside"]
    low, high = ["archer", "heir", "lord"], ["ambush", "assassination", "decree"]
    assert asides == [low, high, low, high]


def test_each_deal_has_its_own_asides() -> None:
    """ORI-1: the seats are dealt independently of one another."""
    asides = GAME.deal(5, seed=1).position()["aside"]
    assert len({tuple(aside) for aside in asides}) > 1


def test_only_the_owner_knows_hand_and_aside() -> None:
    """ORI-1: the owner may look at its aside cards at any time; nobody else may, nor at a hand."""
    state = GAME.deal(3, seed=2)
    truth = state.position()
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        for seat in range(3):
            mine = viewer == seat
            assert view["hand"][seat] == (truth["hand"][seat] if mine else [None] * 7)
            assert view["aside"][seat] == (truth["aside"][seat] if mine else [None] * 3)


def test_only_the_owner_knows_its_face_down_cards_in_the_row() -> None:
    """ORI-1: the owner may look at its own face-down cards, covered ones too."""
    state = start(row=[["0:spy", "0:lord"], "1:heir"])
    names = [[card["card"] for place in state.view(viewer)["row"] for card in place] for viewer in (0, 1, 2, None)]
    assert names == [["spy", "lord", None], [None, None, "heir"], [None] * 3, [None] * 3]


def test_set_aside_is_told_to_the_owner_alone() -> None:
    """ORI-1: everybody is told that a card was set aside, its owner which."""
    state = GAME.deal(2, chance=lambda count: 0)
    mine = [f"ORI-1 set-aside 1 {name}" for name in ("lord", "archer", "heir")]
    assert story(state, 1) == ["ORI-1 set-aside 0 ?"] * 3 + mine + ["ORI-4 round 0 1"]
    assert story(state) == ["ORI-1 set-aside 0 ?"] * 3 + ["ORI-1 set-aside 1 ?"] * 3 + ["ORI-4 round 0 1"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_one_influence_openly_held(seats: int) -> None:
    """ORI-2: 1 each, and every view shows what all hold."""
    state = GAME.deal(seats, seed=3)
    assert state.scores == [1] * seats
    assert all(state.view(seat)["influence"] == [1] * seats for seat in (*range(seats), None))


def test_supply_never_runs_out() -> None:
    """ORI-2: more influence can be paid out than lies in any box."""
    state = start(row=["0:conspiracy(90)", "1:spy"], influence=[900, 0, 0])
    assert play(state, "reveal").scores[0] == 900 + 180


def test_first_player_is_seat_0_unless_asked_otherwise() -> None:
    """ORI-3: seat 0 begins, or whoever is asked for."""
    assert GAME.deal(4, seed=1).seat == 0
    assert [GAME.deal(4, seed=1, first=first).seat for first in range(4)] == [0, 1, 2, 3]
    assert GAME.deal(4, seed=1, first=2).position()["first"] == 2


@pytest.mark.parametrize("first", [0, 1, 2])
def test_row_is_resolved_front_to_back_whoever_is_first(first: int) -> None:
    """ORI-3: the direction of resolution never changes."""
    state = start(row=["2:spy", "0:lord", "1:heir"], first=first, round=4)
    asked = []
    while state.position()["phase"] == "resolution":
        asked.append(state.seat)
        state.play("keep")
    assert asked == [2, 0, 1]
