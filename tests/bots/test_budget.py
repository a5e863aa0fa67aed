"""Budgets, and how they are spent."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.bots import Budget, Decision, budget
from camarilla.bots.budget import cores, portions


@pytest.mark.parametrize("given", [{}, {"simulations": 1, "milliseconds": 1}, {"simulations": 0}, {"milliseconds": -5}])
def test_a_budget_is_one_amount_above_zero(given: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a budget is a number of simulations or of milliseconds"):
        Budget(**given)


def test_a_mind_without_a_search_is_empty() -> None:
    decision = Decision("keep")
    assert (decision.values, decision.visits, decision.line) == ({}, {}, ())


def test_simulations_are_one_portion() -> None:
    assert list(portions(Budget(simulations=7))) == [7]


@pytest.mark.parametrize("second", [50_000, 3_000, 40])
def test_milliseconds_are_spent_and_not_much_more(second: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that the test moves: so many simulations take a second."""
    now, done = [100.0], 0
    monkeypatch.setattr(budget, "monotonic", lambda: now[0])
    for portion in portions(Budget(milliseconds=1000)):
        now[0] += portion / second
        done += portion
    assert second <= done <= 1.02 * second + budget.FIRST


def test_there_is_a_core(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cores() >= 1
    monkeypatch.delattr("os.sched_getaffinity", raising=False)
    monkeypatch.setattr("os.cpu_count", lambda: 3)
    assert cores() == 3
