"""A secret that leaked is replaced: for a while cookies of the former one are exchanged, and each of them only once."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer

from camarilla.server.app import former_secret, signing_secret
from camarilla.server.http import limits
from camarilla.server.http.former_cookies import AFTERWARDS
from camarilla.server.http.guests import Guest
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
            read = server.server.guests.read
            assert read(new) == replace(read(old) or Guest("", ""), device=(await devices_of(ada))["here"])
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


# -- whoever has read the store ------------------------------------------------------------------------------------
def forged(secret: str, *said: str) -> str:
    """A cookie as whoever knows a secret can sign it."""
    signed = URLSafeTimedSerializer(secret, salt="camarilla guest 1").dumps(said)
    return signed if isinstance(signed, str) else signed.decode()


async def devices_of(person: Person) -> dict[str, Any]:
    shown: dict[str, Any] = (await person.web.get("/api/me/devices")).json()
    return shown


async def leaked(path: Path, timer: HandTimer, others: int = 0) -> tuple[str, str, list[str]]:
    """Ada's id, a table of hers, and her cookies when the secret leaked; of several devices all are listed."""
    async with live(path, timer=timer, secret=OLD) as server:
        ada, rest = await server.person("Ada"), [server.stranger() for _ in range(others)]
        table = await ada.open()
        for one in rest:
            await give_code(ada, one)
        return (await devices_of(ada))["player"], table, [cookie_of(one) for one in (ada, *rest)]


def shapes(player: str, cookie: str) -> list[str]:
    """The cookies of a thief: what the store knows, without a device, and with some that nobody ever had."""
    return [cookie, *(forged(OLD, player, "Ada", *device) for device in ((), ("made-up-dev1",), ("made-up-dev2",)))]


@pytest.mark.parametrize("others", [0, 1])
@pytest.mark.parametrize("ways", ["get", "rename", "transfer", "lobby"])
def test_no_forged_cookie_is_good_once_its_player_came_back(tmp_path: Path, others: int, ways: str) -> None:
    """Whatever the player did first, and whichever device the thief makes up; nor does the server hear of a socket."""

    async def run() -> None:
        timer = HandTimer()
        player, table, (cookie, *_) = await leaked(tmp_path / "db", timer, others)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            ada = await there(server, cookie)
            await {
                "get": lambda: ada.web.get("/api/me"),
                "lobby": lambda: ada.web.get("/api/tables"),
                "rename": lambda: ada.call_me("Ada"),
                "transfer": lambda: ada.web.post("/api/me/transfer"),
            }[ways]()
            timer.pass_by(AFTERWARDS + 1)
            assert [await name_of(server.stranger(), one) for one in shapes(player, cookie)] == [None] * 4
            for one in shapes(player, cookie):
                thief = await there(server, one)
                assert await (await thief.dial(table)).closed() == (4401, "no-guest")
                for path in ("/api/me/transfer", "/api/me/passkeys/options"):
                    assert (await thief.web.post(path)).status_code == 401
                await thief.call_me("Ada")  # and is somebody else
                assert (await devices_of(thief))["player"] != player
            assert (await ada.join(table)).first["seat"] == 0
        async with live(tmp_path / "db", timer=timer, secret=NEW) as server:
            assert await name_of(await there(server, cookie_of(ada))) == "Ada"

    asyncio.run(run())


@pytest.mark.parametrize("device", [(), ("made-up-dev1",)])
def test_a_thief_who_comes_first_is_seen_and_signed_out(tmp_path: Path, device: tuple[str, ...]) -> None:
    """Ada's own device was listed, so that it is admitted all the same."""

    async def run() -> None:
        timer = HandTimer()
        player, _, (cookie, _) = await leaked(tmp_path / "db", timer, 1)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            thief = await there(server, forged(OLD, player, "Ada", *device))
            thief.web.headers["user-agent"] = "Thief"
            assert await name_of(thief) == "Ada"
            timer.pass_by(AFTERWARDS + 1)
            ada = await there(server, cookie)
            assert await name_of(ada) == "Ada"
            listed = (await devices_of(ada))["devices"]
            assert len(listed) == 3
            (seen,) = [one["id"] for one in listed if one["device"] == "Thief"]
            assert (await ada.web.post("/api/me/devices/sign-out", json={"id": seen})).status_code == 200
            assert await name_of(thief) is None
            assert await name_of(server.stranger(), forged(OLD, player, "Ada", *device)) is None
            assert await name_of(ada) == "Ada"

    asyncio.run(run())


def test_a_thief_who_is_a_listed_device_first_changes_what_the_list_says(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        _, _, (ada_s, phone_s) = await leaked(tmp_path / "db", timer, 1)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            thief = await there(server, phone_s)
            thief.web.headers["user-agent"] = "Thief"
            assert await name_of(thief) == "Ada"
            ada = await there(server, ada_s)
            await name_of(ada)
            assert sorted(one["device"] for one in (await devices_of(ada))["devices"])[0] == "Thief"

    asyncio.run(run())


def test_what_a_page_asks_at_once_is_one_device(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        _, _, (cookie,) = await leaked(tmp_path / "db", timer)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            pages = [await there(server, cookie) for _ in range(4)]
            assert await asyncio.gather(*map(name_of, pages)) == ["Ada"] * 4
            assert await name_of(await there(server, cookie)) == "Ada"  # the answer got lost
            shown = [await devices_of(page) for page in pages]
            assert {(one["here"], len(one["devices"])) for one in shown} == {(shown[0]["devices"][0]["id"], 1)}

    asyncio.run(run())


def test_a_device_that_a_restored_backup_does_not_know_comes_back(tmp_path: Path) -> None:
    """It was listed after the backup had been made."""

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            ada = await there(server, forged(OLD, "a" * 16, "Ada", "since-then-1"))
            assert await name_of(ada) == "Ada"
            assert len((await devices_of(ada))["devices"]) == 1

    asyncio.run(run())


def test_who_signed_a_device_out_is_not_met_by_made_up_ones(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer, secret=OLD) as server:
            ada, phone = await server.person("Ada"), server.stranger()
            await give_code(ada, phone)
            player, lost = (await devices_of(ada))["player"], (await devices_of(phone))["here"]
            await ada.web.post("/api/me/devices/sign-out", json={"id": lost})
            cookie = cookie_of(ada)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            for device in ((), ("made-up-dev1",), (lost,)):
                assert await name_of(server.stranger(), forged(OLD, player, "Ada", *device)) is None
            assert await name_of(server.stranger(), cookie) == "Ada"

    asyncio.run(run())


def test_a_former_cookie_signs_its_own_device_out_for_good(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        _, _, (cookie, _) = await leaked(tmp_path / "db", timer, 1)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            ada = await there(server, cookie)
            here = (await devices_of(ada))["here"]
            left = (await ada.web.post("/api/me/devices/sign-out", json={"id": here})).json()["devices"]
            assert (len(left), await name_of(ada), await name_of(server.stranger(), cookie)) == (1, None, None)

    asyncio.run(run())


def test_a_socket_of_a_former_cookie_is_asked_for_it_again(tmp_path: Path) -> None:
    """Else whoever opened it before the player came back would stay. Honest pages come again by themselves."""

    async def run() -> None:
        timer = HandTimer()
        player, table, (cookie,) = await leaked(tmp_path / "db", timer)
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            thief, ada = await there(server, forged(OLD, player, "Ada")), await there(server, cookie)
            theirs = await thief.join(table)
            assert await name_of(ada) == "Ada"
            timer.pass_by(1)
            mine = await ada.join(table)
            timer.pass_by(AFTERWARDS)
            assert await theirs.closed() == (1012, "restart")
            assert await (await thief.dial(table)).closed() == (4401, "no-guest")
            assert (await mine.order("ping"))["type"] == "pong"

    asyncio.run(run())


def test_an_address_exchanges_only_so_many_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is stored, and whoever has the secret can make up players; an honest one waits with the cookie it has."""
    monkeypatch.setattr(limits, "DEVICES_AT_ONCE", 3)

    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer, **FORMER) as server:
            made_up = [await there(server, forged(OLD, letter * 16, "Eve")) for letter in "abcde"]
            assert [await name_of(one) for one in made_up] == ["Eve"] * 5
            assert [len((await devices_of(one))["devices"]) for one in made_up] == [1, 1, 1, 0, 0]
            answer = await made_up[-1].web.post("/api/me", json={"name": "Eva"})
            assert answer.status_code == 429
            timer.pass_by(round(1000 / limits.DEVICES))
            assert await name_of(made_up[-1]) == "Eve"
            assert len((await devices_of(made_up[-1]))["devices"]) == 1

    asyncio.run(run())
