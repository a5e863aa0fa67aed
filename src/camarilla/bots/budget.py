"""How long a player may think, and how that is spent: in portions, with a look at the clock between them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import Final

FIRST: Final = 32  # simulations before the first look at the clock
PARTS: Final = 8  # of the second half: after each a player that may stop early asks whether its move is decided
SHORT: Final = 0.01  # seconds that a portion may last
LATE: Final = 1.5  # times the budget; less may be the machine's fault
WAY: Final = 0.05  # seconds for the question and the answer


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, which gives the same decision every time, or so many milliseconds."""

    simulations: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.simulations, self.milliseconds) if amount is not None]
        if len(given) != 1 or given[0] < 1:
            raise ValueError(f"a budget is a number of simulations or of milliseconds, above zero, not {self}")

    @property
    def seconds(self) -> float | None:
        """The time there is, where that is what limits."""
        return None if self.milliseconds is None else self.milliseconds / 1000

    def is_exceeded(self, seconds: float) -> bool:
        """Did an answer take so much longer that its player seems to take no notice?"""
        return self.seconds is not None and seconds > LATE * self.seconds + WAY


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
