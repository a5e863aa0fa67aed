"""Who plays the games of a contest: this process, or several; what comes out is the same."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.util import Finalize

from camarilla.bots.program import Program, end_idle, kept, leave_at_once
from camarilla.lab.contest import GameOutcome, contest
from camarilla.lab.schedule import Fixture, Plan

AHEAD = 3  # games handed out for each process, so that none waits for work


def play_all(fixtures: Iterable[Fixture], plan: Plan, jobs: int) -> Iterator[GameOutcome]:
    """Outcomes as they come."""
    return play_here(fixtures, plan) if jobs == 1 else play_together(iter(fixtures), plan, jobs)


def play_here(fixtures: Iterable[Fixture], plan: Plan) -> Iterator[GameOutcome]:
    """In this process; programs play one game after the other."""
    with kept():
        for fixture in fixtures:
            yield contest(fixture, plan.seed, plan.timeout, plan.budget)


def play_together(fixtures: Iterator[Fixture], plan: Plan, jobs: int) -> Iterator[GameOutcome]:
    """Several processes at once; when the contest is stopped, they stop at once."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=prepare_worker)
    waiting: set[Future[GameOutcome]] = set()
    try:
        while True:
            for fixture in islice(fixtures, AHEAD * jobs - len(waiting)):
                waiting.add(pool.submit(contest, fixture, plan.seed, plan.timeout, plan.budget))
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def prepare_worker() -> None:
    """A worker process: Ctrl-C is for the one that writes the results, and the order to end is obeyed at once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave_at_once())
    Program.keeps = True
    Finalize(None, end_idle, exitpriority=10)  # nothing else is called when a worker ends
