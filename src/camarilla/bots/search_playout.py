"""Play-outs in which the seats follow their urges. Bound to each game."""

from __future__ import annotations

from camarilla.bots.habit import urge
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import apply, cast
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State


def lean_on(s: State, out: Answers, luck: Luck, tries: int) -> int:
    """One of some answers drawn by chance, or of all if they are few, each as likely as its urge is strong."""
    few = out.size <= tries
    chosen = 0
    total = 0
    for i in range(out.size if few else tries):
        code = out.code[i] if few else out.code[pick(luck, out.size)]
        weight = urge(s, code)
        total += weight
        if pick(luck, total) < weight:
            chosen = code
    return chosen


def inclined(s: State, luck: Luck, out: Answers, tries: int) -> None:
    """To the end of the game."""
    while True:
        if out.size > 0:
            apply(s, lean_on(s, out, luck, tries), out, None)
        elif out.chances > 0:
            cast(s, pick(luck, out.chances), out, None)
        else:
            return
