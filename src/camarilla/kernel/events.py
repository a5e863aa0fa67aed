"""Events: what happened and by which rule, on a tape that is told to every seat in its own redaction."""

from __future__ import annotations

from typing import Any

from camarilla.dialect import Array, Struct, i8, i16, of, public, seen_by, u8
from camarilla.kernel.secrecy import EVERYBODY, derive_redact

MAX_EVENTS = 400


class Event(Struct):
    """One fact: the rule that caused it, its kind, up to five public numbers and one secret."""

    rule: i16 = public
    kind: i8 = public
    seat: i8 = public
    a: i16 = public
    b: i16 = public
    c: i16 = public
    d: i16 = public
    seen: u8 = public
    secret: i8 = seen_by("seen")


class Tape(Struct):
    """The events of one answer, in order."""

    size: i16 = public
    event: Array[Event] = of[MAX_EVENTS]


def tell(tape: Tape | None, rule: int, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write down a public fact, if anybody listens."""
    if tape is not None:
        event = tape.event[tape.size]
        event.rule = rule
        event.kind = kind
        event.seat = seat
        event.a = a
        event.b = b
        event.c = c
        event.d = d
        event.seen = EVERYBODY
        event.secret = 0
        tape.size += 1


def whisper(
    tape: Tape | None, rule: int, kind: int, seat: int, a: int, b: int, c: int, d: int, secret: int, seen: int
) -> None:
    """Write down a fact with a part that only the seats in the mask `seen` may know."""
    if tape is not None:
        tell(tape, rule, kind, seat, a, b, c, d)
        event = tape.event[tape.size - 1]
        event.secret = secret
        event.seen = seen


redact_event = derive_redact(Event)


def hide_events(tape: Tape, seat: int) -> None:
    """Hide in every event what a seat may not know; -1 is a spectator."""
    for i in range(tape.size):
        redact_event(tape.event[i], seat)


class EventForm:
    """The form of an event: its id, and the names of its numbers `seat`, `a`, `b`, `c`, `d` and its secret."""

    def __init__(self, name: str, parts: dict[str, str]) -> None:
        self.name, self.parts = name, parts


def tells(name: str, **parts: str) -> int:
    """Declare a kind of event: `PLACED = tells("placed", seat="seat", a="place", secret="card")`."""
    return EventForm(name, parts)  # type: ignore[return-value]  # EventsType puts its number in its place


class EventsType(type):
    """Numbers the declared events."""

    forms: list[EventForm]

    def __new__(mcls, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> EventsType:
        forms = [form for base in bases for form in getattr(base, "forms", [])]
        for key, form in members.items():
            if isinstance(form, EventForm):
                members[key] = len(forms)
                forms.append(form)
        cls = super().__new__(mcls, name, bases, members)
        cls.forms = forms
        return cls


class Events(metaclass=EventsType):
    """The events of a game; each member is the number of its kind."""
