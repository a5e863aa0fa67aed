"""What an answer leads to: the victories and the points of each seat after it, by search. Bound to each game."""

from __future__ import annotations

from camarilla.bots.compiled.search import begin_world, plant_tree, play_on, simulate
from camarilla.bots.compiled.tree import NONE, Node, Search, SearchSettings
from camarilla.dialect import Buffer, f64
from camarilla.kernel.subject import State
from camarilla.kernel.victory import share_of

__all__ = ["Node", "Search", "SearchSettings", "outlook"]


def begin(search: Search, settings: SearchSettings, forced: int) -> None:
    """The world of the next simulation; the forced answer is given, and chance has spoken after it."""
    begin_world(search)
    if forced != NONE:
        play_on(search, settings, forced)


def add_shares(search: Search, shares: Buffer[f64], start: int) -> None:
    """The winners of one game share one victory; the first seat's share is at `start`."""
    for seat in range(search.world.seats):
        shares[start + seat] += share_of(search.result, seat)


def add_points(search: Search, points: Buffer[f64]) -> None:
    """The points of one game."""
    for seat in range(search.world.seats):
        points[seat] += float(search.result.points[seat])


def divide(sums: Buffer[f64], games: int) -> None:
    """From sums to means."""
    for seat in range(len(sums)):
        sums[seat] = sums[seat] / float(games)


def outlook(
    root: State,
    forced: int,
    simulations: int,
    seed: int,
    settings: SearchSettings,
    searches: Buffer[Search],
    nodes: Buffer[Node],
    shares: Buffer[f64],
    points: Buffer[f64],
) -> None:
    """Each seat's share of victory and its points after an answer, by what the seat that gives it may know; of the
    later half of the simulations, when the tree has some experience."""
    search = searches[0]
    early = simulations // 2
    plant_tree(root, False, seed, search, nodes)
    for number in range(simulations):
        begin(search, settings, forced)
        simulate(search, nodes, settings)
        if number >= early:
            add_shares(search, shares, 0)
            add_points(search, points)
    divide(shares, simulations - early)
    divide(points, simulations - early)
