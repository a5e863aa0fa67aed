"""What a seat can know in The Pledge, and the worlds that this leaves open."""

from __future__ import annotations

from camarilla.games.fealty.cards import KINDS
from camarilla.games.fealty.state import MAX_SEATS, ROUNDS, Seat, State

from camarilla.kernel.rng import Luck, set_key
from camarilla.kernel.sampling import ANYTHING, Sample, add_card, add_cell, draw_sample
from camarilla.kernel.secrecy import HIDDEN


def known(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind the seat has seen."""
    cards = s.shown[kind]
    if s.on_table and s.card != HIDDEN and s.card == kind:
        cards += 1
    if seat >= 0:
        one = s.table[seat]
        for i in range(one.hand_size):
            if one.hand[i] == kind:
                cards += 1
        for i in range(one.believed_size):
            if one.believed[i] == kind:
                cards += 1
    return cards


def fill_seat(one: Seat, sample: Sample, used: int) -> int:
    """A hand in order of the kinds, and what was believed; how many cards of the sample are used up."""
    at = 0
    for kind in range(KINDS):
        for i in range(one.hand_size):
            if sample.card[used + i] == kind:
                one.hand[at] = kind
                at += 1
    used += one.hand_size
    for i in range(one.believed_size):
        one.believed[i] = sample.card[used + i]
    for i in range(one.hand_size, ROUNDS):
        one.hand[i] = 0
    for i in range(one.believed_size, ROUNDS):
        one.believed[i] = 0
    return used + one.believed_size


def determinize(s: State, seat: int, luck: Luck) -> None:
    """Fill a redacted state with one of the worlds it leaves open to the seat, each equally likely."""
    sample = Sample()
    for kind in range(KINDS):
        for _ in range(s.seats * ROUNDS - known(s, seat, kind)):
            add_card(sample, kind)
            add_cell(sample, ANYTHING)
    draw_sample(sample, luck)
    used = 0
    for other in range(MAX_SEATS):
        if other != seat:
            used = fill_seat(s.table[other], sample, used)
    if s.on_table and s.card == HIDDEN:
        s.card = sample.card[used]
        used += 1
    elif not s.on_table:
        s.card = 0
    for kind in range(KINDS):
        s.left[kind] = 0
    for i in range(used, sample.cards):
        s.left[sample.card[i]] += 1
    set_key(s.dice, luck)
