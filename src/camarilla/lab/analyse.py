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
from collections.abc import Callable, Generator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any, Final

import camarilla
from camarilla.bots.verdict import SURE, MoveVerdict
from camarilla.dialect import mix
from camarilla.kernel.game import State
from camarilla.kernel.transcript import Transcript, replay
from camarilla.lab.analysed import AnalysedState, AnalysedStep, Rounds
from camarilla.lab.changes import GatheredMove, SeatAnalysis, minus
from camarilla.lab.open_search import SAMPLES, Shares
from camarilla.lab.shares import student

POINTS: Final = 3  # turning points of either kind, at most
NOTICEABLE: Final = 0.05  # a smaller change of the win chances turns no game
SIMULATIONS: Final = 1000
ROUND: Final = 10  # given time, a round has one simulation in so many: first figures come soon, and time is kept
BLUNDER: Final = 0.15  # of a victory: a mistake that loses as much turns a game, whatever came of it
KNOWN: Final = 0.0075  # of a victory: the standard error at which luck and skill are known well enough


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
    swing_error: float = 0.0  # the standard error of the greatest change to any seat
    judged: bool = True  # has a search looked at it yet?

    @property
    def loss(self) -> float:
        """What the move lost against the best that could be known."""
        return self.knowable.loss

    @property
    def mistake(self) -> bool:
        """Did it lose more than the searches may err by?"""
        return self.knowable.sure

    @property
    def swing(self) -> float:
        """The greatest change to any seat."""
        return max(map(abs, minus(self.after, self.before)))


@dataclass
class TurningPoint:
    """A turning point: a mistake, a strong or fateful move, chance, or one that hidden cards made lucky or unlucky;
    `open`: it has not been judged yet."""

    kind: str
    step: int
    seat: int
    move: str
    best: str
    loss: float
    gainer: int  # the seat that it changed most for
    before: float
    after: float
    error: float = 0.0  # the standard error of the change


@dataclass
class PositionWorth:
    """What a position was worth to each seat, with standard errors."""

    shares: Shares
    errors: Shares


@dataclass
class GameAnalysis:
    """A whole game, or as much of it as has been looked at."""

    game: str
    seats: list[SeatAnalysis]
    steps: list[MoveAnalysis]  # those that a search has judged
    turns: list[TurningPoint]
    samples: int  # of play-outs, from which the standard errors come
    error: float  # the greatest standard error of anybody's luck or skill
    curve: list[PositionWorth]  # before the first move, and after each

    def clear(self, figure: float, error: float) -> bool:
        """Can a figure be told from nothing, with 95 % confidence?"""
        return abs(figure) > student(self.samples - 1) * error

    def document(self) -> dict[str, Any]:
        """For programs."""
        return asdict(self)


class GameReview:
    """A game that is being analysed: rounds of play-outs, and a verdict on each move, as far as they have come."""

    def __init__(self, transcript: Transcript, simulations: int, seed: int, of_round: int) -> None:
        states: list[State] = []
        replay(transcript, camarilla.game(transcript.game), lambda state: states.append(state.copy()))
        self.game, self.states, self.seed = transcript.game, states, seed
        self.decided = [step_of(before, after) for before, after in pairwise(states)]
        self.rounds = Rounds(states, self.decided, of_round, transcript.start is None)
        self.looked = [AnalysedState(state, simulations, mix(seed, number)) for number, state in enumerate(states)]
        self.verdicts: dict[int, tuple[MoveVerdict, MoveVerdict]] = {}

    def play(self, pool: Executor) -> None:
        """Play another round of games from every state."""
        self.rounds.play(self.seed, pool)

    def judge(self, pool: Executor) -> Generator[None]:
        """Search every move, after a round: turning points first, then from the end, for games mostly turn late."""
        turns = [turn.step - 1 for turn in turning_points(self.steps())]
        order = turns + [number for number in reversed(range(len(self.decided))) if number not in turns]
        for number, found in zip(order, pool.map(self._verdicts, order), strict=True):
            self.verdicts[number] = found
            yield

    def _verdicts(self, number: int) -> tuple[MoveVerdict, MoveVerdict]:
        return self.looked[number].verdicts(self.looked[number + 1], self.decided[number])

    def steps(self) -> list[MoveAnalysis]:
        """All moves, with what was found so far."""
        return [self._step(number) for number in range(len(self.decided))]

    def _step(self, number: int) -> MoveAnalysis:
        move, question = self.decided[number].move, self.states[number].question
        assert question is not None
        nothing = MoveVerdict(0.0, move, 0.0, 0.0)
        verdicts, gathered = self.verdicts.get(number, (nothing, nothing)), self.rounds.moves[number]
        told = (number + 1, gathered.seat, question.id, move, *verdicts)
        return MoveAnalysis(*told, **averaged(gathered), judged=number in self.verdicts)

    def result(self) -> GameAnalysis:
        """All that was found so far."""
        steps, rounds = self.steps(), self.rounds
        seats = rounds.seats([mistakes(steps, seat) for seat in range(self.states[0].seats)])
        curve = [PositionWorth(worth.means, worth.errors) for worth in rounds.worths]
        judged, count = [step for step in steps if step.judged], rounds.count * SAMPLES
        return GameAnalysis(self.game, seats, judged, turning_points(steps), count, rounds.error, curve)


ReviewHeard = Callable[[GameReview], None]


def analyse(
    transcript: Transcript,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    progress: ReviewHeard = lambda review: None,
    seconds: float = 0.0,
    threads: int = 1,
    enough: Callable[[], bool] = lambda: False,
) -> GameAnalysis:
    """Look at a game; the same seed and simulations see the same.

    Given `seconds`, play-outs go on in smaller rounds until luck and skill are known to `KNOWN`, the time is over, or
    it is `enough`; the same seed then sees the same wherever the time suffices.
    """
    began, lasted = time.monotonic(), 0.0
    review = GameReview(transcript, simulations, seed, max(simulations // ROUND, 1) if seconds else simulations)
    with ThreadPoolExecutor(threads) as pool:
        review.play(pool)
        progress(review)
        for _ in review.judge(pool):
            progress(review)
        while review.rounds.error > KNOWN and not enough() and time.monotonic() - began + lasted < seconds:
            started = time.monotonic()
            review.play(pool)
            lasted = time.monotonic() - started  # and so will the next one, about
            progress(review)
    return review.result()


def step_of(before: State, after: State) -> AnalysedStep:
    """The move between two states, and whether chance spoke after it."""
    decided = after.log[len(before.log) :]
    return AnalysedStep(before.game.moves.texts[decided[0][1]], len(decided) > 1)


def mistakes(steps: list[MoveAnalysis], seat: int) -> list[tuple[float, float]]:
    """What the mistakes of a seat lost, with the standard errors."""
    return [(step.loss, step.knowable.error) for step in steps if step.seat == seat and step.mistake]


def averaged(move: GatheredMove) -> dict[str, Any]:
    """The means of what a move changed, and how sure that is."""
    shared = {name: part.means for name, part in move.shared.items()}
    _, error = max((abs(mean), error) for mean, error in zip(move.swing.means, move.swing.errors, strict=True))
    return {"skill": move.skill.means[0], "skill_error": move.skill.errors[0], "swing_error": error} | shared


def turning_points(steps: list[MoveAnalysis]) -> list[TurningPoint]:
    """The moves that changed most, and the greatest mistakes, whatever came of them; in their order."""
    noticed = [step for step in steps if step.swing >= max(NOTICEABLE, SURE * step.swing_error)]
    blunders = [step for step in steps if step.judged and step.mistake and step.loss >= BLUNDER]
    largest = sorted(noticed, key=lambda step: -step.swing)[:POINTS]
    largest += sorted(blunders, key=lambda step: -step.loss)[:POINTS]
    told = {step.step for step in largest}
    return [turn(step) for step in steps if step.step in told]


def turn(step: MoveAnalysis) -> TurningPoint:
    changes = minus(step.after, step.before)
    gainer = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 9), seat == step.seat))
    where = (step.step, step.seat, step.move, step.knowable.best, step.loss, gainer)
    return TurningPoint(kind(step), *where, step.before[gainer], step.after[gainer], step.swing_error)


def kind(step: MoveAnalysis) -> str:
    """What is to be said of it. A move is judged by what could be known; else what made half of the change has the
    word: chance, hidden cards, or the choice. Luck must show in the mover's own chances."""
    half, sure = step.swing / 2, SURE * step.swing_error
    hidden = step.luck[step.seat] - step.chance[step.seat]
    rise = step.after[step.seat] - step.before[step.seat]
    if not step.judged:
        return "open"
    if step.knowable.mistake:
        return "mistake"
    if max(map(abs, step.chance)) >= half:
        return "chance"
    if hidden >= half and rise > sure:
        return "lucky"
    if -hidden >= half and -rise > sure:
        return "unlucky"
    return "strong" if step.skill >= half else "fateful"
