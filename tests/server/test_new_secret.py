"""A secret that leaked is replaced: for a while cookies of the former one are exchanged, and each of them only once."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest

from camarilla.server.app import former_secret, signing_secret
from camarilla.server.http.former_cookies import AFTERWARDS
from camarilla.server.store.store import open_store
from server.live import HandTimer, Live, Person, live
from server.test_identity import give_code
from server.test_safekeeping import refuse

OLD, NEW, NEWEST = (letter * 32 for letter in "abc")
FORMER = {"secret": NEW, "secret_before": OLD}


async def name_of(person: Person, cookie: str | None = None) -> str | None:
    """Whom the server takes somebody for, or the bearer of a cookie, who does not keep what is given."""
    headers = {"cookie": f"camarilla={cookie}"} if cookie else {}
    if cookie:
        person.web.cookies.clear()
    name: str | None = (await person.web.get("/api/me", headers=headers)).json()["name"]
    if cookie:
        person.web.cookies.clear()
    return name


def cookie_of(person: Person) -> str:
    return person.web.cookies["camarilla"]


async def there(server: Live, cookie: str) -> Person:
    """Whoever comes with a cookie, and keeps what is given."""
    person = server.stranger()
    person.web.cookies.set("camarilla", cookie, domain="127.0.0.1")
    return person


async def given(path: Path, timer: HandTimer, **settings: Any) -> str:
    """The cookie of a guest who came to a server with these settings."""
    async with live(path, timer=timer, **settings) as server:
        return cookie_of(await server.person("Ada"))


def test_a_cookie_of_the_former_secret_is_exchanged(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        old = await given(tmp_path / "db", timer, secret=OLD)
        async with live(tmp_path / "db", timer=timer, secret=NEW) as server:
            assert await name_of(server.stranger(), old) is None
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            ada = await there(server, old)
            assert await name_of(ada) == "Ada"
            new = cookie_of(ada)
            assert server.server.guests.read(new) == server.server.guests.read(old)
        async with live(tmp_path / "db", timer=timer, secret=NEW) as server:
            assert [await name_of(server.stranger(), cookie) for cookie in (old, new)] == [None, "Ada"]

    asyncio.run(run())


def test_it_is_exchanged_once_and_what_a_page_asks_meanwhile_is_answered(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        old = await given(tmp_path / "db", timer, secret=OLD)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            timer.pass_by(10 * AFTERWARDS)  # however late the first time is
            for passed, name in ((0, "Ada"), (AFTERWARDS, "Ada"), (1, None)):
                timer.pass_by(passed)
                assert await name_of(server.stranger(), old) == name
        async with live(tmp_path / "db", timer=timer, secret=NEWEST, secret_before=NEW) as server:
            assert await name_of(server.stranger(), old) is None

    asyncio.run(run())


def test_each_device_has_its_own_cookie_exchanged(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer, secret=OLD) as server:
            ada, phone = await server.person("Ada"), server.stranger()
            await give_code(ada, phone)
            cookies = cookie_of(ada), cookie_of(phone)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            for cookie in cookies:
                assert await name_of(server.stranger(), cookie) == "Ada"
                timer.pass_by(2 * AFTERWARDS)

    asyncio.run(run())


def test_a_device_that_is_signed_out_gets_no_new_cookie(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer, secret=OLD) as server:
            ada, phone = await server.person("Ada"), server.stranger()
            await give_code(ada, phone)
            lost, listed = cookie_of(phone), (await ada.web.get("/api/me/devices")).json()
            (id,) = [one["id"] for one in listed["devices"] if one["id"] != listed["here"]]
            await ada.web.post("/api/me/devices/sign-out", json={"id": id})
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            assert await name_of(server.stranger(), lost) is None

    asyncio.run(run())


def test_a_secret_can_be_replaced_again(tmp_path: Path) -> None:
    """The exchanges of the time before do not count."""

    async def run() -> None:
        timer = HandTimer()
        cookie = await given(tmp_path / "db", timer, secret=OLD)
        for secret, before in ((NEW, OLD), (NEWEST, NEW)):
            timer.pass_by(2 * AFTERWARDS)
            async with live(tmp_path / "db", timer=timer, secret=secret, secret_before=before) as server:
                ada = await there(server, cookie)
                assert await name_of(ada) == "Ada"
                cookie = cookie_of(ada)

    asyncio.run(run())


def test_the_former_secret_may_be_that_of_the_store(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        old = await given(tmp_path / "db", timer)
        async with live(tmp_path / "db", timer=timer, secret=NEW, secret_before="store") as server:
            assert await name_of(server.stranger(), old) == "Ada"

    asyncio.run(run())


def test_neither_secret_can_be_guessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A former one signs, too."""
    with contextlib.closing(open_store(str(tmp_path / "db"))) as store:
        assert former_secret("", store) is None
        assert former_secret("store", store) == signing_secret(None, store)
    monkeypatch.setenv("CAMARILLA_SECRET", NEW)
    monkeypatch.setenv("CAMARILLA_SECRET_BEFORE", "club")
    line = refuse("serve", "--port", "0", "--no-metrics", "--database", str(tmp_path / "new"))
    assert "CAMARILLA_SECRET_BEFORE is too short: give it at least 32 characters" in line


def test_no_bot_is_told_a_secret() -> None:
    from camarilla.bots.program import SECRET_VARIABLES

    assert {"CAMARILLA_SECRET", "CAMARILLA_SECRET_BEFORE"} <= set(SECRET_VARIABLES)
