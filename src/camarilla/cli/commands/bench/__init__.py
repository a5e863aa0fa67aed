"""`camarilla bench`: how fast the engine is, on one core, beside the targets it has to meet."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

import camarilla
from camarilla.bots.budget import cores
from camarilla.cli.commands.bench.benchmark import GameBenchmark
from camarilla.cli.commands.bench.open_spiel import Rival, Searcher, rivals, searchers
from camarilla.cli.commands.bench.search import second_thread
from camarilla.cli.commands.bench.stopwatch import ROUNDS, measure
from camarilla.cli.files import print_json
from camarilla.cli.parser import seconds
from camarilla.cli.progress import Progress
from camarilla.cli.text.words import say
from camarilla.dialect.build import compiler
from camarilla.games import profiles

if sys.platform != "win32":
    import resource

START_UP: Final = 0.2  # seconds; the targets of a game are in its profile
BUSY: Final = 0.8  # of the cores: others take our caches and clock then
TIMES: Final = ("copy ns", "start-up s")


@dataclass
class BenchRow:
    """One line of the report."""

    game: str
    seats: int | None
    figure: str
    value: float
    target: float | None = None
    met: bool | None = None


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", metavar="GAME", nargs="*")
    parser.add_argument("--seconds", type=seconds, metavar="S", default=20.0)
    parser.add_argument("--against", choices=["open_spiel"])
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    games = [camarilla.game(id) for id in options.games or camarilla.games()]
    others = rivals() if options.against else []
    benchmarks = [GameBenchmark(game, seats) for game in games for seats in game.seats]
    figures = [figure for benchmark in benchmarks for figure in benchmark.figures]
    thinkers = searchers() if options.against else []
    figures += [figure for rival in others for figure in rival.figures]
    figures += [figure for thinker in thinkers for figure in thinker.figures]
    with Progress(ROUNDS * len(figures), quiet=options.quiet) as progress:
        measure(figures, options.seconds, progress.reach)
    rows = [row for benchmark in benchmarks for row in report(benchmark)] + [
        judged(BenchRow("", None, "start-up s", start_up()))
    ]
    ours = next(benchmark for benchmark in reversed(benchmarks) if benchmark.game is games[0])  # with the most seats
    rows += threads(ours) + [row for thinker in thinkers for row in searched(thinker, ours)]
    compared = [against(rival, ours) for rival in others]
    if options.json:
        print_json({"machine": machine(), "figures": [asdict(row) for row in rows], "against": compared})
    else:
        print("\n".join([*table(rows), *comparison(compared)]))
    return 0


def report(benchmark: GameBenchmark) -> list[BenchRow]:
    """A benchmark's figures, with their targets where it has them."""
    return [judged(BenchRow(benchmark.game.id, benchmark.seats, figure, value)) for figure, value in benchmark.rows()]


def threads(benchmark: GameBenchmark) -> list[BenchRow]:
    """What a second thread adds to the search, where there is a core for it."""
    if not benchmark.game.engine.compiled or cores() < 2:
        return []
    return [
        judged(
            BenchRow(
                benchmark.game.id,
                benchmark.seats,
                "ISMCTS two threads / one",
                second_thread(benchmark.game, benchmark.seats),
            )
        )
    ]


def searched(thinker: Searcher, benchmark: GameBenchmark) -> list[BenchRow]:
    """OpenSpiel's search of one of its games, and how many times as many simulations ours does."""
    seats, (theirs,) = thinker.game.num_players(), thinker.figures
    rows = [BenchRow(thinker.id, seats, "OpenSpiel ISMCTS simulations/s", theirs.best)]
    if "ismcts" in benchmark.best:
        rows.append(
            BenchRow(
                thinker.id,
                seats,
                f"ISMCTS of {benchmark.game.id} / OpenSpiel's",
                benchmark.best["ismcts"] / theirs.best,
            )
        )
    return rows


def judged(row: BenchRow) -> BenchRow:
    """With its target, where there is one, and whether it is met."""
    row.target = target(row)
    if row.target is not None:
        row.met = row.value <= row.target if row.figure in TIMES else row.value >= row.target
    return row


def target(row: BenchRow) -> float | None:
    """What must be reached, if anything; of times, what must not be exceeded."""
    if not row.game:
        return START_UP
    return profiles()[row.game].targets.get(row.seats or 0, {}).get(row.figure)


def start_up() -> float:
    """CPU seconds of `camarilla games`, interpreter included; the best of several."""
    best = float("inf")
    for _ in range(ROUNDS):
        before = children_seconds()
        subprocess.run([sys.executable, "-m", "camarilla.cli", "games"], stdout=subprocess.DEVNULL, check=True)
        best = min(best, children_seconds() - before)
    return best


def children_seconds() -> float:
    """CPU seconds of the processes that were started here and have ended; by the clock where nobody counts them."""
    if sys.platform == "win32":
        return perf_counter()
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def load() -> float | None:
    """How busy the machine is, where the system says so."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    return {
        "camarilla": camarilla.__version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "compiler": compiler(),
        "cores": os.cpu_count(),
        "load": load(),
    }


def table(rows: list[BenchRow]) -> list[str]:
    """Figures as text."""
    lines = [say("bench-head", rounds=ROUNDS)]
    for row in rows:
        where = f"{row.game} {row.seats}" if row.seats else ""
        lines.append(f"  {where:<14} {row.figure:<32} {number(row.value):>14}  {verdict(row)}".rstrip())
    if compiler() is None:
        lines.append(say("bench-no-compiler"))
    busy = load()
    if busy is not None and busy > BUSY * (os.cpu_count() or 1):
        lines.append(say("bench-busy", load=f"{busy:.1f}", cores=os.cpu_count()))
    return lines


def verdict(row: BenchRow) -> str:
    if row.target is None:
        return ""
    limit = f"{'≤' if row.figure in TIMES else '≥'} {number(row.target)}"
    return say("bench-met" if row.met else "bench-missed", limit=limit)


def number(value: float) -> str:
    """With no more digits than it deserves."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def against(rival: Rival, benchmark: GameBenchmark) -> dict[str, Any]:
    """A rival's answers a second beside ours with the most seats."""
    ours, length = benchmark.best, benchmark.decisions / benchmark.games
    python, cpp = rival.decisions_per_second
    compiled = ours["compiled"] * length if "compiled" in ours else None
    return {
        "system": "open_spiel", "game": rival.id, "our_game": f"{benchmark.game.id} {benchmark.seats}",
        "python_decisions_per_second": python, "cpp_decisions_per_second": cpp,
        "our_api_ratio": ours["codes"] / python, "our_text_ratio": ours["text"] / python,
        "our_compiled_ratio": compiled and compiled / cpp,
    }  # fmt: skip


def comparison(compared: list[dict[str, Any]]) -> list[str]:
    """The rivals as text."""
    if not compared:
        return []
    lines = ["", say("bench-against", game=compared[0]["our_game"])]
    for row in compared:
        compiled = row["our_compiled_ratio"]
        ratio = f"×{compiled:.2g}" if compiled else "–"
        lines.append(
            f"  {row['game']:<14} {number(row['cpp_decisions_per_second']):>12} {ratio:>7}"
            f" {number(row['python_decisions_per_second']):>14} {'×' + format(row['our_api_ratio'], '.2g'):>9}"
            f" {'×' + format(row['our_text_ratio'], '.2g'):>9}"
        )
    return lines
