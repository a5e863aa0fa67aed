"""The streams of a table, one for each reader: the last updates as they were sent, for those who come back."""

from __future__ import annotations

from collections import deque

import msgspec

from camarilla.server.table.updates import Delivery
from camarilla.server.table.views import Reader
from camarilla.wire import encode

KEPT = 32  # updates of a stream; most of a table's memory


class Sent(msgspec.Struct, gc=False):
    """An update of a stream, as it was sent."""

    n: int
    data: bytes


class Streams:
    """All streams of a table."""

    def __init__(self) -> None:
        self.kept: dict[Reader, deque[Sent]] = {}

    def add(self, deliveries: list[Delivery]) -> list[Sent]:
        """Write updates down; what several readers are told is written once."""
        written: dict[int, Sent] = {}
        added: list[Sent] = []
        for delivery in deliveries:
            key = id(delivery.message)
            sent = written.get(key) or written.setdefault(key, Sent(delivery.message.n, encode(delivery.message)))
            self.kept.setdefault(delivery.to, deque(maxlen=KEPT)).append(sent)
            added.append(sent)
        return added

    def since(self, reader: Reader, last: int, newest: int) -> list[bytes] | None:
        """The updates after `last`, if all of them are at hand."""
        rest = [sent.data for sent in self.kept.get(reader, ()) if sent.n > last]
        return rest if len(rest) == newest - last else None
