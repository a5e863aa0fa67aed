"""The tree of a search: what a seat can see happen, and how each answer did. Bound to each game."""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.heuristics import Context, chance_key, prior, read_context, visible_code
from camarilla.dialect import Array, Buffer, Struct, f64, i8, i16, i32, log, nobody, sqrt
from camarilla.kernel.moves import MAX_CODES, Answers, Result
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State, asked

DEPTH: Final = 512
NONE: Final = -1
PATIENCE: Final = 16  # simulations for each answer to the question before one that was never tried has its turn


class SearchSettings(Struct):
    """How to search."""

    explore: f64 = nobody  # how much an uncertain answer is worth trying, where the priors do not lead
    prior: f64 = nobody  # how much the priors count in the tree; 0: not at all
    expand_after: i16 = nobody  # how often a node is passed before it gets children
    rollout_width: i16 = nobody  # answers that are compared by prior at each question of a roll-out; 0: by chance
    quick_priors: bool = nobody  # there, by what the priors are guessed to be, which is quicker
    merge_lookalikes: bool = nobody  # answers that look the same to the seat lead to the same node
    chance_nodes: bool = nobody  # what chance makes of an answer has a node of its own, where the seats see it
    trust: f64 = nobody  # where a network leads: how much its judgement of a new leaf counts beside the roll-out
    random_others: bool = nobody  # the other seats answer by chance, in the tree too


class Node(Struct):
    """An answer of a seat, after the answers on the way to it."""

    code: i16 = nobody
    look: i16 = nobody  # what the seat that is asked sees of it
    seat: i8 = nobody
    face: i32 = nobody  # the first of its siblings that look the same: their children are its own
    child: i32 = nobody
    sibling: i32 = nobody
    outcome: i32 = nobody  # the first of the nodes for what can come of it
    passed: i32 = nobody  # how often the search stood here
    visits: i32 = nobody
    offered: i32 = nobody  # how often the answer was legal when its parent was passed
    weight: i32 = nobody  # its prior
    wins: f64 = nobody  # of its seat


class Search(Struct):
    """What one tree is grown on."""

    root: State  # where every simulation begins: what the seat may know, or the truth
    world: State  # the world of this simulation
    out: Answers
    luck: Luck
    result: Result
    context: Context
    seat: i8 = nobody  # that is asked
    open_cards: bool = nobody  # the root is the true state, so nothing is dealt anew
    size: i32 = nobody  # nodes in use
    depth: i16 = nobody
    path: Array[i32] = nobody[DEPTH]
    stamp: i32 = nobody
    legal: Array[i32] = nobody[MAX_CODES]  # stamped where a code is legal now and has no node yet
    priors: i32 = nobody  # the sums over the legal answers that have one
    visits: i32 = nobody
    wins: f64 = nobody


def visit(search: Search, node: int) -> None:
    search.path[search.depth] = node
    search.depth += 1


def add_node(search: Search, nodes: Buffer[Node], parent: int, code: int, seat: int) -> int:
    """A new node under its parent; NONE when there is no room left."""
    if search.size == len(nodes):
        return NONE
    made = search.size
    node = nodes[made]
    node.code = code
    node.look = code
    node.seat = seat
    node.face = made
    node.child = NONE
    node.sibling = NONE
    node.outcome = NONE
    node.passed = 0
    node.visits = 0
    node.offered = 1
    node.weight = 1
    node.wins = 0.0
    if parent != NONE:
        node.sibling = nodes[parent].child
        nodes[parent].child = made
    search.size += 1
    return made


def add_answer(search: Search, nodes: Buffer[Node], settings: SearchSettings, parent: int, code: int, seat: int) -> int:
    """A node for an answer that was never legal here before."""
    made = add_node(search, nodes, parent, code, seat)
    if made != NONE and settings.merge_lookalikes and seat != search.seat:
        find_face(search, nodes, made)
    return made


def find_face(search: Search, nodes: Buffer[Node], made: int) -> None:
    """Another's answer hangs its children where those that look the same hang theirs."""
    node = nodes[made]
    node.look = visible_code(search.world, node.code)
    other = node.sibling
    while other != NONE:
        if nodes[other].look == node.look and nodes[other].seat == node.seat:
            node.face = nodes[other].face
            return
        other = nodes[other].sibling


def outcome_node(search: Search, nodes: Buffer[Node], face: int) -> int:
    """The node for what came of an answer; the answer's own where everything could be foreseen; NONE: no room."""
    seen = chance_key(search.world)
    if seen == 0:
        return face
    found = nodes[face].outcome
    while found != NONE and nodes[found].look != seen:
        found = nodes[found].sibling
    if found == NONE:
        found = add_node(search, nodes, NONE, 0, search.seat)
        if found == NONE:
            return NONE
        nodes[found].look = seen
        nodes[found].sibling = nodes[face].outcome
        nodes[face].outcome = found
    nodes[found].visits += 1
    return found


def stamp_legal(search: Search) -> None:
    search.stamp += 1
    for i in range(search.out.size):
        search.legal[search.out.code[i]] = search.stamp


def is_open(search: Search, node: Node, seat: int) -> bool:
    """Is it an answer to the question that is asked?"""
    return node.seat == seat and search.legal[node.code] == search.stamp


def select_by_bound(search: Search, nodes: Buffer[Node], settings: SearchSettings, parent: int) -> int:
    """An answer that was never tried, by chance; or the one with the highest bound. NONE: no room for a new one."""
    stamp_legal(search)
    seat = asked(search.world)
    best = NONE
    highest = -1.0
    known = 0
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        if is_open(search, node, seat):
            search.legal[node.code] = 0
            known += 1
            node.offered += 1
            visits = float(node.visits)
            bound = node.wins / visits + settings.explore * sqrt(log(float(node.offered)) / visits)
            if bound > highest:
                highest = bound
                best = child
        child = node.sibling
    if known < search.out.size:
        return add_answer(search, nodes, settings, parent, untried(search, search.out.size - known), seat)
    return best


def untried(search: Search, left: int) -> int:
    """One of the legal codes that have no node yet, by chance."""
    nth = pick(search.luck, left)
    at = 0
    while True:
        code = search.out.code[at]
        if search.legal[code] == search.stamp:
            if nth == 0:
                return code
            nth -= 1
        at += 1


def select_by_prior(search: Search, nodes: Buffer[Node], settings: SearchSettings, parent: int) -> int:
    """The answer with the highest bound, to which its share of all priors belongs; NONE: no room for nodes."""
    seat = asked(search.world)
    if sum_up(search, nodes, parent, seat) < search.out.size and not complete(search, nodes, settings, parent, seat):
        return NONE
    return highest_by_prior(search, nodes, settings, parent)


def sum_up(search: Search, nodes: Buffer[Node], parent: int, seat: int) -> int:
    """Mark the legal answers that have a node, with the opposite of the stamp, and add them up; how many."""
    stamp_legal(search)
    search.priors = search.visits = known = 0
    search.wins = 0.0
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        if is_open(search, node, seat):
            search.legal[node.code] = -search.stamp
            known += 1
            search.priors += node.weight
            search.visits += node.visits
            search.wins += node.wins
        child = node.sibling
    return known


def complete(search: Search, nodes: Buffer[Node], settings: SearchSettings, parent: int, seat: int) -> bool:
    """Give the other legal answers their nodes and mark them too; False: there is no room for all."""
    read_context(search.world, search.context)
    for i in range(search.out.size):
        code = search.out.code[i]
        if search.legal[code] == search.stamp:
            weight = max(prior(search.world, search.context, code), 1)  # in another world it may be no folly
            if not add_weighed(search, nodes, settings, parent, code, seat, weight):
                return False
    return True


def add_weighed(
    search: Search, nodes: Buffer[Node], settings: SearchSettings, parent: int, code: int, seat: int, weight: int
) -> bool:
    """Give a legal answer its node, and mark it; False: there is no room."""
    made = add_answer(search, nodes, settings, parent, code, seat)
    if made == NONE:
        return False
    search.legal[code] = -search.stamp
    nodes[made].weight = weight
    search.priors += weight
    return True


def highest_by_prior(search: Search, nodes: Buffer[Node], settings: SearchSettings, parent: int) -> int:
    """Of the marked answers; one that was never tried is worth the mean of the others."""
    seat = asked(search.world)
    mean = search.wins / float(search.visits) if search.visits > 0 else 1.0 / float(search.world.seats)
    best = NONE
    highest = -1.0
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        if node.seat == seat and search.legal[node.code] == -search.stamp:
            node.offered += 1
            worth = node.wins / float(node.visits) if node.visits > 0 else mean
            share = float(node.weight) / float(search.priors)
            bound = worth + settings.prior * share * sqrt(float(node.offered)) / float(1 + node.visits)
            if node.visits == 0 and parent == 0 and nodes[0].visits > PATIENCE * search.out.size:
                bound = 2.0  # of every answer to the question itself something should be known
            if bound > highest:
                highest = bound
                best = child
        child = node.sibling
    return best
