"""Information-set Monte-Carlo tree search over any game, in the dialect: one tree of what a seat can see.

Each simulation deals the hidden cards anew, as the seat's redacted state allows, walks down the tree by
availability-weighted bounds, adds one node, plays the rest at random and credits the movers on the way.
Bound to each game (see kernel/subject.pyi).
"""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Buffer, Struct, assign, f64, i8, i16, i32, log, mix, nobody, sqrt
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.play import apply, cast, playout, settle
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State, asked, determinize, redact, score

DEPTH: Final = 512
CODES: Final = 4096
NONE: Final = -1


class Node(Struct):
    """A move of a seat, after the moves on the way to it."""

    code: i16 = nobody
    seat: i8 = nobody
    child: i32 = nobody
    sibling: i32 = nobody
    visits: i32 = nobody
    offered: i32 = nobody  # how often the move was legal when its parent was passed
    wins: f64 = nobody  # of its seat


class Desk(Struct):
    """What one search works on."""

    seen: State  # what the seat may know
    world: State  # the world of this simulation
    out: Answers
    luck: Luck
    result: Result
    size: i32 = nobody  # nodes in use
    depth: i16 = nobody
    path: Array[i32] = nobody[DEPTH]
    stamp: i32 = nobody
    legal: Array[i32] = nobody[CODES]  # stamped where a code is legal now and has no node yet


def add_node(d: Desk, nodes: Buffer[Node], parent: int, code: int, seat: int) -> int:
    """A new node under its parent; NONE when there is no room left."""
    if d.size == len(nodes):
        return NONE
    node = nodes[d.size]
    node.code = code
    node.seat = seat
    node.child = NONE
    node.sibling = NONE
    node.visits = 0
    node.offered = 1
    node.wins = 0.0
    if parent != NONE:
        node.sibling = nodes[parent].child
        nodes[parent].child = d.size
    d.size += 1
    return d.size - 1


def visit(d: Desk, node: int) -> None:
    d.path[d.depth] = node
    d.depth += 1


def best_child(d: Desk, nodes: Buffer[Node], parent: int, explore: float) -> int:
    """The legal child with the highest bound; the codes that stay stamped have no node yet."""
    d.stamp += 1
    for i in range(d.out.size):
        d.legal[d.out.code[i]] = d.stamp
    seat = asked(d.world)
    best = NONE
    highest = -1.0
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        if node.seat == seat and d.legal[node.code] == d.stamp:
            d.legal[node.code] = 0
            node.offered += 1
            visits = float(node.visits)
            bound = node.wins / visits + explore * sqrt(log(float(node.offered)) / visits)
            if bound > highest:
                highest = bound
                best = child
        child = node.sibling
    return best


def untried(d: Desk) -> int:
    """One of the legal codes without a node, at random, or NONE."""
    left = 0
    for i in range(d.out.size):
        if d.legal[d.out.code[i]] == d.stamp:
            left += 1
    if left == 0:
        return NONE
    nth = pick(d.luck, left)
    for i in range(d.out.size):
        if d.legal[d.out.code[i]] == d.stamp:
            if nth == 0:
                return d.out.code[i]
            nth -= 1
    return NONE


def cast_by_luck(d: Desk) -> None:
    """Chance inside the tree."""
    while d.out.chances > 0:
        outcome = pick(d.luck, d.out.chances)
        cast(d.world, outcome, d.out, None)


def descend(d: Desk, nodes: Buffer[Node], explore: float) -> None:
    """Down the tree to a new node, or to the end of the game or of the path."""
    at = 0
    while d.out.size > 0 and d.depth < DEPTH:
        best = best_child(d, nodes, at, explore)
        code = untried(d)
        if code != NONE:
            made = add_node(d, nodes, at, code, asked(d.world))
            if made != NONE:
                visit(d, made)
            apply(d.world, code, d.out, None)
            cast_by_luck(d)
            return
        at = best
        visit(d, at)
        apply(d.world, nodes[at].code, d.out, None)
        cast_by_luck(d)


def credit(d: Desk, nodes: Buffer[Node]) -> None:
    """The winners' moves share one win."""
    score(d.world, d.result)
    winners = 0
    for seat in range(d.world.seats):
        winners += (d.result.winners >> seat) & 1
    share = 1.0 / float(winners)
    for i in range(d.depth):
        node = nodes[d.path[i]]
        node.visits += 1
        if (d.result.winners >> node.seat) & 1 == 1:
            node.wins += share


def simulate(d: Desk, nodes: Buffer[Node], seat: int, explore: float) -> None:
    """One world, one new node, one random game."""
    assign(d.world, d.seen)
    determinize(d.world, seat, d.luck)
    d.depth = 0
    visit(d, 0)
    settle(d.world, d.out, None)
    descend(d, nodes, explore)
    playout(d.world, d.luck, d.out)
    credit(d, nodes)


def report(d: Desk, nodes: Buffer[Node], root: State, visits: Buffer[i32], wins: Buffer[f64]) -> None:
    """What the search found for each legal move, in the order of the legal moves."""
    settle(root, d.out, None)
    for i in range(d.out.size):
        child = nodes[0].child
        while child != NONE:
            if nodes[child].code == d.out.code[i]:
                visits[i] = nodes[child].visits
                wins[i] = nodes[child].wins
            child = nodes[child].sibling


def search(
    root: State,
    simulations: int,
    seed: int,
    explore: float,
    desk: Buffer[Desk],
    nodes: Buffer[Node],
    visits: Buffer[i32],
    wins: Buffer[f64],
) -> None:
    """Grow a tree for the seat that is asked, from what it may know and nothing else."""
    d = desk[0]
    seat = asked(root)
    assign(d.seen, root)
    redact(d.seen, seat)
    d.size = 0
    d.luck.key = mix(seed, 0)
    d.luck.count = 0
    d.luck.spare = 0
    add_node(d, nodes, NONE, 0, seat)
    for _ in range(simulations):
        simulate(d, nodes, seat, explore)
    report(d, nodes, root, visits, wins)
