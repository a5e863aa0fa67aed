"""How a game counts what its cards do: `census.py` in its folder. Here it is only declared."""

from __future__ import annotations

from camarilla.dialect import NotBound
from camarilla.kernel.census import Census
from camarilla.kernel.events import Event
from camarilla.kernel.subject import State


def count_deal(s: State, c: Census) -> None:
    """What the seats were dealt, at the first question."""
    raise NotBound


def count_event(s: State, event: Event, c: Census) -> None:
    """What has happened; the state is that of the next question."""
    raise NotBound


def count_end(s: State, c: Census) -> None:
    """What the seats have when the game is over."""
    raise NotBound
