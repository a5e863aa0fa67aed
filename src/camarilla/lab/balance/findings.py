"""What the games of a study come to: seats, length, scores, cards, and what only this game has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import camarilla
from camarilla.kernel.census import MAX_CARDS, MAX_SCORE, NO_CARD, CensusExtras, Figure, Topic
from camarilla.kernel.moves import VICTORY
from camarilla.lab.balance.estimates import (
    UNCLEAR,
    Estimate,
    Measured,
    Series,
    count_of,
    games_to_tell,
    series,
    share_of,
    verdict,
)
from camarilla.lab.balance.study import Study, Sums
from camarilla.lab.balance.unit import extras

MATTERS: Final = 0.1  # of a fair share: what a card may be worth more or less before it is too strong or too weak
ALARM: Final = 10  # times as strict: chance calls a seat unfair in one run of a hundred, of seats and places together
RARE: Final = 30  # times; of what happened less often nothing is said
GENERAL: Final = {  # figures of whole games, beside their ties
    "answers": Figure.ANSWERS, "rounds": Figure.ROUNDS, "leads": Figure.LEADS, "decided": Figure.DECIDED,
    "margin": Figure.MARGIN,
}  # fmt: skip
SHARES: Final = {"held": Figure.HELD, "placed": Figure.PLACED, "revealed": Figure.REVEALED, "kept": Figure.KEPT}
TIMES: Final = {"placed_in": Figure.PLACED_IN, "revealed_in": Figure.REVEALED_IN, "earned": Figure.EARNED}


@dataclass(frozen=True)
class SeatFinding:
    """A place in the order, or a seat."""

    share: Estimate
    verdict: str  # beside the fair share: above, below, fine, open
    points: Estimate | None = None


@dataclass(frozen=True)
class CardFinding:
    """What a card did, and how those did who had it; what was never or hardly seen is missing."""

    card: str
    figures: dict[str, Estimate]
    killers: dict[str, Estimate]  # by which cards it was killed, of all its deaths
    effect: Estimate | None  # what being dealt it is worth, where chance deals it
    verdict: str  # strong, weak, fine, open; none
    tells: int | None = (
        None  # about how many games would tell, where the verdict is open; None: it lies on the line; 0: unknown
    )


@dataclass(frozen=True)
class TopicTotal:
    """How it ends in all, of a topic whose items are a chain or a table with several columns."""

    share: Estimate  # of all that begins it
    each: Estimate  # times for each player and game


@dataclass(frozen=True)
class Findings:
    """Everything about one study."""

    study: Study
    games: int
    order: list[SeatFinding]
    seats: list[SeatFinding]
    general: dict[str, Estimate]
    scores: dict[int, Estimate]  # how often a seat reaches each score
    cards: list[CardFinding]
    few: bool  # cards are dealt, but too few games were played to say what that is worth
    topics: dict[str, list[Estimate | None]]
    totals: dict[str, TopicTotal]

    @property
    def fair(self) -> float:
        return 1 / self.study.seats


def find(study: Study, blocks: Sequence[Sums]) -> Findings:
    """The findings of a study."""
    ties = series(blocks, Figure.TIES)
    general = {name: count_of(series(blocks, figure)) for name, figure in GENERAL.items()}
    seen = {"ties": share_of(ties), **{name: one for name, one in general.items() if one.count}}
    held, found = series(blocks, Figure.HELD, Figure.HELD + MAX_CARDS), cards(study, blocks)
    few = held.times > 0 and not any(card.effect for card in found)
    return Findings(
        study, round(ties.times), order(study, blocks), seat_findings(study, blocks), seen, scores(study, blocks),
        found, few, topics(study, blocks), totals(study, blocks),
    )  # fmt: skip


# -- seats ------------------------------------------------------------------------------------------------------
def order(study: Study, blocks: Sequence[Sums]) -> list[SeatFinding]:
    """What each place in the order is worth."""
    found = []
    for place in range(study.seats):
        points = series(blocks, Figure.POINTS + place).measured.estimate()
        found.append(seat_finding(study, series(blocks, Figure.ORDER + place, scale=1 / VICTORY), points))
    return found


def seat_findings(study: Study, blocks: Sequence[Sums]) -> list[SeatFinding]:
    """What each seat is worth when the first player takes turns: nothing, if the game treats all alike."""
    ones = [series(blocks, Figure.CHAIR + seat, scale=1 / VICTORY) for seat in range(study.seats)]
    return [seat_finding(study, one, None, ALARM if study.alike else 1) for one in ones]


def seat_finding(study: Study, one: Series, points: Estimate | None, times: int = 1) -> SeatFinding:
    """With a verdict that holds for all seats together; `times`: so many times as strict."""
    fair = 1 / study.seats
    strict = share_of(one, together=times * study.seats)
    effect = Estimate(strict.mean - fair, strict.low - fair, strict.high - fair, strict.count)
    return SeatFinding(share_of(one), verdict(effect, 0.0, "above", "below"), points)


# -- scores -----------------------------------------------------------------------------------------------------
def scores(study: Study, blocks: Sequence[Sums]) -> dict[int, Estimate]:
    """How often each score was reached, from the lowest to the highest."""
    all = series(blocks, Figure.SCORE, Figure.SCORE + MAX_SCORE + 1)
    found = {}
    for points in range(MAX_SCORE + 1):
        one = series(blocks, Figure.SCORE + points)
        if one.times:
            found[points] = share_of(one.among(all))
    return found


# -- cards ------------------------------------------------------------------------------------------------------
def cards(study: Study, blocks: Sequence[Sums]) -> list[CardFinding]:
    """Every card that was seen."""
    names = camarilla.game(study.game).words.get("card", ())[:NO_CARD]
    everybody = series(blocks, Figure.CHAIR, Figure.CHAIR + study.seats, 1 / VICTORY)
    held = [series(blocks, Figure.HELD + number) for number in range(len(names))]
    dealt = [number for number, one in enumerate(held) if is_dealt(one, everybody)]
    if 2 * len(dealt) < sum(one.times > 0 for one in held):
        dealt = []  # so few games that only some cards can be judged
    found = [card_finding(study, blocks, number, names, everybody, dealt) for number in range(len(names))]
    return [one for one in found if one.figures]


def is_dealt(held: Series, everybody: Series) -> bool:
    """Does chance give the card to some and not to others?"""
    return RARE <= held.times <= everybody.times - RARE


def card_finding(
    study: Study, blocks: Sequence[Sums], number: int, names: Sequence[str], everybody: Series, dealt: Sequence[int]
) -> CardFinding:
    pays = series(blocks, Figure.EARNED, Figure.EARNED + MAX_CARDS).amount  # else nobody counts what cards earn
    shares = {name: series(blocks, first + number, scale=1 / VICTORY) for name, first in SHARES.items()}
    figures = {name: share_of(one) for name, one in shares.items() if one.times >= RARE}
    for name, first in TIMES.items():
        one = series(blocks, first + number)
        if one.times >= RARE and (pays or name != "earned"):
            figures[name] = count_of(one)
    killed = series(blocks, Figure.KILLED + number)
    if killed.times >= RARE and killed.amount:
        figures["killed"] = share_of(killed)
    killed_by = killers(blocks, number, names)
    if number not in dealt:
        return CardFinding(names[number], figures, killed_by, None, "none")
    plays = series(blocks, Figure.USED, Figure.USED + MAX_CARDS).times  # else what is dealt cannot be played
    if plays and dealt_by(study.game) == CensusExtras().dealt:
        figures["used"] = share_of(series(blocks, Figure.USED + number).among(shares["held"]))
    worth, margin = worth_of(shares["held"], everybody), MATTERS / study.seats
    judged = verdict(worth.estimate(len(dealt)), margin, "strong", "weak")
    games = round(everybody.times / study.seats)
    tells = games_to_tell(worth, margin, games, len(dealt)) if judged == UNCLEAR else None
    return CardFinding(names[number], figures, killed_by, worth.estimate(), judged, tells)


def worth_of(held: Series, everybody: Series) -> Measured:
    """By how much more often those win who were dealt a card than those who were not."""
    return held.measured - everybody.minus(held).measured


def killers(blocks: Sequence[Sums], number: int, names: Sequence[str]) -> dict[str, Estimate]:
    """By which cards it was killed, the most frequent first."""
    first = Figure.KILLED_BY + number * MAX_CARDS
    all = series(blocks, first, first + MAX_CARDS)
    ones = {name: series(blocks, first + by).among(all) for by, name in enumerate(names)}
    found = {name: share_of(one) for name, one in ones.items() if one.amount and all.times >= RARE}
    return dict(sorted(found.items(), key=lambda item: -item[1].mean))


# -- what only this game has --------------------------------------------------------------------------------------
def topics(study: Study, blocks: Sequence[Sums]) -> dict[str, list[Estimate | None]]:
    """The figures that the census of the game names, each a list; None for what was hardly seen."""
    declared = declared_topics(study)
    return {name: [topic(blocks, one.first + i) for i in range(len(one.items))] for name, one in declared.items()}


def totals(study: Study, blocks: Sequence[Sums]) -> dict[str, TopicTotal]:
    """What the items of each chain come to, and the last column of each table that has several."""
    found = {}
    for name, one in declared_topics(study).items():
        if one.chain:
            found[name] = total(study, blocks, one)
        elif one.across:
            last = last_column(blocks, one)
            found[name] = TopicTotal(share_of(last), last.measured.estimate())
    return found


def last_column(blocks: Sequence[Sums], one: Topic) -> Series:
    """Of all rows together."""
    last = one.items[-1][one.across]
    ones = [series(blocks, one.first + i) for i, parts in enumerate(one.items) if parts[one.across] == last]
    columns = [zip(*cells, strict=True) for cells in ([each.count for each in ones], [each.total for each in ones])]
    count, amount = ([sum(cells) for cells in column] for column in columns)
    return Series(count, amount)


def total(study: Study, blocks: Sequence[Sums], one: Topic) -> TopicTotal:
    begun, ended = series(blocks, one.first), series(blocks, one.first, one.first + len(one.items))
    players = [study.seats * games for games in series(blocks, Figure.TIES).count]
    return TopicTotal(share_of(Series(begun.count, ended.total)), Series(players, ended.total).measured.estimate())


def dealt_by(game: str) -> str:
    """How chance gives cards to some and not to others."""
    return extras(camarilla.game(game)).dealt


def declared_topics(study: Study) -> dict[str, Topic]:
    """What only this game has, or this study of it."""
    found = extras(camarilla.game(study.game))
    own = found.own_topics(dict(study.options)) if found.own_topics is not None else {}
    return {**found.topics, **own}


def topic(blocks: Sequence[Sums], figure: int) -> Estimate | None:
    one = series(blocks, figure)
    return share_of(one) if one.times >= RARE else None
