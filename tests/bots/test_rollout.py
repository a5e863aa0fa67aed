"""Play-outs by prior: of many answers a few are looked at, the first ones always."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

import camarilla
from camarilla.bots.heuristics import heuristics
from camarilla.dialect import bind
from camarilla.kernel.game import State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck

DRAWS = 1500


def weights(state: State, rule: str) -> list[int]:
    """The priors or the quick_priors of all answers, in their order."""
    rules = heuristics(state.game)
    context = rules.Context()
    rules.read_context(state.record, context)
    return [getattr(rules, rule)(state.record, context, code) for code in state.codes]


def questions(id: str, deals: int) -> Iterator[State]:
    """Every question of some random games."""
    luck = random.Random(1)
    for deal in range(deals):
        state = camarilla.game(id).deal(3, deal)
        while not state.over:
            yield state
            state.play(luck.choice(state.legal))


def drawn_answers(state: State, quick_priors: bool = True) -> Counter[int]:
    """How often each answer was drawn, of four that were looked at."""
    context = heuristics(state.game).Context()
    rules, luck = bind("camarilla.bots.compiled.rollout", state.game.rules), Luck()
    out = Answers()
    state.game.engine.play.settle(state.record.copy_(), out, None)
    return Counter(rules.sample_by_prior(state.record, context, out, luck, 4, quick_priors) for _ in range(DRAWS))


def clear_cases(id: str) -> list[State]:
    """Questions with many answers, of which the first two have most of the weight."""
    found = []
    for state in questions(id, 4):
        quick_priors = weights(state, "quick_prior")
        if len(quick_priors) > 8 and sum(quick_priors[:2]) > 0.8 * sum(quick_priors):
            found.append(state.copy())
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


@pytest.mark.parametrize(("rule", "quick_priors"), [("prior", False), ("quick_prior", True)])
def test_few_answers_are_all_compared(rule: str, quick_priors: bool) -> None:
    state = camarilla.game("throne").deal(3, 1)
    assert len(state.codes) <= 4
    drawn = drawn_answers(state, quick_priors)
    compared = weights(state, rule)
    for code, weight in zip(state.codes, compared, strict=True):
        assert drawn[code] / DRAWS == pytest.approx(weight / sum(compared), abs=0.05)


@pytest.mark.parametrize("id", camarilla.games())
def test_quick_priors_are_weights_that_follow_the_priors(id: str) -> None:
    """They guess what the priors are: mostly they put two answers in the same order, where a prior is twice another."""
    agree = differ = 0
    for state in questions(id, 6):
        priors, quick_priors = weights(state, "prior"), weights(state, "quick_prior")
        assert all(0 <= quick_prior <= 10_000 for quick_prior in quick_priors)
        for one, other in combinations(range(min(len(priors), 12)), 2):
            low, high = sorted((one, other), key=priors.__getitem__)
            if priors[high] >= 2 * priors[low]:
                agree += quick_priors[high] >= quick_priors[low]
                differ += quick_priors[high] < quick_priors[low]
    assert agree > 4 * differ
