"""How one is told of one's move while away, over HTTP."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from camarilla.kernel.refusal import Refusal
from camarilla.locales import say
from camarilla.server.buckets import Buckets
from camarilla.server.http.guests import Guest, Guests
from camarilla.server.http.limits import Limiter, address_of
from camarilla.server.http.responses import answer, body_of, by_method, post_only
from camarilla.server.notices.channels import check_settings
from camarilla.server.notices.outbox import Followed, Outbox
from camarilla.wire.account import ChannelChange, Notices, NoticeSettings

Link = Callable[[str, bool], Followed]
MAILS, MAILS_AT_ONCE = 1 / 3600, 3  # letters that are asked for from an address, a second and at once
LETTERS, LETTERS_AT_ONCE = 1 / 86_400, 3  # that ask the owner of a mail address, whoever wishes so


class NoticeApi:
    """The endpoints of notices; without a name under which the server is found there is nothing to link to."""

    def __init__(self, outbox: Outbox | None, guests: Guests, limiter: Limiter) -> None:
        self.outbox, self.guests, self.limiter = outbox, guests, limiter
        self.mails_from, self.mails_to = limiter.buckets(MAILS, MAILS_AT_ONCE), Buckets(LETTERS, LETTERS_AT_ONCE)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/me/notices", by_method(get=self.show, post=self.change), methods=["GET", "POST"]),
            post_only("/api/me/notices/settings", self.settle),
            Route("/api/notices/agree", self.agree, methods=["GET", "POST"]),
            Route("/api/notices/stop", self.stop, methods=["GET", "POST"]),
        ]

    async def show(self, request: Request) -> Response:
        return await self._shown(await self.guests.need(request))

    async def _shown(self, guest: Guest) -> Response:
        if self.outbox is None:
            return answer(Notices([], "", "", [], NoticeSettings()))
        channels, settings = await asyncio.to_thread(self.outbox.channels.of, guest.player)
        key, hook_key = self.outbox.push.public_key(), self.outbox.hook_key(guest.player)
        return answer(Notices(self.kinds(), key, hook_key, channels, settings))

    def kinds(self) -> list[str]:
        """What can be sent."""
        return [] if self.outbox is None else ["push", "hook", *(["mail"] if self.outbox.mail else [])]

    async def change(self, request: Request) -> Response:
        guest, wish = await self.guests.need(request), await body_of(request, ChannelChange, self.limiter.limits.body)
        if self.outbox is None or (wish.channel.kind not in self.kinds() and not wish.remove):
            raise Refusal("notices", kind=wish.channel.kind)
        self.check_changes(guest, request)
        channels, channel = self.outbox.channels, wish.channel
        if wish.remove:
            await asyncio.to_thread(channels.remove, guest.player, channel)
            return await self._shown(guest)
        channels.check(channel)
        channel.confirmed = channel.kind != "mail"
        if channel.kind == "mail":
            self.check_mail(address_of(request), channel.target)
        address_hash = self.outbox.rooms.address_hash(address_of(request))
        asked = secrets.token_urlsafe(9) if channel.kind == "mail" else ""
        await asyncio.to_thread(channels.add, guest.player, channel, guest.device, address_hash, asked)
        if asked:
            language = (await asyncio.to_thread(channels.of, guest.player))[1].language
            self.outbox.ask(guest.player, channel.target, address_hash, asked, language)
        return await self._shown(guest)

    def check_changes(self, guest: Guest, request: Request) -> None:
        """Refuse one more change: each is stored."""
        self._need().rooms.changes.check(guest.player, address_of(request), self.limiter.timer.now())

    def check_mail(self, address: str, target: str) -> None:
        """Refuse one more letter; whoever may ask for none takes nothing from the one who would get it."""
        now = self.limiter.timer.now()
        if not (self.mails_from.take(address, now) and self.mails_to.take(target.lower(), now)):
            raise Refusal("flood")

    async def settle(self, request: Request) -> Response:
        guest, wish = await self.guests.need(request), await body_of(request, NoticeSettings, self.limiter.limits.body)
        if self.outbox is None:
            raise Refusal("notices", kind="settings")
        self.check_changes(guest, request)
        check_settings(wish)
        await asyncio.to_thread(self.outbox.channels.set, guest.player, wish)
        return await self._shown(guest)

    async def agree(self, request: Request) -> Response:
        return await self._follow(request, self._need().agree, "notice-agree-page", "notice-agreed")

    async def stop(self, request: Request) -> Response:
        """Followed by a person, or posted by a mail program (RFC 8058)."""
        return await self._follow(request, self._need().stop, "notice-stop-page", "notice-stopped")

    async def _follow(self, request: Request, link: Link, question: str, done: str) -> Response:
        """A page with a button, and what comes of it. Following a link changes nothing: mail programs do that, too."""
        act = request.method == "POST"
        followed = await asyncio.to_thread(link, request.query_params.get("token", ""), act)
        if act:
            return page(followed.language, say(followed.language, None, done))
        text = say(followed.language, None, question, address=followed.address)
        return page(followed.language, text, say(followed.language, None, f"{question}.button"))

    def _need(self) -> Outbox:
        if self.outbox is None:
            raise Refusal("no-page")
        return self.outbox


def page(language: str, text: str, button: str = "") -> Response:
    """A sentence, and a button that posts to the same address; its browser may say that the click is from here."""
    form = f"<form method=post><button>{escape(button)}</button></form>" if button else ""
    parts = [
        f"<!doctype html><html lang={language}><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        "<meta name=color-scheme content='light dark'><meta name=referrer content=same-origin>",
        f"<title>Camarilla</title><p>{escape(text)}</p>{form}",
    ]
    return HTMLResponse("\n".join(parts), headers={"cache-control": "no-store"})
