"""The main screens look as they did when somebody last looked: `make screenshots` takes new pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from e2e.house import House
from e2e.pictures import FOLDER, NAMES, difference, shoot

MOST = 0.02  # of all points


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_looks_as_it_did(name: str, browser: Browser, quiet_house: House) -> None:
    kept = (FOLDER / f"{name}.jpg").read_bytes()
    assert difference(browser, kept, shoot(browser, quiet_house.address, name)) < MOST


def test_another_theme_is_another_picture(browser: Browser) -> None:
    dark, light = ((FOLDER / f"home-desk-{theme}.jpg").read_bytes() for theme in ("dark", "light"))
    assert difference(browser, dark, dark) == 0
    assert difference(browser, dark, light) > 10 * MOST
