"""Structured log lines: JSON on stderr. They hold ids and numbers, never a position, a name or a text of a player."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


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
