"""Guests: a signed cookie says who somebody is and how they want to be called. What else is kept they can remove."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.former_cookies import FormerCookies

COOKIE = "camarilla"
DAY = 24 * 3600  # seconds
AGE = 180 * DAY


@dataclass(frozen=True)
class Guest:
    """Somebody with a cookie of ours."""

    player: str
    name: str
    device: str = ""  # if it is listed


@dataclass(frozen=True)
class Cookie:
    """What a cookie of ours says."""

    guest: Guest
    age: float  # seconds; below 0 if the clock was set back, which is nobody's fault
    former: bool  # it was signed by the secret before this one


class Guests:
    """Knows guests by their cookies; `admits` says, from what is stored, whether one is not signed out."""

    def __init__(
        self, secret: str, secure: bool, admits: Callable[[Guest], bool], former: FormerCookies | None = None
    ) -> None:
        self.admits, self.former = admits, former
        known = [secret, former.secret] if former else [secret]
        self.serializers = [URLSafeTimedSerializer(one, salt="camarilla guest 1") for one in known]
        self.cookie, self.secure = f"__Host-{COOKIE}" if secure else COOKIE, secure

    async def find(self, connection: HTTPConnection) -> Guest | None:
        """Whoever asks; None without a cookie of ours, or with one that is signed out."""
        cookie = self._cookie(connection)
        if cookie is None or not await asyncio.to_thread(self._admits, cookie):
            return None
        return cookie.guest

    def _admits(self, cookie: Cookie) -> bool:
        exchanged = cookie.former and self.former and not self.former.admits(cookie.guest)
        return not exchanged and self.admits(cookie.guest)

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

    async def renew(self, connection: HTTPConnection, response: Response, guest: Guest | None) -> None:
        """Give a guest who uses the cookie a new one, once a day, so that it never grows old; at once for a former."""
        cookie = self._cookie(connection)
        if guest and cookie and (cookie.former or abs(cookie.age) > DAY):
            if cookie.former and self.former:
                await asyncio.to_thread(self.former.note, guest)
            self.remember(response, guest)

    def remember(self, response: Response, guest: Guest) -> None:
        """Give a guest the cookie."""
        response.set_cookie(
            self.cookie, self.write(guest), max_age=AGE, httponly=True, samesite="lax", secure=self.secure
        )  # fmt: skip

    def read(self, text: str | None) -> Guest | None:
        """The guest of a cookie; None if it is not ours, or old."""
        cookie = self._open(text)
        return cookie.guest if cookie else None

    def _cookie(self, connection: HTTPConnection) -> Cookie | None:
        return self._open(connection.cookies.get(self.cookie))

    def _open(self, text: str | None) -> Cookie | None:
        if not text or len(text) > 512:
            return None
        for former, serializer in enumerate(self.serializers):
            with contextlib.suppress(BadSignature, ValueError, TypeError):
                said, made = serializer.loads(text, return_timestamp=True)
                cookie = Cookie(Guest(*said), time.time() - made.timestamp(), bool(former))
                return cookie if cookie.age <= AGE else None
        return None

    def write(self, guest: Guest) -> str:
        """A cookie."""
        written = self.serializers[0].dumps([guest.player, guest.name, *filter(None, [guest.device])])
        return written if isinstance(written, str) else written.decode()


def new_player() -> str:
    """An id for a guest."""
    return secrets.token_urlsafe(12)
