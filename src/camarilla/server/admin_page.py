"""The administrators' page: what `camarilla admin` does, in a browser, behind a token and at a port of its own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hmac
import socket as sockets
from collections.abc import AsyncIterator, Iterator
from html import escape
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from camarilla.kernel.refusal import Refusal
from camarilla.locales import LANGUAGES, say
from camarilla.server.admin import ACTIONS, LONGEST, Admin
from camarilla.server.store.store import store_error

SHORTEST = 16  # letters of a token
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "same-origin",  # without one a browser does not say whose form it sends
    "x-content-type-options": "nosniff",
}
FORMS = ("announce", "ban", "unban", "mute", "unmute", "close", "reopen", "delete", "forget")  # each with a target
BUTTONS = ("drain", "resume")


class AdminPage:
    """One page: numbers, tables, lists, and a form for each action."""

    def __init__(self, admin: Admin, token: str) -> None:
        if len(token) < SHORTEST:
            raise Refusal("admin-token", most=SHORTEST)
        self.admin, self.token = admin, token
        self.app = Starlette(routes=[Route("/", self.show, methods=["GET", "POST"])])

    async def show(self, request: Request) -> Response:
        """The page; after a POST with what came of it."""
        if not self.knows(request):
            return Response("", 401, HEADERS | {"www-authenticate": 'Basic realm="camarilla"'})
        language = language_of(request)
        told = await self.act(request, language) if request.method == "POST" else ""
        try:
            return HTMLResponse(await self.page(language, told), headers=HEADERS)
        except Exception as error:  # the store is out: what was done is told all the same
            self.admin.server.log.error("admin failed", error=type(error).__name__, text=store_error(error))
            return Response(f"{told}\n{say(language, None, 'refused-store-failed')}\n", 503, HEADERS, "text/plain")

    def knows(self, request: Request) -> bool:
        """Does the browser have the token? It asks for it as the password; the name does not matter."""
        kind, _, written = request.headers.get("authorization", "").partition(" ")
        try:
            given = base64.b64decode(written, validate=True).partition(b":")[2] if kind.lower() == "basic" else b""
        except ValueError:  # neither the alphabet of base64 nor any other
            given = b""
        return hmac.compare_digest(given, self.token.encode())

    async def act(self, request: Request, language: str) -> str:
        """Do what a form asks for, unless it was another page's form; what came of it, in words."""
        if not same_origin(request):
            return say(language, None, "refused-origin")
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > LONGEST:
                return say(language, None, "refused-too-large", most=LONGEST)
        fields = {name: values[0] for name, values in parse_qs(body.decode("utf-8", "replace")).items()}
        wish = {"do": fields.get("do", ""), "target": fields.get("target", "")}
        answer = await self.admin.answer(msgspec.json.encode(wish))
        if "refused" in answer:
            return say(language, None, f"refused-{answer['refused']}", **answer["details"])
        return say(language, None, "admin-done")

    # -- what is shown
    async def page(self, language: str, told: str) -> str:
        load, tables, lists = [await ACTIONS[name](self.admin, "") for name in ("load", "tables", "sanctions")]
        title = escape(say(language, None, "admin-title"))
        parts = [
            f"<!doctype html><html lang={language}><meta charset=utf-8>",
            "<meta name=viewport content='width=device-width'>",
            f"<meta name=color-scheme content='light dark'><title>{title}</title><h1>{title}</h1>",
            f"<p role=status><strong>{escape(told)}</strong></p>" if told else "",
            section(say(language, None, "admin-load"), rows(load.items())),
            section(say(language, None, "admin-tables"), rows(map(dict.values, tables))),
            section(say(language, None, "admin-lists"), rows((name, *sorted(all)) for name, all in lists.items())),
            section(say(language, None, "admin-actions"), "".join(forms(say(language, None, "admin-target")))),
        ]
        return "\n".join(parts)


def section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def rows(found: Any) -> str:
    """A table of HTML; whatever is in it was written by strangers."""
    lines = ["<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in found]
    return f"<table border=1 cellpadding=4>{''.join(lines)}</table>"


def forms(target: str) -> Iterator[str]:
    """A form for each action, named as at the command line."""
    for name in FORMS:
        field = f"<input name=target aria-label='{escape(target)} ({name})' required size=40>"
        yield f"<form method=post><p>{field.replace('required ', '') if name == 'announce' else field}"
        yield f"<button name=do value={name}>{name}</button></form>"
    for name in BUTTONS:
        yield f"<form method=post><p><button name=do value={name}>{name}</button></form>"


def same_origin(request: Request) -> bool:
    """Does a form come from this page, or from no page at all?"""
    try:
        origin = request.headers.get("origin")
        return origin is None or urlsplit(origin).netloc == request.headers.get("host")
    except ValueError:  # no address at all
        return False


def language_of(request: Request) -> str:
    """The first language that the browser asks for and we speak."""
    wanted = [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


class QuietServer(uvicorn.Server):
    """uvicorn beside the server proper, which hears the signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def showing_page(page: AdminPage, bound: sockets.socket) -> AsyncIterator[None]:
    """The page at a port, for a while."""
    config = uvicorn.Config(page.app, lifespan="off", log_config=None, access_log=False, server_header=False)
    config.timeout_graceful_shutdown = 1
    server = QuietServer(config)
    task = asyncio.create_task(server.serve([bound]))
    try:
        yield
    finally:
        server.should_exit = True
        await task
