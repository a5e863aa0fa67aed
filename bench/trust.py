"""How far an analysis can be trusted: games analysed under several seeds, and how much luck and skill spread.

For each game and number of seats: CPU seconds of one analysis; the spread over seeds of a seat's luck and skill, as
standard deviation and as range; how that compares with the standard error that the analysis states; how many figures it
states (of the others it says that it cannot tell) and the worst range of one that it states under every seed; and
whether what it calls clear has the same sign as under the other seeds.

    python bench/trust.py --games 3 --seeds 6 --simulations 1000 [GAME…]
    python bench/trust.py --games 1 --seeds 4 --seconds 60 GAME
    python bench/trust.py --games 1 --seeds 4 --cpu 120 GAME   a minute on two idle cores, however busy the machine is
    python bench/trust.py --rounds 6 [GAME…]   how many CPU seconds it would take until every figure is stated
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, product
from math import inf
from statistics import fmean, stdev

import camarilla
from camarilla.kernel.transcript import Transcript, read, write
from camarilla.lab.analyse import KNOWN, ROUND, GameAnalysis, GameReview, analyse

PLAYERS = ("knight", "chancellor", "squire", "knight", "chancellor")
FIGURES = ("luck", "skill")
JUDGED = 12  # moves, to see what judging takes
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


def spread(sample: Sample) -> float:
    """From the least to the greatest."""
    values = [value for value, _, _ in sample]
    return max(values) - min(values)


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
    parser.add_argument("--cpu", type=float, default=0.0, help="the same in CPU seconds, on one thread")
    parser.add_argument("--rounds", type=int, default=0, help="no seeds: some rounds, and how many more are needed")
    parser.add_argument("--seats", type=int, nargs="*")
    options = parser.parse_args()
    if options.rounds:
        print("game, seats | moves | CPU s to judge them | of a round | points of error after all | CPU s until stated")
    else:
        print(
            "game, seats | CPU s, longest | deviation, worst | range, worst | deviation : error | "
            "stated, worst range | clear / contradicted"
        )
    for id in options.games_wanted or camarilla.games():
        for seats in options.seats or camarilla.game(id).seats:
            (reckon if options.rounds else measure)(id, seats, options)


def analysed(played: Transcript, seed: int, options: argparse.Namespace, until: float) -> GameAnalysis:
    """One analysis, for so many seconds by the clock or `until` so many of the processor."""
    if options.cpu:
        return analyse(played, options.simulations, seed, seconds=inf, enough=lambda: time.process_time() > until)
    threads = 2 if options.seconds else 1
    return analyse(played, options.simulations, seed, seconds=options.seconds, threads=threads)


def reckon(id: str, seats: int, options: argparse.Namespace) -> None:
    """How long one kind of table would take: errors shrink as the square root of what is played out."""
    played = read(write(camarilla.play_game(PLAYERS[:seats], id, seed=100)))
    review = GameReview(played, options.simulations, 0, options.simulations // ROUND)
    with ThreadPoolExecutor(1) as pool:
        review.play(pool)
        began = time.process_time()
        for _ in range(1, options.rounds):
            review.play(pool)
        of_round = (time.process_time() - began) / (options.rounds - 1)
        began = time.process_time()
        verdicts = review.judge(pool)
        for _ in islice(verdicts, JUDGED):
            pass
        judged = time.process_time() - began
        verdicts.close()  # the others are not wanted
    moves, error = len(review.decided), review.rounds.error
    judging = judged / len(review.verdicts) * moves
    needed = judging + of_round * options.rounds * (error / KNOWN) ** 2
    print(f"{id} {seats} | {moves} | {judging:.1f} | {of_round:.2f} | {100 * error:.1f} | {needed:.0f}", flush=True)


def measure(id: str, seats: int, options: argparse.Namespace) -> None:
    """One kind of table."""
    found, used, seeds = [], [], options.seeds
    for number in range(options.games):
        played = read(write(camarilla.play_game(PLAYERS[:seats], id, seed=100 + number)))
        analyses = []
        for seed in range(seeds):
            began = time.process_time()
            analyses.append(analysed(played, seed, options, until=began + options.cpu))
            used.append(time.process_time() - began)
        found += list(samples(analyses))
    deviations = [stdev(value for value, _, _ in sample) for sample in found]
    ranges = list(map(spread, found))
    stated = [sample for sample in found if all(error <= KNOWN for _, error, _ in sample)]
    errors = [fmean(error for _, error, _ in sample) for sample in found]
    clear, wrong = map(sum, zip(*map(contradicted, found), strict=True))
    ratio = fmean(deviations) / fmean(errors)
    shown = f"{fmean(used):.1f}, {max(used):.1f} | {percent(deviations)} | {percent(ranges)} | {ratio:.2f}"
    shown += f" | {len(stated)} of {len(found)}, {100 * max(map(spread, stated), default=0):.1f}"
    print(f"{id} {seats} | {shown} | {clear} of {seeds * len(found)} / {wrong}", flush=True)


if __name__ == "__main__":
    main()
