"""What the lab counts in Ablaze."""

from __future__ import annotations

from camarilla.games.ablaze.cards import Kind
from camarilla.games.ablaze.events import EventKind
from camarilla.games.ablaze.state import State
from camarilla.games.row.census import count_hands, count_row, count_row_end
from camarilla.kernel.census import Census, act, earn, place
from camarilla.kernel.events import Event


def count_deal(s: State, c: Census) -> None:
    """The hands."""
    count_hands(s, c)


def count_event(s: State, event: Event, c: Census) -> None:
    """As in every row; and Twin, Substitution, Plan, Trap and Felon."""
    match event.kind:
        case EventKind.TWIN:
            place(c, event.seat, Kind.TWIN)
        case EventKind.REPLACED:
            place(c, event.seat, event.b)
        case EventKind.ACTIVATED:
            act(c, event.seat, event.b)
        case EventKind.TAKEN:
            earn(c, Kind.PLAN, 1)
        case EventKind.TRAPPED:
            earn(c, Kind.TRAP, event.b)
        case EventKind.FORFEITED:
            if event.seat == c.acting:
                earn(c, c.actor, -event.a)
        case _:
            count_row(event, c)


def count_end(s: State, c: Census) -> None:
    """The row."""
    count_row_end(s, c)
