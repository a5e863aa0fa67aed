"""What waits for a socket whose peer is slow to read."""

from __future__ import annotations

from collections import deque

from camarilla.server.addresses import Addresses
from camarilla.server.settings import Limits


class Backlog:
    """The messages of one socket, so many and so many bytes; `of_addresses` counts the bytes of all sockets."""

    def __init__(self, limits: Limits, address: str, of_addresses: Addresses) -> None:
        self.limits, self.address, self.of_addresses = limits, address, of_addresses
        self.messages: deque[bytes] = deque()
        self.size = self.sending = 0  # bytes of all of them and of the one that is being sent; of that one

    def put(self, data: bytes) -> bool:
        """One more message; False if that is too much. It is too much for the address only where something waits for
        what is being sent: whoever reads is not sent away because others there do not."""
        fits = len(self.messages) < self.limits.backlog and self.size + len(data) <= self.limits.backlog_bytes
        stalls = self.sending and self.messages
        if (self.size and not fits) or (stalls and not self.of_addresses.may_enter(self.address, len(data))):
            return False
        self._add(data)
        return True

    def take(self) -> bytes | None:
        """The next message; the one before it is sent."""
        self._count(-self.sending)
        self.sending = len(self.messages[0]) if self.messages else 0
        return self.messages.popleft() if self.messages else None

    def end(self, *last: bytes) -> None:
        """Nothing waits any more but the last words, if there are any."""
        self._count(self.sending - self.size)
        self.messages.clear()
        for data in last:
            self._add(data)

    def _add(self, data: bytes) -> None:
        self.messages.append(data)
        self._count(len(data))

    def _count(self, more: int) -> None:
        self.size += more
        self.of_addresses.enter(self.address, more)
