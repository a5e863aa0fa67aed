"""One's own devices over HTTP: which there are, and signing one out."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.server.http.devices import SignedIn
from camarilla.server.http.guests import Guest, Guests, browser_of
from camarilla.server.http.limits import Limiter
from camarilla.server.http.responses import answer, body_of, post_only
from camarilla.server.live.rooms import Rooms
from camarilla.wire.account import Devices, SignOut


class DeviceApi:
    """The endpoints of devices."""

    def __init__(self, guests: Guests, limiter: Limiter, signed_in: SignedIn, rooms: Rooms) -> None:
        self.guests, self.limiter, self.signed_in, self.rooms = guests, limiter, signed_in, rooms

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me/devices", self.show, methods=["GET"]),
            post_only("/api/me/devices/sign-out", self.sign_out),
        ]

    async def show(self, request: Request) -> Response:
        return await self._shown(await self.guests.need(request))

    async def _shown(self, guest: Guest) -> Response:
        devices = await asyncio.to_thread(self.signed_in.of, guest.player)
        return answer(Devices(guest.player, guest.device or None, devices))

    async def sign_out(self, request: Request) -> Response:
        """Its sockets are closed; those of the player's other devices come again by themselves.

        The device that asks is listed: from now on a cookie without a device opens nothing.
        """
        guest, wish = await self.guests.need(request), await body_of(request, SignOut, self.limiter.limits.body)
        self.limiter.check_devices(request)
        await asyncio.to_thread(self.signed_in.end, guest.player, wish.id)
        self.rooms.turn_out(guest.player)
        if leases := self.rooms.store.leases:
            await asyncio.to_thread(leases.tell, f"player {guest.player}")
        if guest.device == wish.id:
            return await self._shown(guest)
        guest = await begin(self.guests, self.signed_in, request, guest)
        response = await self._shown(guest)
        await self.guests.remember(request, response, guest)
        return response


async def begin(guests: Guests, signed_in: SignedIn, request: Request, guest: Guest) -> Guest:
    """The guest on the device that asks, which is listed from now on."""
    guest = await guests.exchange(request, guest)
    return await asyncio.to_thread(signed_in.begin, guest, browser_of(request))
