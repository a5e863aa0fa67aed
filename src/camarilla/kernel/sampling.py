"""Sample: hidden identities dealt out at random among hidden cells, within what the public clues allow."""

from __future__ import annotations

from camarilla.dialect import Array, Struct, i8, i64, nobody
from camarilla.kernel.rng import Luck, pick

MAX_SAMPLE = 100
ANYTHING = (1 << 62) - 1  # a clue that excludes nothing


class Sample(Struct):
    """Cell i gets card[i]; may[i] is the set of identities that the clues leave open for it."""

    cells: i8 = nobody
    cards: i8 = nobody
    card: Array[i8] = nobody[MAX_SAMPLE]
    may: Array[i64] = nobody[MAX_SAMPLE]


def empty(sample: Sample) -> None:
    """No cards, no cells; what was in them is written over before it is read."""
    sample.cells = 0
    sample.cards = 0


def add_card(sample: Sample, card: int) -> None:
    sample.card[sample.cards] = card
    sample.cards += 1


def add_cell(sample: Sample, may: int) -> int:
    """Add a hidden cell; its number."""
    sample.may[sample.cells] = may
    sample.cells += 1
    return sample.cells - 1


def fits(sample: Sample) -> bool:
    for i in range(sample.cells):  # noqa: SIM110  # the dialect has no generator expressions
        if (sample.may[i] >> sample.card[i]) & 1 == 0:
            return False
    return True


def shuffle(sample: Sample, luck: Luck) -> None:
    for i in range(sample.cards - 1, 0, -1):
        j = pick(luck, i + 1)
        sample.card[i], sample.card[j] = sample.card[j], sample.card[i]


def draw_sample(sample: Sample, luck: Luck) -> None:
    """Deal until all clues hold: every consistent deal is equally likely."""
    assert sample.cells <= sample.cards, "more cells than cards"
    shuffle(sample, luck)
    while not fits(sample):
        shuffle(sample, luck)
