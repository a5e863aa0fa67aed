"""Injected faults on two threads leak nothing and end no process."""

from __future__ import annotations

import threading

import pytest

from camarilla.dialect import Library, Record
from dialect.faults import Fault, inject, sample
from dialect.faulty import State


@pytest.fixture(scope="module")
def faulty() -> tuple[Library, list[Fault]]:
    return sample()


@pytest.mark.untraced
def test_thousands_of_faults_leak_nothing(faulty: tuple[Library, list[Fault]]) -> None:
    library, faults = faulty
    assert len(faults) > 50
    left = inject(library, faults, count=4000)
    assert left.faults == 8000
    assert left.grown < 4 << 20  # 500 bytes a fault would be as much


def test_a_call_that_does_not_fail_is_told(faulty: tuple[Library, list[Fault]]) -> None:
    with pytest.raises(AssertionError):
        inject(faulty[0], [Fault("add", (Record(State), 1, 2), "sample: overflow")], count=1)


@pytest.mark.untraced
def test_threads_do_not_see_the_faults_of_others(faulty: tuple[Library, list[Fault]]) -> None:
    """One thread fails while another computes in the same library."""
    library, faults = faulty
    sums: list[int] = []
    worker = threading.Thread(target=lambda: sums.extend(library("add", Record(State), i, 1) for i in range(2000)))
    worker.start()
    inject(library, faults, count=500, threads=1)
    worker.join()
    assert sums == list(range(1, 2001))
