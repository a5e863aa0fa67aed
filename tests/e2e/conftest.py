"""A server and a browser for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from e2e import browser as chromium
from e2e.house import PATIENCE, House

# to make sounds that nobody hears costs a tenth of the processor's time
SILENT = """try {
    localStorage.getItem("camarilla.sound") ?? localStorage.setItem("camarilla.sound", '{"muted": true}');
} catch { /* a page without storage */ }"""
# to paint what nobody looks at costs half of it; layout, clicks and what is read are the same (`seen` paints)
UNSEEN = """window.unseen = new CSSStyleSheet();
    unseen.replaceSync(":root { opacity: 0 !important }");
    document.adoptedStyleSheets.push(unseen);"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path, chromium.ADVICE
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield made
        made.close()


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not ask for their own."""
    made = House(tmp_path_factory.mktemp("house"))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server whose first page offers nothing but the games: nobody opens a table for others."""
    made = House(tmp_path_factory.mktemp("quiet"))
    yield made
    made.stop()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server that has met nobody yet, and may be killed."""
    made = House(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Callable[..., Any]]:
    """Open the page in a browser of its own (another guest); whatever it complains of fails the test."""
    house: House = request.getfixturevalue("house" if "house" in request.fixturenames else "shared_house")
    contexts, complaints = [], []

    def open_page(
        width: int = 1280, height: int = 900, language: str = "en", path: str = "/", seen: bool = False, **more: Any
    ) -> Any:
        # what moves for ever costs most of the processor's time; to keep the page for later, a second of each visit
        still = {"reduced_motion": "reduce", "service_workers": "block", **more}
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, base_url=house.address, **still
        )
        contexts.append(context)
        context.add_init_script(SILENT if seen else SILENT + UNSEEN)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
        page.on("request", lambda request: complaints.append(request.url) if house.address not in request.url else None)
        page.goto(path)
        page.wait_for_selector("main h1", state="attached")  # the first one is for screen readers alone
        return page

    open_page.complaints = complaints  # type: ignore[attr-defined]
    yield open_page
    for context in contexts:
        context.close()
    assert [line for line in complaints if "WebSocket" not in line and "ERR_CONNECTION" not in line] == []
