"""A game at a question, or over: ask, play, look. Everything a seat is shown comes from its redacted record."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, Literal, Self

from camarilla.kernel.decisions import CHANCE, LogEntry
from camarilla.kernel.declared_types import Asked, Board, Foretold, Told, View
from camarilla.kernel.document import Question, decoded, in_python, listed
from camarilla.kernel.entry_points import ALL, Advance, EntryPoints
from camarilla.kernel.events import Event
from camarilla.kernel.information import information_state
from camarilla.kernel.integers import check_outcome, check_reader, whole
from camarilla.kernel.moves import LISTED
from camarilla.kernel.past import LOG, TAPE, PastChain, PastStep, chained, joined, links
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.showing import ShownState
from camarilla.kernel.telling import told

if TYPE_CHECKING:
    from camarilla.kernel.game import Game

Chance = Callable[[int], int] | Literal["ask"]  # one of so many equally likely outcomes; "ask": by `apply_chance`
Start = Mapping[str, object] | None  # the document that a state was loaded from, None if it was dealt


class State(ShownState, Generic[View, Board, Asked, Told, Foretold]):
    """A game at a question, or over. `play` goes on; nothing else changes it.

    It holds its record as its rules take it: as bytes, or where they run plain as a struct. What lies behind it is a
    chain that its copies share. So a copy costs nothing; and threads may use states side by side, each its own.
    """

    __slots__ = (
        "_chance",
        "_chances",
        "_codes",
        "_entry",
        "_past",
        "_record",
        "first",
        "game",
        "options",
        "seats",
        "start",
    )  # fmt: skip

    game: Game[View, Board, Asked, Told, Foretold]
    seats: int  # how many play
    start: Start
    first: int  # the first player of the deal
    options: dict[str, Any]  # the options of the deal
    _entry: EntryPoints  # its rules
    _record: Any
    _codes: list[int]
    _chance: Chance | None
    _chances: int  # outcomes that the caller has to choose from
    _past: PastChain

    @classmethod
    def _new(
        cls,
        game: Game[View, Board, Asked, Told, Foretold],
        seats: int,
        chance: Chance | None,
        start: Start,
        first: int,
        options: dict[str, Any],
    ) -> Self:
        state = cls.__new__(cls)
        state.game, state._entry, state.seats, state._chance, state._past = (
            game,
            game.engine.entry_points,
            seats,
            chance,
            None,
        )
        state.start, state.first, state.options = start, first, options
        return state

    def _run(self, advance: Advance) -> Self:
        """Let chance speak where it is the caller's, then take over the advance: a failure changes nothing."""
        chances, record, codes, tape, log = advance
        while chances and callable(self._chance):
            outcome = check_outcome(self._chance(chances), chances)
            chances, record, codes, more, decision = self._entry.give_chance(record, outcome)
            tape, log = tape + more, log + decision
        self._record, self._codes, self._chances, self._past = record, codes, chances, (self._past, tape, log)
        return self

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring now, where the caller decides it: outcomes and their probabilities."""
        return [(outcome, 1 / self._chances) for outcome in range(self._chances)]

    def apply_chance(self, outcome: int) -> None:
        """Let chance bring one of its outcomes; ValueError if it is none of them."""
        if not self._chances:
            raise Refusal("no-chance")
        self._run(self._entry.give_chance(self._record, check_outcome(outcome, self._chances)))

    @property
    def record(self) -> Any:
        """The whole truth as a struct of its own, for whoever keeps it and never for a seat."""
        return self._struct(self._record)

    def _struct(self, record: Any) -> Any:
        """A struct of its own with the values of a record."""
        return self.game.rules.State.unpack(record) if isinstance(record, bytes) else record.copy_()

    # -- what is asked
    @property
    def over(self) -> bool:
        """Is the game over?"""
        return not self._codes and not self._chances

    @property
    def seat(self) -> int | None:
        """The seat to answer; None when over, and where chance is due."""
        return self._entry.seat_asked(self._record) if self._codes else None

    @property
    def question(self) -> Asked | None:
        """What is asked; None where no seat is."""
        return Question(*decoded(self.question_json(), list)) if self._codes else None  # type: ignore[return-value]

    def question_json(self) -> bytes:
        """What is asked, as the JSON of its id and its details in a list."""
        return self._entry.question(self._record)

    def forecasts_json(self) -> bytes:
        """What the seat that is asked can tell of each legal move, as a list in JSON; null where that is nothing."""
        return self._entry.forecasts(self._record) if self.game.foresees and self._codes else b"[]"

    @property
    def forecasts(self) -> list[Foretold | None]:
        """What the seat that is asked can tell of each legal move, in their order; empty where there is nothing."""
        return decoded(self.forecasts_json())

    @property
    def legal(self) -> list[str]:
        """The legal moves in notation: at least two, the same order every time; none when over."""
        texts = self.game.moves.texts
        return [texts[code] for code in self._codes]

    @property
    def codes(self) -> list[int]:
        """The legal moves as codes, in the same order."""
        return self._codes[:]

    def play(self, move: str) -> None:
        """Give an answer; ValueError on an illegal one, and then nothing has changed."""
        code = self.game.moves.codes.get(move) if isinstance(move, str) else None
        if code is None or code not in self._codes:
            raise self._refusal(move, code)
        self._run(self._entry.give_answer(self._record, code, self._chance is None))

    def _refusal(self, move: object, code: int | None) -> Refusal:
        """Why a move is no answer here."""
        if self.over:
            return Refusal("over", move=in_python(move))
        if self._chances:
            return Refusal("chance-due", count=self._chances)
        if code is None:
            return Refusal("no-move", move=in_python(move), example=self.legal[0])
        return Refusal("illegal", move=move, legal=listed(self.legal[:LISTED]), count=len(self._codes))

    def _code_refusal(self, code: object, number: int | None) -> Refusal:
        """Why a code is no answer here."""
        if number is None or not self._codes:
            return Refusal("illegal-code", code=in_python(code if number is None else number))
        named = self.game.moves.named
        return Refusal("illegal-answer", code=named(number), legal=listed(map(named, self._codes[:LISTED])))

    def play_code(self, code: int) -> None:
        """Give an answer by its code; ValueError on an illegal one."""
        number = whole(code)
        if number is None or number not in self._codes:
            raise self._code_refusal(code, number)
        self._run(self._entry.give_answer(self._record, number, self._chance is None))

    # -- how it stands
    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        return self._entry.standing(self._record)[:-1]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        *points, winners = self._entry.standing(self._record)
        return [seat for seat in range(len(points)) if self.over and winners >> seat & 1]

    def position(self) -> View:
        """The whole truth as a document."""
        return decoded(self.position_json())

    def position_json(self) -> bytes:
        """The whole truth as a document, in JSON."""
        return self._entry.position(self._record)

    def pack(self) -> bytes:
        """The whole truth as bytes, which `Game.restored` reads."""
        return self._record if isinstance(self._record, bytes) else self._record.pack()

    def view(self, seat: int | None) -> View:
        """What a seat may know, None for a spectator: the document with null for every unknown card."""
        return decoded(self.view_json(seat))

    def view_json(self, seat: int | None) -> bytes:
        """What a seat may know, in JSON."""
        return self._entry.view(self._record, check_reader(seat, self.seats))

    def board(self, eyes: int | Literal["all"] | None) -> Board:
        """What a board is drawn from: what a seat may know, and what follows from that; `all` is the whole truth."""
        return decoded(self.board_json(eyes))

    def board_json(self, eyes: int | Literal["all"] | None) -> bytes:
        """What a board is drawn from, in JSON."""
        return self._entry.board(self._record, ALL if eyes == "all" else check_reader(eyes, self.seats))

    def redacted(self, seat: int | None) -> Any:
        """The record as a seat may know it: a struct of its own with every other secret hidden."""
        return self._struct(self._entry.hide(self._record, check_reader(seat, self.seats)))

    def observation(self, seat: int | None) -> array[int]:
        """What a seat may know as numbers, None for a spectator; `game.observed` names them."""
        features = self._entry.observe(self._record, check_reader(seat, self.seats), self._entry.blank)
        return array("b", features if isinstance(features, bytes) else features.pack())

    def information_state(self, seat: int) -> str:
        """All that a seat has been told and has answered, and what it may know now: equal texts, equal knowledge."""
        if seat is None:
            raise Refusal("no-information-state", high=self.seats - 1)
        return information_state(self, check_reader(seat, self.seats))

    # -- what lies behind it
    @property
    def answered_by(self) -> list[int]:
        """The seats that have answered."""
        return [seat for seat, _ in self._decided() if seat != CHANCE]

    @property
    def log(self) -> list[tuple[bool, int]]:
        """What has been decided: (True, outcome of chance) or (False, code of a move)."""
        return [(seat == CHANCE, number) for seat, number in self._decided()]

    @property
    def decisions(self) -> bytes:
        """What has been decided, as bytes: one `LogEntry` after another."""
        return joined(self._past, LOG)

    @property
    def tape(self) -> bytes:
        """All that has happened, secrets included, as bytes: one `Event` after another."""
        return joined(self._past, TAPE)

    @property
    def links(self) -> list[PastStep]:
        """The tape and the decisions of the deal and of each move, secrets included."""
        return links(self._past)

    def _decided(self) -> Iterator[tuple[int, int]]:
        return LogEntry.codec_.iter_unpack(self.decisions)

    def events(self, seat: int | None) -> list[Told]:
        """What a seat has seen happen since the deal, None for a spectator."""
        return told(self.game, self.tape, check_reader(seat, self.seats))  # type: ignore[return-value]

    def happened(self) -> list[Event]:
        """All that has happened, secrets included: for whoever keeps the truth."""
        tape = self.tape
        return [Event.unpack(tape[at : at + Event.size_]) for at in range(0, len(tape), Event.size_)]

    # -- as a value
    def copy(self) -> Self:
        """An independent state at the same question."""
        new = self._new(self.game, self.seats, self._chance, self.start, self.first, self.options)
        new._record, new._codes = new._entry.take(self._record), self._codes
        new._chances, new._past = self._chances, self._past
        return new

    def with_record(self, record: Any, codes: list[int] | None = None, links: list[PastStep] | None = None) -> Self:
        """The same game with another record; `codes` are its legal moves and `links` what lies behind it, if others.

        It checks nothing: it is for search, and for whoever compares worlds that a seat cannot tell apart.
        """
        new = self.copy()
        new._record = new._entry.take(record)
        new._codes = self._codes if codes is None else codes
        new._past = self._past if links is None else chained(links)
        return new

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()  # what it shares never changes

    def afresh(self) -> Self:
        """An independent state at the same question with nothing behind it, as if it had been loaded."""
        new = self.copy()
        new._past = None
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game is other.game and self.position_json() == other.position_json()

    def __hash__(self) -> int:
        """That of the position as it is now: what lies in a set is not played on."""
        return hash((self.game.id, self.position_json()))

    def __reduce__(self) -> tuple[Any, ...]:
        """All of it as bytes, for pickles; the caller's own chance must be something that can be pickled."""
        begun = self.game, self.seats, self._chance, self.start, self.first, self.options
        return State._new, begun, (self.pack(), self._codes, self._chances, self.links)

    def __setstate__(self, now: tuple[bytes, list[int], int, list[PastStep]]) -> None:
        record, self._codes, self._chances, behind = now
        self._record, self._past = self._entry.take(record), chained(behind)

    def __repr__(self) -> str:
        idle = "over" if self.over else f"chance, {self._chances} outcomes"
        asked = f"seat {self.seat} to answer {self.question.id!r}" if self.question else idle
        return f"<{self.game.id}, {self.seats} seats, {asked}>"
