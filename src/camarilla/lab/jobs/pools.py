"""Those who do the units of a job: threads or processes of this machine, or a cluster (see cluster.py)."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import active_children, get_context
from typing import Any, Protocol

from camarilla.lab.jobs.job import Job
from camarilla.lab.jobs.work import BatchResult, do_all, pack, prepare_worker, work


class Pool(Protocol):
    """Workers who are given batches of units."""

    enough: float  # seconds that a batch should take
    broken: tuple[type[BaseException], ...]  # what a batch fails with whose worker has died

    @property
    def width(self) -> int: ...  # batches that can be done at once

    def submit(self, units: Sequence[Any]) -> Future[BatchResult]: ...

    def mend(self) -> bool: ...  # after a worker has died: are all batches lost that were handed out?

    def close(self, at_once: bool) -> None: ...


class Threads:
    """For units that run without the interpreter's lock: nothing has to be started."""

    enough: float = 0.1  # they cannot be stopped in the middle
    broken: tuple[type[BaseException], ...] = ()

    def __init__(self, job: Job[Any, Any], width: int) -> None:
        self.job, self.width, self.pool = job, width, ThreadPoolExecutor(width)

    def submit(self, units: Sequence[Any]) -> Future[BatchResult]:
        return self.pool.submit(do_all, self.job, units)

    def mend(self) -> bool:
        return False

    def close(self, at_once: bool) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


class Processes:
    """Several processes, which stop at once when the job is stopped."""

    enough: float = 0.5
    broken: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def __init__(self, job: Job[Any, Any], width: int) -> None:
        self.packed, self.width = pack(job), width
        self.others = set(active_children())
        self.pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.width, get_context("spawn"), initializer=prepare_worker)

    def submit(self, units: Sequence[Any]) -> Future[BatchResult]:
        try:
            return self.pool.submit(work, self.packed, units)
        except BrokenExecutor as error:  # a worker has died since anybody looked
            lost: Future[BatchResult] = Future()
            lost.set_exception(error)
            return lost

    def mend(self) -> bool:
        """When one process dies, its pool ends the others."""
        self.pool.shutdown(wait=True, cancel_futures=True)
        self.pool = self._start()
        return True

    def close(self, at_once: bool) -> None:
        if at_once:
            for child in set(active_children()) - self.others:
                child.terminate()
        self.pool.shutdown(wait=True, cancel_futures=True)
