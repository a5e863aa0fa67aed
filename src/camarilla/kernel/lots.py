"""Lots: hidden identities dealt out at random among hidden cells, within what the public clues allow."""

from __future__ import annotations

from camarilla.dialect import Array, Struct, i8, i64, nobody
from camarilla.kernel.rng import Luck, pick

MAX_LOTS = 100
ANYTHING = (1 << 62) - 1  # a clue that excludes nothing


class Lots(Struct):
    """Cell i gets card[i]; may[i] is the set of identities that the clues leave open for it."""

    cells: i8 = nobody
    cards: i8 = nobody
    card: Array[i8] = nobody[MAX_LOTS]
    may: Array[i64] = nobody[MAX_LOTS]


def add_card(lots: Lots, card: int) -> None:
    lots.card[lots.cards] = card
    lots.cards += 1


def add_cell(lots: Lots, may: int) -> int:
    """One more hidden cell; its number."""
    lots.may[lots.cells] = may
    lots.cells += 1
    return lots.cells - 1


def fits(lots: Lots) -> bool:
    for i in range(lots.cells):  # noqa: SIM110  # the dialect has no generator expressions
        if (lots.may[i] >> lots.card[i]) & 1 == 0:
            return False
    return True


def shuffle(lots: Lots, luck: Luck) -> None:
    for i in range(lots.cards - 1, 0, -1):
        j = pick(luck, i + 1)
        lots.card[i], lots.card[j] = lots.card[j], lots.card[i]


def draw_lots(lots: Lots, luck: Luck) -> None:
    """Deal until all clues hold: every consistent deal is equally likely."""
    assert lots.cells <= lots.cards, "more cells than cards"
    shuffle(lots, luck)
    while not fits(lots):
        shuffle(lots, luck)
