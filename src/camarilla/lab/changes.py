"""What a move changed, told apart sample by sample, and what that comes to over a game, with standard errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from camarilla.lab.open_search import Shares

SHARED: Final = ("before", "after", "luck", "others", "chance")  # parts of a change with a figure for each seat


@dataclass
class MoveSample:
    """One move in one sample of play-outs."""

    seat: int
    before: Shares  # what the position was worth to each seat
    after: Shares
    skill: float  # of the seat that moved
    luck: Shares
    others: Shares
    chance: Shares  # the part of luck that was drawn after the move


@dataclass
class StandardErrors:
    """The standard errors of a seat's figures."""

    order: float
    deal: float
    luck: float
    skill: float
    others: float
    lost: float


@dataclass
class SeatAnalysis:
    """What made a seat's result: fair share, turn order, deal, luck, skill and others add up to it; and what its
    mistakes lost."""

    seat: int
    fair: float
    order: float  # what the seat is worth before a card is dealt, beyond its fair share
    deal: float
    luck: float
    skill: float
    others: float
    result: float
    lost: float
    errors: StandardErrors


def minus(one: Shares, other: Shares) -> Shares:
    return [a - b for a, b in zip(one, other, strict=True)]


def means(samples: Sequence[Shares]) -> Shares:
    """The mean of the samples for each seat."""
    return [fmean(seat) for seat in zip(*samples, strict=True)]


def standard_error(samples: Sequence[float]) -> float:
    """The standard error of the mean of some samples."""
    return stdev(samples) / sqrt(len(samples))


class Moments:
    """Samples of some figures, counted and summed: their means, and the standard errors of these."""

    def __init__(self, figures: int) -> None:
        self.count, self.sums, self.squares = 0, [0.0] * figures, [0.0] * figures

    def add(self, sample: Sequence[float]) -> None:
        """Count a sample of each figure."""
        self.count += 1
        for number, figure in enumerate(sample):
            self.sums[number] += figure
            self.squares[number] += figure * figure

    @property
    def means(self) -> list[float]:
        """The mean of each figure."""
        return [figure / self.count for figure in self.sums]

    @property
    def errors(self) -> list[float]:
        """The standard errors of the means."""
        spread = (square - figure * figure / self.count for figure, square in zip(self.sums, self.squares, strict=True))
        return [sqrt(max(one, 0.0) / (self.count - 1) / self.count) for one in spread]


class GatheredMove:
    """What a move changed, over all samples."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat, self.skill, self.swing = seat, Moments(1), Moments(seats)
        self.shared = {name: Moments(seats) for name in SHARED}

    def add(self, change: MoveSample) -> None:
        """Count what it changed in another sample."""
        self.skill.add([change.skill])
        self.swing.add(minus(change.after, change.before))
        for name, part in self.shared.items():
            part.add(getattr(change, name))


def move_sample(seat: int, before: Shares, known: Shares, after: Shares, skill: float) -> MoveSample:
    """A move by which a position was worth what is `known`, and after chance had spoken `after`."""
    chance, others = minus(after, known), minus(known, before)
    luck = list(chance)
    luck[seat] += others[seat] - skill
    others[seat] = 0.0
    return MoveSample(seat, before, after, skill, luck, others, chance)


def seat_analysis(
    seat: int, parts: Mapping[str, Moments], result: float, mistakes: Sequence[tuple[float, float]]
) -> SeatAnalysis:
    """What a seat's moves, those of the others and chance came to; mistakes are losses with their errors."""
    fair = 1 / len(parts["luck"].sums)
    amounts = {name: part.means[seat] for name, part in parts.items()}
    lost = sum(loss for loss, _ in mistakes)
    lost_error = sqrt(sum(error**2 for _, error in mistakes))
    errors = StandardErrors(**{name: part.errors[seat] for name, part in parts.items()}, lost=lost_error)
    return SeatAnalysis(seat, fair, **amounts, result=result, lost=lost, errors=errors)
