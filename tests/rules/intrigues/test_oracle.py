"""Intrigues against its oracle, move by move over random games of every chapter; CAMARILLA_SOAK=N: N times as many."""

from __future__ import annotations

import os
import random
from typing import Any

from oracle.intrigues import Oracle

from camarilla.games.intrigues.chapters import OURS
from camarilla.games.intrigues.game import game
from camarilla.kernel.game import State

SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
GAMES = 200 * SOAK


def plain(document: dict[str, Any]) -> dict[str, Any]:
    """A document without what the oracle does not keep: `pending` and `clue`."""
    kept = {name: value for name, value in document.items() if name != "pending"}
    for zone in ("board", "dead"):
        piles = document[zone].items()
        kept[zone] = {place: [{k: v for k, v in c.items() if k != "clue"} for c in cards] for place, cards in piles}
    return kept


def compare(state: State, oracle: Oracle, where: str) -> None:
    assert (state.seat, state.over) == (oracle.seat, oracle.over), where
    assert sorted(state.legal) == sorted(oracle.legal), where
    assert plain(state.position()) == oracle.position(), where
    assert state.winners == oracle.winners, where
    assert state.scores == (oracle.scores if oracle.over else [0] * state.seats), where  # no points before the end


def test_engine_and_oracle_agree() -> None:
    """INT-1 to INT-19: the same seat, legal moves, position, scores and winners after every move."""
    seed = random.SystemRandom().randrange(10**9) if SOAK > 1 else 7
    print(f"seed {seed}")
    chance = random.Random(seed)
    for number in range(GAMES):
        seats = 2 + number % 3
        chapter = 1 + number // 3 % len(OURS)
        state = game.deal(seats, chance.randrange(10**9), chance.randrange(seats), {"chapter": chapter})
        oracle = Oracle(state.position())
        compare(state, oracle, f"seed {seed}, game {number}, deal")
        while not state.over:
            move = chance.choice(state.legal)
            state.play(move)
            oracle.play(move)
            compare(state, oracle, f"seed {seed}, game {number}, after {len(state.log)} steps, {move}")
