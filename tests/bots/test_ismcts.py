"""Information-set search: the same tree plain and compiled, from what the seat may know, and worth having."""

from __future__ import annotations

import random

import pytest

import camarilla
from camarilla.bots import look
from camarilla.bots.ismcts_player import IsmctsPlayer
from camarilla.bots.random import RandomPlayer
from camarilla.kernel.game import State


def some_way_in(game: str, seats: int, moves: int) -> State:
    state, luck = camarilla.game(game).deal(seats, seed=seats), random.Random(moves)
    for _ in range(moves):
        if not state.over:
            state.play(luck.choice(state.legal))
    return state


@pytest.mark.parametrize("game", camarilla.games())
def test_plain_and_compiled_grow_the_same_tree(game: str) -> None:
    state = some_way_in(game, 3, 4)
    players = [IsmctsPlayer(camarilla.game(game), 40, 5, compiled) for compiled in (True, False)]
    moves = {player.choose(look(state)) for player in players}
    assert len(moves) == 1
    assert players[0].visits == players[1].visits
    assert players[0].wins == players[1].wins
    assert sum(players[0].visits) == 40


@pytest.mark.parametrize("game", camarilla.games())
def test_states_that_look_alike_are_searched_alike(game: str) -> None:
    """What the seat cannot see does not change its choice."""
    state = some_way_in(game, 3, 6)
    bound = camarilla.game(game)
    other, luck = state.redacted(state.seat), bound.play.Luck()
    luck.key = 99
    bound.rules.determinize(other, state.seat, luck)
    alike = state.copy()
    alike._record = other
    searched = []
    for one in (state, alike):
        player = IsmctsPlayer(bound, 200, 3)
        searched.append((player.choose(look(one)), player.visits, player.wins))
    assert searched[0] == searched[1]


def test_it_beats_random_players() -> None:
    game = camarilla.game("oriflamme")
    wins = 0.0
    for number in range(24):
        state = game.deal(3, seed=number)
        seat = number % 3
        players = [RandomPlayer(number * 3 + i) for i in range(3)]
        strong = IsmctsPlayer(game, 300, number)
        while state.seat is not None:
            player = strong if state.seat == seat else players[state.seat]
            state.play(player.choose(look(state)))
        wins += 1 / len(state.winners) if seat in state.winners else 0
    assert wins > 13  # a third of 24 would be fair
