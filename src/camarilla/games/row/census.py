"""What is counted in every game of the row."""

from __future__ import annotations

from camarilla.games.row.events import EventKind
from camarilla.games.row.state import State
from camarilla.kernel.census import Census, act, earn, hold, keep, kill, place, reveal
from camarilla.kernel.events import Event


def count_hands(s: State, c: Census) -> None:
    """ORI-1: seven of the ten cards, by chance."""
    for seat in range(s.seats):
        one = s.table[seat]
        for i in range(one.hand_size):
            hold(c, seat, one.hand[i])


def count_row(event: Event, c: Census) -> None:
    """Cards come into the row, act, pay and are eliminated."""
    match event.kind:
        case EventKind.PLACED:
            place(c, event.seat, event.secret)
        case EventKind.REVEALED:
            reveal(c, event.seat, event.b)
            act(c, event.seat, event.b)
        case EventKind.ACTS:
            act(c, event.seat, event.b)
        case EventKind.TOOK:
            earn(c, event.c, event.b)
        case EventKind.GAINED:
            earn(c, earner(event, c), event.a)
        case EventKind.ELIMINATED:
            kill(c, event.b, c.actor)


def earner(event: Event, c: Census) -> int:
    """The card that paid: the one that acts, though its ability may be another's; or one that reacts to it."""
    return c.actor if event.seat == c.acting else event.b


def count_row_end(s: State, c: Census) -> None:
    """The top cards that are left."""
    for i in range(s.row_size):
        card = s.cards[s.row[i]]
        keep(c, card.controller, card.kind)
