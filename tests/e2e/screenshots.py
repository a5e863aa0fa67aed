"""`make screenshots`: every main screen in four languages and two widths, for a person to look at.

python tests/e2e/screenshots.py FOLDER     and the pictures that the tests compare with
python tests/e2e/screenshots.py --readme   only those of the README
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

import camarilla
from camarilla.locales import LANGUAGES
from e2e import browser as chromium
from e2e import pictures
from e2e.house import House, answer, open_table, play_out

WIDTHS = {"desktop": (1280, 900), "phone": (360, 740)}
README = Path(__file__).parents[2] / "docs" / "pictures"
HEAVIEST = 150_000  # bytes of a picture in the README
MOVES = 7  # answers before the picture of a table is taken
README_MOVES = {"intrigues": 3}  # a game may be over after five


def take(page: Any, folder: Path, name: str) -> None:
    page.screenshot(path=folder / f"{name}.png", full_page=True)
    print(folder / f"{name}.png", flush=True)


def screens(page: Any, folder: Path, house: House) -> None:
    """All main screens of one language and width."""
    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    take(page, folder, "door")
    page.goto(f"{house.address}/book/oriflamme")
    page.wait_for_selector("#ORI-1")
    take(page, folder, "rules")
    page.goto(house.address + open_table(page, "throne", ["me", "open", "bot page"], begin=False))
    page.wait_for_selector("[data-fill]")
    take(page, folder, "gathering")
    page.goto(house.address + open_table(page, "oriflamme", ["me Anna", "me Bo"], hotseat=True))
    page.wait_for_selector(".pass button")
    take(page, folder, "pass-the-device")
    for game in camarilla.games():
        page.goto(house.address + open_table(page, game, ["me", "bot page", "bot page"]))
        for _ in range(MOVES):
            answer(page)
        page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']")
        take(page, folder, game)
    page.keyboard.press("?")
    page.wait_for_selector("dialog dt")
    take(page, folder, "help")
    page.keyboard.press("Escape")
    play_out(page)
    take(page, folder, "over")
    page.click(".ask a[href^='/replay/']")
    page.wait_for_selector("input[type=range]")
    page.keyboard.press("End")
    take(page, folder, "replay")


def readme(browser: Any, house: House) -> None:
    """Six pictures for the README: the first page, each game, an end."""
    README.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme="dark", locale="en")
    page = context.new_page()
    page.set_default_timeout(120_000)

    def take_small(name: str) -> None:
        page.wait_for_timeout(1500)  # for what still moves
        tries = (page.screenshot(type="jpeg", quality=quality) for quality in range(50, 0, -2))
        (README / f"{name}.jpg").write_bytes(next(taken for taken in tries if len(taken) <= HEAVIEST))

    page.goto(house.address)
    page.wait_for_selector("[data-play]")
    take_small("home")
    for game in camarilla.games():
        page.goto(house.address + open_table(page, game, ["me", "bot knight", "bot knight", "bot knight"]))
        for nth in range(README_MOVES.get(game, MOVES + 3)):
            answer(page, nth % 3)
        page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']")
        take_small(game)
        if game == "oriflamme":
            play_out(page)
            page.wait_for_selector("[data-retry]")
            take_small("end")
    context.close()


def compared(browser: Any, house: House) -> None:
    """The pictures that the tests compare with."""
    pictures.FOLDER.mkdir(exist_ok=True)
    for name in pictures.NAMES:
        (pictures.FOLDER / f"{name}.jpg").write_bytes(pictures.shoot(browser, house.address, name))


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        if "--readme" in sys.argv:
            readme(browser, house)
        else:
            compared(browser, house)
        for language in [] if "--readme" in sys.argv else LANGUAGES:
            for name, (width, height) in WIDTHS.items():
                (target / language / name).mkdir(parents=True, exist_ok=True)
                context = browser.new_context(viewport={"width": width, "height": height}, locale=language)
                page = context.new_page()
                page.set_default_timeout(60_000)
                screens(page, target / language / name, house)
                context.close()
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
