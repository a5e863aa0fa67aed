"""Structured log lines: JSON on stderr. They hold ids and numbers, never a position, a name or a text of a player."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections import Counter
from typing import Any

import structlog

from camarilla.server.buckets import Buckets

LINES, LINES_AT_ONCE = 1 / 60, 10  # a second and at once, of a kind that strangers can cause
KINDS = 1_000  # of lines that are counted


def make_log(level: str = "info") -> Any:
    """A logger."""
    return structlog.wrap_logger(
        structlog.WriteLogger(sys.stderr),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
    )


class LineQuota:
    """Lines that strangers can cause: so many of a kind say enough; the rest is counted in the next."""

    def __init__(self) -> None:
        self.buckets, self.unlogged = Buckets(LINES, LINES_AT_ONCE, KINDS), Counter[str]()

    def take(self, kind: str, now: int) -> int | None:
        """How many of a kind were not logged since the last one; None if this one is not, either."""
        if not self.buckets.take(kind, now):
            self.unlogged[kind] += 1
            return None
        return self.unlogged.pop(kind, 0)


class Relay(logging.Handler):
    """What other libraries log, as lines of ours: the message, and of an exception its class."""

    def __init__(self, log: Any) -> None:
        super().__init__(logging.WARNING)
        self.log, self.lines = log, LineQuota()

    def emit(self, record: logging.LogRecord) -> None:
        unlogged = self.lines.take(str(record.msg)[:80], round(time.monotonic() * 1000))
        if unlogged is None:
            return
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        say = self.log.error if record.levelno >= logging.ERROR else self.log.warning
        say(record.getMessage().strip(), library=record.name, error=error, unlogged=unlogged)


def relay(log: Any) -> None:
    """Have every library log through ours, and mistakes that nobody caught: a traceback could hold a player's words."""
    logging.getLogger().handlers[:] = [Relay(log)]
    logging.captureWarnings(True)
    threading.excepthook = lambda found: log.error("thread failed", error=found.exc_type.__name__)
    sys.unraisablehook = lambda found: log.error("clean-up failed", error=found.exc_type.__name__)
