"""Two sets of rules on the same deals: which figures differ, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import camarilla
from camarilla.kernel.census import NO_CARD, Figure
from camarilla.kernel.moves import VICTORY
from camarilla.lab.balance.estimates import Estimate, Measured, series, verdict
from camarilla.lab.balance.findings import GENERAL, RARE, is_dealt, worth_of
from camarilla.lab.balance.study import Study, Sums

Quantity = tuple[str, str]  # what is measured, and of what: ("worth", "heir"), ("order", "1"), ("ties", "")


@dataclass(frozen=True)
class Contrast:
    """One figure under both sets of rules."""

    quantity: Quantity
    this: float
    that: float
    difference: Estimate
    verdict: str  # more, less, fine, open: sure for all figures together


def compare(study: Study, these: Sequence[Sums], those: Sequence[Sums]) -> list[Contrast]:
    """Every figure that both have."""
    this, that = dict(quantities(study, these)), dict(quantities(study, those))
    shared = [quantity for quantity in this if quantity in that and not idle(quantity, this[quantity], that[quantity])]
    return [contrast(quantity, this[quantity], that[quantity], len(shared)) for quantity in shared]


def idle(quantity: Quantity, this: Measured, that: Measured) -> bool:
    """Cards that earn nothing under either set of rules, or that nothing kills."""
    return quantity[0] in ("earned", "killed") and not this.mean and not that.mean


def contrast(quantity: Quantity, this: Measured, that: Measured, among: int) -> Contrast:
    difference = this - that
    judged = verdict(difference.estimate(among), 0.0, "more", "less")
    return Contrast(quantity, this.mean, that.mean, difference.estimate(), judged)


def quantities(study: Study, blocks: Sequence[Sums]) -> Iterator[tuple[Quantity, Measured]]:
    """What can be compared: the order, whole games, and what each card is worth, earns and suffers."""
    for place in range(study.seats):
        yield ("order", str(place + 1)), series(blocks, Figure.ORDER + place, scale=1 / VICTORY).measured
    for name, figure in {"ties": Figure.TIES, **GENERAL}.items():
        one = series(blocks, figure)
        if one.times:
            yield (name, ""), one.measured
    for number, card in enumerate(camarilla.game(study.game).words.get("card", ())[:NO_CARD]):
        yield from card_quantities(study, blocks, number, card)


def card_quantities(
    study: Study, blocks: Sequence[Sums], number: int, card: str
) -> Iterator[tuple[Quantity, Measured]]:
    everybody = series(blocks, Figure.CHAIR, Figure.CHAIR + study.seats, 1 / VICTORY)
    held = series(blocks, Figure.HELD + number, scale=1 / VICTORY)
    if is_dealt(held, everybody):
        yield ("effect", card), worth_of(held, everybody)
    for name, first in {"earned": Figure.EARNED, "killed": Figure.KILLED}.items():
        one = series(blocks, first + number)
        if one.times >= RARE:
            yield (name, card), one.measured
