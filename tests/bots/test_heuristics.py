"""What a game knows about good play: what the others see of an answer, what chance shows, which card is asked about."""

from __future__ import annotations

import random
from typing import Any

import pytest

import camarilla
from camarilla.bots.heuristics import has_heuristics, heuristics
from camarilla.dialect import Library
from camarilla.kernel.game import Game, State

every_game = pytest.mark.parametrize("game", [camarilla.game(id) for id in camarilla.games()], ids=camarilla.games())


def questions(game: Game, seats: int) -> list[State]:
    """A random game at every question."""
    state, luck, found = game.deal(seats, seats), random.Random(seats), []
    while not state.over:
        found.append(state.copy())
        state.play(luck.choice(state.legal))
    return found


@every_game
def test_they_lie_in_the_folder_of_the_game(game: Game) -> None:
    assert has_heuristics(game)
    assert heuristics(game).__name__ == f"camarilla.games.{game.id}.heuristics"


@every_game
def test_compiled_and_plain_say_the_same(game: Game) -> None:
    rules = heuristics(game)
    library = Library(f"{game.id}-looks", {name: getattr(rules, name) for name in ("visible_code", "chance_key")})
    for state in questions(game, game.seats[-1])[::7]:
        for code in state.codes:
            assert library("visible_code", state.record, code) == rules.visible_code(state.record, code)
        assert library("chance_key", state.record) == rules.chance_key(state.record)


@every_game
def test_what_chance_shows_it_shows_to_everybody(game: Game) -> None:
    chance_key = heuristics(game).chance_key
    for state in questions(game, game.seats[-1]):
        assert chance_key(state.record) == chance_key(state.redacted(None))


def test_in_behind_the_throne_chance_shows_the_card_drawn() -> None:
    game = camarilla.game("throne")
    chance_key, seen = heuristics(game).chance_key, set()
    for deal in range(60):
        state = game.deal(2, deal)
        state.play("draw")
        seen.add(chance_key(state.record))
    assert len(seen) > 5


@every_game
@pytest.mark.untraced
def test_answers_with_one_visible_code_look_the_same_to_the_others(game: Game) -> None:
    visible_code = heuristics(game).visible_code
    for state in questions(game, game.seats[-1])[::3]:
        shown: dict[int, list[Any]] = {}
        for code in state.codes:
            look, after = visible_code(state.record, code), state.copy()
            assert visible_code(state.record, look) == look
            after.play_code(code)
            others = [seat for seat in range(state.seats) if seat != state.seat]
            views = [after.view(seat) for seat in others]
            assert shown.setdefault(look, views) == views


@every_game
def test_the_card_that_is_asked_about_is_one_that_the_seat_knows(game: Game) -> None:
    card_asked, names = heuristics(game).card_asked, game.words["card"]
    for seats in game.seats:
        for state in questions(game, seats):
            assert state.seat is not None
            kind = card_asked(state.redacted(state.seat))
            assert kind == card_asked(state.record)
            assert -1 <= kind < len(names)


@pytest.mark.parametrize("id", ["oriflamme", "ablaze"])
@pytest.mark.untraced
def test_in_the_row_it_is_the_top_card_of_the_place_that_is_named(id: str) -> None:
    game = camarilla.game(id)
    asked = set()
    for seats in game.seats:
        for state in questions(game, seats):
            assert state.seat is not None
            assert state.question is not None
            kind, place = heuristics(game).card_asked(state.record), state.question.details.get("place")
            named = None if place is None else state.view(state.seat)["row"][place][-1]["card"]
            assert named == (None if kind < 0 else game.words["card"][kind])
            asked.add(state.question.id)
    assert {"place", "reveal"} < asked


def test_in_behind_the_throne_it_is_the_last_card_of_the_row() -> None:
    state = camarilla.game("throne").deal(2, 1)
    state.play("draw")
    kind = heuristics(state.game).card_asked(state.record)
    assert state.game.words["card"][kind] == state.view(None)["row"][-1]
