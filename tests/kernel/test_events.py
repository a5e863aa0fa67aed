"""The tape: events with a rule, public numbers, and one part that only some may know."""

from __future__ import annotations

import pytest

from camarilla.kernel.events import Events, Tape, hide_events, redact_event, tell, tells, whisper
from camarilla.kernel.secrecy import EVERYBODY, HIDDEN
from camarilla.kernel.telling import SEEN, as_known_by, facts


class Base(Events):
    BEGAN = tells("began")


class EventKind(Base):
    GAINED = tells("gained", seat="seat", a="amount")
    DREW = tells("drew", seat="seat", secret="card")


def test_events_are_numbered_after_those_of_the_base() -> None:
    assert (EventKind.BEGAN, EventKind.GAINED, EventKind.DREW) == (0, 1, 2)
    assert [form.name for form in EventKind.forms] == ["began", "gained", "drew"]
    assert EventKind.forms[2].parts == {"seat": "seat", "secret": "card"}
    assert [form.name for form in Base.forms] == ["began"]


def test_telling() -> None:
    tape = Tape()
    tell(tape, 107, EventKind.GAINED, 2, 5, 6, 7, 8)
    event = tape.event[0]
    assert tape.size == 1
    assert (event.rule, event.kind, event.seat, event.a, event.b, event.c, event.d) == (107, 1, 2, 5, 6, 7, 8)


def test_whispering() -> None:
    """Only the seats in the mask keep the secret; all keep the rest."""
    tape = Tape()
    tell(tape, 1, EventKind.BEGAN, 0, 0, 0, 0, 0)
    whisper(tape, 3, EventKind.DREW, 1, 2, 4, 0, 0, 9, 0b0010)
    for seat, secret in ((-1, HIDDEN), (0, HIDDEN), (1, 9), (2, HIDDEN)):
        event = tape.event[1].copy_()
        redact_event(event, seat)
        assert (event.secret, event.rule, event.seat, event.a, event.b, event.c, event.d) == (secret, 3, 1, 2, 4, 0, 0)


def test_a_whole_tape_is_hidden_at_once() -> None:
    tape = Tape()
    whisper(tape, 3, EventKind.DREW, 1, 2, 4, 0, 0, 9, 0b0010)
    tell(tape, 1, EventKind.BEGAN, 0, 0, 0, 0, 0)
    whisper(tape, 3, EventKind.DREW, 2, 2, 4, 0, 0, 8, 0b0100)
    hide_events(tape, 2)
    assert [event.secret for event in tape.event[: tape.size]] == [HIDDEN, 0, 8]


@pytest.mark.parametrize("seat", range(-1, 5))
def test_whoever_is_told_a_secret_is_whoever_redaction_leaves_it_to(seat: int) -> None:
    """What is put into words is the redacted event, and what it says is told to whoever sees it so."""
    for mask in range(256):
        tape = Tape()
        whisper(tape, 3, EventKind.DREW, 1, 2, 4, 0, 0, 9, mask)
        event = tape.event[0]
        (known,) = (as_known_by(seat, fact) for fact in facts(event.pack()))
        redact_event(event, seat)
        assert known[SEEN:] == (EVERYBODY, event.secret)


def test_a_public_fact_is_the_same_for_all() -> None:
    tape = Tape()
    tell(tape, 3, EventKind.GAINED, 1, 2, 3, 4, 5)
    for seat in range(-1, 5):
        event = tape.event[0].copy_()
        redact_event(event, seat)
        assert event == tape.event[0]


def test_a_used_event_is_written_over() -> None:
    tape = Tape()
    whisper(tape, 3, EventKind.DREW, 1, 2, 4, 0, 0, 9, 2)
    tape.size = 0
    tell(tape, 4, EventKind.BEGAN, 0, 0, 0, 0, 0)
    assert (tape.event[0].secret, tape.event[0].seen) == (0, 255)


def test_nobody_listens() -> None:
    tell(None, 1, EventKind.BEGAN, 0, 0, 0, 0, 0)
    whisper(None, 1, EventKind.BEGAN, 0, 0, 0, 0, 0, 0, 0)
