"""Passkeys: a guest comes back with nothing but a key, and nobody else does."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from camarilla.server.http import limits
from camarilla.server.http.passkeys import MOST, from_base64url, to_base64url
from camarilla.server.store.store import open_store
from server.conftest import Database
from server.live import HandTimer, Live, Person, live

HOST, ORIGIN = "club.example", "http://club.example"
PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """A browser and its key, as the standard describes them (WebAuthn, sections 6.1 and 7)."""

    def __init__(self, host: str = HOST, origin: str = ORIGIN, flags: int = PRESENT | VERIFIED) -> None:
        self.host, self.origin, self.flags = host, origin, flags
        self.key, self.id, self.user = ec.generate_private_key(ec.SECP256R1()), b"credential", b""

    def data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + (0).to_bytes(4, "big")

    def client(self, type: str, options: dict[str, Any]) -> bytes:
        said = {"type": type, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def create(self, options: dict[str, Any], **odd: Any) -> dict[str, Any]:
        """A new key."""
        self.user = from_base64url(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        point = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(point)
        made = {"fmt": "none", "attStmt": {}, "authData": self.data(self.flags | ATTESTED) + attested}
        made |= odd
        client = self.client("webauthn.create", options)
        return self.answer(clientDataJSON=to_base64url(client), attestationObject=to_base64url(cbor2.dumps(made)))

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """A signature."""
        data, client = self.data(self.flags), self.client("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            clientDataJSON=to_base64url(client),
            authenticatorData=to_base64url(data),
            signature=to_base64url(signature),
            userHandle=to_base64url(self.user),
        )

    def answer(self, **response: str) -> dict[str, Any]:
        id = to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


def trial(path: Path, act: Callable[[Live], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        async with live(path / "db", **({"domains": (HOST,)} | changes)) as server:
            await act(server)

    asyncio.run(run())


async def someone(server: Live, name: str, host: str = HOST) -> Person:
    """Somebody whose browser has found the server by a name."""
    person = await server.person(name)
    person.web.headers["host"] = host
    return person


def stranger(server: Live, host: str = HOST) -> Person:
    person = server.stranger()
    person.web.headers["host"] = host
    return person


async def options(person: Person, path: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.web.post(path)).json()
    return found


async def register(person: Person, browser: Authenticator) -> Any:
    made = browser.create(await options(person, "/api/me/passkeys/options"))
    return await person.web.post("/api/me/passkeys", json={"credential": made})


async def sign_in(person: Person, browser: Authenticator) -> Any:
    signed = browser.get(await options(person, "/api/sign-in/options"))
    return await person.web.post("/api/sign-in", json={"credential": signed})


def test_a_guest_comes_back_with_a_passkey(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, phone, browser = await someone(server, "Ada"), stranger(server), Authenticator()
        id = await ada.open()
        made = await register(ada, browser)
        assert (made.status_code, len(made.json()["passkeys"])) == (201, 1)
        assert (await sign_in(phone, browser)).json() == {"name": "Ada"}
        assert (await phone.join(id)).first["seat"] == 0

    trial(tmp_path, act)


def test_only_the_key_itself_opens(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve, browser = await someone(server, "Ada"), await someone(server, "Eve"), Authenticator()
        await register(ada, browser)
        thief = Authenticator()
        thief.user = browser.user
        assert await refused(sign_in(eve, thief))  # another key under the same name
        elsewhere = Authenticator(origin="http://evil.example")
        elsewhere.key, elsewhere.user = browser.key, browser.user
        assert await refused(sign_in(eve, elsewhere))  # a page of a stranger's
        asleep = Authenticator(flags=PRESENT)
        asleep.key, asleep.user = browser.key, browser.user
        assert await refused(sign_in(eve, asleep))  # nobody has shown to be its owner
        signed = browser.get(await options(eve, "/api/sign-in/options"))
        assert (await eve.web.post("/api/sign-in", json={"credential": signed})).status_code == 200
        assert await refused(eve.web.post("/api/sign-in", json={"credential": signed}))  # a second time
        for broken in ({}, {"id": 1}, signed | {"response": {}}, signed | {"id": "!"}):
            assert await refused(eve.web.post("/api/sign-in", json={"credential": broken}))

    trial(tmp_path, act)


def test_what_the_library_cannot_read_is_refused_like_the_rest(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await someone(server, "Ada")
        asked = await options(ada, "/api/me/passkeys/options")
        odd = {"fmt": "android-safetynet", "attStmt": {"ver": "1", "response": 7}}
        made = Authenticator().create(asked, **odd)
        assert await refused(ada.web.post("/api/me/passkeys", json={"credential": made}))

    trial(tmp_path, act)


async def refused(answer: Awaitable[Any]) -> bool:
    found = await answer
    return (found.status_code, found.json()["error"]) == (400, "passkey")


def test_a_challenge_is_for_one_answer_also_after_a_restart_and_at_another_server(database: Database) -> None:
    address, browser = database(), Authenticator()
    club = partial(live, address, among="://" in address, domains=(HOST,))

    async def run() -> None:
        async with club() as first:
            await register(await someone(first, "Ada"), browser)
            signed = browser.get(await options(stranger(first), "/api/sign-in/options"))
            used = await stranger(first).web.post("/api/sign-in", json={"credential": signed})
            assert used.status_code == 200
            if "://" in address:
                async with club() as second:
                    assert await refused(stranger(second).web.post("/api/sign-in", json={"credential": signed}))
        async with club() as later:
            assert await refused(stranger(later).web.post("/api/sign-in", json={"credential": signed}))

    asyncio.run(run())


def test_what_was_used_up_is_forgotten_in_time(database: Database) -> None:
    with contextlib.closing(open_store(database())) as store:
        assert [store.use_up(name, 1000 + at, 2000 + at) for at, name in enumerate("aab")] == [True, False, True]
        assert store.use_up("c", 2001, 3000)
        assert [name for kind, name, _ in store.belongings("")] == ["b", "c"]  # as long as they are good for something
        assert store.owners() == []


def test_a_challenge_is_for_one_player_and_one_purpose(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, eve, browser = await someone(server, "Ada"), await someone(server, "Eve"), Authenticator()
        made = browser.create(await options(ada, "/api/me/passkeys/options"))
        assert await refused(eve.web.post("/api/me/passkeys", json={"credential": made}))
        known = await options(ada, "/api/sign-in/options")
        made = browser.create(known | {"user": {"id": to_base64url(b"x")}})
        assert await refused(ada.web.post("/api/me/passkeys", json={"credential": made}))

    trial(tmp_path, act)


def test_what_is_no_passkey_of_a_players_is_not_asked_of_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not every database takes a NUL."""

    async def act(server: Live) -> None:
        ada, written = await someone(server, "Ada"), list[str]()
        monkeypatch.setattr(server.server.store, "set_belonging", lambda *what: written.append(what[2]))
        left = await ada.web.post("/api/me/passkeys/remove", json={"id": "another"})
        assert (left.status_code, left.json()["passkeys"]) == (200, [])
        assert written == []

    trial(tmp_path, act)


def test_a_passkey_that_was_removed_opens_no_more(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada, browser = await someone(server, "Ada"), Authenticator()
        (kept,) = (await register(ada, browser)).json()["passkeys"]
        left = await ada.web.post("/api/me/passkeys/remove", json={"id": kept["id"]})
        assert left.json() == {"able": True, "passkeys": []}
        assert await refused(sign_in(stranger(server), browser))

    trial(tmp_path, act)


def test_passkeys_are_few_and_need_a_guest_and_a_name(tmp_path: Path) -> None:
    async def act(server: Live) -> None:
        ada = await someone(server, "Ada")
        for number in range(MOST + 1):
            browser = Authenticator()
            browser.id = str(number).encode()
            made = await register(ada, browser)
        assert made.json()["error"] == "passkeys"
        nobody = stranger(server)
        assert (await nobody.web.get("/api/me/passkeys")).status_code == 401
        assert (await nobody.web.post("/api/me/passkeys/options")).status_code == 401

    async def nameless(server: Live) -> None:
        ada = await server.person("Ada")  # found by its address
        assert (await ada.web.get("/api/me/passkeys")).json() == {"able": False, "passkeys": []}
        assert (await ada.web.post("/api/sign-in/options")).json()["error"] == "passkeys-off"

    trial(tmp_path, act)
    trial(tmp_path, nameless)


@pytest.mark.parametrize(
    ("host", "secure", "origin", "domains"),
    [
        ("club.example:8443", True, "https://club.example:8443", ("club.example",)),
        ("Club.example:8443", True, "https://club.example:8443", ("club.example:8443",)),
        ("localhost:8000", False, "http://localhost:8000", ()),
        ("other.example", False, "http://other.example", ("club.example", "other.example")),
    ],
)
def test_a_passkey_belongs_to_the_name_in_the_address_bar(
    tmp_path: Path, host: str, secure: bool, origin: str, domains: tuple[str, ...]
) -> None:
    """At whatever port; and an answer that another origin was asked for opens nothing."""
    name = host.partition(":")[0].lower()

    async def act(server: Live) -> None:
        ada, phone = await someone(server, "Ada", host), stranger(server, host)
        browser = Authenticator(name, origin)
        asked = await options_at(ada, "/api/me/passkeys/options")
        assert asked["rp"]["id"] == name
        made = await ada.web.post("/api/me/passkeys", json={"credential": browser.create(asked)}, headers=cookie(ada))
        assert made.status_code == 201, made.text
        assert (await sign_in(phone, browser)).json() == {"name": "Ada"}
        signed = browser.get(await options(phone, "/api/sign-in/options"))
        phone.web.headers["host"] = f"{name}:9"
        assert await refused(phone.web.post("/api/sign-in", json={"credential": signed}))

    def cookie(person: Person) -> dict[str, str]:
        """As over https, where it is only sent there."""
        return {"cookie": "; ".join(f"{one.name}={one.value}" for one in person.web.cookies.jar)}

    async def options_at(person: Person, path: str) -> dict[str, Any]:
        found: dict[str, Any] = (await person.web.post(path, headers=cookie(person))).json()
        return found

    trial(tmp_path, act, domains=domains, secure=secure)


def test_nobody_fills_the_list_of_devices_that_are_signed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time somebody comes back or makes a passkey is one more device, and the oldest of many is signed out."""
    monkeypatch.setattr(limits, "DEVICES_AT_ONCE", 5)

    async def act(server: Live) -> None:
        ada, browser = await someone(server, "Ada"), Authenticator()
        await register(ada, browser)
        answers = [await sign_in(stranger(server), browser) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 2
        assert (await register(ada, browser)).status_code == 429

    trial(tmp_path, act, timer=HandTimer())
