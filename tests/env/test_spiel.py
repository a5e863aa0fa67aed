"""The games in OpenSpiel: its own test passes, its search and its regret minimization run."""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

import camarilla

pyspiel = pytest.importorskip("pyspiel")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
mccfr = pytest.importorskip("open_spiel.python.algorithms.outcome_sampling_mccfr")
KEPT = pytest.importorskip("camarilla.env.spiel").KEPT

SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
SHORT = {"oriflamme": "rounds:2", "ablaze": "rounds:2", "throne": "copies:2", "intrigues": ""}  # OpenSpiel is thorough
TABLES = [(id, seats) for id in camarilla.games() for seats in camarilla.game(id).seats]


def load(id: str, seats: int, options: str) -> Any:
    return pyspiel.load_game(f"camarilla_{id}", {"players": seats, "options": options})


def asked(game: Any, seed: int, answers: int) -> Any:
    """A state at a question, some random answers into a game."""
    state, luck = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node() or answers:
        answers -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_its_own_test(id: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    options = SHORT[id] if SOAK == 1 else ""
    pyspiel.random_sim_test(load(id, seats, options), num_sims=SOAK, serialize=id == "intrigues", verbose=False)


@pytest.mark.parametrize("id", camarilla.games())
def test_another_world_looks_the_same_to_the_player(id: str) -> None:
    """To the others it does not, and it is told only what the player was told."""
    state = asked(load(id, 2, ""), 3, 5)
    player, luck, others = state.current_player(), random.Random(1), set()
    for _ in range(20):
        world = state.resample_from_infostate(player, luck.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        others.add(str(world))
    assert len(others) > 1


def test_what_a_player_has_not_seen_is_not_in_another_world() -> None:
    state = asked(load("oriflamme", 2, ""), 3, 0)
    world = state.resample_from_infostate(0, lambda: 0.5)
    truth, told = (str(one.dealt.events(1)) for one in (state, world))
    assert "'event': 'set-aside', 'seat': 1, 'card': None" not in truth
    assert "'event': 'set-aside', 'seat': 1, 'card': None" in told


def test_the_worlds_of_a_variant_are_those_of_its_tree_each_with_its_history() -> None:
    """Of every state, for both players: compared with all histories of the tree."""
    game = pyspiel.load_game("camarilla_oriflamme(variant=oriflamme_4)")
    alike: dict[Any, set[tuple[int, ...]]] = {}
    states = [*tree(game.new_initial_state())]
    for state, player in product(states, (0, 1)):
        looks = (player, state.current_player(), state.information_state_string(player))
        alike.setdefault(looks, set()).add(tuple(state.history()))
    for state, player in product(states, (0, 1)):
        looks = (player, state.current_player(), state.information_state_string(player))
        found = game.worlds(tuple(state.history()), player)
        assert sorted(tuple(world.history()) for world in found) == sorted(alike[looks])
    assert len(game.kept) <= KEPT


def tree(state: Any) -> Iterator[Any]:
    """A state and all that can follow it, once it is dealt."""
    if not state.is_chance_node():
        yield state
    for action in [] if state.is_terminal() else state.legal_actions():
        yield from tree(state.child(action))


def test_a_world_of_a_variant_is_one_of_its_deals() -> None:
    state, luck = pyspiel.load_game("camarilla_intrigues(variant=intrigues_4)").new_initial_state(), random.Random(1)
    state.apply_action(100)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, luck.random) for _ in range(200)]
    assert {str(world) for world in worlds} <= {str(one) for one in state.get_game().dealt()}
    assert len({str(world) for world in worlds}) == 18
    assert {world.information_state_string(player) for world in worlds} == {state.information_state_string(player)}
    assert all(str(replayed(world)) == str(world) for world in worlds[:9]), "its history leads to it"


def replayed(world: Any) -> Any:
    """What the history of a world leads to."""
    state = world.get_game().new_initial_state()
    for action in world.history():
        state.apply_action(action)
    return state


def test_a_world_does_not_have_the_history_of_the_truth() -> None:
    state = asked(load("throne", 2, ""), 3, 5)
    world = state.resample_from_infostate(0, lambda: 0.5)
    assert (world.history(), world.clone().history()) == ([], [])
    world.apply_action(world.legal_actions()[0])
    assert len(world.history()) == 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("camarilla_oriflamme(players=3,variant=oriflamme_4)", "the variant oriflamme_4 is for 2 players, not 3"),
        ("camarilla_throne(players=9)", "for 2 to 4 players, not 9"),
        ("camarilla_throne(options=copis:3)", "no option"),
    ],
)
def test_what_cannot_be_dealt_is_not_loaded(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        pyspiel.load_game(name)


def test_a_game_goes_through_a_pickle() -> None:
    game = pyspiel.load_game("camarilla_throne(players=3,options=copies:3)")
    copy = pickle.loads(pickle.dumps(game))
    assert (str(copy), copy.players, copy.options) == (str(game), 3, {"copies": 3})


def test_its_search_runs() -> None:
    game = load("intrigues", 2, "")
    state, luck = asked(game, 4, 2), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 10, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_its_regret_minimization_runs() -> None:
    solver = mccfr.OutcomeSamplingSolver(load("intrigues", 2, "turns:1"))
    solver.iteration()
    assert solver._infostates


def test_returns_are_shares_of_the_victory() -> None:
    state, luck = load("throne", 3, "copies:2").new_initial_state(), random.Random(2)
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)
    assert [seat for seat, share in enumerate(state.returns()) if share] == state.dealt.winners


def test_moves_have_their_texts() -> None:
    state = asked(load("oriflamme", 3, "heir:3"), 1, 0)
    assert [state.action_to_string(code) for code in state.legal_actions()] == state.dealt.legal
    assert state.dealt.options == {"heir": 3}
    first = load("throne", 2, "").new_initial_state()
    assert first.action_to_string(first.legal_actions()[0]) == "chance 0"
