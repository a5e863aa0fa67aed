"""The browser of the tests: a Chromium that is found on this machine, or installed.

python tests/e2e/browser.py             prints where it is
python tests/e2e/browser.py --install   finds it or installs it; says what to do where neither works
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--font-render-hinting=slight",
)  # fmt: skip
ADVICE = """No Chromium was found, and none could be installed.
Install one (Debian, Ubuntu: apt-get install chromium; Fedora: dnf install chromium;
macOS: brew install --cask chromium) or name one: CAMARILLA_CHROMIUM=/path/to/chromium make test"""


def find() -> str | None:
    """The path of a Chromium, None if there is none."""
    given = os.environ.get("CAMARILLA_CHROMIUM")
    if given:
        return given
    found = [path for name in NAMES if (path := shutil.which(name))] + [path for path in PLACES if Path(path).exists()]
    return found[0] if found else downloaded()


def downloaded() -> str | None:
    """The Chromium that Playwright downloaded, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> str | None:
    """Download one, or take the system's package; where it is then."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        packages = ("chromium-headless-shell", "chromium")  # the first draws the same in two thirds of the time
        ways = [["apt-get", "update", "-q"], *(["apt-get", "install", "-y", "-q", one] for one in packages), *ways]
    for way in ways:
        print("browser tests:", " ".join(way[:4]), flush=True)
        subprocess.run(way, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=600)
        path = find()
        if path:
            return path
    return None


def main() -> int:
    path = find() or (install() if "--install" in sys.argv else None)
    print(path or ADVICE)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main())
