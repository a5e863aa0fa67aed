"""How much can be won against random players at all, and how much of it `greedy` wins.

    python bench/ceiling.py GAME… --simulations 4000 --games 400

The ceiling is the share of a player who cheats: it searches the true state, with every card and the order of the deck,
and knows that the others play at random. It lives here, outside of the package, so that no player that ships can do so.
The fair share is one by the number of seats; the lower end of what greedy wins should lie at least half of the way from
there to the ceiling.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import NamedTuple

import camarilla
from camarilla.bots.greedy import measure
from camarilla.bots.ismcts import PLAIN
from camarilla.kernel.game import Game
from camarilla.lab.open_search import OpenSearch

HERO = 0  # the seat that knows everything
CHEATING = {**PLAIN, "expand_after": 1, "random_others": 1}


class Share(NamedTuple):
    """A share of victories and its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:6.1%} ({self.low:6.1%} to {self.high:6.1%})"


def ceiling(game: Game, seats: int, games: int, simulations: int, seed: int) -> Share:
    """What the player who sees everything wins; each seat begins in turn."""
    won = [play(game, seats, number, simulations, seed) for number in range(games)]
    mean, error = fmean(won), 1.96 * sqrt(pvariance(won) / games)
    return Share(mean, max(mean - error, 0), min(mean + error, 1))


def play(game: Game, seats: int, number: int, simulations: int, seed: int) -> float:
    """The hero's share of one game against random players."""
    luck = Random(f"{seed} {number}")
    state = game.deal(seats, luck.getrandbits(60), number % seats)
    while not state.over:
        if state.seat == HERO:
            state.play(OpenSearch(state, simulations, luck.getrandbits(60), CHEATING).search_truth().best)
        else:
            state.play(luck.choice(state.legal))
    return 1 / len(state.winners) if HERO in state.winners else 0.0


def greedy(game: Game, seats: int, games: int, seed: int) -> Share:
    """What `greedy` wins."""
    score = measure(game, seats, games, seed)
    return Share(score.share, score.low, score.high)


def report(game: Game, seats: int, options: argparse.Namespace) -> None:
    """One line: the ceiling, half of the way to it, and what greedy wins."""
    top = ceiling(game, seats, options.games, options.simulations, options.seed)
    won = greedy(game, seats, options.greedy_games, options.seed)
    fair = 1 / seats
    half = fair + max(top.mean - fair, 0) / 2
    verdict = "reached" if won.low >= half else "MISSED"
    print(
        f"{game.id:10} {seats}  fair {fair:5.1%}  ceiling {top}  half {half:5.1%}  greedy {won}  {verdict}", flush=True
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Every seat count of the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="+", choices=camarilla.games())
    parser.add_argument("--seats", type=int, nargs="*", help="only these seat counts")
    parser.add_argument("--simulations", type=int, default=4000, help="of the ceiling, for each of its moves")
    parser.add_argument("--games", type=int, default=400, help="of the ceiling")
    parser.add_argument("--greedy-games", type=int, default=40000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    for name in options.game:
        game = camarilla.game(name)
        for seats in options.seats or game.seats:
            report(game, seats, options)


if __name__ == "__main__":
    main()
