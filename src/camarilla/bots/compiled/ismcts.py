"""Information-set Monte-Carlo tree search: the entry points of the player that searches what its seat can see.

Hidden cards are dealt anew in each simulation, as the seat's redacted record allows. Bound to each game.
"""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.search import answer_of, begin_world, plant_tree, report, simulate
from camarilla.bots.compiled.tree import NONE, Node, Search, SearchSettings
from camarilla.dialect import Buffer, i16, mix
from camarilla.kernel.subject import State

__all__ = ["Node", "Search", "SearchSettings", "grow", "likely_line", "plant", "report", "tree_seed"]

ENOUGH: Final = 10  # visits that make an answer part of the expected line


def tree_seed(seed: int, choices: int, tree: int) -> int:
    """The luck of a tree, by the player's seed and by how many choices it has made."""
    return mix(mix(seed, choices), tree)


def plant(root: State, seed: int, searches: Buffer[Search], nodes: Buffer[Node]) -> None:
    """Begin a tree for the seat that is asked, from what it may know of the record and nothing else."""
    plant_tree(root, False, seed, searches[0], nodes)


def grow(simulations: int, settings: SearchSettings, searches: Buffer[Search], nodes: Buffer[Node]) -> int:
    """So many simulations more; how many nodes the tree has."""
    search = searches[0]
    for _ in range(simulations):
        begin_world(search)
        simulate(search, nodes, settings)
    return search.size


def likely_line(first: int, nodes: Buffer[Node], line: Buffer[i16]) -> int:
    """Write the answers that were tried most from a first one on; how many."""
    size = 0
    at = answer_of(nodes, 0, first)
    while at != NONE and size < len(line):
        line[size] = nodes[at].code
        size += 1
        at = most_tried(nodes, nodes[likely_outcome(nodes, nodes[at].face)].child, ENOUGH)
    return size


def likely_outcome(nodes: Buffer[Node], face: int) -> int:
    """What came of an answer most often; its own node where everything could be foreseen."""
    outcome = most_tried(nodes, nodes[face].outcome, 1)
    return face if outcome == NONE else outcome


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
