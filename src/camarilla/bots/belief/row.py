"""Beliefs in a game of the row: how long a card has lain face down says what it may be."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, i8, i16, nobody
from camarilla.games.row.moves import RowMove
from camarilla.games.row.secrecy import collect, fill_hand, fill_rest, fill_row
from camarilla.games.row.state import KINDS, NONE, PLACES, State
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.sampling import Sample, draw_sample
from camarilla.kernel.secrecy import HIDDEN

SWAPS: Final = 3  # tries to improve the lot of each hidden card in the row


class Guess(Struct):
    """How well each kind explains what was seen of each card in the row, a thousand for no difference."""

    weight: Array[i16] = nobody[PLACES * KINDS]


class Cells(Struct):
    """The hidden cards of a family in the row, in the order in which they get their sample."""

    size: i8 = nobody
    number: Array[i8] = nobody[PLACES]


def weigh(guess: Guess, number: int, kind: int, millionths: int) -> None:
    """Note how well a kind explains a card; nothing is taken for certain."""
    guess.weight[number * KINDS + kind] = max(20, min(millionths // 1000, 30000))


def find_cells(s: State, family: int, cells: Cells) -> None:
    """Place by place, from the top of each down."""
    cells.size = 0
    for place in range(s.row_size):
        number = s.row[place]
        while number != NONE:
            if s.cards[number].family == family and s.cards[number].kind == HIDDEN:
                cells.number[cells.size] = number
                cells.size += 1
            number = s.cards[number].below


def fit(guess: Guess, cells: Cells, cell: int, kind: int) -> int:
    """How well a kind explains a cell; in the hand and aside nothing was seen."""
    return guess.weight[cells.number[cell] * KINDS + kind] if cell < cells.size else 1000


def swap_by_fit(guess: Guess, cells: Cells, sample: Sample, luck: Luck) -> None:
    """Exchange a card in the row with another hidden one, if clues and belief allow it (a step of Metropolis)."""
    i = pick(luck, cells.size)
    j = pick(luck, sample.cells)
    one = sample.card[i]
    other = sample.card[j]
    if (sample.may[i] >> other) & 1 == 1 and (sample.may[j] >> one) & 1 == 1:
        now = fit(guess, cells, i, one) * fit(guess, cells, j, other)
        then = fit(guess, cells, i, other) * fit(guess, cells, j, one)
        if then >= now or pick(luck, now) < then:
            sample.card[i], sample.card[j] = other, one


def imagine(s: State, seat: int, guess: Guess, luck: Luck) -> None:
    """As determinize, but each family's hidden cards lie where they explain best what was seen."""
    sample = Sample()
    cells = Cells()
    for family in range(s.seats):
        if family != seat:
            collect(s, family, sample)
            draw_sample(sample, luck)
            find_cells(s, family, cells)
            for _ in range(SWAPS * cells.size):
                swap_by_fit(guess, cells, sample, luck)
            fill_hand(s.table[family], sample, fill_row(s, family, sample))
    fill_rest(s, sample, luck)


def visible_code(s: State, code: int) -> int:
    """ORI-6: a card is placed face down; the others see where."""
    if RowMove.PLACE_FRONT.holds(code):
        return RowMove.PLACE_FRONT.first
    if RowMove.PLACE_BACK.holds(code):
        return RowMove.PLACE_BACK.first
    if RowMove.PLACE_ON.holds(code):
        return code - RowMove.PLACE_ON.part(code, 1)
    return code


def chance_key(s: State) -> int:
    """Nothing is told apart: a card that is turned over shows in the answers that follow."""
    return 0
