"""Several kinds of players, or values of an option, on the same deals: what they agree on, and what depends on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from camarilla.lab.balance.compare import Quantity, quantities
from camarilla.lab.balance.estimates import FINE, UNCLEAR, Measured, verdict
from camarilla.lab.balance.findings import MATTERS, Findings
from camarilla.lab.balance.study import Sums

DEPENDS: Final = "depends"


@dataclass(frozen=True)
class Agreement:
    """What kinds of players make of a card or a place in the order; or what values of an option make of a figure."""

    quantity: Quantity
    least: float
    least_by: int  # which kind of players, or which value
    most: float
    most_by: int
    verdict: str  # strong, weak, above, below, fine: for all; depends: on who plays, or on the value; open


def agreements(findings: Sequence[Findings], played: Sequence[Sequence[Sums]]) -> list[Agreement]:
    """Every place in the order, and every card that all kinds were dealt often enough."""
    measured = [dict(quantities(found.study, blocks)) for found, blocks in zip(findings, played, strict=True)]
    said = [dict(verdicts(found)) for found in findings]
    shared = [
        quantity for quantity in said[0]
        if all(quantity in each for each in measured) and all(quantity in each for each in said)
    ]  # fmt: skip
    pairs = len(shared) * len(findings) * (len(findings) - 1) // 2
    return [
        agreement(quantity, [each[quantity] for each in measured], [each[quantity] for each in said],
                  MATTERS * findings[0].fair, pairs)
        for quantity in shared
    ]  # fmt: skip


def shifts(findings: Sequence[Findings], played: Sequence[Sequence[Sums]]) -> list[Agreement]:
    """Ties and places in the order, of which the worth of cards says nothing: do they depend on the value?"""
    measured = [dict(quantities(found.study, blocks)) for found, blocks in zip(findings, played, strict=True)]
    whole = [one for one in measured[0] if one[0] in ("ties", "order") and all(one in each for each in measured)]
    pairs, margin = len(whole) * len(findings) * (len(findings) - 1) // 2, MATTERS * findings[0].fair
    said = [UNCLEAR] * len(findings)
    return [agreement(one, [each[one] for each in measured], said, margin, pairs) for one in whole]


def verdicts(found: Findings) -> Iterator[tuple[Quantity, str]]:
    """What is said of each place in the order and of each card."""
    yield from ((("order", str(place)), one.verdict) for place, one in enumerate(found.order, 1))
    yield from ((("effect", card.card), card.verdict) for card in found.cards if card.effect)


def agreement(
    quantity: Quantity, figures: Sequence[Measured], said: Sequence[str], margin: float, pairs: int
) -> Agreement:
    means = [one.mean for one in figures]
    least, most = min(means), max(means)
    unanimous, sure = len(set(said)) == 1, set(said) - {UNCLEAR}
    apart = any(differ(*two, margin, pairs) for two in combinations(figures, 2))
    judged = said[0] if unanimous and sure else DEPENDS if len(sure) > 1 or apart else UNCLEAR
    return Agreement(quantity, least, means.index(least), most, means.index(most), judged)


def differ(one: Measured, other: Measured, margin: float, pairs: int) -> bool:
    """Are two kinds of players further apart than a card may be from the others? All pairs are sure together."""
    return verdict((one - other).estimate(pairs), margin, "more", "less") not in (FINE, UNCLEAR)


def alike(played: Sequence[Sequence[Sums]]) -> list[list[int]]:
    """Kinds of players that made the same choices in every game."""
    groups: list[list[int]] = []
    for number, blocks in enumerate(played):
        same = next((group for group in groups if played[group[0]] == blocks), None)
        if same is None:
            groups.append([number])
        else:
            same.append(number)
    return [group for group in groups if len(group) > 1]
