"""Who one is, over HTTP."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.device_api import begin
from camarilla.server.http.devices import SignedIn
from camarilla.server.http.guests import Guest, Guests, new_player
from camarilla.server.http.limits import Limiter
from camarilla.server.http.responses import answer, body_of, by_method, post_only
from camarilla.server.http.transfers import Transfers
from camarilla.server.table.names import clean_name
from camarilla.wire.rest import Me, Receive, Rename, Transfer


class GuestApi:
    """The endpoints of guests."""

    def __init__(self, guests: Guests, limiter: Limiter, transfers: Transfers, signed_in: SignedIn) -> None:
        self.guests, self.limiter, self.transfers, self.signed_in = guests, limiter, transfers, signed_in

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me", by_method(get=self.me, post=self.rename), methods=["GET", "POST"]),
            post_only("/api/me/transfer", self.transfer),
            post_only("/api/me/receive", self.receive),
        ]

    async def me(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        response = answer(Me(guest.name if guest else None))
        await self.guests.renew(request, response, guest)
        return response

    async def rename(self, request: Request) -> Response:
        wish = await body_of(request, Rename, self.limiter.limits.body)
        old = await self.guests.find(request)
        name = clean_name(wish.name)
        guest = replace(old, name=name) if old else Guest(new_player(), name)
        response = answer(Me(guest.name))
        await self.guests.remember(request, response, guest)
        return response

    async def transfer(self, request: Request) -> Response:
        """The code; from now on there may be two devices, so this one is listed."""
        guest = await self.guests.need(request)
        self.limiter.check_devices(request)  # the same cookie again and again would be one more device each time
        guest = await begin(self.guests, self.signed_in, request, guest)
        response = answer(Transfer(*self.transfers.give(guest)), 201)
        await self.guests.remember(request, response, guest)
        return response

    async def receive(self, request: Request) -> Response:
        wish = await body_of(request, Receive, self.limiter.limits.body)
        self.limiter.check_devices(request)
        giver = self.transfers.take(wish.code)
        if not await asyncio.to_thread(self.signed_in.admits, giver):  # it was signed out since, maybe elsewhere
            raise Refusal("transfer")
        guest = await begin(self.guests, self.signed_in, request, replace(giver, device=""))
        response = answer(Me(guest.name))
        await self.guests.remember(request, response, guest)
        return response
