"""Translations whose English has changed since they were made.

    python tests/locales/drift.py                  prints them, and fails if there are any
    python tests/locales/drift.py uk play/won …    after review: notes today's English for these, or for all

`made_from/LANGUAGE.json` has, for each message, rule and word of the glossary, a hash of the English it was made from.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from camarilla import rulebooks
from camarilla.locales import LANGUAGES
from camarilla.locales.folder import FOLDER
from camarilla.rulebooks.learn import learn_page, learnable

ENGLISH, *TRANSLATIONS = LANGUAGES
RECORDS = Path(__file__).with_name("made_from")

Hashes = dict[str, str]  # by name: `play/won`, `rules/ORI-7`, `glossary/seat`


@cache
def english() -> Hashes:
    """Today's English."""
    return {name: hashlib.sha256(text.encode()).hexdigest()[:8] for name, text in texts()}


def texts() -> Iterator[tuple[str, str]]:
    """Everything that is translated, by name."""
    for path in sorted((FOLDER / ENGLISH).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                entry.comment = None
                yield f"{path.stem}/{entry.id.name}", FluentSerializer().serialize_entry(entry)
    for game in rulebooks.books(ENGLISH):
        book = rulebooks.book(game, ENGLISH)
        yield f"rules/{game}", f"{book.title}\n{book.opening}"
        yield from ((f"rules/{rule.id}", f"{rule.title}\n{rule.text}") for rule in book.rules.values())
    for game in learnable(ENGLISH):
        yield f"learn-page/{game}", repr(learn_page(game, ENGLISH))
    yield from ((f"glossary/{id}", "\n".join(entry)) for id, entry in rulebooks.glossary(ENGLISH).items())


def record(language: str) -> Hashes:
    """The English that a language was made from."""
    path = RECORDS / f"{language}.json"
    found: Hashes = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def stale(made_from: Hashes, today: Hashes) -> list[str]:
    """What was made from another English, from none, or from what is no longer there."""
    return sorted(name for name in made_from.keys() | today.keys() if made_from.get(name) != today.get(name))


def stamp(language: str, names: list[str]) -> None:
    """Note today's English for these names, or for everything; forget what is no longer there."""
    today = english()
    kept = {name: hash for name, hash in record(language).items() if name in today} if names else {}
    made = kept | {name: today[name] for name in names or today}
    text = json.dumps(dict(sorted(made.items())), indent=1) + "\n"
    (RECORDS / f"{language}.json").write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    if arguments and arguments[0] not in TRANSLATIONS:
        print(__doc__)
        return 2
    if arguments:
        stamp(arguments[0], arguments[1:])
        return 0
    lines = [f"{language} {name}" for language in TRANSLATIONS for name in stale(record(language), english())]
    print("\n".join(lines) or "Every translation was made from today's English.")
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
