"""A real server for the browser: a process of its own that can be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

SERVE = Path(__file__).with_name("serve.py")
PATIENCE = 60_000  # milliseconds: busy machines are slow
SAID = """[".ask h2", ".lines", ".ticker"].map((part) => document.querySelector(part)?.innerText ?? "").join()
    + (document.querySelector("[data-asked-in]")?.dataset.askedIn ?? "")"""  # two answers in a row may read the same
# the game has gone on, or a choice is half made
GONE_ON = ".ask a[href^='/replay/'], .choices .plain, [data-sure]"
ANSWERED = f"""(before) => document.querySelector("{GONE_ON}") || {SAID} !== before"""


class House:
    """A server on a free port with its own database."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options = folder, options
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it; from the second time on at the same port."""
        command = [sys.executable, str(SERVE), "serve", "--port", str(self.port), "--no-limits"]
        command += ["--database", str(self.folder / "tables.db"), "--lang", "en", *self.options]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "C"})
        assert self.process.stderr
        for line in self.process.stderr:
            said = json.loads(line) if line.startswith("{") else {}
            if said.get("event") == "listening":
                self.address = said["address"].replace("127.0.0.1", "localhost")
                self.port = int(self.address.rsplit(":", 1)[1])
                break
        else:
            raise AssertionError("the server did not start")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> None:
        """Politely."""
        self.process.terminate()
        self.process.communicate(timeout=30)


def open_table(page: Any, game: str, seats: list[str], begin: bool = True, **rules: Any) -> str:
    """Open a table as the guest of this page, with bots that do not wait; its path."""
    wish = {"game": game, "seats": seats, "begin": begin, "rules": {"pace": 0, **rules}}
    script = """async (wish) => {
        const ask = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body),
            headers: {"content-type": "application/json"}}).then((answer) => answer.json());
        localStorage.setItem("camarilla.stage", JSON.stringify({speed: null})); // shows nothing, only what is
        localStorage.setItem("camarilla.new.ablaze", "read"); // it would lie over the table
        const me = await fetch("/api/me").then((answer) => answer.json());
        if (!me.name) await ask("/api/me", {name: "Anna"});
        return ask("/api/tables", wish);
    }"""
    found = page.evaluate(script, wish)
    assert "id" in found, found
    return f"/table/{found['id']}"


def over(page: Any) -> bool:
    return bool(page.locator(".ask a[href^='/replay/']").count())


def answer(page: Any, nth: int = 0) -> None:
    """Wait until we are asked or the game is over; click one of the choices, down to a whole move."""
    page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']", timeout=PATIENCE)
    if over(page):
        return
    before = page.evaluate(SAID)
    while True:
        buttons = page.locator(".choices li button:not(.plain):enabled")
        count = buttons.count()
        if count == 0:
            break
        button = buttons.nth(min(nth, count - 1))
        button.focus()  # the list is there for the keyboard, and shows itself to it
        button.click()
        page.wait_for_function(ANSWERED, arg=before, timeout=PATIENCE)
        if page.locator("[data-sure]").count():
            page.click("[data-sure]")
            page.wait_for_function(ANSWERED, arg=before, timeout=PATIENCE)
        if not page.locator(".choices .plain").count():
            break


def play_out(page: Any, most: int = 400) -> int:
    """Play to the end by clicks; how many answers were given."""
    for count in range(most):
        page.wait_for_selector(".choices button:enabled, .ask a[href^='/replay/']", timeout=PATIENCE)
        if over(page):
            return count
        answer(page, count % 3)
    raise AssertionError("the game has no end")
