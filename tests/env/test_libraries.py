"""Every game at every number of seats passes the tests that PettingZoo and Gymnasium bring along."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import camarilla
from camarilla.env.aec import GameEnv
from camarilla.env.seat import SeatEnv
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.showing import table_text

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
    assert env.render() == table_text(env.dealt, None)
    assert env.dealt.options == {"row": 3}


def test_only_the_seat_that_is_asked_has_legal_moves() -> None:
    env = GameEnv("oriflamme", 3)
    env.reset(seed=1)
    assert [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [True, False, False]
    for wrong in (None, "draw"):
        with pytest.raises(TypeError, match=f"an action is the code of a move, a whole number, not {wrong!r}"):
            env.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="not legal now"):
        env.step(9999)
    assert (env.render(), env.agent_selection) == (None, "seat_0")


def test_agents_that_are_not_there_and_games_that_have_not_begun() -> None:
    env = GameEnv("oriflamme", 2, render_mode="ansi")
    for look in (env.render, lambda: env.observe("seat_0"), lambda: env.step(0)):
        with pytest.raises(RuntimeError, match="call reset first"):
            look()
    with pytest.raises(ResetNeeded, match="call reset first"):
        SeatEnv("oriflamme", 2, render_mode="ansi").render()
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(ValueError, match="there is no agent 'seat_9', only seat_0, seat_1"):
            ask("seat_9")


def test_an_environment_of_agents_goes_to_other_processes() -> None:
    env = GameEnv("oriflamme", 2)
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    assert other.observation_space("seat_0") == env.observation_space("seat_0") is env.observation_space("seat_0")
    for one in (env, other):
        one.step(env.dealt.codes[0] if one is env else other.dealt.codes[0])
    assert other.dealt == env.dealt


@pytest.mark.parametrize("make", [GameEnv, SeatEnv])
def test_ways_to_draw(make: Any) -> None:
    with pytest.raises(ValueError, match="render_mode is None or 'ansi', not 'human'"):
        make("throne", render_mode="human")


# -- Gymnasium
@pytest.mark.parametrize("game", camarilla.games())
def test_gymnasium_makes_it_by_its_name(game: str) -> None:
    id = f"camarilla.env.seat:camarilla/{game}-v{camarilla.game(game).version}"
    made = gymnasium.make(id, seats=2, opponents="random", seat=1)
    observation, info = made.reset(seed=1)
    bare = SeatEnv(game, 2, "random", seat=1)
    assert np.array_equal(observation["observation"], bare.reset(seed=1)[0]["observation"])
    assert info["seat"] == 1
    codes = np.flatnonzero(observation["action_mask"])
    assert made.step(int(codes[0]))[1:] == bare.step(int(codes[0]))[1:]


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
    assert env.render() == table_text(env.state, env.seat)
    assert SeatEnv("throne").render() is None


def test_what_is_drawn_is_the_table_as_the_seat_sees_it() -> None:
    env = SeatEnv("oriflamme", 2, "random", seat=1, render_mode="ansi")
    env.reset(seed=1)
    drawn, own = str(env.render()), env.state.view(1)["hand"][1]
    assert all(env.game.cards()[card] in drawn for card in own)
    assert drawn != table_text(env.state, None) != table_text(env.state, 0)


def test_without_a_number_of_seats_there_are_the_fewest() -> None:
    assert SeatEnv("oriflamme").seats == GameEnv("oriflamme").seats == 2


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("vector", "numpy", "rl"), ("aec", "pettingzoo", "rl"), ("seat", "gymnasium", "rl"), ("tree", "numpy", "rl"),
        ("policies", "numpy", "rl"), ("solving", "numpy", "rl"), ("spiel", "pyspiel", "spiel"),
        ("spiel", "numpy", "spiel"),
    ],
)  # fmt: skip
def test_where_a_package_is_missing_its_extra_is_named(module: str, missing: str, extra: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import camarilla.env.{module}"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    told = f'ModuleNotFoundError: this needs the package {missing}: pip install "camarilla[{extra}]"'
    assert told in found.stderr.splitlines()[-1]


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
    with pytest.raises(ResetNeeded):
        env.step(int(env.state.codes[0]))
    env.reset(seed=1)
    assert not env.step(int(env.state.codes[0]))[2]
    env = SeatEnv("throne", 2, "random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Refusal, match=r"the code 93 \(drop king\) is not legal now"):
        env.step(93)


def test_no_step_before_the_first_game() -> None:
    with pytest.raises(ResetNeeded, match="call reset first"):
        SeatEnv("throne", 2).step(0)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 2}, "seat is 0 to 1, or None"),
        ({"illegal": "ignore"}, "illegal is 'lose' or 'raise'"),
        ({"opponents": "kinght"}, "did you mean"),
        ({"options": {"copis": 3}}, "no option"),
        ({"render_mode": "human"}, "render_mode is None or 'ansi'"),
    ],
)
def test_what_an_environment_cannot_be_made_with_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SeatEnv("throne", 2, **wrong)


@pytest.mark.parametrize("action", ["draw", None, 2.5])
def test_what_is_no_code_at_all_is_a_mistake_and_no_lost_game(action: Any) -> None:
    env = SeatEnv("throne", 2, "random")
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is the code of a move, a whole number, not"):
        env.step(action)


def test_no_step_without_a_game() -> None:
    env = SeatEnv("intrigues", 2, "random")
    env.reset(seed=1)
    while not env.state.over:
        env.step(np.int64(env.state.codes[0]))
    with pytest.raises(ResetNeeded, match="call reset first"):
        env.step(0)
    with pytest.raises(RuntimeError, match="call reset first"):
        GameEnv("throne").step(0)


@pytest.mark.parametrize("kind", [SeatEnv, GameEnv])
def test_house_rules_are_for_the_constructor(kind: Any) -> None:
    env = kind("throne", options={"copies": 3})
    env.reset(seed=1, options={})
    with pytest.raises(ValueError, match=r"house rules \(copies\) are options of the constructor, not of reset"):
        env.reset(options={"copies": 4})
    with pytest.raises(Refusal, match="no option"):
        kind("throne", options={"copis": 3})
    with pytest.raises(Refusal, match="for 2 to 4 players"):
        kind("throne", 7)
