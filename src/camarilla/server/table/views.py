"""What readers are shown of a game, made from their redacted records and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, cast

import msgspec

from camarilla.kernel.events import Event
from camarilla.kernel.game import Game, State
from camarilla.server.table.records import RawEvent
from camarilla.wire.parts import Bank, Choice, EventInfo, QuestionInfo, Seen

Reader = int | None  # a seat; None: a spectator
EVERYBODY = 255  # who has seen an event without a secret
SEEN = 7  # where a raw event says who has seen it
WORDED = 8192  # events whose wording is kept at hand
_encoder = msgspec.json.Encoder()


@cache
def choice(game: Game, code: int) -> Choice:
    """A move as it is offered, already written."""
    said = game.moves.typed(code)
    return cast(Choice, _written(Choice(code, game.moves.texts[code], said.kind, said.parts)))


def _written(part: Any) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(part))


class Views:
    """One position through everybody's eyes; each view is written once, and only once for all who see the same."""

    def __init__(self, state: State) -> None:
        self.state, self.asked = state, state.seat
        self.documents: dict[Reader, bytes] = {}
        self.alike: dict[bytes, bytes] = {}  # those who know the same share a view
        self.question: QuestionInfo | None = None  # known once somebody who is asked has looked

    def view(self, reader: Reader) -> bytes:
        """The position document of a reader, as JSON."""
        found = self.documents.get(reader)
        if found is None:
            found = self.documents[reader] = self.shared(reader)
        return found

    def shared(self, reader: Reader) -> bytes:
        """The view of a reader; another one may know the same."""
        if reader is not None and reader == self.asked:
            question = self.state.question
            assert question is not None
            self.question = QuestionInfo(*question)
        found = self.state.view_json(reader)
        return self.alike.setdefault(found, found)

    def unknown(self, reader: Reader) -> int:
        """How many cards a reader does not know: the nulls of the view."""
        return self.view(reader).count(b"null")

    def seen(self, reader: Reader, at: int, banks: list[Bank], undo: bool) -> Seen:
        """The game as a reader may know it; question and answers only for the one who is asked."""
        state, view = self.state, msgspec.Raw(self.view(reader))
        over, asked = state.over, self.asked
        mine = asked is not None and asked == reader
        return Seen(
            at=at,
            view=cast(dict[str, Any], view),  # already written
            asked=asked,
            question=self.question if mine else None,
            legal=[choice(state.game, code) for code in state.codes] if mine else [],
            undo=undo,
            banks=banks,
            over=over,
            scores=state.scores if over else None,
            winners=state.winners if over else None,
        )

    def rest(self) -> None:
        """Everybody has looked: what was only kept to compare can go."""
        self.alike.clear()


class Snapshot:
    """The game at one point of a log: at hand, or loaded from its position document when somebody looks."""

    __slots__ = ("_load", "_views")

    def __init__(self, views: Views | None, load: Callable[[], State] | None) -> None:
        self._views, self._load = views, load

    @property
    def views(self) -> Views:
        """Through everybody's eyes."""
        if self._views is None:
            assert self._load is not None
            self._views, self._load = Views(self._load()), None
        return self._views

    @property
    def state(self) -> State:
        return self.views.state


def raw_events(state: State) -> list[RawEvent]:
    """What has happened, as it is stored."""
    return [event.flat_() for event in state.happened()]


def told(state: State, events: Iterable[RawEvent], reader: Reader) -> list[EventInfo]:
    """Events as a reader may know them."""
    return [_told(state, event, reader) for event in events]


def told_all(state: State, events: Iterable[RawEvent], readers: Iterable[Reader]) -> dict[Reader, list[EventInfo]]:
    """Events for several readers; where there is no secret all have the same list."""
    events = list(events)
    for event in events:
        if event[SEEN] != EVERYBODY:
            return {reader: told(state, events, reader) for reader in readers}
    same = [worded(state.game, event, None) for event in events]
    return dict.fromkeys(readers, same)


def _told(state: State, raw: RawEvent, reader: Reader) -> EventInfo:
    return worded(state.game, raw, None if raw[SEEN] == EVERYBODY else reader)


@lru_cache(WORDED)
def worded(game: Game, raw: RawEvent, reader: Reader) -> EventInfo:
    """An event as a reader may know it, already written: much happens more than once."""
    parts = game.told(event_of(raw), -1 if reader is None else reader)
    return cast(EventInfo, _written(event_info(parts)))


def event_of(raw: RawEvent) -> Event:
    """An event as it was stored."""
    event = Event()
    event.fill_(iter(raw))
    return event


def event_info(parts: dict[str, Any]) -> EventInfo:
    """An event that the engine has told to somebody, as it is sent."""
    return EventInfo(parts.pop("event"), parts.pop("rule"), parts)
