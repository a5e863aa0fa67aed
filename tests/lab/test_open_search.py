"""The search behind an analysis: it shares the bots' tree, and differs in the worlds that it plays in."""

from __future__ import annotations

import random

import pytest
from kernel import toy
from worlds import another_world

import camarilla
from camarilla.bots.ismcts import PLAIN
from camarilla.kernel.game import State
from camarilla.lab.open_search import OpenSearch


def some_way_in(id: str, moves: int) -> State:
    state, luck = camarilla.game(id).deal(3, seed=2), random.Random(4)
    for _ in range(moves):
        state.play(luck.choice(state.legal))
    return state


@pytest.mark.parametrize("id", camarilla.games())
def test_what_can_be_known_is_the_same_in_worlds_that_look_alike(id: str) -> None:
    state = some_way_in(id, 8)
    searches = [OpenSearch(one, 60, 3) for one in (state, another_world(state, 5))]
    known = [one.play_out_knowable() for one in searches]
    assert known[0] == known[1]


def test_the_truth_is_not() -> None:
    """Three players have placed their cards: which ones makes a difference to whoever may see them."""
    state = some_way_in("oriflamme", 4)
    one, other = (OpenSearch(world, 400, 3) for world in (state, another_world(state, 5)))
    assert one.play_out_truth() != other.play_out_truth()
    assert one.search_truth() != other.search_truth()


def test_every_simulation_is_reported() -> None:
    state = some_way_in("intrigues", 5)
    found = OpenSearch(state, 200, 1).search_truth()
    assert list(found.visits) == list(found.values) == state.legal
    assert sum(found.visits.values()) == 200
    assert sum(found.shares) == pytest.approx(1)
    assert found.visits[found.best] == max(found.visits.values())


def test_others_that_play_at_random_have_no_nodes() -> None:
    state = some_way_in("oriflamme", 4)
    assert seats_in_tree(state, random_others=0) == {0, 1, 2}
    assert seats_in_tree(state, random_others=1) == {state.seat}


def seats_in_tree(state: State, random_others: int) -> set[int]:
    """The seats whose answers a small tree of the truth holds."""
    settings = {**PLAIN, "expand_after": 1, "random_others": random_others}
    search = OpenSearch(state, 60, 1, settings, state.game.engine.plain)
    rules, unit = search.unit.rules, search.unit
    memory, nodes = unit.new(rules.Search), unit.new(rules.Node, 100)
    found = [0.0] * state.seats, [0] * len(state.legal), [0.0] * len(state.legal)
    given = (state.record.copy_(), True, -1, 60, 1, search.settings)
    unit.call("search_moves", *given, memory, nodes, found[1], found[2], found[0])
    return {node.seat for node in nodes[1 : memory[0].size]}


def test_a_game_without_heuristics_can_be_looked_at() -> None:
    """In the toy a bet of 2 is worth most, whatever the die shows."""
    state = toy.game().deal(2, 3)
    search = OpenSearch(state, 400, 1)
    assert search.search_true("bet 2") > search.search_true("bet 0")
    values = search.search_truth().values
    assert values["bet 2"] == max(values.values())
