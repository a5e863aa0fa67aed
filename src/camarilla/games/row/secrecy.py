"""What a seat can know in a game of the row, and the worlds that this leaves open."""

from __future__ import annotations

from camarilla.dialect import clear
from camarilla.games.row.state import KINDS, MAX_SEATS, NONE, Seat, State
from camarilla.kernel.rng import Luck, set_key
from camarilla.kernel.sampling import ANYTHING, Sample, add_card, add_cell, draw_sample, empty
from camarilla.kernel.secrecy import HIDDEN


def known(s: State, family: int) -> int:
    """The cards of a family whose place a redacted state shows: discarded, or seen in the row."""
    cards = s.table[family].discard
    for place in range(s.row_size):
        number = s.row[place]
        while number != NONE:
            card = s.cards[number]
            if card.family == family and card.kind != HIDDEN:
                cards |= 1 << card.kind
            number = card.below
    return cards


def collect(s: State, family: int, sample: Sample) -> None:
    """The hidden cards of a family, and the cells they can lie in: the row, the hand, aside."""
    empty(sample)
    shown = known(s, family)
    for kind in range(KINDS):
        if (shown >> kind) & 1 == 0:
            add_card(sample, kind)
    seat = s.table[family]
    for i in range(sample.cards):
        aside = i >= sample.cards - seat.aside_size
        add_cell(sample, ANYTHING ^ seat.ruled_out if aside else ANYTHING)


def fill_row(s: State, family: int, sample: Sample) -> int:
    """Give the hidden cards in the row their sample; how many there were."""
    used = 0
    for place in range(s.row_size):
        number = s.row[place]
        while number != NONE:
            card = s.cards[number]
            if card.family == family and card.kind == HIDDEN:
                card.kind = sample.card[used]
                used += 1
            number = card.below
    return used


def fill_hand(seat: Seat, sample: Sample, start: int) -> None:
    """Hand and aside from the sample that are left, each in the order of the kinds."""
    hand = 0
    aside = 0
    for i in range(seat.hand_size):
        hand |= 1 << sample.card[start + i]
    for i in range(seat.aside_size):
        aside |= 1 << sample.card[start + seat.hand_size + i]
    in_hand = 0
    in_aside = 0
    for kind in range(KINDS):
        if (hand >> kind) & 1 == 1:
            seat.hand[in_hand] = kind
            in_hand += 1
        if (aside >> kind) & 1 == 1:
            seat.aside[in_aside] = kind
            in_aside += 1
    for i in range(in_hand, KINDS):
        seat.hand[i] = 0
    for i in range(in_aside, len(seat.aside)):
        seat.aside[i] = 0


def fill_rest(s: State, luck: Luck) -> None:
    """What means nothing holds 0: families that do not play, free slots; and new dice."""
    for family in range(s.seats, MAX_SEATS):
        clear(s.table[family])
    for number in range(len(s.cards)):
        if s.cards[number].kind == HIDDEN:
            s.cards[number].kind = 0
    set_key(s.dice, luck)


def determinize(s: State, seat: int, luck: Luck) -> None:
    """Fill a redacted state with one of the worlds it leaves open to the seat, each equally likely."""
    sample = Sample()
    for family in range(s.seats):
        if family != seat:
            collect(s, family, sample)
            draw_sample(sample, luck)
            fill_hand(s.table[family], sample, fill_row(s, family, sample))
    fill_rest(s, luck)
