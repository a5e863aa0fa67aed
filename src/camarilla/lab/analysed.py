"""The positions of a game, searched and played out: what a move was worth, and what it changed, sample by sample."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from functools import cached_property
from typing import Final, NamedTuple

from camarilla.bots import observe
from camarilla.bots.hint import hint
from camarilla.bots.verdict import AGAIN, MoveVerdict, compared, judged, judged_again
from camarilla.dialect import mix
from camarilla.kernel.game import State
from camarilla.lab.changes import (
    GatheredMove,
    Moments,
    MoveSample,
    SeatAnalysis,
    means,
    minus,
    move_sample,
    seat_analysis,
)
from camarilla.lab.open_search import SAMPLES, OpenSearch, SearchResult, Shares

DEALS: Final = 50  # of each sample, at most, to see what a seat is worth before a card is dealt
DEALT: Final = 20  # simulations for each of these deals
PARTS: Final = ("order", "deal", "luck", "skill", "others")  # of a result
OPENED: Final = 2  # times as large are the searches with open cards that judge once more what seems a mistake
LATER: Final = 1 << 20  # later rounds have seeds from here on: no position has such a number


class AnalysedStep(NamedTuple):
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

    def changes(self, after: AnalysedState, step: AnalysedStep) -> list[MoveSample]:
        """What the move changed, told apart, sample by sample; it was decided first, and then perhaps chance."""
        seat = self.state.seat
        assert seat is not None
        known = self.search.play_out_truth(step.move) if step.by_chance else after.worth
        skills = zip(self.search.play_out_knowable(step.move), self.search.play_out_knowable(), strict=True)
        samples = zip(self.worth, known, after.worth, skills, strict=True)
        return [move_sample(seat, before, known, later, one - usual) for before, known, later, (one, usual) in samples]

    def verdicts(self, after: AnalysedState, step: AnalysedStep) -> tuple[MoveVerdict, MoveVerdict]:
        """By what the seat could know, and by what was true."""
        return self.knowable(step.move), self.again(self.true(after, step), step.move)

    def knowable(self, move: str) -> MoveVerdict:
        """By what the seat could know: what a coach found at the table."""
        seen = observe(self.state)
        return judged(seen, hint(seen, move, self.simulations), move, self.simulations)

    def true(self, after: AnalysedState, step: AnalysedStep) -> MoveVerdict:
        """At first sight, by what was true."""
        seen, seat = self.found, self.state.seat
        assert seen is not None
        assert seat is not None
        later = self.search.search_truth(step.move) if step.by_chance else after.found
        value = shares(after.state)[seat] if later is None else later.shares[seat]
        return compared(step.move, value, seen.best, seen.values[seen.best], self.simulations)

    def again(self, first: MoveVerdict, move: str) -> MoveVerdict:
        """What seems a mistake by what was true is judged once more, by larger searches, each with luck of its own."""
        size, seeds = OPENED * self.simulations, (mix(self.seed, number) for number in range(AGAIN))
        searches = (OpenSearch(self.state, size, seed) for seed in seeds)
        return judged_again(first, (one.search_true(first.best) - one.search_true(move) for one in searches))


class Rounds:
    """Play-outs from every state of a game, in rounds of samples: the more rounds, the surer what they come to."""

    def __init__(self, states: Sequence[State], steps: Sequence[AnalysedStep], simulations: int, dealt: bool) -> None:
        self.states, self.steps, self.simulations, self.dealt = states, steps, simulations, dealt
        self.count, seats = 0, states[0].seats
        self.moves = [GatheredMove(seat_of(state), seats) for state in states[:-1]]
        self.worths = [Moments(seats) for _ in states]  # what each state is worth
        self.parts = {name: Moments(seats) for name in PARTS}  # what made the results

    def play(self, seed: int, pool: Executor) -> None:
        """Play another round of samples from every state."""
        own = mix(seed, LATER + self.count) if self.count else seed
        self.count += 1
        looked = [AnalysedState(state, self.simulations, mix(own, number)) for number, state in enumerate(self.states)]
        worths = list(pool.map(lambda one: one.worth, looked))
        changed = list(pool.map(AnalysedState.changes, looked, looked[1:], self.steps))
        order = [fair(self.states[0].seats)] * SAMPLES
        if self.dealt:
            order = turn_order(self.states[0], own, min(max(self.simulations // DEALT, 1), DEALS))
        for sample in range(SAMPLES):
            for gathered, worth in zip(self.worths, worths, strict=True):
                gathered.add(worth[sample])
            for move, changes in zip(self.moves, changed, strict=True):
                move.add(changes[sample])
            self._account([changes[sample] for changes in changed], worths[0][sample], order[sample])

    def _account(self, changes: Sequence[MoveSample], start: Shares, order: Shares) -> None:
        """What one sample came to for each seat."""
        seats = range(len(start))
        self.parts["order"].add(minus(order, fair(len(start))))
        self.parts["deal"].add(minus(start, order))
        self.parts["luck"].add([sum(change.luck[seat] for change in changes) for seat in seats])
        self.parts["skill"].add([sum(one.skill for one in changes if one.seat == seat) for seat in seats])
        self.parts["others"].add([sum(change.others[seat] for change in changes) for seat in seats])

    def seats(self, mistakes: Sequence[Sequence[tuple[float, float]]]) -> list[SeatAnalysis]:
        """What made each seat's result; for each seat, what its mistakes lost, with the errors."""
        result = self.worths[-1].means
        return [seat_analysis(seat, self.parts, result[seat], lost) for seat, lost in enumerate(mistakes)]

    @property
    def error(self) -> float:
        """The greatest standard error of anybody's luck or skill."""
        return max(self.parts["luck"].errors + self.parts["skill"].errors)


def seat_of(state: State) -> int:
    """Who is asked."""
    assert state.seat is not None
    return state.seat


def turn_order(dealt: State, seed: int, of_sample: int = DEALS) -> list[Shares]:
    """What each seat is worth before a card is dealt, if all play by heuristic: in samples, each of many deals."""
    game, given = dealt.game, (dealt.first, dealt.options)
    deals = [game.deal(dealt.seats, mix(seed, number), *given) for number in range(SAMPLES * of_sample)]
    worths = [means(OpenSearch(deal, 1, mix(seed, number)).play_out_truth()) for number, deal in enumerate(deals)]
    return [means(worths[start : start + of_sample]) for start in range(0, len(worths), of_sample)]


def fair(seats: int) -> Shares:
    return [1 / seats] * seats
