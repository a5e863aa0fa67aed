"""Search for looking at finished games: what a position was worth to each seat, in truth or as the seat asked saw it.

The tree, the roll-outs and the credit are those of the bots' search; here alone the worlds may be the truth. No player
calls it: it lies here to be compiled with the search whose code it shares. Bound to each game.
"""

from __future__ import annotations

from camarilla.bots.compiled.outlook import add_shares, begin, divide
from camarilla.bots.compiled.search import plant_tree, report, roll_out, simulate
from camarilla.bots.compiled.tree import NONE, Node, Search, SearchSettings
from camarilla.dialect import Buffer, f64, i32
from camarilla.kernel.subject import State


def search_moves(
    root: State,
    open_cards: bool,
    forced: int,
    simulations: int,
    seed: int,
    settings: SearchSettings,
    searches: Buffer[Search],
    nodes: Buffer[Node],
    visits: Buffer[i32],
    wins: Buffer[f64],
    shares: Buffer[f64],
) -> None:
    """By search: visits and wins of each legal answer, and each seat's share of victory in the later half.

    With a `forced` code the tree begins after that answer, and after the chance that follows it.
    """
    search = searches[0]
    early = simulations // 2
    plant_tree(root, open_cards, seed, search, nodes)
    for number in range(simulations):
        begin(search, settings, forced)
        simulate(search, nodes, settings)
        if number >= early:
            add_shares(search, shares, 0)
    divide(shares, simulations - early)
    if forced == NONE:
        report(root, searches, nodes, visits, wins)


def play_out(
    root: State,
    open_cards: bool,
    forced: int,
    simulations: int,
    seed: int,
    settings: SearchSettings,
    searches: Buffer[Search],
    nodes: Buffer[Node],
    shares: Buffer[f64],
) -> None:
    """Each seat's share of victory if all go on by heuristic, none knowing more than its own cards: in one sample of
    so many simulations after another, as many as there is room for."""
    search = searches[0]
    plant_tree(root, open_cards, seed, search, nodes)
    for sample in range(len(shares) // root.seats):
        for _ in range(simulations):
            begin(search, settings, forced)
            roll_out(search, settings)
            add_shares(search, shares, sample * root.seats)
    divide(shares, simulations)
