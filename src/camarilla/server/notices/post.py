"""A POST to an address that a player has named: never into the network that the server itself is in."""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
import time
from collections.abc import Iterator, Mapping
from urllib.parse import urlsplit

from camarilla.server.notices.resolver import resolver

SECONDS = 10.0  # for all of it

INSIDE = [  # called global, but they stand for IPv4 addresses, which may be of this network, or for a site's own
    ipaddress.ip_network(name)
    for name in ("::/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "fec0::/10")
]  # fmt: skip


class Connection(http.client.HTTPConnection):
    """A connection to an address that was looked up, and looked at, before; the first bytes are the caller's."""

    def __init__(self, host: str, port: int, address: str, secure: bool) -> None:
        super().__init__(host, port)
        self.address, self.secure = address, secure

    def connect_by(self, end: float) -> None:
        self.sock = socket.create_connection((self.address, self.port), time_left(end))
        if self.secure:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.host, do_handshake_on_connect=False)

    def shake_hands(self) -> None:
        if isinstance(self.sock, ssl.SSLSocket):
            self.sock.do_handshake()


def post(url: str, body: bytes, headers: Mapping[str, str], anywhere: bool = False) -> int:
    """The status of the answer; redirects are not followed. Blocks, so call it from a thread."""
    parts, end = urlsplit(url), time.monotonic() + SECONDS
    assert parts.hostname
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    address = look_up(parts.hostname, port, anywhere, time_left(end))
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    with contextlib.closing(Connection(parts.hostname, port, address, secure)) as connection:
        connection.connect_by(end)
        with ending(connection.sock, time_left(end)):
            connection.shake_hands()
            connection.request("POST", path, body, dict(headers))
            return connection.getresponse().status


def time_left(end: float) -> float:
    """Seconds until then; TimeoutError if it is over."""
    left = end - time.monotonic()
    if left <= 0:
        raise TimeoutError("it took too long")
    return left


@contextlib.contextmanager
def ending(link: socket.socket, seconds: float) -> Iterator[None]:
    """Cut it off when its time is over: one who answers letter by letter is not waited for either."""
    end = threading.Timer(seconds, cut, [link])
    end.daemon = True
    end.start()
    try:
        yield
    finally:
        end.cancel()


def cut(link: socket.socket) -> None:
    with contextlib.suppress(OSError):
        socket.socket.shutdown(link, socket.SHUT_RDWR)  # that of TLS would take away what the sending thread uses


def look_up(host: str, port: int, anywhere: bool, seconds: float = SECONDS) -> str:
    """An address of a host that is out in the world."""
    for address in resolver.look_up(host, port, seconds):
        if anywhere or is_outside(address):
            return address
    raise PermissionError("not an address out in the world")


def is_outside(address: str) -> bool:
    """Is it one machine out in the world?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    return found.is_global and not found.is_multicast and not any(found in network for network in INSIDE)
