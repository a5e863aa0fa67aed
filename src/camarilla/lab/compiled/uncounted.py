"""The census of a game that brings none: its cards are not counted. Bound to each game."""

from __future__ import annotations

from camarilla.kernel.census import Census
from camarilla.kernel.events import Event
from camarilla.kernel.subject import State


def count_deal(s: State, c: Census) -> None:
    """Nothing."""


def count_event(s: State, event: Event, c: Census) -> None:
    """Nothing."""


def count_end(s: State, c: Census) -> None:
    """Nothing."""
