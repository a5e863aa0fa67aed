"""How far an analysis can be trusted: games analysed under several seeds, and how much luck and skill spread.

For each game and number of seats: CPU seconds of one analysis; the spread over seeds of a seat's luck and skill, as
standard deviation and as range; how that compares with the standard error that the analysis states; and whether what it
calls clear has the same sign as under the other seeds.

    python bench/trust.py --games 3 --seeds 6 --simulations 1000 [GAME…]
    python bench/trust.py --games 1 --seeds 4 --seconds 60 GAME
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import product
from statistics import fmean, stdev

import camarilla
from camarilla.kernel.transcript import read, write
from camarilla.lab.analyse import GameAnalysis, analyse

PLAYERS = ("knight", "chancellor", "squire", "knight", "chancellor")
FIGURES = ("luck", "skill")
Sample = list[tuple[float, float, bool]]  # a figure, its standard error and whether it is called clear, seed by seed


def samples(analyses: list[GameAnalysis]) -> Iterator[Sample]:
    """Every figure of every seat, over all seeds."""
    for seat, name in product(range(len(analyses[0].seats)), FIGURES):
        found = [(one, one.seats[seat]) for one in analyses]
        figures = [(one, getattr(own, name), getattr(own.errors, name)) for one, own in found]
        yield [(value, error, one.clear(value, error)) for one, value, error in figures]


def contradicted(sample: Sample) -> tuple[int, int]:
    """How many figures are called clear, and how many of these have another sign than the mean over the other seeds."""
    clear = [i for i, (_, _, sure) in enumerate(sample) if sure]
    values = [value for value, _, _ in sample]
    others = {i: fmean(values[:i] + values[i + 1 :]) for i in clear}
    return len(clear), sum(values[i] * others[i] < 0 for i in clear)


def percent(shares: list[float]) -> str:
    """Mean and greatest, in points."""
    return f"{100 * fmean(shares):.1f}, {100 * max(shares):.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_wanted", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seeds", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0.0, help="for each analysis, on two threads; 0: one round")
    parser.add_argument("--seats", type=int, nargs="*")
    options = parser.parse_args()
    print("game, seats | CPU s, longest | deviation, worst | range, worst | deviation : error | clear / contradicted")
    for id in options.games_wanted or camarilla.games():
        for seats in options.seats or camarilla.game(id).seats:
            measure(id, seats, options)


def measure(id: str, seats: int, options: argparse.Namespace) -> None:
    """One kind of table."""
    found, used, seeds = [], [], options.seeds
    for number in range(options.games):
        played = read(write(camarilla.play_game(PLAYERS[:seats], id, seed=100 + number)))
        analyses = []
        for seed in range(seeds):
            began = time.process_time()
            analyses.append(
                analyse(played, options.simulations, seed, None, options.seconds, 2 if options.seconds else 1)
            )
            used.append(time.process_time() - began)
        found += list(samples(analyses))
    deviations = [stdev(value for value, _, _ in sample) for sample in found]
    ranges = [max(value for value, _, _ in sample) - min(value for value, _, _ in sample) for sample in found]
    errors = [fmean(error for _, error, _ in sample) for sample in found]
    clear, wrong = map(sum, zip(*map(contradicted, found), strict=True))
    ratio = fmean(deviations) / fmean(errors)
    shown = f"{fmean(used):.1f}, {max(used):.1f} | {percent(deviations)} | {percent(ranges)} | {ratio:.2f}"
    print(f"{id} {seats} | {shown} | {clear} of {seeds * len(found)} / {wrong}", flush=True)


if __name__ == "__main__":
    main()
