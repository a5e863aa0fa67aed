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
def plant_tree(root: State, open_cards: bool, seed: int, search: Search, nodes: Buffer[Node]) -> None:
    """Begin a tree for the seat that is asked: of the true state, or of what that seat may know and nothing else."""
    search.seat = asked(root)
    search.open_cards = open_cards
    assign(search.root, root)
    if not open_cards:
        redact(search.root, search.seat)
    search.size = 0
    search.luck.key = seed
    search.luck.count = 0
    search.luck.spare = 0
    add_node(search, nodes, NONE, 0, search.seat)
    nodes[0].passed = 1 << 20  # the root has children at once


def begin_world(search: Search) -> None:
    """The world of the next simulation, at the question."""
    assign(search.world, search.root)
    if not search.open_cards:
        determinize(search.world, search.seat, search.luck)
    settle(search.world, search.out, None)


# -- a simulation -----------------------------------------------------------------------------------------------
def run_to_choice(search: Search, settings: SearchSettings) -> None:
    """Let chance speak inside the tree; for the other seats too, where they are taken to play at random."""
    while search.out.chances > 0 or (
        settings.random_others and search.out.size > 0 and asked(search.world) != search.seat
    ):
        if search.out.chances > 0:
            apply_chance(search.world, pick(search.luck, search.out.chances), search.out, None)
        else:
            apply(search.world, search.out.code[pick(search.luck, search.out.size)], search.out, None)


def play_on(search: Search, settings: SearchSettings, code: int) -> None:
    """Answer, and run on to the next choice."""
    apply(search.world, code, search.out, None)
    run_to_choice(search, settings)


def is_leaf(nodes: Buffer[Node], settings: SearchSettings, at: int) -> bool:
    """Pass a node; does the tree end here, because it was not passed often enough?"""
    nodes[at].passed += 1
    return nodes[at].child == NONE and nodes[at].passed <= settings.expand_after


def select(search: Search, nodes: Buffer[Node], settings: SearchSettings, at: int) -> int:
    """The answer to try now; NONE: none in the tree."""
    if is_leaf(nodes, settings, at):
        return NONE
    if settings.prior > 0.0:
        return select_by_prior(search, nodes, settings, at)
    return select_by_bound(search, nodes, settings, at)


def descend(search: Search, nodes: Buffer[Node], settings: SearchSettings) -> None:
    """Down the tree until it ends."""
    at = 0
    while search.out.size > 0 and search.depth < DEPTH:
        best = select(search, nodes, settings, at)
        if best == NONE:
            return
        at = go_down(search, nodes, settings, best)
        if at == NONE:
            return


def go_down(search: Search, nodes: Buffer[Node], settings: SearchSettings, best: int) -> int:
    """Give the answer of a node; where in the tree the world is then, or NONE: there is no room."""
    visit(search, best)
    play_on(search, settings, nodes[best].code)
    if settings.chance_nodes and search.out.size > 0:
        return outcome_node(search, nodes, nodes[best].face)
    return nodes[best].face


def roll_out(search: Search, settings: SearchSettings) -> None:
    """From where the world is to the end of the game, and who won it."""
    if settings.rollout_width > 0:
        width, quick = settings.rollout_width, settings.quick_priors
        guided_rollout(search.world, search.context, search.luck, search.out, width, quick)
    else:
        playout(search.world, search.luck, search.out)
    score(search.world, search.result)


def credit(search: Search, nodes: Buffer[Node]) -> None:
    """The winners' moves share one win."""
    share = 1.0 / float(popcount(search.result.winners))
    for i in range(search.depth):
        node = nodes[search.path[i]]
        node.visits += 1
        if (search.result.winners >> node.seat) & 1 == 1:
            node.wins += share


def simulate(search: Search, nodes: Buffer[Node], settings: SearchSettings) -> None:
    """One way down the tree and one game, in the world that has begun."""
    search.depth = 0
    visit(search, 0)
    descend(search, nodes, settings)
    roll_out(search, settings)
    credit(search, nodes)


# -- what was found ---------------------------------------------------------------------------------------------
def report(root: State, searches: Buffer[Search], nodes: Buffer[Node], visits: Buffer[i32], wins: Buffer[f64]) -> None:
    """Add what the tree found for each legal move, in the order of the legal moves."""
    search = searches[0]
    settle(root, search.out, None)
    for i in range(search.out.size):
        child = answer_of(nodes, 0, search.out.code[i])
        if child != NONE:
            visits[i] += nodes[child].visits
            wins[i] += nodes[child].wins


def answer_of(nodes: Buffer[Node], parent: int, code: int) -> int:
    """The child with that code, or NONE."""
    child = nodes[parent].child
    while child != NONE and nodes[child].code != code:
        child = nodes[child].sibling
    return child
