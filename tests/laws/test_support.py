"""Which worlds are made: on small positions every one that the view leaves open, no other, and all equally often.

The worlds are counted from the view alone, by brute force; the engine is not asked.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations, permutations, product
from math import sqrt
from typing import Any

import pytest
from rules.oriflamme.invariants import FAMILY

import camarilla
from camarilla.kernel.game import Document
from camarilla.kernel.rng import Luck
from laws.tables import ENGINES, number

PER_WORLD = 12


def up(family: int, card: str) -> Document:
    return {"family": family, "card": card, "up": True, "tokens": 0}


def down(family: int, card: str, tokens: int = 0) -> Document:
    return {"family": family, "card": card, "up": False, "tokens": tokens}


def late(row: list[list[Document]], hand: list[list[str]], aside: list[list[str]], current: int = 0) -> Document:
    """A position of the last round of Oriflamme; what lies nowhere is discarded."""
    seats = len(hand)
    lying: list[list[str]] = [[] for _ in range(seats)]
    for card in (card for stack in row for card in stack):
        lying[card["family"]].append(card["card"])
    gone = [sorted(set(FAMILY) - {*lying[f], *hand[f], *aside[f]}) for f in range(seats)]
    return {
        "game": "oriflamme", "players": seats, "round": 6, "first": 0, "phase": "resolution",
        "seat": row[current][-1]["family"], "influence": [3] * seats, "hand": hand, "aside": aside, "discard": gone,
        "row": row, "current": current,
    }  # fmt: skip


POSITIONS: dict[str, Document] = {
    "one face down": late(
        [[down(0, "spy")], [down(1, "ambush", 2)], [up(1, "lord")]],
        [["heir"], ["archer"]],
        [["decree", "lord", "soldier"], ["conspiracy", "heir", "spy"]],
    ),
    "a stack": late(
        [[down(1, "soldier"), up(1, "heir"), down(1, "spy", 1)], [down(0, "lord")]],
        [["heir"], ["archer"]],
        [["ambush", "decree", "soldier"], ["assassination", "conspiracy", "decree"]],
        current=1,
    ),
    "three seats": late(
        [[down(0, "conspiracy")], [up(1, "spy")], [down(2, "assassination")]],
        [["heir"], ["archer"], ["lord"]],
        [["ambush", "decree", "soldier"], ["assassination", "conspiracy", "decree"], ["archer", "heir", "spy"]],
    ),
}  # fmt: skip


def worlds(view: Document) -> Iterator[Document]:
    """Every document that agrees with a view: each family's unseen cards among its hidden places."""
    for deals in product(*(deals_of(view, family) for family in range(view["players"]))):
        world = deepcopy(view)
        for family, (lying, hand, aside) in enumerate(deals):
            cards = iter(lying)
            for card in hidden_cards(world, family):
                card["card"] = next(cards)
            world["hand"][family], world["aside"][family] = sorted(hand), sorted(aside)
        yield world


def hidden_cards(document: Document, family: int) -> list[Document]:
    return [card for stack in document["row"] for card in stack if card["family"] == family and card["card"] is None]


def deals_of(view: Document, family: int) -> Iterator[tuple[Any, Any, Any]]:
    """Ways to deal the unseen cards of a family: to the row in order, to the hand, the rest aside."""
    hand, aside = view["hand"][family], view["aside"][family]
    if None not in hand and None not in aside:
        yield [], hand, aside
        return
    seen = {card["card"] for stack in view["row"] for card in stack if card["family"] == family}
    unseen = sorted(set(FAMILY) - seen - set(view["discard"][family]))
    for lying in permutations(unseen, len(hidden_cards(view, family))):
        rest = [card for card in unseen if card not in lying]
        for held in combinations(rest, len(hand)):
            yield lying, held, [card for card in rest if card not in held]


def drawn(document: Document, seat: int | None, count: int) -> Counter[str]:
    """How often each world is made."""
    game = camarilla.game("oriflamme")
    redacted, luck = game.position(document, seed=1).redacted(seat), Luck()
    luck.key = 2024
    made: Counter[str] = Counter()
    for _ in range(count):
        record = redacted.copy_()
        ENGINES["oriflamme"]("determinize", record, number(seat), luck)
        made[json.dumps(game.document(record), sort_keys=True)] += 1
    return made


CASES = [
    ("one face down", 0, 20),
    ("one face down", 1, 20),
    ("one face down", None, 400),
    ("a stack", 0, 120),
    ("a stack", 1, 20),
    ("three seats", 0, 80),
]


@pytest.mark.parametrize(("name", "seat", "count"), CASES)
def test_every_open_world_is_made_equally_often(name: str, seat: int | None, count: int) -> None:
    document = POSITIONS[name]
    view = camarilla.game("oriflamme").position(document, seed=1).view(seat)
    expected = {json.dumps(world, sort_keys=True) for world in worlds(view)}
    made = drawn(document, seat, PER_WORLD * len(expected))
    assert len(expected) == count
    assert json.dumps(camarilla.game("oriflamme").position(document, seed=1).position(), sort_keys=True) in expected
    assert set(made) == expected
    spread = sum((times - PER_WORLD) ** 2 / PER_WORLD for times in made.values())
    freedom = len(expected) - 1
    assert abs(spread - freedom) < 5 * sqrt(2 * freedom)
