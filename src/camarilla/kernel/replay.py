"""A game seen again, step by step: through a seat's eyes, a spectator's, or with all cards open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, Literal, NamedTuple

from camarilla.kernel import transcript
from camarilla.kernel.declared_types import Asked, Board, Foretold, Told, View
from camarilla.kernel.game import Chance, Game, State
from camarilla.kernel.telling import opened, told

Eyes = int | Literal["all", "spectator"]  # a seat's, or whose else


class Frame(NamedTuple, Generic[View, Board, Asked, Told, Foretold]):
    """One step: the state after it, its events (secrets included), who answered what; the deal has no seat."""

    state: State[View, Board, Asked, Told, Foretold]
    tape: bytes
    seat: int | None = None
    code: int | None = None


class Replay(Generic[View, Board, Asked, Told, Foretold]):
    """The frames of a game, the deal first; what is shown of them depends on whose eyes look."""

    def __init__(self, frames: Sequence[Frame[View, Board, Asked, Told, Foretold]]) -> None:
        self.frames, self.game = frames, frames[0].state.game

    @classmethod
    def of(cls, played: State[View, Board, Asked, Told, Foretold]) -> Replay[View, Board, Asked, Told, Foretold]:
        """A game that was played: all that was decided is decided again."""
        log = iter(played.log)
        state = _begin(played, lambda chances: next(log)[1])
        states = [state.copy()]
        for _, code in log:
            state.play_code(code)
            states.append(state.copy())
        return cls(list(_frames(states)))

    @classmethod
    def read(
        cls, written: transcript.Transcript, game: Game[View, Board, Asked, Told, Foretold]
    ) -> Replay[View, Board, Asked, Told, Foretold]:
        """A game from its transcript; ValueError names the line that does not fit."""
        states: list[State[View, Board, Asked, Told, Foretold]] = []
        transcript.replay(written, game, lambda state: states.append(state.copy()))
        return cls(list(_frames(states)))

    @property
    def last(self) -> int:
        """The number of the last step; the deal is 0."""
        return len(self.frames) - 1

    @property
    def end(self) -> State[View, Board, Asked, Told, Foretold]:
        """The state after the last step."""
        return self.frames[-1].state

    @property
    def every_eyes(self) -> list[Eyes]:
        """All open, then each seat, then a spectator."""
        return ["all", *range(self.end.seats), "spectator"]

    def view(self, step: int, eyes: Eyes) -> View:
        """The table after a step."""
        state = self.frames[step].state
        return state.position() if eyes == "all" else state.view(eyes if isinstance(eyes, int) else None)

    def board(self, step: int, eyes: Eyes) -> Board:
        """What a board of the table is drawn from, after a step."""
        return self.frames[step].state.board(None if eyes == "spectator" else eyes)

    def news(self, step: int, eyes: Eyes) -> list[Told]:
        """What was seen to happen in a step."""
        reader = eyes if isinstance(eyes, int) else -1
        tape = self.frames[step].tape
        return told(self.game, opened(tape) if eyes == "all" else tape, reader)  # type: ignore[return-value]

    def events(self, step: int, eyes: Eyes) -> list[Told]:
        """What was seen to happen up to a step."""
        return [event for i in range(step + 1) for event in self.news(i, eyes)]

    def question(self, step: int) -> str | None:
        """The id of the question that a step answers; None for the deal."""
        asked = self.frames[step - 1].state.question if step > 0 else None
        return None if asked is None else asked.id

    def move(self, step: int, eyes: Eyes) -> str | None:
        """The answer in notation; another seat's can hold a secret, so only its own seat sees it."""
        _, _, seat, code = self.frames[step]
        return None if code is None or eyes not in ("all", seat) else self.game.moves.texts[code]


def _begin(
    played: State[View, Board, Asked, Told, Foretold], chance: Chance
) -> State[View, Board, Asked, Told, Foretold]:
    """The game as it began, dealt or loaded."""
    if played.start is not None:
        return played.game.position(played.start, chance=chance)
    return played.game.deal(played.seats, 0, played.first, played.options, chance)


def _frames(
    states: list[State[View, Board, Asked, Told, Foretold]],
) -> Iterator[Frame[View, Board, Asked, Told, Foretold]]:
    """The states of one game in order, each with what led to it."""
    heard = 0
    for step, state in enumerate(states):
        tape = state.tape[heard:]
        heard += len(tape)
        yield Frame(state, tape, state.answered_by[-1], _last_code(state)) if step else Frame(state, tape)


def _last_code(state: State) -> int:
    """The last answer that was given."""
    return next(number for is_chance, number in reversed(state.log) if not is_chance)
