"""The links of a site that was built: each leads to a file and a part of it; nothing comes from elsewhere."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

FETCHED: Final = {"script": "src", "img": "src", "iframe": "src", "link": "href"}  # what a browser asks for by itself
ASKING: Final = re.compile(r"@import|url\(\s*[\"']?https?:")


class Page(HTMLParser):
    """A page: what it links to, what it fetches, and what in it can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif (name := FETCHED.get(tag, "")) in given:
            self.fetched.append(given[name])


@cache
def page(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def broken(folder: Path) -> list[str]:
    """Whatever leads nowhere, and whatever is fetched from elsewhere, each with its page."""
    pages = sorted(folder.rglob("*.html"))
    found = [f"{path.relative_to(folder)}: {link}" for path in pages for link in faults(path)]
    styles = [path for path in folder.rglob("*.css") if ASKING.search(path.read_text(encoding="utf-8"))]
    return found + [f"{path.relative_to(folder)}: fetches" for path in styles]


def faults(path: Path) -> list[str]:
    """The faulty links of a page."""
    own = page(path)
    outside = [link for link in own.fetched if urlsplit(link).netloc]
    return outside + [link for link in own.links + own.fetched if not leads(path, link)]


def leads(path: Path, link: str) -> bool:
    """Does a link of a page lead somewhere? What lies elsewhere is believed."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = path.parent.joinpath(unquote(parts.path)).resolve() if parts.path else path
    if not target.is_file():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or target.suffix != ".html" or anchor in page(target).ids
