"""The positions of a game, searched and played out: what a move was worth, and what it changed, sample by sample."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Final, NamedTuple

from camarilla.bots import observe
from camarilla.bots.ismcts import IsmctsPlayer
from camarilla.dialect import mix
from camarilla.kernel.game import State
from camarilla.lab.changes import Change, SeatAnalysis, account, means, told_apart
from camarilla.lab.open_search import SAMPLES, OpenSearch, SearchResult, Shares

DEALS: Final = 50  # of each sample, to see what a seat is worth before a card is dealt
LATER: Final = 1 << 20  # later rounds have seeds from here on: no position has such a number


@dataclass
class MoveVerdict:
    """What the move was worth to its seat, and what the best one was; by search."""

    value: float
    best: str
    best_value: float
    error: float  # the standard error of what the best was worth more


class Step(NamedTuple):
    """A move of the game."""

    move: str
    by_chance: bool  # did chance speak after it?


def shares(state: State) -> Shares:
    """The shares of victory."""
    return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.seats)]


class AnalysedState:
    """One state of the game: searched, and played out in samples."""

    def __init__(self, state: State, simulations: int, seed: int) -> None:
        self.state, self.simulations, self.seed = state, simulations, seed
        self.search = OpenSearch(state, simulations, seed)

    @cached_property
    def found(self) -> SearchResult | None:
        """What a search of the truth finds."""
        return None if self.state.over else self.search.search_truth()

    @cached_property
    def worth(self) -> list[Shares]:
        """What it is worth to each seat if all go on by heuristic."""
        return [shares(self.state)] * SAMPLES if self.state.over else self.search.play_out_truth()

    def changes(self, after: AnalysedState, step: Step) -> list[Change]:
        """What the move changed, told apart, sample by sample; it was decided first, and then perhaps chance."""
        seat = self.state.seat
        assert seat is not None
        known = self.search.play_out_truth(step.move) if step.by_chance else after.worth
        skills = zip(self.search.play_out_knowable(step.move), self.search.play_out_knowable(), strict=True)
        samples = zip(self.worth, known, after.worth, skills, strict=True)
        return [told_apart(seat, before, known, later, one - usual) for before, known, later, (one, usual) in samples]

    def verdicts(self, after: AnalysedState, step: Step) -> tuple[MoveVerdict, MoveVerdict]:
        """By what the seat could know, and by what was true."""
        return self.knowable(step.move), self.true(after, step)

    def knowable(self, move: str) -> MoveVerdict:
        """By what the seat could know; the move and the best are valued by searches of equal length and luck."""
        best = IsmctsPlayer(self.state.game, self.simulations, self.seed).choose(observe(self.state)).move
        value = self.search.search_knowable(move)
        return self.verdict(move, value, best, value if best == move else self.search.search_knowable(best))

    def true(self, after: AnalysedState, step: Step) -> MoveVerdict:
        """By what was true."""
        seen, seat = self.found, self.state.seat
        assert seen is not None
        assert seat is not None
        later = self.search.search_truth(step.move) if step.by_chance else after.found
        value = means(after.worth)[seat] if later is None else later.shares[seat]
        return self.verdict(step.move, value, seen.best, seen.values[seen.best])

    def verdict(self, move: str, value: float, best: str, best_value: float) -> MoveVerdict:
        """The best move is the chosen one unless another was worth more; each is the mean of half the simulations."""
        if best == move or best_value <= value:
            return MoveVerdict(value, move, value, 0.0)
        spread = sum(chance * (1 - chance) for chance in (value, best_value))
        return MoveVerdict(value, best, best_value, sqrt(max(spread, 0.0) / max(self.simulations // 2, 1)))


class Rounds:
    """Play-outs from every state of a game, in rounds of samples: the more rounds, the surer what they come to."""

    def __init__(self, states: Sequence[State], steps: Sequence[Step], simulations: int, dealt: bool) -> None:
        self.states, self.steps, self.simulations, self.dealt = states, steps, simulations, dealt
        self.count = 0
        self.changes: list[list[Change]] = [[] for _ in steps]
        self.worths: list[list[Shares]] = [[] for _ in states]  # what each state is worth
        self.order: list[Shares] = []  # what seats are worth before a card is dealt

    def play(self, seed: int, pool: Executor) -> list[AnalysedState]:
        """One more round; the states as it has looked at them."""
        own = mix(seed, LATER + self.count) if self.count else seed
        self.count += 1
        looked = [AnalysedState(state, self.simulations, mix(own, number)) for number, state in enumerate(self.states)]
        for worth, new in zip(self.worths, pool.map(lambda one: one.worth, looked), strict=True):
            worth += new
        changed = pool.map(AnalysedState.changes, looked, looked[1:], self.steps)
        for found, more in zip(self.changes, changed, strict=True):
            found += more
        self.order += turn_order(self.states[0], own) if self.dealt else [fair(self.states[0].seats)] * SAMPLES
        return looked

    def seats(self, mistakes: Sequence[Sequence[tuple[float, float]]]) -> list[SeatAnalysis]:
        """What made each seat's result; for each seat, what its mistakes lost, with the errors."""
        start, result = self.worths[0], means(self.worths[-1])
        return [
            account(seat, self.changes, self.order, start, result[seat], lost) for seat, lost in enumerate(mistakes)
        ]

    def error(self) -> float:
        """The greatest standard error of anybody's luck or skill."""
        seats = self.seats([[]] * self.states[0].seats)
        return max(max(seat.errors.luck, seat.errors.skill) for seat in seats)


def turn_order(dealt: State, seed: int) -> list[Shares]:
    """What each seat is worth before a card is dealt, if all play by heuristic: in samples, each of many deals."""
    game, given = dealt.game, (dealt.first, dealt.options)
    deals = [game.deal(dealt.seats, mix(seed, number), *given) for number in range(SAMPLES * DEALS)]
    worths = [means(OpenSearch(deal, 1, mix(seed, number)).play_out_truth()) for number, deal in enumerate(deals)]
    return [means(worths[start : start + DEALS]) for start in range(0, len(worths), DEALS)]


def fair(seats: int) -> Shares:
    return [1 / seats] * seats
