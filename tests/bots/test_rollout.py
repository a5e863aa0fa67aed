"""Play-outs by prior: of many answers a few are looked at, the first ones always."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import camarilla
from camarilla.bots.heuristics import heuristics
from camarilla.dialect import bind
from camarilla.kernel.game import State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck

DRAWS = 1500


def drawn_answers(state: State) -> Counter[int]:
    """How often each answer was drawn, of four that were looked at."""
    heuristics(state.game)
    rules, luck = bind("camarilla.bots.compiled.rollout", state.game.rules), Luck()
    out = Answers()
    state.game.engine.play.settle(state.record.copy_(), out, None)
    return Counter(rules.sample_by_prior(state.record, out, luck, 4) for _ in range(DRAWS))


def clear_cases(id: str) -> list[State]:
    """Questions with many answers, of which the first two have most of the priors."""
    found, luck = [], random.Random(1)
    for deal in range(4):
        state = camarilla.game(id).deal(3, deal)
        prior = heuristics(state.game).prior
        while not state.over:
            priors = [prior(state.record, code) for code in state.codes]
            if len(priors) > 8 and sum(priors[:2]) > 0.8 * sum(priors):
                found.append(state.copy())
            state.play(luck.choice(state.legal))
    return found[:5]


def test_the_first_answers_are_always_looked_at() -> None:
    """To take and to draw, in Behind the Throne, must not be missed among many exchanges."""
    cases = clear_cases("throne")
    assert len(cases) == 5
    for state in cases:
        drawn = drawn_answers(state)
        assert sum(drawn[code] for code in state.codes[:2]) > 0.7 * DRAWS
        assert set(drawn) <= set(state.codes)


@pytest.mark.parametrize("id", camarilla.games())
def test_every_answer_can_be_drawn(id: str) -> None:
    state, luck = camarilla.game(id).deal(3, 1), random.Random(1)
    while len(state.legal) < 7:
        state.play(luck.choice(state.legal))
    assert set(drawn_answers(state)) == set(state.codes)


def test_few_answers_are_all_compared() -> None:
    state = camarilla.game("throne").deal(3, 1)
    assert len(state.codes) <= 4
    drawn = drawn_answers(state)
    prior = heuristics(state.game).prior
    total = sum(prior(state.record, code) for code in state.codes)
    for code in state.codes:
        assert drawn[code] / DRAWS == pytest.approx(prior(state.record, code) / total, abs=0.05)
