"""What a move changed, told apart sample by sample, and what that comes to over a game, with standard errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from camarilla.lab.open_search import Shares


@dataclass
class Change:
    """One move in one sample of play-outs."""

    seat: int
    before: Shares  # what the position was worth to each seat
    after: Shares
    skill: float  # of the seat that moved
    luck: Shares
    others: Shares
    chance: Shares  # the part of luck that was drawn after the move


@dataclass
class SeatErrors:
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
    errors: SeatErrors


def minus(one: Shares, other: Shares) -> Shares:
    return [a - b for a, b in zip(one, other, strict=True)]


def means(samples: Sequence[Shares]) -> Shares:
    """Seat by seat."""
    return [fmean(seat) for seat in zip(*samples, strict=True)]


def standard_error(samples: Sequence[float]) -> float:
    """Of their mean."""
    return stdev(samples) / sqrt(len(samples))


def errors(samples: Sequence[Shares]) -> Shares:
    """The standard errors of the means, seat by seat."""
    return [standard_error(seat) for seat in zip(*samples, strict=True)]


def told_apart(seat: int, before: Shares, known: Shares, after: Shares, skill: float) -> Change:
    """A move by which a position was worth what is `known`, and after chance had spoken `after`."""
    chance, others = minus(after, known), minus(known, before)
    luck = list(chance)
    luck[seat] += others[seat] - skill
    others[seat] = 0.0
    return Change(seat, before, after, skill, luck, others, chance)


def total(moves: Sequence[Sequence[Change]], samples: int, part: Callable[[Change], float]) -> list[float]:
    """The sum over all moves, sample by sample."""
    return [sum(part(move[sample]) for move in moves) for sample in range(samples)]


def account(
    seat: int,
    moves: Sequence[Sequence[Change]],
    order: Sequence[Shares],
    start: Sequence[Shares],
    result: float,
    mistakes: Sequence[tuple[float, float]],
) -> SeatAnalysis:
    """What a seat's moves, those of the others and chance came to; mistakes are losses with their errors."""
    fair = 1 / len(start[0])
    parts = {
        "order": [sample[seat] - fair for sample in order],
        "deal": [dealt[seat] - expected[seat] for dealt, expected in zip(start, order, strict=True)],
        "luck": total(moves, len(start), lambda change: change.luck[seat]),
        "skill": total(moves, len(start), lambda change: change.skill if change.seat == seat else 0.0),
        "others": total(moves, len(start), lambda change: change.others[seat]),
    }
    lost = sum(loss for loss, _ in mistakes), sqrt(sum(error**2 for _, error in mistakes))
    errors = SeatErrors(**{name: standard_error(samples) for name, samples in parts.items()}, lost=lost[1])
    figures = {name: fmean(samples) for name, samples in parts.items()}
    return SeatAnalysis(seat, fair, **figures, result=result, lost=lost[0], errors=errors)
