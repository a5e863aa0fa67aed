"""How far a contest is: one line on a terminal, nothing where nobody watches."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")
WIDTH = 30
OFTEN = 0.2  # seconds between two pictures


def watched(items: Iterable[T], done: int, total: int, stream: TextIO | None = None) -> Iterator[T]:
    """The items, with a bar on stderr if that is a terminal; `done` of the `total` were there before."""
    stream = sys.stderr if stream is None else stream
    if not stream.isatty():
        yield from items
        return
    start, shown = time.monotonic(), 0.0
    try:
        for count, item in enumerate(items, 1):
            yield item
            now = time.monotonic()
            if now - shown >= OFTEN or done + count == total:
                shown = now
                stream.write("\r" + bar(done + count, total, (now - start) / count * (total - done - count)))
                stream.flush()
    finally:  # what comes next, even a complaint, begins a line
        stream.write("\n")


def bar(done: int, total: int, left: float | None = None) -> str:
    """`[######----] 12/40  0:31`."""
    full = WIDTH * done // max(total, 1)
    minutes, seconds = divmod(round(left or 0), 60)
    clock = "" if left is None else f"  {minutes}:{seconds:02} "
    return f"[{'#' * full}{'-' * (WIDTH - full)}] {done}/{total}{clock}"
