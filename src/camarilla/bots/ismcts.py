"""Information-set Monte-Carlo tree search over any game, in the dialect: one tree of what a seat can see.

Each simulation deals the hidden cards anew, as the seat's redacted state allows, walks down the tree by
availability-weighted bounds, plays the rest and credits the movers on the way.
Bound to each game (see kernel/subject.pyi, bots/compiled/heuristics.pyi).
"""

from __future__ import annotations

from typing import Final

from camarilla.bots.search_playout import inclined
from camarilla.bots.search_tree import (
    DEPTH,
    NONE,
    Node,
    Search,
    Settings,
    add_node,
    part,
    select_by_bound,
    select_by_prior,
    visit,
)
from camarilla.dialect import Buffer, assign, f64, i16, i32, popcount
from camarilla.kernel.play import apply, apply_chance, playout, settle
from camarilla.kernel.rng import pick
from camarilla.kernel.subject import State, asked, determinize, redact, score

ENOUGH: Final = 10  # visits that make an answer part of the expected line


def sample_chance(d: Search) -> None:
    """Chance inside the tree."""
    while d.out.chances > 0:
        outcome = pick(d.luck, d.out.chances)
        apply_chance(d.world, outcome, d.out, None)


def select(d: Search, nodes: Buffer[Node], m: Settings, at: int) -> int:
    """The answer to try now; NONE: none in the tree."""
    nodes[at].passed += 1
    if nodes[at].child == NONE and nodes[at].passed <= m.expand_after:
        return NONE
    if m.prior > 0.0:
        return select_by_prior(d, nodes, m, at)
    return select_by_bound(d, nodes, m, at)


def descend(d: Search, nodes: Buffer[Node], m: Settings) -> None:
    """Down the tree until it ends."""
    at = 0
    while d.out.size > 0 and d.depth < DEPTH:
        best = select(d, nodes, m, at)
        if best == NONE:
            return
        visit(d, best)
        apply(d.world, nodes[best].code, d.out, None)
        sample_chance(d)
        at = nodes[best].face
        if m.chance_nodes and d.out.size > 0:
            at = part(d, nodes, at)
            if at == NONE:
                return


def credit(d: Search, nodes: Buffer[Node]) -> None:
    """The winners' moves share one win."""
    score(d.world, d.result)
    share = 1.0 / float(popcount(d.result.winners))
    for i in range(d.depth):
        node = nodes[d.path[i]]
        node.visits += 1
        if (d.result.winners >> node.seat) & 1 == 1:
            node.wins += share


def simulate(d: Search, nodes: Buffer[Node], m: Settings) -> None:
    """One world, one way down the tree, one game."""
    assign(d.world, d.seen)
    determinize(d.world, d.viewer, d.luck)
    d.depth = 0
    visit(d, 0)
    settle(d.world, d.out, None)
    descend(d, nodes, m)
    if m.rollout_width > 0:
        inclined(d.world, d.luck, d.out, m.rollout_width)
    else:
        playout(d.world, d.luck, d.out)
    credit(d, nodes)


def plant(root: State, seed: int, search: Buffer[Search], nodes: Buffer[Node]) -> None:
    """Begin a tree for the seat that is asked, from what it may know of the record and nothing else."""
    d = search[0]
    d.viewer = asked(root)
    assign(d.seen, root)
    redact(d.seen, d.viewer)
    d.size = 0
    d.luck.key = seed
    d.luck.count = 0
    d.luck.spare = 0
    add_node(d, nodes, NONE, 0, d.viewer)
    nodes[0].passed = 1 << 20  # the root has children at once


def grow(simulations: int, m: Settings, search: Buffer[Search], nodes: Buffer[Node]) -> int:
    """So many simulations more; how many nodes the tree has."""
    for _ in range(simulations):
        simulate(search[0], nodes, m)
    return search[0].size


def report(root: State, search: Buffer[Search], nodes: Buffer[Node], visits: Buffer[i32], wins: Buffer[f64]) -> None:
    """Add what the tree found for each legal move, in the order of the legal moves."""
    d = search[0]
    settle(root, d.out, None)
    for i in range(d.out.size):
        child = answer_of(nodes, 0, d.out.code[i])
        if child != NONE:
            visits[i] += nodes[child].visits
            wins[i] += nodes[child].wins


def likely_line(first: int, nodes: Buffer[Node], line: Buffer[i16]) -> int:
    """Write the answers that were tried most from a first one on; how many."""
    size = 0
    at = answer_of(nodes, 0, first)
    while at != NONE and size < len(line):
        line[size] = nodes[at].code
        size += 1
        at = most_tried(nodes, nodes[likely_ending(nodes, nodes[at].face)].child, ENOUGH)
    return size


def answer_of(nodes: Buffer[Node], parent: int, code: int) -> int:
    """The child with that code, or NONE."""
    child = nodes[parent].child
    while child != NONE and nodes[child].code != code:
        child = nodes[child].sibling
    return child


def likely_ending(nodes: Buffer[Node], face: int) -> int:
    """What came of an answer most often; its own node where everything could be foreseen."""
    ending = most_tried(nodes, nodes[face].ending, 1)
    return face if ending == NONE else ending


def most_tried(nodes: Buffer[Node], first: int, least: int) -> int:
    """Of a node and its siblings the one that was tried most, and often enough to tell; or NONE."""
    best = NONE
    most = least - 1
    at = first
    while at != NONE:
        if nodes[at].visits > most:
            most = nodes[at].visits
            best = at
        at = nodes[at].sibling
    return best
