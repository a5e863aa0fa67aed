"""Ablaze's secrets: the clue of a Substitution, and the worlds that a view leaves open, counted by brute force."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, permutations, product
from math import sqrt
from typing import Any

import pytest
from rules.ablaze.positions import position, start
from rules.ablaze.walks import dealt, lucks, questions
from rules.playing import play

from camarilla.games.ablaze.cards import NAMES
from camarilla.games.ablaze.game import game
from camarilla.kernel.game import Document, State
from camarilla.kernel.rng import Luck

PER_WORLD = 15


# -- the clue ---------------------------------------------------------------------------------------------------
def substituted(**zones: Any) -> State:
    """Seat 0 has substituted seat 1's Queen, and has found no Queen of its own."""
    state = start(["1:queen", "0:substitution", "2:felon"], current=1, round=5, **zones)
    return play(state, "reveal", "target 0")


def test_lack_of_a_replacement_is_a_public_clue() -> None:
    """ABL-19: nobody deals the Queen to those aside cards any more; she is in the hand or face down in the row."""
    state = substituted(hand={0: ["queen"]})
    assert state.view(2)["clues"] == [["queen"], [], []]
    luck = Luck()
    for viewer in (1, 2, -1):
        worlds = [determinized(state, viewer, luck) for _ in range(200)]
        assert all("queen" not in world["aside"][0] for world in worlds)
        assert any("queen" in world["hand"][0] for world in worlds)


def test_without_the_clue_the_card_could_be_aside() -> None:
    """ABL-19: the same hidden cards without a Substitution that failed."""
    state = start(["2:felon"], round=5, hand={0: ["queen"]}, discard={0: ["substitution"]})
    luck = Luck()
    assert any("queen" in determinized(state, 1, luck)["aside"][0] for _ in range(200))


def test_replacement_gives_no_clue_and_leaves_two_cards_aside() -> None:
    """ABL-19: the fetched card is public, the other two are as unknown as before."""
    state = substituted(aside={0: ["queen"]})
    assert "clues" not in state.position()
    assert state.view(1)["aside"][0] == [None, None]


def test_clue_stays_for_the_rest_of_the_game() -> None:
    """ABL-19: aside cards never change but by being fetched."""
    state = substituted(hand={0: ["queen"]})
    while not state.over:
        state.play(state.legal[0])
        assert state.position()["clues"][0] == ["queen"]


@pytest.mark.untraced
def test_determinized_games_look_the_same() -> None:
    """ABL-19: at any question, for every seat: the world is sound and looks to the seat as the truth does."""
    luck = Luck()
    for random in lucks(12, "worlds"):
        for state in questions(dealt(random), random):
            for seat in (*range(state.seats), -1):
                if random.random() < 0.2:
                    world = determinized(state, seat, luck)
                    other = game.position(world) if not state.over else state
                    assert other.view(None if seat < 0 else seat) == state.view(None if seat < 0 else seat)
                    assert other.legal == state.legal or seat != state.seat


# -- all worlds by brute force ----------------------------------------------------------------------------------
def determinized(state: State, seat: int, luck: Luck) -> Document:
    record = state.redacted(None if seat < 0 else seat)
    game.rules.determinize(record, seat, luck)
    return game.document(record)


def hidden(document: Document, family: int) -> list[Document]:
    return [card for place in document["row"] for card in place if card["family"] == family and card["card"] is None]


def deals(view: Document, family: int) -> Iterator[tuple[Any, Any, Any]]:
    """Ways to deal the unseen cards of a family: to the row in order, to the hand, the rest aside, by the clues."""
    hand, aside = view["hand"][family], view["aside"][family]
    if None not in aside:
        yield [], hand, aside
        return
    seen = {card["card"] for place in view["row"] for card in place if card["family"] == family}
    unseen = sorted(set(NAMES) - {"twin"} - seen - set(view["discard"][family]))
    ruled_out = view.get("clues", [[]] * view["players"])[family]
    for lying in permutations(unseen, len(hidden(view, family))):
        rest = [card for card in unseen if card not in lying]
        for held in combinations(rest, len(hand)):
            left = [card for card in rest if card not in held]
            if not set(left) & set(ruled_out):
                yield lying, held, left


def worlds(view: Document) -> Iterator[Document]:
    """Every document that agrees with a view."""
    for dealt_out in product(*(deals(view, family) for family in range(view["players"]))):
        world = deepcopy(view)
        for family, (lying, hand, aside) in enumerate(dealt_out):
            for card, name in zip(hidden(world, family), lying, strict=True):
                card["card"] = name
            world["hand"][family], world["aside"][family] = sorted(hand), sorted(aside)
        yield world


LATE = position(
    ["0:felon", ["1:queen+@0", "0:trap(2)"], "1:schemer", "0:twin+"], seats=2, round=6, fetched=[1],
    hand={0: ["apothecary"], 1: ["plan"]}, aside={0: ["plan", "queen", "schemer"], 1: ["felon", "trap"]},
    clues=[["apothecary"], []],
)  # fmt: skip
TWO_CLUES = position(
    ["0:felon", "1:cutthroat(1)", ["1:prince+", "1:plan"]], seats=2, round=6, hand={0: ["queen"], 1: ["apothecary"]},
    aside={0: ["plan", "schemer", "trap"], 1: ["felon", "schemer", "trap"]}, clues=[["queen"], ["queen", "apothecary"]],
)  # fmt: skip


@pytest.mark.parametrize(
    ("document", "seat", "count"),
    [
        (LATE, 0, 12),  # four unseen cards: one in the row, one in hand, two aside
        (LATE, 1, 60),  # six unseen: two in the row, one in hand, three aside, not the Apothecary
        (TWO_CLUES, 0, 60),
        (TWO_CLUES, 1, 8),
    ],
)
@pytest.mark.untraced
def test_every_open_world_is_made_equally_often(document: Document, seat: int, count: int) -> None:
    """ABL-19: exactly the worlds that agree with the view and its clues, each as often as the others."""
    state = game.position(document)
    expected = {json.dumps(world, sort_keys=True) for world in worlds(state.view(seat))}
    luck, made = Luck(), Counter[str]()
    luck.key = 7
    for _ in range(PER_WORLD * len(expected)):
        made[json.dumps(determinized(state, seat, luck), sort_keys=True)] += 1
    assert json.dumps(state.position(), sort_keys=True) in expected
    assert (set(made), len(expected)) == (expected, count)
    spread = sum((times - PER_WORLD) ** 2 / PER_WORLD for times in made.values())
    assert abs(spread - (count - 1)) < 5 * sqrt(2 * (count - 1))
