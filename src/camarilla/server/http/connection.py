"""Connections before they are requests: only so many, and none that keeps the server waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from camarilla.server.addresses import Addresses, network_of
from camarilla.server.metrics import Counts
from camarilla.server.settings import Limits

HEAD = 16_384  # bytes before the body
SLICE = 4_096  # bytes that are read before the next look whether to read on
REFUSALS, REFUSED = 20, (403, 429)  # so many answers with these statuses, and a connection is closed
DRAINED = 4  # times the largest body is read, and thrown away: whoever sends too much can read why not


class Doors:
    """How many connections there are, of every address and in all."""

    def __init__(self, limits: Limits, behind_proxy: bool, most: int, counts: Counts) -> None:
        self.limits, self.behind_proxy, self.most, self.counts = limits, behind_proxy, most, counts
        self.addresses = Addresses(limits.connections, limits.networks)
        self.silent: dict[HttpConnection, None] = {}  # those that owe a request, oldest first

    def may_enter(self, address: str, others: int) -> bool:
        """May one more come in from here? Where all are taken, the one that has been silent for longest goes."""
        if not self.behind_proxy and not self.addresses.may_enter(address):
            return False
        if others >= self.most and self.silent:
            next(iter(self.silent)).cut("connections")
            return True
        return others < self.most


class Requests(h11.Connection):
    """h11's reading of requests, which counts the pieces and bytes of each body, and the requests that were refused."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(h11.SERVER, HEAD)
        self.limits = limits
        self.pieces = self.size = self.refused = 0

    def send_with_data_passthrough(self, event: h11.Event) -> list[bytes] | None:
        """What is sent; the last answer to a peer that is refused again and again says so."""
        if isinstance(event, h11.Response) and event.status_code in REFUSED:
            self.refused += 1
            if self.refused >= REFUSALS:
                headers = [*event.headers, (b"connection", b"close")]
                event = h11.Response(status_code=event.status_code, headers=headers, reason=event.reason)
        return super().send_with_data_passthrough(event)

    def too_much(self) -> bool:
        return self.pieces > self.limits.chunks or self.size > self.limits.body * DRAINED

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """What has come; nothing more of a body that is too much, also after its answer."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = self.size = 0
        elif isinstance(event, h11.Data):
            self.pieces, self.size = self.pieces + 1, self.size + len(event.data)
        return h11.NEED_DATA if self.too_much() else event


class HttpConnection(H11Protocol):
    """uvicorn's connection, with deadlines: for a whole request, and for a peer that does not read."""

    def __init__(self, doors: Doors, **parts: Any) -> None:
        super().__init__(**parts)
        self.doors, self.limits = doors, doors.limits
        self.conn: Requests = Requests(self.limits)
        self.address = ""  # while it is counted
        self.owed: asyncio.TimerHandle | None = None  # until the request has come
        self.stalled: asyncio.TimerHandle | None = None  # until the peer reads on

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = network_of(peer[0]) if peer else "?"
        if not self.doors.may_enter(address, len(self.connections)):
            self.doors.counts.refused.labels("connections").inc()
            transport.abort()
            return
        transport.set_write_buffer_limits(0)  # what waits here waits for the peer, and has its deadline
        super().connection_made(transport)
        self.address = address
        self.doors.addresses.enter(address)
        self._watch()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.address and not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])
                self._watch()

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.too_much() and not self.transport.is_closing():
            self.cut("body")

    def _watch(self) -> None:
        """A request that was begun, or the first of all, must come to its end in time."""
        owed = bool(self.address) and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if owed and self.owed is None:
            self.doors.silent[self] = None
            self.owed = self.loop.call_later(self.limits.request_seconds, self.cut, "request-late")
        elif not owed and self.owed is not None:
            self._forgive()

    def _forgive(self) -> None:
        self.doors.silent.pop(self, None)
        if self.owed is not None:
            self.owed.cancel()
            self.owed = None

    def on_response_complete(self) -> None:
        """A connection that rests is the idle time-out's business, unless its next request has begun."""
        self._forgive()
        super().on_response_complete()
        if self.conn.trailing_data[0]:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection is a socket from now on, and counted as one.

        Nothing may wait for the peer by then: the transport says only once that something does, and said it to us.
        """
        if self.transport.get_write_buffer_size():
            self.cut("slow")
            return
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address:
            self._leave()
            super().connection_lost(exc)

    def _leave(self) -> None:
        self._forgive()
        self.doors.addresses.leave(self.address)
        self.address = ""
        if self.stalled is not None:
            self.stalled.cancel()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(self.limits.stall_seconds, self.cut, "slow")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stalled is not None:
            self.stalled.cancel()

    def cut(self, why: str) -> None:
        """End it without another word."""
        self.doors.silent.pop(self, None)
        self.connections.discard(self)
        self.doors.counts.refused.labels(why).inc()
        self.transport.abort()
