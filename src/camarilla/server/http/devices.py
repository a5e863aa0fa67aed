"""The devices of one guest: those that came by a transfer code or a passkey, to be listed and signed out."""

from __future__ import annotations

import secrets
from dataclasses import replace

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.guests import Guest
from camarilla.server.notices.channels import Channels
from camarilla.server.sanctions import Sanctions
from camarilla.server.store.store import Store
from camarilla.wire.account import Device

KIND = "device"  # among a player's belongings
MOST = 20  # of one player; the oldest is signed out
LONGEST = 160  # letters of what a browser says it is


class SignedIn:
    """Begins, lists and ends them; all of it blocks, so call it from a thread."""

    def __init__(self, store: Store, sanctions: Sanctions, channels: Channels) -> None:
        self.store, self.sanctions, self.channels = store, sanctions, channels

    def of(self, player: str) -> list[Device]:
        """The oldest first."""
        rows = self.store.belongings(player)
        found = [msgspec.json.decode(body, type=Device) for kind, _, body in rows if kind == KIND]
        return sorted(found, key=lambda device: (device.since, device.id))

    def begin(self, guest: Guest, browser: str, now: int) -> Guest:
        """The guest on this device, which is listed from now on."""
        if guest.device:
            return guest
        for old in self.of(guest.player)[: -(MOST - 1)]:
            self.end(guest.player, old.id)
        device = Device(secrets.token_urlsafe(9), now, browser[:LONGEST])
        self.store.set_belonging(guest.player, KIND, device.id, msgspec.json.encode(device))
        self.channels.adopt(guest.player, device.id)
        return replace(guest, device=device.id)

    def end(self, player: str, id: str) -> None:
        """Sign a device out, which is told nothing more; refused if the player has none of that name."""
        if id not in [device.id for device in self.of(player)]:
            raise Refusal("device")
        self.sanctions.change("signed_out", id, True)
        self.channels.remove_from(player, id)
        self.store.set_belonging(player, KIND, id, None)
