"""Loops that the benchmark times inside compiled code. Bound to each game."""

from __future__ import annotations

from camarilla.dialect import assign
from camarilla.kernel.rng import Luck
from camarilla.kernel.subject import State, determinize, redact


def worlds(root: State, seat: int, times: int, seed: int) -> int:
    """Redact the truth for a seat and fill it with a possible world, `times` times."""
    s = State()
    luck = Luck()
    luck.key = seed
    total = 0
    for _ in range(times):
        assign(s, root)
        redact(s, seat)
        determinize(s, seat, luck)
        total += s.agenda.size
    return total
