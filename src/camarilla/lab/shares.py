"""How much of the victories an entrant won, and how sure that is. A deal played from every seat is one observation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

from camarilla.lab.contest import GameOutcome
from camarilla.lab.schedule import Match

SURE: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + SURE) / 2)


@dataclass
class Share:
    """What the measured entrant of a match won."""

    match: Match
    deals: int  # whole ones: played from every seat
    games: int
    share: float
    low: float
    high: float
    fair: float
    gain: float  # how many times fewer games than by independent deals; below 1 it cost some

    @property
    def verdict(self) -> str:
        """Is it above its fair share, below it, or is that unclear yet?"""
        return "above" if self.low > self.fair else "below" if self.high < self.fair else "unclear"


def shares(outcomes: Iterable[GameOutcome], matches: Iterable[Match]) -> list[Share]:
    """One for each match that has a whole deal."""
    blocks = gather(outcomes)
    return [measure(match, blocks[match]) for match in matches if blocks[match]]


def gather(outcomes: Iterable[GameOutcome]) -> defaultdict[Match, list[list[float]]]:
    """The measured entrant's shares, deal by deal; a deal not yet played from every seat does not count."""
    found: defaultdict[Match, defaultdict[int, dict[int, float]]] = defaultdict(lambda: defaultdict(dict))
    for outcome in outcomes:
        scheduled = outcome.scheduled
        found[scheduled.match][scheduled.deal][scheduled.turn] = outcome.share(scheduled.turn)
    whole: defaultdict[Match, list[list[float]]] = defaultdict(list)
    for match, deals in found.items():
        whole[match] = [
            [turns[t] for t in sorted(turns)] for _, turns in sorted(deals.items()) if is_whole(match, turns)
        ]
    return whole


@dataclass
class SeatShare:
    """What a seat of one game won, whoever sat there; seat 0 begins."""

    game: str
    seats: int
    seat: int
    games: int
    share: float
    low: float
    high: float


def seat_shares(outcomes: Iterable[GameOutcome]) -> list[SeatShare]:
    """One for each seat of each table; all games of one deal are one observation."""
    tables: defaultdict[tuple[str, int], defaultdict[int, list[GameOutcome]]] = defaultdict(lambda: defaultdict(list))
    for outcome in outcomes:
        tables[outcome.game, len(outcome.lineup)][outcome.deal].append(outcome)
    return [
        seat_share(game, seats, seat, list(deals.values()))
        for (game, seats), deals in tables.items()
        for seat in range(seats)
    ]


def seat_share(game: str, seats: int, seat: int, deals: Sequence[Sequence[GameOutcome]]) -> SeatShare:
    means = [fmean(outcome.share(seat) for outcome in deal) for deal in deals]
    return SeatShare(game, seats, seat, sum(map(len, deals)), fmean(means), *interval(means))


def is_whole(match: Match, turns: dict[int, float]) -> bool:
    return len(turns) == match.seats


def measure(match: Match, blocks: Sequence[Sequence[float]]) -> Share:
    """The mean over deals and its interval."""
    means = [fmean(block) for block in blocks]
    games = [share for block in blocks for share in block]
    low, high = interval(means)
    return Share(match, len(blocks), len(games), fmean(means), low, high, 1 / match.seats, variance_ratio(means, games))


def interval(means: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean of independent observations between 0 and 1."""
    count, mean = len(means), fmean(means)
    if count < 2:
        return 0.0, 1.0
    if max(means) - min(means) < 1e-12:  # no spread was seen, which does not mean that there is none
        return wilson(mean, count)
    half = student(count - 1) * sqrt(variance(means) / count)
    return max(0.0, mean - half), min(1.0, mean + half)


def wilson(mean: float, count: int) -> tuple[float, float]:
    """Wilson's interval of a proportion."""
    centre = (mean + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z / (1 + Z * Z / count) * sqrt(mean * (1 - mean) / count + Z * Z / (4 * count * count))
    return max(0.0, centre - half), min(1.0, centre + half)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution: exact for 1 and 2, else Hill's series to a thousandth."""
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    z, n = Z, float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / n ** (i + 1) for i, term in enumerate(terms))


def variance_ratio(means: Sequence[float], games: Sequence[float]) -> float:
    """The variance that as many independent games would have, by the variance of the deals; 1 where it is unknown."""
    if len(means) < 2:
        return 1.0
    paired, single = variance(means) / len(means), variance(games) / len(games)
    return single / paired if paired > 0 else 1.0
