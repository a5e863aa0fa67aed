"""Guests: a signed cookie says who somebody is and how they want to be called. Nothing else is kept of them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "camarilla"
AGE = 180 * 24 * 3600  # seconds


@dataclass(frozen=True)
class Guest:
    """Somebody with a cookie of ours."""

    player: str
    name: str


class Guests:
    """Writes and reads cookies."""

    def __init__(self, secret: str) -> None:
        self.serializer = URLSafeTimedSerializer(secret, salt="camarilla guest 1")

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None if it is not ours, or old."""
        if not cookie or len(cookie) > 512:
            return None
        try:
            player, name = self.serializer.loads(cookie, max_age=AGE)
        except (BadSignature, ValueError, TypeError):
            return None
        return Guest(player, name)

    def write(self, guest: Guest) -> str:
        """A cookie."""
        written = self.serializer.dumps([guest.player, guest.name])
        return written if isinstance(written, str) else written.decode()


def new_player() -> str:
    """An id for a guest."""
    return secrets.token_urlsafe(12)
