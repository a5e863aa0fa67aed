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
from laws.invariants import invariants
from playwright.sync_api import Browser

import camarilla
from camarilla.kernel.transcript import read, replay
from e2e.house import PATIENCE, House, answer, play_out

sys.path.append(str(Path(__file__).parents[2] / "tools"))
import static

WISH = """([game, level, options]) => {
    localStorage.setItem("camarilla.stage", JSON.stringify({speed: null}));
    const wish = {seats: 2, level, minutes: 0, pace: 0, patience: 0, here: true, options};
    localStorage.setItem(`camarilla.wishes.${game}`, JSON.stringify(wish));
    localStorage.setItem("camarilla.new.ablaze", "read"); // it would lie over the table
}"""


def begin(page: Any, game: str, level: str) -> None:
    """Open a table on this device against one bot, for the shortest game there is."""
    shortest = {name: camarilla.game(game).options[name].low for name in invariants(game).short}
    page.evaluate(WISH, [game, level, shortest])
    page.reload()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".choices button:enabled", timeout=PATIENCE)
    assert "/table/local-" in page.url


def test_a_whole_game_on_this_device(visit: Callable[..., Any], tmp_path: Path) -> None:
    """It is kept over a reload, analysed, seen again, saved as a file and read from there; and goes on from a step."""
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
    page.wait_for_selector(".analysis :is([data-moment], [data-none])", timeout=PATIENCE)
    page.click(".ask a[href^='/replay/']")
    page.click(".bar button")
    with page.expect_download() as saved:
        page.click("[data-save]")
    saved.value.save_as(tmp_path / "game.txt")
    state = replay(read((tmp_path / "game.txt").read_text("utf-8")), camarilla.game("intrigues"))
    assert state.over
    page.goto("/")
    page.set_input_files("[data-file]", tmp_path / "game.txt")
    page.wait_for_url("**/replay/local-*")
    page.click("[data-retry]")
    page.wait_for_selector(".choices button:enabled", timeout=PATIENCE)
    assert sockets == []


def test_a_file_that_is_no_game_is_told(visit: Callable[..., Any], tmp_path: Path) -> None:
    page = visit()
    (tmp_path / "list.txt").write_text("milk\neggs\n", "utf-8")
    page.click(".bar button >> nth=-1")
    page.set_input_files("[data-file]", tmp_path / "list.txt")
    assert "camarilla transcript 1" in page.locator("[role=alert]").inner_text()


@pytest.mark.parametrize(("lacks", "named"), [("WebAssembly", "WebAssembly"), ("Worker", "Web Workers")])
def test_a_browser_that_lacks_something_says_so_and_plays_at_the_server(
    lacks: str, named: str, visit: Callable[..., Any]
) -> None:
    page = visit()
    page.add_init_script(f"delete window.{lacks}")
    page.evaluate(WISH, ["throne", "page", {}])
    page.reload()
    page.click("[data-wish=throne]")
    assert named in page.locator("[data-lacks]").inner_text()
    page.click("[data-wish-play]")
    page.wait_for_selector(".choices button:enabled", timeout=PATIENCE)
    assert "local-" not in page.url


def test_a_page_that_is_older_than_its_server_says_so(visit: Callable[..., Any]) -> None:
    page = visit()
    page.context.route("**/api/games", lambda route: newer(route))
    page.reload()
    page.wait_for_selector(".newer button")


def newer(route: Any) -> None:
    """The answer of a server that speaks otherwise."""
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"protocol": 99})


@pytest.mark.parametrize("language", ["en", "uk"])  # both alphabets
def test_after_one_visit_every_game_is_played_without_a_connection(
    language: str, visit: Callable[..., Any], house: House
) -> None:
    page = visit(width=390, height=844, language=language, service_workers="allow")
    page.wait_for_selector("main[data-offline=read]", timeout=PATIENCE)
    house.kill()
    for game in camarilla.games():
        page.goto("/")
        begin(page, game, "regent")
        answer(page)
        page.reload()
        play_out(page)
        assert page.locator(".ask h2").first.inner_text()
    page.goto(f"/lesson/{game}")
    page.wait_for_selector(".remark", timeout=PATIENCE)


def test_a_server_that_comes_back_is_played_at_again(visit: Callable[..., Any], house: House) -> None:
    page = visit(service_workers="allow")
    page.wait_for_selector("main[data-offline=read]", timeout=PATIENCE)
    house.kill()
    page.reload()
    page.wait_for_selector("[role=alert]")
    house.start()
    page.click("[data-play=intrigues]")
    page.wait_for_selector(".choices button:enabled", timeout=PATIENCE)
    assert "local-" not in page.url


class Quiet(SimpleHTTPRequestHandler):
    """A static host: it shows 404.html where it finds nothing."""

    def log_message(self, *_: object) -> None:
        pass

    def send_error(self, code: int, *_: object) -> None:
        self.send_response(code)
        self.end_headers()
        self.wfile.write(Path(self.directory, "club/404.html").read_bytes())


@pytest.fixture
def static_host(tmp_path: Path) -> Iterator[str]:
    """A host where the page lies in a folder."""
    static.write(tmp_path / "club", "/club/")
    with ThreadingHTTPServer(("localhost", 0), partial(Quiet, directory=str(tmp_path))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://localhost:{host.server_port}/club/"
        host.shutdown()


def test_a_static_host_is_enough(browser: Browser, static_host: str) -> None:
    context = browser.new_context(base_url=static_host, locale="pl", reduced_motion="reduce")
    page, refused = context.new_page(), []
    page.on("console", lambda line: refused.append(line.text) if "Content Security" in line.text else None)
    page.set_default_timeout(PATIENCE)
    page.goto("")
    begin(page, "throne", "squire")
    assert page.url.startswith(f"{static_host}table/local-")
    answer(page)
    page.reload()
    page.wait_for_selector(".choices button:enabled")
    page.click(".bar a")
    page.wait_for_selector("main[data-offline=read]")
    assert page.url == static_host
    context.set_offline(True)
    page.goto("book/throne")
    page.wait_for_selector("#THR-1")
    context.close()
    assert refused == []


def test_friends_pass_one_device_without_a_connection(browser: Browser, static_host: str) -> None:
    """After one visit; whoever is not asked sees no card, and a game that nobody looks at is still there."""
    context = browser.new_context(base_url=static_host, locale="uk", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("")
    page.wait_for_selector("main[data-offline=read]")
    context.set_offline(True)
    page.evaluate(WISH, ["oriflamme", "page", {}])
    page.reload()
    page.click("[data-wish=oriflamme]")
    page.click("[data-wish-friends]")
    page.click(".pass button")
    page.wait_for_selector("[data-hand].can")
    answer(page)
    page.wait_for_selector(".pass button")
    assert page.locator("[data-hand]").count() == 0
    called = page.locator(".pass h2").inner_text()
    page.reload()
    assert page.locator(".pass h2").inner_text() == called
    context.close()


def test_a_newer_page_is_offered_and_never_comes_by_itself(browser: Browser, static_host: str, tmp_path: Path) -> None:
    """The host has a newer one while somebody plays: the game goes on in the old one, and the first page offers it."""
    context = browser.new_context(base_url=static_host, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("")
    page.wait_for_selector("main[data-offline=ready], main[data-offline=read]")
    begin(page, "throne", "page")
    page.evaluate("window.old = true")
    worker = tmp_path / "club/worker.js"
    worker.write_text(worker.read_text("utf-8").replace('const VERSION = "', 'const VERSION = "newer-'), "utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    page.wait_for_function("navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
    answer(page)
    page.click(".bar a")
    page.wait_for_selector(".newer button")
    assert page.evaluate("window.old")
    context.close()


def test_the_page_can_be_installed(visit: Callable[..., Any]) -> None:
    """As the browser itself judges; its window is a private one, where nothing is ever installed."""
    page = visit(service_workers="allow")
    wire = page.context.new_cdp_session(page)
    manifest = wire.send("Page.getAppManifest")
    assert (manifest["errors"], manifest["url"].rpartition("/")[2]) == ([], "manifest.webmanifest")
    found = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in found} <= {"in-incognito"}
    for icon in page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")["icons"]:
        size = page.evaluate(
            f"fetch('/{icon['src']}').then((a) => a.blob()).then(createImageBitmap).then((b) => b.width)"
        )
        assert icon["sizes"] == f"{size}x{size}"
