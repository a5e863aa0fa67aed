"""The server under uvicorn, until it is asked to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket as sockets
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import cast
from urllib.parse import urlsplit

import uvicorn

from camarilla.kernel.refusal import Refusal
from camarilla.server.admin_page import AdminPage
from camarilla.server.app import Server
from camarilla.server.http.connection import Doors, HttpConnection
from camarilla.server.live.fast_socket import FastSocket, hang_up, sweep
from camarilla.server.live.own_bots import end_all
from camarilla.server.logs import relay
from camarilla.server.settings import ServerSettings

if sys.platform != "win32":
    import resource

OnListen = Callable[[str], None]  # called with the address when the server listens
SIGNALS = (signal.SIGINT, signal.SIGTERM)
TURN = 0.001  # seconds after which the thread that writes may interrupt the one that plays
SPARE = 64  # files for the store, analyses and what is served
SENT = 128 * 1024  # bytes that the system holds of what was sent, until it is taken
GRACE = 3  # seconds for requests under way when the server stops
DEADLINE = 7.5  # seconds after which it has stopped, whatever hangs
REST = 0.5  # seconds for threads that are still at work when everything is stored


class Uvicorn(uvicorn.Server):
    """Says where it listens, and goodbye to the sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, server: Server, on_listen: OnListen | None = None) -> None:
        super().__init__(config)
        self.camarilla, self.on_listen = server, on_listen
        self.signalled = False

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal asks the server to stop; that it did is no reason to die of it."""
        heard = SIGNALS if threading.current_thread() is threading.main_thread() else ()
        before = {number: signal.signal(number, self.handle_exit) for number in heard}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and in time: neither a store that hangs nor a bot that thinks keeps the process alive."""
        if not self.should_exit:
            self.signalled = True
            self._end_in(DEADLINE)
        super().handle_exit(sig, frame)

    def _end_in(self, seconds: float) -> None:
        last = threading.Timer(seconds, give_up, [self.camarilla])
        last.daemon = True
        last.start()

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        for bound in sockets or []:
            address = address_of(bound)
            self.camarilla.log.info("listening", address=address)
            if self.on_listen:
                self.on_listen(address)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: some of the sockets are asked whether anybody is there."""
        sweep(self.server_state.connections, counter)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        await self.camarilla.farewell()
        hang_up(self.server_state.connections)
        await super().shutdown(sockets)
        if self.signalled and self.camarilla.closed:
            self._end_in(REST)


def give_up(server: Server) -> None:
    """End at once. What was acknowledged is stored; what hangs was promised to nobody."""
    try:
        end_all()
        if not server.closed:
            server.log.error("stopped late")
        sys.stderr.flush()
    finally:
        os._exit(0 if server.closed else 1)


def make(server: Server, proxy: str = "", on_listen: OnListen | None = None) -> Uvicorn:
    """A server that can be run."""
    limits = server.settings.limits
    doors = Doors(limits, bool(proxy), min(limits.connections_in_all, file_limit() - SPARE), server.rooms.counts)
    config = uvicorn.Config(
        server.app,
        http=cast(type[asyncio.Protocol], partial(HttpConnection, doors)),
        timeout_keep_alive=limits.idle_seconds,
        ws=cast(type[asyncio.Protocol], partial(FastSocket, limits, server.rooms.counts)),
        ws_max_size=limits.message,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    return Uvicorn(config, server, on_listen)


def file_limit() -> int:
    """How many files this process may have open."""
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] if sys.platform != "win32" else 512


def raise_file_limit() -> None:
    """As many files as the system allows: every connection is one."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def bind(host: str, ports: Sequence[int]) -> sockets.socket:
    """A socket to listen at, the first port that is free; refused if there is none."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    for port in ports:
        with contextlib.suppress(OSError, OverflowError):
            bound = sockets.create_server((host, port), family=family, backlog=2048)
            # what is accepted there has both: else the second half of an answer waits 40 ms for word of the first,
            bound.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)
            # and the system would hold megabytes for each peer that does not read, where no limit of ours counts them
            bound.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SENT)
            return bound
    raise Refusal("port", host=host, port=str(ports[0]))


def address_of(bound: sockets.socket) -> str:
    """Where a browser finds it."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"


def peer_address(cluster: str | None, bound: sockets.socket) -> str | None:
    """Where the other servers find this one: at the host that was named, and its port or the one we listen at."""
    if cluster is None:
        return None
    return f"http://{cluster}" if urlsplit(f"//{cluster}").port else f"http://{cluster}:{bound.getsockname()[1]}"


@dataclass(frozen=True)
class Metrics:
    """Where the numbers are shown: for operators, so not where visitors come in."""

    host: str = "127.0.0.1"
    port: int = 9464
    wanted: bool = False  # asked for, so that a port that is taken is an error


@contextlib.contextmanager
def showing(metrics: Metrics | None, server: Server) -> Iterator[int | None]:
    """The numbers at their own port, for a while; which port it is."""
    shown = None
    try:
        shown = server.rooms.counts.serve(metrics.host, metrics.port) if metrics else None
    except (OSError, OverflowError):
        assert metrics
        if metrics.wanted:
            raise Refusal("port", host=metrics.host, port=str(metrics.port)) from None
        server.log.warning("no metrics", port=metrics.port)
    try:
        yield shown.server_port if shown else None
    finally:
        if shown:
            shown.shutdown()
            shown.server_close()


def serve(
    settings: ServerSettings,
    host: str,
    ports: Sequence[int],
    proxy: str,
    on_listen: OnListen | None = None,
    metrics: Metrics | None = None,
) -> int:
    """Serve until SIGTERM or SIGINT."""
    gc.freeze()  # what is loaded stays
    gc.set_threshold(5_000, 4, 2_500)  # tables make few cycles: look at what is young, a little at a time
    sys.setswitchinterval(TURN)
    raise_file_limit()
    with bind(host, ports) as bound:
        server = Server(settings)
        if settings.admin_page:
            AdminPage(server.admin, settings.admin_token)  # refused here, where the operator sees it
            server.admin_socket = bind(settings.admin_page[0], [settings.admin_page[1]])
        server.store.claim(peer_address(settings.cluster, bound))
        relay(server.log)
        with showing(metrics, server):
            make(server, proxy, on_listen).run([bound])
    return 0
