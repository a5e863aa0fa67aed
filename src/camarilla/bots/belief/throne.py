"""Beliefs in Behind the Throne: those of an open game, for only the order of the deck is secret, and a chance_key."""

from __future__ import annotations

from camarilla.dialect import bind
from camarilla.games.throne import rules
from camarilla.games.throne.state import KINDS, State

_open = bind("camarilla.bots.belief.open", rules)
Guess, study, imagine, visible_code = _open.Guess, _open.study, _open.imagine, _open.visible_code


def chance_key(s: State) -> int:
    """THR-3: the card that was drawn lies last in the row."""
    return 1 + s.row_size * KINDS + s.row[s.row_size - 1] if s.row_size > 0 else 0
