"""Every endpoint and every command, with each part replaced by something odd: refused or taken, but never a failure.

PostgreSQL takes least: no NUL, no text that is none.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from camarilla.server.settings import OPEN
from server.conftest import Database
from server.live import Live, Person, Talk, live
from server.test_passkeys import HOST, to_base64url

CLOCK = {"bank": 5_000, "increment": 0, "unattended": True}
RULES = {
    "options": {"rounds": 1}, "first": 0, "clock": CLOCK, "patience": 20_000, "public": False, "spectators": True,
    "spectator_chat": True, "undo": True, "pace": 0, "hotseat": False, "hints": True,
}  # fmt: skip
KEY = {
    "id": "YWFh", "rawId": "YWFh", "type": "public-key", "clientExtensionResults": {},
    "response": {
        "clientDataJSON": to_base64url(json.dumps({"type": "webauthn.get", "challenge": "a", "origin": "b"}).encode()),
        "userHandle": to_base64url(b"0123456789abcdef"), "authenticatorData": "a", "signature": "a",
        "attestationObject": "a",
    },
}  # fmt: skip
BODIES: dict[str, Any] = {
    "/api/me": {"name": "Ada"},
    "/api/me/transfer": {},
    "/api/me/receive": {"code": "abc"},
    "/api/me/devices/sign-out": {"id": "abc"},
    "/api/me/passkeys": {"credential": KEY},
    "/api/me/passkeys/options": {},
    "/api/me/passkeys/remove": {"id": "abc"},
    "/api/sign-in": {"credential": KEY},
    "/api/sign-in/options": {},
    "/api/me/notices": {
        "channel": {"kind": "hook", "target": "https://a.example", "keys": {"p256dh": "a", "auth": "b"}},
        "remove": True,
    },
    "/api/me/notices/settings": {
        "language": "en", "quiet": {"begin": 0, "end": 60, "zone": "Europe/Kyiv"}, "holiday": 5,
    },
    "/api/tables": {
        "game": "oriflamme", "seats": ["me", "bot page"], "rules": RULES, "begin": True, "private": True,
        "word": "secret",
    },
    "/api/replays/abc/retry": {"step": 0},
    "/api/replays/abc/analysis": {},
}  # fmt: skip
ODD: list[Any] = [
    None, True, -1, 0, 7, 2**31, 2**63, 2**64, 10**400, 1.5, "", " ", "\0", "a\0b", "\ud800", "\u202e", "\u200b",
    "🂡" * 30, "ä" * 5_000,
    "../../etc/passwd", "' OR 1=1 --", "%00", "a\r\nb: c", "bot \0", "https://[", "https://a.example:99999999/", [], {},
    ["a"] * 300, {"\0": "\0"}, {"a": {"a": {"a": {}}}},
]  # fmt: skip
NESTED = "[" * 5_000 + "]" * 5_000
COMMANDS: list[dict[str, Any]] = [
    {"type": "play", "asked_in": 5, "code": 3}, {"type": "undo", "asked_in": 6},
    {"type": "sit", "seat": 1, "name": "Bob"},
    {"type": "leave", "seat": 1}, {"type": "back", "seat": 1}, {"type": "fill", "seat": 1, "level": "knight"},
    {"type": "kick", "seat": 1}, {"type": "ready", "seat": 0, "on": True},
    {"type": "invite", "on": False, "word": "secret"},
    {"type": "vote", "seat": 1, "yes": True}, {"type": "contribute", "seat": 0, "text": "words"},
    {"type": "change", "rules": RULES}, {"type": "begin"}, {"type": "say", "text": "hello"},
    {"type": "mute", "tag": "abc", "on": True}, {"type": "hint", "asked_in": 5, "code": 3}, {"type": "rematch"},
]  # fmt: skip


def spoilt(body: Any, odd: Any) -> Iterator[Any]:
    """The same with one part replaced, added or left out, at any depth; and the odd thing itself."""
    yield odd
    if isinstance(body, dict):
        yield body | {"odd": odd}
        for name, part in body.items():
            yield {other: one for other, one in body.items() if other != name}
            for worse in spoilt(part, odd):
                yield body | {name: worse}
    elif isinstance(body, list):
        for number, part in enumerate(body):
            for worse in spoilt(part, odd):
                yield [*body[:number], worse, *body[number + 1 :]]


def hidden(odd: Any) -> Iterator[Any]:
    """Odd things inside of what a passkey writes in base64."""
    for data in (b"\0", b"0123456789abcde\0", b"\xff\xfe", NESTED.encode(), json.dumps(odd).encode()):
        for name in KEY["response"]:
            yield {"credential": KEY | {"response": KEY["response"] | {name: to_base64url(data)}}}


def failures(server: Live) -> list[Any]:
    return [line for line in server.server.log.lines if line[0] == "error"]


@pytest.mark.parametrize("path", BODIES)
def test_odd_bodies(database: Database, path: str) -> None:
    async def run() -> None:
        limits = replace(OPEN, body=1 << 20)
        async with live(database(), domains=(HOST,), limits=limits, post_anywhere=True) as server:
            ada = await server.person()
            cookies = dict(ada.web.cookies)
            ada.web.headers.update({"host": HOST, "content-type": "application/json"})
            bodies = {NESTED, "", "\0", '"\\ud800"', "{" * 5_000, "1" * 5_000}
            for odd in ODD:
                found = [*spoilt(BODIES[path], odd), *(hidden(odd) if "credential" in BODIES[path] else [])]
                bodies |= {json.dumps(body) for body in found}
            server.server.limiter.devices.of_address.full = server.server.limiter.devices.of_site.full = 10**9
            wrong = set[tuple[int, str]]()
            for body in sorted(bodies):
                ada.web.cookies = cookies
                answer = await ada.web.post(path, content=body.encode())
                if answer.status_code >= 500:
                    wrong.add((answer.status_code, body[:200]))
            assert not wrong
            assert failures(server) == []

    asyncio.run(run())


ADDRESSES = [
    "/api/tables/{}", "/api/tables/x?word={}", "/api/replays/{}",
    "/api/replays/{}/transcript", "/api/replays/x?eyes={}",
    "/api/replays/{}/fairness", "/api/replays/{}/analysis",
    "/api/notices/agree?token={}", "/api/notices/stop?token={}", "/words/{}/first.ftl",
    "/words/en/{}", "/rules/{}/glossary.json", "/rules/en/{}.json", "/rules/en/learn/{}.json", "/lessons/{}.json",
    "/{}", "/assets/{}", "/table/{}", "/api/{}",
]  # fmt: skip
ODD_PARTS = [
    "%00", "a%00b", "%ff%fe", "%ed%a0%80", "..%2f..%2fetc%2fpasswd", "..", ".", "%2e%2e", "a" * 3_000,
    "%F0%90%90%80" * 60, "%F0%90%90%80" * 300,
    "%0d%0aSet-Cookie:%20a=b", "'", "%25", "a.b.c", ".a.b.c", "W10.a.b", "%", "[]", "{}", "%u0000", "a/b", "*",
]  # fmt: skip
HEADERS = [
    {"authorization": "Basic \xff"}, {"origin": "http://["}, {"origin": "\xff"}, {"origin": "null"}, {"host": "["},
    {"host": "\xff"}, {"host": ""}, {"cookie": "camarilla=\xff"}, {"cookie": "camarilla=.a.b.c"}, {"cookie": "=;;=;"},
    {"cookie": "a" * 8_000}, {"accept-encoding": "br;q=x,\xff"}, {"if-none-match": '"' * 1_000},
    {"user-agent": "\xff" * 3_000},
    {"content-type": "application/json; charset=\xff"}, {"content-length": "0"}, {"x-camarilla-relay": "\xff"},
    {"accept-language": "\xff"},
    {"x-forwarded-for": "\xff"}, {"range": "bytes=9-1"},
]  # fmt: skip


def test_odd_addresses_and_headers(postgres: Database) -> None:
    async def run() -> None:
        async with live(postgres(), domains=(HOST,)) as server:
            ada = await server.person()
            paths = [address.format(part) for address in ADDRESSES for part in ODD_PARTS]
            asked = [(method, path, {}) for path in paths for method in ("GET", "POST")]
            asked += [
                ("GET", path, header) for path in ("/", "/api/me", "/api/tables", "/api/games") for header in HEADERS
            ]
            asked += [("POST", "/api/me", header) for header in HEADERS]
            wrong = []
            for method, path, header in asked:
                headers = [(name, value.encode("latin-1")) for name, value in header.items()]
                answer = await ada.web.request(method, path, headers=headers)  # type: ignore[arg-type]
                if answer.status_code >= 500:
                    wrong.append((method, path[:80], header, answer.status_code))
            assert not wrong
            assert failures(server) == []

    asyncio.run(run())


@pytest.mark.parametrize("phase", ["gathering", "playing", "over"])
def test_odd_commands(tmp_path: Path, phase: str) -> None:
    """From a player, a guest and a spectator; nobody is sent away, and the table is well."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            people = [await server.person(name) for name in ("Ada", "Bob", "Eve")]
            id, talks = await table_in(phase, people)
            messages = {json.dumps({"type": [[]], "id": "x"}), NESTED[:4_000], "\0", "", '"\\ud800"'}
            for command in COMMANDS:
                for odd in ODD:
                    found = spoilt(command | {"id": "x"}, odd)
                    messages |= {json.dumps(one) for one in found if not closes_the_doors(one)}
            for number, message in enumerate(sorted(message for message in messages if len(message.encode()) < 4_096)):
                talk = talks[number % 3]
                await talk.socket.send(message)
                if number % 50 == 0:
                    for one in talks:
                        await one.order("ping")
            for one in talks:
                await one.order("ping")
            assert failures(server) == []
            assert not [text for one in talks for text in one.raw if "Traceback" in text]
            assert not server.server.rooms.open[id].broken

    asyncio.run(run())


def closes_the_doors(message: Any) -> bool:
    """Would whoever has no invitation be sent away?"""
    return isinstance(message, dict) and message.get("type") == "invite" and message.get("on") is True


async def table_in(phase: str, people: list[Person]) -> tuple[str, list[Talk]]:
    ada, bob, eve = people
    id = await ada.open("oriflamme", "me", "open", begin=False, options={"rounds": 1}, hints=True)
    talks = [await person.join(id) for person in (ada, bob, eve)]
    if phase != "gathering":
        await talks[1].order("sit", seat=1)
        await talks[0].order("begin")
    if phase == "over":
        await asyncio.gather(*(talk.play_on(random.Random(seat)) for seat, talk in enumerate(talks[:2])))
    return id, talks
