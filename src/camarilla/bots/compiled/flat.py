"""Flat Monte Carlo: every legal move is tried in random worlds that the seat thinks possible. Bound to each game."""

from __future__ import annotations

from camarilla.dialect import Buffer, Struct, assign, i16, i32, i64, public
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.play import apply, playout, settle
from camarilla.kernel.rng import Luck
from camarilla.kernel.subject import State, determinize, redact, score
from camarilla.kernel.victory import credit_of


class Arm(Struct):
    """A legal move, how often it was tried, and what it won."""

    code: i16 = public
    tries: i32 = public
    credit: i64 = public


def list_moves(root: State, out: Answers, trials: Buffer[Arm]) -> int:
    """One trial for each legal move of the question that is asked; how many."""
    s = State()
    assign(s, root)
    settle(s, out, None)
    for i in range(out.size):
        trials[i].code = out.code[i]
        trials[i].tries = 0
        trials[i].credit = 0
    return out.size


def flat(root: State, seat: int, simulations: int, seed: int, trials: Buffer[Arm]) -> None:
    """What each move wins by what the seat may know of `root` and nothing else; every move is tried in turn."""
    s = State()
    seen = State()
    out = Answers()
    result = Result()
    luck = Luck()
    luck.key = seed
    assign(seen, root)
    redact(seen, seat)
    moves = list_moves(seen, out, trials)
    for i in range(max(simulations, moves)):
        trial = trials[i % moves]
        assign(s, seen)
        determinize(s, seat, luck)
        apply(s, trial.code, out, None)
        playout(s, luck, out)
        trial.tries += 1
        score(s, result)
        trial.credit += credit_of(result, seat)
