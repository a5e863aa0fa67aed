"""How a budget is spent: portions of simulations, with a look at the clock between them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import monotonic
from typing import Final

from camarilla.bots.thought import Budget

FIRST: Final = 32  # simulations before the first look at the clock
SHORT: Final = 0.01  # seconds that a portion may last


def portions(budget: Budget) -> Iterator[int]:
    """Simulations to do one after the other until the budget is spent; the last portion ends about in time."""
    if budget.milliseconds is None:
        assert budget.simulations is not None
        yield budget.simulations
        return
    portion, now = FIRST, monotonic()
    end = now + budget.milliseconds / 1000
    while now < end:
        yield portion
        before, now = now, monotonic()
        room = min(SHORT, end - now)
        portion = max(1, min(2 * portion, int(portion * room / max(now - before, 1e-9))))


def cores() -> int:
    """How many threads of work can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
