"""The words of every language, as Fluent messages; what the engine says is ids and arguments.

A sentence is one message. What it tells of comes as variables: a player or a word of the game (`card-lord`) by its
name, `$card`, and in the cases that the language writes as attributes of that name, `$card_acc`; all else as it is.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern


def file_text(*path: str) -> str | None:
    """What is written in a file of this folder, if it is there; pathlib takes longer to load than it takes to read."""
    try:
        with open(os.path.join(os.path.dirname(__file__), *path), encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


GRAMMAR: Final = json.loads(file_text("grammar.json") or "")  # the page reads it, too
LANGUAGES: Final[tuple[str, ...]] = tuple(GRAMMAR["languages"])  # the first speaks where another lacks a message
SHARED: Final = (
    "errors",
    "players",
    "cli",
    "play",
    "learn",
    "lab",
    "balance",
    "jobs",
    "server",
)  # the files that belong to no game
PAGE: Final = "page"  # the words of the page in the browser, which this program does not say
CASES: Final[list[str]] = GRAMMAR["cases"]  # beside the nominative, which is the name itself
PLAYERS: Final[list[str]] = GRAMMAR["players"]  # parts of questions, moves and events that are seats
CARDS: Final[list[str]] = GRAMMAR["cards"]  # parts that are cards: named by the messages `card-…`
COUNTED: Final[list[str]] = GRAMMAR["counted"]  # parts that people count from 1

ENTRY: Final = r"(?m)^(?=-?[a-z][\w-]* *=)"  # where a message or a term begins
REFERENCE: Final = r"\{ *(-?[a-z][\w-]*)"  # to another one

Forms = dict[str, str]  # a name: "" is the name itself, the others are its attributes


class Messages:
    """The messages of some files. Each is parsed when it is first said: to parse them all takes half a second."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        entries = (entry for text in texts for entry in re.split(ENTRY, text)[1:])
        self._unparsed = {entry[: entry.index("=")].rstrip(): entry for entry in entries}
        self.names = frozenset(self._unparsed)

    def has_message(self, name: str) -> bool:
        """Is there such a message?"""
        return name in self.names

    def message(self, name: str) -> Message:
        """A message, ready to be formatted."""
        self._parse(name)
        return self._bundle.get_message(name)

    def format(self, pattern: Pattern, details: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern in words, and what was wrong with it."""
        text, problems = self._bundle.format_pattern(pattern, details)
        return str(text), problems

    def _parse(self, name: str) -> None:
        from fluent.runtime import FluentResource

        entry = self._unparsed.get(name)
        if entry is not None:
            for other in re.findall(REFERENCE, entry):
                self._parse(other)
            self._bundle.add_resource(FluentResource(entry))
            self._unparsed.pop(name, None)  # last: another thread may be waiting for it


@cache
def messages(language: str, game: str | None) -> Messages:
    """The messages of a language: the shared ones, or those of a game."""
    texts = [file_text(language, f"{name}.ftl") for name in (SHARED if game is None else (game,))]
    return Messages(language, [text for text in texts if text is not None])


def speaker(language: str, game: str | None, id: str) -> Messages:
    """The messages that have this one; what a language still lacks is said in English (a test refuses it)."""
    words = messages(language, game)
    return words if words.has_message(id) else messages(LANGUAGES[0], game)


def say(language: str, game: str | None, id: str, /, **details: Any) -> str:
    """A message in words; `id` may name an attribute: `card-lord.text`."""
    name, _, attribute = id.partition(".")
    words = speaker(language, game, name)
    message = words.message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, id
    text, problems = words.format(pattern, details)
    if problems:
        raise LookupError(f"{language} {game or 'shared'} {id}: {problems[0]}")
    return text


def forms(language: str, game: str | None, id: str, /, **details: Any) -> Forms:
    """A name in every case, and whatever else is written beside it; a case that is not written is the name itself."""
    name = say(language, game, id, **details)
    written = [form for form in speaker(language, game, id).message(id).attributes if form != "text"]
    said = {form: say(language, game, f"{id}.{form}", **details) for form in written}
    return {"": name, **dict.fromkeys(CASES, name), **said}


def named(language: str, name: str) -> Forms:
    """A player who goes by a name of their own; it is not declined, but what stands before it is: `у гравця Anna`."""
    return forms(language, None, "player-name", name=name)


def words(language: str, game: str, parts: dict[str, Any], player: Callable[[int], Forms]) -> dict[str, Any]:
    """The parts of a question, a move or an event as variables of its sentence; `known`: is its secret known?

    `whose`: is the card of the `family`, or of the `robbed`, the reader's, the acting seat's `own`, or another's?
    `stays`: is the `place` that something goes `to` the one where it is?
    """
    found: dict[str, Any] = {"known": "no" if None in parts.values() else "yes"}
    if "family" in parts or "robbed" in parts:
        found["whose"] = _whose(parts, player)
    if "to" in parts and "place" in parts:
        found["stays"] = "yes" if parts["to"] == parts["place"] else "no"
    for part, value in parts.items():
        for form, text in _word(language, game, part, value, player).items():
            found[f"{part}_{form}" if form else part] = text
    return found


def _whose(parts: dict[str, Any], player: Callable[[int], Forms]) -> str:
    owner: int = parts["family"] if "family" in parts else parts["robbed"]
    if player(owner).get("person") == "second":
        return "mine"
    return "own" if owner == parts.get("seat") else "other"


def _word(language: str, game: str, part: str, value: Any, player: Callable[[int], Forms]) -> dict[str, Any]:
    """One part in its forms; what is not known is empty."""
    if value is None:
        return dict.fromkeys(("", *CASES), "")
    if part in PLAYERS:
        return player(value)
    if part in COUNTED and isinstance(value, int):
        return {"": value + 1}
    id = f"{'card' if part in CARDS else part}-{value}"
    if messages(language, game).has_message(id):
        return forms(language, game, id)
    return {"": f"−{-value}" if isinstance(value, int) and value < 0 else value}  # a minus sign, not a hyphen
