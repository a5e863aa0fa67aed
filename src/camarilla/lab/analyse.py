"""A game looked at move by move: what was chosen and what was best, by what the seat could know and by what was true.

What a position is worth to each seat if all go on by heuristic changes with every step, and every change is told apart.
Skill is what a move was better or worse than heuristic, by what its seat could know. Luck is what chance did after it,
and what hidden cards made of it beyond that; it is as often good as bad. The rest of a seat's changes is the others'
play. Summed over a game they lead exactly from the fair share to the result. What a move lost against the best one
that its seat could know of stands beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import hypot, sqrt
from typing import Any, Final

import camarilla
from camarilla.bots import observe
from camarilla.bots.ismcts import IsmctsPlayer
from camarilla.dialect import mix
from camarilla.kernel.game import State
from camarilla.kernel.transcript import Transcript, replay
from camarilla.lab.open_search import OpenSearch

POINTS: Final = 3  # turning points, at most
NOTICEABLE: Final = 0.05  # a smaller change of the win chances turns no game
SIMULATIONS: Final = 1000
SURE: Final = 2.0  # standard errors that a move must have lost to be called a mistake
Progress = Callable[[int, int], None]  # steps done, steps in all


@dataclass
class MoveVerdict:
    """What the move was worth to its seat, and what the best one was; by search."""

    value: float
    best: str
    best_value: float


@dataclass
class MoveAnalysis:
    """One move, and what it changed."""

    step: int  # counted from 1, as a replay does
    seat: int
    question: str
    move: str
    knowable: MoveVerdict
    true: MoveVerdict
    before: list[float]  # what the position was worth to each seat
    after: list[float]
    skill: float  # of the seat that moved
    luck: list[float]
    others: list[float]
    chance: list[float]  # the part of luck that was drawn after the move

    @property
    def loss(self) -> float:
        """What the move lost against the best that could be known."""
        return self.knowable.best_value - self.knowable.value

    @property
    def swing(self) -> float:
        """The greatest change to any seat."""
        return max(map(abs, minus(self.after, self.before)))


@dataclass
class SeatAnalysis:
    """What made a seat's result: fair share, deal, luck, skill and others add up to it; and what its moves lost."""

    seat: int
    fair: float
    deal: float
    luck: float
    skill: float
    others: float
    result: float
    lost: float


@dataclass
class TurningPoint:
    """A turning point: a mistake, a strong or fateful move, chance, or one that hidden cards made lucky or unlucky."""

    kind: str
    step: int
    seat: int
    move: str
    best: str
    loss: float
    gainer: int  # the seat that it changed most for
    before: float
    after: float


@dataclass
class GameAnalysis:
    """A whole game."""

    game: str
    seats: list[SeatAnalysis]
    steps: list[MoveAnalysis]
    turns: list[TurningPoint]

    def document(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


def analyse(
    transcript: Transcript, simulations: int = SIMULATIONS, seed: int = 0, progress: Progress | None = None
) -> GameAnalysis:
    """Look at a game; the same seed and simulations see the same."""
    states: list[State] = []
    replay(transcript, camarilla.game(transcript.game), lambda state: states.append(state.copy()))
    last, steps = AnalysedState(states[0], simulations, mix(seed, 0)), []
    first = last.worth
    for number, (before, after) in enumerate(pairwise(states), 1):
        now = AnalysedState(after, simulations, mix(seed, number))
        steps.append(last.step(number, now, after.log[len(before.log) :]))
        last = now
        if progress:
            progress(number, len(states) - 1)
    return GameAnalysis(transcript.game, list(seats(steps, first, last.worth)), steps, turning_points(steps))


def shares(state: State) -> list[float]:
    """The shares of victory."""
    return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.seats)]


class AnalysedState:
    """One state of the game, searched."""

    def __init__(self, state: State, simulations: int, seed: int) -> None:
        self.state, self.simulations, self.seed = state, simulations, seed
        self.search = OpenSearch(state, simulations, seed)
        self.found = None if state.over else self.search.search_truth()
        self.worth = shares(state) if state.over else self.search.play_out_truth()

    def step(self, number: int, after: AnalysedState, decided: list[tuple[bool, int]]) -> MoveAnalysis:
        """What the move changed, told apart; it was decided first, and then perhaps chance."""
        state, move = self.state, self.state.game.moves.texts[decided[0][1]]
        assert state.seat is not None
        assert state.question is not None
        by_chance = len(decided) > 1
        known = self.search.play_out_truth(move) if by_chance else after.worth
        skill = self.search.play_out_knowable(move) - self.search.play_out_knowable()
        chance, others = minus(after.worth, known), minus(known, self.worth)
        luck = list(chance)
        luck[state.seat] += others[state.seat] - skill
        others[state.seat] = 0.0
        verdicts = self.knowable(move), self.true(move, after, by_chance)
        worths = self.worth, after.worth
        return MoveAnalysis(
            number, state.seat, state.question.id, move, *verdicts, *worths, skill, luck, others, chance
        )

    def knowable(self, move: str) -> MoveVerdict:
        """By what the seat could know; the move and the best are valued by searches of equal length and luck."""
        best = IsmctsPlayer(self.state.game, self.simulations, self.seed).choose(observe(self.state)).move
        value = self.search.search_knowable(move)
        return better(move, value, best, value if best == move else self.search.search_knowable(best))

    def true(self, move: str, after: AnalysedState, by_chance: bool) -> MoveVerdict:
        """By what was true."""
        seen, seat = self.found, self.state.seat
        assert seen is not None
        assert seat is not None
        later = self.search.search_truth(move) if by_chance else after.found
        value = after.worth[seat] if later is None else later.shares[seat]
        return better(move, value, seen.best, seen.values[seen.best])


def better(move: str, value: float, best: str, best_value: float) -> MoveVerdict:
    """The best move is the chosen one unless another was worth more."""
    improves = best != move and best_value > value
    return MoveVerdict(value, best, best_value) if improves else MoveVerdict(value, move, value)


def standard_error(value: float, simulations: int) -> float:
    """Of a value by search, which is the mean of the later half of the simulations."""
    return sqrt(max(value * (1 - value), 0.0) / (simulations / 2))


def mistakes(steps: list[MoveAnalysis], simulations: int) -> list[MoveAnalysis]:
    """The moves that lost more, by what could be known, than the searches may err by."""
    return [step for step in steps if step.loss > SURE * error_of_loss(step, simulations)]


def error_of_loss(step: MoveAnalysis, simulations: int) -> float:
    """The standard error of what a move lost."""
    return hypot(*(standard_error(value, simulations) for value in (step.knowable.value, step.knowable.best_value)))


def minus(one: list[float], other: list[float]) -> list[float]:
    return [a - b for a, b in zip(one, other, strict=True)]


def seats(steps: list[MoveAnalysis], first: list[float], last: list[float]) -> Iterator[SeatAnalysis]:
    """The sums of a whole game, seat by seat."""
    fair = 1 / len(first)
    for seat, result in enumerate(last):
        luck, others = (sum(getattr(step, part)[seat] for step in steps) for part in ("luck", "others"))
        skill, lost = (sum(getattr(step, part) for step in steps if step.seat == seat) for part in ("skill", "loss"))
        yield SeatAnalysis(seat, fair, first[seat] - fair, luck, skill, others, result, lost)


def turning_points(steps: list[MoveAnalysis]) -> list[TurningPoint]:
    """The moves after which the game was another, in their order."""
    noticed = [step for step in steps if step.swing >= NOTICEABLE]
    largest = sorted(noticed, key=lambda step: -step.swing)[:POINTS]
    return [turn(step) for step in sorted(largest, key=lambda step: step.step)]


def turn(step: MoveAnalysis) -> TurningPoint:
    changes = minus(step.after, step.before)
    gainer = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    where = (step.step, step.seat, step.move, step.knowable.best, step.loss, gainer)
    return TurningPoint(kind(step), *where, step.before[gainer], step.after[gainer])


def kind(step: MoveAnalysis) -> str:
    """Why it turned: what accounts for half of the change has the word."""
    half = step.swing / 2
    hidden = step.luck[step.seat] - step.chance[step.seat]
    if step.loss >= half:
        return "mistake"
    if max(map(abs, step.chance)) >= half:
        return "chance"
    if abs(hidden) >= half:
        return "lucky" if hidden > 0 else "unlucky"
    return "strong" if step.skill >= half else "fateful"
