"""Verdicts on moves: what one was worth, and what the best one was; what seems a mistake is searched again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final

from camarilla.bots.hint import WEIGHT, WEIGHT_PLAIN, Outlook, outlook
from camarilla.bots.observation import Observation
from camarilla.bots.unit import players_unit

SURE: Final = 2.0  # standard errors that a move must have lost to be called a mistake
AGAIN: Final = 3  # searches of other luck that judge once more what seems a mistake
LARGER: Final = 4  # times as large as the search that found it is each of them
COACHED: Final = 0.06  # of a victory: a coach says nothing of what loses less


@dataclass
class MoveVerdict:
    """What the move was worth to its seat, and what the best one was; by search."""

    value: float
    best: str
    best_value: float
    error: float  # the standard error of what the best was worth more
    other: float | None = None  # what the best of the other moves was worth, by what the seat could know

    @property
    def loss(self) -> float:
        """What the move lost against the best."""
        return self.best_value - self.value

    @property
    def sure(self) -> bool:
        """Did it lose more than the searches may err by?"""
        return self.loss > SURE * self.error

    @property
    def mistake(self) -> bool:
        """Did it surely lose what a coach speaks of?"""
        return self.sure and self.loss >= COACHED


def compared(move: str, value: float, best: str, best_value: float, simulations: int) -> MoveVerdict:
    """The best move is the chosen one unless another was worth more; each is the mean of half the simulations."""
    if best == move or best_value <= value:
        return MoveVerdict(value, move, value, 0.0)
    spread = sum(chance * (1 - chance) for chance in (value, best_value))
    return MoveVerdict(value, best, best_value, sqrt(max(spread, 0.0) / max(simulations // 2, 1)))


def judged_again(first: MoveVerdict, losses: Iterable[float]) -> MoveVerdict:
    """What seems a mistake errs by as much as later searches of its loss differ, and by what they find less: the best
    of several is the one whose search had luck. Nothing else is searched again."""
    if not first.sure:
        return first
    found = list(losses)
    spread = stdev(found) / sqrt(len(found))
    return replace(first, error=hypot(first.error, spread) + max(first.loss - fmean(found), 0.0) / SURE)


def judged(seen: Observation, found: list[Outlook], move: str, simulations: int | None = None) -> MoveVerdict:
    """A move that a hint has found, by what its seat may know: at a table and in an analysis the same."""
    compiled = simulations is not None or players_unit(seen.game).compiled
    weight = simulations or (WEIGHT if compiled else WEIGHT_PLAIN)
    first, size = at_first(found, move, weight), LARGER * weight if compiled else weight

    def loss(seed: int) -> float:
        better, chosen = (outlook(seen, one, size, seed).chance for one in (first.best, move))
        return better - chosen

    return judged_again(first, (loss(seed) for seed in range(1, AGAIN + 1)))


def at_first(found: list[Outlook], move: str, simulations: int) -> MoveVerdict:
    """What a hint says of a move."""
    values, best = {one.move: one.chance for one in found}, found[0]
    other = max(value for one, value in values.items() if one != move)
    return replace(compared(move, values[move], best.move, best.chance, simulations), other=other)
