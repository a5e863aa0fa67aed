"""Two sets of rules on the same deals: which figures differ, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import camarilla
from camarilla.kernel.census import NO_CARD, Figure
from camarilla.kernel.moves import VICTORY
from camarilla.lab.balance.estimates import FINE, UNCLEAR, Estimate, Measured, series, verdict
from camarilla.lab.balance.findings import GENERAL, MATTERS, RARE, is_dealt, worth_of
from camarilla.lab.balance.study import Study, Sums

Quantity = tuple[str, str]  # what is measured, and of what: ("worth", "heir"), ("order", "1"), ("ties", "")
WINS: Final = ("order", "ties", "effect")  # shares of games
PERCENT: Final = ("order", "ties", "effect", "killed")  # told in percent, to a tenth; the others to a hundredth


@dataclass(frozen=True)
class Contrast:
    """One figure under both sets of rules."""

    quantity: Quantity
    this: float
    that: float
    difference: Estimate
    verdict: str  # more, less, fine, open: sure for all figures together
    by: int = 0  # which kind of players


def compare(study: Study, these: Sequence[Sums], those: Sequence[Sums], by: int = 0, kinds: int = 1) -> list[Contrast]:
    """Every figure that both have, for one of so many kinds of players."""
    this, that = dict(quantities(study, these)), dict(quantities(study, those))
    shared = [quantity for quantity in this if quantity in that and not idle(quantity, this[quantity], that[quantity])]
    among = len(shared) * kinds
    return [contrast(quantity, this[quantity], that[quantity], among, by, 1 / study.seats) for quantity in shared]


def idle(quantity: Quantity, this: Measured, that: Measured) -> bool:
    """Cards that earn nothing under either set of rules, or that nothing kills."""
    return quantity[0] in ("earned", "killed") and not this.mean and not that.mean


def contrast(quantity: Quantity, this: Measured, that: Measured, among: int, by: int, fair: float) -> Contrast:
    """More, less, no real change (surely below a tenth of a fair share, or of the figure itself), or unclear."""
    difference = this - that
    shown = round(difference.mean, 3 if quantity[0] in PERCENT else 2)  # as it is told
    alone, strict = difference.estimate(), difference.estimate(among)
    margin = MATTERS * (fair if quantity[0] in WINS else max(abs(this.mean), abs(that.mean)))
    judged = verdict(strict, 0.0, "more", "less") if shown else FINE
    if judged == UNCLEAR and alone.low <= 0 <= alone.high and verdict(strict, margin, "more", "less") == FINE:
        judged = FINE
    return Contrast(quantity, this.mean, that.mean, alone, judged, by)


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
