"""Rates in CPU time: every measurement in several short runs that alternate with the others; the best one counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

TellCount = Callable[[int, int], None]
ROUNDS = 7
LEAST = 0.005  # seconds; a shorter run is too short to time


@dataclass
class Measurement:
    """One thing that is measured: work(n) does it n times and says how many units that was."""

    id: str
    work: Callable[[int], float]
    best: float = 0.0  # units a second


def rate(work: Callable[[int], float], times: int) -> tuple[float, float]:
    """Units a second of CPU time, and the seconds it took."""
    start = process_time()
    units = work(times)
    spent = max(process_time() - start, 1e-9)
    return units / spent, spent


def times_for(work: Callable[[int], float], seconds: float) -> int:
    """How many times fill that many seconds."""
    work(1)  # what is built at the first call is not timed
    times = 1
    while True:
        _, spent = rate(work, times)
        if spent >= LEAST:
            return max(1, round(times * seconds / spent))
        times *= 4


def measure(figures: Sequence[Measurement], seconds: float, tell: TellCount) -> None:
    """Fill in the values, in about that many seconds; tells after each run how many of all are done."""
    each = seconds / ROUNDS / max(len(figures), 1)
    times = [times_for(figure.work, each) for figure in figures]
    for done, (figure, count) in enumerate(list(zip(figures, times, strict=True)) * ROUNDS, 1):
        figure.best = max(figure.best, rate(figure.work, count)[0])
        tell(done, ROUNDS * len(figures))
