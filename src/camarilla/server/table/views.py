"""What readers are shown of a game, made from their redacted records and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Final, cast

from camarilla.kernel.game import Game, State
from camarilla.kernel.secrecy import EVERYBODY
from camarilla.kernel.telling import SEEN, WORDED, Fact, ToldEvent, as_known_by, facts, worded
from camarilla.wire.parts import Choice, EventInfo
from camarilla.wire.written import GOING_ON, NOT_ASKED, write, write_asking, write_beside, write_ending, write_seen

HEAD: Final = ("event", "rule")  # of an event; the rest are its parts
Reader = int | None  # a seat; None: a spectator


@cache
def choice(game: Game, code: int) -> bytes:
    """A move as it is offered, as JSON."""
    said = game.moves.typed(code)
    return write(Choice(code, game.moves.texts[code], said.kind, said.parts))


class Views:
    """One position through everybody's eyes; each view is written once."""

    def __init__(self, state: State) -> None:
        self.state, self.asked = state, state.seat
        self.documents: dict[Reader, bytes] = {}

    def view(self, reader: Reader) -> bytes:
        """What a board shows a reader, as JSON: the view, and what follows from it."""
        found = self.documents.get(reader)
        if found is None:
            found = self.documents[reader] = self.state.board_json(reader)
        return found

    def seen(self, reader: Reader, asked_in: int, banks: bytes, undo: Reader) -> bytes:
        """The game as a reader may know it, as JSON; `undo` is the seat that may take its answer back."""
        return write_seen(asked_in, self.view(reader), self.beside(reader, banks, undo))

    def beside(self, reader: Reader, banks: bytes, undo: Reader) -> bytes:
        """What stands beside the view; question and answers only for the one who is asked."""
        mine = reader is not None and reader == self.asked
        asking = self.asking() if mine else NOT_ASKED
        ending = write_ending(self.state.scores, self.state.winners) if self.state.over else GOING_ON
        return write_beside(self.asked, asking, reader is not None and reader == undo, banks, ending)

    def asking(self) -> tuple[bytes, bytes, bytes]:
        """What is asked, the legal answers, and where the game foretells anything what each would do."""
        state = self.state
        told = state.forecasts_json() if state.game.foresees else None
        return write_asking(state.question_json(), [choice(state.game, code) for code in state.codes], told)


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


def told(game: Game, tape: bytes | bytearray, reader: Reader) -> bytes:
    """The events of a tape as a reader may know them, as JSON in a row."""
    return _told(game, facts(tape), reader)


def told_all(game: Game, tape: bytes, readers: Iterable[Reader]) -> dict[Reader, bytes]:
    """The events of a tape as several readers may know them; where there is no secret all are told the same."""
    happened = facts(tape)
    if all(fact[SEEN] == EVERYBODY for fact in happened):
        return dict.fromkeys(readers, _told(game, happened, None))
    return {reader: _told(game, happened, reader) for reader in readers}


def _told(game: Game, happened: list[Fact], reader: Reader) -> bytes:
    seat = -1 if reader is None else reader
    return b",".join([written(game, as_known_by(seat, fact)) for fact in happened])


@lru_cache(WORDED)
def written(game: Game, fact: Fact) -> bytes:
    """A fact as its readers may know it, as JSON."""
    return write(event_info(worded(game, fact)))


def event_info(event: ToldEvent) -> EventInfo:
    """An event that the engine has told to somebody, as it is sent."""
    parts = {name: part for name, part in event.items() if name not in HEAD}
    return EventInfo(event["event"], event["rule"], cast(dict[str, str | int | None], parts))
