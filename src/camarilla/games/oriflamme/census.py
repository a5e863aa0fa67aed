"""What the lab counts in Oriflamme."""

from __future__ import annotations

from camarilla.games.oriflamme.events import EventKind
from camarilla.games.oriflamme.state import State
from camarilla.games.row.census import count_hands, count_row, count_row_end
from camarilla.kernel.census import Census, earn
from camarilla.kernel.events import Event


def count_deal(s: State, c: Census) -> None:
    """The hands."""
    count_hands(s, c)


def count_event(s: State, event: Event, c: Census) -> None:
    """As in every row; and a Spy steals (ORI-24), or whoever copies it."""
    if event.kind == EventKind.STOLE:
        earn(c, c.actor, event.b)
    else:
        count_row(event, c)


def count_end(s: State, c: Census) -> None:
    """The row."""
    count_row_end(s, c)
