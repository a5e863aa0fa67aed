"""The information state of a seat: all that it has been told and has answered, line after line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from camarilla.kernel.decisions import LogEntry
from camarilla.kernel.telling import told

if TYPE_CHECKING:
    from camarilla.kernel.game import State


def information_state(state: State, seat: int) -> str:
    """The history of a seat, then what it may know now and, if it is asked, its legal moves."""
    legal = state.legal if state.seat == seat else []
    return f"{history(state, seat)}{state.view_json(seat).decode()}\n{compact_json(legal)}"


def history(state: State, seat: int) -> str:
    """What a seat has been told and has answered, line by line; a later one begins with all of it."""
    return "".join(f"{line}\n" for line in lines(state, seat))


def lines(state: State, seat: int) -> Iterator[str]:
    """How the game began, then of each move the answer, if it was the seat's, and what happened."""
    yield compact_json([state.game.id, state.seats, seat, state.first, state.options, start(state, seat)])
    for tape, log in state.links:
        for who, code in LogEntry.codec_.iter_unpack(log):
            if who == seat:
                yield f"> {state.game.moves.texts[code]}"
        yield from map(compact_json, told(state.game, tape, seat))


def start(state: State, seat: int) -> Any:
    """What a seat may know of the position that the game was loaded from; None if it was dealt."""
    if state.start is None:
        return None
    record = state.game.load(state.start)
    state.game.rules.redact(record, seat)
    return state.game.document(record)


def compact_json(value: Any) -> str:
    """A value as JSON; options may be numbers of NumPy's."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=int)
