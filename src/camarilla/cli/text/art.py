"""The drawings of the page's cards, taken from the page where it is installed: its scripts hold them as SVG."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

PAGE: Final = Path(__file__).parents[2] / "server" / "page" / "assets"
SVG: Final = "http://www.w3.org/2000/svg"
SPRITE: Final = re.compile(rf'<svg xmlns="{SVG}"[^>]*>.*?</svg>', re.DOTALL)
FILES: Final = ("art-*.js", "house-*.js")  # cards of each game, and the glass that all are made of
POINTS: Final = re.compile(r'(?:href="#|url\(#)([\w-]+)')
Drawings = dict[str, str]  # by id


@cache
def drawings() -> Drawings:
    """Everything that the page draws with, by its id; nothing where there is no page, or it cannot be unpacked."""
    ElementTree.register_namespace("", SVG)
    found: Drawings = {}
    for script in scripts():
        for sprite in SPRITE.findall(script):
            for part in ElementTree.fromstring(sprite).iter():
                if id := part.get("id"):
                    found[id] = ElementTree.tostring(part, encoding="unicode").strip()
    return found


def scripts() -> Iterator[str]:
    """The page's scripts that hold drawings; a wheel has them packed by Brotli alone, which the server brings."""
    for pattern in FILES:
        plain = sorted(PAGE.glob(pattern))
        yield from (path.read_text(encoding="utf-8") for path in plain)
        packed = [] if plain else sorted(PAGE.glob(f"{pattern}.br"))
        if packed:
            try:
                import brotli
            except ImportError:
                return
            yield from (brotli.decompress(path.read_bytes()).decode() for path in packed)


def with_parts(ids: Iterable[str]) -> list[str]:
    """Drawings and all that they are made of, as definitions; those that there are."""
    known, wanted, seen = drawings(), list(ids), dict[str, str]()
    while wanted:
        id = wanted.pop()
        if id in known and id not in seen:
            seen[id] = known[id]
            wanted += POINTS.findall(known[id])
    return list(seen.values())
