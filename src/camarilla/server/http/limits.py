"""Who may come in: origins, addresses, how often; and the headers that keep the page to itself."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from camarilla.server.buckets import Buckets
from camarilla.server.live.timer import Timer
from camarilla.server.metrics import Counts
from camarilla.server.settings import Settings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


HOUSE = 4  # an address opens as many tables as so many players


class Limiter:
    """Lets requests and sockets in, or not."""

    def __init__(self, settings: Settings, timer: Timer, counts: Counts) -> None:
        self.settings, self.timer, self.counts = settings, timer, counts
        limits = settings.limits
        self.requests = Buckets(limits.requests, limits.requests_at_once)
        self.tables = Buckets(limits.tables, limits.tables_at_once)
        self.houses = Buckets(limits.tables * HOUSE, limits.tables_at_once * HOUSE)
        self.sockets: Counter[str] = Counter()

    def own_page(self, connection: HTTPConnection) -> bool:
        """Does the request come from our own page, or from no page at all?"""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:  # no address at all
            return False

    def may_open(self, player: str, address: str) -> bool:
        """May this player, from this address, open one more table?"""
        now = self.timer.now()
        return self.houses.take(address, now) and self.tables.take(player, now)

    def socket_refused(self, socket: HTTPConnection) -> str | None:
        """Why a socket may not be opened."""
        if not self.own_page(socket):
            return "origin"
        address = address_of(socket)
        if self.sockets[address] >= self.settings.limits.sockets or not self.requests.take(address, self.timer.now()):
            return "flood"
        return None

    def opened(self, socket: HTTPConnection) -> None:
        self.sockets[address_of(socket)] += 1
        self.counts.sockets.inc()

    def closed(self, socket: HTTPConnection) -> None:
        self.sockets -= Counter({address_of(socket): 1})
        self.counts.sockets.dec()


def address_of(connection: HTTPConnection) -> str:
    """Where it comes from; behind a proxy uvicorn has put the visitor's own address here."""
    return connection.client.host if connection.client else "?"
