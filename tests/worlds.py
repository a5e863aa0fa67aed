"""Other worlds at the same question: the one place of the tests that looks behind a state."""

from __future__ import annotations

from typing import Any

from camarilla.kernel.game import State
from camarilla.kernel.moves import Answers
from camarilla.kernel.rng import Luck

CARDS = 7  # every game has more kinds of cards


def in_world(state: State, record: Any) -> State:
    """The state with another record: what that record asks, after the same events."""
    other = state.copy()
    other._record, other._answers, other._legal = record, Answers(), None
    state.game.engine.play.settle(record, other._answers, None)
    return other


def another_world(state: State, key: int) -> State:
    """The same to the seat that is asked, with other secrets: hidden cards, and the hidden parts of what happened."""
    assert state.seat is not None
    record, luck = state.redacted(state.seat), Luck()
    luck.key = key
    state.game.rules.determinize(record, state.seat, luck)
    other = in_world(state, record)
    other._events = state.happened()
    for event in other._events:
        if not event.seen >> state.seat & 1:
            event.secret = (event.secret + 1 + key) % CARDS
    return other
