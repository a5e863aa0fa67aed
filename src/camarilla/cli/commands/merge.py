"""`camarilla merge FILE…`: the parts of a contest, a study or a data set that several machines have done, as one."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

from camarilla.cli.balance.page import check_drawing
from camarilla.cli.commands import arena, balance
from camarilla.cli.files import print_json
from camarilla.kernel.refusal import Refusal
from camarilla.lab.arena import contest_job, report
from camarilla.lab.balance.job import StudyJob, study_job
from camarilla.lab.balance.report import report as balance_report
from camarilla.lab.jobs.results import ReadJob, merge, write_results
from camarilla.lab.parquet import check_parquet

KINDS: Final[dict[str, ReadJob]] = {"arena": contest_job, "balance": study_job}
FILES: Final = {  # what each kind can be written as
    "arena": ("results", "parquet", "picture"), "balance": ("results", "html"), "dataset": ("out",),
}  # fmt: skip


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path)
    for name in dict.fromkeys(name for names in FILES.values() for name in names):
        parser.add_argument(f"--{name}", type=Path, metavar="FOLDER" if name == "out" else "FILE")
    parser.add_argument("--json", action="store_true")


def run(options: argparse.Namespace) -> int:
    if options.files[0].is_dir():
        merge_folders(options)
        return 0
    if options.parquet is not None:
        check_parquet()
    if options.html is not None:
        check_drawing(options.html)
    job, results = merge(options.files, KINDS)
    check_files(job.kind, options)
    if options.results is not None:
        write_results(options.results, job, dict(zip(job.units(), results, strict=True)))
    if isinstance(job, StudyJob):
        balance.tell(balance_report(job, job.by_study(dict(zip(job.units(), results, strict=True)))), options)
    else:
        tell_contest(job, results, options)
    return 0


def tell_contest(job: Any, outcomes: list[Any], options: argparse.Namespace) -> None:
    found = report(job.plan, outcomes)
    arena.keep(found, options)
    if options.json:
        print_json(found.document())
    else:
        print(arena.written(found))


def merge_folders(options: argparse.Namespace) -> None:
    """Data sets are folders."""
    from camarilla.cli.commands import dataset
    from camarilla.lab.dataset.parts import merge_parts

    check_files("dataset", options)
    if options.out is None:
        raise Refusal("merge-out")
    dataset.tell(merge_parts(options.files, options.out), options.json)


def check_files(kind: str, options: argparse.Namespace) -> None:
    """Refuse a file that such a job cannot be written as."""
    for other, names in FILES.items():
        for name in names:
            if other != kind and name not in FILES[kind] and getattr(options, name) is not None:
                raise Refusal("merge-file", option=f"--{name}")
