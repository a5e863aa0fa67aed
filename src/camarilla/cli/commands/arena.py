"""`camarilla arena ENTRANT…`: contests between bots, with shares of victory and ratings."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from typing import Any

import camarilla
from camarilla.bots.players import is_foreign
from camarilla.bots.program import hearing
from camarilla.cli.files import print_json
from camarilla.cli.job_options import add_job_options, resumable, watching, workers
from camarilla.cli.parser import milliseconds, positive, seconds, whole
from camarilla.cli.text.layout import item
from camarilla.cli.text.networks import warn_of_networks
from camarilla.cli.text.slow import warn_if_slow
from camarilla.cli.text.words import say, title
from camarilla.kernel.document import shown
from camarilla.kernel.profile import LEVELS, STYLES
from camarilla.kernel.refusal import Refusal
from camarilla.lab.arena import ContestReport, hold_contest, tables
from camarilla.lab.jobs.job import Watch
from camarilla.lab.jobs.results import read_head
from camarilla.lab.jobs.run import Workers
from camarilla.lab.jobs.sources import sources
from camarilla.lab.parquet import check_parquet, write_parquet
from camarilla.lab.plot import plot
from camarilla.lab.ratings import Rating, can_rate
from camarilla.lab.schedule import FORMS, Plan, plan_of
from camarilla.lab.shares import SeatShare, Share

DEALS = 20
LONGEST = 24  # letters of a name in a table
BEGINNING = 9  # of these, where it is cut in the middle
BAR = 60  # letters of a progress bar


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("entrants", metavar="ENTRANT", nargs="*")
    parser.add_argument("--game", metavar="GAME", action="append")
    parser.add_argument("--seats", type=whole, metavar="N", action="append", default=[])
    parser.add_argument("--form", choices=FORMS, default=FORMS[0])
    parser.add_argument("--deals", type=positive, metavar="N", default=DEALS)
    parser.add_argument("--seed", type=whole, metavar="S", default=0)
    add_job_options(parser)
    parser.add_argument("--timeout", type=seconds, metavar="SECONDS", default=10.0)
    parser.add_argument("--time", type=milliseconds, metavar="TIME")
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--results", type=Path, metavar="FILE")
    kept.add_argument("--resume", type=Path, metavar="FILE")
    parser.add_argument("--parquet", type=Path, metavar="FILE")
    parser.add_argument("--picture", type=Path, metavar="FILE")
    parser.add_argument("--info", action="store_true")
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    if options.levels:
        print(listing())
        return 0
    if options.parquet is not None:
        check_parquet()
    path, plan = options.results or options.resume, planned(options)
    warn_if_slow()
    warn_of_networks(plan.entrants, plan.tables)
    with resumable(path, "--results"), hearing(show_info) if options.info else nullcontext():
        who = Workers(1) if options.info else workers(options)  # what programs say is heard in this process alone
        report = hold_contest(plan, path, who, telling(path, watching(options)))
    keep(report, options)
    if options.json:
        print_json(report.document())
    else:
        print(written(report))
    return 0


def telling(path: Path | None, watch: Watch) -> Watch:
    """Says how many games were not played now, but taken from the file."""

    def watched(batches: Iterable[Any], done: int, total: int) -> Iterator[Any]:
        if done:
            print(say("arena-taken", done=done, total=total, file=str(path)), file=sys.stderr)
        return watch(batches, done, total)

    return watched


def show_info(command: str, text: str) -> None:
    """What a program says while it thinks, past the progress bar."""
    print(f"\r{shortened(command)}: {text}".ljust(BAR), file=sys.stderr, flush=True)


def listing() -> str:
    """The levels, the weakest first, and the styles they can play in."""
    levels = [(id, f"{say(f'level-{id}.rank')}: {say(f'level-{id}.text')}") for id in LEVELS]
    styles = [(f":{style}", say(f"style-{style}.text")) for style in STYLES]
    rows = [*levels, ("", ""), *styles]
    return "\n".join(item(text, f"{name:<12} ", " " * 13) if name else "" for name, text in rows)


def planned(options: argparse.Namespace) -> Plan:
    """The contest that was asked for, or the one that a file began."""
    if options.resume is not None:
        begun = plan_of(read_head(options.resume, ["arena"])[1], options.deals)
        return replace(begun, shard=options.shard, sources=sources(begun.entrants, begun.tables))
    entrants, played = tuple(options.entrants or LEVELS), tables(options.game or camarilla.games(), options.seats)
    return Plan(
        entrants, played, options.form, options.deals, options.seed,
        options.timeout, options.time, options.shard, sources(entrants, played),
    )  # fmt: skip


def keep(report: ContestReport, options: argparse.Namespace) -> None:
    """Write the files that were asked for."""
    if options.parquet is not None:
        write_parquet(report.outcomes, options.parquet)
    if options.picture is not None:
        try:
            titles = {game: title(game) for game, _ in report.plan.tables}
            options.picture.write_text(plot(report.ratings, titles), encoding="utf-8")
        except OSError as error:
            raise Refusal("not-saved", file=shown(str(options.picture)), reason=error.strerror) from error


def written(report: ContestReport) -> str:
    """The tables, and what must be known to read them."""
    lines = [say("arena-head", games=len(report.outcomes), deals=len(report.plan.dealt))]
    lines += [say("arena-network", entrant=name, networks=told) for name, told in led(report.plan)]
    lines += ["", say("arena-shares"), *[share_line(share, report.lost(share.match)) for share in report.shares]]
    if report.ratings:
        lines += ["", say("arena-ratings"), *[rating_line(rating) for rating in report.ratings]]
    elif not can_rate():
        lines += ["", say("arena-no-ratings")]
    lines += ["", say("arena-seats"), *seat_lines(report.seats)]
    for name, kinds in report.faults.items():
        lines.append(say("arena-faults", entrant=name, count=sum(kind["count"] for kind in kinds.values())))
        lines += [f"  {id:<12} {kind['count']:6}  {kind['example']}".rstrip() for id, kind in kinds.items()]
    given = report.plan.budget and report.plan.budget.seconds
    lines += [say("arena-late", entrant=one, longest=f"{took:.1f}", budget=given) for one, took in report.late.items()]
    return "\n".join(lines)


def led(plan: Plan) -> list[tuple[str, str]]:
    """Those of our own players that use networks, and which."""
    return [(name, told) for name, told in plan.sources if not is_foreign(name)]


def share_line(share: Share, lost: int) -> str:
    """A match; a verdict on games in which chance played for a program says so."""
    match = share.match
    who = f"{match.game:<10} {match.seats}  {shortened(match.measured):<{LONGEST}} {shortened(match.others):<{LONGEST}}"
    range = f"{percent(share.share)} [{percent(share.low)},{percent(share.high)}]"
    verdict = say("verdict-" + share.verdict) + (f" {say('verdict-lost', count=lost)}" if lost else "")
    return f"{who} {range} {percent(share.fair)} {share.gain:5.1f} {verdict}"


def rating_line(rating: Rating) -> str:
    who = f"{rating.game:<10} {rating.seats}  {shortened(rating.entrant):<{LONGEST}}"
    return f"{who} {rating.mean:6.1f} [{rating.low:5.1f},{rating.high:5.1f}] {rating.games:6}"


def seat_lines(seats: Sequence[SeatShare]) -> Iterator[str]:
    """A line for each table: what each seat won."""
    for (game, count), ones in groupby(seats, lambda one: (one.game, one.seats)):
        ranges = (f"{percent(one.share)} [{percent(one.low)},{percent(one.high)}]" for one in ones)
        yield f"{game:<10} {count}  " + "  ".join(ranges)


def shortened(name: str) -> str:
    """A name that fits: how it begins says what it is, its end which."""
    return name if len(name) <= LONGEST else f"{name[:BEGINNING]}…{name[BEGINNING + 1 - LONGEST :]}"


def percent(share: float) -> str:
    return f"{100 * share:5.1f}"
