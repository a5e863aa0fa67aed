"""Are listed mistakes mistakes? Moves of games between levels, judged by few simulations and then by 10,000.

    python bench/mistakes.py --simulations 200 --games 60 [--open]

prints how many moves lost more than the first search may err by, how many are still listed after the second judgement,
and how many of either the 10,000 find no worse than what was called better; then how many losses of six points are
listed. `--open`: of moves judged with open cards.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import camarilla
from camarilla.bots import observe, seat_bot
from camarilla.bots.hint import hint, outlook
from camarilla.bots.verdict import COACHED, at_first
from camarilla.lab.analyse import step_of
from camarilla.lab.analysed import AnalysedState, AnalysedStep
from camarilla.lab.open_search import OpenSearch

LEVELS = ("random", "page", "squire", "knight", "chancellor")
TRUTH = 10_000  # simulations,
SEEDS = (101, 102)  # twice
MOVES = 12  # of each game


class Suspect(NamedTuple):
    """A move that seems a mistake: is it listed, and what did it lose in truth?"""

    listed: bool
    lost: float


Position = tuple[AnalysedState, AnalysedStep, AnalysedState]  # a question, the answer that was given, what came of it


def positions(id: str, number: int) -> Iterator[Position]:
    """Some questions of a game, each with the answer that was given; the simulations are set later."""
    game, luck = camarilla.game(id), Random(f"{id} {number}")
    seats = game.seats[number % len(game.seats)]
    state, kept = game.deal(seats, number), list[Position]()
    players = [seat_bot(game, luck.choice(LEVELS), luck.getrandbits(30)) for _ in range(seats)]
    while not state.over:
        move = players[state.seat or 0].choose(observe(state)).move
        before, seed = state.copy(), luck.getrandbits(30)
        state.play(move)
        kept.append((AnalysedState(before, 0, seed), step_of(before, state), AnalysedState(state.copy(), 0, seed + 1)))
    yield from luck.sample(kept, min(MOVES, len(kept)))


def suspect(position: Position, is_open: bool) -> Suspect | None:
    """What is found of a move, if it seems a mistake."""
    looked, step, after = position
    seen, weight = observe(looked.state), looked.simulations
    first = looked.true(after, step) if is_open else at_first(hint(seen, step.move, weight), step.move, weight)
    if not first.sure:
        return None
    again = looked.again(first, step.move) if is_open else looked.knowable(step.move)

    def worth(move: str, seed: int) -> float:
        truth = OpenSearch(looked.state, TRUTH, seed)
        return truth.search_true(move) if is_open else outlook(seen, move, TRUTH, seed).chance

    lost = [worth(first.best, seed) - worth(step.move, seed) for seed in SEEDS]
    return Suspect(again.sure, sum(lost) / len(lost))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--open", action="store_true")
    options = parser.parse_args()
    judged, suspects = 0, list[Suspect]()
    for number in range(options.games):
        id = camarilla.games()[number % len(camarilla.games())]
        for position in positions(id, number):
            for looked in (position[0], position[2]):
                looked.simulations = looked.search.simulations = options.simulations
            judged, found = judged + 1, suspect(position, options.open)
            suspects += [found] if found else []
    listed, lost = [one for one in suspects if one.listed], [one for one in suspects if one.lost >= COACHED]
    wrong, wrongly = (sum(one.lost <= 0 for one in some) for some in (suspects, listed))
    print(f"{judged} moves; {len(suspects)} by the first search, {wrong} of them wrongly;")
    print(f"{len(listed)} listed, {wrongly} of them wrongly;")
    print(f"{sum(one.listed for one in lost)} of {len(lost)} that lost {round(100 * COACHED)} points are listed")


if __name__ == "__main__":
    main()
