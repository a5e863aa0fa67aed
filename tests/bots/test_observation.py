"""What a bot is given holds nothing that its seat may not know."""

from __future__ import annotations

import random

import pytest

import camarilla
from camarilla.bots import observe
from camarilla.kernel.game import Game
from camarilla.kernel.refusal import Refusal

every_game = pytest.mark.parametrize("game", [camarilla.game(id) for id in camarilla.games()], ids=camarilla.games())


@every_game
def test_a_sight_is_what_the_state_shows_its_seat(game: Game) -> None:
    state, luck = game.deal(seed=5), random.Random(5)
    while not state.over:
        observation, seat = observe(state), state.seat
        assert (observation.seat, observation.question, observation.legal) == (seat, state.question, state.legal)
        assert observation.view == state.view(seat)
        assert observation.forecasts == state.forecasts
        assert observation.events == state.events(seat)
        state.play(luck.choice(state.legal))


@every_game
def test_a_sight_has_no_way_to_the_truth(game: Game) -> None:
    """Its record is redacted, and nothing in it is the state or the true record."""
    state = game.deal(seed=5)
    observation = observe(state)
    assert observation.record == state.redacted(state.seat)
    assert observation.record != state.record
    assert not any(part is state or part is state.record for part in vars(observation).values())


def test_a_bot_that_changes_its_sight_changes_nothing_else() -> None:
    state = camarilla.game("oriflamme").deal(3, 1)
    before, observation = state.position(), observe(state)
    observation.legal.clear()
    observation.events.clear()
    observation.record.round = 9
    assert (state.position(), observe(state)) == (before, observe(state))
    assert state.legal


@every_game
def test_a_finished_game_is_refused(game: Game) -> None:
    state, luck = game.deal(game.seats[0], seed=5), random.Random(5)
    while not state.over:
        state.play(luck.choice(state.legal))
    with pytest.raises(Refusal, match=r"the game is over, so there is nothing to observe"):
        observe(state)
