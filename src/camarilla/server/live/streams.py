"""The streams of a table, one for each reader: the last updates as they were sent, for those who come back."""

from __future__ import annotations

from collections import deque

import msgspec

from camarilla.server.table.commands import Visitor
from camarilla.server.table.updates import Delivery
from camarilla.server.table.views import Reader
from camarilla.wire import encode

KEPT = 32  # updates of a stream; most of a table's memory


class Sent(msgspec.Struct, gc=False):
    """An update of a stream, as it was sent; and without its chat, for those who do not want to hear it."""

    n: int
    data: bytes
    hushed: frozenset[str]
    quiet: bytes

    def data_for(self, player: str) -> bytes:
        return self.quiet if player in self.hushed else self.data


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
            sent = written.get(key) or written.setdefault(key, write(delivery))
            self.kept.setdefault(delivery.to, deque(maxlen=KEPT)).append(sent)
            added.append(sent)
        return added

    def since(self, who: Visitor, last: int, newest: int) -> list[bytes] | None:
        """The updates after `last`, if all of them are at hand."""
        rest = [sent for sent in self.kept.get(who.seat, ()) if sent.n > last]
        return [sent.data_for(who.player) for sent in rest] if len(rest) == newest - last else None


def write(delivery: Delivery) -> Sent:
    """An update in bytes."""
    message, hushed = delivery.message, delivery.hushed
    data = encode(message)
    return Sent(message.n, data, hushed, encode(msgspec.structs.replace(message, said=None)) if hushed else data)
