"""Undo: one's own last answer, while nothing hidden was revealed and nobody has acted."""

from __future__ import annotations

from camarilla.kernel.game import State


def can_take_back(before: State, now: State) -> bool:
    """May whoever answered `before` take it back `now`: still asked, chance was silent, and nobody knows more?"""
    (is_chance, code), *since = now.log[len(before.log) :]
    if since or is_chance or now.seat != before.seat:
        return False
    return not revealed(before, now, code)


def revealed(before: State, after: State, code: int) -> bool:
    """Does anybody know more cards than before, or did what happened depend on what the mover could not know?"""
    readers = (*range(before.seats), None)
    if any(unknown(after.view_json(reader)) < unknown(before.view_json(reader)) for reader in readers):
        return True
    return depends_on_hidden(before, code)


def unknown(view: bytes) -> int:
    """How many nulls a view has: fewer after a move mean that a card has become known."""
    return view.count(b"null")


def depends_on_hidden(before: State, code: int) -> bool:
    """Would the mover see something else in another world that the mover thought possible?"""
    entry = before.game.engine.entry_points
    return bool(entry.reveals(entry.take(before.pack()), code))
