"""Many games side by side: one call deals them all, one call moves them all on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.dialect import numbers

if TYPE_CHECKING:
    from camarilla.kernel.engine import Unit


class Batch:
    """Lanes of games. Write an answer of each into `chosen` (-1 leaves a lane alone), then `step`."""

    def __init__(self, unit: Unit, seats: int, lanes: int, seed: int, width: int) -> None:
        self.unit, self.seats, self.lanes, self.width = unit, seats, lanes, width
        self.states: Any = unit.new(unit.rules.State, lanes)
        self.asked: Any = numbers("i8", lanes)  # the seat to answer, -1 where the game is over
        self.counts: Any = numbers("i16", lanes)  # how many answers there are
        self.legal: Any = numbers("i16", lanes * width)  # their codes, lane after lane, no more than `width` of each
        self.chosen: Any = numbers("i16", lanes)
        self.deal(seed)

    def deal(self, seed: int) -> None:
        """Deal every lane anew."""
        self.unit.call("batch_deal", self.states, self.seats, seed, *self._reported())

    def step(self) -> None:
        """Give every lane the answer that was chosen for it."""
        self.unit.call("batch_step", self.states, self.chosen, *self._reported())

    def codes(self, lane: int) -> list[int]:
        """What a lane may answer, no more than `width` of it."""
        start = lane * self.width
        return list(self.legal[start : start + min(self.counts[lane], self.width)])

    def _reported(self) -> tuple[Any, ...]:
        return self.width, self.asked, self.counts, self.legal
