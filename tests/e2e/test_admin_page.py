"""The administrators' page in a real browser: its forms say that they are its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from server.test_admin_page import TOKEN
from server.test_deploy import free_port

from e2e.house import PATIENCE, House


def test_a_button_of_the_page_acts(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_ADMIN_TOKEN", TOKEN)
    port = free_port()
    house = House(tmp_path, "--admin-page", str(port))
    try:
        context = browser.new_context(http_credentials={"username": "anybody", "password": TOKEN}, locale="en")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"http://localhost:{port}/")
        page.click("button[value=drain]")
        assert page.inner_text("[role=status]") == "Done."
        context.close()
    finally:
        house.stop()
