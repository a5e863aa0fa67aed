"""`camarilla dataset GAME`: every choice of many games, with what its seat could know, as Parquet."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import camarilla
from camarilla.cli.commands.balance import seated
from camarilla.cli.deal_options import add_options, chosen
from camarilla.cli.files import print_json
from camarilla.cli.job_options import add_job_options, resumable, watching, workers
from camarilla.cli.parser import Parser, positive, whole
from camarilla.cli.text.networks import warn_of_networks
from camarilla.cli.text.slow import warn_if_slow
from camarilla.cli.text.words import say
from camarilla.kernel.document import shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.jobs.run import carry_out
from camarilla.lab.jobs.sources import sources
from camarilla.lab.lineup import is_compiled

if TYPE_CHECKING:
    from camarilla.lab.dataset.job import DatasetJob
    from camarilla.lab.dataset.parts import Parts

GAMES = 20_000
FILES = (".csv", ".json", ".jsonl", ".arrow", ".feather", ".txt", ".zip", ".gz")  # not .parquet: often a folder


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, metavar="FOLDER", required=True)
    parser.add_argument("--seats", type=whole, metavar="N")
    parser.add_argument("--players", metavar="NAME[,NAME…]", default="greedy")
    parser.add_argument("--games", type=positive, metavar="N", default=GAMES)
    parser.add_argument("--part", type=positive, metavar="N")
    add_options(parser)
    parser.add_argument("--seed", type=whole, metavar="S", default=0)
    add_job_options(parser)
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    from camarilla.lab.dataset.parts import Parts  # where pyarrow is missing, the complaint says how to get it

    check_folder(options.out)
    job = planned(options)
    warn_if_slow()
    warn_of_networks(job.players, [job.table])
    began = monotonic()
    parts = Parts(job, options.out)
    before = parts.summary().rows
    with resumable(options.out, "--out"):
        carry_out(job, parts, workers(options), watching(options))
    tell(parts, options.json, (parts.summary().rows - before) / (monotonic() - began))
    return 0


def check_folder(out: Path) -> None:
    """Refuse a name that is meant for a file: what is written is a folder."""
    if out.suffix.lower() in FILES and not out.is_dir():
        raise Refusal("dataset-folder", folder=shown(str(out)))


def tell(parts: Parts, json: bool, rate: float | None = None) -> None:
    """What the folder holds now, and how fast it was written."""
    summary, folder = parts.summary(), str(parts.folder)
    if json:
        print_json({"folder": folder, **parts.job.head(), **asdict(summary)})
        return
    print(say("dataset-done", folder=folder, rows=summary.rows, games=summary.games, files=summary.files))
    if rate:
        print(say("dataset-rate", rate=round(rate)))


def planned(options: argparse.Namespace) -> DatasetJob:
    """What was asked for."""
    from camarilla.lab.dataset.job import PART, SAMPLED, DatasetJob

    game = camarilla.game(options.game)
    players = seated(game, options.players.split(","), options.seats)
    usual = PART if all(is_compiled(game, name) for name in players) else SAMPLED
    given = tuple(chosen(options).items())
    job = DatasetJob(
        game.id, players, options.games, options.seed, given, options.part or usual, options.shard,
        sources(players, [(game.id, len(players))]),
    )  # fmt: skip
    if not job.units():
        raise Refusal("dataset-shard", shard=options.shard[0], files=len(job.parts))
    assert job.recorder  # refuses what cannot be dealt
    return job
