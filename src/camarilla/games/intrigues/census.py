"""What the lab counts in Intrigues."""

from __future__ import annotations

from typing import Final

from camarilla.games.intrigues.cards import CARDS, NAMES, PLACES, Who
from camarilla.games.intrigues.chapters import CHAPTERS, KINDS, OURS, names_where, names_who
from camarilla.games.intrigues.events import EventKind
from camarilla.games.intrigues.state import CONDITIONS, State
from camarilla.kernel.census import Census, Figure, Topic, hold, kill, note, place, reveal
from camarilla.kernel.events import Event

OTHER: Final = len(OURS)  # a chapter of an owner's deck
TRUE: Final = Figure.TOPIC  # each event of each chapter of ours, then of others: how often it came true
TOPICS: Final = {
    "true": Topic(TRUE, tuple(
        {"chapter": number, "kind": KINDS[kind - 1], "who": NAMES[who] if names_who(kind) else "nobody",
         "where": PLACES[where] if names_where(kind) else "nowhere"}
        for number, events in enumerate(OURS, 1) for kind, who, where in events
    )),
}  # fmt: skip


def count_deal(s: State, c: Census) -> None:
    """INT-3: a plot, by chance; plots are cards after the characters."""
    for seat in range(s.seats):
        hold(c, seat, CARDS + s.table[seat].plot)


def count_event(s: State, event: Event, c: Census) -> None:
    """Characters are placed, opened and killed; at the end events have come true, and plots pay (INT-18)."""
    match event.kind:
        case EventKind.DEPLOYED:
            place(c, event.seat, event.secret)
        case EventKind.OPENED:
            reveal(c, event.seat, event.c)
        case EventKind.KILLED:
            kill(c, event.secret, Who.KILLER)
        case EventKind.HAPPENED:
            note(c, TRUE + chapter(s) * CONDITIONS + c.checked, event.d)
            c.checked += 1
        case EventKind.SCORED:
            note(c, Figure.EARNED + event.a, event.b)


def chapter(s: State) -> int:
    """Which of our chapters was played, or OTHER."""
    for number in range(OTHER):
        if is_chapter(s, number):
            return number
    return OTHER


def is_chapter(s: State, number: int) -> bool:
    """Are these the events of the game?"""
    for i in range(CONDITIONS):
        at = (number * CONDITIONS + i) * 3
        event = s.chapter[i]
        if event.kind != CHAPTERS[at] or event.who != CHAPTERS[at + 1] or event.where != CHAPTERS[at + 2]:
            return False
    return True


def count_end(s: State, c: Census) -> None:
    """All was told by events."""
