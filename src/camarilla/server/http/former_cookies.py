"""Cookies that the secret before this one signed: each is exchanged for a new one, and good for nothing soon after."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from camarilla.server.live.timer import Timer
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Store

if TYPE_CHECKING:
    from camarilla.server.http.guests import Guest

KIND = "exchanged"  # among a player's belongings: when, by former secret and device
AFTERWARDS = 3_600_000  # milliseconds: a page asks several things at once, and an answer may get lost


class FormerCookies:
    """Notes what was exchanged, so that whoever stole that secret is too late; it blocks, so call it from a thread."""

    def __init__(self, secret: str, store: Store, timer: Timer) -> None:
        self.secret, self.store, self.timer = secret, store, timer
        self.name = hashlib.sha256(secret.encode()).hexdigest()[:16]  # a secret may be replaced more than once

    def admits(self, guest: Guest) -> bool:
        """Was the cookie of this player on this device not exchanged, or only just now?"""
        at = self._exchanged(guest)
        return at is None or self.timer.now() - at <= AFTERWARDS

    def note(self, guest: Guest) -> None:
        """It is exchanged."""
        if self._exchanged(guest) is None:
            self.store.set_belonging(guest.player, KIND, self._target(guest), str(self.timer.now()).encode())

    def _exchanged(self, guest: Guest) -> int | None:
        rows = {target: body for kind, target, body in self.store.belongings(guest.player) if kind == KIND}
        return read_json(rows.get(self._target(guest)), int)

    def _target(self, guest: Guest) -> str:
        return f"{self.name} {guest.device}"
