"""What is kept beside the logs, read: where something is damaged, no table and no player stops at it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_json(body: bytes | str | None, kind: type[T]) -> T | None:
    """What was kept; None if it is missing or damaged."""
    try:
        return msgspec.json.decode(body, type=kind) if body else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
