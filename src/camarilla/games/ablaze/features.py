"""Ablaze as numbers for learning: those of the row, then Plan, Twins, clues, colours and bribery tokens."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Buffer, bits, f32
from camarilla.games.ablaze.cards import CHARACTERS, Kind
from camarilla.games.row.features import FEATURES as ROW_FEATURES
from camarilla.games.row.features import features as row_features
from camarilla.games.row.state import MAX_SEATS, PLACES, State, Step
from camarilla.kernel.agenda import due

PER_PLAYER: Final = 3 + CHARACTERS
PER_PLACE: Final = 2 + MAX_SEATS
FEATURES: Final = ROW_FEATURES + 1 + MAX_SEATS * PER_PLAYER + PLACES * PER_PLACE


def write_players(s: State, viewer: int, at: int, out: Buffer[f32]) -> int:
    """Where the Twin is, how many cards lie aside, and which characters are not among them (ABL-19)."""
    for i in range(s.seats):
        one = s.table[(viewer + i) % s.seats]
        out[at] = 1.0 if one.twin else 0.0
        out[at + 1] = 1.0 if (one.discard >> Kind.TWIN) & 1 == 1 else 0.0
        out[at + 2] = float(one.aside_size) / 4.0
        for kind in bits(one.ruled_out):
            out[at + 3 + kind] = 1.0
        at += PER_PLAYER
    return at + (MAX_SEATS - s.seats) * PER_PLAYER


def write_row(s: State, viewer: int, at: int, out: Buffer[f32]) -> None:
    """Each place: whether its top card acts and bears a token, and its colour (ABL-2)."""
    for place in range(s.row_size):
        card = s.cards[s.row[place]]
        out[at] = 1.0 if due(s.agenda) == Step.ABILITY and s.row[place] == s.actor else 0.0
        out[at + 1] = 1.0 if card.briber > 0 else 0.0
        out[at + 2 + (card.family - viewer) % s.seats] = 1.0
        at += PER_PLACE


def features(s: State, seat: int, out: Buffer[f32]) -> None:
    """All of it, FEATURES numbers; s is redacted for the seat (-1: a spectator, who looks from seat 0)."""
    row_features(s, seat, out)
    viewer = max(seat, 0)
    out[ROW_FEATURES] = float(s.plan) / 8.0
    write_row(s, viewer, write_players(s, viewer, ROW_FEATURES + 1, out), out)
