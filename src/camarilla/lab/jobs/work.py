"""What a worker does, in a process of its own or on another machine: some units of a job, one after the other."""

from __future__ import annotations

import pickle
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.util import Finalize
from time import monotonic
from typing import Any

from camarilla import __version__
from camarilla.bots.program import Program, end_idle, kept, leave_at_once
from camarilla.kernel.refusal import Refusal
from camarilla.lab.jobs.job import Job


@dataclass(frozen=True)
class BatchResult:
    """What units came to, in their order, or why they cannot be done."""

    results: list[Any]
    seconds: float
    refusal: Refusal | None = None


def pack(job: Job[Any, Any]) -> bytes:
    """A job for workers, who must be of the same version and have the same networks: others may play otherwise."""
    return pickle.dumps((__version__, job.networks(), pickle.dumps(job)))


@lru_cache(1)  # what a job has made ready serves all its units
def unpack(packed: bytes) -> Job[Any, Any]:
    version, networks, job = pickle.loads(packed)
    if version != __version__:
        raise Refusal("cluster-version", here=version, there=__version__)
    found: Job[Any, Any] = pickle.loads(job)
    if found.networks() != networks:
        raise Refusal("cluster-networks")
    return found


def work(packed: bytes, units: Sequence[Any]) -> BatchResult:
    """Do some units of a packed job."""
    began = monotonic()
    try:
        return do_all(unpack(packed), units)
    except Refusal as refusal:
        return BatchResult([], monotonic() - began, refusal)


def do_all(job: Job[Any, Any], units: Sequence[Any]) -> BatchResult:
    """Do some units of a job."""
    began = monotonic()
    return BatchResult([job.do(unit) for unit in units], monotonic() - began)


def work_as_guest(packed: bytes, units: Sequence[Any]) -> BatchResult:
    """Do some units of a packed job in a process that is not ours: no program is left in it."""
    with kept():
        return work(packed, units)


def prepare_worker() -> None:
    """A worker process: Ctrl-C is for the one that writes the results, and the order to end is obeyed at once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave_at_once())
    Program.keeps = Program.echoes = True
    Finalize(None, end_idle, exitpriority=10)  # nothing else is called when a worker ends
