"""A game as its states, to be looked at step by step through anybody's eyes."""

from __future__ import annotations

from typing import Any, Literal

from camarilla.cli.story import Story
from camarilla.cli.words import say
from camarilla.kernel.game import Document, Game, State

Eyes = int | Literal["all", "spectator"]
Events = list[dict[str, Any]]


class Film:
    """Every state of a game, the deal first."""

    def __init__(self, game: Game, states: list[State]) -> None:
        self.game, self.states = game, states

    @staticmethod
    def of(played: State) -> Film:
        """The film of a game that was dealt and played: all that was decided is decided again."""
        log = iter(played.log)
        state = played.game.deal(played.seats, 0, played.first, played.options, lambda chances: next(log)[1])
        states = [state.copy()]
        for _, code in log:
            state.play_code(code)
            states.append(state.copy())
        return Film(played.game, states)

    def every_eyes(self) -> list[Eyes]:
        """All open, then each seat, then a spectator."""
        return ["all", *range(self.states[0].seats), "spectator"]

    def view(self, step: int, eyes: Eyes) -> Document:
        """The table after a step."""
        state = self.states[step]
        return state.position() if eyes == "all" else state.view(eyes if isinstance(eyes, int) else None)

    def events(self, step: int, eyes: Eyes) -> Events:
        """What was seen up to a step; with all cards open, what anybody saw."""
        state = self.states[step]
        if eyes != "all":
            return state.events(eyes if isinstance(eyes, int) else None)
        seen = zip(*(state.events(seat) for seat in range(state.seats)), strict=True)
        return [min(versions, key=lambda event: list(event.values()).count(None)) for versions in seen]

    def news(self, step: int, eyes: Eyes) -> Events:
        """What was seen in a step."""
        before = 0 if step == 0 else len(self.events(step - 1, eyes))
        return self.events(step, eyes)[before:]

    def head(self, step: int, eyes: Eyes, story: Story) -> str:
        """Who was asked, and what was answered: another seat's move can hold a secret."""
        if step == 0:
            return say("step-deal")
        state, seat = self.states[step], self.states[step - 1].seat
        assert seat is not None
        move = next(number for is_chance, number in reversed(state.log) if not is_chance)
        is_open = eyes in ("all", seat)
        return f"{story.label(seat)}: {state.game.moves.texts[move]}" if is_open else story.label(seat)
