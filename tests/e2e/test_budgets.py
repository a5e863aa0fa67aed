"""What the page may weigh, from the first visit to a table where one can play; and how it moves, reported."""

from __future__ import annotations

import socket
from collections import Counter
from contextlib import suppress
from itertools import cycle
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser

import camarilla
from camarilla.locales import LANGUAGES
from e2e.house import PATIENCE, House

FIRST, SECOND = 220_000, 5_000  # bytes, compressed, all together
OFFLINE = 305_000  # with all games, in any one language
# the rest, which is there to be read, stays away
SAVING = 'Object.defineProperty(navigator, "connection", {value: {saveData: true}})'


class Scales:
    """Weighs whatever comes over the wire to one page, headers included."""

    def __init__(self, page: Any) -> None:
        self.kinds: dict[str, str] = {}
        self.bytes: Counter[str] = Counter()
        self.wire = page.context.new_cdp_session(page)
        self.wire.on("Network.responseReceived", self.note)
        self.wire.on("Network.loadingFinished", self.weigh)
        self.wire.send("Network.enable")

    def note(self, event: Any) -> None:
        path = "/" + event["response"]["url"].split("/", 3)[3]
        self.kinds[event["requestId"]] = path

    def weigh(self, event: Any) -> None:
        self.bytes[self.kinds.get(event["requestId"], "?")] += event["encodedDataLength"]

    def report(self, title: str) -> None:
        print(f"{title}: {self.bytes.total()} bytes")
        for path, size in self.bytes.most_common(8):
            print(f"  {size:>7} {path}")


def playable(page: Any) -> None:
    page.wait_for_selector(".choices button:enabled", timeout=PATIENCE)
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(("game", "language"), list(zip(camarilla.games(), cycle(LANGUAGES))))
def test_the_way_to_a_table_is_light_and_the_second_time_nothing(
    game: str, language: str, browser: Browser, quiet_house: House
) -> None:
    context = browser.new_context(base_url=quiet_house.address, locale=language)
    page = context.new_page()
    scales = Scales(page)
    page.goto("/")
    page.click(f"[data-play={game}]", timeout=PATIENCE)
    playable(page)
    scales.report(f"{game}, {language}, first visit")
    first = scales.bytes.total()
    scales.bytes.clear()
    page.reload()
    playable(page)
    scales.report(f"{game}, {language}, second visit")
    context.close()
    assert 50_000 < first <= FIRST
    assert 0 < scales.bytes.total() <= SECOND


class Toll:
    """Passes everything on to a server, and counts what comes back; the page's workers come this way, too."""

    def __init__(self, port: int) -> None:
        self.port, self.bytes = port, 0
        self.door = socket.create_server(("localhost", 0))
        self.address = f"http://localhost:{self.door.getsockname()[1]}"
        Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        with suppress(OSError):
            while True:
                near, far = self.door.accept()[0], socket.create_connection(("127.0.0.1", self.port))
                Thread(target=self.carry, args=(near, far, 0), daemon=True).start()
                Thread(target=self.carry, args=(far, near, 1), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket, counts: int) -> None:
        with one, suppress(OSError):
            while data := one.recv(65_536):
                self.bytes += counts * len(data)
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self.door.shutdown(socket.SHUT_RDWR)  # whoever waits there wakes
        self.door.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_visit_is_enough_and_light(language: str, browser: Browser, quiet_house: House) -> None:
    toll = Toll(quiet_house.port)
    context = browser.new_context(base_url=toll.address, locale=language)
    context.add_init_script(SAVING)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector("main[data-offline=ready]", timeout=PATIENCE)
    context.close()
    toll.close()
    print(f"{language}, ready without a connection: {toll.bytes} bytes")
    assert 200_000 < toll.bytes <= OFFLINE
