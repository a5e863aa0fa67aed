"""Beliefs: worlds that the seat's record leaves open, likely ones more often; and what the others see of an answer."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import camarilla
from camarilla.bots.belief import belief_rules
from camarilla.dialect import Library
from camarilla.games.oriflamme.cards import NAMES
from camarilla.kernel.game import Game, State
from camarilla.kernel.rng import Luck
from camarilla.kernel.secrecy import Poison, derive_poison

every_game = pytest.mark.parametrize("game", [camarilla.game(id) for id in camarilla.games()], ids=camarilla.games())


def questions(game: Game, seats: int) -> list[State]:
    """A random game at every question."""
    state, luck, found = game.deal(seats, seats), random.Random(seats), []
    while not state.over:
        found.append(state.copy())
        state.play(luck.choice(state.legal))
    return found


def worlds(game: Game, record: Any, seat: int, count: int) -> list[Any]:
    """Some of the worlds that a seat imagines."""
    rules, guess, luck, found = belief_rules(game), belief_rules(game).Guess(), Luck(), []
    rules.study(record, seat, guess)
    for key in range(count):
        world, luck.key = record.copy_(), key
        rules.imagine(world, seat, guess, luck)
        found.append(world)
    return found


@every_game
def test_what_is_imagined_looks_like_what_is_seen(game: Game) -> None:
    for seats in game.seats:
        for state in questions(game, seats)[::5]:
            assert state.seat is not None
            seen = state.redacted(state.seat)
            for world in worlds(game, seen, state.seat, 3):
                game.rules.redact(world, state.seat)
                assert world == seen


@every_game
def test_nothing_hidden_is_read(game: Game) -> None:
    """Poison lies in every cell that the seat may not know; the worlds are the same without it."""
    poison = derive_poison(game.rules.State, Poison())
    for state in questions(game, game.seats[-1])[::7]:
        assert state.seat is not None
        tainted = state.record.copy_()
        poison(tainted, state.seat)
        assert worlds(game, tainted, state.seat, 2) == worlds(game, state.redacted(state.seat), state.seat, 2)


@every_game
def test_compiled_and_plain_imagine_the_same(game: Game) -> None:
    rules = belief_rules(game)
    library = Library(
        f"{game.id}-belief", {name: getattr(rules, name) for name in ("study", "imagine", "visible_code", "chance_key")}
    )
    for state in questions(game, game.seats[-1])[::7]:
        assert state.seat is not None
        world, guess, luck = state.redacted(state.seat), rules.Guess(), Luck()
        library("study", world, state.seat, guess)
        library("imagine", world, state.seat, guess, luck)
        assert world == worlds(game, state.redacted(state.seat), state.seat, 1)[0]
        for code in state.codes:
            assert library("visible_code", state.record, code) == rules.visible_code(state.record, code)
        assert library("chance_key", state.record) == rules.chance_key(state.record)


@every_game
def test_a_surprise_is_one_to_everybody(game: Game) -> None:
    chance_key = belief_rules(game).chance_key
    for state in questions(game, game.seats[-1]):
        assert chance_key(state.record) == chance_key(state.redacted(None))


def test_in_behind_the_throne_the_card_drawn_is_a_surprise() -> None:
    game = camarilla.game("throne")
    chance_key, seen = belief_rules(game).chance_key, set()
    for deal in range(60):
        state = game.deal(2, deal)
        state.play("draw")
        seen.add(chance_key(state.record))
    assert len(seen) > 5


@every_game
def test_answers_with_one_look_look_the_same_to_the_others(game: Game) -> None:
    visible_code = belief_rules(game).visible_code
    for state in questions(game, game.seats[-1])[::3]:
        shown: dict[int, list[Any]] = {}
        for code in state.codes:
            look, after = visible_code(state.record, code), state.copy()
            assert visible_code(state.record, look) == look
            after.play_code(code)
            others = [seat for seat in range(state.seats) if seat != state.seat]
            views = [after.view(seat) for seat in others]
            assert shown.setdefault(look, views) == views


def test_a_card_that_lies_long_is_rather_a_conspiracy() -> None:
    """ORI-30: with much influence on it, a hidden card is more often one whose influence counts twice."""
    game = camarilla.game("oriflamme")
    state = game.deal(2, 1)
    for move in ("place", "place"):
        state.play(next(one for one in state.legal if one.startswith(move)))
    assert state.seat is not None
    seat = state.seat
    record = state.redacted(seat)
    number = next(n for n in record.row[: record.row_size] if record.cards[n].family != seat)
    shares = []
    for tokens in (0, 4):
        record.cards[number].tokens = tokens
        kinds = Counter(NAMES[world.cards[number].kind] for world in worlds(game, record, seat, 1500))
        assert set(kinds) == set(NAMES)
        shares.append({name: kinds[name] / 1500 for name in NAMES})
    assert shares[1]["conspiracy"] > 2 * shares[0]["conspiracy"]
    assert shares[1]["lord"] < shares[0]["lord"]
