"""What readers are shown of a game, made from their redacted records and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, cast

import msgspec

from camarilla.kernel.game import Game, State
from camarilla.kernel.tape import Event
from camarilla.server.records import RawEvent
from camarilla.wire.parts import Bank, Choice, Question, Seen, Told

Reader = int | None  # a seat; None: a spectator
EVERYBODY = 255  # who has seen an event without a secret
SEEN = 7  # where a raw event says who has seen it
_encoder = msgspec.json.Encoder()

_shared: Counter[Game] = Counter()  # how much more often than not readers of a game see the same


def worth_sharing(game: Game) -> bool:
    """Where everybody has secrets of their own, to look for equal views costs more than it saves."""
    return _shared[game] > -100


@cache
def choice(game: Game, code: int) -> Choice:
    """A move as it is offered."""
    said = game.moves.typed(code)
    return Choice(code, game.moves.texts[code], said.kind, said.parts)


class Sights:
    """One position through everybody's eyes; each view is written once, and only once for all who see the same."""

    def __init__(self, state: State) -> None:
        self.state, self.asked = state, state.seat
        self.question: Question | None = None  # known once the one who is asked has looked
        self.views: dict[Reader, bytes] = {}
        self.alike: dict[tuple[Any, ...], bytes] = {}

    def view(self, reader: Reader) -> bytes:
        """The position document of a reader, as JSON."""
        found = self.views.get(reader)
        if found is None:
            record = self.state.redacted(reader)
            if reader is not None and reader == self.asked:
                self.question = Question(*self.state.game.view.question(record))
            found = self.views[reader] = self.written(record) if worth_sharing(self.state.game) else self.made(record)
        return found

    def written(self, record: Any) -> bytes:
        """The document of a redacted record; another reader may have the same."""
        numbers = record.flat_()
        found = self.alike.get(numbers)
        if self.alike:
            _shared[self.state.game] += 1 if found else -1
        if found is None:
            found = self.alike[numbers] = self.made(record)
        return found

    def made(self, record: Any) -> bytes:
        return _encoder.encode(self.state.game.view.document(record))

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


def raw_events(state: State, since: int) -> list[RawEvent]:
    """What happened since, as it is stored."""
    return [event.flat_() for event in state.happened(since)]


def told(state: State, events: Iterable[RawEvent], reader: Reader) -> list[Told]:
    """Events as a reader may know them."""
    return [_told(state, event, reader) for event in events]


def told_all(state: State, events: Iterable[RawEvent], readers: Iterable[Reader]) -> dict[Reader, list[Told]]:
    """Events for several readers; what everybody knows is worded once."""
    made: dict[Reader, list[Told]] = {reader: [] for reader in readers}
    for event in events:
        public = _told(state, event, None) if event[SEEN] == EVERYBODY else None
        for reader, list_ in made.items():
            list_.append(public or _told(state, event, reader))
    return made


def _told(state: State, raw: RawEvent, reader: Reader) -> Told:
    event = Event()
    event.fill_(iter(raw))
    parts = state.game.told(event, -1 if reader is None else reader)
    return Told(parts.pop("event"), parts.pop("rule"), parts)
