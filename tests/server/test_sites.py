"""An IPv6 site has 65,536 networks of 64 bits: wherever an address is counted, its site is counted too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from camarilla.kernel.refusal import Refusal
from camarilla.server.address_hashes import address_hash
from camarilla.server.http.analysis import Analyst
from camarilla.server.http.limits import DEVICES_AT_ONCE, GUESSES_AT_ONCE, Limiter
from camarilla.server.http.notice_api import LETTERS_AT_ONCE, MAILS_AT_ONCE, NoticeApi
from camarilla.server.live.listener import most_of
from camarilla.server.live.rooms import Rooms
from camarilla.server.metrics import Counts
from camarilla.server.notices.channels import KeptChannel
from camarilla.server.notices.outbox import OF_SITE, SENDERS, slots_of
from camarilla.server.settings import OPEN, Limits, ServerSettings
from camarilla.server.store.sqlite import SqliteStore
from camarilla.wire.parts import DAY, TableRules, TimeControl
from camarilla.wire.rest import NewTable
from server.live import HandTimer, Silence
from server.test_analysis import PAUSE, turns
from server.test_room_faults import Ear, HeldStore
from server.test_thinking import claim, order

NETWORKS = [f"2001:db8:1:{number:x}::" for number in range(99)]
ELSEWHERE = "2001:db8:2::"
FEW = replace(OPEN, networks=3)


def refuses(act: Callable[[], object]) -> bool:
    try:
        return act() is False
    except Refusal:
        return True


def passed(act: Callable[[str], object]) -> int:
    """How many networks of a site are let through; another site always is."""
    count = sum(not refuses(lambda network=network: act(network)) for network in NETWORKS)  # type: ignore[misc]
    assert not refuses(lambda: act(ELSEWHERE))
    return count


# -- bots and analyses take turns --------------------------------------------------------------------------------
def test_every_site_has_its_turn_and_in_it_every_network() -> None:
    claims = [*[claim(NETWORKS[0])] * 2, *map(claim, NETWORKS[1:4]), claim("a"), claim("a")]
    assert order(1, 1, *claims) == [0, 5, 2, 6, 3, 4, 1]


def test_a_site_leaves_a_thinker_to_the_others() -> None:
    assert order(3, 0, *map(claim, NETWORKS[:6]), claim("b")) == [0, 1, 6, 2, 3, 4, 5]


def test_a_site_leaves_places_for_analyses_to_the_others(tmp_path: Path) -> None:
    async def act() -> None:
        analyst = Analyst(SqliteStore(tmp_path / "db"), Silence(), Limits(), turns(), PAUSE)
        for number, network in enumerate(NETWORKS[:12]):
            await analyst.start(f"t{number}", "", f"player {number}", network)
        with pytest.raises(Refusal, match="too many"):
            await analyst.start("another", "", "eve", NETWORKS[12])
        await analyst.start("another", "", "ada", ELSEWHERE)
        await analyst.close()
        analyst.store.close()

    asyncio.run(act())


# -- limits ------------------------------------------------------------------------------------------------------
def connection(address: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "client": (address, 1)})


def limiter(**limits: float) -> Limiter:
    return Limiter(replace(FEW, **limits), (), (), HandTimer(), Counts())  # type: ignore[arg-type]


def test_requests_files_and_checks_of_health() -> None:
    doors = limiter(requests_at_once=2, files_at_once=5)
    assert passed(lambda network: doors.may_ask(connection(network))) == 6
    assert passed(lambda network: doors.may_check(connection(network))) == 6
    assert passed(lambda network: doors.may_fetch(connection(network))) == 15


def test_tables() -> None:
    hall = rooms(tables_at_once=2, players=4)
    assert passed(lambda network: hall.check_opening(network, network)) == 24


def test_invitations() -> None:
    doors = limiter(networks=1)

    def come(network: str) -> None:
        doors.check_word(connection(network), "right", lambda word: word == "right")

    assert passed(lambda network: doors.may_guess(connection(network))) == GUESSES_AT_ONCE
    assert refuses(lambda: come(NETWORKS[50]))
    assert not refuses(lambda: come(ELSEWHERE))


def test_devices() -> None:
    doors = limiter(networks=1)
    for network in NETWORKS:
        doors.check_devices(connection(network))
    assert passed(lambda network: doors.check_devices(connection(network))) == DEVICES_AT_ONCE - len(NETWORKS)


def test_letters() -> None:
    notices = NoticeApi(None, None, limiter(networks=2))  # type: ignore[arg-type]
    letters = count()
    assert passed(lambda network: notices.check_mail(network, f"{next(letters)}@example.org")) == 2 * MAILS_AT_ONCE


def rooms(**limits: float) -> Rooms:
    given = ServerSettings(limits=replace(FEW, **limits))  # type: ignore[arg-type]
    return Rooms(HeldStore(), HandTimer(), Silence(), given)  # type: ignore[arg-type]


def test_what_is_stored() -> None:
    hall = rooms(writes_at_once=2, players=2)
    assert passed(lambda network: hall.check_writes(network, network)) == 12


def test_what_is_refused_to_a_player_is_not_counted_against_the_address() -> None:
    hall = rooms(writes_at_once=2, players=2, tables_at_once=2)
    for check in (hall.check_writes, hall.check_opening):
        greedy = [refuses(partial(check, "eve", ELSEWHERE)) for _ in range(50)]
        assert sum(greedy) > 40
        assert not refuses(partial(check, "bob", ELSEWHERE))


def test_games_over_days() -> None:
    async def act() -> None:
        hall = rooms(days=2)
        rules = TableRules(clock=TimeControl(bank=DAY, increment=0, unattended=True))
        wish = NewTable("throne", ["me", "bot page"], rules, begin=True)
        assert passed(lambda network: hall.create(wish, "eve", "Eve", network)) == 6
        hall.close()

    asyncio.run(act())


def test_hints_that_are_searched_for() -> None:
    counted = rooms(hints_waiting=2).hinting
    for network in NETWORKS[:6]:
        counted.enter(network)
    assert not counted.may_enter(NETWORKS[9])
    assert counted.may_enter(ELSEWHERE)


def test_where_room_is_made_for_a_player_one_of_the_site_with_most_sockets_goes() -> None:
    ears = [Ear(f"guest {number}") for number in range(6)]
    for ear, address in zip(ears, ["a", "a", *NETWORKS[:3], "b"], strict=True):
        ear.address = address
    assert most_of(ears) is ears[2]


def test_whoever_may_ask_for_no_letter_takes_none_from_another() -> None:
    notices = NoticeApi(None, None, limiter(networks=9))  # type: ignore[arg-type]
    for number in range(MAILS_AT_ONCE):
        notices.check_mail("a", f"{number}@example.org")
    for _ in range(MAILS_AT_ONCE):
        assert refuses(lambda: notices.check_mail("a", "bob@example.org"))
    notices.check_mail("b", "bob@example.org")


def test_nobody_is_written_to_again_and_again_whoever_wishes_so() -> None:
    doors = limiter()
    notices = NoticeApi(None, None, doors)  # type: ignore[arg-type]
    for number in range(LETTERS_AT_ONCE):
        notices.check_mail(f"192.0.2.{number}", "bob@example.org")
    for number in range(20):
        doors.timer.pass_by(3_600_000)  # type: ignore[attr-defined]
        assert refuses(lambda number=number: notices.check_mail(f"192.0.3.{number}", "Bob@example.org"))  # type: ignore[misc]
    doors.timer.pass_by(5 * 3_600_000)  # type: ignore[attr-defined]
    notices.check_mail("192.0.2.1", "bob@example.org")


def test_notices_of_one_site_leave_threads_to_the_others() -> None:
    channels = [
        KeptChannel("hook", "https://x.example", address_hash=address_hash("salt", network)) for network in NETWORKS[:2]
    ]
    first, second = (slots_of(channel, "eve") for channel in channels)
    shared = {name: most for name, most in first.items() if name in second and name.startswith("site")}
    assert list(shared.values()) == [OF_SITE]
    assert OF_SITE < SENDERS / 2
    assert len({name for name in (*first, *second) if name.startswith("address")}) == 2
