"""Long work in slices, with a rest after each: a server beside it writes meanwhile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic, sleep
from typing import TypeVar

T = TypeVar("T")


def unhurried(slices: Iterable[T]) -> Iterator[T]:
    """Each slice in turn; the rest is as long as the work was, so that half of the time belongs to others."""
    for one in slices:
        since = monotonic()
        yield one
        sleep(monotonic() - since)
