"""Undo: one's own last answer, while nothing hidden was revealed and nobody has acted."""

from __future__ import annotations

import json

from camarilla.kernel.game import State


def can_take_back(before: State, now: State) -> bool:
    """May whoever answered `before` take it back `now`: still asked, chance was silent, and nobody knows more?"""
    (is_chance, code), *since = now.log[len(before.log) :]
    if since or is_chance or now.seat != before.seat:
        return False
    return not revealed(before, now) and not depends_on_hidden(before, code)


def revealed(before: State, after: State) -> bool:
    """Does anybody know more cards than before?"""
    readers = (*range(before.seats), None)
    return any(unknown(after, reader) < unknown(before, reader) for reader in readers)


def unknown(state: State, reader: int | None) -> int:
    """How many cards a reader does not know: the nulls of the view."""
    return json.dumps(state.view(reader)).count("null")


def depends_on_hidden(before: State, code: int) -> bool:
    """Would the mover see something else in another world that the mover thought possible?"""
    turn = before.game.engine.turn
    return bool(turn.reveals(turn.take(before.pack()), code))
