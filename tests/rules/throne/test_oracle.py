"""The engine against the oracle, which was written from the rules pages alone: move by move over random games."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from oracle.throne import Oracle
from rules.throne.positions import choose

from camarilla.games.throne.game import game
from camarilla.kernel.game import State

SOAK = int(os.environ.get("CAMARILLA_SOAK", "1"))
GAMES = 200 * SOAK  # in all, over two to four seats
SEED = random.SystemRandom().randrange(10**9) if SOAK > 1 else 1


def new_deck(state: State, told: int) -> list[str]:
    """The order of a deck made in the last answer: what was revealed from it since, and what is left."""
    events = state.events(None)[told:]
    at = [event["event"] for event in events].index("reshuffled")
    revealed = [event["card"] for event in events[at:] if event["event"] == "revealed"]
    rest: list[str] = state.position()["deck"]
    return revealed + rest


class Pair:
    """One game, played by the engine and by the oracle."""

    def __init__(self, seats: int, seed: int) -> None:
        self.luck, self.told = random.Random(seed), 0
        self.state = game.deal(seats, seed, seed % seats)
        self.oracle = Oracle(self.state.position(), self.reshuffle)

    def reshuffle(self, cards: list[str]) -> list[str]:
        """THR-19: the oracle needs a new deck; it is the engine's, of the same cards."""
        order = new_deck(self.state, self.told)
        assert sorted(order) == sorted(cards)
        return order

    def play(self) -> None:
        self.told = len(self.state.happened())
        move = choose(self.state, self.luck)
        self.state.play(move)
        self.oracle.play(move)

    def agree(self) -> None:
        """Question, answers, points and the whole position."""
        state, oracle = self.state, self.oracle
        assert (state.over, state.seat, state.scores) == (oracle.over, oracle.seat, oracle.scores)
        assert (sorted(state.legal), state.winners) == (sorted(oracle.legal), oracle.winners)
        assert plain(state.position()) == plain(oracle.position())


def plain(document: dict[str, Any]) -> dict[str, Any]:
    """A document without `pending`, bags in order of names."""
    bags = {name: sorted(document[name]) for name in ("discard", "used")}
    return {name: value for name, value in document.items() if name != "pending"} | bags


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_oracle_agree(seats: int) -> None:
    """THR-1 to THR-21."""
    for number in range(GAMES // 3):
        seed = SEED * 10**6 + number
        try:
            pair = Pair(seats, seed)
            pair.agree()
            while not pair.state.over:
                pair.play()
                pair.agree()
        except AssertionError as error:
            error.add_note(f"Pair({seats}, {seed}) after {pair.state.log[-1:]}")
            raise
