"""Flat Monte Carlo: every legal move is tried in random worlds that the seat thinks possible. Bound to each game."""

from __future__ import annotations

from camarilla.dialect import Buffer, Struct, assign, i16, i32, i64, popcount, public
from camarilla.kernel.moves import VICTORY, Answers, Result
from camarilla.kernel.play import apply, playout, settle
from camarilla.kernel.rng import Luck
from camarilla.kernel.subject import State, determinize, redact, score


class Arm(Struct):
    """A legal move, how often it was tried, and what it won."""

    code: i16 = public
    tries: i32 = public
    credit: i64 = public


def share(s: State, seat: int, result: Result) -> int:
    """The seat's share of the victory."""
    score(s, result)
    if (result.winners >> seat) & 1 == 0:
        return 0
    return VICTORY // popcount(result.winners)


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
        trial.credit += share(s, seat, result)
