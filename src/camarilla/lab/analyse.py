"""A game looked at move by move: what was chosen and what was best, by what the seat could know and by what was true.

What a position is worth to each seat if all go on by heuristic changes with every step, and every change is told apart.
Skill is what a move was better or worse than heuristic, by what its seat could know. Luck is what chance did after it,
and what hidden cards made of it beyond that; it is as often good as bad. The rest of a seat's changes is the others'
play. Summed over a game they lead exactly from the fair share to the result. What a move lost against the best one
that its seat could know of stands beside them. All of it is found by chance, so each figure has its standard error.
`analysed` looks at each state.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from statistics import fmean
from typing import Any, Final

import camarilla
from camarilla.kernel.game import State
from camarilla.kernel.transcript import Transcript, replay
from camarilla.lab.analysed import AnalysedState, MoveVerdict, Rounds, Step
from camarilla.lab.changes import Change, SeatAnalysis, errors, means, minus, standard_error
from camarilla.lab.open_search import SAMPLES, Shares
from camarilla.lab.shares import student

POINTS: Final = 3  # turning points, at most
NOTICEABLE: Final = 0.05  # a smaller change of the win chances turns no game
SIMULATIONS: Final = 1000
SURE: Final = 2.0  # standard errors that a move must have lost to be called a mistake
KNOWN: Final = 0.01  # of a victory: the standard error at which luck and skill are known well enough
SHARED: Final = ("before", "after", "luck", "others", "chance")  # parts of a change with a figure for each seat


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
class CurvePoint:
    """What a position was worth to each seat, with standard errors."""

    shares: Shares
    errors: Shares


@dataclass
class GameAnalysis:
    """A whole game."""

    game: str
    seats: list[SeatAnalysis]
    steps: list[MoveAnalysis]
    turns: list[TurningPoint]
    samples: int  # of play-outs, from which the standard errors come
    error: float  # the greatest standard error of anybody's luck or skill
    curve: list[CurvePoint]  # before the first move, and after each

    def clear(self, figure: float, error: float) -> bool:
        """Can a figure be told from nothing, with 95 % confidence?"""
        return abs(figure) > student(self.samples - 1) * error

    def document(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


Progress = Callable[[int, list[MoveAnalysis]], None]  # how many steps there are, and what was found so far


def analyse(
    transcript: Transcript,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    progress: Progress | None = None,
    seconds: float = 0.0,
    threads: int = 1,
) -> GameAnalysis:
    """Look at a game; the same seed and simulations see the same. Searches begin at its end: games mostly turn late.

    Given `seconds`, play-outs go on in rounds until luck and skill are known to `KNOWN`, or the time is over; the
    same seed then sees the same wherever the time suffices.
    """
    states: list[State] = []
    game = camarilla.game(transcript.game)
    replay(transcript, game, lambda state: states.append(state.copy()))
    decided = [step_of(before, after) for before, after in pairwise(states)]
    rounds, began = Rounds(states, decided, simulations, transcript.start is None), time.monotonic()
    with ThreadPoolExecutor(threads) as pool:
        looked = rounds.play(seed, pool)
        verdicts: list[tuple[MoveVerdict, MoveVerdict]] = []
        told: list[MoveAnalysis] = []
        for found in pool.map(AnalysedState.verdicts, looked[-2::-1], looked[:0:-1], decided[::-1]):
            verdicts.insert(0, found)
            at = len(decided) - len(verdicts)
            told.insert(0, analysed(at + 1, states[at], decided[at], rounds.changes[at], found))
            if progress:
                progress(len(decided), told)
        while (error := rounds.error()) > KNOWN and time.monotonic() - began + taken(began, rounds.count) < seconds:
            rounds.play(seed, pool)
    played = zip(states[:-1], decided, rounds.changes, verdicts, strict=True)
    steps = [analysed(number, *one) for number, one in enumerate(played, 1)]
    seats = rounds.seats([mistakes(steps, seat) for seat in range(states[0].seats)])
    curve = [CurvePoint(means(worth), errors(worth)) for worth in rounds.worths]
    return GameAnalysis(transcript.game, seats, steps, turning_points(steps), rounds.count * SAMPLES, error, curve)


def taken(began: float, rounds: int) -> float:
    """How long a round has taken, about: the next one will take as long."""
    return (time.monotonic() - began) / rounds


def step_of(before: State, after: State) -> Step:
    """The move between two states, and whether chance spoke after it."""
    decided = after.log[len(before.log) :]
    return Step(before.game.moves.texts[decided[0][1]], len(decided) > 1)


def analysed(
    number: int, state: State, step: Step, changed: list[Change], verdicts: tuple[MoveVerdict, MoveVerdict]
) -> MoveAnalysis:
    """One move, with all that was found."""
    assert state.question is not None
    return MoveAnalysis(number, changed[0].seat, state.question.id, step.move, *verdicts, **averaged(changed))


def mistakes(steps: list[MoveAnalysis], seat: int) -> list[tuple[float, float]]:
    """What the mistakes of a seat lost, with the standard errors."""
    return [(step.loss, step.knowable.error) for step in steps if step.seat == seat and step.mistake]


def averaged(samples: list[Change]) -> dict[str, Any]:
    """The means of what a move changed, and how sure its skill is."""
    skills = [change.skill for change in samples]
    shared = {name: means([getattr(change, name) for change in samples]) for name in SHARED}
    return {"skill": fmean(skills), "skill_error": standard_error(skills)} | shared


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
