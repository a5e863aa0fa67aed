"""Names of players: shown as they are meant, and nobody looks like somebody else."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import categories, confusables  # type: ignore[import-untyped]

from camarilla.kernel.refusal import Refusal

BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0e]|[\u0300-\u036f]{2}"
)  # shown as nothing, or over others
ALIKE = {"LATIN", "GREEK", "CYRILLIC"}  # alphabets with letters that look the same


def clean_name(name: str) -> str:
    """A player's name as it is shown; refused if nothing is left of it, or if a word mixes alphabets."""
    cleaned = " ".join(unicodedata.normalize("NFKC", name).split())
    if not cleaned or len(cleaned) > 24 or not cleaned.isprintable() or BLANK.search(cleaned):
        raise Refusal("name")
    if any(len(ALIKE & categories.unique_aliases(word)) > 1 for word in cleaned.split()):
        raise Refusal("name-mixed")
    return cleaned


def look_alike(one: str, other: str) -> bool:
    """Could one name be taken for the other?"""
    return not shapes(one).isdisjoint(shapes(other))


def shapes(name: str) -> set[str]:
    """What a name looks like, as it is written and in small letters."""
    return {"".join(map(prototype, text)).casefold() for text in (name, name.casefold())}


@cache
def prototype(letter: str) -> str:
    """The letter that stands for all that look like this one (Unicode's confusables)."""
    known = confusables.confusables_data
    alike: list[str] = [entry["c"].strip("\u200e") for entry in known.get(letter, ())]
    if len(alike) != 1:  # it stands for others, or for itself
        return letter
    return min(letter, alike[0]) if len(known.get(alike[0], ())) == 1 else alike[0]
