"""What lies behind a state: a chain that its copies share, move by move."""

from __future__ import annotations

from functools import reduce
from typing import Any

PastChain = tuple[Any, bytes, bytes] | None  # the past before that, then the last tape and log
PastStep = tuple[bytes, bytes]
TAPE, LOG = 1, 2


def joined(past: PastChain, part: int) -> bytes:
    """All tapes or all logs of a chain."""
    return b"".join(link[part - 1] for link in links(past))


def links(past: PastChain) -> list[PastStep]:
    """The tape and the log of each move, the first one first."""
    found = []
    while past is not None:
        past, tape, log = past
        found.append((tape, log))
    return found[::-1]


def chained(found: list[PastStep]) -> PastChain:
    """The chain of such links."""
    return reduce(lambda past, link: (past, *link), found, None)
