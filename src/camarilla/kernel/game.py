"""The public face of a game: deal, ask, play, look. Everything a seat is shown comes from its redacted record."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from types import ModuleType
from typing import Annotated, Any, Final, NamedTuple, NotRequired, Protocol, TypedDict

from camarilla.dialect import Struct
from camarilla.kernel.document import listed, shown
from camarilla.kernel.engine import Engine
from camarilla.kernel.events import Event, EventsType, Tape
from camarilla.kernel.moves import Answers, MovesType, Result
from camarilla.kernel.options import Options
from camarilla.kernel.profile import Profile
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Seed, roll, seed_dice
from camarilla.kernel.secrecy import HIDDEN, Glimpses, Reading, derive_redact

EVERY_KEY: Final = "every key"  # marks an object of a document that has all the keys of its type
Chance = Callable[[int], int]  # given a number of equally likely outcomes, one of them
Start = Mapping[str, object] | None  # the document that a state was loaded from, None if it was dealt
redact_event = derive_redact(Event)


class Document(TypedDict):
    """What the documents of all games have; the whole of one is declared in its `documents.py`."""

    game: Annotated[str, "the id of the game"]
    players: Annotated[int, "how many seats play"]
    seat: Annotated[int | None, "the seat to act; null when the game is over"]
    options: NotRequired[Annotated[dict[str, int], "the options that differ from the rulebook's, by name"]]


class Question(NamedTuple):
    """What a seat is asked: an id, whose words are in the locales, and its details."""

    id: str
    details: dict[str, str | int]


class View(Protocol):
    """A game's documents: the record as a document (hidden cells as null), and back, with every refusal."""

    def document(self, s: Any) -> Document: ...
    def load(self, document: Any) -> Any: ...
    def question(self, s: Any) -> Question: ...
    def set_options(self, s: Any, options: Mapping[str, Any]) -> None: ...


class Game:
    """A game that can be dealt, loaded, simulated."""

    def __init__(
        self,
        id: str,
        profile: Profile,
        rules: ModuleType,
        view: View,
        moves: MovesType,
        events: EventsType,
        words: Mapping[str, Sequence[str]],
        features: int,
        version: int = 1,
    ) -> None:
        self.id, self.rules, self.view, self.moves, self.events = id, rules, view, moves, events
        self.profile, self.books, self.seats, self.words = profile, tuple(profile.books), profile.seats, words
        self.features, self.version = features, version

    def __repr__(self) -> str:
        return f"camarilla.game({self.id!r})"

    @property
    def options(self) -> Options:
        """What a designer may vary, by name: the usual value, the limits, a line of help."""
        found: Options = getattr(self.rules, "OPTIONS", {})
        return found

    @cached_property
    def engine(self) -> Engine:
        """All that runs the rules: compiled where that can be, plain elsewhere."""
        return Engine(self)

    @cached_property
    def reading(self) -> Reading[Any]:
        """How records are redacted to be read."""
        return Reading(self.rules.State)

    def told(self, event: Event, seat: int) -> dict[str, Any]:
        """An event as a seat may know it (-1: a spectator), in ids and arguments; the event is redacted in place."""
        redact_event(event, seat)
        form = self.events.forms[event.kind]
        book, number = divmod(event.rule, 100)
        told: dict[str, Any] = {"rule": f"{self.books[book]}-{number}", "event": form.name}
        for place, name in form.parts.items():
            value = getattr(event, place)
            words = self.words.get(name)
            hidden = place == "secret" and value == HIDDEN
            told[name] = None if hidden else words[value] if words else value
        return told

    def deal(
        self,
        seats: int | None = None,
        seed: Seed = None,
        first: int = 0,
        options: Mapping[str, Any] | None = None,
        chance: Chance | None = None,
    ) -> State:
        """A new game; all its randomness comes from the seed (None draws one), or from `chance`."""
        seats = self.seats[-1] if seats is None else seats
        options = {} if options is None else options
        if not _whole(seats) or seats not in self.seats:
            raise Refusal("seats", seats=shown(seats), low=self.seats[0], high=self.seats[-1])
        if not _whole(first) or not 0 <= first < seats:
            raise Refusal("first", first=shown(first), high=seats - 1)
        if not isinstance(options, Mapping):
            raise Refusal("options", options=shown(options))
        record = self.rules.State()
        self.view.set_options(record, options)
        self.rules.setup(record, seats, first)
        state = State._start(self, record, seed, chance, None)
        state.first, state.options = first, dict(options)
        return state

    def position(self, document: Mapping[str, object], seed: Seed = None, chance: Chance | None = None) -> State:
        """The game at a position document; ValueError names the bad member."""
        return State._start(self, self.view.load(document), seed, chance, deepcopy(document))


def _whole(number: object) -> bool:
    """Is it a whole number? A truth value is none."""
    return isinstance(number, int) and not isinstance(number, bool)


class State:
    """A game at a question, or over. `play` goes on; nothing else changes it."""

    __slots__ = (
        "_answers", "_chance", "_events", "_glimpses", "_legal", "_record", "asked", "first", "game", "log", "options",
        "start",
    )  # fmt: skip

    game: Game
    start: Start
    first: int  # the first player of the deal
    options: dict[str, Any]  # the options of the deal
    asked: list[int]  # the seats that have answered
    log: list[tuple[bool, int]]  # what has been decided since: (True, outcome of chance) or (False, code of a move)
    _record: Any
    _answers: Answers
    _chance: Chance | None
    _events: list[Event]
    _glimpses: Glimpses[Any] | None
    _legal: list[str] | None

    @classmethod
    def _start(cls, game: Game, record: Struct, seed: Seed, chance: Chance | None, start: Start) -> State:
        if seed is not None and not _whole(seed) and not isinstance(seed, bytes):
            raise Refusal("seed", seed=shown(seed))
        state = cls.__new__(cls)
        state.game, state.start, state.log, state.asked = game, start, [], []
        state.first, state.options = 0, {}
        state._chance, state._events, state._glimpses = chance, [], None
        if seed is not None or start is None or start.get("rng") is None:  # a document may bring its own generator
            seed_dice(record.dice, seed)  # type: ignore[attr-defined]
        state._run(record, lambda out, tape: game.engine.play.settle(record, out, tape))
        return state

    def _run(self, record: Any, act: Callable[[Answers, Tape], None], *log: tuple[bool, int]) -> None:
        """Act on a record that is not yet ours, let chance speak, then take it over: a failure changes nothing."""
        out, tape, decided = Answers(), _fresh_tape(), list(log)
        act(out, tape)
        while out.chances:
            outcome = self._chance(out.chances) if self._chance else roll(record.dice, out.chances)
            if not _whole(outcome) or not 0 <= outcome < out.chances:
                raise Refusal("chance", outcome=shown(outcome), high=out.chances - 1)
            decided.append((True, outcome))
            self.game.engine.play.apply_chance(record, outcome, out, tape)
        out.code = out.code[: out.size]  # the rest is room for more
        self._record, self._answers, self._legal = record, out, None
        self._events = self._events + tape.event
        self.log = self.log + decided

    @property
    def record(self) -> Any:
        """The whole truth, for whoever keeps it and never for a seat; only to be read, so copy it before a change."""
        return self._record

    # -- what is asked
    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self._record.seats)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._answers.size == 0

    @property
    def seat(self) -> int | None:
        """The seat to answer, None when over."""
        return None if self.over else int(self.game.rules.asked(self._record))

    @property
    def question(self) -> Question | None:
        """What is asked, None when over."""
        return None if self.over else self.game.view.question(self._record)

    @property
    def legal(self) -> list[str]:
        """The legal moves in notation: at least two, the same order every time; none when over."""
        if self._legal is None:
            self._legal = [self.game.moves.texts[code] for code in self.codes]
        return list(self._legal)

    @property
    def codes(self) -> list[int]:
        """The legal moves as codes, in the same order."""
        return self._answers.code[: self._answers.size]

    def play(self, move: str) -> None:
        """Give an answer; ValueError on an illegal one, and then nothing has changed."""
        if self.over:
            raise Refusal("over", move=shown(move))
        code = self.game.moves.codes.get(move) if isinstance(move, str) else None
        if code is None:
            raise Refusal("no-move", move=shown(move), example=self.legal[0])
        if code not in self.codes:
            raise Refusal("illegal", move=move, legal=listed(self.legal[:12]), count=len(self.legal))
        self.play_code(code)

    def play_code(self, code: int) -> None:
        """Give an answer by its code; ValueError on an illegal one."""
        if not _whole(code) or code not in self.codes:
            raise Refusal("illegal-code", code=shown(code))
        record, seat = self._record.copy_(), self.seat
        assert seat is not None
        self._run(record, lambda out, tape: self.game.engine.play.apply(record, code, out, tape), (False, code))
        self.asked = [*self.asked, seat]

    # -- how it stands
    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        result = Result()
        self.game.rules.score(self._record, result)
        return result.points[: self.seats]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        result = Result()
        self.game.rules.score(self._record, result)
        return [seat for seat in range(self.seats) if self.over and result.winners >> seat & 1]

    def position(self) -> Document:
        """The whole truth as a document."""
        return self.game.view.document(self._record)

    def view(self, seat: int | None) -> Document:
        """What a seat may know, None for a spectator: the document with null for every unknown card."""
        return self.game.view.document(self.glimpse(seat))

    def glimpse(self, seat: int | None) -> Any:
        """The record as a seat may know it, only to be read: what is public lies in the truth, too."""
        return self._readers().by(self._checked(seat))

    def redacted(self, seat: int | None) -> Any:
        """The record as a seat may know it: a copy with every other secret hidden."""
        record = self._record.copy_()
        self.game.rules.redact(record, self._checked(seat))
        return record

    def company(self, seat: int | None) -> Hashable:
        """Readers with the same company know the same of the position."""
        return self._readers().company(self._checked(seat))

    def _readers(self) -> Glimpses[Any]:
        if self._glimpses is None or self._glimpses.record is not self._record:
            self._glimpses = Glimpses(self.game.reading, self._record)
        return self._glimpses

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        """What a seat has seen happen since the deal, None for a spectator."""
        number = self._checked(seat)
        return [self.game.told(event.copy_(), number) for event in self._events]

    def happened(self, since: int = 0) -> list[Event]:
        """All that has happened, secrets included, from the event of that number on: for whoever keeps the truth."""
        return [event.copy_() for event in self._events[since:]]

    def _checked(self, seat: int | None) -> int:
        if seat is None:
            return -1
        if not _whole(seat) or not 0 <= seat < self.seats:
            raise Refusal("seat", seat=shown(seat), high=self.seats - 1)
        return seat

    def copy(self) -> State:
        """An independent state at the same question."""
        new = State.__new__(State)
        for slot in State.__slots__:
            setattr(new, slot, getattr(self, slot))
        return new

    def afresh(self) -> State:
        """An independent state at the same question with nothing behind it, as if it had been loaded."""
        new = self.copy()
        new.asked, new.log, new._events = [], [], []
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.position() == other.position()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} to answer {self.question.id!r}"  # type: ignore[union-attr]
        return f"<{self.game.id}, {self.seats} seats, {asked}>"


class _Growing(list[Event]):
    """The events of a tape for plain Python: made when first asked for."""

    def __getitem__(self, index: Any) -> Any:
        while isinstance(index, int) and len(self) <= index:
            self.append(Event())
        return super().__getitem__(index)


def _fresh_tape() -> Tape:
    tape = Tape.__new__(Tape)
    tape.size, tape.event = 0, _Growing()
    return tape
