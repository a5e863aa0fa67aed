"""Digest perft: how many lines of play a position has, and a hash of where they lead. Bound to each game."""

from __future__ import annotations

from camarilla.dialect import Buffer, Struct, assign, i16, i64, public
from camarilla.kernel.moves import Answers
from camarilla.kernel.play import apply, roll_chance, settle
from camarilla.kernel.subject import State, digest

PART = 0xFFFFFFFF


class Ply(Struct):
    """A position on the way down, its answers, and the next one to try."""

    s: State
    out: Answers
    tried: i16 = public


class Count(Struct):
    """Leaves, and the sum of their hashes: the order of the moves does not matter."""

    leaves: i64 = public
    digest: i64 = public


def perft(root: State, depth: int, levels: Buffer[Ply], count: Count) -> None:
    """Count the lines of `depth` answers, or fewer where the game ends; needs depth + 1 levels."""
    at = 0
    assign(levels[0].s, root)
    settle(levels[0].s, levels[0].out, None)
    levels[0].tried = 0
    while at >= 0:
        level = levels[at]
        if at == depth or level.out.size == 0:
            count.leaves += 1
            count.digest += digest(level.s) & PART
            at -= 1
        elif level.tried == level.out.size:
            at -= 1
        else:
            below = levels[at + 1]
            assign(below.s, level.s)
            apply(below.s, level.out.code[level.tried], below.out, None)
            roll_chance(below.s, below.out, None)
            below.tried = 0
            level.tried += 1
            at += 1
