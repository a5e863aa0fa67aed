"""Games on the device itself: dealt, played and kept by the page, without a word to the server."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser

import camarilla
from e2e.house import PATIENCE, House, answer, play_out

sys.path.append(str(Path(__file__).parents[2] / "tools"))
import static

WISH = """([game, level]) => {
    localStorage.setItem("camarilla.stage", JSON.stringify({speed: null}));
    const wish = {seats: 2, level, minutes: 0, pace: 0, patience: 0, here: true};
    localStorage.setItem(`camarilla.wishes.${game}`, JSON.stringify(wish));
}"""


def begin(page: Any, game: str, level: str) -> None:
    """Open a table on this device against one bot."""
    page.evaluate(WISH, [game, level])
    page.reload()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".choices button:enabled", timeout=PATIENCE)
    assert "/table/local-" in page.url


def test_a_whole_game_on_this_device(visit: Callable[..., Any]) -> None:
    """It is kept over a reload, and can be seen again."""
    page = visit()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    begin(page, "intrigues", "regent")
    answer(page)
    page.wait_for_selector(".choices button:enabled")
    told = page.locator(".lines").inner_text()
    page.reload()
    page.wait_for_selector(".choices button:enabled", timeout=PATIENCE)
    assert page.locator(".lines").inner_text() == told
    play_out(page)
    assert sockets == []
    page.click(".ask a[href^='/replay/']")
    page.wait_for_selector("h2.hidden-words", state="attached", timeout=PATIENCE)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_after_one_visit_every_game_is_played_without_a_connection(
    language: str, visit: Callable[..., Any], house: House
) -> None:
    page = visit(width=390, height=844, language=language)
    page.wait_for_selector("main[data-offline=ready]", timeout=PATIENCE)
    house.kill()
    for game in camarilla.games():
        page.goto("/")
        begin(page, game, "regent")
        answer(page)
    page.reload()
    page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']", timeout=PATIENCE)
    play_out(page)
    assert page.locator(".ask h2").first.inner_text()


class Quiet(SimpleHTTPRequestHandler):
    """A static host: it shows 404.html where it finds nothing."""

    def log_message(self, *_: object) -> None:
        pass

    def send_error(self, code: int, *_: object) -> None:
        self.send_response(code)
        self.end_headers()
        self.wfile.write(Path(self.directory, "404.html").read_bytes())


@pytest.fixture
def static_host(tmp_path: Path) -> Iterator[str]:
    static.write(tmp_path)
    with ThreadingHTTPServer(("localhost", 0), partial(Quiet, directory=str(tmp_path))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://localhost:{host.server_port}"
        host.shutdown()


def test_a_static_host_is_enough(browser: Browser, static_host: str) -> None:
    context = browser.new_context(base_url=static_host, locale="pl", reduced_motion="reduce")
    page, refused = context.new_page(), []
    page.on("console", lambda line: refused.append(line.text) if "Content Security" in line.text else None)
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    begin(page, "throne", "squire")
    answer(page)
    page.reload()
    page.wait_for_selector(".choices button:enabled")
    context.close()
    assert refused == []
