"""The vector environment: what the batch says, as NumPy has it, without a copy."""

from __future__ import annotations

import copy
import pickle
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import camarilla
from camarilla.env.vector import VectorEnv
from camarilla.kernel.document import in_python
from camarilla.kernel.engine import Engine
from camarilla.kernel.refusal import Refusal


@pytest.mark.parametrize("lanes", [0, -1, 2.5, "8", None, True])
def test_there_is_at_least_one_lane(lanes: Any) -> None:
    with pytest.raises(Refusal, match=f"lanes must be a whole number above 0, not {re.escape(in_python(lanes))}"):
        VectorEnv("throne", lanes=lanes)


def test_a_lane_is_the_game_that_is_dealt() -> None:
    env, luck = VectorEnv("throne", seats=2, lanes=8, seed=40, options={"row": 4}), np.random.default_rng(1)
    states = [env.game.deal(2, seed, options={"row": 4}) for seed in range(40, 48)]
    while not env.ended.any():
        for lane, state in enumerate(states):
            assert env.observations[lane].tobytes() == state.observation(state.seat).tobytes()
            assert np.flatnonzero(env.mask[lane]).tolist() == sorted(state.codes)
            assert env.legal[lane, : env.counts[lane]].tolist() == state.codes
            assert (env.seat[lane], env.state(lane)) == (state.seat, state)
        actions = env.sample(luck)
        for state, code in zip(states, actions, strict=True):
            state.play_code(code)
        observations, rewards, ended = env.step(actions)
        assert observations is env.observations
    lane = int(np.argmax(ended))
    assert np.flatnonzero(rewards[lane]).tolist() == states[lane].winners
    assert env.points[lane].tolist() == states[lane].scores
    assert env.seeds[lane] == 48 + lane
    assert env.state(lane) == env.game.deal(2, 48 + lane, options={"row": 4})
    env.reset(40)
    assert env.state(lane) == env.game.deal(2, 40 + lane, options={"row": 4})


def test_arrays_are_the_memory_of_the_rules() -> None:
    env = VectorEnv("throne", seats=2, lanes=4)
    arrays = (env.observations, env.mask, env.legal, env.counts, env.seat, env.rewards, env.ended, env.points)
    assert not any(array.flags.owndata for array in arrays)
    np.from_dlpack(env.observations)[0, 0] = 99
    assert env.observations[0, 0] == 99
    with pytest.raises(ValueError, match="read-only"):
        env.legal[0, 0] = 3


@pytest.mark.parametrize(("code", "lane"), [(90, 1), (-1, 0), (65536, 2), (-70000, 3)])
def test_an_illegal_code_names_its_lane(code: int, lane: int) -> None:
    env = VectorEnv("throne", seats=2, lanes=4, mask=False)
    actions = env.legal[:, 0].astype(np.int64)
    actions[lane] += code if code >= 0 else code - actions[lane]
    with pytest.raises(
        Refusal, match=rf"lane {lane}, seat \d: the code {actions[lane]}\b.* is not legal now; legal: \d+ \("
    ):
        env.step(actions)
    assert env.mask.shape == (4, 0)


@pytest.mark.parametrize("actions", [[0.0] * 4, [0] * 3, [[0] * 4], 0])
def test_actions_are_a_whole_number_for_each_lane(actions: Any) -> None:
    with pytest.raises(TypeError, match="actions are 4 whole numbers"):
        VectorEnv("throne", seats=2, lanes=4).step(actions)


def test_plain_rules_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """To the end of a game and into the next, and in what they refuse."""
    compiled, luck = VectorEnv("throne", seats=2, lanes=2, options={"row": 4}), np.random.default_rng(3)
    monkeypatch.setattr(compiled.game, "engine", Engine(compiled.game, compiles=False))
    plain, ends = VectorEnv("throne", seats=2, lanes=2, options={"row": 4}), 0
    while ends < 2:
        actions = compiled.sample(luck)
        for env in (compiled, plain):
            env.step(actions)
        for name in ("observations", "mask", "rewards", "ended", "points", "seat"):
            assert (getattr(plain, name) == getattr(compiled, name)).all(), name
        ends += bool(plain.ended.any())
    with pytest.raises(Refusal, match=r"lane 1, seat \d: the code 999 is not legal now"):
        plain.step(np.array([plain.legal[0, 0], 999]))


@pytest.mark.parametrize("lane", [4, -1, None])
def test_lanes_that_are_not_there(lane: Any) -> None:
    with pytest.raises(Refusal, match=f"there is no lane {lane}; lanes are 0 to 3"):
        VectorEnv("throne", seats=2, lanes=4).state(lane)


def test_a_sample_needs_a_generator() -> None:
    env: Any = VectorEnv("throne", seats=2, lanes=4)
    with pytest.raises(TypeError, match=r"sample takes a generator, .* not 3"):
        env.sample(3)


def test_the_usual_number_of_seats() -> None:
    assert VectorEnv(camarilla.game("intrigues"), lanes=np.int64(1)).rewards.shape == (1, 2)


def test_what_is_measured_beside_other_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our part of bench/environments.py runs; that of the others needs them."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "bench"))
    script = import_module("environments")
    games = script.GAMES["camarilla"][1]
    assert games
    assert {script.vector(name)() for name in games} == {script.LANES}
    sys.modules.pop("environments")


def test_a_copy_that_would_share_its_memory_is_refused() -> None:
    env = VectorEnv("throne", lanes=2)
    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied or pickled; make another with the same seed"):
            way(env)


def test_seeds_are_nobody_elses() -> None:
    env = VectorEnv("throne", lanes=2, seed=5)
    env.seeds[0] = 999
    assert env.seeds == [5, 6]
