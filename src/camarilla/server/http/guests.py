"""Guests: a signed cookie says who somebody is and how they want to be called. Nothing else is kept of them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from camarilla.kernel.refusal import Refusal

COOKIE = "camarilla"
AGE = 180 * 24 * 3600  # seconds


@dataclass(frozen=True)
class Guest:
    """Somebody with a cookie of ours."""

    player: str
    name: str


class Guests:
    """Knows guests by their cookies."""

    def __init__(self, secret: str, secure: bool) -> None:
        self.serializer = URLSafeTimedSerializer(secret, salt="camarilla guest 1")
        self.cookie, self.secure = f"__Host-{COOKIE}" if secure else COOKIE, secure

    def find(self, connection: HTTPConnection) -> Guest | None:
        """Whoever asks; None without a cookie of ours."""
        return self.read(connection.cookies.get(self.cookie))

    def need(self, connection: HTTPConnection) -> Guest:
        """Whoever asks; refused without a cookie of ours."""
        guest = self.find(connection)
        if guest is None:
            raise Refusal("no-guest")
        return guest

    def player(self, connection: HTTPConnection) -> str | None:
        """The player who asks, if it is one."""
        guest = self.find(connection)
        return guest.player if guest else None

    def remember(self, response: Response, guest: Guest) -> None:
        """Give a guest the cookie."""
        response.set_cookie(
            self.cookie, self.write(guest), max_age=AGE, httponly=True, samesite="lax", secure=self.secure
        )  # fmt: skip

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
