"""Search for looking at finished games: what a position was worth to each seat, with open cards or as one seat saw it.

A tree in which every seat plays for itself. Over the true record it knows every card; over a redacted one the hidden
cards are dealt anew in every simulation, as chance is where the rules ask for it. Bound to each game (see
kernel/subject.pyi, bots/compiled/heuristics.pyi).
"""

from __future__ import annotations

from typing import Final

from camarilla.bots.search_playout import inclined
from camarilla.dialect import Array, Buffer, Struct, assign, f64, i8, i16, i32, log, nobody, popcount, sqrt
from camarilla.kernel.moves import MAX_CODES, Answers, Result
from camarilla.kernel.play import apply, apply_chance, settle
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State, asked, determinize, score

DEPTH: Final = 512
NONE: Final = -1
SEATS: Final = 5
TRIES: Final = 6  # answers that are compared at each question of a play-out


class Branch(Struct):
    """An answer of a seat, after the answers on the way to it."""

    code: i16 = nobody
    seat: i8 = nobody
    child: i32 = nobody
    sibling: i32 = nobody
    visits: i32 = nobody
    offered: i32 = nobody  # how often the answer was legal when its parent was passed
    wins: f64 = nobody  # of its seat


class Bench(Struct):
    """What one search works on."""

    world: State
    out: Answers
    luck: Luck
    result: Result
    size: i32 = nobody  # branches in use
    depth: i16 = nobody
    path: Array[i32] = nobody[DEPTH]
    stamp: i32 = nobody
    legal: Array[i32] = nobody[MAX_CODES]  # stamped where a code is legal now and has no branch yet


def add_branch(b: Bench, branches: Buffer[Branch], parent: int, code: int, seat: int) -> int:
    """A new branch; NONE when there is no room left."""
    if b.size == len(branches):
        return NONE
    branch = branches[b.size]
    branch.code = code
    branch.seat = seat
    branch.child = NONE
    branch.sibling = NONE
    branch.visits = 0
    branch.offered = 1
    branch.wins = 0.0
    if parent != NONE:
        branch.sibling = branches[parent].child
        branches[parent].child = b.size
    b.size += 1
    return b.size - 1


def step_on(b: Bench, branch: int) -> None:
    b.path[b.depth] = branch
    b.depth += 1


def best_branch(b: Bench, branches: Buffer[Branch], parent: int, explore: float) -> int:
    """The legal branch with the highest bound; the codes that stay stamped have none yet."""
    b.stamp += 1
    for i in range(b.out.size):
        b.legal[b.out.code[i]] = b.stamp
    seat = asked(b.world)
    best = NONE
    highest = -1.0
    child = branches[parent].child
    while child != NONE:
        branch = branches[child]
        if branch.seat == seat and b.legal[branch.code] == b.stamp:
            b.legal[branch.code] = 0
            branch.offered += 1
            visits = float(branch.visits)
            bound = branch.wins / visits + explore * sqrt(log(float(branch.offered)) / visits)
            if bound > highest:
                highest = bound
                best = child
        child = branch.sibling
    return best


def untried_code(b: Bench) -> int:
    """One of the legal codes without a branch, by chance, or NONE."""
    left = 0
    chosen = NONE
    for i in range(b.out.size):
        if b.legal[b.out.code[i]] == b.stamp:
            left += 1
            if pick(b.luck, left) == 0:
                chosen = b.out.code[i]
    return chosen


def go_on(b: Bench, code: int) -> None:
    """Answer, and let chance speak."""
    apply(b.world, code, b.out, None)
    while b.out.chances > 0:
        apply_chance(b.world, pick(b.luck, b.out.chances), b.out, None)


def climb(b: Bench, branches: Buffer[Branch], explore: float) -> None:
    """Up the tree to a new branch, or to the end of the game."""
    at = 0
    while b.out.size > 0 and b.depth < DEPTH:
        best = best_branch(b, branches, at, explore)
        code = untried_code(b)
        if code != NONE:
            made = add_branch(b, branches, at, code, asked(b.world))
            if made != NONE:
                step_on(b, made)
            go_on(b, code)
            return
        at = best
        step_on(b, at)
        go_on(b, branches[at].code)


def credit_all(b: Bench, branches: Buffer[Branch], late: bool, worth: Buffer[f64]) -> None:
    """The winners share one win; the late games tell what the position is worth to each seat."""
    score(b.world, b.result)
    share = 1.0 / float(popcount(b.result.winners))
    for i in range(b.depth):
        branch = branches[b.path[i]]
        branch.visits += 1
        if (b.result.winners >> branch.seat) & 1 == 1:
            branch.wins += share
    if late:
        for seat in range(b.world.seats):
            if (b.result.winners >> seat) & 1 == 1:
                worth[seat] += share


def begin_world(b: Bench, root: State, viewer: int, forced: int) -> None:
    """A world to play on: the truth, or one that the viewer's record leaves open; the forced answer is given."""
    assign(b.world, root)
    if viewer != NONE:
        determinize(b.world, viewer, b.luck)
    b.depth = 0
    settle(b.world, b.out, None)
    if forced != NONE:
        go_on(b, forced)


def set_luck(b: Bench, seed: int) -> None:
    b.luck.key = seed
    b.luck.count = 0
    b.luck.spare = 0


def foresee(
    root: State,
    viewer: int,
    forced: int,
    simulations: int,
    seed: int,
    explore: float,
    bench: Buffer[Bench],
    branches: Buffer[Branch],
    visits: Buffer[i32],
    wins: Buffer[f64],
    worth: Buffer[f64],
) -> None:
    """By search: visits and wins of each legal answer, and what the position is worth to each seat.

    All cards are known; with a `viewer`, what that seat's redacted record leaves open is dealt anew each time.
    With a `forced` code the tree begins after that answer, and after the chance that follows it.
    """
    b = bench[0]
    set_luck(b, seed)
    b.size = 0
    b.stamp = 0
    add_branch(b, branches, NONE, 0, asked(root))
    for number in range(simulations):
        begin_world(b, root, viewer, forced)
        step_on(b, 0)
        climb(b, branches, explore)
        inclined(b.world, b.luck, b.out, TRIES)
        credit_all(b, branches, number >= simulations // 2, worth)
    for seat in range(root.seats):
        worth[seat] = worth[seat] / float(simulations - simulations // 2)
    if forced == NONE:
        tell_answers(root, b, branches, visits, wins)


def tell_answers(root: State, b: Bench, branches: Buffer[Branch], visits: Buffer[i32], wins: Buffer[f64]) -> None:
    """What was found of each legal answer, in their order."""
    settle(root, b.out, None)
    for i in range(b.out.size):
        child = branches[0].child
        while child != NONE:
            if branches[child].code == b.out.code[i]:
                visits[i] = branches[child].visits
                wins[i] = branches[child].wins
            child = branches[child].sibling


def expect(
    root: State,
    viewer: int,
    forced: int,
    simulations: int,
    seed: int,
    bench: Buffer[Bench],
    branches: Buffer[Branch],
    worth: Buffer[f64],
) -> None:
    """What a position is worth to each seat if all go on by heuristic, none knowing more than its own cards."""
    b = bench[0]
    set_luck(b, seed)
    for _ in range(simulations):
        begin_world(b, root, viewer, forced)
        inclined(b.world, b.luck, b.out, TRIES)
        credit_all(b, branches, True, worth)
    for seat in range(root.seats):
        worth[seat] = worth[seat] / float(simulations)
