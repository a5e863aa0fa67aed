"""What has happened, told to a reader: events in ids and arguments, without the secrets that it may not know."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Required, TypedDict, cast

from camarilla.kernel.events import Event, redact_event
from camarilla.kernel.secrecy import EVERYBODY, HIDDEN

if TYPE_CHECKING:
    from typing_extensions import ReadOnly

    from camarilla.kernel.game import Game

Fact = tuple[int, ...]  # the numbers of an `Event`
WORDED: Final = 8192  # facts whose words are kept at hand: much happens more than once
SEEN: Final = list(Event.fields_).index("seen")  # where a fact says who has seen its secret, which comes next


class ToldEvent(TypedDict, total=False):
    """What happened, as one reader may know it: by which rule, which event, and the parts that it declares.

    Named here are the parts that are read whatever the game; all of them, event by event, in `games/<id>/types.pyi`.
    """

    rule: Required[ReadOnly[str]]
    event: Required[ReadOnly[str]]
    seat: ReadOnly[int]
    robbed: ReadOnly[int]
    family: ReadOnly[int]
    amount: ReadOnly[int]
    cards: ReadOnly[int]
    place: ReadOnly[int | str]
    index: ReadOnly[int]
    now: ReadOnly[int]
    to: ReadOnly[str]
    card: ReadOnly[str | None]


ToldEvents = list[ToldEvent]


def facts(tape: bytes | bytearray) -> list[Fact]:
    """The facts on a tape."""
    return list(Event.codec_.iter_unpack(tape))


def told(game: Game, tape: bytes, seat: int) -> list[ToldEvent]:
    """The events of a tape as a seat may know them, -1 for a spectator."""
    return [worded(game, as_known_by(seat, fact)).copy() for fact in facts(tape)]


@lru_cache(4 * WORDED)  # for each of its readers
def as_known_by(seat: int, fact: Fact) -> Fact:
    """A fact as redaction leaves it for a seat; it no longer says who has seen it: equal knowledge, equal words."""
    event = read(fact)
    redact_event(event, seat)
    event.seen = EVERYBODY
    return next(Event.codec_.iter_unpack(event.pack()))


def read(fact: Fact) -> Event:
    """A fact as the event that it is."""
    event = Event()
    event.fill_(iter(fact))
    return event


@lru_cache(WORDED)
def worded(game: Game, fact: Fact) -> ToldEvent:
    """A fact as somebody knows it, in ids and arguments; nobody changes it."""
    event = read(fact)
    form = game.events.forms[event.kind]
    book, number = divmod(event.rule, 100)
    said: dict[str, Any] = {"rule": f"{game.books[book]}-{number}", "event": form.name}
    for place, name in form.parts.items():
        value = getattr(event, place)
        words = game.words.get(name)
        hidden = place == "secret" and value == HIDDEN
        said[name] = None if hidden else words[value] if words else value
    return cast(ToldEvent, said)


def opened(tape: bytes) -> bytes:
    """A tape whose secrets everybody has seen."""
    return b"".join(Event.codec_.pack(*fact[:SEEN], EVERYBODY, *fact[SEEN + 1 :]) for fact in facts(tape))
