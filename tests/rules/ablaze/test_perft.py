"""Ablaze's decision trees from rich positions have the counts and hashes they had, compiled and plain."""

from __future__ import annotations

import json
from typing import Any

import pytest
from perft import counting

from camarilla.games.ablaze import game
from camarilla.games.ablaze.cards import NAMES
from camarilla.kernel.game import State

ENTRIES: list[dict[str, Any]] = json.loads((counting.FOLDER / "ablaze.json").read_text("utf-8"))
every_entry = pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])


@every_entry
def test_the_tree_is_as_counted(entry: dict[str, Any]) -> None:
    """If the change is meant: python tests/perft/counting.py --write ablaze."""
    state = counting.load(game, entry)
    for depth, expected in entry["counts"].items():
        found = counting.count(state, int(depth))
        assert list(found) == expected, counting.explain(state, int(depth), found, tuple(expected))


@every_entry
def test_the_plain_rules_count_the_same(entry: dict[str, Any]) -> None:
    """As deep as plain Python goes in no time."""
    for depth, expected in entry["counts"].items():
        if expected[0] < 400:
            assert list(counting.count(counting.load(game, entry), int(depth), plain=True)) == expected


def seen(state: State, depth: int) -> set[str]:
    """The questions asked and the rules cited on all lines of play."""
    found = {state.question.id} if state.question else set()
    found |= {f"{event['rule']} {event['event']} {event.get('card')}" for event in state.events(None)}
    if depth and not state.over:
        for move in state.legal:
            after = state.copy()
            after.play(move)
            found |= seen(after, depth - 1)
    return found


def test_every_ability_is_reached() -> None:
    """ABL-10 to ABL-25: every card acts, every choice is asked for, every reaction happens."""
    found = set().union(*(seen(counting.load(game, entry), 5) for entry in ENTRIES[2:]))
    assert {"twin", "cutthroat", "apothecary", "substitution", "bribery", "activate", "spend", "reveal"} <= found
    for card in NAMES:
        assert {f"ORI-7 revealed {card}", f"ORI-7 acts {card}"} & found
    assert {"ABL-24 trapped None", "ABL-12 discarded twin", "ABL-12 discarded prince", "ABL-23 gained trap"} <= found
    assert {"ABL-19 replaced queen", "ABL-19 not-replaced prince", "ABL-3 returned None", "ABL-21 taken None"} <= found
