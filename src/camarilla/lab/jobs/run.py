"""Doing a job: what is missing is handed out in batches of units, and every result is kept as soon as it is there."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Generic

from camarilla.bots.program import kept
from camarilla.kernel.document import listed, shown
from camarilla.kernel.refusal import Refusal
from camarilla.lab.jobs.job import FinishedUnits, Job, R, ResultStore, Suspects, U, Watch
from camarilla.lab.jobs.pools import Pool, Processes, Threads
from camarilla.lab.jobs.work import BatchResult

AHEAD: Final = 3  # batches handed out for each worker, so that none waits for work
LOSSES: Final = 3  # how often the worker of a unit may die before the unit is blamed
LONG: Final = 5.0  # seconds without any result; whoever stops the job then is told what it was waiting for


@dataclass(frozen=True)
class Workers:
    """Who does a job: so many processes here, or a cluster."""

    jobs: int = 1
    cluster: str | None = None  # `auto`, or its address


class Halted(KeyboardInterrupt):
    """Ctrl-C when nothing had come for long, with whom it was waiting for."""

    def __init__(self, seconds: float, suspects: Suspects) -> None:
        super().__init__(seconds, suspects)
        self.seconds, self.suspects = seconds, suspects


def halted(since: float, suspects: Suspects) -> KeyboardInterrupt:
    """Ctrl-C, where nothing has come since a time; it names the suspects, if there are any and that was long."""
    waited = monotonic() - since
    return Halted(waited, suspects) if suspects.bots and waited > LONG else KeyboardInterrupt()


def carry_out(job: Job[U, R], store: ResultStore[U, R], workers: Workers, watch: Watch) -> None:
    """Do what the store lacks. Whatever ends it, the store has all that was done, and the same call goes on."""
    try:
        units = job.units()
        missing = [unit for unit in units if unit not in store]
        all = job.weight(units)
        for batch in watch(batches(job, missing, workers), all - job.weight(missing), all):
            store.add(batch)
    finally:
        store.close()


def batches(job: Job[U, R], units: Sequence[U], workers: Workers) -> Iterator[FinishedUnits[U, R]]:
    """Results as they come."""
    if not units:
        return
    if workers.cluster is None and workers.jobs == 1:
        with kept():
            for unit in units:
                yield [(unit, do(job, unit))]
    else:
        yield from hand_out(pool(job, workers), units, job.suspects)


def do(job: Job[U, R], unit: U) -> R:
    """A unit, done in this process."""
    began = monotonic()
    try:
        return job.do(unit)
    except KeyboardInterrupt as stop:
        raise halted(began, job.suspects(unit)) from stop


def pool(job: Job[Any, Any], workers: Workers) -> Pool:
    if workers.cluster is not None:
        try:
            from camarilla.lab.jobs.cluster import RayCluster
        except ModuleNotFoundError as error:
            raise Refusal("no-extra", missing="ray", extra="cluster") from error
        return RayCluster(job, workers.cluster)
    return (Threads if job.compiled else Processes)(job, workers.jobs)


def nobody(unit: Any) -> Suspects:
    """Nothing is known of a unit."""
    return Suspects()


def hand_out(
    workers: Pool, units: Sequence[U], suspects: Callable[[U], Suspects] = nobody
) -> Iterator[FinishedUnits[U, Any]]:
    """Let a pool do units; those whose worker dies are done again, by another."""
    handout, at_once = Handout(workers, units, suspects), True
    try:
        while handout.fill():
            for future in wait(handout.waiting, return_when=FIRST_COMPLETED).done:
                yield from handout.take(future)
        at_once = False
    except KeyboardInterrupt as stop:
        raise halted(handout.since, handout.awaited()) from stop
    finally:
        workers.close(at_once)


class Handout(Generic[U]):
    """The units of a job: still to be done, or in the hands of workers."""

    def __init__(self, workers: Pool, units: Sequence[U], named: Callable[[U], Suspects] = nobody) -> None:
        self.workers, self.todo, self.size, self.named = workers, deque(units), 1, named
        self.since = monotonic()  # when a result came last
        self.suspects: deque[U] = deque()  # one of them may have killed its worker: each is done alone
        self.losses = Counter[U]()
        self.waiting: dict[Future[BatchResult], list[U]] = {}

    def fill(self) -> bool:
        """Give the workers enough to do; is there anything to wait for?"""
        if self.suspects:  # nobody else is at work: all was lost, or the suspect before is done
            self._submit([self.suspects.popleft()])
            return True
        ahead = AHEAD * self.workers.width
        while self.todo and len(self.waiting) < ahead:
            most = 1 + len(self.todo) // ahead  # towards the end nobody is left alone with much
            self._submit([self.todo.popleft() for _ in range(min(self.size, most))])
        return bool(self.waiting)

    def _submit(self, batch: list[U]) -> None:
        self.waiting[self.workers.submit(batch)] = batch

    def take(self, future: Future[BatchResult]) -> Iterator[FinishedUnits[U, Any]]:
        """What a batch has come to; nothing if its worker has died."""
        batch = self.waiting.pop(future, None)
        if batch is None:  # lost with another, and to be handed out again
            return
        try:
            done = future.result()
        except self.workers.broken:
            self._lose(batch)
            return
        if done.refusal:
            raise done.refusal
        self.since = monotonic()
        self.size = resized(self.size, len(batch), done.seconds, self.workers.enough)
        yield list(zip(batch, done.results, strict=True))

    def _lose(self, batch: list[U]) -> None:
        """Units to be done again; refuses one whose worker has died too often."""
        if self.workers.mend():  # with everything that was handed out
            batch = [*batch, *(unit for other in self.waiting.values() for unit in other)]
            self.waiting.clear()
            self.suspects.extend(batch)
            sure = len(batch) == 1
        else:
            self.todo.extendleft(reversed(batch))
            sure = True
        if sure:
            self.losses.update(batch)
            unit, times = self.losses.most_common(1)[0]
            if times > LOSSES:
                raise lost(times, self.named(unit))

    def awaited(self) -> Suspects:
        """Who is at work for the longest time: in one game, if only one was handed out with them."""
        batch = next(iter(self.waiting.values()), [])
        found = list(map(self.named, batch))
        bots = dict.fromkeys(name for one in found for name in one.bots)
        return Suspects(list(bots), found[0].where if len(found) == 1 else "")


def lost(times: int, suspects: Suspects) -> Refusal:
    """The same work has ended its process so often."""
    said = told(suspects)
    return Refusal("workers-lost", times=times, bots=said["bots"], count=said["count"], where=said["where"])


def told(suspects: Suspects) -> dict[str, Any]:
    """What a sentence says of them."""
    where = suspects.where and f" {suspects.where}"
    return {"bots": listed(map(shown, suspects.bots)), "count": len(suspects.bots), "where": where}


def resized(size: int, done: int, seconds: float, enough: float) -> int:
    """How many units the next batches should have, so that each takes about as long as is enough."""
    if done < size:  # the last ones
        return size
    if seconds < enough / 2:
        return 2 * size
    return max(1, size // 2) if seconds > 2 * enough else size
