"""`camarilla analyse TRANSCRIPT`: a finished game move by move, with skill and luck told apart."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from typing import Any

from camarilla.cli.files import print_json, read_text
from camarilla.cli.parser import positive, whole
from camarilla.cli.text.layout import item
from camarilla.cli.text.slow import warn_if_slow
from camarilla.cli.text.story import capital
from camarilla.cli.text.words import say
from camarilla.kernel.transcript import read
from camarilla.lab.analyse import (
    SIMULATIONS,
    GameAnalysis,
    MoveAnalysis,
    MoveVerdict,
    TurningPoint,
    analyse,
)
from camarilla.lab.changes import SeatAnalysis
from camarilla.lab.progress import bar

MOVE = 26  # letters of a move in the table
CAUSES = ("order", "deal", "luck", "skill", "others")  # of a result, in the order of the heading


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="TRANSCRIPT")
    parser.add_argument("--simulations", type=positive, metavar="N", default=SIMULATIONS)
    parser.add_argument("--seed", type=whole, metavar="S", default=0)
    parser.add_argument("--mistakes", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    watched = show if sys.stderr.isatty() else None
    game = read(read_text(options.file))
    warn_if_slow()
    analysis = analyse(game, options.simulations, options.seed, watched)
    if options.json:
        print_json(analysis.document())
    elif options.mistakes:
        print(mistakes_written(analysis, options.simulations))
    else:
        print(written(analysis))
    return 0


def show(total: int, found: list[MoveAnalysis]) -> None:
    print(f"\r{bar(len(found), total)}", end="\n" if len(found) == total else "", file=sys.stderr, flush=True)


def written(analysis: GameAnalysis) -> str:
    """The moves, the turning points, and what made each seat's result."""
    lines = [say("analyse-head"), *[step_line(step) for step in analysis.steps]]
    if analysis.turns:
        lines += ["", say("analyse-turns"), *[item(turn_line(turn), "  ", "    ") for turn in analysis.turns]]
    lines += ["", say("analyse-seats")]
    return "\n".join([*lines, *[seat_line(seat) for seat in analysis.seats]])


def seat_line(seat: SeatAnalysis) -> str:
    """What made a result, each figure that was found by chance with its standard error."""
    sure = {name: f"{100 * getattr(seat, name):.1f} ±{100 * error:.1f}" for name, error in asdict(seat.errors).items()}
    figures = (f"{100 * seat.fair:.1f}", *[sure[name] for name in CAUSES], f"{100 * seat.result:.1f}", sure["lost"])
    return f"{player(seat.seat):<9}" + "".join(f"{figure:>12}" for figure in figures)


def mistakes_written(analysis: GameAnalysis, simulations: int) -> str:
    """The mistakes alone, each with what it lost and the standard error of that."""
    found = [step for step in analysis.steps if step.mistake]
    if not found:
        return say("analyse-no-mistakes", simulations=simulations)
    return "\n".join([say("analyse-mistakes"), *map(mistake_line, found)])


def mistake_line(step: MoveAnalysis) -> str:
    lost = f"{100 * step.loss:5.1f} ±{100 * step.knowable.error:.1f}"
    return f"{step.step:>3} {step.seat + 1} {step.move:<{MOVE}} {step.knowable.best:<{MOVE}} {lost}"


def player(seat: int) -> str:
    return capital(say("player-seat", seat=seat + 1))


def step_line(step: MoveAnalysis) -> str:
    """Number, seat, move; the values of the chosen and the best move, knowable and true, with the best if another."""
    marks = "  ".join(verdict(one, step.move) for one in (step.knowable, step.true))
    return f"{step.step:>3} {step.seat + 1} {step.move:<{MOVE}} {marks}".rstrip()


def verdict(verdict: MoveVerdict, move: str) -> str:
    best = "" if verdict.best == move else verdict.best
    return f"{percent(verdict.value)} {percent(verdict.best_value)} {best:<{MOVE}}"


def turn_line(turn: TurningPoint) -> str:
    details: dict[str, Any] = {
        "step": turn.step, "seat": turn.seat + 1, "move": turn.move, "best": turn.best, "loss": round(100 * turn.loss),
        "gainer": turn.gainer + 1, "before": round(100 * turn.before), "after": round(100 * turn.after),
    }  # fmt: skip
    return say(f"turn-{turn.kind}", **details)


def percent(value: float) -> str:
    return f"{round(100 * value):3}"
