"""A game looked at move by move: what was chosen and what was best, by what the seat could know and by what was true.

What a position is worth to each seat if all go on by heuristic changes with every step, and every change is told apart.
Skill is what a move was better or worse than heuristic, by what its seat could know. Luck is what chance did after it,
and what hidden cards made of it beyond that; it is as often good as bad. The rest of a seat's changes is the others'
play. Summed over a game they lead exactly from the fair share to the result. What a move lost against the best one
that its seat could know of stands beside them. All of it is found by chance, so each figure has its standard error.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import sqrt
from statistics import fmean
from typing import Any, Final

import camarilla
from camarilla.bots import observe
from camarilla.bots.ismcts import IsmctsPlayer
from camarilla.dialect import mix
from camarilla.kernel.game import State
from camarilla.kernel.transcript import Transcript, replay
from camarilla.lab.changes import Change, SeatAnalysis, account, means, minus, standard_error, told_apart
from camarilla.lab.open_search import SAMPLES, OpenSearch, Shares

POINTS: Final = 3  # turning points, at most
NOTICEABLE: Final = 0.05  # a smaller change of the win chances turns no game
SIMULATIONS: Final = 1000
SURE: Final = 2.0  # standard errors that a move must have lost to be called a mistake
DEALS: Final = 50  # of each sample, to see what a seat is worth before a card is dealt
SHARED: Final = ("before", "after", "luck", "others", "chance")  # parts of a change with a figure for each seat


@dataclass
class MoveVerdict:
    """What the move was worth to its seat, and what the best one was; by search."""

    value: float
    best: str
    best_value: float
    error: float  # the standard error of what the best was worth more


@dataclass
class MoveAnalysis:
    """One move, and what it changed."""

    step: int  # counted from 1, as a replay does
    seat: int
    question: str
    move: str
    knowable: MoveVerdict
    true: MoveVerdict
    before: Shares  # what the position was worth to each seat
    after: Shares
    skill: float  # of the seat that moved
    skill_error: float
    luck: Shares
    others: Shares
    chance: Shares  # the part of luck that was drawn after the move

    @property
    def loss(self) -> float:
        """What the move lost against the best that could be known."""
        return self.knowable.best_value - self.knowable.value

    @property
    def mistake(self) -> bool:
        """Did it lose more than the searches may err by?"""
        return self.loss > SURE * self.knowable.error

    @property
    def swing(self) -> float:
        """The greatest change to any seat."""
        return max(map(abs, minus(self.after, self.before)))


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


Progress = Callable[[int, list[MoveAnalysis]], None]  # how many steps there are, and what was found so far


def analyse(
    transcript: Transcript, simulations: int = SIMULATIONS, seed: int = 0, progress: Progress | None = None
) -> GameAnalysis:
    """Look at a game; the same seed and simulations see the same. It begins at the end: games mostly turn late."""
    states: list[State] = []
    replay(transcript, camarilla.game(transcript.game), lambda state: states.append(state.copy()))
    steps: list[MoveAnalysis] = []
    changes: list[list[Change]] = []
    later = AnalysedState(states[-1], simulations, mix(seed, len(states) - 1))
    result = means(later.worth)
    for number, (before, after) in reversed(list(enumerate(pairwise(states), 1))):
        now = AnalysedState(before, simulations, mix(seed, number - 1))
        changed, step = now.step(number, later, after.log[len(before.log) :])
        steps.insert(0, step)
        changes.insert(0, changed)
        later = now
        if progress:
            progress(len(states) - 1, steps)
    first = later.worth
    order = turn_order(states[0], seed) if transcript.start is None else [fair(states[0].seats)] * SAMPLES
    seats = [account(seat, changes, order, first, share, mistakes(steps, seat)) for seat, share in enumerate(result)]
    return GameAnalysis(transcript.game, seats, steps, turning_points(steps))


def turn_order(dealt: State, seed: int) -> list[Shares]:
    """What each seat is worth before a card is dealt, if all play by heuristic: in samples, each of many deals."""
    game, given = dealt.game, (dealt.first, dealt.options)
    deals = [game.deal(dealt.seats, mix(seed, number), *given) for number in range(SAMPLES * DEALS)]
    worths = [means(OpenSearch(deal, 1, mix(seed, number)).play_out_truth()) for number, deal in enumerate(deals)]
    return [means(worths[start : start + DEALS]) for start in range(0, len(worths), DEALS)]


def fair(seats: int) -> Shares:
    return [1 / seats] * seats


def mistakes(steps: list[MoveAnalysis], seat: int) -> list[tuple[float, float]]:
    """What the mistakes of a seat lost, with the standard errors."""
    return [(step.loss, step.knowable.error) for step in steps if step.seat == seat and step.mistake]


def averaged(samples: list[Change]) -> dict[str, Any]:
    """The means of what a move changed, and how sure its skill is."""
    skills = [change.skill for change in samples]
    shared = {name: means([getattr(change, name) for change in samples]) for name in SHARED}
    return {"skill": fmean(skills), "skill_error": standard_error(skills)} | shared


def shares(state: State) -> Shares:
    """The shares of victory."""
    return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.seats)]


class AnalysedState:
    """One state of the game, searched."""

    def __init__(self, state: State, simulations: int, seed: int) -> None:
        self.state, self.simulations, self.seed = state, simulations, seed
        self.search = OpenSearch(state, simulations, seed)
        self.found = None if state.over else self.search.search_truth()
        self.worth = [shares(state)] * SAMPLES if state.over else self.search.play_out_truth()

    def step(
        self, number: int, after: AnalysedState, decided: list[tuple[bool, int]]
    ) -> tuple[list[Change], MoveAnalysis]:
        """What the move changed, told apart; it was decided first, and then perhaps chance."""
        state, move = self.state, self.state.game.moves.texts[decided[0][1]]
        assert state.question is not None
        by_chance = len(decided) > 1
        changed = self.changes(move, after, by_chance)
        verdicts = self.knowable(move), self.true(move, after, by_chance)
        return changed, MoveAnalysis(number, changed[0].seat, state.question.id, move, *verdicts, **averaged(changed))

    def changes(self, move: str, after: AnalysedState, by_chance: bool) -> list[Change]:
        """Sample by sample."""
        seat = self.state.seat
        assert seat is not None
        known = self.search.play_out_truth(move) if by_chance else after.worth
        skills = zip(self.search.play_out_knowable(move), self.search.play_out_knowable(), strict=True)
        samples = zip(self.worth, known, after.worth, skills, strict=True)
        return [told_apart(seat, before, known, later, one - usual) for before, known, later, (one, usual) in samples]

    def knowable(self, move: str) -> MoveVerdict:
        """By what the seat could know; the move and the best are valued by searches of equal length and luck."""
        best = IsmctsPlayer(self.state.game, self.simulations, self.seed).choose(observe(self.state)).move
        value = self.search.search_knowable(move)
        return self.verdict(move, value, best, value if best == move else self.search.search_knowable(best))

    def true(self, move: str, after: AnalysedState, by_chance: bool) -> MoveVerdict:
        """By what was true."""
        seen, seat = self.found, self.state.seat
        assert seen is not None
        assert seat is not None
        later = self.search.search_truth(move) if by_chance else after.found
        value = means(after.worth)[seat] if later is None else later.shares[seat]
        return self.verdict(move, value, seen.best, seen.values[seen.best])

    def verdict(self, move: str, value: float, best: str, best_value: float) -> MoveVerdict:
        """The best move is the chosen one unless another was worth more; each is the mean of half the simulations."""
        if best == move or best_value <= value:
            return MoveVerdict(value, move, value, 0.0)
        spread = sum(chance * (1 - chance) for chance in (value, best_value))
        return MoveVerdict(value, best, best_value, sqrt(max(spread, 0.0) / max(self.simulations // 2, 1)))


def turning_points(steps: list[MoveAnalysis]) -> list[TurningPoint]:
    """The moves after which the game was another, in their order."""
    noticed = [step for step in steps if step.swing >= NOTICEABLE]
    largest = sorted(noticed, key=lambda step: -step.swing)[:POINTS]
    return [turn(step) for step in sorted(largest, key=lambda step: step.step)]


def turn(step: MoveAnalysis) -> TurningPoint:
    changes = minus(step.after, step.before)
    gainer = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 9), seat == step.seat))
    where = (step.step, step.seat, step.move, step.knowable.best, step.loss, gainer)
    return TurningPoint(kind(step), *where, step.before[gainer], step.after[gainer])


def kind(step: MoveAnalysis) -> str:
    """Why it turned: what accounts for half of the change has the word."""
    half = step.swing / 2
    hidden = step.luck[step.seat] - step.chance[step.seat]
    if step.mistake and step.loss >= half:
        return "mistake"
    if max(map(abs, step.chance)) >= half:
        return "chance"
    if abs(hidden) >= half:
        return "lucky" if hidden > 0 else "unlucky"
    return "strong" if step.skill >= half else "fateful"
