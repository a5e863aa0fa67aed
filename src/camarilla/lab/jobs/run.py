"""Doing a job: what is missing is handed out in batches of units, and every result is kept as soon as it is there."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from typing import Any, Final

from camarilla.bots.external import kept
from camarilla.kernel.refusal import Refusal
from camarilla.lab.jobs.job import Batch, Job, R, Store, U, Watch
from camarilla.lab.jobs.pools import Pool, Processes, Threads
from camarilla.lab.jobs.work import Done

AHEAD: Final = 3  # batches handed out for each worker, so that none waits for work
LOSSES: Final = 3  # how often the worker of a unit may die before the unit is blamed


@dataclass(frozen=True)
class Workers:
    """Who does a job: so many processes here, or a cluster."""

    jobs: int = 1
    cluster: str | None = None  # `auto`, or its address


def carry_out(job: Job[U, R], store: Store[U, R], workers: Workers, watch: Watch) -> None:
    """Do what the store lacks. Whatever ends it, the store has all that was done, and the same call goes on."""
    try:
        units = job.units()
        missing = [unit for unit in units if unit not in store]
        for batch in watch(batches(job, missing, workers), len(units) - len(missing), len(units)):
            store.add(batch)
    finally:
        store.close()


def batches(job: Job[U, R], units: Sequence[U], workers: Workers) -> Iterator[Batch[U, R]]:
    """Results as they come."""
    if not units:
        return
    if workers.cluster is None and workers.jobs == 1:
        with kept():
            for unit in units:
                yield [(unit, job.do(unit))]
    else:
        yield from hand_out(pool(job, workers), units)


def pool(job: Job[Any, Any], workers: Workers) -> Pool:
    if workers.cluster is not None:
        try:
            from camarilla.lab.jobs.cluster import Cluster
        except ModuleNotFoundError as error:
            raise Refusal("no-extra", missing="ray", extra="cluster") from error
        return Cluster(job, workers.cluster)
    return (Threads if job.compiled else Processes)(job, workers.jobs)


def hand_out(workers: Pool, units: Sequence[U]) -> Iterator[Batch[U, Any]]:
    """Let a pool do units; those whose worker dies are done again, by another."""
    todo, losses = deque(units), Counter[U]()
    waiting: dict[Future[Done], list[U]] = {}
    size, at_once = 1, True
    try:
        while todo or waiting:
            while todo and len(waiting) < AHEAD * workers.width:
                most = 1 + len(todo) // (AHEAD * workers.width)  # towards the end nobody is left alone with much
                batch = [todo.popleft() for _ in range(min(size, most, len(todo)))]
                waiting[workers.submit(batch)] = batch
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                if future not in waiting:  # lost with others, and handed out again
                    continue
                batch = waiting.pop(future)
                try:
                    done = future.result()
                except workers.broken:
                    lost = [batch, *waiting.values()] if workers.mend() else [batch]
                    if len(lost) > 1:
                        waiting.clear()
                    put_back(lost, todo, losses)
                else:
                    if done.refusal:
                        raise done.refusal
                    size = resized(size, len(batch), done.seconds, workers.enough)
                    yield list(zip(batch, done.results, strict=True))
        at_once = False
    finally:
        workers.close(at_once)


def put_back(lost: list[list[U]], todo: deque[U], losses: Counter[U]) -> None:
    """Units to be done again, first of all; refuses one whose worker has died too often."""
    units = [unit for batch in lost for unit in batch]
    losses.update(units)
    if max(losses.values()) > LOSSES:
        raise Refusal("workers-lost", times=LOSSES + 1)
    todo.extendleft(reversed(units))


def resized(size: int, done: int, seconds: float, enough: float) -> int:
    """How many units the next batches should have, so that each takes about as long as is enough."""
    if done < size:  # the last ones
        return size
    if seconds < enough / 2:
        return 2 * size
    return max(1, size // 2) if seconds > 2 * enough else size
