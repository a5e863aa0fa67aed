"""What a game is worth to whoever learns: its share in the victory."""

from __future__ import annotations

from camarilla.kernel.game import State


def share(state: State, seat: int) -> float:
    """The share of a seat in the victory; 0 until the game is over."""
    return 1 / len(state.winners) if seat in state.winners else 0.0
