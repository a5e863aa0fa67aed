"""The flat Monte-Carlo player: the same compiled and plain, better than chance, and blind to what is hidden."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from poison import Poison

import camarilla
from camarilla.bots import Budget, Observation, Player, observe
from camarilla.bots.flat import FlatPlayer
from camarilla.bots.random import RandomPlayer
from camarilla.kernel.game import Game
from camarilla.kernel.secrecy import derive_redact

every_game = pytest.mark.parametrize("game", [camarilla.game(id) for id in camarilla.games()], ids=camarilla.games())
MATCH = 24  # games


def some_sights(game: Game, seats: int, every: int) -> list[Observation]:
    """What the seats of a random game were given, now and then."""
    state, luck, observations = game.deal(seats, 3), random.Random(3), []
    for number in range(60):
        if state.over:
            break
        if number % every == 0:
            observations.append(observe(state))
        state.play(luck.choice(state.legal))
    return observations


@every_game
def test_compiled_and_plain_choose_the_same(game: Game) -> None:
    for observation in some_sights(game, game.seats[-1], 12):
        compiled, plain = FlatPlayer(game, 25, 9), FlatPlayer(game, 25, 9, engine=game.engine.plain)
        assert compiled.choose(observation) == plain.choose(observation)


@every_game
def test_every_move_is_tried_as_often_as_the_others(game: Game) -> None:
    for observation in some_sights(game, game.seats[0], 10):
        decision = FlatPlayer(game, 100, 1).choose(observation)
        assert decision.move in observation.legal
        assert decision.line == [decision.move]
        assert list(decision.visits) == list(decision.values) == observation.legal
        assert decision.values[decision.move] == max(decision.values.values())
        tries = list(decision.visits.values())
        assert sum(tries) == max(100, len(tries))
        assert max(tries) - min(tries) <= 1


def test_with_fewer_simulations_than_moves_each_is_tried_once() -> None:
    game = camarilla.game("oriflamme")
    player = FlatPlayer(game, 1, 1)
    assert list(player.choose(observe(game.deal(3, 1))).visits.values()) == [1] * 7


def test_each_choice_has_luck_of_its_own() -> None:
    game = camarilla.game("oriflamme")
    observation, player = observe(game.deal(3, 1)), FlatPlayer(game, 200, 1)
    assert player.choose(observation).values != player.choose(observation).values


def test_a_budget_of_the_call_counts_before_its_own() -> None:
    game = camarilla.game("oriflamme")
    observation, player = observe(game.deal(3, 1)), FlatPlayer(game, 70, 1)
    assert sum(player.choose(observation).visits.values()) == 70
    assert sum(player.choose(observation, Budget(simulations=140)).visits.values()) == 140
    assert sum(player.choose(observation, Budget(milliseconds=1)).visits.values()) >= 32


def test_it_beats_random_players_clearly() -> None:
    """One against three: chance alone would win a quarter."""
    game = camarilla.game("oriflamme")
    won = 0.0
    for number in range(MATCH):
        mine, state = number % 4, game.deal(4, number, number // 4 % 4)
        players: list[Player] = [RandomPlayer(4 * number + seat) for seat in range(4)]
        players[mine] = FlatPlayer(game, 300, number)
        while state.seat is not None:
            state.play(players[state.seat].choose(observe(state)).move)
        won += (mine in state.winners) / len(state.winners)
    assert won > 0.6 * MATCH, won


@every_game
def test_it_touches_no_hidden_cell(game: Game) -> None:
    """In plain Python, poison lies in every cell that the seat may not know: a use of one raises."""
    poison = derive_redact(game.rules.State, Poison())
    for seats in game.seats:
        state, luck = game.deal(seats, 4), random.Random(4)
        for number in range(40):
            if state.seat is None:
                break
            if number % 8 == 0:
                observation, record = observe(state), state.record.copy_()
                poison(record, state.seat)
                clean, tainted = (FlatPlayer(game, 6, 2, engine=game.engine.plain) for _ in range(2))
                assert clean.choose(observation) == tainted.choose(replace(observation, record=record))
            state.play(luck.choice(state.legal))
