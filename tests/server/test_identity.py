"""Who somebody is stays so: cookies are renewed by use, and a clock that is set back loses nobody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path

import pytest

from camarilla.kernel.refusal import Refusal
from camarilla.server.http import limits
from camarilla.server.http.devices import SignedIn
from camarilla.server.http.guests import AGE, DAY, Guest, Guests
from camarilla.server.http.transfers import MINUTES, Transfers
from camarilla.server.notices.channels import Channels
from camarilla.server.prune import player_of
from camarilla.server.store.sqlite import SqliteStore
from camarilla.wire import commands
from server.live import HandTimer, Person, live
from server.tables import BOB, begun

GUEST = Guest("ada-id", "Ada")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock on the wall, in the test's hand."""
    now = [1_700_000_000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])
    return now


@pytest.mark.parametrize(
    ("passed", "known"), [(0, True), (AGE - 60, True), (AGE + 60, False), (-DAY, True), (-30 * DAY, True)]
)
def test_a_cookie_is_known_for_half_a_year_and_before_its_time(clock: list[float], passed: int, known: bool) -> None:
    guests = Guests("secret", False, lambda guest: True)
    cookie = guests.write(GUEST)
    clock[0] += passed
    assert guests.read(cookie) == (GUEST if known else None)


@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
def test_a_cookie_is_renewed_by_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada = await server.person()
            assert "set-cookie" not in (await ada.web.get(path)).headers  # not at every request
            old, now = ada.web.cookies["camarilla"], time.time()
            monkeypatch.setattr("camarilla.server.http.guests.time.time", lambda: now + 2 * DAY)
            assert "set-cookie" in (await ada.web.get(path)).headers
            guests = server.server.guests
            assert guests.read(ada.web.cookies["camarilla"]) == guests.read(old)

    asyncio.run(run())


def test_a_bot_that_stood_in_tomorrow_answers_today() -> None:
    bench = begun(first=1)
    bench.order(BOB, commands.Leave, seat=1)
    table = bench.reloaded()
    table.set_back(bench.now - DAY * 1000)
    assert (table.seats[1].bot_since, table.clock.since) == (bench.now - DAY * 1000,) * 2


# -- another device -----------------------------------------------------------------------------------------------
def test_a_guest_moves_to_another_device(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, phone = await server.person("Ada"), server.stranger()
            id = await ada.open()
            code = (await ada.web.post("/api/me/transfer")).json()["code"]
            assert (await phone.web.post("/api/me/receive", json={"code": code})).json() == {"name": "Ada"}
            assert (await phone.join(id)).first["seat"] == 0
            again = await server.stranger().web.post("/api/me/receive", json={"code": code})
            assert (again.status_code, again.json()["error"]) == (400, "transfer")
            assert (await server.stranger().web.post("/api/me/transfer")).status_code == 401
            assert code not in str(server.server.log.lines)

    asyncio.run(run())


def test_a_code_does_not_last_and_is_not_guessed(tmp_path: Path) -> None:
    async def run() -> None:
        timer = HandTimer()
        async with live(tmp_path / "db", timer=timer) as server:
            ada, eve = await server.person("Ada"), server.stranger()
            first, second = [(await ada.web.post("/api/me/transfer")).json()["code"] for _ in range(2)]
            timer.pass_by(MINUTES * 60_000)
            for code in (first, second):
                assert (await eve.web.post("/api/me/receive", json={"code": code})).json()["error"] == "transfer"
            tries = [
                await eve.web.post("/api/me/receive", json={"code": f"{n}"}) for n in range(limits.DEVICES_AT_ONCE + 1)
            ]
            assert tries[-1].status_code == 429

    asyncio.run(run())


def test_codes_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.server.http.transfers.MOST", 2)
    kept = Transfers(HandTimer())
    codes = [kept.give(Guest(f"player {number}", "Ada"))[0] for number in range(3)]
    assert set(kept.codes) == set(codes[1:])


def test_an_address_lists_only_so_many_devices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with one cookie that is sent again and again."""
    monkeypatch.setattr(limits, "DEVICES_AT_ONCE", 5)

    async def run() -> None:
        async with live(tmp_path / "db", timer=HandTimer()) as server:
            ada = await server.person("Ada")
            cookie = {"cookie": f"camarilla={ada.web.cookies['camarilla']}"}
            found = [
                (await server.stranger().web.post("/api/me/transfer", headers=cookie)).status_code for _ in range(7)
            ]
            assert found == [201] * 5 + [429] * 2

    asyncio.run(run())


# -- devices ------------------------------------------------------------------------------------------------------
async def give_code(old: Person, new: Person) -> None:
    code = (await old.web.post("/api/me/transfer")).json()["code"]
    assert (await new.web.post("/api/me/receive", json={"code": code})).status_code == 200


def test_a_lost_device_is_signed_out(tmp_path: Path) -> None:
    """Its cookie opens nothing more, here or after a restart; the others stay."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, phone = await server.person("Ada"), server.stranger()
            id = await ada.open()
            shown = (await ada.web.get("/api/me/devices")).json()
            assert shown == {"player": player_of(ada.web.cookies["camarilla"]), "here": None, "devices": []}
            phone.web.headers["user-agent"] = "Phone" * 100
            await give_code(ada, phone)
            talks = [await ada.join(id), await phone.join(id)]
            shown = (await ada.web.get("/api/me/devices")).json()
            lost = next(one for one in shown["devices"] if one["id"] != shown["here"])
            assert (len(shown["devices"]), len(lost["device"])) == (2, 160)
            left = (await ada.web.post("/api/me/devices/sign-out", json={"id": lost["id"]})).json()
            assert [one["id"] for one in left["devices"]] == [shown["here"]]
            assert [await talk.closed() for talk in talks] == [(1012, "restart")] * 2
            assert (await ada.join(id)).first["seat"] == 0
            assert await (await phone.dial(id)).closed() == (4401, "no-guest")
            kept = dict(phone.web.cookies)
            again = await ada.web.post("/api/me/devices/sign-out", json={"id": lost["id"]})
            assert again.json()["error"] == "device"
        async with live(tmp_path / "db") as server:
            phone = server.stranger()
            phone.web.cookies.update(kept)
            assert (await phone.web.get("/api/me")).json() == {"name": None}

    asyncio.run(run())


def test_a_device_that_is_signed_out_on_its_way_to_a_table_does_not_get_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its cookie was good when it was looked at, and nobody found its socket at a table."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, phone = await server.person("Ada"), server.stranger()
            await give_code(ada, phone)
            lost = (await phone.web.get("/api/me/devices")).json()["here"]
            table, see, seen = await phone.open("intrigues", "me", "bot page"), server.server.rooms.table_quota.see, 0

            async def sign_out(player: str) -> None:
                nonlocal seen
                seen += 1
                if seen == 1:
                    await ada.web.post("/api/me/devices/sign-out", json={"id": lost})
                await see(player)

            monkeypatch.setattr(server.server.rooms.table_quota, "see", sign_out)
            assert await (await phone.dial(table)).closed() == (4401, "no-guest")

    asyncio.run(run())


def test_a_code_of_a_device_that_is_signed_out_opens_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, phone = await server.person("Ada"), server.stranger()
            await give_code(ada, phone)
            code = (await phone.web.post("/api/me/transfer")).json()["code"]
            lost = (await phone.web.get("/api/me/devices")).json()["here"]
            assert (await ada.web.post("/api/me/devices/sign-out", json={"id": lost})).status_code == 200
            used = await server.stranger().web.post("/api/me/receive", json={"code": code})
            assert (used.status_code, used.json()["error"]) == (400, "transfer")

    asyncio.run(run())


def test_a_cookie_of_before_opens_nothing_once_a_device_is_signed_out(tmp_path: Path) -> None:
    """It may have been copied from the device that was lost. A cookie that was never on any list stays as it is."""

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, phone, eve = await server.person("Ada"), server.stranger(), await server.person("Eve")
            before = server.stranger()
            before.web.cookies.update(ada.web.cookies)
            await give_code(ada, phone)
            assert (await before.web.get("/api/me")).json() == {"name": "Ada"}  # the answer to her may have been lost
            lost = (await phone.web.get("/api/me/devices")).json()["here"]
            again = await before.web.post("/api/me/devices/sign-out", json={"id": lost})
            assert again.json()["here"]  # whoever signs another out is listed by it, and stays
            assert (await before.web.get("/api/me")).json() == {"name": "Ada"}
            before.web.cookies.clear()
            before.web.cookies.update(ada.web.cookies)
            assert (await before.web.get("/api/me")).json() == {"name": "Ada"}
            assert (await eve.web.get("/api/me")).json() == {"name": "Eve"}

    async def stolen() -> None:
        async with live(tmp_path / "db") as server:
            ada, phone, thief = await server.person("Ada"), server.stranger(), server.stranger()
            thief.web.cookies.update(ada.web.cookies)
            await give_code(ada, phone)
            lost = (await phone.web.get("/api/me/devices")).json()["here"]
            assert (await ada.web.post("/api/me/devices/sign-out", json={"id": lost})).status_code == 200
            assert (await thief.web.get("/api/me")).json() == {"name": None}
            assert (await thief.web.post("/api/me/transfer")).status_code == 401

    asyncio.run(run())
    asyncio.run(stolen())


def test_what_is_signed_out_is_remembered_as_long_as_its_cookie_is_good(tmp_path: Path) -> None:
    """And no longer, and only so many of one player: nobody fills the store with them."""
    store = SqliteStore(tmp_path / "db")
    signed_in = SignedIn(store, Channels(store, False), timer := HandTimer())
    with contextlib.closing(store):
        first = signed_in.begin(GUEST, "Phone")
        signed_in.end(GUEST.player, first.device)
        assert not signed_in.admits(first)
        timer.pass_by(AGE * 1000 + 1)
        second = signed_in.begin(GUEST, "Phone")
        assert [(kind, id) for kind, id, _ in store.belongings(GUEST.player)] == [("device", second.device)]


def test_only_so_many_devices_are_signed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.server.http.devices.MOST_ENDED", 2)
    store = SqliteStore(tmp_path / "db")
    signed_in = SignedIn(store, Channels(store, False), HandTimer())
    with contextlib.closing(store):
        for _ in range(2):
            signed_in.end(GUEST.player, signed_in.begin(GUEST, "Phone").device)
        with pytest.raises(Refusal, match="too many"):
            signed_in.begin(GUEST, "Phone")


def test_a_device_that_is_signed_out_is_told_nothing_more(tmp_path: Path) -> None:
    """What is pushed to the others, also to one that was there before it was listed, goes on; so do letters."""

    async def subscribe(person: Person, kind: str, target: str) -> None:
        keys = {"p256dh": "p", "auth": "a"} if kind == "push" else None
        wish = {"channel": {"kind": kind, "target": target, "keys": keys}}
        assert (await person.web.post("/api/me/notices", json=wish)).status_code == 200

    async def run() -> None:
        async with live(tmp_path / "db", domains=("club.example",)) as server:
            ada, phone = await server.person("Ada"), server.stranger()
            await subscribe(ada, "push", "https://push.example/desk")
            await give_code(ada, phone)
            await subscribe(phone, "push", "https://push.example/phone")
            await subscribe(phone, "hook", "https://ada.example")
            for person, left in (
                (phone, ["https://ada.example", "https://push.example/desk"]), (ada, ["https://ada.example"])
            ):  # fmt: skip
                shown = (await person.web.get("/api/me/devices")).json()
                other = await ada.web.post("/api/me/devices/sign-out", json={"id": shown["here"]})
                assert other.status_code == 200
                channels, _ = server.server.channels.of(player_of(ada.web.cookies["camarilla"]))
                assert sorted(channel.target for channel in channels) == left

    asyncio.run(run())


def test_a_device_keeps_its_name_in_the_list_through_a_new_name_of_the_player(tmp_path: Path) -> None:
    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, phone = await server.person("Ada"), server.stranger()
            await give_code(ada, phone)
            here = (await phone.web.get("/api/me/devices")).json()["here"]
            await phone.call_me("Ada the Great")
            assert (await phone.web.get("/api/me/devices")).json()["here"] == here
            eve = await server.person("Eve")
            assert (await eve.web.post("/api/me/devices/sign-out", json={"id": here})).json()["error"] == "device"

    asyncio.run(run())


def test_devices_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.server.http.devices.MOST", 3)

    async def run() -> None:
        async with live(tmp_path / "db") as server:
            ada, phones = await server.person("Ada"), [server.stranger() for _ in range(3)]
            for phone in phones:
                await give_code(ada, phone)
            assert len((await phones[-1].web.get("/api/me/devices")).json()["devices"]) == 3
            assert (await ada.web.get("/api/me")).json() == {"name": None}  # the oldest

    asyncio.run(run())
