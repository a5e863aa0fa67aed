"""Guests: a signed cookie says who somebody is and how they want to be called. What else is kept they can remove."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from camarilla.kernel.refusal import Refusal

if TYPE_CHECKING:
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
    former: bool = False  # the cookie was signed by the secret before this one, and is still to be exchanged


@dataclass(frozen=True)
class Cookie:
    """What a cookie of ours says."""

    guest: Guest
    age: float  # seconds; below 0 if the clock was set back, which is nobody's fault
    former: bool


class Guests:
    """Knows guests by their cookies; `admits` says, from what is stored, whether one is not signed out, `check_devices`
    refuses an address that lists too many."""

    def __init__(
        self,
        secret: str,
        secure: bool,
        admits: Callable[[Guest], bool],
        check_devices: Callable[[HTTPConnection], None] = lambda _: None,
        former: FormerCookies | None = None,
    ) -> None:
        self.admits, self.check_devices, self.former = admits, check_devices, former
        known = [secret, former.secret] if former else [secret]
        self.serializers = [URLSafeTimedSerializer(one, salt="camarilla guest 1") for one in known]
        self.cookie, self.secure = f"__Host-{COOKIE}" if secure else COOKIE, secure

    async def find(self, connection: HTTPConnection) -> Guest | None:
        """Whoever asks; None without a cookie of ours, or with one that is signed out."""
        cookie = self._cookie(connection)
        return await asyncio.to_thread(self._known, cookie) if cookie else None

    def _known(self, cookie: Cookie) -> Guest | None:
        guest = self.former.known(cookie.guest) if cookie.former and self.former else cookie.guest
        return guest if guest and self.admits(guest) else None

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
        if guest and cookie and (guest.former or abs(cookie.age) > DAY):
            with contextlib.suppress(Refusal):  # too many at once: it is done at one of the next requests
                await self.remember(connection, response, guest)

    async def remember(self, connection: HTTPConnection, response: Response, guest: Guest) -> None:
        """Give a guest the cookie; it may be in exchange for a former one."""
        if guest.former:
            self.check_devices(connection)
            guest = await self.exchange(connection, guest)
        response.set_cookie(
            self.cookie, self.write(guest), max_age=AGE, httponly=True, samesite="lax", secure=self.secure
        )  # fmt: skip

    async def exchange(self, connection: HTTPConnection, guest: Guest) -> Guest:
        """The guest in exchange for whom a former cookie said; whoever has another stays the same."""
        if not (guest.former and self.former):
            return guest
        return await asyncio.to_thread(self.former.exchange, guest, browser_of(connection))

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


def browser_of(connection: HTTPConnection) -> str:
    """What a browser says it is."""
    return connection.headers.get("user-agent", "")


def new_player() -> str:
    """An id for a guest."""
    return secrets.token_urlsafe(12)
