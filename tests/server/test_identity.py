"""Who somebody is stays so: cookies are renewed by use, and a clock that is set back loses nobody."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from camarilla.server.http.guests import AGE, DAY, Guest, Guests
from camarilla.wire import commands
from server.live import live
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
    guests = Guests("secret", secure=False)
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
