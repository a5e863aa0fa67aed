"""How fast the tree search is: its simulations, and what a second thread adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Final

from camarilla.bots import Budget, observe
from camarilla.bots.ismcts import GUIDED, PLAIN, IsmctsPlayer
from camarilla.cli.commands.bench.stopwatch import ROUNDS, Measurement
from camarilla.kernel.game import Game

UNIT: Final = 100  # simulations
SAMPLE: Final = 100_000  # simulations to compare threads by; in fewer a core that hurries for a moment decides


def search_figures(game: Game, seats: int) -> list[Measurement]:
    """Simulations from the first question of a game: with play-outs by chance, and as the search ships."""
    return [
        Measurement("ismcts", grower(game, seats, PLAIN)),
        Measurement("guided ismcts", grower(game, seats, GUIDED)),
    ]


def grower(game: Game, seats: int, settings: Mapping[str, float]) -> Callable[[int], float]:
    observation = observe(game.deal(seats, 1))
    player = IsmctsPlayer(game, settings=settings, threads=1)  # made here: what it builds would be timed otherwise

    def work(times: int) -> float:
        player.choose(observation, Budget(simulations=UNIT * times))
        return UNIT * times

    return work


def second_thread(game: Game, seats: int, simulations: int = SAMPLE) -> float:
    """How many times as fast two threads are as one, by the clock on the wall, in runs that alternate."""
    observation, best = observe(game.deal(seats, 1)), [float("inf")] * 2
    for _ in range(ROUNDS):
        for threads in (1, 2):
            start = perf_counter()
            IsmctsPlayer(game, settings=PLAIN, threads=threads).choose(observation, Budget(simulations=simulations))
            best[threads - 1] = min(best[threads - 1], perf_counter() - start)
    return best[0] / best[1]
