"""The engine against the oracle, a second reading of the rules page, move by move over random games.

CAMARILLA_SOAK=40 plays forty times as many games as the sample, others each time; a game that differs names its seed.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from oracle.oriflamme import Oracle, deal

import camarilla
from camarilla.kernel.game import State

GAME = camarilla.game("oriflamme")
SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
SEED = 1 if SOAK == 1 else int.from_bytes(os.urandom(4))
GAMES = 200 * SOAK
CHUNKS = 10  # so that progress shows


def plain(document: dict[str, Any]) -> dict[str, Any]:
    """The engine's document without what the oracle does not write."""
    return {name: value for name, value in document.items() if name not in ("pending", "options")}


def assert_agree(state: State, oracle: Oracle, where: str) -> None:
    assert (state.seat, state.over) == (oracle.seat, oracle.over), where
    assert len(set(state.legal)) == len(state.legal), where
    assert set(state.legal) == set(oracle.legal), where
    assert plain(state.position()) == oracle.position(), where
    assert (state.scores, state.winners) == (oracle.scores, oracle.winners), where


def begin(seed: str, dice: random.Random) -> tuple[State, Oracle]:
    """The same deal for both: every other one dealt by the engine, else by the oracle."""
    seats = dice.randint(2, 5)
    first = dice.randrange(seats)
    if dice.random() < 0.5:
        state = GAME.deal(seats, seed.encode(), first)
        return state, Oracle(plain(state.position()))
    document = deal(seats, first, dice)
    return GAME.position(document), Oracle(document)


def play_out(state: State, oracle: Oracle, dice: random.Random, seed: str) -> list[dict[str, Any]]:
    """Play both to the end; the documents on the way from which both can start."""
    documents, moves = [], []
    assert_agree(state, oracle, seed)
    while not state.over:
        if state.question is not None and state.question.id in ("place", "reveal"):
            documents.append(state.position())
        moves.append(dice.choice(state.legal))
        state.play(moves[-1])
        oracle.play(moves[-1])
        assert_agree(state, oracle, f"{seed}: {moves}")
    return documents


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_engine_and_oracle_agree(chunk: int) -> None:
    """ORI-1 to ORI-37: seat, legal moves, whole position, scores, winners, at every question of random games."""
    print(f"seed {SEED}, {GAMES} games")
    for number in range(GAMES * chunk // CHUNKS, GAMES * (chunk + 1) // CHUNKS):
        seed = f"seed {SEED} game {number}"
        dice = random.Random(seed)
        state, oracle = begin(seed, dice)
        play_out(state, oracle, dice, seed)


def test_engine_and_oracle_agree_from_loaded_positions() -> None:
    """ORI-4 to ORI-37: both start from the same document in mid-game, face-up cards left to act included."""
    for number in range(max(1, GAMES // 10)):
        seed = f"seed {SEED} loaded {number}"
        dice = random.Random(seed)
        documents = play_out(*begin(seed, dice), dice, seed)
        document = dice.choice(documents)
        turn_some_up(document, dice)
        play_out(GAME.position(document), Oracle(document), dice, f"{seed} from {document}")


def turn_some_up(document: dict[str, Any], dice: random.Random) -> None:
    """Turn some characters face up, so that the pass goes on with abilities rather than questions."""
    for place in document["row"]:
        for card in place:
            if card["card"] in ("lord", "archer", "heir", "shapeshifter", "soldier", "spy") and dice.random() < 0.5:
                card["up"], card["tokens"] = True, 0
