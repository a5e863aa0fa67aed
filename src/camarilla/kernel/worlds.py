"""Another state that a seat cannot tell from the one it is in, for search: drawn from its redacted record."""

from __future__ import annotations

from camarilla.kernel.events import Event
from camarilla.kernel.game import State
from camarilla.kernel.past import chained
from camarilla.kernel.rng import Luck
from camarilla.kernel.telling import as_known_by, facts


def resampled(state: State, seat: int, key: int) -> State:
    """A state of one of the worlds that a seat thinks possible, each equally likely; it has heard what the seat has."""
    record, luck = state.redacted(seat), Luck()
    luck.key = key
    state.game.engine.core.call("determinize", record, seat, luck)
    world = state.copy()
    world._record = world._turn.take(record)
    world._past = chained([(told_tape(tape, seat), log) for tape, log in state.links])
    return world


def told_tape(tape: bytes, seat: int) -> bytes:
    """A tape without the secrets that a seat has not seen."""
    return b"".join(Event.codec_.pack(*as_known_by(seat, fact)) for fact in facts(tape))
