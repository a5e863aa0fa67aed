"""Environments for learning, as the field knows them: vectors of games, PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports of what an extra of ours brings: whoever lacks it is told how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        from camarilla.kernel.refusal import Refusal

        package = (error.name or "").partition(".")[0]
        raise ModuleNotFoundError(str(Refusal("no-extra", missing=package, extra=name)), name=error.name) from error
