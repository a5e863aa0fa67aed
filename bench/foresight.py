"""A player who knows every card and the order of the deck, for the ceiling only: a tree of his own moves.

The others, and chance to come, are drawn at random, as they are in the games that he plays. Bound to each game.
"""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Buffer, Struct, assign, clear, f64, i16, i32, i64, log, mix, popcount, public, sqrt
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.rng import Luck, pick
from camarilla.kernel.subject import State, answer, asked, resolve_chance, score, setup, step

HERO: Final = 0  # the seat that knows everything
NONE: Final = -1
EXPLORE: Final = 0.7
VICTORY: Final = 12  # what a won game is worth; two, three or four winners share it without rest


class Node(Struct):
    """A move of the hero after the moves on the way to it; node 0 is where he stands."""

    code: i16 = public
    parent: i32 = public
    child: i32 = public
    sibling: i32 = public
    visits: i32 = public
    offered: i32 = public  # how often it was legal when its parent was passed
    wins: f64 = public


class Search(Struct):
    """What the search works on, and what its games came to."""

    world: State
    out: Answers
    luck: Luck
    result: Result
    size: i32 = public  # nodes in use
    won: i64 = public  # victories, and the sum of their squares, in twelfths
    squares: i64 = public


def run_on(s: State, out: Answers, luck: Luck) -> None:
    """To the next choice of the hero, or to the end: the others and chance speak at random."""
    out.size = 0
    while s.agenda.size > 0:
        out.size = 0
        out.chances = 0
        step(s, out, None)
        if out.size > 1 and asked(s) == HERO:
            return
        if out.size > 0:
            answer(s, out.code[pick(luck, out.size)], None)
        elif out.chances > 0:
            resolve_chance(s, pick(luck, out.chances), None)
    out.size = 0


def play(s: State, code: int, out: Answers, luck: Luck) -> None:
    """A move of the hero, and all that follows."""
    answer(s, code, None)
    run_on(s, out, luck)


def victory(s: State, result: Result) -> int:
    """The hero's share, in twelfths."""
    score(s, result)
    return VICTORY // popcount(result.winners) if (result.winners >> HERO) & 1 == 1 else 0


def grow(d: Search, nodes: Buffer[Node], parent: int, code: int) -> int:
    """A new node; its number."""
    node = nodes[d.size]
    clear(node)
    node.code = code
    node.parent = parent
    node.child = NONE
    node.sibling = NONE
    node.offered = 1
    if parent != NONE:
        node.sibling = nodes[parent].child
        nodes[parent].child = d.size
    d.size += 1
    return d.size - 1


def child_of(nodes: Buffer[Node], parent: int, code: int) -> int:
    found = nodes[parent].child
    while found != NONE and nodes[found].code != code:
        found = nodes[found].sibling
    return found


def bound(node: Node) -> float:
    """The mean, and what is not known yet."""
    visits = float(node.visits)
    return node.wins / visits + EXPLORE * sqrt(log(float(node.offered)) / visits)


def select(d: Search, nodes: Buffer[Node], at: int) -> int:
    """The code to follow: one that was never tried, at random, or the one with the highest bound."""
    chosen = 0
    highest = -1.0
    fresh = 0
    for i in range(d.out.size):
        code = d.out.code[i]
        child = child_of(nodes, at, code)
        if child == NONE:
            fresh += 1
            if pick(d.luck, fresh) == 0:
                chosen = code
        else:
            nodes[child].offered += 1
            if fresh == 0 and bound(nodes[child]) > highest:
                highest = bound(nodes[child])
                chosen = code
    return chosen


def descend(d: Search, nodes: Buffer[Node]) -> int:
    """Down the tree to a new node, or to the end of the game; where it ended."""
    at = 0
    size = d.size
    while d.out.size > 0 and d.size == size:
        code = select(d, nodes, at)
        child = child_of(nodes, at, code)
        at = child if child != NONE else grow(d, nodes, at, code)
        play(d.world, code, d.out, d.luck)
    return at


def simulate(d: Search, nodes: Buffer[Node]) -> None:
    """One new node, the rest of the game at random, and the credit back up."""
    at = descend(d, nodes)
    while d.out.size > 0:
        play(d.world, d.out.code[pick(d.luck, d.out.size)], d.out, d.luck)
    won = float(victory(d.world, d.result)) / float(VICTORY)
    while at != NONE:
        nodes[at].visits += 1
        nodes[at].wins += won
        at = nodes[at].parent


def decide(root: State, simulations: int, d: Search, nodes: Buffer[Node]) -> int:
    """The move that was visited most, from the true state."""
    d.size = 0
    grow(d, nodes, NONE, 0)
    for _ in range(simulations):
        assign(d.world, root)
        run_on(d.world, d.out, d.luck)
        simulate(d, nodes)
    best = nodes[0].child
    child = best
    while child != NONE:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return nodes[best].code


def match(seats: int, games: int, simulations: int, seed: int, search: Buffer[Search], nodes: Buffer[Node]) -> None:
    """Whole games of the hero against random players; each seat begins in turn."""
    s = State()
    out = Answers()
    luck = Luck()
    d = search[0]
    luck.key = mix(seed, 0)
    d.luck.key = mix(seed, 1)
    for game in range(games):
        clear(s)
        setup(s, seats, game % seats)
        run_on(s, out, luck)
        while out.size > 0:
            play(s, decide(s, simulations, d, nodes), out, luck)
        won = victory(s, d.result)
        d.won += won
        d.squares += won * won
