"""`camarilla analyse TRANSCRIPT`: a finished game move by move, with skill and luck told apart."""

from __future__ import annotations

import argparse
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from camarilla.bots.budget import cores
from camarilla.bots.verdict import MoveVerdict
from camarilla.cli.files import print_json, read_text
from camarilla.cli.parser import positive, seconds, whole
from camarilla.cli.progress import Progress
from camarilla.cli.text.layout import filled, item
from camarilla.cli.text.slow import warn_if_slow
from camarilla.cli.text.story import capital
from camarilla.cli.text.words import say, title
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.transcript import Transcript, read
from camarilla.lab.analyse import (
    KNOWN,
    SIMULATIONS,
    GameAnalysis,
    MoveAnalysis,
    TurningPoint,
    analyse,
)
from camarilla.lab.changes import SeatAnalysis
from camarilla.lab.curve import curve

SECONDS = 60.0  # to find out luck and skill well enough, unless simulations are asked for
MOVE = 26  # letters of a move in the table
CAUSES = ("order", "deal", "luck", "skill", "others")  # of a result, in the order of the heading


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="TRANSCRIPT")
    parser.add_argument("--simulations", type=positive, metavar="N")
    parser.add_argument("--seconds", type=seconds, metavar="S")
    parser.add_argument("--seed", type=whole, metavar="S", default=0)
    parser.add_argument("--seat", type=whole, metavar="S")
    parser.add_argument("--mistakes", action="store_true")
    parser.add_argument("--quiet", action="store_true")
    parser.add_argument("--svg", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    game = read(read_text(options.file))
    check_seat(options.seat, game)
    warn_if_slow()
    simulations = options.simulations or SIMULATIONS
    allowed = options.seconds or (0.0 if options.simulations else SECONDS)
    with Progress(0, quiet=options.quiet) as progress:
        analysis = analyse(
            game,
            simulations,
            options.seed,
            lambda it: progress.reach(len(it.verdicts), len(it.decided)),
            allowed,
            cores(),
        )
    if options.svg is not None:
        save_curve(analysis, options.svg)
    if options.seat is not None:
        analysis = of_seat(analysis, options.seat)
    if options.json:
        print_json(analysis.document())
    elif options.mistakes:
        print(mistakes_written(analysis, simulations))
    else:
        print(written(analysis))
    return 0


def check_seat(seat: int | None, game: Transcript) -> None:
    """Refuse a seat that nobody had; a game that began at a position has those that answered."""
    seats = game.seats or 1 + max((one for _, one, _ in game.steps if one is not None), default=0)
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("no-seat", seat=seat, high=seats - 1)


def of_seat(analysis: GameAnalysis, seat: int) -> GameAnalysis:
    """What one player did: their moves, the turning points among them, their result."""
    return replace(
        analysis,
        steps=[step for step in analysis.steps if step.seat == seat],
        turns=[turn for turn in analysis.turns if turn.seat == seat],
        seats=[one for one in analysis.seats if one.seat == seat],
    )


def save_curve(analysis: GameAnalysis, file: Path) -> None:
    """Draw the win chances."""
    players = [player(seat.seat) for seat in analysis.seats]
    drawn = curve(analysis, say("analyse-curve", game=title(analysis.game)), players, say("analyse-curve-moves"))
    try:
        file.write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise Refusal("not-saved", file=shown(str(file)), reason=error.strerror) from error


def written(analysis: GameAnalysis) -> str:
    """The moves, the turning points, and what made each seat's result."""
    lines = [say("analyse-head"), *[step_line(step) for step in analysis.steps]]
    if analysis.turns:
        lines += ["", say("analyse-turns"), *[item(turn_line(turn), "  ", "    ") for turn in analysis.turns]]
    lines += ["", say("analyse-seats"), *seat_lines(analysis), "", filled(say("analyse-methods"))]
    if analysis.error > KNOWN:
        lines += ["", filled(say("analyse-unsure", error=f"{100 * analysis.error:.1f}"))]
    return "\n".join(lines)


def seat_lines(analysis: GameAnalysis) -> list[str]:
    """What made each result, under the names of the columns."""
    columns = [say(f"analyse-column-{name}") for name in ("fair", *CAUSES, "result", "lost")]
    rows = [[f"{column} " for column in columns], *[figures(seat, analysis) for seat in analysis.seats]]
    wide = max(12, *(1 + len(figure) for row in rows for figure in row))
    names = [say("analyse-column-player"), *[player(seat.seat) for seat in analysis.seats]]
    cells = ("".join(f"{figure:>{wide}}" for figure in row) for row in rows)
    return [f"{name:<9}{row}".rstrip() for name, row in zip(names, cells, strict=True)]


def figures(seat: SeatAnalysis, analysis: GameAnalysis) -> list[str]:
    """What made a result, each figure that was found by chance with its standard error; ? where it tells nothing."""
    sure = {
        name: f"{100 * getattr(seat, name):.1f} ±{100 * error:.1f}"
        + ("?" if error and not analysis.clear(getattr(seat, name), error) else " ")
        for name, error in asdict(seat.errors).items()
    }
    fair, result = (f"{100 * share:.1f} " for share in (seat.fair, seat.result))
    return [fair, *[sure[name] for name in CAUSES], result, sure["lost"]]


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
    marks = "  ".join(verdict(one) for one in (step.knowable, step.true))
    return f"{step.step:>3} {step.seat + 1} {step.move:<{MOVE}} {marks}".rstrip()


def verdict(verdict: MoveVerdict) -> str:
    """The values of the chosen and the best move; the best is named where it was surely better."""
    best = verdict.best if verdict.sure else ""
    return f"{percent(verdict.value)} {percent(verdict.best_value)} {best:<{MOVE}}"


def turn_line(turn: TurningPoint) -> str:
    details: dict[str, Any] = {
        "step": turn.step, "seat": turn.seat + 1, "move": turn.move, "best": turn.best, "loss": round(100 * turn.loss),
        "gainer": turn.gainer + 1, "before": round(100 * turn.before), "after": round(100 * turn.after),
        "best_known": "yes" if turn.move == turn.best else "no",
    }  # fmt: skip
    return say(f"turn-{turn.kind}", **details)


def percent(value: float) -> str:
    return f"{round(100 * value):3}"
