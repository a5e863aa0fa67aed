"""What a network of Ablaze is given: the features, and what follows from the row."""

from __future__ import annotations

from camarilla.dialect import Struct
from camarilla.games.ablaze.features import Features, features
from camarilla.games.row.inputs import Derived, derive
from camarilla.games.row.state import State


class Inputs(Struct):
    """What the network is given: the features, and what follows from them."""

    seen: Features
    row: Derived


def inputs(s: State, seat: int, out: Inputs) -> None:
    """Write all inputs; s is redacted for the seat."""
    features(s, seat, out.seen)
    derive(s, seat, out.row)
