"""A game of the row as numbers for learning, from a seat's redacted state; seats count from the viewer on."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Buffer, bits, f32
from camarilla.games.row.rules import asked
from camarilla.games.row.state import KINDS, MAX_SEATS, NONE, PLACES, State, Step
from camarilla.kernel.agenda import due, due_about
from camarilla.kernel.secrecy import HIDDEN

STEPS: Final = 12
GAME: Final = 4 + STEPS + KINDS + 2
PER_PLAYER: Final = 4 + KINDS
PER_PLACE: Final = 5 + MAX_SEATS + KINDS + 2
FEATURES: Final = GAME + 2 * KINDS + MAX_SEATS * PER_PLAYER + PLACES * PER_PLACE


def write_game(s: State, out: Buffer[f32]) -> int:
    """Round, size of the row, pointer, and what is asked."""
    out[0] = float(s.round) / 8.0
    out[1] = float(s.seats) / 8.0
    out[2] = float(s.row_size) / 32.0
    out[3] = float(s.current) / 32.0
    if s.agenda.size > 0:
        out[4 + due(s.agenda)] = 1.0
        if due(s.agenda) == Step.ABILITY:
            out[4 + STEPS + due_about(s.agenda)] = 1.0
    return GAME


def write_own(s: State, seat: int, at: int, out: Buffer[f32]) -> int:
    """The viewer's hand and aside cards."""
    if seat >= 0:
        one = s.table[seat]
        for i in range(one.hand_size):
            out[at + one.hand[i]] = 1.0
        for i in range(one.aside_size):
            out[at + KINDS + one.aside[i]] = 1.0
    return at + 2 * KINDS


def write_players(s: State, viewer: int, at: int, out: Buffer[f32]) -> int:
    """Influence, cards in hand, who is first, who is asked, and what is discarded."""
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        one = s.table[seat]
        out[at] = float(one.influence) / 32.0
        out[at + 1] = float(one.hand_size) / 8.0
        out[at + 2] = 1.0 if seat == s.first else 0.0
        out[at + 3] = 1.0 if s.agenda.size > 0 and seat == asked(s) else 0.0
        for kind in bits(one.discard & (1 << KINDS) - 1):
            out[at + 4 + kind] = 1.0
        at += PER_PLAYER
    return at + (MAX_SEATS - s.seats) * PER_PLAYER


def height(s: State, number: int) -> int:
    """How many cards lie in a place, from its top card down."""
    cards = 1
    while s.cards[number].below != NONE:
        number = s.cards[number].below
        cards += 1
    return cards


def write_row(s: State, viewer: int, at: int, out: Buffer[f32]) -> None:
    """Each place: its top card's family, face, influence, kind if known, and the height of its stack."""
    for place in range(s.row_size):
        card = s.cards[s.row[place]]
        out[at] = 1.0
        out[at + 1] = 1.0 if card.up else 0.0
        out[at + 2] = float(card.tokens) / 8.0
        out[at + 3] = float(height(s, s.row[place])) / 8.0
        out[at + 4] = 1.0 if place == s.current else 0.0
        out[at + 5 + (card.controller - viewer) % s.seats] = 1.0
        if card.kind == HIDDEN:
            out[at + 5 + MAX_SEATS + KINDS + 1] = 1.0
        else:
            out[at + 5 + MAX_SEATS + card.kind] = 1.0
        at += PER_PLACE


def features(s: State, seat: int, out: Buffer[f32]) -> None:
    """All of it, FEATURES numbers; s is redacted for the seat (-1: a spectator, who looks from seat 0)."""
    for i in range(len(out)):
        out[i] = 0.0
    viewer = max(seat, 0)
    at = write_own(s, seat, write_game(s, out), out)
    write_row(s, viewer, write_players(s, viewer, at, out), out)
