"""Sample: hidden cards dealt among hidden cells, within the clues, every deal equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from camarilla.kernel.rng import Luck
from camarilla.kernel.sampling import ANYTHING, Sample, add_card, add_cell, draw_sample, fits


def lots_of(cards: list[int], clues: list[int]) -> Sample:
    sample = Sample()
    for card in cards:
        add_card(sample, card)
    assert [add_cell(sample, clue) for clue in clues] == list(range(len(clues)))
    return sample


def drawn(cards: list[int], clues: list[int], times: int) -> Counter[tuple[int, ...]]:
    luck, count = Luck(), Counter()
    luck.key = 42
    for _ in range(times):
        sample = lots_of(cards, clues)
        draw_sample(sample, luck)
        assert sorted(sample.card[: sample.cards]) == sorted(cards)
        count[tuple(sample.card[: sample.cells])] += 1
    return count


def consistent(cards: list[int], clues: list[int]) -> set[tuple[int, ...]]:
    deals = set(permutations(cards, len(clues)))
    return {deal for deal in deals if all(clue >> card & 1 for card, clue in zip(deal, clues, strict=True))}


CASES = [
    ([0, 1, 2], [ANYTHING] * 3),
    ([0, 1, 2, 3], [ANYTHING] * 2),  # more cards than cells: some stay out
    ([0, 1, 2, 3], [0b0001, ANYTHING, 0b1100, ANYTHING]),
    ([5, 9, 61], [1 << 61 | 1 << 5, ANYTHING ^ 1 << 61, ANYTHING]),
    ([0, 1, 2, 3], [0b1110, 0b1101, 0b1011, 0b0111]),  # nobody gets its own
]


@pytest.mark.parametrize(("cards", "clues"), CASES)
def test_every_consistent_deal_is_equally_likely(cards: list[int], clues: list[int]) -> None:
    expected = consistent(cards, clues)
    count = drawn(cards, clues, 200 * len(expected))
    assert set(count) == expected
    assert sum((n - 200) ** 2 / 200 for n in count.values()) < len(expected) + 6 * (2 * len(expected)) ** 0.5


def test_the_only_deal_that_fits_is_found() -> None:
    assert drawn([0, 1, 2, 3], [8, 4, 2, 1], 5) == {(3, 2, 1, 0): 5}


def test_fitting() -> None:
    sample = lots_of([1, 0], [0b10, 0b01])
    assert fits(sample)
    sample.card[0] = 0
    assert not fits(sample)


def test_nothing_to_deal() -> None:
    assert drawn([], [], 1) == {(): 1}


def test_more_cells_than_cards() -> None:
    with pytest.raises(AssertionError, match="more cells than cards"):
        draw_sample(lots_of([1], [ANYTHING, ANYTHING]), Luck())
