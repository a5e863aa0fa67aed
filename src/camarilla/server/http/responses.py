"""Requests read and answers written: JSON by msgspec, refusals as problems with an id."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from camarilla.kernel.refusal import Refusal
from camarilla.wire.rest import Problem

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
NUL = rb"\u0000"  # as JSON writes it: plain it is no JSON
STATUS = {
    "no-table": 404, "no-replay": 404, "no-page": 404, "no-words": 404, "no-guest": 401, "origin": 403, "host": 421,
    "no-spectators": 403, "no-invite": 403, "retry-not-yours": 403,
    "banned": 403, "muted": 403, "table-closed": 403, "too-large": 413,
    "not-json": 415, "flood": 429, "store-failed": 503, "closing": 503, "draining": 503, "busy": 503, "no-store": 503,
    "method": 405, "phase-playing": 409, "phase-gathering": 409, "phase-over": 409,
    "internal": 500, "table-damaged": 500,
}  # fmt: skip


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A body as JSON; nobody keeps it."""
    kept = {"cache-control": "no-store"} | (headers or {})
    return Response(msgspec.json.encode(body), status, kept, "application/json")


def problem(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as an answer."""
    status = STATUS.get(refusal.id, 400)
    later = {"retry-after": "5"} if status in (429, 503) else {}
    return answer(Problem(refusal.id, refusal.details), status, later | dict(headers or {}))


def by_method(**endpoints: Endpoint) -> Endpoint:
    """One endpoint for several methods, so that a wrong method is told all right ones."""

    async def dispatch(request: Request) -> Response:
        return await endpoints["post" if request.method == "POST" else "get"](request)

    return dispatch


def post_only(path: str, endpoint: Endpoint) -> Route:
    """A route for POST; what else is asked there is no page either, so the wrong method is told the right one."""

    async def dispatch(request: Request) -> Response:
        if request.method != "POST":
            raise HTTPException(405, headers={"allow": "POST"})
        return await endpoint(request)

    return Route(path, dispatch, methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The body of a request; refused if it is too large, or not what was expected."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Refusal("not-json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-large", most=most)
    if NUL in data:
        raise Refusal("message", reason="NUL")  # nobody means one, and not every store knows it
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("message", reason=str(error)[:120]) from None
