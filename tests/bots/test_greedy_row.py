"""The greedy player of the row: the same plain and compiled, blind to what is hidden, and worth having."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from poison import Poison

import camarilla
from bots import greedy_laws
from camarilla.bots import observe
from camarilla.bots.greedy import GreedyPlayer, measure
from camarilla.bots.heuristics import heuristics
from camarilla.dialect import Library, bind
from camarilla.kernel.game import Game, State
from camarilla.kernel.secrecy import derive_redact

both = pytest.mark.parametrize("game", [camarilla.game(id) for id in ("oriflamme", "ablaze")], ids=str)


# -- laws -------------------------------------------------------------------------------------------------------
def some_states(game: Game, every: int) -> Iterator[State]:
    """Questions of random games with each number of seats."""
    for seats in game.seats:
        for seed in range(2):
            state, luck, number = game.deal(seats, seed), random.Random(seed), 0
            while not state.over:
                if number % every == seed:
                    yield state
                number += 1
                state.play(luck.choice(state.legal))


@both
def test_every_prior_is_a_weight(game: Game) -> None:
    player = GreedyPlayer(game)
    for state in some_states(game, 1):
        priors = player.priors(observe(state))
        assert len(priors) == len(state.legal)
        assert all(1 <= prior <= 10_000 for prior in priors)


@both
@pytest.mark.untraced
def test_compiled_and_plain_are_drawn_to_the_same(game: Game) -> None:
    compiled, plain = GreedyPlayer(game, 7), GreedyPlayer(game, 7, engine=game.engine.plain)
    for state in some_states(game, 5):
        observation = observe(state)
        assert compiled.priors(observation) == plain.priors(observation)
        assert compiled.choose(observation) == plain.choose(observation)


@both
@pytest.mark.untraced
def test_it_touches_no_hidden_cell(game: Game) -> None:
    """In plain Python, poison lies in every cell that the seat may not know: a use of one raises."""
    poison, player = derive_redact(game.rules.State, Poison()), GreedyPlayer(game, engine=game.engine.plain)
    for state in some_states(game, 3):
        observation, record = observe(state), state.record.copy_()
        poison(record, observation.seat)
        assert player.priors(replace(observation, record=record)) == player.priors(observation)


@both
@pytest.mark.untraced
def test_whatever_is_hidden_it_is_drawn_to_the_same(game: Game) -> None:
    """Compiled: two patterns in the hidden cells, the truth, and another world that the seat thinks possible."""
    patterns, player = [derive_redact(game.rules.State, filler) for filler in (2, 7)], GreedyPlayer(game)
    for state in some_states(game, 2):
        observation, luck = observe(state), game.engine.play.Luck()
        records = [state.record.copy_() for _ in range(3)] + [observation.record.copy_()]
        for pattern, record in zip(patterns, records, strict=False):
            pattern(record, observation.seat)
        game.rules.determinize(records[-1], observation.seat, luck)
        assert {tuple(player.priors(replace(observation, record=record))) for record in records} == {
            tuple(player.priors(observation))
        }


@both
@pytest.mark.untraced
def test_it_plays_the_strongest_prior_and_equals_by_luck(game: Game) -> None:
    chosen = set()
    for state in some_states(game, 4):
        observation = observe(state)
        priors = GreedyPlayer(game).priors(observation)
        equals = {move for move, prior in zip(observation.legal, priors, strict=True) if prior == max(priors)}
        moves = {GreedyPlayer(game, seed).choose(observation).move for seed in range(8)}
        assert moves <= equals
        chosen.add(len(moves) > 1)
    assert chosen == {True, False}


@both
def test_answers_in_proportion_to_their_priors(game: Game) -> None:
    heuristics(game)  # attached, whichever test runs first
    rules, luck, times = bind("camarilla.bots.compiled.choosing", game.rules), game.engine.play.Luck(), Counter[int]()
    out, priors = game.engine.play.Answers(), rules.Priors()
    out.size, out.code[:3], priors.total, priors.weight[:3] = 3, [40, 50, 60], 10, [1, 6, 3]
    for _ in range(4000):
        times[rules.in_proportion(out, priors, luck)] += 1
    assert set(times) == {40, 50, 60}
    assert all(abs(times[code] - 400 * weight) < 120 for code, weight in ((40, 1), (50, 6), (60, 3)))


@both
@pytest.mark.untraced
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    greedy_laws.check_luck(game)
    assert len({tuple(greedy_laws.moves(game, seed)) for seed in range(6)}) > 1


@both
def test_without_a_compiler_it_measures_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = measure(game, 3, 5, seed=2)
    monkeypatch.setitem(game.__dict__, "engine", game.engine.plain)
    assert measure(game, 3, 5, seed=2) == compiled


@both
def test_no_option_of_a_deal_leads_it_astray(game: Game) -> None:
    """All options at their ends: a check that failed would raise."""
    for end in (1, 2):
        options = {name: limits[end] for name, limits in game.options.items()}
        state, player = game.deal(3, 1, options=options), GreedyPlayer(game, engine=game.engine.plain)
        while not state.over:
            state.play(player.choose(observe(state)).move)


# -- strength ---------------------------------------------------------------------------------------------------
@both
@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (3, 0.75), (4, 0.65), (5, 0.6)])
def test_it_beats_random_players_clearly(game: Game, seats: int, share: float) -> None:
    """The lower bound of 2,000 games; it is in truth some points higher."""
    assert measure(game, seats, 2000, seed=3).low > share


@both
def test_in_proportion_is_better_than_chance_and_worse_than_to_be_greedy(game: Game) -> None:
    leaning = measure(game, 3, 2000, 4, "PROPORTIONAL")
    assert leaning.low > 0.5
    assert measure(game, 3, 2000, 4).low > leaning.high


@both
def test_random_players_win_their_share(game: Game) -> None:
    """The measure itself: one of four random players wins a quarter."""
    score = measure(game, 4, 4000, 5, "RANDOM")
    assert abs(score.share - 0.25) < 0.03
    assert score.low < score.share < score.high
    assert 4000 * 20 < score.answers < 4000 * 120


def test_its_rules_are_those_of_the_game() -> None:
    for id in ("oriflamme", "ablaze"):
        rules = heuristics(camarilla.game(id))
        assert rules.__name__ == f"camarilla.games.{id}.heuristics"
        assert Library(f"{id}-prior", {"prior": rules.prior})
