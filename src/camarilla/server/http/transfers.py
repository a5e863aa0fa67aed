"""One guest on another device: a code, for one use and a short while. It is kept in memory alone."""

from __future__ import annotations

import secrets

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.guests import Guest
from camarilla.server.live.timer import Timer

MINUTES = 10
MOST = 10_000  # codes at the same time; the oldest go


class Transfers:
    """The codes that were given out."""

    def __init__(self, timer: Timer) -> None:
        self.timer = timer
        self.codes: dict[str, tuple[Guest, int]] = {}  # and until when

    def give(self, guest: Guest) -> tuple[str, int]:
        """A new code for a guest, and until when it is good; the one before it is not any more."""
        self.forget(guest.player)
        while len(self.codes) >= MOST:
            del self.codes[next(iter(self.codes))]
        code, until = secrets.token_urlsafe(12), self.timer.now() + MINUTES * 60_000
        self.codes[code] = guest, until
        return code, until

    def forget(self, player: str) -> None:
        """No code of a player is good any more."""
        self.codes = {code: kept for code, kept in self.codes.items() if kept[0].player != player}

    def take(self, code: str) -> Guest:
        """The guest of a code, which is used up by it."""
        guest, until = self.codes.pop(code, (None, 0))
        if guest is None or self.timer.now() >= until:
            raise Refusal("transfer")
        return guest
