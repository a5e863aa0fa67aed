"""A player at a table, and what a program of another's may do wrong there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from camarilla.bots.budget import Budget
    from camarilla.bots.decision import Decision
    from camarilla.bots.observation import Observation


@dataclass(frozen=True)
class Fault:
    """What a program did wrong: not-started, silent, ended, error, nonsense, unready or illegal."""

    kind: str
    choice: int  # at which of its choices, counted from 0
    detail: str = ""


class SeatedPlayer:
    """A player as `seat_bot` returns it: it answers. Only programs greet, do wrong and have to be let go."""

    faults: Sequence[Fault] = ()
    longest: float = 0.0  # seconds that somebody's own code needed for an answer; ours keeps to a budget

    def choose(self, observation: Observation, budget: Budget | None = None) -> Decision:
        """One of the legal moves; a player that does not search takes no notice of the budget, None is its own."""
        raise NotImplementedError

    @contextmanager
    def timed(self) -> Iterator[None]:
        """An answer of somebody's own code."""
        began = monotonic()
        yield
        self.longest = max(self.longest, monotonic() - began)

    def greet(self) -> None:
        """Begin; a program that cannot play is refused here, before anything is played."""

    def close(self) -> None:
        """The game is over, or left."""
