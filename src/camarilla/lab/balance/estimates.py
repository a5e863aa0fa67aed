"""Means and differences with their intervals, from how much blocks of games differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

from camarilla.lab.balance.study import Sums
from camarilla.lab.shares import SURE, student, wilson


@dataclass(frozen=True)
class Estimate:
    """A figure, its interval, and how often it was observed."""

    mean: float
    low: float
    high: float
    count: int

    def scaled(self, factor: float) -> Estimate:
        return Estimate(self.mean * factor, self.low * factor, self.high * factor, self.count)


class Series:
    """A figure over the blocks: how often it was observed in each, and how much in all."""

    def __init__(self, count: Sequence[float], total: Sequence[float]) -> None:
        self.count, self.total = count, total
        self.times, self.amount = sum(count), sum(total)

    @property
    def mean(self) -> float:
        return self.amount / self.times if self.times else 0.0

    def minus(self, other: Series) -> Series:
        """What is in this one and not in the other."""
        return Series(
            [a - b for a, b in zip(self.count, other.count, strict=True)],
            [a - b for a, b in zip(self.total, other.total, strict=True)],
        )

    def among(self, other: Series) -> Series:
        """How often this one, for each time of the other."""
        return Series(other.count, self.count)

    def pulls(self) -> list[float]:
        """By how much each block pulls the mean up or down."""
        mean, times = self.mean, self.times or 1
        return [(total - mean * count) / times for count, total in zip(self.count, self.total, strict=True)]


def series(blocks: Iterable[Sums], first: int, last: int | None = None, scale: float = 1.0) -> Series:
    """One figure, or the sum of several that follow each other."""
    end = first + 1 if last is None else last
    pairs = [(sum(block.count[first:end]), sum(block.total[first:end]) * scale) for block in blocks]
    return Series([count for count, _ in pairs], [total for _, total in pairs])


def quantile(blocks: int, among: int = 1) -> float:
    """How many standard errors an interval reaches, so that all of so many hold together with 95 %."""
    if among == 1:
        return student(blocks - 1)
    return student(blocks - 1) / student(10**9) * NormalDist().inv_cdf(1 - (1 - SURE) / (2 * among))


def mean_of(one: Series, among: int = 1, share: bool = False) -> Estimate:
    """The mean of a series; of a share that never varied Wilson's interval says how sure that is."""
    half = error(one.pulls()) * quantile(len(one.count), among)
    if share and half == 0 and one.times:
        low, high = wilson(min(max(one.mean, 0.0), 1.0), round(one.times))
        return Estimate(one.mean, low, high, round(one.times))
    low, high = one.mean - half, one.mean + half
    return Estimate(one.mean, max(0.0, low) if share else low, min(1.0, high) if share else high, round(one.times))


def difference(one: Series, other: Series, among: int = 1) -> Estimate:
    """The mean of one series less that of another, which was played in the same blocks."""
    pulls = [a - b for a, b in zip(one.pulls(), other.pulls(), strict=True)]
    half = error(pulls) * quantile(len(pulls), among)
    mean = one.mean - other.mean
    return Estimate(mean, mean - half, mean + half, round(min(one.times, other.times)))


def error(pulls: Sequence[float]) -> float:
    """The standard error of what the blocks pull at."""
    count = len(pulls)
    return sqrt(sum(pull * pull for pull in pulls) * count / (count - 1))


FINE: Final = "fine"
OPEN: Final = "open"


def verdict(effect: Estimate, margin: float, above: str, below: str) -> str:
    """Is an effect above the margin, below it, within it on both sides, or can nobody tell yet?"""
    if effect.low > margin:
        return above
    if effect.high < -margin:
        return below
    return FINE if -margin <= effect.low and effect.high <= margin else OPEN
