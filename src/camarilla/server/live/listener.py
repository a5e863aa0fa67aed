"""Who listens at a table, and what waits until it is stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from camarilla.server.table.commands import Visitor
from camarilla.server.table.views import Reader


class Listener(Protocol):
    """A socket at the table."""

    who: Visitor  # who it is told things as
    counted: Visitor  # who it is counted as; ahead of `who` until the change is stored
    wanted: Reader  # the seat it asked for
    address: str  # where it comes from

    def send(self, data: bytes) -> None: ...

    def close(self, reason: str) -> None: ...


@dataclass(slots=True)
class Sender:
    """Whoever gave a command, and its id: that socket alone is told that it is done."""

    listener: Listener
    re: str


@dataclass(slots=True)
class Waiting:
    """Something to be done once it, and everything before it, is stored."""

    act: Callable[[], None]
    stored: bool
