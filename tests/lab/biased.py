"""Oriflamme with a fault that somebody planted: one seat begins with one more."""

from __future__ import annotations

from camarilla.games.oriflamme import rules
from camarilla.games.oriflamme.rules import (
    OPTIONS,
    Features,
    State,
    answer,
    asked,
    determinize,
    digest,
    features,
    redact,
    resolve_chance,
    score,
    step,
)  # fmt: skip

__all__ = [
    "OPTIONS",
    "Features",
    "State",
    "answer",
    "asked",
    "determinize",
    "digest",
    "features",
    "redact",
    "resolve_chance",
    "score",
    "setup",
    "step",
]  # fmt: skip


def setup(s: State, seats: int, first: int) -> None:
    """As the rules say, and then not."""
    rules.setup(s, seats, first)
    s.table[1].influence += 1
