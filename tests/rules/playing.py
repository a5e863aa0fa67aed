"""Playing on from a position, and reading what was told: the same for every game.

The positions themselves lie in `rules/GAME/positions.py`: `position(…)` is a valid document in a short notation, with
what is not said filled in; `start(…)` is the game there, run on to its first question.
"""

from __future__ import annotations

from camarilla.kernel.game import State


def play(state: State, *moves: str) -> State:
    """Give several answers; the state itself."""
    for move in moves:
        state.play(move)
    return state


def story(state: State, seat: int | None = None) -> list[str]:
    """What a seat was told, one line an event: rule, event, its parts; ? where the seat may not know."""
    return [" ".join("?" if part is None else str(part) for part in event.values()) for event in state.events(seat)]
