"""Who one is, in the browser: a passkey brings a player back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.house import PATIENCE, House

KEY = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
OWNER = {"isUserVerified": True, "automaticPresenceSimulation": True}


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Any]:
    """The first page of a server that is asked by a name, in a browser whose owner agrees to every passkey."""
    house = House(tmp_path)
    made = browser.new_page(locale="en")
    made.set_default_timeout(PATIENCE)
    wire = made.context.new_cdp_session(made)
    wire.send("WebAuthn.enable")
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": KEY | OWNER})
    made.goto(house.address)
    yield made
    made.close()
    house.stop()


def open_sheet(page: Any) -> None:
    page.get_by_role("button", name="Settings").click()
    page.click("[data-you]")


def test_a_passkey_brings_a_player_back(page: Any) -> None:
    open_sheet(page)
    page.click("[data-keep]")
    page.wait_for_selector("[data-passkeys] .line")
    page.wait_for_selector("[data-device]")  # whoever has a passkey can sign this device out
    name = page.locator(".pill.name").inner_text()
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.reload()
    assert page.locator(".pill.name").inner_text() != name
    open_sheet(page)
    page.click("[data-sign-in]")
    page.wait_for_function("(name) => document.querySelector('.pill.name')?.innerText === name", arg=name)
    assert not page.locator("dialog[open]").count()
