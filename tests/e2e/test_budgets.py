"""What the page may weigh, from the first visit to a table where one can play; and how it moves, reported."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser

import camarilla
from camarilla.locales import LANGUAGES
from e2e.house import PATIENCE, House

FIRST, SECOND = 220_000, 5_000  # bytes, compressed, all together


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
    game: str, language: str, browser: Browser, house: House
) -> None:
    context = browser.new_context(base_url=house.address, locale=language)
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
