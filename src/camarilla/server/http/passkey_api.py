"""Passkeys over HTTP: make one, list and remove one's own, come back with one."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.server.http.device_api import begin
from camarilla.server.http.devices import SignedIn
from camarilla.server.http.guests import Guest, Guests
from camarilla.server.http.limits import Limiter, host_of, is_address
from camarilla.server.http.passkeys import Origin, Passkeys, origin_of
from camarilla.server.http.responses import answer, body_of, by_method, post_only
from camarilla.wire.account import Passkey, PasskeyAnswer, PasskeyList, PasskeyRemoval
from camarilla.wire.rest import Me


class PasskeyApi:
    """The endpoints of passkeys; where the server was asked by its address, and not by a name, there are none."""

    def __init__(self, passkeys: Passkeys, guests: Guests, limiter: Limiter, signed_in: SignedIn) -> None:
        self.passkeys, self.guests, self.limiter, self.signed_in = passkeys, guests, limiter, signed_in

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me/passkeys", by_method(get=self.show, post=self.add), methods=["GET", "POST"]),
            post_only("/api/me/passkeys/options", self.ask_new),
            post_only("/api/me/passkeys/remove", self.remove),
            post_only("/api/sign-in", self.sign_in),
            post_only("/api/sign-in/options", self.ask_known),
        ]

    def origin(self, request: Request) -> Origin:
        return origin_of(request, self.guests.secure)

    async def show(self, request: Request) -> Response:
        return await self._shown(request, await self.guests.need(request))

    async def _shown(self, request: Request, guest: Guest, status: int = 200) -> Response:
        found = await asyncio.to_thread(self.passkeys.of, guest.player)
        listed = [Passkey(id, key.made) for id, key in found.items()]
        return answer(PasskeyList(not is_address(host_of(request)), listed), status)

    async def ask_new(self, request: Request) -> Response:
        guest = await self.guests.need(request)
        return Response(self.passkeys.ask_new(guest, self.origin(request)), media_type="application/json")

    async def add(self, request: Request) -> Response:
        guest, wish = await self.guests.need(request), await body_of(request, PasskeyAnswer, self.limiter.limits.body)
        self.limiter.check_devices(request)
        now = self.limiter.timer.now()
        await asyncio.to_thread(self.passkeys.add, guest, wish.credential, self.origin(request), now)
        response = await self._shown(request, guest, 201)
        await self.guests.remember(request, response, await begin(self.guests, self.signed_in, request, guest))
        return response

    async def remove(self, request: Request) -> Response:
        guest, wish = await self.guests.need(request), await body_of(request, PasskeyRemoval, self.limiter.limits.body)
        await asyncio.to_thread(self.passkeys.remove, guest.player, wish.id)
        return await self._shown(request, guest)

    async def ask_known(self, request: Request) -> Response:
        return Response(self.passkeys.ask_known(self.origin(request)), media_type="application/json")

    async def sign_in(self, request: Request) -> Response:
        wish = await body_of(request, PasskeyAnswer, self.limiter.limits.body)
        self.limiter.check_devices(request)
        found = await asyncio.to_thread(self.passkeys.recognise, wish.credential, self.origin(request))
        guest = await begin(self.guests, self.signed_in, request, found)
        response = answer(Me(guest.name))
        await self.guests.remember(request, response, guest)
        return response
