"""Means and differences with their intervals, from how much blocks of games differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10, sqrt
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

    @property
    def never_varied(self) -> bool:
        """Was it the same in all blocks, so that they say nothing about how sure it is?"""
        return self.high - self.low < 1e-12


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

    @property
    def measured(self) -> Measured:
        """The mean, and how each block pulls at it."""
        mean, times = self.mean, self.times or 1
        pulls = [(total - mean * count) / times for count, total in zip(self.count, self.total, strict=True)]
        return Measured(mean, pulls, round(self.times))


@dataclass(frozen=True)
class Measured:
    """A mean or a difference of means, and by how much each block pulls it up or down."""

    mean: float
    pulls: list[float]
    count: int

    def __sub__(self, other: Measured) -> Measured:
        """What blocks do to both drops out."""
        pulls = [a - b for a, b in zip(self.pulls, other.pulls, strict=True)]
        return Measured(self.mean - other.mean, pulls, min(self.count, other.count))

    def __neg__(self) -> Measured:
        return Measured(-self.mean, [-pull for pull in self.pulls], self.count)

    @property
    def error(self) -> float:
        """The standard error."""
        blocks = len(self.pulls)
        return sqrt(sum(pull * pull for pull in self.pulls) * blocks / (blocks - 1))

    def estimate(self, together: int = 1) -> Estimate:
        """With its interval; all of so many hold together."""
        half = self.error * quantile(len(self.pulls), together)
        return Estimate(self.mean, self.mean - half, self.mean + half, self.count)


def series(blocks: Iterable[Sums], first: int, last: int | None = None, scale: float = 1.0) -> Series:
    """One figure, or the sum of several that follow each other."""
    end = first + 1 if last is None else last
    pairs = [(sum(block.count[first:end]), sum(block.total[first:end]) * scale) for block in blocks]
    return Series([count for count, _ in pairs], [total for _, total in pairs])


def quantile(blocks: int, together: int = 1) -> float:
    """How many standard errors an interval reaches, so that all of so many hold together with 95 %.

    After Bonferroni; Student's widening for few blocks is that of a single interval, a little too small for many.
    """
    if together == 1:
        return student(blocks - 1)
    return student(blocks - 1) / student(10**9) * NormalDist().inv_cdf(1 - (1 - SURE) / (2 * together))


def share_of(one: Series, together: int = 1) -> Estimate:
    """A share, from 0 to 1; if it never varied, Wilson's interval says how sure that is."""
    found = one.measured.estimate(together)
    if found.never_varied and one.times:
        return Estimate(one.mean, *wilson(min(max(one.mean, 0.0), 1.0), found.count), found.count)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high), found.count)


def count_of(one: Series) -> Estimate:
    """A number that is never below 0."""
    found = one.measured.estimate()
    return Estimate(found.mean, max(0.0, found.low), found.high, found.count)


FINE: Final = "fine"
UNCLEAR: Final = "unclear"
POWER: Final = 0.84  # standard errors: so many games tell four times of five
HOPELESS: Final = 10_000_000  # games; what needs more lies on the line
ENOUGH: Final = 300  # games; from fewer nobody can tell how many it takes


def verdict(effect: Estimate, margin: float, above: str, below: str) -> str:
    """Is an effect above the margin, below it, within it on both sides, or can nobody tell yet?"""
    if effect.low > margin:
        return above
    if effect.high < -margin:
        return below
    return FINE if -margin <= effect.low and effect.high <= margin else UNCLEAR


def games_to_tell(effect: Measured, margin: float, games: int, together: int) -> int | None:
    """About how many games would tell on which side of the margin an effect lies; None: it lies on the line.

    0: too few were played to say so.
    """
    if games < ENOUGH:
        return 0
    distance = abs(abs(effect.mean) - margin)
    reach = effect.error * (quantile(len(effect.pulls), together) + POWER)
    if distance * sqrt(HOPELESS) <= reach * sqrt(games):
        return None
    needed = games * (reach / distance) ** 2
    step = int(10 ** floor(log10(needed)))
    return ceil(needed / step) * step
