"""Does a technique of the search pay? One way to search against another, at equal CPU time a move.

    python bench/ablation.py GAME SEATS SECONDS A B [--ms MS]

A and B are `greedy`, `random`, or settings of the search on top of those it ships with: `rollout_width=4,prior=0`
(bots/compiled/tree.py says what they mean; `as-is` changes none), or `plain,…` on top of play-outs by chance; `sims=N`
fixes the simulations of a move instead of its time.
SEATS are digits, as in 2345: the deals take turns. In every other deal A sits alone among Bs, in the others B among As,
once in each seat; the same deal and the same luck serve all of them. A wins if its advantage is above its margin of
error: the share of victories of a lone A above the fair one, and of a lone B below it, with its 95 % interval.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from time import monotonic, process_time

import camarilla
from camarilla.bots import Budget, Player, observe
from camarilla.bots.greedy import GreedyPlayer
from camarilla.bots.ismcts import GUIDED, PLAIN, IsmctsPlayer
from camarilla.bots.random import RandomPlayer
from camarilla.kernel.game import Game, State

TRIAL = 400  # simulations to time a way to search with


class Side:
    """One of the two ways to play, with what it costs."""

    def __init__(self, game: Game, text: str, milliseconds: float, seats: str) -> None:
        self.text, self.spent, self.moves, self.simulations = text, 0.0, 0, 0
        settings = dict(part.split("=") for part in text.split(",") if "=" in part)
        fixed = int(settings.pop("sims", 0))
        self.player: Player
        if text in ("greedy", "random"):
            self.player = GreedyPlayer(game) if text == "greedy" else RandomPlayer(1)
            return
        usual = PLAIN if text.startswith("plain") else GUIDED
        whole = {**usual, **{name: float(value) for name, value in settings.items()}}
        self.player = IsmctsPlayer(game, TRIAL, settings=whole, threads=1, early_stop=True)
        self.simulations = fixed or self.affordable(game, milliseconds, seats)

    def affordable(self, game: Game, milliseconds: float, seats: str) -> int:
        """How many simulations of this kind a move can have, from positions of random games."""
        luck, spent, searches = Random(1), 0.0, 0
        for digit in seats * 2:
            state = game.deal(int(digit), luck.getrandbits(30))
            while not state.over:
                if luck.random() < 0.15:
                    before = process_time()
                    self.player.choose(observe(state))
                    spent, searches = spent + process_time() - before, searches + 1
                state.play(luck.choice(state.legal))
        return max(8, round(TRIAL * searches * milliseconds / 1000 / spent))

    def move(self, state: State) -> str:
        before = process_time()
        budget = Budget(simulations=self.simulations) if self.simulations else None
        move = self.player.choose(observe(state), budget).move
        self.spent, self.moves = self.spent + process_time() - before, self.moves + 1
        return move

    def __str__(self) -> str:
        return f"{self.text} [{self.simulations} simulations, {1000 * self.spent / max(self.moves, 1):.1f} ms a move]"


def share(game: Game, seats: int, deal: int, lone: Side, crowd: Side) -> float:
    """What a lone player wins of one deal, in each seat once."""
    won = 0.0
    for mine in range(seats):
        state = game.deal(seats, deal, deal % seats)
        for side in (lone, crowd):
            if isinstance(side.player, IsmctsPlayer):
                side.player.seed, side.player.choices = deal, 0
        while state.seat is not None:
            state.play((lone if state.seat == mine else crowd).move(state))
        won += (mine in state.winners) / len(state.winners)
    return won / seats


def mean(values: list[float]) -> tuple[float, float]:
    """And its 95 % margin."""
    middle = sum(values) / max(len(values), 1)
    spread = sum((value - middle) ** 2 for value in values) / max(len(values) - 1, 1)
    return middle, 1.96 * sqrt(spread / max(len(values), 1))


def show(label: str, gains: list[float], games: int) -> None:
    middle, margin = mean(gains)
    print(f"  {label}: advantage of A {100 * middle:+.1f} ± {100 * margin:.1f} % in {games} games", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats")
    parser.add_argument("seconds", type=float)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--ms", type=float, default=5.0)
    parser.add_argument("--first-deal", type=int, default=0)
    options = parser.parse_args()
    game = camarilla.game(options.game)
    a, b = (Side(game, text, options.ms, options.seats) for text in (options.a, options.b))
    results: dict[int, list[float]] = {}
    end, deal = monotonic() + options.seconds, options.first_deal
    while monotonic() < end:
        turn, number = divmod(deal, len(options.seats))
        seats = int(options.seats[number])
        alone = turn % 2 == 0
        gained = share(game, seats, deal, *((a, b) if alone else (b, a))) - 1 / seats
        results.setdefault(seats, []).append(gained if alone else -gained)
        deal += 1
    print(f"{options.game}: A = {a}, B = {b}")
    for seats, gains in sorted(results.items()):
        show(f"{seats} seats", gains, len(gains) * seats)
    if len(results) > 1:
        show("all", [gain for gains in results.values() for gain in gains], sum(n * len(g) for n, g in results.items()))


if __name__ == "__main__":
    main()
