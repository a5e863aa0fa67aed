"""Your move: what players who are away are sent, by a push service, a mail server and a web address that tests run."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import itertools
import json
import re
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from camarilla.kernel.refusal import Refusal
from camarilla.server.notices import outbox, post
from camarilla.server.notices.channels import MOST, KeptChannel, is_mail_address
from camarilla.server.notices.due import HOUR, is_quiet
from camarilla.server.notices.mail import Mail
from camarilla.server.notices.outbox import slots_of
from camarilla.server.notices.post import look_up
from camarilla.server.settings import OPEN
from camarilla.server.slots import Slots
from camarilla.wire.account import NoticeSettings, QuietHours
from server.live import PATIENCE, HandTimer, Live, Person, live

DAY = 24 * HOUR


class Receiver:
    """A web server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(receiver.status)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


class Postbox:
    """A mail server that keeps its letters."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


@contextlib.asynccontextmanager
async def club(folder: Path, **changes: Any) -> AsyncIterator[tuple[Live, HandTimer]]:
    timer = HandTimer()
    changes = {"domains": ("club.example",), "secure": False, "post_anywhere": True} | changes
    async with live(folder / "db", timer=timer, **changes) as server:
        if server.server.outbox:
            server.server.outbox.waits = (None,)
        yield server, timer


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks when the test says so."""
    monkeypatch.setattr(outbox, "LOOK", 3600)


async def leave(server: Live, person: Person) -> str:
    """A game over days that waits for a player who has left."""
    clock = {"bank": 4 * DAY, "increment": 0, "unattended": True}
    id = await person.open("intrigues", "me", "bot page", clock=clock)
    await (await person.join(id)).close()
    async with asyncio.timeout(PATIENCE):
        while server.server.rooms.open[id].listeners:
            await asyncio.sleep(0)
    return id


async def look(server: Live) -> None:
    """Look, and wait until all is sent."""
    box, rooms = server.server.outbox, server.server.rooms
    assert box
    rooms.attendance.downtime.lived = rooms.timer.now()  # it has lived all the time
    await box.look()
    await asyncio.gather(*server.server.rooms.tasks)


async def subscribe(person: Person, kind: str, target: str, **parts: Any) -> dict[str, Any]:
    answer = await person.web.post("/api/me/notices", json={"channel": {"kind": kind, "target": target, **parts}})
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def test_a_web_address_is_told_once_and_reminded_once(tmp_path: Path, receiver: Receiver) -> None:
    async def run() -> None:
        async with club(tmp_path) as (server, timer):
            ada = await server.person()
            shown = await subscribe(ada, "hook", f"{receiver.url}/turn?x=1")
            id = await leave(server, ada)
            await look(server)
            await look(server)
            ((path, headers, body),) = receiver.got
            assert path == "/turn?x=1"
            assert headers["x-camarilla-signature"] == hmac.new(
                shown["hook_key"].encode(), body, hashlib.sha256
            ).hexdigest()  # fmt: skip
            told = json.loads(body)
            assert (told.pop("until") - timer.now()) // HOUR in (95, 96)
            url = f"http://club.example/table/{id}"
            assert told == {"type": "turn", "game": "intrigues", "table": id, "url": url}
            timer.pass_by(4 * DAY - 11 * HOUR)
            await look(server)
            await look(server)
            assert [json.loads(body)["type"] for *_, body in receiver.got] == ["turn", "reminder"]
            server.server.outbox.told.clear()  # type: ignore[union-attr]  # as after a restart
            await look(server)
            assert len(receiver.got) == 2

    asyncio.run(run())


def test_whoever_is_there_is_told_nothing(tmp_path: Path, receiver: Receiver) -> None:
    async def run() -> None:
        async with club(tmp_path) as (server, _):
            ada = await server.person()
            await subscribe(ada, "hook", receiver.url)
            id = await leave(server, ada)
            talk = await ada.join(id)
            await look(server)
            await talk.close()
            await ada.open("intrigues", "me", "bot page")  # a game that rests while nobody is there
            assert receiver.got == []

    asyncio.run(run())


def test_a_push_can_be_read_by_the_browser_alone(tmp_path: Path, receiver: Receiver) -> None:
    key, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    async def run() -> None:
        async with club(tmp_path) as (server, _):
            ada = await server.person()
            await ada.web.post("/api/me/notices/settings", json={"language": "uk"})
            keys = {"p256dh": written(point), "auth": written(secret)}
            shown = await subscribe(ada, "push", f"{receiver.url}/push/1", keys=keys)
            id = await leave(server, ada)
            await look(server)
            ((_, headers, body),) = receiver.got
            assert b"table" not in body
            assert id not in str(headers)
            assert len(headers["topic"]) == 32
            text = http_ece.decrypt(body, private_key=key, auth_secret=secret, version="aes128gcm")
            told = json.loads(text)
            assert told["url"] == f"http://club.example/table/{id}"
            assert told["title"].startswith("Ваш хід")
            check_signature(headers["authorization"], shown["key"], receiver.url)
            receiver.status = 410  # the browser has cancelled it
            await leave(server, ada)
            await look(server)
            assert (await ada.web.get("/api/me/notices")).json()["channels"] == []

    asyncio.run(run())


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_signature(header: str, key: str, audience: str) -> None:
    """RFC 8292, by another way than the one that wrote it."""
    found = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert found["k"] == key
    head, claims, signature = found["t"].split(".")
    assert json.loads(read(claims))["aud"] == audience
    r, s = (int.from_bytes(half, "big") for half in (read(signature)[:32], read(signature)[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_mail_is_sent_to_whoever_has_agreed_until_they_stop_it(tmp_path: Path) -> None:
    async def run() -> None:
        postbox = Postbox()
        post_office = await asyncio.get_running_loop().create_server(lambda: SMTP(postbox), "127.0.0.1", 0)
        port = post_office.sockets[0].getsockname()[1]
        mail = f"smtp://127.0.0.1:{port}?from=club@club.example"
        async with club(tmp_path, mail=mail) as (server, _):
            ada = await server.person("Ada <b>")
            shown = await subscribe(ada, "mail", "ada@home.example", confirmed=True)
            assert shown["channels"][0]["confirmed"] is False
            await leave(server, ada)
            await look(server)
            (asked,) = postbox.letters
            assert asked["To"] == "ada@home.example"
            answer = await ada.web.post(link_in(asked, "agree"))
            assert (answer.status_code, "Done." in answer.text) == (200, True)
            id = await leave(server, ada)
            await look(server)
            letter = postbox.letters[-1]
            assert letter["Subject"] == "Your move: Intrigues"
            assert f"http://club.example/table/{id}" in letter.get_content()
            assert "Ada" not in letter.as_string()
            stop = link_in(letter, "stop")
            assert letter["List-Unsubscribe"] == f"<http://club.example{stop}>"
            assert (await ada.web.post(stop)).status_code == 200
            assert (await ada.web.get("/api/me/notices")).json()["channels"] == []
            assert (await ada.web.get(stop[:-1] + "A" * 3)).json()["error"] == "notice-link"
        post_office.close()

    asyncio.run(run())


def test_nobody_waits_for_a_mail_server_that_hangs(tmp_path: Path) -> None:
    """The letter is sent later, and by threads of its own."""

    async def run() -> None:
        done = asyncio.Event()

        async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await done.wait()
            writer.close()

        post_office = await asyncio.start_server(hang, "127.0.0.1", 0)
        port = post_office.sockets[0].getsockname()[1]
        async with club(tmp_path, mail=f"smtp://127.0.0.1:{port}?from=club@club.example") as (server, _):
            ada = await server.person()
            await subscribe(ada, "mail", "ada@home.example")
            assert (await ada.web.get("/api/me")).status_code == 200
            assert server.server.rooms.tasks  # it still tries
            done.set()
            await asyncio.gather(*server.server.rooms.tasks)
        post_office.close()

    asyncio.run(run())


class Refusing(Postbox):
    """A mail server that wants nothing."""

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        return f"550 <{address}> nobody here"


def test_the_log_names_no_address_that_a_mail_server_refuses(tmp_path: Path) -> None:
    async def run() -> None:
        post_office = await asyncio.get_running_loop().create_server(lambda: SMTP(Refusing()), "127.0.0.1", 0)
        port = post_office.sockets[0].getsockname()[1]
        async with club(tmp_path, mail=f"smtp://127.0.0.1:{port}?from=club@club.example") as (server, _):
            await subscribe(await server.person(), "mail", "ada@home.example")
            await asyncio.gather(*server.server.rooms.tasks)
            log = str(server.server.rooms.log.lines)
            assert "SMTPRecipientsRefused" in log
            assert "ada@home" not in log
        post_office.close()

    asyncio.run(run())


def test_letters_to_all_addresses_leave_threads_to_others() -> None:
    """They go to one mail server, which may hang."""
    one, other = (slots_of(KeptChannel("mail", f"ada@{home}"), "ada") for home in ("a.example", "b.example"))
    assert one == other


def link_in(letter: EmailMessage, kind: str) -> str:
    found = re.search(rf"http://club\.example(/api/notices/{kind}\?token=\S+)", letter.get_content())
    assert found
    return found[1]


def test_quiet_hours_and_holidays_put_it_off(tmp_path: Path, receiver: Receiver) -> None:
    async def run() -> None:
        async with club(tmp_path) as (server, timer):
            ada = await server.person()
            await subscribe(ada, "hook", receiver.url)
            await ada.web.post("/api/me/notices/settings", json={"holiday": timer.now() + DAY})
            await leave(server, ada)
            await look(server)
            assert receiver.got == []
            timer.pass_by(DAY)
            await look(server)
            assert len(receiver.got) == 1

    asyncio.run(run())
    kyiv = NoticeSettings(quiet=QuietHours(22 * 60, 7 * 60 + 30, "Europe/Kyiv"))
    midnight = 1_700_006_400_000  # of UTC: two in the morning in Kyiv
    assert [is_quiet(kyiv, midnight + half * HOUR // 2) for half in (0, 10, 11, 39, 40)] == [
        True, True, False, False, True,
    ]  # fmt: skip


def test_what_is_stored_of_notices_is_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with club(tmp_path, limits=replace(OPEN, changes_at_once=4)) as (server, _):
            eve = await server.person("Eve")
            wish = {"channel": {"kind": "hook", "target": "http://eve.example/"}}
            posts = {"": wish, "/settings": {}}
            answers = [
                (await eve.web.post(f"/api/me/notices{path}", json=body)).status_code
                for path, body in [*posts.items(), ("", wish | {"remove": True})] * 2
            ]
            assert answers == [200] * 4 + [429] * 2

    asyncio.run(run())


def test_channels_are_few_however_many_are_asked_for_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db", domains=("localhost",), post_anywhere=True) as server:
            ada = await server.person()
            hooks = [{"channel": {"kind": "hook", "target": f"https://a.example/{n}"}} for n in range(40)]
            answers = await asyncio.gather(*(ada.web.post("/api/me/notices", json=hook) for hook in hooks))
            assert [answer.status_code for answer in answers].count(200) == MOST
            assert len((await ada.web.get("/api/me/notices")).json()["channels"]) == MOST

    asyncio.run(run())


def test_what_cannot_be_sent_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with club(tmp_path, post_anywhere=False) as (server, _):
            ada = await server.person()
            assert (await server.stranger().web.get("/api/me/notices")).status_code == 401
            assert (await ada.web.get("/api/me/notices")).json()["kinds"] == ["push", "hook"]
            wishes = [
                ({"kind": "mail", "target": "ada@home.example"}, "notices"),
                ({"kind": "hook", "target": "http://example.org/"}, "channel"),
                ({"kind": "hook", "target": "https://user:word@example.org/"}, "channel"),
                ({"kind": "push", "target": "https://example.org/"}, "channel"),
                ({"kind": "hook", "target": "https://[/"}, "channel"),
            ]
            for channel, error in wishes:
                answer = await ada.web.post("/api/me/notices", json={"channel": channel})
                assert answer.json()["error"] == error, channel
            for number in range(8):
                await subscribe(ada, "hook", f"https://example.org/{number}")
            ninth = {"channel": {"kind": "hook", "target": "https://example.org/9"}}
            assert (await ada.web.post("/api/me/notices", json=ninth)).json()["error"] == "channels"
            zone = {"quiet": {"begin": 0, "end": 1, "zone": "Europe/Nowhere"}}
            assert (await ada.web.post("/api/me/notices/settings", json=zone)).json()["error"] == "zone"
        async with club(tmp_path, domains=()) as (server, _):
            ada = await server.person()
            assert (await ada.web.get("/api/me/notices")).json()["kinds"] == []
            assert (await ada.web.post("/api/me/notices", json=ninth)).json()["error"] == "notices"

    asyncio.run(run())


INSIDE = ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "localhost", "::ffff:10.0.0.1", "224.0.0.1", "ff0e::1"]
MAPPED = [
    "64:ff9b::a00:1",
    "64:ff9b:1::a00:1",
    "::ffff:0:10.0.0.1",
    "2002:a00:1::1",
    "fec0::1",
    "::a00:1",
]  # to addresses inside, or long out of use


@pytest.mark.parametrize("host", [*INSIDE, *MAPPED])
def test_nothing_is_sent_into_the_servers_own_network(host: str) -> None:
    with pytest.raises(PermissionError):
        look_up(host, 443, anywhere=False)


@pytest.mark.parametrize("host", ["1.1.1.1", "2606:4700:4700::1111"])
def test_what_is_out_in_the_world_is_sent_to(host: str) -> None:
    assert look_up(host, 443, anywhere=False) == host


BAD_MAIL = [
    "http://host?from=a@b.c",
    "smtp://host",
    "smtp://?from=a@b.c",
    "smtp://user:s3cr/et@host:587?from=a@b.c",
    "smtp://user:secret@host:58x?from=a@b.c",
    "smtp://user:secret@[::1?from=a@b.c",
]


@pytest.mark.parametrize("url", BAD_MAIL)
def test_a_wrong_address_of_the_mail_server_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        Mail(url)
    assert (refused.value.id, refused.value.details) == ("mail", {})


@pytest.mark.parametrize("name", ["=?utf-8?q?b=6Fb?=", "b\0b", "b\x7fb", "b\u00f6b", "b b"])
def test_an_address_that_would_be_read_otherwise_is_refused(name: str) -> None:
    assert is_mail_address("bob.o'neill+tables@example.org")
    assert not is_mail_address(f"{name}@example.org")


def test_a_player_who_is_forgotten_has_no_channels_either(tmp_path: Path, receiver: Receiver) -> None:
    async def run() -> None:
        async with club(tmp_path) as (server, _):
            ada = await server.person()
            await subscribe(ada, "hook", receiver.url)
            id = await leave(server, ada)
            player = server.server.rooms.open[id].table.seats[0].player
            assert player
            await server.server.admin.forget(player)
            assert server.server.store.belongings(player) == []

    asyncio.run(run())


def test_addresses_that_do_not_answer_keep_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a table that is loaded nor another player's notice, however many cookies somebody has."""
    silence, told = threading.Event(), []

    def answer_never(url: str, *_: object) -> int:
        told.append(url)
        if "eve" in url:
            silence.wait()
        return 200

    async def run() -> None:
        async with club(tmp_path) as (server, _):
            eves = [await server.person(f"Eve {number}") for number in range(outbox.SENDERS // outbox.AT_ONCE)]
            ada = await server.person("Ada", "127.0.0.2")
            for eve, number in itertools.product(eves, range(outbox.AT_ONCE + 1)):
                await subscribe(eve, "hook", f"http://eve{number}.example/")
            await subscribe(ada, "hook", "http://ada.example/")
            box = server.server.outbox
            assert box
            try:
                for eve in eves:
                    await leave(server, eve)
                id = await leave(server, ada)
                await box.look()
                async with asyncio.timeout(PATIENCE):
                    while "http://ada.example/" not in told:
                        await asyncio.sleep(0)
                    server.server.rooms.drop(server.server.rooms.open[id])
                    assert (await ada.join(id)).first["seat"] == 0
                assert len(told) == 1 + outbox.OF_ADDRESS
            finally:
                silence.set()

    monkeypatch.setattr(outbox, "post", answer_never)
    asyncio.run(run())


@pytest.mark.parametrize(
    ("most", "slots"), [("AT_ONCE", ["player ada"]), ("OF_ADDRESS", ["address 7"]), ("TO_HOST", ["host ada.example"])]
)
def test_what_is_sent_at_once_is_limited_by_player_address_and_host(most: str, slots: list[str]) -> None:
    """Each on its own, and nothing is remembered afterwards."""
    channel = KeptChannel("hook", "https://ada.example/x", address_hash="7")
    wanted = {name: count for name, count in slots_of(channel, "ada").items() if name in slots}
    assert wanted == dict.fromkeys(slots, getattr(outbox, most))

    async def run() -> None:
        taken, open, may_go = Slots(), list[int](), asyncio.Event()

        async def send(number: int) -> None:
            async with taken.taken(wanted):
                open.append(number)
                await may_go.wait()

        tasks = [asyncio.create_task(send(number)) for number in range(20)]
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(open) == getattr(outbox, most)
        may_go.set()
        await asyncio.gather(*tasks)
        assert (len(open), taken.slots) == (20, {})

    asyncio.run(run())


def test_one_who_answers_letter_by_letter_is_cut_off() -> None:
    here, there = socket.socketpair()
    with here, there, post.ending(here, 0.0):
        assert there.recv(1) == b""


def test_nobody_draws_out_a_delivery_by_greeting_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it has one deadline: a handshake that goes on byte by byte is cut off as well."""
    monkeypatch.setattr(post, "SECONDS", 0.2)
    cut, over = list[int](), threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            link, _ = server.accept()
            with link, contextlib.suppress(OSError):
                for number, byte in enumerate(b"\x16\x03\x03\x40\x00" + b"\0" * 1000):
                    link.send(bytes([byte]))
                    cut[:] = [number]
                    over.wait(0.01)

        thread = threading.Thread(target=greet)
        thread.start()
        with pytest.raises(OSError):  # noqa: PT011
            post.post(f"https://127.0.0.1:{server.getsockname()[1]}/", b"", {}, anywhere=True)
        over.set()
        thread.join()
        assert cut < [1000]


def test_a_name_that_was_looked_up_for_too_long_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "SECONDS", 0.0)
    monkeypatch.setattr(post.socket, "create_connection", None)
    with pytest.raises(TimeoutError):
        post.post("http://127.0.0.1/", b"", {}, anywhere=True)
