"""Passkeys (WebAuthn): a guest who wants to be found again has a key in the browser; no e-mail, no password."""

from __future__ import annotations

import base64
import json
import secrets
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from camarilla.kernel.refusal import Refusal
from camarilla.server.http.guests import Guest
from camarilla.server.http.limits import host_of, is_address
from camarilla.server.player_locks import PlayerLocks
from camarilla.server.sanctions import PLAYER
from camarilla.server.store.reading import read_json
from camarilla.server.store.store import Store

KIND = "passkey"  # among a player's belongings
MOST = 8  # of one player
AGE = 300  # seconds to answer
NOTED = 2 * AGE  # for which it is noted that an answer was given: clocks of several servers may differ
WRONG = (WebAuthnException, BadSignature, AttributeError, KeyError, TypeError, ValueError, RecursionError)


class Key(msgspec.Struct):
    """What is kept of a passkey; nothing of it is secret."""

    public: str
    count: int
    name: str  # of the player
    made: int


@dataclass(frozen=True)
class Origin:
    """Where a browser has found the server: passkeys belong to the name, and answers come from the whole origin."""

    host: str
    url: str


def origin_of(request: HTTPConnection, secure: bool) -> Origin:
    """As the request says, whose `Host` was checked; refused where there is no name to which a passkey could belong."""
    host = host_of(request)
    if not host or is_address(host):
        raise Refusal("passkeys-off")
    scheme = "https" if secure else request.url.scheme
    return Origin(host, f"{scheme}://{request.headers['host'].lower()}")


class Passkeys:
    """Makes and checks them; all of it may block, so call it from a thread.

    A challenge is signed and dated, so that any server of the store can check the answer; each is good for one, at the
    origin where it was asked for, which the store notes for all of them.
    """

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.serializer = URLSafeTimedSerializer(secret, salt="camarilla passkey 1")
        self.adding = PlayerLocks()

    def of(self, player: str) -> dict[str, Key]:
        rows = self.store.belongings(player)
        return {id: key for kind, id, body in rows if kind == KIND and (key := read_json(body, Key))}

    # -- a new one
    def ask_new(self, guest: Guest, origin: Origin) -> str:
        """What a browser is to make a passkey from."""
        options = generate_registration_options(
            rp_id=origin.host,
            rp_name="Camarilla",
            user_name=guest.name,
            user_id=guest.player.encode(),
            challenge=self._challenge("new", guest.player, origin),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        return options_to_json(options)

    def add(self, guest: Guest, answer: dict[str, Any], origin: Origin, now: int) -> None:
        self._check_count(guest.player)
        try:
            made = verify_registration_response(
                credential=answer,
                expected_challenge=self._answered(answer, "new", guest.player, origin),
                expected_rp_id=origin.host,
                expected_origin=origin.url,
                require_user_verification=True,
            )
        except WRONG:
            raise Refusal("passkey") from None
        key = Key(to_base64url(made.credential_public_key), made.sign_count, guest.name, now)
        with self.adding.of(guest.player):
            self._check_count(guest.player)  # again: others may have come meanwhile
            self._keep(guest.player, to_base64url(made.credential_id), key)

    def _check_count(self, player: str) -> None:
        if len(self.of(player)) >= MOST:
            raise Refusal("passkeys", most=MOST)

    def remove(self, player: str, id: str) -> None:
        if id in self.of(player):  # whatever else was sent is not asked of the store
            self.store.set_belonging(player, KIND, id, None)

    def _keep(self, player: str, id: str, key: Key) -> None:
        self.store.set_belonging(player, KIND, id, msgspec.json.encode(key))

    # -- coming back
    def ask_known(self, origin: Origin) -> str:
        """What a browser is to sign; it knows by itself which passkeys it has for this server."""
        required = UserVerificationRequirement.REQUIRED
        challenge = self._challenge("known", "", origin)
        return options_to_json(
            generate_authentication_options(rp_id=origin.host, challenge=challenge, user_verification=required)
        )  # fmt: skip

    def recognise(self, answer: dict[str, Any], origin: Origin) -> Guest:
        """The guest whose passkey it is; refused if it is nobody's, or was removed."""
        try:
            player = from_base64url(answer["response"]["userHandle"]).decode()
            id = to_base64url(from_base64url(answer["id"]))
            if not PLAYER.fullmatch(player):  # nothing else is asked of a store: not every one knows a NUL
                raise ValueError("nobody")
            key = self.of(player)[id]
            checked = verify_authentication_response(
                credential=answer,
                expected_challenge=self._answered(answer, "known", "", origin),
                expected_rp_id=origin.host,
                expected_origin=origin.url,
                credential_public_key=from_base64url(key.public),
                credential_current_sign_count=key.count,
                require_user_verification=True,
            )
        except WRONG:
            raise Refusal("passkey") from None
        self._keep(player, id, msgspec.structs.replace(key, count=checked.new_sign_count))
        return Guest(player, key.name)

    # -- challenges
    def _challenge(self, purpose: str, player: str, origin: Origin) -> bytes:
        signed = self.serializer.dumps([purpose, player, origin.url, secrets.token_urlsafe(16)])
        return signed.encode() if isinstance(signed, str) else signed

    def _answered(self, answer: dict[str, Any], purpose: str, player: str, origin: Origin) -> bytes:
        """The challenge that is answered, if it is ours, meant for this, young, and was not answered before."""
        challenge = from_base64url(json.loads(from_base64url(answer["response"]["clientDataJSON"]))["challenge"])
        *said, nonce = self.serializer.loads(challenge, max_age=AGE)
        now = int(time.time() * 1000)
        if said != [purpose, player, origin.url] or not self.store.use_up(nonce, now, now + NOTED * 1000):
            raise ValueError("another challenge")
        return challenge


def from_base64url(text: str) -> bytes:
    """Bytes from the text that browsers make of them."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64url(data: bytes) -> str:
    """Bytes as the text that browsers make of them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
