"""Who one is, over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.server.http.guests import Guest, Guests, new_player
from camarilla.server.http.responses import answer, body_of, by_method
from camarilla.server.table.names import clean_name
from camarilla.wire.rest import Me, Rename


class GuestApi:
    """The endpoints of guests."""

    def __init__(self, guests: Guests, largest_body: int) -> None:
        self.guests, self.largest_body = guests, largest_body

    def routes(self) -> list[BaseRoute]:
        return [Route("/api/me", by_method(get=self.me, post=self.rename), methods=["GET", "POST"])]

    async def me(self, request: Request) -> Response:
        guest = self.guests.find(request)
        response = answer(Me(guest.name if guest else None))
        self.guests.renew(request, response)
        return response

    async def rename(self, request: Request) -> Response:
        wish = await body_of(request, Rename, self.largest_body)
        old = self.guests.find(request)
        guest = Guest(old.player if old else new_player(), clean_name(wish.name))
        response = answer(Me(guest.name))
        self.guests.remember(response, guest)
        return response
