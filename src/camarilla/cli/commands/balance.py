"""`camarilla balance GAME`: bots play many games; what seats and cards are worth, and how sure that is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import camarilla
from camarilla.bots.options import split_names
from camarilla.bots.players import try_bot
from camarilla.cli.balance.page import check_drawing, write_page
from camarilla.cli.balance.tables import written
from camarilla.cli.deal_options import add_options, chosen, files, option
from camarilla.cli.files import print_json
from camarilla.cli.job_options import add_job_options, resumable, say_stopped, watching, workers
from camarilla.cli.parser import Parser, complaint, positive, whole
from camarilla.cli.text.networks import warn_of_networks
from camarilla.cli.text.slow import warn_if_slow
from camarilla.cli.text.words import say
from camarilla.kernel.document import shown
from camarilla.kernel.game import Game
from camarilla.kernel.refusal import Refusal
from camarilla.lab.balance.job import StudyJob, play_studies
from camarilla.lab.balance.report import PLAYERS, BalanceReport, report
from camarilla.lab.balance.study import FEWEST, Study
from camarilla.lab.jobs.sources import sources

GAMES = 20_000


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=whole, metavar="N")
    parser.add_argument("--players", metavar="NAME[,NAME…]", action="append")
    parser.add_argument("--games", type=positive, metavar="N", default=GAMES)
    add_options(parser)
    others = parser.add_mutually_exclusive_group()
    others.add_argument("--against", type=option, metavar="NAME=NUMBER", action="append")
    others.add_argument("--sweep", type=sweep, metavar="NAME=A..B", action="append")
    parser.add_argument("--seed", type=whole, metavar="S", default=0)
    add_job_options(parser)
    parser.add_argument("--results", type=Path, metavar="FILE")
    parser.add_argument("--html", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")


def sweep(text: str) -> tuple[str, range]:
    """`heir=0..5`."""
    name, equals, values = text.partition("=")
    low, dots, high = values.partition("..")
    if not equals or not dots:
        raise complaint("not-sweep", text)
    if whole(high) < whole(low):
        raise argparse.ArgumentTypeError(say("not-rising", text=shown(text), right=f"{name}={high}..{low}"))
    if whole(high) == whole(low):
        raise complaint("not-sweep", text)
    return name, range(whole(low), whole(high) + 1)


def run(options: argparse.Namespace) -> int:
    name, studies = swept(options), variants(options)
    if options.html is not None:
        check_drawing(options.html)
    warn_if_slow()
    job = StudyJob(studies, name, options.shard)
    warn_of_networks(job.players, job.tables)
    job = replace(job, sources=sources(job.players, job.tables))
    check_part(job)
    with resumable(options.results, "--results"), nothing_yet():
        played = play_studies(job, options.results, workers(options), watching(options, job, say("progress-games")))
    found = report(job, played)
    if found.games < found.planned:
        say_stopped(options.results, "--results")
    tell(found, options)
    return 0


@contextmanager
def nothing_yet() -> Iterator[None]:
    """Whoever stops before there is anything to tell is told so."""
    try:
        yield
    except KeyboardInterrupt:
        print("\n" + say("balance-nothing"), file=sys.stderr)
        raise


def tell(found: BalanceReport, options: argparse.Namespace) -> None:
    """Write what was asked for."""
    if options.html is not None:
        write_page(found, options.html)
    if options.json:
        print_json(found.document())
    else:
        print(written(found))


def check_part(job: StudyJob) -> None:
    """Refuse a part of which nobody could tell how sure it is."""
    blocks = len(job.units()) // len(job.studies)
    if blocks < FEWEST:
        raise Refusal("balance-shard", shard=job.shard[0], blocks=blocks)


def swept(options: argparse.Namespace) -> str:
    """What is tried: an option, several kinds of players, or nothing."""
    if len(options.sweep or ()) > 1:
        raise Refusal("one-sweep")
    if options.sweep:
        return str(options.sweep[0][0])
    return PLAYERS if len(options.players or ()) > 1 else ""


def variants(options: argparse.Namespace) -> tuple[Study, ...]:
    """With each kind of players: the rules that were asked for, those they are compared with; or every value of one."""
    studies = planned(options)
    if options.sweep:
        ((name, values),) = options.sweep
        check_range(studies[0], name, values)
        if name in dict(studies[0].options):
            raise Refusal("sweep-set", option=name)
        return tuple(study.with_options({**dict(study.options), name: value}) for study in studies for value in values)
    against = dict(options.against or ())
    others = [study.with_options(dict(study.options) | against) for study in studies] if against else []
    if others and unusual(studies[0]) == unusual(others[0]):
        raise Refusal("balance-same")
    return *studies, *others


def check_range(study: Study, name: str, values: range) -> None:
    """Refuse values that an option cannot have; what is no option is refused by whoever deals."""
    found = camarilla.game(study.game).options.get(name)
    if found is not None and (values[0] < found[1] or values[-1] > found[2]):
        raise Refusal("sweep-range", option=name, low=found[1], high=found[2], first=values[0], last=values[-1])


def unusual(study: Study) -> dict[str, Any]:
    """The options that differ from the rulebook's."""
    usual = camarilla.game(study.game).options
    return {name: value for name, value in study.options if name not in usual or value != usual[name][0]}


def planned(options: argparse.Namespace) -> list[Study]:
    """What was asked for, with each kind of players."""
    game, rules = camarilla.game(options.game), tuple(chosen(options).items())
    kinds = [split_names(kind) for kind in options.players or ["greedy"]]
    named = next((len(kind) for kind in kinds if len(kind) > 1), None)
    seats = named if options.seats is None else options.seats
    named_files = tuple(files(options).items())
    studies = [
        Study(game.id, seated(game, kind, seats), options.games, options.seed, rules, named_files) for kind in kinds
    ]
    if len(studies[0].blocks()) < FEWEST:
        raise Refusal("balance-games", games=options.games, fewest=FEWEST * studies[0].seats)
    return studies


def seated(game: Game, names: list[str], seats: int | None) -> tuple[str, ...]:
    """One player for each seat: the one that was named, or as many as there are."""
    fewest = (game.profile.book_seats or game.seats)[0]
    count = seats if seats is not None else len(names) if len(names) > 1 else fewest
    if count not in game.seats:
        raise Refusal("seats", seats=shown(count), low=game.seats[0], high=game.seats[-1])
    if len(names) not in (1, count):
        raise Refusal("balance-players", players=len(names), seats=count)
    for name in names:
        try_bot(name, [game.id])
    return tuple(names) if len(names) == count else tuple(names) * count
