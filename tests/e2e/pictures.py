"""Pictures of screens that look the same every time, and how far two of them differ.

The browser itself compares them: it can read its own pictures, and no library is needed.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("pictures")
SCALE = 0.5  # of a pixel on the screen: small files, and no quarrel about the edges of letters
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
SCREENS = {"home": ("/", "[data-play]"), "book": ("/book/throne", "#THR-1"), "unknown": ("/nope", "main [role=alert]")}
THEMES = ("dark", "light")
NAMES = [f"{screen}-{size}-{theme}" for screen in SCREENS for size in SIZES for theme in THEMES]
QUALITY = 60
FAR = 40  # of 255: a colour that differs by so much is another one
DIFFERENT = """async ([one, two, far]) => {
    const pixels = async (data) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height), pen = canvas.getContext("2d");
        pen.drawImage(picture, 0, 0);
        const {data: colours} = pen.getImageData(0, 0, picture.width, picture.height);
        return {size: `${picture.width} ${picture.height}`, data: colours};
    };
    const [a, b] = [await pixels(one), await pixels(two)];
    if (a.size !== b.size) return 1;
    let other = 0;
    for (let i = 0; i < a.data.length; i += 4)
        if ([0, 1, 2].some((c) => Math.abs(a.data[i + c] - b.data[i + c]) > far)) other += 1;
    return other / (a.data.length / 4);
}"""


def shoot(browser: Any, address: str, name: str) -> bytes:
    """A screen as it looks now."""
    screen, size, theme = name.split("-")
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=SCALE, color_scheme=theme, locale="en",
        reduced_motion="reduce", base_url=address,
    )  # fmt: skip
    page = context.new_page()
    path, sign = SCREENS[screen]
    page.goto(path)
    page.wait_for_selector(sign, timeout=60_000)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    picture: bytes = page.screenshot(type="jpeg", quality=QUALITY)
    context.close()
    return picture


def difference(browser: Any, one: bytes, two: bytes) -> float:
    """The part of all points that have another colour."""
    page = browser.new_page()
    found = page.evaluate(DIFFERENT, [*(base64.b64encode(data).decode() for data in (one, two)), FAR])
    page.close()
    return float(found)
