"""The public face of a game: deal it, load it, run its rules; `kernel/state.py` is what is dealt."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, Generic

from camarilla.dialect import Struct, attach
from camarilla.dialect.layout import layout_text, moved
from camarilla.kernel.declared_types import Asked, Board, Foretold, Told, View
from camarilla.kernel.document import Document, Loader, Member, Question, decoded, in_python
from camarilla.kernel.engine import Engine
from camarilla.kernel.entry_points import ALL
from camarilla.kernel.events import EventsType
from camarilla.kernel.features import Slice, slices
from camarilla.kernel.integers import within
from camarilla.kernel.moves import MovesType
from camarilla.kernel.options import DeclaredOptions
from camarilla.kernel.profile import Profile
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Seed, seeded
from camarilla.kernel.showing import ShownGame
from camarilla.kernel.state import Chance, Start, State

__all__ = ["Chance", "Document", "Game", "Question", "Start", "State"]


class Game(ShownGame, Generic[View, Board, Asked, Told, Foretold]):
    """A game that can be dealt, loaded, simulated."""

    def __init__(
        self,
        id: str,
        profile: Profile,
        rules: ModuleType,
        writer: ModuleType,
        loader: Loader,
        moves: MovesType,
        events: EventsType,
        words: Mapping[str, Sequence[str]],
        version: int = 1,
    ) -> None:
        self.id, self.rules, self.loader, self.moves, self.events = id, rules, loader, moves, events
        self.profile, self.books, self.seats, self.words = profile, tuple(profile.books), profile.seats, words
        self.version = version
        self.foresees, self.has_figures = hasattr(writer, "write_forecast"), hasattr(writer, "write_figures")
        attach(rules, "camarilla.kernel.writer", writer)

    def __repr__(self) -> str:
        return f"camarilla.game({self.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """By its id: the same object in every copy and after every pickle."""
        return _game, (self.id,)

    @property
    def options(self) -> DeclaredOptions:
        """What a designer may vary, by name: the usual value, the limits, a line of help."""
        found: DeclaredOptions = getattr(self.rules, "OPTIONS", {})
        return found

    @cached_property
    def observed(self) -> list[Slice]:
        """What the numbers of an observation are: their names, where they lie, their ranges."""
        return list(slices(self.rules.Features))

    @cached_property
    def engine(self) -> Engine:
        """All that runs the rules: compiled where that can be, plain elsewhere."""
        return Engine(self)

    @cached_property
    def usual(self) -> bytes:
        """The record that a deal by the rulebook begins with."""
        return self.blank({})

    def blank(self, options: Mapping[str, Any]) -> bytes:
        """A record that holds the options of a deal, and nothing else."""
        record: Struct = self.rules.State()
        self.loader.set_options(record, options)
        return record.pack()

    def board(self, record: Any) -> Board:
        """What a board of a record is drawn from: the document, and what follows from it."""
        entry = self.engine.entry_points
        return decoded(entry.board(entry.take(record), ALL))

    def document(self, record: Any) -> View:
        """A record as a document; what is hidden in it is null."""
        entry = self.engine.entry_points
        return decoded(entry.position(entry.take(record)))

    def forecasts(self, record: Any) -> list[Foretold | None]:
        """What the seat that is asked at a record can tell of each legal move."""
        entry = self.engine.entry_points
        return decoded(entry.forecasts(entry.take(record))) if self.foresees else []

    def question(self, record: Any) -> Asked:
        """What is asked at a record."""
        entry = self.engine.entry_points
        return Question(*decoded(entry.question(entry.take(record)), list))  # type: ignore[return-value]

    def deal(
        self,
        seats: int | None = None,
        seed: Seed = None,
        first: int = 0,
        options: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
    ) -> State[View, Board, Asked, Told, Foretold]:
        """A new game; all its randomness comes from the seed (None draws one), or from `chance`."""
        check_chance(chance)
        options = {} if options is None else options
        low, high = self.seats[0], self.seats[-1]
        if (players := within(high if seats is None else seats, low, high)) is None:
            raise Refusal("seats", seats=in_python(seats), low=low, high=high)
        if (start := within(first, 0, players - 1)) is None:
            raise Refusal("first", first=in_python(first), high=players - 1)
        if not isinstance(options, Mapping):
            raise Refusal("options", options=in_python(options))
        record = self.blank(options) if options else self.usual
        state = State._new(self, players, chance, None, start, dict(options))
        entry = state._entry
        return state._run(
            entry.deal(entry.take(seeded(record, self.rules.State, seed)), players, start, chance is None)
        )

    def position(
        self, document: Mapping[str, object], seed: Seed = None, chance: Chance | None = None
    ) -> State[View, Board, Asked, Told, Foretold]:
        """The game at a position document; ValueError names the bad member."""
        loaded = self.load(document)
        record = loaded.pack()
        if seed is not None or document.get("rng") is None:  # a document may bring its own generator
            record = seeded(record, self.rules.State, seed)
        return self._begin(record, int(loaded.seats), chance, deepcopy(document))

    def replay(self, transcript: str) -> State[View, Board, Asked, Told, Foretold]:
        """The game that a transcript tells, played again to its end and checked; ValueError names the bad line.

        What chance said is in the transcript, so a game that is not over can be looked at, but chance is the file's.
        """
        from camarilla.kernel.transcript import read, replay  # it needs games itself

        return replay(read(transcript), self)

    def load(self, document: Any) -> Any:
        """The record that a document describes; a refusal names the member that is wrong."""
        if isinstance(document, dict) and document.get("game", self.id) != self.id:
            raise Member("game", document["game"]).refuse("other-game", expected=self.id)
        return self.loader.load(document)

    def _begin(
        self, record: bytes, seats: int, chance: Chance | None, start: Start
    ) -> State[View, Board, Asked, Told, Foretold]:
        check_chance(chance)
        state = State._new(self, seats, chance, start, 0, {})
        return state._run(state._entry.begin(state._entry.take(record), chance is None))

    @cached_property
    def layout(self) -> str:
        """How the bytes of a state lie, for whoever keeps them."""
        return layout_text(self.rules.State)

    def restored(
        self, record: bytes, layout: str, chance: Chance | None = None
    ) -> State[View, Board, Asked, Told, Foretold]:
        """The game at the bytes of a state, which were packed in that layout; Refusal if they no longer fit."""
        try:
            record = record if layout == self.layout else moved(self.rules.State, record, layout)
            seats = int(self.rules.State.unpack(record).seats)
        except (ValueError, struct.error) as error:
            raise Refusal("store-failed") from error
        return self._begin(record, seats, chance, self.document(record))


def check_chance(chance: object) -> None:
    """Refuse what nobody could ask for outcomes."""
    if not (chance is None or callable(chance) or (isinstance(chance, str) and chance == "ask")):
        raise Refusal("chance-source", chance=in_python(chance))


def _game(id: str) -> Game:
    """A game by its id, for pickles."""
    found: Game = import_module(f"camarilla.games.{id}.game").game  # games lie above the kernel
    return found
