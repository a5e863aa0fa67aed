"""Web Push (RFC 8030): encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from camarilla.server.notices.post import post
from camarilla.wire.account import Channel

DAY = 24 * 3600
GONE = (404, 410)  # the browser has cancelled it


def new_key() -> str:
    """The key of a server, made once."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


class Push:
    """Sends to push services."""

    def __init__(self, key: str, site: str, anywhere: bool) -> None:
        self.vapid, self.anywhere = Vapid02.from_pem(key.encode()), anywhere
        self.contact = f"https://{urlsplit(site).netloc}"  # whom a push service may ask

    def public_key(self) -> str:
        """What a page subscribes with."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def send(self, channel: Channel, text: bytes, topic: str) -> bool:
        """False if the browser wants no more of it. A later message of a topic takes the place of one that waits.

        The push service reads the topic: it must tell nothing. It has at most 32 characters."""
        parts = urlsplit(channel.target)
        claims = {
            "sub": self.contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": str(int(time.time()) + DAY // 2),
        }
        headers = {"content-encoding": "aes128gcm", "ttl": str(DAY), "topic": topic, "urgency": "normal"}
        status = post(
            channel.target, encrypt(channel, text), headers | dict(self.vapid.sign(claims)), self.anywhere
        )  # fmt: skip
        if status >= 400 and status not in GONE:
            raise OSError(f"push service answered {status}")
        return status not in GONE


def encrypt(channel: Channel, text: bytes) -> bytes:
    """For the browser alone: the push service cannot read it."""
    keys = channel.keys or {}
    return bytes(
        http_ece.encrypt(
            text,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpadded(keys["p256dh"]),
            auth_secret=unpadded(keys["auth"]),
            version="aes128gcm",
        )
    )


def unpadded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
