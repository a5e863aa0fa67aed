"""What a player is given to think with, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, which gives the same decision every time, or so many milliseconds."""

    simulations: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.simulations, self.milliseconds) if amount is not None]
        if len(given) != 1 or given[0] < 1:
            raise ValueError(f"a budget is a number of simulations or of milliseconds, above zero, not {self}")


@dataclass(frozen=True)
class Decision:
    """The chosen move, and what a player that searches knows of every legal one; of another player's mind nothing."""

    move: str
    values: Mapping[str, float] = field(default_factory=dict)  # the seat's chance to win, a shared victory in shares
    visits: Mapping[str, int] = field(default_factory=dict)  # how often it was tried
    line: Sequence[str] = ()  # how the game is expected to go on, the chosen move first
