"""How a budget is spent: portions of simulations, with a look at the clock between them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import monotonic
from typing import Final

from camarilla.bots.decision import Budget

FIRST: Final = 32  # simulations before the first look at the clock
PARTS: Final = 8  # of the second half: after each a early_stop player asks itself whether its mind is made up
SHORT: Final = 0.01  # seconds that a portion may last


def portions(budget: Budget, early_stop: bool = False) -> Iterator[int]:
    """Simulations to do one after the other until the budget is spent; the last portion ends about in time."""
    if budget.milliseconds is None:
        assert budget.simulations is not None
        yield from parts(budget.simulations) if early_stop else (budget.simulations,)
        return
    portion, now = FIRST, monotonic()
    end = now + budget.milliseconds / 1000
    while now < end:
        yield portion
        before, now = now, monotonic()
        room = min(SHORT, end - now)
        portion = max(1, min(2 * portion, int(portion * room / max(now - before, 1e-9))))


def parts(simulations: int) -> list[int]:
    """Half of them, in which nothing can be decided yet, then the rest in equal parts."""
    part = simulations // (2 * PARTS)
    return [simulations - PARTS * part, *[part] * PARTS] if part else [simulations]


def cores() -> int:
    """How many threads of work can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
