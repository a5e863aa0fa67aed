"""Search led by a network: in the tree its chances take the place of the heuristics' priors. Bound to each game.

Roll-outs follow the heuristics, which are quicker. Entry points as in `ismcts`.
"""

from __future__ import annotations

from typing import Final

from camarilla.bots.compiled.ismcts import likely_line, plant, report, tree_seed
from camarilla.bots.compiled.network import PLACES, Activations, Shape, weigh_answers
from camarilla.bots.compiled.search import begin_world, credit, go_down, is_leaf, roll_out
from camarilla.bots.compiled.tree import (
    DEPTH,
    NONE,
    Node,
    Search,
    SearchSettings,
    add_weighed,
    highest_by_prior,
    sum_up,
    visit,
)
from camarilla.dialect import Array, Buffer, Struct, assign, f64, i8, i16, i32, nobody, popcount
from camarilla.kernel.moves import MAX_ANSWERS
from camarilla.kernel.subject import State, asked, redact

__all__ = ["Led", "Node", "Search", "SearchSettings", "Shape", "grow", "likely_line", "plant", "report", "tree_seed"]

FINE: Final = 10000.0  # into how many parts a chance is divided
SQUARINGS: Final = 10


class Led(Struct):
    """What a network thinks on while it leads."""

    view: State  # the world as the seat that is asked sees it
    cells: Activations
    judge: i8 = nobody  # the seat whose chance it judged last where the tree has ended, or NONE
    judged: f64 = nobody
    chance: Array[f64] = nobody[MAX_ANSWERS]


def exponential(x: float) -> float:
    """e to the power of a number that is not above 0, to a few parts of a hundred."""
    found = max(1.0 + x / float(1 << SQUARINGS), 0.0)
    for _ in range(SQUARINGS):
        found = found * found
    return found


def write_chances(search: Search, led: Led, logits: Buffer[i32]) -> None:
    """How likely the network would give each answer."""
    highest = logits[0]
    for i in range(1, search.out.size):
        highest = max(highest, logits[i])
    total = 0.0
    for i in range(search.out.size):
        led.chance[i] = exponential(float(logits[i] - highest) / float(1 << PLACES))
        total += led.chance[i]
    for i in range(search.out.size):
        led.chance[i] = led.chance[i] / total


def sigmoid(x: float) -> float:
    """A logit as a chance."""
    if x > 0.0:
        return 1.0 / (1.0 + exponential(-x))
    return 1.0 - 1.0 / (1.0 + exponential(x))


def complete(
    search: Search,
    nodes: Buffer[Node],
    settings: SearchSettings,
    parent: int,
    led: Led,
    n: Shape,
    units: Buffer[i8],
    rows: Buffer[i8],
    scales: Buffer[i32],
    first: Buffer[i16],
    second: Buffer[i16],
    logits: Buffer[i32],
) -> bool:
    """Give the legal answers that lack one their nodes, as the network sees them; False: there is no room for all."""
    seat = asked(search.world)
    assign(led.view, search.world)
    redact(led.view, seat)
    weigh_answers(led.view, search.out, led.cells, n, units, rows, scales, first, second, logits)
    write_chances(search, led, logits)
    led.judge = seat
    led.judged = sigmoid(float(led.cells.output[n.outputs - 1]) / float(1 << PLACES))
    for i in range(search.out.size):
        code = search.out.code[i]
        if search.legal[code] == search.stamp:
            weight = int(led.chance[i] * FINE) + 1
            if not add_weighed(search, nodes, settings, parent, code, seat, weight):
                return False
    return True


def descend(
    search: Search,
    nodes: Buffer[Node],
    settings: SearchSettings,
    led: Led,
    n: Shape,
    units: Buffer[i8],
    rows: Buffer[i8],
    scales: Buffer[i32],
    first: Buffer[i16],
    second: Buffer[i16],
    logits: Buffer[i32],
) -> None:
    """Down the tree until it ends."""
    at = 0
    while at != NONE and search.out.size > 0 and search.depth < DEPTH:
        if is_leaf(nodes, settings, at):
            return
        fresh = nodes[at].child == NONE and at != 0
        if sum_up(search, nodes, at, asked(search.world)) < search.out.size:
            if not complete(search, nodes, settings, at, led, n, units, rows, scales, first, second, logits):
                led.judge = NONE
                return
            if fresh and settings.trust > 0.0:
                return
            led.judge = NONE
        at = go_down(search, nodes, settings, highest_by_prior(search, nodes, settings, at))


def credit_judged(search: Search, nodes: Buffer[Node], trust: float, led: Led) -> None:
    """Credit what the roll-out came to and, so far as it is trusted, what the network judged; others share what the
    judged seat leaves."""
    share = 1.0 / float(popcount(search.result.winners))
    for i in range(search.depth):
        node = nodes[search.path[i]]
        won = share if (search.result.winners >> node.seat) & 1 == 1 else 0.0
        left = (1.0 - led.judged) / float(search.world.seats - 1)
        worth = led.judged if node.seat == led.judge else left
        node.visits += 1
        node.wins += won + trust * (worth - won)


def grow(
    simulations: int,
    settings: SearchSettings,
    searches: Buffer[Search],
    nodes: Buffer[Node],
    n: Shape,
    units: Buffer[i8],
    rows: Buffer[i8],
    scales: Buffer[i32],
    first: Buffer[i16],
    second: Buffer[i16],
    logits: Buffer[i32],
) -> int:
    """So many simulations more; how many nodes the tree has."""
    search = searches[0]
    led = Led()
    for _ in range(simulations):
        begin_world(search)
        search.depth = 0
        led.judge = NONE
        visit(search, 0)
        descend(search, nodes, settings, led, n, units, rows, scales, first, second, logits)
        if led.judge == NONE or settings.trust < 1.0:
            roll_out(search, settings)
        if led.judge == NONE:
            credit(search, nodes)
        else:
            credit_judged(search, nodes, settings.trust, led)
    return search.size
