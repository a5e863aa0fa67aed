"""The Pledge as numbers for learning, from a seat's redacted state; seats count from the viewer on."""

from __future__ import annotations

from camarilla.games.fealty.cards import KINDS
from camarilla.games.fealty.state import MAX_SEATS, State

from camarilla.dialect import Array, Struct, clear, i8
from camarilla.kernel.features import between


class Features(Struct):
    """What a seat may know, as numbers; 0 where there is nothing to say."""

    pledges: i8 = between(0, 8)
    claim: i8 = between(0, KINDS)  # one more than the kind that is claimed; 0: none lies there
    shown: Array[i8] = between(0, 16)[KINDS]
    hand: Array[i8] = between(0, 2)[KINDS]  # the viewer's
    points: Array[i8] = between(0, 100)[MAX_SEATS]  # counted from the viewer on


def features(s: State, seat: int, out: Features) -> None:
    """Pledges made, the claim that lies there, cards shown and held, points."""
    clear(out)
    viewer = max(seat, 0)
    out.pledges = s.pledges
    out.claim = s.claim + 1 if s.on_table else 0
    for kind in range(KINDS):
        out.shown[kind] = s.shown[kind]
    if seat >= 0:
        one = s.table[seat]
        for i in range(one.hand_size):
            out.hand[one.hand[i]] += 1
    for i in range(s.seats):
        out.points[i] = s.table[(viewer + i) % s.seats].points
