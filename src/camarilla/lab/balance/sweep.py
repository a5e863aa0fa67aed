"""Every value of an option: with which no card lies far off, and which values cannot be told apart from the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.lab.balance.compare import quantities
from camarilla.lab.balance.estimates import Estimate, Measured, games_to_tell
from camarilla.lab.balance.findings import Findings
from camarilla.lab.balance.study import Sums

Worths = dict[str, Measured]  # what each card is worth


@dataclass(frozen=True)
class Farthest:
    """With one value, the card that is worth most more or less than the others: the smaller, the better."""

    card: str
    worth: Estimate


@dataclass(frozen=True)
class Ranking:
    """How far off cards lie with each value; of the values that have cards to compare."""

    farthest: dict[int, Farthest]  # by the number of the study
    best: int
    tied: list[int]  # those that cannot be told apart from the best, and the best itself
    tells: int | None  # about how many games would tell all values apart; None: hardly any number


def rank(findings: Sequence[Findings], played: Sequence[Sequence[Sums]]) -> Ranking | None:
    """Which values are best; None where no card was dealt often enough."""
    all = [worths_of(*pair) for pair in zip(findings, played, strict=True)]
    worths = {number: cards for number, cards in enumerate(all) if cards}
    if not worths:
        return None
    cards = {number: max(each, key=lambda card: abs(each[card].mean)) for number, each in worths.items()}
    farthest = {number: Farthest(card, worths[number][card].estimate()) for number, card in cards.items()}
    best = min(farthest, key=lambda number: abs(farthest[number].worth.mean))
    together = max(1, (len(worths) - 1) * len(worths[best]))
    doubts = {
        number: doubtful(worths[number][card], worths[best], together)
        for number, card in cards.items() if number != best
    }  # fmt: skip
    tied = sorted([best, *(number for number, each in doubts.items() if each)])
    needed = [games_to_tell(one, 0.0, findings[0].games, together) for each in doubts.values() for one in each]
    known = [games for games in needed if games is not None]
    return Ranking(farthest, best, tied, max(known, default=0) if len(known) == len(needed) else None)


def worths_of(found: Findings, blocks: Sequence[Sums]) -> Worths:
    judged = {card.card for card in found.cards if card.effect}
    return {of: one for (kind, of), one in quantities(found.study, blocks) if kind == "effect" and of in judged}


def size(one: Measured) -> Measured:
    """How far from zero."""
    return one if one.mean >= 0 else -one


def doubtful(one: Measured, others: Worths, together: int) -> list[Measured]:
    """By how much a card lies farther off than each of the others that it is not surely farther off than."""
    nearer = [size(one) - each for other in others.values() for each in (other, -other)]
    return [each for each in nearer if each.estimate(together).low <= 0]
