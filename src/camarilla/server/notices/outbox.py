"""The outbox: looks every few seconds which games wait for somebody who is away, and tells each of it once."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from camarilla.kernel.refusal import Refusal
from camarilla.locales import say
from camarilla.server.address_hashes import fits, site_hash
from camarilla.server.buckets import Buckets
from camarilla.server.live.attendance import is_passing
from camarilla.server.live.rooms import Rooms
from camarilla.server.notices.channels import Channels, KeptChannel
from camarilla.server.notices.due import HOUR, Notice, Told, due, is_news, is_quiet
from camarilla.server.notices.mail import Mail
from camarilla.server.notices.post import post
from camarilla.server.notices.push import Push
from camarilla.server.slots import Slots
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import TOLD
from camarilla.wire.account import Channel, NoticeSettings

LOOK = 5.0  # seconds between two looks
SENDERS = 32  # threads: one may have to wait for somebody's address that does not answer
AT_ONCE, OF_ADDRESS, OF_SITE, TO_HOST = 2, 4, 8, 8  # of one player, address, site, to a host: nobody keeps all threads
TRIES = (2.0, 15.0, None)  # seconds to wait after each failure
WAITING = 64  # notices that wait, of channels that came from one address; more come later
EACH = (1 / 60, 20)  # notices of a channel: a second, and at once
TOGETHER = (1.0, 120)  # of all channels that came from one site: nobody floods a stranger through us
REST = 1.0  # seconds until it is looked at again whether one may go
AGE = 3 * 24 * 3600  # seconds that a link to agree is good for


Sending = Callable[[], bool]
NoticePlace = tuple[str, str, str]  # player, kind, target


@dataclass(frozen=True)
class Followed:
    """A link in a letter that somebody has followed: which address it is about, and the language of its player."""

    address: str
    language: str


class Outbox:
    """Sends notices. What was sent is noted first: better one too few than the same one again and again."""

    def __init__(self, rooms: Rooms, channels: Channels, push: Push, mail: Mail | None, secret: str, site: str) -> None:
        self.rooms, self.store, self.channels, self.site = rooms, rooms.store, channels, site
        self.push, self.mail, self.secret = push, mail, secret
        self.agreeing = URLSafeTimedSerializer(secret, salt="camarilla mail 1")
        self.stopping = URLSafeTimedSerializer(secret, salt="camarilla no mail 1")
        self.told: dict[str, str] = {}  # by table
        self.waits: tuple[float | None, ...] = TRIES
        self.threads = ThreadPoolExecutor(SENDERS, "notices")  # its own: no table waits for somebody's address
        self.slots = Slots()
        self.each, self.together = Buckets(*EACH), Buckets(*TOGETHER)
        self.waiting: dict[NoticePlace, dict[str, tuple[Sending, str]]] = {}  # the latest about each table, its address
        self.waiting_of: Counter[str] = Counter()  # how many of them, by address

    async def run(self) -> None:
        """As long as the server lives."""
        try:
            while True:
                await asyncio.sleep(LOOK)
                with contextlib.suppress(Exception):  # an outage is told by /healthz; it looks again
                    await self.look()
        finally:
            self.threads.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Tell whoever is to be told now; not while it is unknown what time counted."""
        if not self.rooms.attendance.downtime.up_to_date():
            return
        now = self.rooms.timer.now()
        rooms = [room for room in self.rooms.open.values() if room.session.goes_on() and not room.waiting]
        notices = [notice for room in rooms if (notice := due(room.table, now))]
        self.told = {notice.table: self.told[notice.table] for notice in notices if notice.table in self.told}
        for notice in notices:
            await self._tell_safely(notice, now)

    async def _tell_safely(self, notice: Notice, now: int) -> None:
        """A notice that cannot be worked out is given up, and keeps no other from being told."""
        stage = f"{notice.at} {notice.kind}"
        try:
            if self.told.get(notice.table) != stage:
                await self._tell_once(notice, stage, now)
        except Exception as error:
            if is_passing(error):
                raise
            self.rooms.log.error("notice not told", table=notice.table, error=type(error).__name__)
            self.told[notice.table] = stage

    async def _tell_once(self, notice: Notice, stage: str, now: int) -> None:
        kept = await asyncio.to_thread(self.store.kept, notice.table, TOLD)
        told, key = read_json(kept, dict[str, Told]) or {}, f"{notice.seat} {notice.kind}"
        if is_news(notice, told.get(key), now):
            channels, settings = await asyncio.to_thread(self.channels.kept, notice.player)
            ready = [channel for channel in channels if self._fits(channel, notice.player, notice.table)]
            if is_quiet(settings, now) or (channels and not ready):
                return  # later, if the game still waits
            if channels:
                told[key] = Told(notice.at, notice.played, now)
                await asyncio.to_thread(self.store.keep, notice.table, TOLD, msgspec.json.encode(told))
            for channel in channels:
                send = partial(self.send, channel, notice, settings, now)
                self._deliver(channel, notice.player, notice.table, send)
        elif told[key].at != notice.at:
            return
        self.told[notice.table] = stage

    def _fits(self, channel: KeptChannel, player: str, about: str) -> bool:
        """May one more wait, of channels from the same address? What is only replaced always may."""
        waits = about in self.waiting.get((player, channel.kind, channel.target), {})
        others, networks = list(self.waiting_of.elements()), self.rooms.limits.networks
        return waits or fits(channel.address_hash or player, others, WAITING, networks)

    def _deliver(self, channel: KeptChannel, player: str, about: str, send: Sending) -> None:
        """Soon, one after the other to each channel; what still waits is replaced by what is newer."""
        place, address = (player, channel.kind, channel.target), channel.address_hash or player
        if not self._fits(channel, player, about):
            self.rooms.counts.notices.labels(channel.kind, "dropped").inc()
            return
        if place not in self.waiting:
            self.waiting[place] = {}
            self.rooms.run(self._deliver_all(place, channel))
        _, before = self.waiting[place].get(about, (None, None))
        self.waiting_of.update({address: 1})
        self.waiting_of -= Counter([before] if before else [])  # the same channel may have been asked for elsewhere
        self.waiting[place][about] = send, address

    async def _deliver_all(self, place: NoticePlace, channel: KeptChannel) -> None:
        waiting = self.waiting[place]
        try:
            while waiting:
                await self._turn(place, next(iter(waiting.values()))[1])
                send, address = waiting.pop(next(iter(waiting)))
                self.waiting_of -= Counter([address])
                await self._try(channel, place[0], send)
        finally:
            del self.waiting[place]

    async def _turn(self, place: NoticePlace, address: str) -> None:
        """Wait until the channel, and all that came from its site, have been still for long enough."""
        now, key = self.rooms.timer.now, " ".join(place)
        while not (self.each.holds(key, now()) and self.together.take(site_hash(address), now())):
            await asyncio.sleep(REST)
        self.each.take(key, now())

    async def _try(self, channel: KeptChannel, player: str, send: Sending) -> None:
        for wait in self.waits:
            try:
                async with self.slots.taken(slots_of(channel, player)):
                    wanted = await asyncio.get_running_loop().run_in_executor(self.threads, send)
                self.rooms.counts.notices.labels(channel.kind, "sent" if wanted else "gone").inc()
                if not wanted:
                    await asyncio.to_thread(self.channels.remove, player, channel)
                return
            except Exception as error:
                self.rooms.log.warning("notice failed", kind=channel.kind, error=type(error).__name__)
                if wait is None:
                    self.rooms.counts.notices.labels(channel.kind, "failed").inc()
                else:
                    await asyncio.sleep(wait)

    # -- what is said
    def send(self, channel: Channel, notice: Notice, settings: NoticeSettings, now: int) -> bool:
        """False if that channel is gone; blocks, so call it from a thread."""
        link = f"{self.site}/table/{notice.table}"
        if channel.kind == "hook":
            return self._send_hook(channel, notice, link)
        language = settings.language
        left = max(0, notice.ends - now) // HOUR
        title = say(language, None, f"notice-{notice.kind}", game=say(language, notice.game, "title"))
        text = say(language, None, f"notice-{notice.kind}.text", days=left // 24, hours=left % 24)
        if channel.kind == "push":
            body = {"title": title, "body": text, "url": link, "tag": notice.table}
            return self.push.send(channel, msgspec.json.encode(body), self._derive(f"topic {notice.table}")[:32])
        if self.mail and channel.confirmed:
            stop = self.stop_link(notice.player, channel.target)
            end = say(language, None, "notice-end", link=stop)
            self.mail.send(channel.target, title, f"{text}\n\n{link}\n\n{end}\n", stop)
        return True

    def _send_hook(self, channel: Channel, notice: Notice, link: str) -> bool:
        said = {"type": notice.kind, "game": notice.game, "table": notice.table, "url": link, "until": notice.ends}
        body = msgspec.json.encode(said)
        headers = {"content-type": "application/json", "x-camarilla-signature": self.sign(notice.player, body)}
        status = post(channel.target, body, headers, self.channels.anywhere)
        if status >= 400 and status != 410:
            raise OSError(f"web address answered {status}")
        return status != 410

    def sign(self, player: str, body: bytes) -> str:
        """Shows the receiver that it is us: HMAC-SHA256 with the player's own key."""
        return hmac.new(self.hook_key(player).encode(), body, hashlib.sha256).hexdigest()

    def hook_key(self, player: str) -> str:
        """The key of a player's web addresses."""
        return self._derive(f"hook {player}")

    def _derive(self, purpose: str) -> str:
        return hmac.new(self.secret.encode(), purpose.encode(), hashlib.sha256).hexdigest()

    # -- agreeing and stopping
    def ask(self, player: str, address: str, address_hash: str, asked: str, language: str) -> None:
        """Ask the owner of an address, soon, whether it is wanted."""
        send = partial(self._ask, player, address, asked, language)
        self._deliver(KeptChannel("mail", address, address_hash=address_hash), player, "agree", send)

    def _ask(self, player: str, address: str, asked: str, language: str) -> bool:
        assert self.mail
        link = f"{self.site}/api/notices/agree?token={self.agreeing.dumps([player, address, asked])!s}"
        text = say(language, None, "notice-agree.text", site=self.site, link=link)
        self.mail.send(address, say(language, None, "notice-agree"), text + "\n", self.stop_link(player, address))
        return True

    def stop_link(self, player: str, address: str) -> str:
        return f"{self.site}/api/notices/stop?token={self.stopping.dumps([player, address])!s}"

    def agree(self, token: str, act: bool) -> Followed:
        """The link to agree, which works once."""
        player, address, *asked = read(self.agreeing, token, AGE)
        channel = self.channels.unanswered(player, address, "".join(asked))
        if act:
            self.channels.confirm(player, channel)
        return Followed(address, self.channels.of(player)[1].language)

    def stop(self, token: str, act: bool) -> Followed:
        """The link by which the owner of an address wants no more mail."""
        player, address = read(self.stopping, token, None)
        if act:
            self.channels.remove(player, Channel("mail", address))
        return Followed(address, self.channels.of(player)[1].language)


def slots_of(channel: KeptChannel, player: str) -> dict[str, int]:
    """What a notice takes while it is sent."""
    host = urlsplit(channel.target).hostname or "mail"  # all letters go by one server
    slots = {f"player {player}": AT_ONCE}
    if address_hash := channel.address_hash:
        slots |= {f"address {address_hash}": OF_ADDRESS, f"site {site_hash(address_hash)}": OF_SITE}
    return slots | {f"host {host}": TO_HOST}


def read(serializer: URLSafeTimedSerializer, token: str, age: int | None) -> list[str]:
    """What a link of ours is about: player, address; refused if it is not ours, or too old."""
    try:
        found: list[str] = serializer.loads(token, max_age=age)
    except BadSignature:
        raise Refusal("notice-link") from None
    return found
