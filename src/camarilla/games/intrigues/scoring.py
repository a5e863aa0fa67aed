"""The end of the game: which events have happened, and what each plot scores (INT-18, INT-19)."""

from __future__ import annotations

from camarilla.dialect import popcount
from camarilla.games.intrigues.cards import CARDS, SPOTS
from camarilla.games.intrigues.chapters import Kind
from camarilla.games.intrigues.events import EventKind
from camarilla.games.intrigues.state import CONDITIONS, ConditionRecord, Seat, State, Zone
from camarilla.games.intrigues.zones import NOWHERE, find_open
from camarilla.kernel.events import Tape, tell
from camarilla.kernel.moves import Result
from camarilla.kernel.secrecy import EVERYBODY


def lies_open(s: State, who: int, zone: int) -> bool:
    return find_open(s.zones[zone], who) != NOWHERE


def is_prisoner(s: State, who: int, place: int) -> bool:
    i = find_open(s.zones[place], who)
    return i != NOWHERE and s.zones[place].card[i].held


def location(s: State, who: int) -> int:
    """Where on the board a character lies face up, NOWHERE if it does not."""
    for place in range(SPOTS):
        if lies_open(s, who, place):
            return place
    return NOWHERE


def is_curfew(s: State) -> bool:
    """At least two locations hold no card at all."""
    empty = 0
    for place in range(SPOTS):
        if s.zones[place].size == 0:
            empty += 1
    return empty >= 2


def happened(s: State, event: ConditionRecord) -> bool:
    """INT-19; only what lies face up counts."""
    match event.kind:
        case Kind.MURDER:
            return lies_open(s, event.who, Zone.DEAD + event.where)
        case Kind.PRESENCE:
            return lies_open(s, event.who, event.where)
        case Kind.PAIR:
            return lies_open(s, event.who, event.where) and s.zones[event.where].size == 2
        case Kind.TRIO:
            return lies_open(s, event.who, event.where) and s.zones[event.where].size == 3
        case Kind.ARREST:
            return is_prisoner(s, event.who, event.where)
        case Kind.ESCAPE:
            return lies_open(s, event.who, Zone.ESCAPED)
        case Kind.UNSEEN:
            return location(s, event.who) == NOWHERE
        case _:
            return is_curfew(s)


def truths(s: State) -> int:
    """The events that have happened, as a plot that would fit."""
    fitting = 0
    for i in range(CONDITIONS):
        if happened(s, s.chapter[i]):
            fitting |= 1 << i
    return fitting


def earned(one: Seat, fitting: int) -> int:
    """INT-18: 1 for each event whose truth equals the mark of an opened plot."""
    return CONDITIONS - popcount(fitting ^ one.plot) if one.seen == EVERYBODY else 0


def score(s: State, result: Result) -> None:
    """INT-18: nothing before the plots are opened, for points would tell of them; then the most points win."""
    fitting = truths(s)
    best = 0
    result.winners = 0
    for seat in range(s.seats):
        result.points[seat] = earned(s.table[seat], fitting)
        best = max(best, result.points[seat])
    for seat in range(s.seats):
        if result.points[seat] == best:
            result.winners |= 1 << seat


def named(event: ConditionRecord) -> int:
    """The character that an event names, -1 if none."""
    return event.who if event.kind != Kind.CURFEW else -1


def located(event: ConditionRecord) -> int:
    """The location that it names, -1 if none."""
    return event.where if event.kind <= Kind.ARREST else -1


def end(s: State, tape: Tape | None) -> None:
    """INT-18: all dealt plots are opened."""
    tell(tape, 18, EventKind.ENDED, 0, 0, 0, 0, 0)
    fitting = truths(s)
    for i in range(CONDITIONS):
        event = s.chapter[i]
        tell(tape, 19, EventKind.HAPPENED, 0, event.kind - 1, named(event), located(event), (fitting >> i) & 1)
    for seat in range(s.seats):
        one = s.table[seat]
        one.seen = EVERYBODY
        tell(tape, 18, EventKind.SCORED, seat, CARDS + one.plot, earned(one, fitting), 0, 0)
