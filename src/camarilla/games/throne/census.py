"""What the lab counts in Behind the Throne."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import bits
from camarilla.games.throne.cards import Kind
from camarilla.games.throne.events import EventKind
from camarilla.games.throne.state import MAX_ROW, State
from camarilla.kernel.census import Census, CensusExtras, Figure, Topic, earn, hold, keep, kill, place, reveal
from camarilla.kernel.events import Event

BUSTED: Final = Figure.TOPIC  # rows that grew to each length: how many of them bust there
STOPPED: Final = BUSTED + MAX_ROW + 1  # and how many were taken or exchanged
LENGTHS: Final = tuple({"cards": cards} for cards in range(1, MAX_ROW + 1))
TOPICS: Final = {"bust": Topic(BUSTED + 1, LENGTHS, chain=True), "stop": Topic(STOPPED + 1, LENGTHS)}
EXTRAS: Final = CensusExtras(TOPICS, dealt="drawn")


def count_deal(s: State, c: Census) -> None:
    """Nobody is dealt a card; the first that a seat reveals stands for one."""


def count_event(s: State, event: Event, c: Census) -> None:
    """Rows grow, bust or come before a seat; single cards change hands and are destroyed."""
    match event.kind:
        case EventKind.REVEALED:
            if event.a != Kind.END:
                draw_first(event.seat, event.a, c)
                reveal(c, event.seat, event.a)
                lengthen(event.a, c)
        case EventKind.BUST:
            c.total[BUSTED + event.a] += 1
            c.pile_size = 0
        case EventKind.TOOK | EventKind.GIVEN:
            receive(event.seat, c)
        case EventKind.SWAPPED:
            place(c, event.seat, event.b)
        case EventKind.DESTROYED:
            kill(c, event.b, c.pile[c.pile_size - 1])


def draw_first(seat: int, card: int, c: Census) -> None:
    """The first card that a seat reveals was chosen by chance alone: nobody can look or pass before (THR-3, THR-16)."""
    if c.held[seat] == 0:
        hold(c, seat, card)


def lengthen(card: int, c: Census) -> None:
    """THR-3: the row has grown."""
    c.pile[c.pile_size] = card
    c.pile_size += 1
    c.count[BUSTED + c.pile_size] += 1
    c.count[STOPPED + c.pile_size] += 1


def receive(seat: int, c: Census) -> None:
    """THR-17: the whole row is laid out before a seat."""
    c.total[STOPPED + c.pile_size] += 1
    for i in range(c.pile_size):
        place(c, seat, c.pile[i])
    c.pile_size = 0


def count_end(s: State, c: Census) -> None:
    """THR-21: the columns, and what they score."""
    for seat in range(s.seats):
        for kind in bits(s.table[seat].columns):
            keep(c, seat, kind)
            if s.table[seat].height[kind] >= s.options.scoring:
                earn(c, kind, kind + 1)
