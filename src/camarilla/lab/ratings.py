"""Ratings: what openskill believes of every entrant after all games, with its doubt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from camarilla.lab.contest import GameOutcome
from camarilla.lab.shares import Z


@dataclass
class Rating:
    """An entrant at one game and number of seats."""

    game: str
    seats: int
    entrant: str
    mean: float
    doubt: float  # a standard deviation
    games: int

    @property
    def low(self) -> float:
        return self.mean - Z * self.doubt

    @property
    def high(self) -> float:
        return self.mean + Z * self.doubt


def can_rate() -> bool:
    """Is openskill installed?"""
    from importlib.util import find_spec

    return find_spec("openskill") is not None


def rate(outcomes: Iterable[GameOutcome]) -> list[Rating]:
    """Best first at each table. Winners come before losers, equals are equal; the order of the games is fixed."""
    tables: defaultdict[tuple[str, int], list[GameOutcome]] = defaultdict(list)
    for outcome in outcomes:
        tables[outcome.game, len(outcome.lineup)].append(outcome)
    found = []
    for (game, seats), played in sorted(tables.items()):
        played.sort(key=lambda outcome: (outcome.deal, outcome.turn, outcome.lineup))
        found += sorted(rate_table(game, seats, played), key=lambda rating: -rating.mean)
    return found


def rate_table(game: str, seats: int, played: list[GameOutcome]) -> list[Rating]:
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # strengths do not drift
    known: dict[str, Any] = {}
    games: defaultdict[str, int] = defaultdict(int)
    for outcome in played:
        seating = outcome.scheduled.seating
        for name in dict.fromkeys(seating):
            known.setdefault(name, model.rating(name=name))
            games[name] += 1
        ranks = [0.0 if seat in outcome.winners else 1.0 for seat in range(seats)]
        learn(known, seating, model.rate([[known[name]] for name in seating], ranks=ranks))
    return [Rating(game, seats, name, one.mu, one.sigma, games[name]) for name, one in known.items()]


def learn(known: dict[str, Any], seating: list[str], taught: list[list[Any]]) -> None:
    """An entrant in several seats learns the mean of what they teach, as from one game."""
    for name in dict.fromkeys(seating):
        lessons = [team[0] for team, who in zip(taught, seating, strict=True) if who == name]
        known[name].mu = fmean(lesson.mu for lesson in lessons)
        known[name].sigma = fmean(lesson.sigma for lesson in lessons)
