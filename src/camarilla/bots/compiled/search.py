"""Monte-Carlo tree search over any game: the worlds of its simulations, the way down the tree, roll-outs, credit.

Each simulation begins in one world: one that the record of the seat leaves open, each as likely as the others, or the
truth. It walks down the tree, plays the game to its end and credits the movers on the way: every seat plays for itself.
Bound to each game (see kernel/subject.py, heuristics.py).
"""

from __future__ import annotations

from camarilla.bots.compiled.rollout import guided_rollout
from camarilla.bots.compiled.tree import (
    DEPTH,
    NONE,
    Node,
    Search,
    SearchSettings,
    add_node,
    outcome_node,
    select_by_bound,
    select_by_prior,
    visit,
)
from camarilla.dialect import Buffer, assign, f64, i32, popcount
from camarilla.kernel.play import apply, apply_chance, playout, settle
from camarilla.kernel.rng import pick
from camarilla.kernel.subject import State, asked, determinize, redact, score


# -- where worlds come from -------------------------------------------------------------------------------------
def plant_tree(root: State, truth: bool, seed: int, d: Search, nodes: Buffer[Node]) -> None:
    """Begin a tree for the seat that is asked: of the true state, or of what that seat may know and nothing else."""
    d.seat = asked(root)
    d.truth = truth
    assign(d.root, root)
    if not truth:
        redact(d.root, d.seat)
    d.size = 0
    d.luck.key = seed
    d.luck.count = 0
    d.luck.spare = 0
    add_node(d, nodes, NONE, 0, d.seat)
    nodes[0].passed = 1 << 20  # the root has children at once


def begin_world(d: Search) -> None:
    """The world of the next simulation, at the question."""
    assign(d.world, d.root)
    if not d.truth:
        determinize(d.world, d.seat, d.luck)
    settle(d.world, d.out, None)


# -- a simulation -----------------------------------------------------------------------------------------------
def run_to_choice(d: Search, m: SearchSettings) -> None:
    """Let chance speak inside the tree; for the other seats too, where they are taken to play at random."""
    while d.out.chances > 0 or (m.random_others and d.out.size > 0 and asked(d.world) != d.seat):
        if d.out.chances > 0:
            apply_chance(d.world, pick(d.luck, d.out.chances), d.out, None)
        else:
            apply(d.world, d.out.code[pick(d.luck, d.out.size)], d.out, None)


def play_on(d: Search, m: SearchSettings, code: int) -> None:
    """Answer, and run on to the next choice."""
    apply(d.world, code, d.out, None)
    run_to_choice(d, m)


def select(d: Search, nodes: Buffer[Node], m: SearchSettings, at: int) -> int:
    """The answer to try now; NONE: none in the tree."""
    nodes[at].passed += 1
    if nodes[at].child == NONE and nodes[at].passed <= m.expand_after:
        return NONE
    if m.prior > 0.0:
        return select_by_prior(d, nodes, m, at)
    return select_by_bound(d, nodes, m, at)


def descend(d: Search, nodes: Buffer[Node], m: SearchSettings) -> None:
    """Down the tree until it ends."""
    at = 0
    while d.out.size > 0 and d.depth < DEPTH:
        best = select(d, nodes, m, at)
        if best == NONE:
            return
        visit(d, best)
        play_on(d, m, nodes[best].code)
        at = nodes[best].face
        if m.chance_nodes and d.out.size > 0:
            at = outcome_node(d, nodes, at)
            if at == NONE:
                return


def roll_out(d: Search, m: SearchSettings) -> None:
    """From where the world is to the end of the game, and who won it."""
    if m.rollout_width > 0:
        guided_rollout(d.world, d.context, d.luck, d.out, m.rollout_width, m.hunches)
    else:
        playout(d.world, d.luck, d.out)
    score(d.world, d.result)


def credit(d: Search, nodes: Buffer[Node]) -> None:
    """The winners' moves share one win."""
    share = 1.0 / float(popcount(d.result.winners))
    for i in range(d.depth):
        node = nodes[d.path[i]]
        node.visits += 1
        if (d.result.winners >> node.seat) & 1 == 1:
            node.wins += share


def simulate(d: Search, nodes: Buffer[Node], m: SearchSettings) -> None:
    """One way down the tree and one game, in the world that has begun."""
    d.depth = 0
    visit(d, 0)
    descend(d, nodes, m)
    roll_out(d, m)
    credit(d, nodes)


# -- what was found ---------------------------------------------------------------------------------------------
def report(root: State, search: Buffer[Search], nodes: Buffer[Node], visits: Buffer[i32], wins: Buffer[f64]) -> None:
    """Add what the tree found for each legal move, in the order of the legal moves."""
    d = search[0]
    settle(root, d.out, None)
    for i in range(d.out.size):
        child = answer_of(nodes, 0, d.out.code[i])
        if child != NONE:
            visits[i] += nodes[child].visits
            wins[i] += nodes[child].wins


def answer_of(nodes: Buffer[Node], parent: int, code: int) -> int:
    """The child with that code, or NONE."""
    child = nodes[parent].child
    while child != NONE and nodes[child].code != code:
        child = nodes[child].sibling
    return child
