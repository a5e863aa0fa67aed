"""What a network of a game is given, attached to its rules (`games/<id>/inputs.py`). Here it is only declared."""

from __future__ import annotations

from camarilla.dialect import NotBound, Struct
from camarilla.kernel.subject import State


class Inputs(Struct):
    """What a seat may know as bytes, each with its range (`kernel/features.py`)."""

    def __new__(cls) -> Inputs:
        raise NotBound


def inputs(s: State, seat: int, out: Inputs) -> None:
    """A record that is redacted for the seat, as a network takes it."""
    raise NotBound
