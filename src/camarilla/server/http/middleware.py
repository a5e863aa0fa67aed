"""Around every request: its limits, its headers, and no traceback in any answer."""

from __future__ import annotations

import contextlib
import math
import re
import time
from collections.abc import Iterator
from typing import Any

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from camarilla.kernel.refusal import Refusal
from camarilla.server.addresses import site_of
from camarilla.server.http.access import AccessLog, path_of
from camarilla.server.http.limits import Limiter, address_of, host_of
from camarilla.server.http.places import Places
from camarilla.server.http.responses import problem
from camarilla.server.logs import LineQuota
from camarilla.server.metrics import Counts
from camarilla.server.sanctions import Sanctions
from camarilla.server.store.store import store_error

HEADERS = {  # they keep the page to itself
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; connect-src 'self';"
        " object-src 'none'; base-uri 'none';"
        " form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# Assets are neither documents nor workers, so that few headers are enough.
ASSETS = re.compile(r"/assets/(?!worker-)[^/]*\.(js|css|woff2|bin)|/words/.*")
ASSET_HEADERS = ("x-content-type-options", "cross-origin-resource-policy", "strict-transport-security")
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
HEALTH = "/healthz"
API = "/api/"  # the rest is the page, its words and rules: the same for everybody, and kept
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")  # what else there is counts as one
ASKING = ("GET", "HEAD")
BODY = 1_024  # bytes that a request which only asks may bring: nobody reads them
PRIVATE = ("/api/me", "/api/tables")  # not compressed: the length of an answer must not tell what is in it


class Middleware:
    """The outermost layer of the application."""

    def __init__(
        self, app: ASGIApp, limiter: Limiter, sanctions: Sanctions, counts: Counts, log: Any, secure: bool
    ) -> None:
        self.app, self.limiter, self.sanctions, self.counts, self.log = app, limiter, sanctions, counts, log
        self.access: AccessLog | None = None
        self.lines = LineQuota()
        self.warned = False  # of a proxy that is not believed
        self.places = Places(limiter.limits.working, limiter.limits.queue)
        self.compressed: ASGIApp = GZipMiddleware(app, minimum_size=1000, compresslevel=6)
        headers = HEADERS | (HTTPS_ONLY if secure else {})
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        self.asset_headers = [(name, value) for name, value in self.headers if name.decode() in ASSET_HEADERS]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self  # so that no route is found by an exception, which is worded here
        since = time.perf_counter()
        if scope["type"] == "http":
            await self.answer(scope, receive, send, since)
            return
        await self.app(scope, receive, send)
        if self.access and scope["type"] == "websocket":
            self.access.note(scope, 101, since)

    async def answer(self, scope: Scope, receive: Receive, send: Send, since: float) -> None:
        """Answer a request, with the headers that all answers have; a refusal or a mistake is answered too."""
        begun = False

        async def send_more(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                more = self.asset_headers if ASSETS.fullmatch(scope["path"]) else self.headers
                message["headers"] = [*message["headers"], *more]
                method = scope["method"] if scope["method"] in METHODS else "other"
                self.counts.requests.labels(method, message["status"]).inc()
                if self.access:
                    self.access.note(scope, message["status"], since)
            with self.resting(site):
                await send(message)

        async def receive_more() -> Message:
            with self.resting(site):
                message = await receive()
            await self.places.wait(site)  # many may have rested, and go on at the same time
            return message

        request = Request(scope, receive_more)
        site = HEALTH if request.url.path == HEALTH else site_of(address_of(request))
        self.places.enter(site)
        try:
            self.check(request, site)
            await self.places.wait(site)
            private = request.url.path.startswith(PRIVATE)
            await (self.app if private else self.compressed)(scope, receive_more, send_more)
        except ClientDisconnect:  # nobody waits for an answer
            pass
        except Exception as error:
            if begun:
                raise
            await self.excuse(request, error)(scope, receive_more, send_more)
        finally:
            self.places.leave(site)
            self.counts.stages.note("request", time.perf_counter() - since)

    @contextlib.contextmanager
    def resting(self, site: str) -> Iterator[None]:
        """While a request waits for its visitor, nothing is done for it, and others need not wait."""
        self.places.leave(site)
        try:
            yield
        finally:
            self.places.enter(site)

    def check(self, request: Request, site: str) -> None:
        """Refuse before anything is done."""
        if site == HEALTH:  # asked by machines of ours, under any name; each time the store is tried
            if not self.limiter.may_check(request):
                raise Refusal("flood")
            return
        if not self.limiter.own_name(request):
            raise Refusal("host", host=host_of(request)[:80])
        self.sanctions.check(address_of(request))
        self.log_stray_proxy(request)
        self.places.check(site)
        self.check_rate(request)
        if request.method in ASKING and brings(request) > BODY:
            raise Refusal("too-large", most=BODY)
        if request.method not in ASKING and not self.limiter.own_page(request):
            self.log_origin(request)
            raise Refusal("origin")

    def check_rate(self, request: Request) -> None:
        may = self.limiter.may_ask if request.url.path.startswith(API) else self.limiter.may_fetch
        if not may(request):
            raise Refusal("flood")

    def log_stray_proxy(self, request: Request) -> None:
        """Say once that a proxy is not believed: then all its visitors have one address. One that is has no port."""
        if not self.warned and request.client and request.client.port and "x-forwarded-for" in request.headers:
            self.warned = True
            self.log.warning("X-Forwarded-For ignored", hint="name the proxy with --proxy if it is yours")

    def log_origin(self, request: Request) -> None:
        """A proxy that changes Host is seen here."""
        unlogged = self.lines.take("origin refused", self.limiter.timer.now())
        if unlogged is not None:
            origin, host = (request.headers.get(name, "")[:80] for name in ("origin", "host"))
            self.log.warning("origin refused", origin=origin, host=host, unlogged=unlogged)

    def excuse(self, request: Request, error: Exception) -> Response:
        """The answer to a request that went wrong."""
        if isinstance(error, Refusal):
            self.counts.refused.labels(error.id).inc()
            return problem(error)
        if isinstance(error, HTTPException):
            return problem(Refusal("method" if error.status_code == 405 else "no-page"), error.headers)
        outage = store_error(error)
        self.log.error("request failed", path=path_of(request.scope), error=type(error).__name__, text=outage)
        return problem(Refusal("store-failed" if outage else "internal"))


def brings(request: Request) -> float:
    """The size of the body that a request announces."""
    return math.inf if "transfer-encoding" in request.headers else int(request.headers.get("content-length", 0))
