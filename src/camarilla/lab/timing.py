"""How long each level takes for an answer: `python -m camarilla.lab.timing [GAME…]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import median
from time import perf_counter, process_time

import camarilla
from camarilla.bots import SeatedPlayer, observe, seat_bot
from camarilla.bots.players import levels
from camarilla.bots.random import RandomPlayer
from camarilla.kernel.game import Game

MOST = 4  # answers that are timed in each game


def answers(game: Game, seats: int, player: SeatedPlayer) -> Iterator[tuple[float, float]]:
    """Seconds by the clock and of work, for the first answers of a player in seat 0; one before them warms it up."""
    state, others = game.deal(seats, seed=1), RandomPlayer(1)
    player.choose(observe(state))
    timed = 0
    while state.seat is not None and timed < MOST:
        observation = observe(state)
        start, work = perf_counter(), process_time()
        move = (player if observation.seat == 0 else others).choose(observation).move
        if observation.seat == 0:
            timed += 1
            yield perf_counter() - start, process_time() - work
        state.play(move)


def main(games: list[str]) -> None:
    """One line a table and level: the median and the longest answer by the clock, and the longest of work, in ms."""
    for id in games or camarilla.games():
        game = camarilla.game(id)
        for seats in game.seats:
            for level in levels(id):
                clock, work = zip(*answers(game, seats, seat_bot(game, level, 1)), strict=True)
                figures = (1000 * figure for figure in (median(clock), max(clock), max(work)))
                print(f"{id:<10} {seats}  {level:<12}", *(f"{figure:8.1f}" for figure in figures), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
