"""The numbered rules of every game in our own words: one Markdown file a game and language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent
GLOSSARY = "glossary"  # the one file that is no rulebook
HEADING = re.compile(r"(?P<id>[A-Z]{3}-\d+) (?P<title>.+)")


@dataclass(frozen=True)
class Rule:
    """One numbered rule, and the section it stands in."""

    id: str
    title: str
    text: str
    section: str


@dataclass(frozen=True)
class Rulebook:
    """A whole rulebook: its title, what the game is about, and its rules in order."""

    game: str
    title: str
    opening: str
    rules: dict[str, Rule]


def books(language: str = "en") -> list[str]:
    """The games that have a rulebook in a language."""
    return sorted(path.stem for path in (FOLDER / language).glob("*.md") if path.stem != GLOSSARY)


@cache
def book(game: str, language: str = "en") -> Rulebook:
    """The rulebook of a game; KeyError if there is none."""
    if game not in books(language):
        raise KeyError(game)
    return read(game, _text(game, language), titled(language))


@cache
def titled(language: str) -> dict[str, Rule]:
    """Every rule that has its title in some book: what other books share with it by its number alone."""
    found: dict[str, Rule] = {}
    for game in books(language):
        for level, heading, body in _parts(_text(game, language)):
            if level == 3 and (rule := _rule(heading, body, "", {})):
                found[rule.id] = rule
    return found


def _text(name: str, language: str) -> str:
    return (FOLDER / language / f"{name}.md").read_text(encoding="utf-8")


def find(id: str, language: str = "en") -> Rule | None:
    """A rule by its number, in whatever book it stands; None if there is none."""
    every = {number: rule for game in books(language) for number, rule in book(game, language).rules.items()}
    return every.get(id)


@cache
def glossary(language: str = "en") -> dict[str, tuple[str, str]]:
    """The words that the rules use: by id, how each is written and what it means."""
    text = _text(GLOSSARY, language)
    entries = {id: body.partition("\n") for level, id, body in _parts(text) if level == 3}
    return {id: (name.strip("* "), meaning.strip()) for id, (name, _, meaning) in entries.items()}


def read(game: str, text: str, lent: Mapping[str, Rule] = MappingProxyType({})) -> Rulebook:
    """A rulebook from its Markdown: `#` is the title, `##` a section, `###` a rule with its number."""
    title = opening = section = ""
    rules: dict[str, Rule] = {}
    for level, heading, body in _parts(text):
        if level == 1:
            title, opening = heading, body
        elif level == 2:
            section = heading
        else:
            rule = _rule(heading, body, section, lent)
            if rule is None or rule.id in rules:
                raise ValueError(f"{game}: no new rule number in {heading!r}")
            rules[rule.id] = rule
    return Rulebook(game, title, opening, rules)


def _rule(heading: str, body: str, section: str, lent: Mapping[str, Rule]) -> Rule | None:
    """The rule under a heading; a number without a title is the rule of another book, word for word."""
    found = HEADING.fullmatch(heading)
    if found is not None:
        return Rule(found["id"], found["title"], body, section)
    return replace(lent[heading], section=section) if heading in lent else None


def _parts(text: str) -> list[tuple[int, str, str]]:
    """Each heading with its level and what follows it."""
    pieces = re.split(r"^(#{1,3}) (.+)$", text, flags=re.MULTILINE)[1:]
    headings = zip(pieces[0::3], pieces[1::3], pieces[2::3], strict=True)
    return [(len(marks), heading.strip(), body.strip()) for marks, heading, body in headings]
