"""Other worlds at the same question, by the door that a state has for them."""

from __future__ import annotations

from typing import Any

from camarilla.kernel.game import State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck

CARDS = 7  # every game has more kinds of cards


def in_world(state: State, record: Any) -> State:
    """The state with another record: what that record asks, after the same events."""
    out = Answers()
    state.game.engine.play.settle(record, out, None)
    return state.with_record(record, out.code[: out.size])


def known(state: State, seat: int) -> bytes:
    """The bytes of the record as a seat may know it."""
    packed: bytes = state.redacted(seat).pack()
    return packed


def with_dice_of(state: State, other: State) -> State:
    """The state with the dice of another."""
    record = state.record
    record.dice.assign_(other.record.dice)
    return state.with_record(record)


def another_world(state: State, key: int) -> State:
    """The same to the seat that is asked, with other secrets: hidden cards, and the hidden parts of what happened."""
    assert state.seat is not None
    record, luck = state.redacted(state.seat), Luck()
    luck.key = key
    state.game.rules.determinize(record, state.seat, luck)
    events = state.happened()
    for event in events:
        if not event.seen >> state.seat & 1:
            event.secret = (event.secret + 1 + key) % CARDS
    other = in_world(state, record)
    return other.with_record(other.record, other.codes, [(b"".join(event.pack() for event in events), b"")])
