"""The HTTP API: who one is, which games and tables there are, finished games."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import camarilla
from camarilla.kernel.refusal import Refusal
from camarilla.server.http import catalogue
from camarilla.server.http.guests import AGE, Guest, new_player
from camarilla.server.http.limits import address_of
from camarilla.server.http.responses import answer, body_of, by_method
from camarilla.server.table import finished
from camarilla.server.table.seats import clean_name
from camarilla.wire.openapi import openapi
from camarilla.wire.rest import CreatedTable, Health, Listed, Lobby, Me, NewTable, Rename

if TYPE_CHECKING:
    from camarilla.server.app import Server

MOST_LISTED = 100
DAY = 24 * 3_600_000  # a public table where nothing happens is listed for so long
BRIEFLY = {"cache-control": "public, max-age=300"}


class Api:
    """The endpoints."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me", by_method(get=self.me, post=self.rename), methods=["GET", "POST"]),
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/tables", by_method(get=self.lobby, post=self.create), methods=["GET", "POST"]),
            Route("/api/tables/{id}", self.table, methods=["GET"]),
            Route("/words/{language}/{file}", self.words, methods=["GET"]),
            Route("/rules/{language}/glossary.json", self.glossary, methods=["GET"]),
            Route("/rules/{language}/{game}.json", self.rules, methods=["GET"]),
            Route("/api/openapi.json", self.openapi, methods=["GET"]),
            Route("/healthz", self.health, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    # -- guests
    def guest(self, request: Request) -> Guest:
        """Whoever asks; refused without a cookie of ours."""
        guest = self.server.guests.read(request.cookies.get(self.server.cookie))
        if guest is None:
            raise Refusal("no-guest")
        return guest

    def player(self, request: Request) -> str | None:
        """The player who asks, if it is one."""
        guest = self.server.guests.read(request.cookies.get(self.server.cookie))
        return guest.player if guest else None

    async def me(self, request: Request) -> Response:
        guest = self.server.guests.read(request.cookies.get(self.server.cookie))
        return answer(Me(guest.name if guest else None))

    async def rename(self, request: Request) -> Response:
        wish = await body_of(request, Rename, self.server.settings.limits.body)
        old = self.server.guests.read(request.cookies.get(self.server.cookie))
        guest = Guest(old.player if old else new_player(), clean_name(wish.name))
        response = answer(Me(guest.name))
        response.set_cookie(
            self.server.cookie, self.server.guests.write(guest), max_age=AGE, httponly=True, samesite="lax",
            secure=self.server.settings.secure,
        )  # fmt: skip
        return response

    # -- tables
    async def games(self, request: Request) -> Response:
        return answer(catalogue.catalogue(), headers=BRIEFLY)

    async def lobby(self, request: Request) -> Response:
        guest = self.server.guests.read(request.cookies.get(self.server.cookie))
        store = self.server.store
        public = await asyncio.to_thread(store.public, self.server.timer.now() - DAY, MOST_LISTED)
        mine = await asyncio.to_thread(store.of_player, guest.player, MOST_LISTED) if guest else []
        listed = [[msgspec.json.decode(one.body, type=Listed) for one in some] for some in (public, mine)]
        return answer(Lobby(*listed))

    async def create(self, request: Request) -> Response:
        guest = self.guest(request)
        wish = await body_of(request, NewTable, self.server.settings.limits.body)
        if not self.server.limiter.may_open(guest.player, address_of(request)):
            raise Refusal("flood")
        room = self.server.rooms.create(wish, guest.player, guest.name)
        await room.settled()
        return answer(CreatedTable(room.table.id), 201)

    async def table(self, request: Request) -> Response:
        room = await self.server.rooms.get(request.path_params["id"])
        shown = finished.shown_to(room.table, self.player(request))
        await room.settled()  # what was there when it was asked for
        return answer(shown)

    # -- words
    async def words(self, request: Request) -> Response:
        text = catalogue.words(request.path_params["language"], request.path_params["file"])
        return Response(text, headers=BRIEFLY, media_type="text/plain; charset=utf-8")

    async def rules(self, request: Request) -> Response:
        return answer(catalogue.rulebook(request.path_params["language"], request.path_params["game"]), headers=BRIEFLY)

    async def glossary(self, request: Request) -> Response:
        return answer(catalogue.glossary(request.path_params["language"]), headers=BRIEFLY)

    async def openapi(self, request: Request) -> Response:
        return answer(openapi(), headers=BRIEFLY)

    # -- operations
    async def health(self, request: Request) -> Response:
        try:
            await asyncio.to_thread(self.server.store.check)
            status = "closing" if self.server.closing else "fine"
        except Exception as error:  # whatever it is, the answer is that something is wrong
            self.server.log.error("unhealthy", error=type(error).__name__)
            status = "broken"
        rooms = self.server.rooms
        body = Health(status, camarilla.__version__, len(rooms.open), sum(self.server.limiter.sockets.values()))  # type: ignore[arg-type]
        return answer(body, 200 if status == "fine" else 503)

    async def metrics(self, request: Request) -> Response:
        if not self.server.settings.metrics:
            raise Refusal("no-page")
        return Response(self.server.rooms.counts.page(), media_type="text/plain; version=0.0.4")
