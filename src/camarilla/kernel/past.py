"""What lies behind a state: a chain that its copies share, move by move."""

from __future__ import annotations

from typing import Any

Past = tuple[Any, bytes, bytes] | None  # the past before that, then the last tape and log
TAPE, LOG = 1, 2


def joined(past: Past, part: int) -> bytes:
    """All tapes or all logs of a chain."""
    parts = []
    while past is not None:
        parts.append(past[part])
        past = past[0]
    return b"".join(reversed(parts))
