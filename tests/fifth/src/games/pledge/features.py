"""The Pledge as numbers for learning, from a seat's redacted state; seats count from the viewer on."""

from __future__ import annotations

from typing import Final

from camarilla.games.pledge.cards import KINDS
from camarilla.games.pledge.state import MAX_SEATS, State

from camarilla.dialect import Buffer, f32

FEATURES: Final = 2 + 2 * KINDS + MAX_SEATS


def features(s: State, seat: int, out: Buffer[f32]) -> None:
    """Pledges made, the claim that lies there, cards shown and held, points."""
    for i in range(len(out)):
        out[i] = 0.0
    viewer = max(seat, 0)
    out[0] = float(s.pledges) / 8.0
    out[1] = float(s.claim + 1) / 2.0 if s.on_table else 0.0
    for kind in range(KINDS):
        out[2 + kind] = float(s.shown[kind]) / 8.0
    if seat >= 0:
        one = s.table[seat]
        for i in range(one.hand_size):
            out[2 + KINDS + one.hand[i]] += 0.5
    for i in range(s.seats):
        out[2 + 2 * KINDS + i] = float(s.table[(viewer + i) % s.seats].points) / 8.0
