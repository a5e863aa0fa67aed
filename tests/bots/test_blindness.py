"""Over whole games: what a seat cannot see does not change what any player thinks."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from worlds import another_world

import camarilla
from camarilla.bots import Player, observe
from camarilla.bots.flat import FlatPlayer
from camarilla.bots.greedy import GreedyPlayer
from camarilla.bots.ismcts import GUIDED, PLAIN, IsmctsPlayer
from camarilla.bots.random import RandomPlayer
from camarilla.kernel.game import Game, State
from camarilla.kernel.secrecy import derive_redact

PLAYERS: dict[str, Callable[[Game], Player]] = {
    "random": lambda game: RandomPlayer(1),
    "greedy": lambda game: GreedyPlayer(game, 1),
    "flat": lambda game: FlatPlayer(game, 40, 1),
    "ismcts": lambda game: IsmctsPlayer(game, 40, 1, settings=PLAIN),
    "guided": lambda game: IsmctsPlayer(game, 40, 1, settings=GUIDED),
}
every_game = pytest.mark.parametrize("game", [camarilla.game(id) for id in camarilla.games()], ids=camarilla.games())
every_player = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)


def questions(game: Game, seats: int) -> list[State]:
    """A whole random game."""
    state, luck, found = game.deal(seats, 5), random.Random(seats), []
    while not state.over:
        found.append(state.copy())
        state.play(luck.choice(state.legal))
    return found


@every_game
@every_player
def test_worlds_that_look_alike_are_thought_about_alike(game: Game, player: Callable[[Game], Player]) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        for number, state in enumerate(questions(game, seats)[::3]):
            alike = another_world(state, number)
            assert player(game).choose(observe(state)) == player(game).choose(observe(alike))


@every_game
@every_player
def test_two_patterns_in_the_hidden_cells_give_the_same_thought(game: Game, player: Callable[[Game], Player]) -> None:
    """Compiled players are given 1 and 2 where their seat may not look; they must never have read them."""
    patterns = [derive_redact(game.rules.State, value) for value in (1, 2)]
    for state in questions(game, game.seats[-1])[::3]:
        assert state.seat is not None
        decisions: list[Any] = []
        for fill in patterns:
            record = state.record.copy_()
            fill(record, state.seat)
            decisions.append(player(game).choose(replace(observe(state), record=record)))
        assert decisions[0] == decisions[1]
