"""Draws the icons of the installed page from the kit's logo: python client/icons/draw.py (needs pillow)"""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image  # type: ignore[import-not-found, unused-ignore]
from playwright.sync_api import sync_playwright

CLIENT = Path(__file__).parents[1]
KIT = CLIENT / "src" / "kit"
# pixels, and the logo's share of them
COLOURS = 32
SIZES = {"icon-180": (180, 0.8), "icon-192": (192, 0.92), "icon-512": (512, 0.92), "mask-512": (512, 0.66)}


def page(size: int, share: float) -> str:
    """The logo on the table's stone; a mask may cut off all that is not in the middle."""
    edge = round(size * share)
    return f"""<!doctype html><style>{(KIT / "glass.css").read_text()}
        body {{ margin: 0; width: {size}px; height: {size}px; display: grid; place-items: center; background: #1e1823 }}
        .sprite {{ position: absolute; width: 0; height: 0; overflow: hidden }}</style>
        <div class="sprite">{(KIT / "art" / "kit.svg").read_text()}</div>
        <svg class="glass-0" width="{edge}" height="{edge}" viewBox="0 0 40 40"><use href="#kit-logo"/></svg>"""


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CAMARILLA_CHROMIUM"))
        for name, (size, share) in SIZES.items():
            shown = browser.new_page(viewport={"width": size, "height": size})
            shown.set_content(page(size, share))
            drawn = Image.open(io.BytesIO(shown.screenshot())).convert("RGB")
            drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(CLIENT / "public" / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
