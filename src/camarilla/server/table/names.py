"""Names of players: shown as they are meant, and nobody looks like somebody else."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import categories, confusables  # type: ignore[import-untyped]

from camarilla.kernel.refusal import Refusal

BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200d\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
    "|[\u0300-\u036f]{2}"
)  # shown as nothing, or over others
PART = "[\u2190-\u27bf\u2900-\u2bff\U0001f000-\U0001faff][\ufe0f\U0001f3fb-\U0001f3ff]?"
PICTURE = re.compile(f"{PART}(?:\u200d{PART})*")  # an emoji, which may have a colour and be joined to others
UNSEEN = {0x200D: None, 0xFE0F: None}  # what joins and colours them
SMALL_CAPITAL = re.compile("LATIN LETTER SMALL CAPITAL ([A-Z])")
ALIKE = {"LATIN", "GREEK", "CYRILLIC"}  # alphabets with letters that look the same


def clean_name(name: str) -> str:
    """A player's name as it is shown; refused if nothing is left of it, or if a word mixes alphabets."""
    cleaned = " ".join(unicodedata.normalize("NFKC", name).split())
    printable = cleaned.translate(UNSEEN).isprintable() and not BLANK.search(PICTURE.sub("", cleaned))
    if not cleaned or len(cleaned) > 24 or not printable:
        raise Refusal("name")
    if any(len(ALIKE & categories.unique_aliases(word)) > 1 for word in cleaned.split()):
        raise Refusal("name-mixed")
    return cleaned


def look_alike(one: str, other: str) -> bool:
    """Could one name be taken for the other?"""
    return not shapes(one).isdisjoint(shapes(other))


def shapes(name: str) -> set[str]:
    """What a name looks like, as it is written and in small letters."""
    bare = letters_of(name.translate(UNSEEN))
    return {"".join(map(prototype, text)).casefold() for text in (bare, bare.casefold())}


def letters_of(name: str) -> str:
    """A name without what is overlooked: spaces, punctuation, and marks on letters of alphabets that do without."""
    plain = all(alphabet(letter) in ALIKE for letter in name if letter.isalpha())
    overlooked = "ZPM" if plain else "ZP"
    return "".join(one for one in name if unicodedata.category(one)[0] not in overlooked) or name


def alphabet(letter: str) -> str:
    """Where a letter comes from."""
    return unicodedata.name(letter, "").partition(" ")[0]


@cache
def prototype(letter: str) -> str:
    """The letter that stands for all that look like this one (Unicode's confusables, and small capitals)."""
    if small := SMALL_CAPITAL.fullmatch(unicodedata.name(letter, "")):
        return small[1].lower()
    known = confusables.confusables_data
    alike: list[str] = [entry["c"].strip("\u200e") for entry in known.get(letter, ())]
    if len(alike) != 1:  # it stands for others, or for itself
        return letter
    return min(letter, alike[0]) if len(known.get(alike[0], ())) == 1 else alike[0]
