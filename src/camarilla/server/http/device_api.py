"""One's own devices over HTTP: which there are, and signing one out."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.devices import SignedIn
from camarilla.server.http.guests import Guest, Guests
from camarilla.server.http.limits import Limiter
from camarilla.server.http.responses import answer, body_of, post_only
from camarilla.server.http.transfers import Transfers
from camarilla.server.live.rooms import Rooms
from camarilla.wire.account import Devices, SignOut


class DeviceApi:
    """The endpoints of devices."""

    def __init__(
        self, guests: Guests, limiter: Limiter, transfers: Transfers, signed_in: SignedIn, rooms: Rooms
    ) -> None:
        self.guests, self.limiter, self.transfers = guests, limiter, transfers
        self.signed_in, self.rooms = signed_in, rooms

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me/devices", self.show, methods=["GET"]),
            post_only("/api/me/devices/sign-out", self.sign_out),
        ]

    async def show(self, request: Request) -> Response:
        return await self._shown(self.guests.need(request))

    async def _shown(self, guest: Guest) -> Response:
        return answer(Devices(guest.device or None, await asyncio.to_thread(self.signed_in.of, guest.player)))

    async def sign_out(self, request: Request) -> Response:
        """Its sockets are closed; those of the player's other devices come again by themselves."""
        guest, wish = self.guests.need(request), await body_of(request, SignOut, self.limiter.limits.body)
        if not self.limiter.may_guess(request):  # each is remembered for good
            raise Refusal("flood")
        await asyncio.to_thread(self.signed_in.end, guest.player, wish.id)
        self.transfers.forget(guest.player)  # that device may have asked for one
        self.rooms.turn_out(guest.player)
        if leases := self.rooms.store.leases:
            await asyncio.to_thread(leases.tell, "sanctions")
            await asyncio.to_thread(leases.tell, f"player {guest.player}")
        return await self._shown(guest)


async def begin(signed_in: SignedIn, request: Request, guest: Guest, now: int) -> Guest:
    """The guest on the device that asks, which is listed from now on."""
    return await asyncio.to_thread(signed_in.begin, guest, request.headers.get("user-agent", ""), now)
