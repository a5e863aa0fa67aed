"""Guests: a signed cookie says who somebody is and how they want to be called. What else is kept they can remove."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from camarilla.kernel.refusal import Refusal

COOKIE = "camarilla"
DAY = 24 * 3600  # seconds
AGE = 180 * DAY


@dataclass(frozen=True)
class Guest:
    """Somebody with a cookie of ours."""

    player: str
    name: str
    device: str = ""  # if it is listed


class Guests:
    """Knows guests by their cookies; `admits` says, from what is stored, whether one is not signed out."""

    def __init__(self, secret: str, secure: bool, admits: Callable[[Guest], bool]) -> None:
        self.admits = admits
        self.serializer = URLSafeTimedSerializer(secret, salt="camarilla guest 1")
        self.cookie, self.secure = f"__Host-{COOKIE}" if secure else COOKIE, secure

    async def find(self, connection: HTTPConnection) -> Guest | None:
        """Whoever asks; None without a cookie of ours, or with one that is signed out."""
        guest = self.read(connection.cookies.get(self.cookie))
        if guest is None or not await asyncio.to_thread(self.admits, guest):
            return None
        return guest

    async def need(self, connection: HTTPConnection) -> Guest:
        """Whoever asks; refused without a cookie of ours."""
        guest = await self.find(connection)
        if guest is None:
            raise Refusal("no-guest")
        return guest

    async def player(self, connection: HTTPConnection) -> str | None:
        """The player who asks, if it is one."""
        guest = await self.find(connection)
        return guest.player if guest else None

    def renew(self, connection: HTTPConnection, response: Response, guest: Guest | None) -> None:
        """Give a guest who uses the cookie a new one, once a day, so that it never grows old."""
        if guest and abs(self._open(connection.cookies.get(self.cookie))[1]) > DAY:
            self.remember(response, guest)

    def remember(self, response: Response, guest: Guest) -> None:
        """Give a guest the cookie."""
        response.set_cookie(
            self.cookie, self.write(guest), max_age=AGE, httponly=True, samesite="lax", secure=self.secure
        )  # fmt: skip

    def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None if it is not ours, or old."""
        return self._open(cookie)[0]

    def _open(self, cookie: str | None) -> tuple[Guest | None, float]:
        """The guest of a cookie and its age in seconds: below 0 if the clock was set back, which is nobody's fault."""
        if not cookie or len(cookie) > 512:
            return None, 0
        try:
            said, made = self.serializer.loads(cookie, return_timestamp=True)
            guest = Guest(*said)
        except (BadSignature, ValueError, TypeError):
            return None, 0
        age = time.time() - made.timestamp()
        return (guest if age <= AGE else None), age

    def write(self, guest: Guest) -> str:
        """A cookie."""
        written = self.serializer.dumps([guest.player, guest.name, *filter(None, [guest.device])])
        return written if isinstance(written, str) else written.decode()


def new_player() -> str:
    """An id for a guest."""
    return secrets.token_urlsafe(12)
