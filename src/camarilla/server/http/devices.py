"""The devices of one guest: those that came by a transfer code or a passkey, to be listed and signed out."""

from __future__ import annotations

import secrets
from dataclasses import replace

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.guests import AGE, Guest
from camarilla.server.live.timer import Timer
from camarilla.server.notices.channels import Channels
from camarilla.server.prune import note_seen
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import SIGNED_OUT, Store
from camarilla.wire.account import Device

KIND, ENDED = "device", SIGNED_OUT  # among a player's belongings
MOST = 20  # of one player; the oldest is signed out
MOST_ENDED = 400  # of one player, as long as their cookies would still be good; then there is no new one
LONGEST = 160  # letters of what a browser says it is


class SignedIn:
    """Begins, lists and ends them; all of it blocks, so call it from a thread."""

    def __init__(self, store: Store, channels: Channels, timer: Timer) -> None:
        self.store, self.channels, self.timer = store, channels, timer

    def of(self, player: str) -> list[Device]:
        """The oldest first."""
        found = [read_json(body, Device) for _, body in self._rows(player, KIND)]
        return sorted(filter(None, found), key=lambda device: (device.since, device.id))

    def admits(self, guest: Guest) -> bool:
        """Is this one not signed out? Once a player has signed one out, a cookie without a device is of before."""
        return self.admits_device(guest.player, guest.device)

    def admits_device(self, player: str, device: str) -> bool:
        """Is this device of a player not signed out?"""
        rows = self.store.belongings(player)
        ended = [id for kind, id, _ in rows if kind == ENDED]
        admitted = device not in ended if device else not ended
        if admitted and rows:
            note_seen(self.store, player, rows, self.timer.now())
        return admitted

    def begin(self, guest: Guest, browser: str) -> Guest:
        """The guest on this device, which is listed from now on; with a former cookie it is listed as it comes."""
        if guest.device and not guest.former:
            return guest
        now = self.timer.now()
        if self._forget_old(guest.player, now) >= MOST_ENDED:
            raise Refusal("flood")
        listed = self.of(guest.player)
        others = [device for device in listed if device.id != guest.device]
        for old in others[: -(MOST - 1)]:
            self.end(guest.player, old.id)
        device = Device(guest.device or secrets.token_urlsafe(9), now, browser[:LONGEST])
        self.store.set_belonging(guest.player, KIND, device.id, msgspec.json.encode(device))
        if others == listed:
            self.channels.adopt(guest.player, device.id)
        return replace(guest, device=device.id, former=False)

    def end(self, player: str, id: str) -> None:
        """Sign a device out, which is told nothing more; refused if the player has none of that name."""
        if id not in [device.id for device in self.of(player)]:
            raise Refusal("device")
        self.store.set_belonging(player, ENDED, id, msgspec.json.encode(self.timer.now()))
        self.channels.remove_from(player, id)
        self.store.set_belonging(player, KIND, id, None)

    def _forget_old(self, player: str, now: int) -> int:
        """Forget those that were signed out so long ago that no cookie of theirs is good; how many are left."""
        rows = {id: read_json(body, int) for id, body in self._rows(player, ENDED)}
        old = [id for id, at in rows.items() if at is not None and now - at > AGE * 1000]
        for id in old:
            self.store.set_belonging(player, ENDED, id, None)
        return len(rows) - len(old)

    def _rows(self, player: str, wanted: str) -> list[tuple[str, bytes]]:
        return [(id, body) for kind, id, body in self.store.belongings(player) if kind == wanted]
