"""`camarilla merge FILE…`: the parts of a contest that several machines have played, as one."""

from __future__ import annotations

import argparse
from pathlib import Path

from camarilla.cli.commands.arena import keep, written
from camarilla.cli.files import print_json
from camarilla.lab.arena import report
from camarilla.lab.parquet import check_parquet
from camarilla.lab.results import merge, write_results


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path)
    parser.add_argument("--results", type=Path, metavar="FILE")
    parser.add_argument("--parquet", type=Path, metavar="FILE")
    parser.add_argument("--picture", type=Path, metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    if options.parquet is not None:
        check_parquet()
    plan, outcomes = merge(options.files)
    if options.results is not None:
        write_results(options.results, plan, outcomes)
    found = report(plan, outcomes)
    keep(found, options)
    if options.json:
        print_json(found.document())
    else:
        print(written(found))
    return 0
