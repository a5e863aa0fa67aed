"""What a player decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Decision:
    """The chosen move; of a player that searches also what it found for every legal one."""

    move: str
    values: Mapping[str, float] = field(default_factory=dict)  # the seat's chance to win, a shared victory in shares
    visits: Mapping[str, int] = field(default_factory=dict)  # how often it was tried
    line: Sequence[str] = ()  # how the game is expected to go on, the chosen move first
