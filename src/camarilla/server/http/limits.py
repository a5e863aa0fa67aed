"""Who may come in, and how often: origins and addresses."""

from __future__ import annotations

import ipaddress
import socket as sockets
from collections.abc import Callable, Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from camarilla.kernel.refusal import Refusal
from camarilla.server.addresses import AddressBuckets, Addresses, network_of
from camarilla.server.live.timer import Timer
from camarilla.server.metrics import Counts
from camarilla.server.settings import Limits

GUESSES, GUESSES_AT_ONCE = 0.1, 20  # wrong invitations of an address, a second and at once
DEVICES, DEVICES_AT_ONCE = 0.1, 100  # that are listed or signed out from an address: a club may come all at once


class Limiter:
    """Lets requests and sockets in, or not."""

    def __init__(
        self, limits: Limits, origins: Collection[str], domains: Collection[str], timer: Timer, counts: Counts
    ) -> None:
        self.limits, self.origins, self.timer, self.counts = limits, origins, timer, counts
        machine = sockets.gethostname().lower()
        self.domains = {*(name.lower().partition(":")[0] for name in domains), "localhost", machine, f"{machine}.local"}
        self.requests = self.buckets(limits.requests, limits.requests_at_once)
        self.checks = self.buckets(limits.requests, limits.requests_at_once)
        self.files = self.buckets(limits.files, limits.files_at_once)
        self.guesses = self.buckets(GUESSES, GUESSES_AT_ONCE)
        self.devices = self.buckets(DEVICES, DEVICES_AT_ONCE)
        self.sockets = Addresses(limits.sockets, limits.networks)

    def buckets(self, rate: float, at_once: float) -> AddressBuckets:
        """What every address has of something; a site has `networks` times as much."""
        return AddressBuckets(rate, at_once, self.limits.networks)

    def own_name(self, connection: HTTPConnection) -> bool:
        """Is it us who were asked? A page that has its own name lead here is not to read what we answer."""
        host = host_of(connection)
        return host in self.domains or is_address(host)

    def own_page(self, connection: HTTPConnection) -> bool:
        """Does the request come from our own page, or from no page at all?"""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == connection.headers.get("host")
        except ValueError:  # no address at all
            return False

    def may_ask(self, connection: HTTPConnection) -> bool:
        """May this address make one more request?"""
        return self.requests.take(address_of(connection), self.timer.now())

    def may_check(self, connection: HTTPConnection) -> bool:
        """May this address ask once more how the server is? Whatever else it asks, that is counted by itself."""
        return self.checks.take(address_of(connection), self.timer.now())

    def may_fetch(self, connection: HTTPConnection) -> bool:
        """May this address have one more file of the page?"""
        return self.files.take(address_of(connection), self.timer.now())

    def may_guess(self, connection: HTTPConnection) -> bool:
        """May this address be told once more that a word is wrong?"""
        return self.guesses.take(address_of(connection), self.timer.now())

    def check_devices(self, connection: HTTPConnection) -> None:
        """Refuse an address that has listed too many devices of late, or tried to: each is stored."""
        if not self.devices.take(address_of(connection), self.timer.now()):
            raise Refusal("flood")

    def check_word(self, connection: HTTPConnection, word: str, lets_in: Callable[[str], bool]) -> None:
        """Refuse a wrong invitation; from whoever has guessed too often also the right one."""
        if lets_in(""):
            return  # whoever sits there needs none
        if word and not self.guesses.holds(address_of(connection), self.timer.now()):
            raise Refusal("flood")
        if not lets_in(word):
            if word:
                self.may_guess(connection)  # one less
            raise Refusal("no-invite")

    def check_connect(self, socket: HTTPConnection) -> None:
        """Refuse a page, or an address, that may not ask for a socket at all."""
        if not self.own_name(socket):
            raise Refusal("host", host=host_of(socket)[:80])
        if not self.own_page(socket):
            raise Refusal("origin")
        if not self.may_ask(socket):
            raise Refusal("flood")

    def reserve(self, socket: HTTPConnection) -> bool:
        """One more socket of this address, if it may have another; counted at once, before anybody else is asked."""
        if not self.sockets.may_enter(address_of(socket)):
            return False
        self.sockets.enter(address_of(socket))
        self.counts.sockets.inc()
        return True

    def closed(self, socket: HTTPConnection) -> None:
        self.sockets.leave(address_of(socket))
        self.counts.sockets.dec()


def host_of(connection: HTTPConnection) -> str:
    """The name that was asked for, without its port."""
    try:
        return (urlsplit("//" + connection.headers.get("host", "")).hostname or "").lower()
    except ValueError:  # no name at all
        return ""


def is_address(host: str) -> bool:
    """Is it an address rather than a name?"""
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return False


def address_of(connection: HTTPConnection) -> str:
    """Where it comes from; behind a proxy uvicorn has put the visitor's own address here."""
    return network_of(connection.client.host) if connection.client else "?"
