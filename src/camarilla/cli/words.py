"""What the command line says; all sentences are in the locales."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from camarilla.locales import FOLDER

LANGUAGE: Final = "en"
MOST: Final = 8  # names in a sentence


def say(id: str, **details: Any) -> str:
    """A sentence of the command line."""
    from camarilla.locales import say

    return say(LANGUAGE, None, id, **details)


def title(game: str) -> str:
    """A game's title without Fluent's machinery, which takes 0.1 s to import: `title` is one plain line."""
    text: str = (FOLDER / LANGUAGE / f"{game}.ftl").read_text(encoding="utf-8")
    found = re.search(r"^title = (.+)$", text, re.MULTILINE)
    assert found is not None, game
    return found[1].strip()


def near(word: str, names: Iterable[str]) -> str:
    """The names most like a word, listed; if none is, the first few."""
    from difflib import get_close_matches

    names = list(names)
    few = ", ".join(names) if len(names) <= MOST else ", ".join(names[:MOST]) + "…"
    return ", ".join(get_close_matches(word, names, 3, 0.5)) or few
