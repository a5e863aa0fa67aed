"""What the lab counts in Intrigues."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any, Final

from camarilla.games.intrigues.cards import CARDS, NAMES, PLACES, Who
from camarilla.games.intrigues.chapters import CHAPTERS, KINDS, OURS, ROOT, Numbers, names_where, names_who, read_deck
from camarilla.games.intrigues.events import EventKind, plot_name
from camarilla.games.intrigues.options import encoded
from camarilla.games.intrigues.state import CONDITIONS, PLOTS, State
from camarilla.kernel.census import Census, CensusExtras, Figure, Topic, hold, kill, note, place, reveal
from camarilla.kernel.document import Member
from camarilla.kernel.events import Event

OTHER: Final = len(OURS)  # a chapter of an owner's deck
TRUE: Final = Figure.TOPIC  # each event of each chapter of ours, then of others: how often it came true
EVENTS: Final = 256  # figures of events
MOST: Final = EVENTS // CONDITIONS  # chapters of an owner's deck that are told apart
FITTING: Final = TRUE + EVENTS  # each plot, and how many of its events ended as it says: how often


def true_events(deck: Sequence[Sequence[Numbers]]) -> dict[str, Topic]:
    """Every event of every chapter."""
    items = tuple(
        {"chapter": number, "kind": KINDS[kind - 1], "who": NAMES[who] if names_who(kind) else "nobody",
         "where": PLACES[where] if names_where(kind) else "nowhere"}
        for number, events in enumerate(deck, 1) for kind, who, where in events
    )  # fmt: skip
    return {"true": Topic(TRUE, items, group="kind")}


PLOT_ENDS: Final = tuple(
    {"card": plot_name(plot), "fits": fits} for plot in range(PLOTS) for fits in range(CONDITIONS + 1)
)
TOPICS: Final = {"plots": Topic(FITTING, PLOT_ENDS, across="fits"), **true_events(OURS)}


# -- an owner's own chapters (INT-5) ------------------------------------------------------------------------------
def own_deck(options: Mapping[str, Any]) -> list[list[Numbers]]:
    """The chapters of an owner's deck; none where ours are played."""
    return read_deck(Member(ROOT, options["chapters"]))[:MOST] if "chapters" in options else []


def own_topics(options: Mapping[str, Any]) -> dict[str, Topic]:
    """The events of an owner's deck in place of ours."""
    deck = own_deck(options)
    return true_events(deck) if deck else {}


def file_under(options: Mapping[str, Any], dealt: Mapping[str, Any], figures: Sequence[MutableSequence[int]]) -> None:
    """Games of one chapter of an owner's deck: move its events to where the deck has them."""
    deck = [encoded(chapter) for chapter in own_deck(options)]
    if not deck:
        return
    for cells in figures:
        found = [sum(cells[TRUE + i : TRUE + EVENTS : CONDITIONS]) for i in range(CONDITIONS)]
        at = deck.index(dealt["events"]) * CONDITIONS if dealt["events"] in deck else EVENTS
        for i in range(EVENTS):
            cells[TRUE + i] = found[i - at] if at <= i < at + CONDITIONS else 0


EXTRAS: Final = CensusExtras(TOPICS, own_topics=own_topics, file_under=file_under)


# -- counting -----------------------------------------------------------------------------------------------------


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
            note(c, TRUE + chapter(s) * CONDITIONS + c.counter, event.d)
            c.counter += 1
        case EventKind.SCORED:
            note(c, Figure.EARNED + event.a, event.b)
            count_plot(c, event.a - CARDS, event.b)


def count_plot(c: Census, plot: int, fitting: int) -> None:
    """INT-18: so many events ended as the plot says."""
    for fits in range(CONDITIONS + 1):
        note(c, FITTING + plot * (CONDITIONS + 1) + fits, 1 if fits == fitting else 0)


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
