"""Another state that a seat cannot tell from the one it is in, for search: drawn from its redacted record."""

from __future__ import annotations

from typing import Any

from camarilla.kernel.events import Event
from camarilla.kernel.game import State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck
from camarilla.kernel.telling import as_known_by, facts


def resampled(state: State, seat: int, key: int) -> State:
    """A state of one of the worlds that a seat thinks possible, each equally likely; it has heard what the seat has."""
    luck, asked = Luck(), state.seat is not None
    luck.key = key
    while True:
        record, codes = drawn(state, seat, luck)
        if codes or not asked:  # else somebody is asked who would not be here: no such world
            return state.with_record(record, codes, [(told_tape(tape, seat), log) for tape, log in state.links])


def drawn(state: State, seat: int, luck: Luck) -> tuple[Any, list[int]]:
    """The record of a world that a seat thinks possible, and what the seat that is asked can answer there."""
    record, out, call = state.redacted(seat), Answers(), state.game.engine.core.call
    call("determinize", record, seat, luck)
    now = record.copy_()
    call("settle", now, out, None)
    same = call("asked", now) == state.seat
    return record, out.code[: out.size] if same else []


def told_tape(tape: bytes, seat: int) -> bytes:
    """A tape without the secrets that a seat has not seen."""
    return b"".join(Event.codec_.pack(*as_known_by(seat, fact)) for fact in facts(tape))
