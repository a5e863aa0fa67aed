"""Bodies of HTTP requests and answers about oneself: notices, devices, passkeys."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from camarilla.wire.parts import Id, Milliseconds
from camarilla.wire.rest import Body


class QuietHours(Body):
    """When nothing is sent: from one minute of the day to another, in a time zone such as `Europe/Kyiv`."""

    begin: Annotated[int, Meta(ge=0, lt=1440)]
    end: Annotated[int, Meta(ge=0, lt=1440)]
    zone: Annotated[str, Meta(max_length=64)]


class NoticeSettings(Body):
    """How a player who is away wants to be told: in which language, when not, and until when not at all."""

    language: Annotated[str, Meta(max_length=8)] = "en"
    quiet: QuietHours | None = None
    holiday: Milliseconds | None = None


class Channel(Body):
    """A way to reach a player who is away: a push subscription of a browser, with its keys; an e-mail address, which is
    confirmed once the link in the first mail was followed; or a web address of the player's own that is sent a POST."""

    kind: Literal["push", "mail", "hook"]
    target: Annotated[str, Meta(min_length=3, max_length=1000)]
    keys: dict[Literal["p256dh", "auth"], Annotated[str, Meta(max_length=200)]] | None = None
    confirmed: bool = False


class Notices(Body):
    """How a player is told that it is their move; `kinds` are those this server can send, `key` is its VAPID key,
    `hook_key` signs what the player's web addresses are sent."""

    kinds: list[str]
    key: str
    hook_key: str
    channels: list[Channel]
    settings: NoticeSettings


class ChannelChange(Body):
    """Add a channel, or remove it."""

    channel: Channel
    remove: bool = False


class Device(Body):
    """A device that came by a transfer code or a passkey: since when, and what its browser said it is."""

    id: Annotated[str, Meta(max_length=64)]
    since: Milliseconds
    device: str


class Devices(Body):
    """The devices of a player, and the player's own id, which the operator needs to forget somebody; `here` is the one
    that asks, null if it is not listed."""

    player: Id
    here: str | None
    devices: list[Device]


class SignOut(Body):
    """A device that is to be signed out."""

    id: Annotated[str, Meta(max_length=64)]


class Passkey(Body):
    """A passkey of a player: its id as browsers write it, and when it was made."""

    id: Annotated[str, Meta(max_length=1400)]
    made: Milliseconds


class PasskeyList(Body):
    """The passkeys of a player; `able`: this server has a name, without which there are none."""

    able: bool
    passkeys: list[Passkey]


class PasskeyAnswer(Body):
    """What `navigator.credentials` gave, as `toJSON` writes it."""

    credential: dict[str, Any]


class PasskeyRemoval(Body):
    """A passkey that is no longer wanted."""

    id: Annotated[str, Meta(max_length=1400)]
