"""Behind the Throne, the set-up: rules THR-1 and THR-2."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from rules.playing import story
from rules.throne.positions import position, start

from camarilla.games.throne.cards import NAMES
from camarilla.games.throne.game import game
from camarilla.kernel.refusal import Refusal

CHARACTERS = ["general", "prophet", "jester", "assassin", "judge", "minstrel", "alchemist", "queen", "king"]


@pytest.mark.parametrize(("seats", "copies"), [(2, 5), (3, 7), (4, 9)])
def test_cards_of_each_character(seats: int, copies: int) -> None:
    """THR-1: nine of each with four seats, seven with three, five with two; the end of the game is discarded."""
    document = game.deal(seats, seed=3).position()
    assert Counter(document["deck"] + document["row"]) == dict.fromkeys(CHARACTERS, copies)
    assert document["discard"] == ["end"]
    assert document["tableau"] == [{}] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_seats(seats: int) -> None:
    """THR-1: no other number can play."""
    with pytest.raises(Refusal):
        game.deal(seats, seed=3)


def test_seat_0_starts_unless_asked_otherwise() -> None:
    """THR-1."""
    assert game.deal(3, seed=3).seat == 0
    state = game.deal(3, seed=3, first=2)
    assert (state.seat, state.position()["turn"]) == (2, 2)
    assert story(state)[:2] == ["THR-1 dealt 2 63", "THR-1 turn 2"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_deals_one_card_at_a_time(seats: int) -> None:
    """THR-1: every card of the deck comes from those that are left, each as likely as the others; top card first."""
    asked: list[int] = []
    state = game.deal(seats, chance=lambda count: asked.append(count) or 0)  # type: ignore[func-returns-value]
    cards = (2 * seats + 1) * 9
    assert asked == list(range(cards, 1, -1))
    left = [name for name in CHARACTERS for _ in range(2 * seats + 1)]
    order = []
    while left:
        order.append(left[0])
        left[0] = left[-1]  # the last of those not yet placed fills the gap
        left.pop()
    assert state.position()["row"] + state.position()["deck"] == order


def test_every_order_is_equally_likely() -> None:
    """THR-1, THR-19: the outcomes of chance and the orders of a deck are one to one."""
    document = position([{}, {}], row="king", discard="general jester judge", options={"copies": 2})
    document["deck"], document["tableau"] = [], [dict.fromkeys(NAMES[:9], 2), {}]
    for name in ("king", "general", "jester", "judge"):
        document["tableau"][0][name] -= 1
    document["options"]["columns"] = 9
    orders = set()
    for outcomes in itertools.product(range(4), range(3), range(2)):
        answers = iter(outcomes)
        state = game.position(document, chance=lambda count, answers=answers: next(answers))  # type: ignore[misc]
        state.play("draw")
        orders.add((state.position()["row"][-1], *state.position()["deck"]))
    assert orders == set(itertools.permutations(["general", "jester", "judge", "end"]))


def test_discard_pile_is_public() -> None:
    """THR-1: a spectator sees it all."""
    state = start([{}, {}], row="king", discard="general queen queen")
    assert state.view(None)["discard"] == ["general", "queen", "queen", "end"]


def test_five_columns_lie_before_a_seat() -> None:
    """THR-2: a sixth column can lie there only while a character is being dropped."""
    columns = {"general": 1, "prophet": 1, "jester": 1, "assassin": 1, "judge": 1}
    assert start([columns, {}], row="king").over is False
    with pytest.raises(Refusal, match=r"tableau\[0\]: a seat that has nothing to drop can have at most 5 columns"):
        start([{**columns, "queen": 1}, {}], row="king")


def test_five_cards_lie_in_a_column() -> None:
    """THR-2."""
    assert start([{"general": 5}, {}, {}], row="king").over is False
    with pytest.raises(Refusal, match=r"tableau\[0\]\.general: expected a whole number from 1 to 5"):
        start([{"general": 6}, {}, {}], row="king")
