"""What a player is given to decide on: made from the redacted record, so that no secret can come along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from camarilla.kernel.declared_types import Asked, Board, Foretold, Told, View
from camarilla.kernel.refusal import Refusal

if TYPE_CHECKING:
    from camarilla.kernel.game import Game, State

T = TypeVar("T")


@dataclass(frozen=True)
class Observation(Generic[View, Board, Asked, Told, Foretold]):
    """The game as the seat that has to answer may know it."""

    game: Game[View, Board, Asked, Told, Foretold]
    seat: int
    record: Any  # the redacted record
    question: Asked
    legal: list[str]
    events: list[Told]

    @property
    def view(self) -> View:
        """The record as a document, null for every unknown card."""
        return self.game.document(self.record)

    @property
    def board(self) -> Board:
        """What a board is drawn from: the view, and what follows from it."""
        return self.game.board(self.record)

    @property
    def forecasts(self) -> list[Foretold | None]:
        """What the seat can tell of each legal move, as `State.forecasts`; empty where the game foretells nothing."""
        return self.game.forecasts(self.record)


def by_move(observation: Observation, found: list[T]) -> dict[str, T]:
    """What was found for each legal move, in their order."""
    return dict(zip(observation.legal, found, strict=True))


def observe(
    state: State[View, Board, Asked, Told, Foretold], tape: bytes | None = None
) -> Observation[View, Board, Asked, Told, Foretold]:
    """What the seat to answer may know; refused when the game is over.

    `tape`: all events since the deal, of whoever keeps them apart from the state.
    """
    seat, question = state.seat, state.question
    if seat is None or question is None:
        outcomes = len(state.chance_outcomes())
        raise Refusal("chance-due", count=outcomes) if outcomes else Refusal("nobody-asked")
    events = state.events(seat) if tape is None else cast("list[Told]", told_to(state.game, tape, seat))
    return Observation(state.game, seat, state.redacted(seat), question, state.legal, events)


def told_to(game: Game[View, Board, Asked, Told, Foretold], tape: bytes, seat: int) -> list[Told]:
    """What a seat has seen of the events on a tape."""
    from camarilla.kernel.telling import told  # late: names of players are listed without the dialect

    return told(game, tape, seat)  # type: ignore[return-value]
