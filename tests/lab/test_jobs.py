"""Jobs: batches of units, workers that die or refuse, and processes that are killed."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest
from cli.program import refuse

from camarilla.cli.job_options import resumable
from camarilla.kernel.refusal import Refusal
from camarilla.lab.arena import ContestJob
from camarilla.lab.balance.job import StudyJob
from camarilla.lab.balance.study import Study
from camarilla.lab.dataset.job import DatasetJob
from camarilla.lab.jobs import run
from camarilla.lab.jobs.job import Suspects, part
from camarilla.lab.jobs.results import Results
from camarilla.lab.jobs.run import AHEAD, LONG, LOSSES, Halted, Handout, Workers, batches, carry_out, hand_out
from camarilla.lab.jobs.work import BatchResult, pack, unpack, work
from camarilla.lab.schedule import Plan

CONTEST = ContestJob(Plan(("random", "greedy"), (("intrigues", 2),), "robin", 12, 0, 10.0))


class Died(Exception):  # noqa: N818
    """A worker is no more."""


class Pool:
    """Workers who square numbers, and die at some of them as often as is said."""

    enough = 1.0
    broken = (Died,)
    width = 2

    def __init__(self, deaths: dict[int, int] | None = None, together: bool = False, seconds: float = 0.3) -> None:
        self.deaths, self.together, self.seconds = deaths or {}, together, seconds
        self.sizes: list[int] = []
        self.handed_out = 0
        self.closed: bool | None = None

    def submit(self, units: Sequence[int]) -> Future[BatchResult]:
        self.sizes.append(len(units))
        future: Future[BatchResult] = Future()
        fatal = next((unit for unit in units if self.deaths.get(unit, 0) > 0), None)
        if fatal is None:
            future.set_result(BatchResult([unit * unit for unit in units], self.seconds * len(units)))
        else:
            self.deaths[fatal] -= 1
            future.set_exception(Died())
        return future

    def mend(self) -> bool:
        return self.together

    def close(self, at_once: bool) -> None:
        self.closed = at_once


@pytest.mark.parametrize("together", [False, True])
def test_units_whose_worker_dies_are_done_again_and_count_once(together: bool) -> None:
    pool = Pool({3: 1, 17: LOSSES, 90: 2}, together, seconds=0.01)
    found = [one for batch in hand_out(pool, range(100)) for one in batch]
    assert sorted(found) == [(unit, unit * unit) for unit in range(100)]
    assert pool.closed is False


@pytest.mark.parametrize("together", [False, True])
def test_a_unit_that_always_kills_its_worker_is_refused(together: bool) -> None:
    pool = Pool({5: 99}, together, seconds=9.0)
    with pytest.raises(Refusal, match="the process that did one piece of the work ended 4 times"):
        list(hand_out(pool, range(10)))
    assert pool.deaths[5] >= 99 - LOSSES - 2
    assert pool.closed is True


def test_a_class_that_is_at_work_when_its_worker_dies_is_named() -> None:
    with pytest.raises(
        Refusal, match=r'process in which "bad:Bot5" played ended 4 times over the same work \(deal 5\)'
    ):
        list(hand_out(Pool({5: 99}, seconds=9.0), range(10), named))


def named(unit: int) -> Suspects:
    return Suspects([f"bad:Bot{unit}"], f"(deal {unit})")


class Passing:
    """A clock by which so many seconds pass between two looks."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.now = seconds, 0.0

    def __call__(self) -> float:
        self.now += self.seconds
        return self.now


def stop(*_: Any, **__: Any) -> Any:
    raise KeyboardInterrupt


def test_whoever_stops_a_job_is_told_whom_it_had_been_waiting_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "wait", stop)
    monkeypatch.setattr(run, "monotonic", Passing(LONG + 1))
    with pytest.raises(Halted) as stopped:
        list(hand_out(Pool(), range(10), named))
    assert stopped.value.suspects == named(0)
    with pytest.raises(KeyboardInterrupt) as unknown:
        list(hand_out(Pool(), range(10)))
    assert unknown.type is KeyboardInterrupt
    monkeypatch.setattr(run, "monotonic", Passing(LONG / 2))
    with pytest.raises(KeyboardInterrupt) as soon:
        list(hand_out(Pool(), range(10), named))
    assert soon.type is KeyboardInterrupt


def test_where_many_units_were_handed_out_together_no_game_is_named() -> None:
    handout = Handout(Pool(), range(4), named)
    handout.size = 2
    handout.fill()
    assert handout.awaited() == Suspects(["bad:Bot0"], "(deal 0)")
    handout.waiting = {Future(): [0, 1, 1]}
    assert handout.awaited() == Suspects(["bad:Bot0", "bad:Bot1"])


def test_a_contest_in_this_process_says_whose_code_it_was_waiting_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    contest = ContestJob(replace(CONTEST.plan, entrants=("random", "mybot:Slow")))
    monkeypatch.setattr(ContestJob, "do", stop)
    monkeypatch.setattr(run, "monotonic", Passing(LONG + 1))
    with pytest.raises(KeyboardInterrupt), resumable(None, "--results"):
        list(batches(contest, contest.units(), Workers(1)))
    assert re.search(
        r'For 6 seconds it had been waiting for "mybot:Slow" \(camarilla\.game\("intrigues"\)\.deal\(2, \d+\)\)\.'
        r" A class may take as long as it likes: --timeout is for programs \(engine:COMMAND\)\.$",
        capsys.readouterr().err.strip(),
    )


def test_studies_and_data_sets_name_the_classes_that_play() -> None:
    study = StudyJob((Study("throne", ("mybot:Slow", "random"), 8),))
    data = DatasetJob("throne", ("mybot:Slow", "random"), 8)
    assert study.suspects((0, 0)) == data.suspects(0) == Suspects(["mybot:Slow"])


def test_nobody_is_blamed_for_the_deaths_of_others() -> None:
    """Workers that die together, once for each of many units: none of them has done it often."""
    pool = Pool(dict.fromkeys(range(0, 60, 2), 1), together=True)
    assert len([one for batch in hand_out(pool, range(60)) for one in batch]) == 60


def test_batches_grow_until_they_take_long_enough_and_shrink_towards_the_end() -> None:
    pool = Pool(seconds=0.01)
    assert sum(len(batch) for batch in hand_out(pool, range(2000))) == 2000
    assert pool.sizes[0] == 1
    assert 50 <= max(pool.sizes) <= 128  # of 0.01 s each, where a second is enough
    assert pool.sizes[-1] == 1
    slow = Pool(seconds=9.0)
    list(hand_out(slow, range(20)))
    assert set(slow.sizes) == {1}


def test_nobody_is_handed_everything_at_once() -> None:
    pool = Pool()
    next(hand_out(pool, range(1000)))
    assert len(pool.sizes) == AHEAD * pool.width


def test_whoever_stops_watching_stops_the_workers() -> None:
    pool = Pool()
    running = hand_out(pool, range(50))
    next(running)
    running.close()  # type: ignore[attr-defined]
    assert pool.closed is True


def test_parts_are_all_units_once() -> None:
    units = list(range(11))
    assert sorted(unit for number in (1, 2, 3) for unit in part(units, (number, 3))) == units
    assert part(units, (3, 3)) == [2, 5, 8]


def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    """A real one, in the middle; what comes out is what one process plays, byte for byte."""
    others = set(active_children())
    killed: list[int | None] = []

    def murderous(items: Iterator[Any], done: int, total: int) -> Iterator[Any]:
        for item in items:
            yield item
            if not killed:
                victim = next(iter(set(active_children()) - others))
                killed.append(victim.pid)
                os.kill(victim.pid or 0, signal.SIGKILL)

    files = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    for path, workers, watch in zip(files, (Workers(1), Workers(2)), (quietly, murderous), strict=True):
        results = Results(CONTEST, path)
        carry_out(CONTEST, results, workers, watch)
        results.in_order(CONTEST.units())
    assert killed
    assert files[0].read_bytes() == files[1].read_bytes()
    assert set(active_children()) == others


def quietly(items: Iterator[Any], done: int, total: int) -> Iterator[Any]:
    return items


def test_what_cannot_be_done_is_refused_by_other_processes_too() -> None:
    job = ContestJob(Plan(("random", "knight:bluffing"), (("throne", 2),), "robin", 1, 0, 10.0))
    done = work(pack(job), job.units())
    assert str(done.refusal) == 'there is no style "bluffing" here; the styles are plain, cautious, aggressive'
    with pytest.raises(Refusal, match="no style"):
        list(hand_out(Refusing(done), job.units()))


class Refusing(Pool):
    """Workers who will not do it."""

    def __init__(self, done: BatchResult) -> None:
        super().__init__()
        self.done = done

    def submit(self, units: Sequence[Any]) -> Future[BatchResult]:
        future: Future[BatchResult] = Future()
        future.set_result(self.done)
        return future


def test_workers_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = pack(CONTEST)
    assert unpack(packed) == CONTEST
    monkeypatch.setattr("camarilla.lab.jobs.work.__version__", "9.9")
    unpack.cache_clear()
    assert "has Camarilla 9.9" in str(work(packed, CONTEST.units()[:1]).refusal)


def test_nothing_to_do_starts_nobody() -> None:
    assert list(batches(CONTEST, [], Workers(1, "nowhere:1"))) == []


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "camarilla.lab.jobs.cluster", raising=False)
    for words in (["arena", "random", "greedy"], ["balance", "throne"]):
        said = refuse(*words, "--cluster", "auto", "--quiet")
        assert said == 'this needs the package ray: pip install "camarilla[cluster]"'
