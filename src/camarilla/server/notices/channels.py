"""The channels of players and when not to use them, kept in the store."""

from __future__ import annotations

import re
import zoneinfo
from functools import cache
from urllib.parse import urlsplit

import msgspec

from camarilla.kernel.refusal import Refusal
from camarilla.locales import LANGUAGES
from camarilla.server.player_locks import PlayerLocks
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Store
from camarilla.wire.account import Channel, NoticeSettings

MOST = 8  # channels of a player
KINDS = ("push", "mail", "hook")
SETTINGS = "settings"  # kept as one more channel
ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")


class KeptChannel(Channel):
    """A channel as it is stored: a push subscription belongs to a device, and goes with it.

    `address_hash` stands for the address from which it was asked for, `asked` for the letter that its owner has not
    answered.
    """

    device: str = ""
    address_hash: str = msgspec.field(default="", name="house")
    asked: str = ""


class Channels:
    """Reads and writes them; all of it blocks, so call it from a thread."""

    def __init__(self, store: Store, anywhere: bool) -> None:
        self.store, self.anywhere = store, anywhere  # also to addresses of this network: for tests
        self.adding = PlayerLocks()  # from the count to what is counted

    def of(self, player: str) -> tuple[list[Channel], NoticeSettings]:
        kept, settings = self.kept(player)
        return [Channel(one.kind, one.target, one.keys, one.confirmed) for one in kept], settings

    def kept(self, player: str) -> tuple[list[KeptChannel], NoticeSettings]:
        """The same as it is stored: only for us."""
        rows = self.store.belongings(player)
        found = [read_json(body, KeptChannel) for kind, _, body in rows if kind in KINDS]
        settings = [read_json(body, NoticeSettings) for kind, _, body in rows if kind == SETTINGS]
        return list(filter(None, found)), next(filter(None, settings), NoticeSettings())

    def add(self, player: str, channel: Channel, device: str = "", address_hash: str = "", asked: str = "") -> None:
        """`device` is where it was asked for, if listed, `address_hash` from which address, `asked` by which letter."""
        new = KeptChannel(channel.kind, channel.target, channel.keys, channel.confirmed, device, address_hash, asked)
        with self.adding.of(player):
            known = self.of(player)[0]
            if len(known) >= MOST and all((one.kind, one.target) != (channel.kind, channel.target) for one in known):
                raise Refusal("channels", most=MOST)
            self._keep(player, new)

    def unanswered(self, player: str, address: str, asked: str) -> KeptChannel:
        """The mail address that a letter asked; refused if it was answered, or asked anew since."""
        for channel in self.kept(player)[0]:
            if asked and (channel.kind, channel.target, channel.asked) == ("mail", address, asked):
                return channel
        raise Refusal("notice-link")

    def confirm(self, player: str, channel: KeptChannel) -> None:
        """Its owner agrees."""
        self._keep(player, msgspec.structs.replace(channel, confirmed=True, asked=""))

    def _keep(self, player: str, channel: KeptChannel) -> None:
        self.store.set_belonging(player, channel.kind, channel.target, msgspec.json.encode(channel))

    def adopt(self, player: str, device: str) -> None:
        """A device is listed from now on: what was subscribed before was subscribed there."""
        for channel in self.kept(player)[0]:
            if channel.kind == "push" and not channel.device:
                self._keep(player, msgspec.structs.replace(channel, device=device))

    def remove_from(self, player: str, device: str) -> None:
        """Nothing is pushed to a device any more."""
        for channel in self.kept(player)[0]:
            if channel.kind == "push" and channel.device == device:
                self.remove(player, channel)

    def remove(self, player: str, channel: Channel) -> None:
        self.store.set_belonging(player, channel.kind, channel.target, None)

    def set(self, player: str, settings: NoticeSettings) -> None:
        self.store.set_belonging(player, SETTINGS, "", msgspec.json.encode(settings))

    def check(self, channel: Channel) -> None:
        """Refuse what nothing can be sent to."""
        if channel.kind == "mail":
            fine = is_mail_address(channel.target)
        else:
            fine = self._is_address(channel.target) and (channel.kind == "hook" or bool(channel.keys))
        if not fine:
            raise Refusal("channel", kind=channel.kind)

    def _is_address(self, url: str) -> bool:
        try:
            parts = urlsplit(url)
            valid = bool(parts.hostname) and parts.username is None and (parts.port is None or parts.port > 0)
        except ValueError:
            return False
        return valid and url.isascii() and url.isprintable() and parts.scheme in ("https", *self.anywhere * ("http",))


def is_mail_address(text: str) -> bool:
    """Could a letter go there, and to nobody else? What begins with `=?` would be decoded on its way."""
    plain = text.isascii() and text.isprintable() and "=?" not in text
    return plain and len(text) <= 254 and ADDRESS.fullmatch(text) is not None


@cache
def time_zones() -> set[str]:
    """The zones that this machine knows; finding them reads hundreds of files."""
    return zoneinfo.available_timezones()


def check_settings(settings: NoticeSettings) -> None:
    """Refuse a language or a time zone that nobody knows."""
    if settings.language not in LANGUAGES:
        raise Refusal("language", language=settings.language, expected=", ".join(LANGUAGES))
    if settings.quiet and settings.quiet.zone not in time_zones():
        raise Refusal("zone", zone=settings.quiet.zone)
