"""How quick the page is here, for a person to read: python tests/e2e/pace.py

The first page on slow 4G with a processor four times slower: when its largest part is painted, and every task that
takes long. Then a game of each kind at full speed: how many frames took long, and how many tasks.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright

import camarilla
from e2e import browser as chromium
from e2e.house import House, answer, open_table

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
SLOWER = 4
ANSWERS = 6
WATCH = """
    window.pace = {painted: 0, tasks: [], frames: []};
    const on = (type, take) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
    on("largest-contentful-paint", (one) => (pace.painted = one.startTime));
    on("longtask", (one) => pace.tasks.push(one.duration));
    let last = performance.now();
    const frame = (now) => {
        if (now - last > 34) pace.frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
"""


def told(numbers: list[float]) -> str:
    return f"{len(numbers)}" + (f", the longest {max(numbers):.0f} ms" if numbers else "")


def first_page(browser: Any, house: House) -> None:
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_4G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(WATCH)
    page.goto(house.address, timeout=120_000)
    page.wait_for_selector("[data-play]", timeout=120_000)
    page.wait_for_load_state("networkidle")
    pace = page.evaluate("pace")
    painted, tasks = f"{pace['painted']:.0f} ms", told(pace["tasks"])
    print(f"first page, slow 4G, {SLOWER} times slower: painted after {painted}; tasks over 50 ms: {tasks}", flush=True)
    page.context.close()


def table(browser: Any, house: House, game: str) -> None:
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(120_000)
    page.goto(house.address)
    path = open_table(page, game, ["me", "bot page", "bot page"])
    page.evaluate("localStorage.setItem('camarilla.stage', JSON.stringify({speed: 1}))")
    page.add_init_script(WATCH)
    page.goto(house.address + path)
    page.wait_for_selector(".choices button:enabled")
    page.evaluate("pace.tasks = []; pace.frames = []")
    for _ in range(ANSWERS):
        answer(page)
        page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']")
    pace = page.evaluate("pace")
    frames, tasks = told(pace["frames"]), told(pace["tasks"])
    print(f"{game}, {ANSWERS} answers: frames over 34 ms: {frames}; tasks over 50 ms: {tasks}", flush=True)
    page.context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.FLAGS))
        first_page(browser, house)
        for game in camarilla.games():
            table(browser, house, game)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
