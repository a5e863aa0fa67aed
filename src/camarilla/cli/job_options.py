"""What every job can be asked for: how many workers, where, which part, and whether to say how far it is."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from camarilla.cli.parser import positive, shard
from camarilla.cli.progress import Watching
from camarilla.cli.text.words import say
from camarilla.lab.jobs.job import Job
from camarilla.lab.jobs.run import Halted, Workers, told


def add_job_options(parser: argparse.ArgumentParser) -> None:
    """The arguments."""
    parser.add_argument("--jobs", type=positive, metavar="N", default=os.cpu_count() or 1)
    parser.add_argument("--cluster", metavar="auto|ADDRESS")
    parser.add_argument("--shard", type=shard, metavar="N/M", default=(1, 1))
    parser.add_argument("--quiet", action="store_true")


def workers(options: argparse.Namespace) -> Workers:
    """Who does the job."""
    return Workers(options.jobs, options.cluster)


def watching(options: argparse.Namespace, job: Job[Any, Any] | None = None, unit: str = "") -> Watching:
    """Who says how far it is: in units of the job, or by what it says that they weigh."""
    return Watching(options.quiet, job=job, unit=unit)


@contextmanager
def resumable(kept: object, option: str) -> Iterator[None]:
    """Whoever stops the job is told how to go on with it: where it is kept, or with which option it would be."""
    try:
        yield
    except KeyboardInterrupt as stop:
        say_stopped(kept, option)
        if isinstance(stop, Halted):
            print(say("job-awaited", seconds=round(stop.seconds), **told(stop.suspects)), file=sys.stderr)
        raise


def say_stopped(kept: object, option: str) -> None:
    """How to go on."""
    told = say("job-unkept", option=option) if kept is None else say("job-stopped", file=str(kept))
    print("\n" + told, file=sys.stderr)
