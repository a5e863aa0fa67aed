"""Laws of every `prior`: a weight, the same plain and compiled, blind to what the seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

from poison import Poison

from camarilla.bots import observe
from camarilla.bots.greedy import GreedyPlayer
from camarilla.kernel.game import Game, State
from camarilla.kernel.secrecy import derive_redact

PATTERNS = (2, 6)  # what lies in hidden cells; both are cards of the games


def drawn(state: State) -> dict[str, int]:
    """How much the seat that is asked is drawn to each legal move, compiled and plain alike."""
    observation = observe(state)
    priors = GreedyPlayer(state.game).priors(observation)
    assert priors == GreedyPlayer(state.game, engine=state.game.engine.plain).priors(observation)
    return dict(zip(state.legal, priors, strict=True))


def preferred(state: State) -> str:
    """What it plays."""
    move = GreedyPlayer(state.game).choose(observe(state)).move
    assert drawn(state)[move] == max(drawn(state).values())
    return move


def some_states(game: Game, every: int, options: Mapping[str, int] | None = None) -> Iterator[State]:
    """Questions of random games with each number of seats; half of the moves are greedy, so that games get on."""
    for seats in game.seats:
        for seed in range(2):
            state, luck, number = game.deal(seats, seed, options=options), random.Random(seed), 0
            player = GreedyPlayer(game, seed)
            while not state.over:
                if number % every == seed % every:
                    yield state
                number += 1
                state.play(player.choose(observe(state)).move if luck.random() < 0.5 else luck.choice(state.legal))


def check_weights(game: Game) -> None:
    """A weight for each legal move; plain and compiled it is the same, and so is the choice."""
    compiled, plain = GreedyPlayer(game, 7), GreedyPlayer(game, 7, engine=game.engine.plain)
    for state in some_states(game, 3):
        observation = observe(state)
        priors = compiled.priors(observation)
        assert all(0 <= prior <= 10_000 for prior in priors)
        assert priors == plain.priors(observation)
        assert compiled.choose(observation) == plain.choose(observation)


def check_poison(game: Game) -> None:
    """In plain Python, poison lies in every cell that the seat may not know: a use of one raises."""
    poison, player = derive_redact(game.rules.State, Poison()), GreedyPlayer(game, engine=game.engine.plain)
    for state in some_states(game, 2):
        observation, record = observe(state), state.record.copy_()
        poison(record, observation.seat)
        assert player.priors(replace(observation, record=record)) == player.priors(observation)


def check_worlds(game: Game) -> None:
    """Compiled: two patterns in the hidden cells, the truth, and another world that the seat thinks possible."""
    patterns, player = [derive_redact(game.rules.State, filler) for filler in PATTERNS], GreedyPlayer(game)
    for state in some_states(game, 2):
        observation, luck = observe(state), game.engine.play.Luck()
        truth, other = state.record.copy_(), observation.record.copy_()
        game.rules.determinize(other, observation.seat, luck)
        records = [truth, other]
        for pattern in patterns:
            records.append(state.record.copy_())
            pattern(records[-1], observation.seat)
        for record in records:
            assert player.priors(replace(observation, record=record)) == player.priors(observation)


def moves(game: Game, seed: int) -> list[str]:
    """A whole game of a player with itself."""
    state, player, played = game.deal(3, 5), GreedyPlayer(game, seed), []
    while not state.over:
        played.append(player.choose(observe(state)).move)
        state.play(played[-1])
    return played


def check_luck(game: Game) -> None:
    """The same seed plays the same game."""
    assert moves(game, 1) == moves(game, 1)


def check_options(game: Game, options: Mapping[str, int]) -> None:
    """An odd deal leads to no failed check, and to a weight for every move."""
    plain = GreedyPlayer(game, engine=game.engine.plain)
    for state in some_states(game, 3, options):
        assert all(0 <= prior <= 10_000 for prior in plain.priors(observe(state)))
