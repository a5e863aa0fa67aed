"""Every game at every number of seats passes the tests that PettingZoo and Gymnasium bring along."""

from __future__ import annotations

import os

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import camarilla
from camarilla.env.aec import GameEnv
from camarilla.env.seat import SeatEnv
from camarilla.kernel.refusal import Refusal

SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
TABLES = [(id, seats) for id in camarilla.games() for seats in camarilla.game(id).seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


@pytest.mark.filterwarnings("ignore:Observation")  # they need not be bare arrays: masks go with them
@every_table
def test_pettingzoo(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(GameEnv(game, seats), num_cycles=30 * SOAK)
    seed_test(lambda: GameEnv(game, seats), num_cycles=10 * SOAK)
    assert "Passed" in capsys.readouterr().out


@every_table
def test_gymnasium(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats, "random"), skip_render_check=True)


# -- PettingZoo
def test_a_whole_game_of_agents() -> None:
    env, luck = GameEnv("throne", 3, options={"row": 3}, render_mode="ansi"), np.random.default_rng(2)
    env.reset(seed=4)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        assert observation["action_mask"].any() != over
        env.step(None if over else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(totals.values()) == pytest.approx(1)
    assert [agent for agent in totals if totals[agent]] == [f"seat_{seat}" for seat in env.dealt.winners]
    assert '"game": "throne"' in str(env.render())
    assert env.dealt.options == {"row": 3}


def test_only_the_seat_that_is_asked_has_legal_moves() -> None:
    env = GameEnv("oriflamme", 3)
    env.reset(seed=1)
    assert [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [True, False, False]
    with pytest.raises(Refusal, match="not legal now"):
        env.step(None)
    assert (env.render(), env.agent_selection) == (None, "seat_0")


# -- Gymnasium
def play(env: SeatEnv, seed: int) -> list[int]:
    """What is legal at each question of a game, the first legal code always taken."""
    (observation, _), legal, over = env.reset(seed=seed), [], False
    while not over:
        legal.append(int(observation["action_mask"].sum()))
        observation, reward, over, _, _ = env.step(np.argmax(observation["action_mask"]))
    assert reward in (0.0, 0.5, 1.0)
    assert (reward > 0) == (env.seat in env.state.winners)
    return legal


def test_a_seat_against_bots() -> None:
    env = SeatEnv("throne", 2, "greedy", render_mode="ansi")
    assert play(env, 5) == play(env, 5) != play(env, 6)
    assert '"game": "throne"' in env.render()
    assert SeatEnv("throne").render() is None


def test_the_seat_can_be_drawn() -> None:
    env = SeatEnv("oriflamme", 3, ["random", "greedy"], seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert all(env.state.seat == env.seat for _ in range(5) if env.reset())


def test_each_opponent_has_a_name() -> None:
    with pytest.raises(ValueError, match="2 opponents are needed, not 1"):
        SeatEnv("throne", 3, ["knight"])


def test_an_illegal_code_loses_or_is_refused() -> None:
    env = SeatEnv("throne", 2, "random")
    env.reset(seed=1)
    assert env.step(93)[1:] == (0.0, True, False, {"seat": 0, "illegal": True})
    env = SeatEnv("throne", 2, "random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Refusal, match="the code 93 is not legal now"):
        env.step(93)
