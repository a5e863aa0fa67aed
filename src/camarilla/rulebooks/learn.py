"""`Learn to play`: a page for each game and language, `<language>/learn/<game>.md`.

Markdown of a few kinds: `#` the title, `##` a section, paragraphs, `1.` steps, `-` a list, a table, and pictures. A
picture is a paragraph: `![caption](board:STEP)` is the table at a step of the game's lesson, `![caption](cards)` its
cards.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from camarilla.rulebooks import FOLDER

BlockKind = Literal["heading", "text", "steps", "list", "table", "board", "cards"]
PICTURE: Final = re.compile(r"!\[(?P<caption>.+)\]\((?P<kind>board|cards)(:(?P<step>[a-z]+))?\)")


@dataclass(frozen=True)
class Block:
    """A piece of a page: a text, the items of a list, the rows of a table, or a picture and what it shows."""

    kind: BlockKind
    text: str = ""
    items: tuple[str, ...] = ()  # the cells of a row have bars between them; of a board, the step


@dataclass(frozen=True)
class LearnPage:
    """A whole page."""

    game: str
    title: str
    blocks: tuple[Block, ...]


def learnable(language: str = "en") -> list[str]:
    """The games that have a page in a language."""
    return sorted(path.stem for path in (FOLDER / language / "learn").glob("*.md"))


@cache
def learn_page(game: str, language: str = "en") -> LearnPage:
    """The page of a game; KeyError if there is none."""
    if game not in learnable(language):
        raise KeyError(game)
    return read(game, (FOLDER / language / "learn" / f"{game}.md").read_text(encoding="utf-8"))


def read(game: str, text: str) -> LearnPage:
    """A page from its Markdown."""
    title, *rest = re.split(r"\n\s*\n", text.strip())
    return LearnPage(game, title.removeprefix("# "), tuple(block(part.splitlines()) for part in rest))


def block(lines: list[str]) -> Block:
    """One piece, by how it begins."""
    first, text = lines[0], " ".join(lines)
    if picture := PICTURE.fullmatch(text):
        return Block("cards" if picture["kind"] == "cards" else "board", picture["caption"], (picture["step"] or "",))
    if first.startswith("## "):
        return Block("heading", first.removeprefix("## "))
    if first.startswith("|"):
        return Block("table", items=tuple(row.strip("| ") for row in [first, *lines[2:]]))
    if first.startswith("- "):
        return Block("list", items=tuple(line.removeprefix("- ") for line in lines))
    if first.startswith("1. "):
        return Block("steps", items=tuple(line.partition(". ")[2] for line in lines))
    return Block("text", text)
