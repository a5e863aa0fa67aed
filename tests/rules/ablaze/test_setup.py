"""Ablaze, set-up: rule ABL-1, and ORI-1 to ORI-3 as they hold here."""

from __future__ import annotations

import pytest
from rules.ablaze.positions import row_of, start
from rules.playing import play, story

from camarilla.games.ablaze.game import game

SHUFFLED = sorted(
    ["prince", "queen", "cutthroat", "apothecary", "felon", "schemer", "substitution", "plan", "trap", "bribery"]
)  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_cards_are_shuffled_and_the_twin_lies_beside_its_owner(seats: int) -> None:
    """ABL-1: three of ten aside, seven in hand; the Twin is not among them but beside each seat."""
    document = game.deal(seats, seed=5).position()
    assert (document["players"], document["row"], document["twin"]) == (seats, [], [True] * seats)
    for seat in range(seats):
        hand, aside = document["hand"][seat], document["aside"][seat]
        assert (len(hand), len(aside), document["discard"][seat]) == (7, 3, [])
        assert sorted(hand + aside) == SHUFFLED


def test_chance_sets_aside_any_three_of_the_ten_with_equal_odds() -> None:
    """ABL-1, ORI-1: 120 equally likely outcomes for each seat, each another three cards."""
    seen = set()
    for outcome in range(120):
        counts: list[int] = []
        state = game.deal(2, chance=lambda count, counts=counts, outcome=outcome: counts.append(count) or outcome)
        assert counts == [120, 120]
        seen.add(tuple(state.position()["aside"][1]))
    assert len(seen) == 120


def test_twin_lies_open_and_the_rest_is_secret() -> None:
    """ABL-1: everybody sees the Twins; hand and aside only their owner (ORI-1)."""
    state = game.deal(3, seed=2)
    truth = state.position()
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert view["twin"] == [True, True, True]
        for seat in range(3):
            mine = viewer == seat
            assert view["hand"][seat] == (truth["hand"][seat] if mine else [None] * 7)
            assert view["aside"][seat] == (truth["aside"][seat] if mine else [None] * 3)


def test_set_aside_is_told_to_the_owner_alone() -> None:
    """ABL-1: everybody is told that three cards were set aside, their owner which."""
    state = game.deal(2, chance=lambda count: 0)
    mine = [f"ABL-1 set-aside 1 {name}" for name in ("prince", "queen", "cutthroat")]
    assert story(state, 1) == ["ABL-1 set-aside 0 ?"] * 3 + mine + ["ORI-4 round 0 1"]
    assert story(state) == ["ABL-1 set-aside 0 ?"] * 3 + ["ABL-1 set-aside 1 ?"] * 3 + ["ORI-4 round 0 1"]


def test_everybody_starts_with_one_influence_and_seat_0_begins() -> None:
    """ORI-2, ORI-3: 1 each; seat 0 is first unless asked otherwise."""
    assert (game.deal(4, seed=1).scores, game.deal(4, seed=1).seat) == ([1, 1, 1, 1], 0)
    assert game.deal(4, seed=1, first=3).seat == 3


def test_each_seat_has_one_bribery_token() -> None:
    """ABL-1: each seat's own, so two seats can have bribed at the same time."""
    state = start(["0:bribery", "1:bribery", "2:felon+", "2:queen+", "2:trap"])
    play(state, "reveal", "bribe 2", "reveal", "bribe 2")
    assert row_of(state) == ["2:felon+@0", "2:queen+@1", "2:trap"]


def test_options_are_the_rulebook_s_where_none_are_given() -> None:
    """ORI-1: an option changes what it names, and a position says so."""
    assert "options" not in game.deal(3, seed=1).position()
    varied = game.deal(3, seed=1, options={"influence": 4, "queen": 3})
    assert (varied.scores, varied.position()["options"]) == ([4, 4, 4], {"influence": 4, "queen": 3})


@pytest.mark.parametrize(
    ("option", "row", "moves", "scores"),
    [
        ("eliminate", ["0:apothecary", "0:felon", "1:felon"], ["reveal", "target 0"], [1 + 4, 1]),
        ("prince", ["0:prince"], ["reveal", "twin front"], [1 + 4, 1]),
        ("twin", ["1:felon", "0:twin+", "1:trap"], [], [1 + 4, 1]),
        ("queen", ["0:queen+", "1:trap"], [], [1 + 4, 1]),
        ("bounty", ["0:cutthroat", "1:queen"], ["reveal"], [1 + 4, 1]),
        ("schemer", ["0:schemer+", "1:trap"], [], [1 + 4, 1]),
        ("trap", ["0:apothecary", "0:felon", "1:trap"], ["reveal", "target 2"], [9 + 1 - 4, 1 + 4]),
        ("reveal_trap", ["0:trap"], ["reveal"], [1 + 4, 1]),
    ],
)
def test_each_payment_can_be_varied(option: str, row: list[str], moves: list[str], scores: list[int]) -> None:
    """ORI-12, ABL-10, ABL-11, ABL-13, ABL-18, ABL-23, ABL-24: every amount is an option of the deal."""
    influence = [9, 1] if option == "trap" else [1, 1]
    current = next(place for place, card in enumerate(row) if card.startswith("0:"))
    state = start(row, current, seats=2, influence=influence, options={option: 4})
    assert play(state, *moves).scores == scores


def test_influence_put_on_a_kept_card_can_be_varied() -> None:
    """ORI-7: what is put on a kept card is an option too."""
    assert row_of(play(start(["0:felon", "1:felon"], options={"keep": 4}), "keep"))[0] == "0:felon(4)"


def test_fewer_rounds_can_be_played() -> None:
    """ORI-4: the number of rounds is an option, up to the rulebook's six."""
    state = game.deal(2, seed=1, options={"rounds": 1})
    while not state.over:
        state.play(state.legal[0])
    assert [len(hand) for hand in state.position()["hand"]] == [6, 6]
    with pytest.raises(ValueError, match="rounds"):
        game.deal(2, options={"rounds": 7})


def test_rules_alone_deal_by_the_rulebook() -> None:
    """ORI-2, ABL-1: without any options set, simulations start from the same values as a deal, and keep those set."""
    record = game.rules.State()
    game.rules.setup(record, 3, 1)
    assert record.options.pack() == game.deal(3, seed=1).record.options.pack()
    assert [one.twin for one in record.table] == [True, True, True, False, False]
    assert game.deal(3, seed=1, options={"rounds": 1, "trap": 0}).record.options.trap == 0
