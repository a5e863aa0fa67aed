"""Other worlds at the same question: the one place of the tests that looks behind a state."""

from __future__ import annotations

from typing import Any

from camarilla.kernel.game import State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck

CARDS = 7  # every game has more kinds of cards


def in_world(state: State, record: Any) -> State:
    """The state with another record: what that record asks, after the same events."""
    other, out = state.copy(), Answers()
    state.game.engine.play.settle(record, out, None)
    other._record, other._codes = other._turn.take(record), out.code[: out.size]
    return other


def known(state: State, seat: int) -> bytes:
    """The bytes of the record as a seat may know it."""
    return bytes(state._turn.hide(state._turn.take(state.pack()), seat))


def with_dice_of(state: State, other: State) -> State:
    """The state with the dice of another."""
    record = state.record
    record.dice.assign_(other.record.dice)
    new = state.copy()
    new._record = new._turn.take(record)
    return new


def another_world(state: State, key: int) -> State:
    """The same to the seat that is asked, with other secrets: hidden cards, and the hidden parts of what happened."""
    assert state.seat is not None
    record, luck = state.redacted(state.seat), Luck()
    luck.key = key
    state.game.rules.determinize(record, state.seat, luck)
    other = in_world(state, record)
    events = state.happened()
    for event in events:
        if not event.seen >> state.seat & 1:
            event.secret = (event.secret + 1 + key) % CARDS
    other._past = None, b"".join(event.pack() for event in events), b""
    return other
