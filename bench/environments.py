"""Steps a second with observations and legal moves: `VectorEnv` beside pgx, RLCard and OpenSpiel, in one run.

    pip install "camarilla[rl]" pgx rlcard open_spiel
    python bench/environments.py

Random legal moves, games dealt anew as they end. A step is one move, with what the next player may know and which of
its moves are legal, as numbers for a network; drawing the move is part of it. Seconds are those of the processor, all
threads together; each figure is the best of three runs. The games of the others are those nearest in kind, with several
players and hidden cards. They are other games, so this says what a step costs, not who wrote better code.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import numpy as np

import camarilla

SECONDS: Final = 1.0
LANES: Final = 1024
Steps = Callable[[], int]  # makes some steps; how many


def vector(name: str) -> Steps:
    """Our vector environment; codes are drawn by NumPy."""
    from camarilla.env.vector import VectorEnv

    game, seats = name.split()
    env, luck = VectorEnv(game, seats=int(seats), lanes=LANES), np.random.default_rng(1)

    def step() -> int:
        env.step(env.sample(luck))
        return LANES

    return step


def pgx(name: str) -> Steps:
    """Lanes of pgx, compiled for the processor, twenty steps in one call; moves are drawn in it."""
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    on = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: None) -> Any:
        state, key = carry
        key, drawing, stepping = jax.random.split(key, 3)
        action = jax.random.categorical(drawing, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        state = on(state, action, jax.random.split(stepping, LANES))
        return (state, key), (state.observation, state.legal_action_mask, state.rewards)

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, 20))
    key = jax.random.PRNGKey(1)
    carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, LANES)), key

    def step() -> int:
        nonlocal carry
        carry, seen = run(carry)
        jax.block_until_ready(seen)
        return 20 * LANES

    return step


def rlcard(name: str) -> Steps:
    """One game of RLCard after the other; its states bring observation and legal moves."""
    import rlcard

    env, luck = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def step() -> int:
        count, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            count += 1
        return count

    return step


def open_spiel(name: str) -> Steps:
    """One game of OpenSpiel after the other, from Python; chance is no step."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game, luck = pyspiel.load_game(name), random.Random(1)
    kind = game.get_type()
    numbers = "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"

    def step() -> int:
        count, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                getattr(state, numbers)()
                state.legal_actions_mask()
                count += 1
            state.apply_action(luck.choice(state.legal_actions()))
        return count

    return step


GAMES: Final[dict[str, tuple[Callable[[str], Steps], list[str]]]] = {
    "camarilla": (vector, [f"{game} {seats}" for game in camarilla.games() for seats in (2, 3)]),
    "pgx": (pgx, ["kuhn_poker", "leduc_holdem", "sparrow_mahjong"]),
    "open_spiel": (open_spiel, ["leduc_poker", "hearts", "gin_rummy"]),
    "rlcard": (rlcard, ["leduc-holdem", "uno", "gin-rummy"]),
}


def rate(step: Steps) -> float:
    """Steps for each second of the processor."""
    begun, steps = time.process_time(), 0
    while (spent := time.process_time() - begun) < SECONDS:
        steps += step()
    return steps / spent


def main() -> None:
    for library, (make, names) in GAMES.items():
        try:
            print(library, version(library))
        except PackageNotFoundError:
            print(f"{library} is not installed")
            continue
        for name in names:
            step = make(name)
            step()
            print(f"  {name:16} {max(rate(step) for _ in range(3)):12,.0f}", flush=True)


if __name__ == "__main__":
    main()
