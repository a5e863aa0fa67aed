"""The application: store, rooms, endpoints and sockets put together."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import time
from collections.abc import AsyncIterator
from typing import Any

from starlette.routing import Router

from camarilla.kernel.refusal import Refusal
from camarilla.server.admin import Admin, check_path
from camarilla.server.admin_page import AdminPage, showing_page
from camarilla.server.http import catalogue
from camarilla.server.http.access import AccessLog
from camarilla.server.http.analysis import Analyst
from camarilla.server.http.device_api import DeviceApi
from camarilla.server.http.devices import SignedIn
from camarilla.server.http.former_cookies import FormerCookies
from camarilla.server.http.guest_api import GuestApi
from camarilla.server.http.guests import Guests
from camarilla.server.http.health import HealthApi
from camarilla.server.http.limits import Limiter
from camarilla.server.http.middleware import Middleware
from camarilla.server.http.notice_api import NoticeApi
from camarilla.server.http.passkey_api import PasskeyApi
from camarilla.server.http.passkeys import Passkeys
from camarilla.server.http.relay import SocketRelay
from camarilla.server.http.replay_api import ReplayApi
from camarilla.server.http.socket_api import SocketApi
from camarilla.server.http.static import StaticFiles
from camarilla.server.http.table_api import TableApi
from camarilla.server.http.transfers import Transfers
from camarilla.server.live.bots import log_networks
from camarilla.server.live.cluster import Cluster
from camarilla.server.live.own_bots import OwnBots
from camarilla.server.live.rooms import Make, Rooms, draw_names
from camarilla.server.live.thinking import ThinkingQueue
from camarilla.server.live.timer import RealTimer, Timer
from camarilla.server.logs import make_log
from camarilla.server.notices.channels import Channels
from camarilla.server.notices.mail import Mail
from camarilla.server.notices.outbox import Outbox
from camarilla.server.notices.push import Push, new_key
from camarilla.server.settings import ServerSettings
from camarilla.server.store.store import Store, open_store

SWEEP = 60  # seconds between looks for empty tables
LAG = 0.5  # seconds between looks at how late the event loop is
FAREWELL = 2  # seconds for the last words to be sent
SHORTEST = 32  # characters of a secret


def signing_secret(own: str | None, store: Store) -> str:
    """What signs cookies and messages between servers: the operator's, or the store's own."""
    return long_secret("CAMARILLA_SECRET", own) if own else secret_of(store)


def former_secret(own: str | None, store: Store) -> str | None:
    """What signed cookies before; `store`: the store's own did."""
    if not own:
        return None
    return secret_of(store) if own == "store" else long_secret("CAMARILLA_SECRET_BEFORE", own)


def long_secret(setting: str, secret: str) -> str:
    """A secret of the operator's; refused if it can be guessed."""
    if len(secret) < SHORTEST:
        raise Refusal("short-secret", setting=setting, shortest=SHORTEST)
    return secret


def secret_of(store: Store) -> str:
    """The store's own secret."""
    secret = store.setting("secret", lambda: secrets.token_hex(SHORTEST))
    if len(secret) < SHORTEST:
        raise Refusal("damaged-setting", setting="secret")
    return secret


class Server:
    """A server; `app` is what uvicorn runs."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store | None = None,
        timer: Timer | None = None,
        names: Make = draw_names,
        log: Any = None,
    ) -> None:
        check_path(settings.admin)  # before anything is opened
        self.settings, self.log = settings, log or make_log(settings.log_level)
        own = OwnBots(dict(settings.bots), settings.bot_time, self.log)  # nor if a bot cannot play
        self.store, timer = store or open_store(settings.database, among=bool(settings.cluster)), timer or RealTimer()
        secret = signing_secret(settings.secret, self.store)
        self.rooms = Rooms(self.store, timer, self.log, settings, names, own)
        self.channels = Channels(self.store, settings.post_anywhere)
        self.signed_in = SignedIn(self.store, self.channels, timer)
        before = former_secret(settings.secret_before, self.store)
        former = FormerCookies(before, self.store, self.signed_in, timer) if before else None
        self.limiter = Limiter(settings.limits, settings.origins, settings.domains, timer, self.rooms.counts)
        self.guests = Guests(secret, settings.secure, self.signed_in.admits, self.limiter.check_devices, former)
        self.health = HealthApi(self.rooms, self.store, self.limiter, self.log)
        self.transfers = Transfers(self.rooms.timer)
        self.analyst = Analyst(
            self.store, self.log, settings.limits, ThinkingQueue(1, 1, timer, self.rooms.counts.analyses)
        )  # fmt: skip
        self.relay = SocketRelay(secret, self.rooms.counts)
        self.sockets = SocketApi(self.rooms, self.guests, self.limiter, self.relay)
        self.outbox = self._outbox(secret) if settings.site else None
        self.passkeys = Passkeys(self.store, secret)
        self.admin_socket: socket.socket | None = None  # where the administrators' page is shown
        self.closed = False
        self.always: list[asyncio.Task[None]] = []  # what is done as long as the server lives
        self.admin = Admin(self)
        self.app = Middleware(
            self._router(), self.limiter, self.rooms.sanctions, self.rooms.counts, self.log, settings.secure
        )
        self.app.access = AccessLog(self.log) if settings.access_log else None

    def _outbox(self, secret: str) -> Outbox:
        settings, site = self.settings, self.settings.site
        key = self.store.setting("vapid", new_key)
        mail = Mail(settings.mail) if settings.mail else None
        return Outbox(self.rooms, self.channels, Push(key, site, settings.post_anywhere), mail, secret, site)

    def _router(self) -> Router:
        routes = [
            *self.sockets.routes(),
            *GuestApi(self.guests, self.limiter, self.transfers, self.signed_in).routes(),
            *DeviceApi(self.guests, self.limiter, self.signed_in, self.rooms).routes(),
            *PasskeyApi(self.passkeys, self.guests, self.limiter, self.signed_in).routes(),
            *NoticeApi(self.outbox, self.guests, self.limiter).routes(),
            *TableApi(self.rooms, self.store, self.guests, self.limiter).routes(),
            *ReplayApi(self.rooms, self.store, self.guests, self.limiter, self.analyst).routes(),
            *catalogue.routes(self.rooms.bots.own.offered),
            *self.health.routes(),
            *StaticFiles(self.settings.page).routes(),  # everything else
        ]
        return Router(routes, redirect_slashes=False, lifespan=self._life)

    @contextlib.asynccontextmanager
    async def _life(self, app: Any) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        self.store.acknowledge_with(self.rooms.acknowledger(loop), loop.call_soon)
        self.always += [asyncio.create_task(self._sweep()), asyncio.create_task(self._feel_lag())]
        if self.outbox:
            self.always.append(asyncio.create_task(self.outbox.run()))
        if leases := self.store.leases:
            admits = self.signed_in.admits_device
            self.always.append(
                asyncio.create_task(Cluster(leases, self.rooms, self.log, admits, self.relay.cut).live())
            )
        self.rooms.run(self.rooms.attend())
        self.rooms.run(self.health.verify())
        self.rooms.run(log_networks(self.log))
        self.log.info("open", database=self.settings.database.partition(":")[0])
        try:
            async with self.admin.listening(self.settings.admin), self._admin_page():
                yield
        finally:
            await self.close()

    @contextlib.asynccontextmanager
    async def _admin_page(self) -> AsyncIterator[None]:
        if self.admin_socket is None:
            yield
            return
        with self.admin_socket:
            async with showing_page(AdminPage(self.admin, self.settings.admin_token), self.admin_socket):
                yield

    async def _sweep(self) -> None:
        behind = 0.0
        while True:
            self.rooms.sweep()
            if abs(self.rooms.timer.behind() - behind) > SWEEP:
                behind = self.rooms.timer.behind()
                self.log.warning("clock was set", behind=round(behind))
            with contextlib.suppress(Exception):  # an outage is told by /healthz
                self.rooms.counts.store_bytes.set(await asyncio.to_thread(self.store.size))
            await asyncio.sleep(SWEEP)

    async def _feel_lag(self) -> None:
        """How much later than wished the event loop comes to something: all players wait for it."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LAG)
            self.rooms.counts.stages.note("lag", max(0.0, time.perf_counter() - begun - LAG))

    async def farewell(self) -> None:
        """The server is about to stop: send every socket away, to come back later."""
        self.rooms.close()
        await self.sockets.flush(FAREWELL)

    async def close(self) -> None:
        """Everything that was promised is stored before the store is let go."""
        await self.farewell()
        await self.analyst.close()
        for task in self.always:
            task.cancel()
        await asyncio.gather(*self.rooms.promised, return_exceptions=True)
        await asyncio.to_thread(self.store.close)
        self.closed = True
        self.log.info("closed")
