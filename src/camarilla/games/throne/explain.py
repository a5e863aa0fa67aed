"""What the abilities spent in a turn can have done to the cards of the row; documents say only where it led."""

from __future__ import annotations

from itertools import pairwise

from camarilla.dialect import bits
from camarilla.games.throne.cards import Kind

CHANGES = {Kind.GENERAL: (-3,), Kind.ASSASSIN: (-2,), Kind.JESTER: (-1, 1), Kind.JUDGE: (-3, -2, -1, 1)}


def outcomes(card: int, previous: int, used: int) -> set[tuple[int, int]]:
    """Every value that a card revealed after another can have come to, with the abilities of `used` that remain.

    A card is lowered only while it is above the one before, raised only while it is below (THR-5, THR-7)."""
    found = {(card + 1, used)}
    todo = list(found)
    while todo:
        value, left = todo.pop()
        for kind in bits(left):
            for by in CHANGES.get(kind, ()):
                new = (value + by, left ^ 1 << kind)
                if (value - previous - 1) * by < 0 and new not in found:
                    found.add(new)
                    todo.append(new)
    return found


def explanations(row: list[int], value: int, used: int) -> set[int]:
    """The sets of abilities that remain for the other cards when the last one has come to a value; empty: it cannot."""
    if len(row) == 1:
        return {used} if value == row[0] + 1 else set()
    return {left for reached, left in outcomes(row[-1], row[-2], used) if reached == value}


def equalities(row: list[int], used: int) -> int:
    """How many cards of a row, at most, can have been equal to the one before."""
    most = {used: 0}
    for previous, card in pairwise(row):
        better = dict(most)
        for left, count in most.items():
            for reached, then in outcomes(card, previous, left):
                if reached == previous + 1:
                    better[then] = max(better.get(then, 0), count + 1)
        most = better
    return max(most.values())
