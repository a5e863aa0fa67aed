"""Injected faults: call rules that fail their checks, many times, on several threads, and see what is left behind.

`inject(library, calls, count)` works for any library, of a game too: give it calls that must fail.

    python tests/dialect/faults.py --count 100000
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from camarilla.dialect import Library, Record, RuleError


class Fault(NamedTuple):
    """A call that must fail: an entry point, its arguments, and the error's text."""

    name: str
    arguments: tuple[Any, ...]
    text: str


class Left(NamedTuple):
    """What many faults leave behind: how many there were, and how much memory more at the end than early on."""

    faults: int
    grown: int  # in bytes


def inject(library: Library, faults: Sequence[Fault], count: int, threads: int = 2) -> Left:
    """Call every fault in turn, `count` calls on each thread; AssertionError if one does not fail as it should."""

    def work(calls: int) -> int:
        given = [[_own(argument) for argument in fault.arguments] for fault in faults]
        before = [_bytes(arguments) for arguments in given]
        for i in range(calls):
            fault, arguments = faults[i % len(faults)], given[i % len(faults)]
            assert _failure(library, fault.name, arguments) == fault.text
        assert [_bytes(arguments) for arguments in given] == before
        return calls

    with ThreadPoolExecutor(threads) as pool:
        early = sum(pool.map(work, [max(1, count // 10)] * threads))
        gc.collect()
        memory = _resident()
        late = sum(pool.map(work, [count - max(1, count // 10)] * threads))
        gc.collect()
        return Left(early + late, _resident() - memory)


def _own(argument: Any) -> Any:
    """Each thread has records of its own."""
    if isinstance(argument, Record):
        new = Record(argument.struct, argument.count)
        new.memory[:] = argument.memory[:]
        return new
    return argument


def _bytes(arguments: Sequence[Any]) -> list[bytes]:
    return [bytes(argument.memory) for argument in arguments if isinstance(argument, Record)]


def _failure(library: Library, name: str, arguments: Sequence[Any]) -> str:
    try:
        library(name, *arguments)
    except RuleError as error:
        return str(error)
    return "no check failed"


def _resident() -> int:
    """The most memory that this process has had, in bytes."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


def sample() -> tuple[Library, list[Fault]]:
    """Every check of the dialect, as a library and the calls that fail it."""
    from dialect import faulty
    from dialect.test_checks import FAILS, RULES, line_of

    library = Library("sample", RULES)
    faults = [
        Fault(
            name,
            (Record(faulty.State), *(Record.of(a) if isinstance(a, faulty.Leaf) else a for a in given)),
            f"sample: {what}: {value} at dialect/faulty.py:{line_of(name)}",
        )
        for name, given, what, value in FAILS
        if not any(isinstance(a, list) for a in given)
    ]
    return library, faults


def main() -> int:
    parser = argparse.ArgumentParser(description="Fail every check of the dialect, many times, on several threads.")
    parser.add_argument("--count", type=int, default=100_000, help="calls on each thread")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CAMARILLA_CACHE"] = folder
        left = inject(*sample(), options.count, options.threads)
    print(f"{left.faults} faults on {options.threads} threads, {left.grown >> 10} KiB more at the end than early on")
    return 0


if __name__ == "__main__":
    sys.exit(main())
