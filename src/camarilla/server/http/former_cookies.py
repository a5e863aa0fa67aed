"""Cookies that the secret before this one signed: each is exchanged for a new one, and good for nothing soon after.

Whoever stole that secret can sign whatever they like, so what a cookie says counts only as far as the store knows it.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING

from camarilla.server.http.devices import ENDED, SignedIn
from camarilla.server.http.devices import KIND as DEVICE
from camarilla.server.live.timer import Timer
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Store

if TYPE_CHECKING:
    from camarilla.server.http.guests import Guest

KIND = "exchanged"  # among a player's belongings: when, by former secret and device
AFTERWARDS = 3_600_000  # milliseconds: a page asks several things at once, and an answer may get lost


class FormerCookies:
    """Notes what was exchanged, so that whoever stole that secret is too late; it blocks, so call it from a thread."""

    def __init__(self, secret: str, store: Store, signed_in: SignedIn, timer: Timer) -> None:
        self.secret, self.store, self.signed_in, self.timer = secret, store, signed_in, timer
        self.name = hashlib.sha256(secret.encode()).hexdigest()[:16]  # a secret may be replaced more than once

    def known(self, guest: Guest) -> Guest | None:
        """The guest of such a cookie; None if it was exchanged before, or comes too late.

        Devices that are not listed count as one, which has our name: the cookie of one is good only as long as the
        player has exchanged no other, and signed no device out.
        """
        rows = self.store.belongings(guest.player)
        listed = (DEVICE, guest.device) in [(kind, target) for kind, target, _ in rows]
        device = guest.device if listed else self.name
        exchanged = {target: body for kind, target, body in rows if kind == KIND and target.startswith(f"{self.name} ")}
        if (target := self._target(device)) in exchanged:
            at = read_json(exchanged[target], int)
            good = at is not None and self.timer.now() - at <= AFTERWARDS
        else:
            good = listed or not (exchanged or any(kind == ENDED for kind, _, _ in rows))
        return replace(guest, device=device, former=True) if good else None

    def exchange(self, guest: Guest, browser: str) -> Guest:
        """The guest to be given a new cookie, on a device that is listed: it can be seen, and signed out."""
        target = self._target(guest.device)
        if (KIND, target) in [row[:2] for row in self.store.belongings(guest.player)]:
            return replace(guest, former=False)
        exchanged = self.signed_in.begin(guest, browser)
        self.store.set_belonging(guest.player, KIND, target, str(self.timer.now()).encode())
        return exchanged

    def _target(self, device: str) -> str:
        return f"{self.name} {device}"
