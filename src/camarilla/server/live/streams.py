"""The streams of a table, one for each reader: the last updates as they were sent, for those who come back."""

from __future__ import annotations

from collections import deque

from camarilla.server.table.updates import Delivery
from camarilla.server.table.views import Reader
from camarilla.wire.written import WrittenUpdate

KEPT = 32  # updates of a stream; most of a table's memory


class Streams:
    """All streams of a table."""

    def __init__(self) -> None:
        self.kept: dict[Reader, deque[WrittenUpdate]] = {}

    def add(self, deliveries: list[Delivery]) -> None:
        """Keep updates as they are sent."""
        for reader, update in deliveries:
            self.kept.setdefault(reader, deque(maxlen=KEPT)).append(update)

    def since(self, reader: Reader, last: int, newest: int) -> list[bytes] | None:
        """The updates after `last`, if all of them are at hand."""
        rest = [update.data for update in self.kept.get(reader, ()) if update.n > last]
        return rest if len(rest) == newest - last else None
