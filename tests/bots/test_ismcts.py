"""Information-set search: the same tree plain and compiled, from what the seat may know, and worth having."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest
from poison import Poison

import camarilla
from camarilla.bots import Budget, Player, ismcts, observe
from camarilla.bots.ismcts import GUIDED, PLAIN, IsmctsPlayer, Settings
from camarilla.bots.random import RandomPlayer
from camarilla.bots.unit import players_unit
from camarilla.kernel.game import Game, State
from camarilla.kernel.secrecy import derive_redact

every_game = pytest.mark.parametrize("game", [camarilla.game(id) for id in camarilla.games()], ids=camarilla.games())
SETTINGS = {"plain": PLAIN, "guided": GUIDED}
every_settings = pytest.mark.parametrize("settings", SETTINGS.values(), ids=SETTINGS)


def some_way_in(game: Game, seats: int, moves: int) -> State:
    state, luck = game.deal(seats, seed=seats), random.Random(moves)
    for _ in range(moves):
        if not state.over:
            state.play(luck.choice(state.legal))
    return state


def questions(game: Game, seats: int, every: int) -> list[State]:
    """A random game, now and then."""
    state, luck, found = game.deal(seats, 5), random.Random(seats), []
    while not state.over:
        found.append(state.copy())
        state.play(luck.choice(state.legal))
    return list(islice(found, 0, None, every))


@every_game
@every_settings
def test_plain_and_compiled_grow_the_same_trees(game: Game, settings: Settings) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        game_on = questions(game, seats, 1)
        observation = observe(game_on[len(game_on) // 3])
        compiled, plain = (
            IsmctsPlayer(game, 60, 5, settings, engine=engine).choose(observation)
            for engine in (game.engine, game.engine.plain)
        )
        assert compiled == plain


@every_game
def test_a_thought_is_about_every_legal_move(game: Game) -> None:
    for state in questions(game, 3, 10):
        observation = observe(state)
        decision = IsmctsPlayer(game, 300, 1).choose(observation)
        assert list(decision.values) == list(decision.visits) == observation.legal
        assert sum(decision.visits.values()) == 300
        assert all(0 <= value <= 1 for value in decision.values.values())
        assert decision.visits[decision.move] == max(decision.visits.values())
        assert decision.line[0] == decision.move


def test_what_chance_makes_of_an_answer_has_a_node_of_its_own() -> None:
    """Below `draw` in Behind the Throne each card that may come has a node of its own; face-down cards part nothing."""
    assert outcomes("throne", "draw") > 3
    assert outcomes("oriflamme", None) == 0


def outcomes(id: str, move: str | None) -> int:
    """How many things come of a move, or of all moves, in a small tree."""
    game = camarilla.game(id)
    unit = players_unit(game, game.engine.plain)
    record, tree = observe(game.deal(2, 1)).record, ismcts.SearchTree(unit, 3000)
    tree.plant(record, 1)
    tree.grow(120, ismcts.search_settings(unit, GUIDED))
    found = 0
    for node in tree.nodes[1 : tree.search[0].size]:
        outcome = node.outcome if move is None or node.code == game.moves.codes[move] else -1
        while outcome != -1:
            found, outcome = found + 1, tree.nodes[outcome].sibling
    return found


def test_the_expected_line_can_be_played() -> None:
    """Alone with a world in which it can: the seats answer what was expected of them until something else turns up."""
    state = some_way_in(camarilla.game("throne"), 2, 6)
    decision = IsmctsPlayer(state.game, 4000, 1).choose(observe(state))
    assert len(decision.line) > 1
    state.play(decision.line[0])
    assert set(decision.line) <= set(state.game.moves.codes)


@every_settings
def test_the_number_of_threads_changes_nothing(settings: Settings) -> None:
    game = camarilla.game("oriflamme")
    observation = observe(some_way_in(game, 4, 9))
    alone, many = (
        IsmctsPlayer(game, 4001, 7, settings=settings, threads=count).choose(observation) for count in (1, 3)
    )
    assert alone == many
    assert sum(alone.visits.values()) == 4001


@every_game
def test_a_brief_player_chooses_the_same_with_fewer_simulations(game: Game) -> None:
    """It stops when its mind is made up: no simulation that is left could have changed the move."""
    spared = 0
    for way in range(1, 13):
        observation = observe(some_way_in(game, 3, way))
        whole, early_stop = (
            IsmctsPlayer(game, 1203, way, early_stop=wish).choose(observation) for wish in (False, True)
        )
        assert early_stop.move == whole.move
        left = sum(whole.visits.values()) - sum(early_stop.visits.values())
        most, second = sorted(early_stop.visits.values())[:-3:-1]
        assert 0 <= left < max(1, most - second)
        spared += left
    assert spared > 0


def test_each_choice_has_luck_of_its_own() -> None:
    game = camarilla.game("oriflamme")
    player, observation = IsmctsPlayer(game, 300, 1), observe(game.deal(3, 1))
    first = player.choose(observation)
    assert first.values != player.choose(observation).values
    assert first == IsmctsPlayer(game, 300, 1).choose(observation)


def test_a_budget_in_milliseconds() -> None:
    game = camarilla.game("oriflamme")
    for engine in (game.engine, game.engine.plain):
        decision = IsmctsPlayer(game, 1, 1, engine=engine).choose(observe(game.deal(3, 1)), Budget(milliseconds=1))
        assert sum(decision.visits.values()) >= 32


def test_a_tree_without_room_is_searched_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ismcts, "ROOM", 50)
    game = camarilla.game("oriflamme")
    decision = IsmctsPlayer(game, 2000, 1).choose(observe(some_way_in(game, 5, 8)))
    assert sum(decision.visits.values()) <= 2000
    assert decision.visits[decision.move] > 0


# -- what the seat may not know: more in test_blindness.py ------------------------------------------------------
@every_game
def test_it_touches_no_hidden_cell(game: Game) -> None:
    """In plain Python, poison lies in every cell that the seat may not know: a use of one raises."""
    poison = derive_redact(game.rules.State, Poison())
    for seats in game.seats:
        for state in questions(game, seats, 60 if game.id == "throne" else 12):  # its games are long
            assert state.seat is not None
            record = state.record.copy_()
            poison(record, state.seat)
            clean, tainted = (IsmctsPlayer(game, 6, 2, engine=game.engine.plain) for _ in range(2))
            assert clean.choose(observe(state)) == tainted.choose(replace(observe(state), record=record))


# -- what it is worth -------------------------------------------------------------------------------------------
@every_settings
def test_it_beats_random_players(settings: Settings) -> None:
    game = camarilla.game("oriflamme")
    wins = 0.0
    for number in range(24):
        state, seat = game.deal(3, seed=number), number % 3
        players: list[Player] = [RandomPlayer(number * 3 + i) for i in range(3)]
        players[seat] = IsmctsPlayer(game, 300, number, settings=settings)
        while state.seat is not None:
            state.play(players[state.seat].choose(observe(state)).move)
        wins += 1 / len(state.winners) if seat in state.winners else 0
    assert wins > 13  # a third of 24 would be fair
