"""Random games of Ablaze: as many as asked for, more when soaking, all from one seed that a failure prints."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from camarilla.games.ablaze.game import game
from camarilla.kernel.game import State

SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))


def lucks(count: int, name: str) -> Iterator[random.Random]:
    """One source of luck for each game; the seed of the one that failed is the last line printed."""
    for number in range(count * SOAK):
        seed = f"{name}-{number}"
        print(f"seed {seed}")
        yield random.Random(seed)


def dealt(luck: random.Random) -> State:
    """A game for two to five seats, any of them first."""
    seats = luck.randint(2, 5)
    return game.deal(seats, luck.getrandbits(64), luck.randrange(seats))


def choose(state: State, luck: random.Random) -> str:
    """Half of the time any legal move; else first a kind of move, so that rare ones come up."""
    if luck.random() < 0.5:
        return luck.choice(state.legal)
    kinds: dict[str, list[str]] = {}
    for move in state.legal:
        kinds.setdefault(move.split()[0], []).append(move)
    return luck.choice(kinds[luck.choice(sorted(kinds))])


def questions(state: State, luck: random.Random) -> Iterator[State]:
    """The state at each question of a random game, and when it is over: one object that moves on."""
    yield state
    while not state.over:
        state.play(choose(state, luck))
        yield state
