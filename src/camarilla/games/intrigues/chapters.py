"""Chapters (INT-3, INT-5): a JSON list of chapters, each a list of three different events that can happen.

[[{"event": "murder", "who": "spy", "where": "square"}, {"event": "escape", "who": "barman"}, {"event": "curfew"}]]
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict, get_args

from camarilla.games.intrigues.cards import DETAINABLE, MORTAL, NAMES, PLACES, CharacterName, PlaceName
from camarilla.games.intrigues.state import CONDITIONS
from camarilla.kernel.document import Member, listed
from camarilla.kernel.refusal import Refusal

FILE = Path(__file__).with_name("chapters.json")
Numbers = tuple[int, int, int]  # kind, who, where; 0 where an event names none


class Kind:
    """What an event says (INT-19)."""

    MURDER: Final = 1
    PRESENCE: Final = 2
    PAIR: Final = 3
    TRIO: Final = 4
    ARREST: Final = 5
    ESCAPE: Final = 6
    UNSEEN: Final = 7
    CURFEW: Final = 8


KindName = Literal["murder", "presence", "pair", "trio", "arrest", "escape", "unseen", "curfew"]
KINDS: Final[tuple[KindName, ...]] = get_args(KindName)


class Condition(TypedDict):
    """An event of the chapter."""

    event: Annotated[KindName, "what should happen"]
    who: NotRequired[Annotated[CharacterName, "to whom; `curfew` names nobody"]]
    where: NotRequired[Annotated[PlaceName, "in which location; `escape`, `unseen` and `curfew` name none"]]


Chapter = list[Condition]
POSSIBLE: Final = {Kind.MURDER: MORTAL, Kind.ARREST: DETAINABLE}  # INT-20


def names_who(kind: int) -> bool:
    """Does an event of this kind name a character?"""
    return kind != Kind.CURFEW


def names_where(kind: int) -> bool:
    """Does it name a location?"""
    return kind <= Kind.ARREST


# -- reading ----------------------------------------------------------------------------------------------------
def read_event(member: Member) -> Numbers:
    """One event; INT-20: it must be able to happen."""
    kind = member.members(("event",), ("who", "where"))["event"].name(KINDS) + 1
    needed = ["event"] + ["who"] * names_who(kind) + ["where"] * names_where(kind)
    parts = member.members(needed)
    who = parts["who"].name(NAMES) if names_who(kind) else 0
    where = parts["where"].name(PLACES) if names_where(kind) else 0
    possible = [name for number, name in enumerate(NAMES) if POSSIBLE.get(kind, -1) >> number & 1]
    if names_who(kind) and NAMES[who] not in possible:
        raise parts["who"].refuse("impossible-event", event=KINDS[kind - 1], expected=listed(possible))
    return kind, who, where


def read_chapter(member: Member) -> list[Numbers]:
    """INT-5: exactly three different events."""
    found: list[Numbers] = []
    for item in member.items(CONDITIONS):
        event = read_event(item)
        if event in found:
            raise item.refuse("repeated-event")
        found.append(event)
    return found


def read_deck(member: Member) -> list[list[Numbers]]:
    """INT-5: any number of chapters from one up."""
    if not member.items():
        raise member.refuse("empty-deck")
    return [read_chapter(item) for item in member.items()]


def read(text: str) -> list[Chapter]:
    """The chapters of a deck, as in its file; a refusal names the line, the member and the reason."""
    value = parse(text)
    lines = Lines(text)
    try:
        return [written(chapter) for chapter in read_deck(Member(ROOT, value))]
    except Refusal as refusal:
        raise Refusal("chapters-line", line=lines.of(refusal.details["member"]), reason=str(refusal)) from None


def parse(text: str) -> Any:
    """What the JSON text says."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Refusal("chapters-not-json", line=error.lineno, column=error.colno, reason=error.msg) from None
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, a thousand nested lists
        raise Refusal("chapters-not-json", line=1, column=1, reason=str(error)) from None


ROOT = "chapters"
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}:,]|[^\s\[\]{}:,"]+')


class Lines:
    """On which line each value of a JSON text begins, by its path: `chapters[0][2].who`."""

    def __init__(self, text: str) -> None:
        self.found: dict[str, int] = {}
        self.inside: list[str | int] = []  # of each open list the index, of each open object the member
        tokens = [(token[0], line) for line, row in enumerate(text.split("\n"), 1) for token in TOKEN.finditer(row)]
        for (sign, line), (following, _) in zip(tokens, [*tokens[1:], ("", 0)], strict=True):
            self.take(sign, line, following == ":")

    def take(self, sign: str, line: int, is_name: bool) -> None:
        if sign in "]}":
            self.inside.pop()
        elif sign == ",":
            if isinstance(self.inside[-1], int):
                self.inside[-1] += 1
        elif is_name:
            self.inside[-1] = json.loads(sign)
        elif sign != ":":
            self.mark(line)
            if sign in "[{":
                self.inside.append(0 if sign == "[" else "")

    def mark(self, line: int) -> None:
        """A value begins here; one that was there before is a member named twice."""
        path = ROOT + "".join(f"[{at}]" if isinstance(at, int) else f".{at}" for at in self.inside)
        if path in self.found:
            raise Refusal("chapters-twice", line=line, member=path)
        self.found[path] = line

    def of(self, path: str) -> int:
        """The line of a value; of one that is not there, the line of what should hold it."""
        while path not in self.found:
            path = path[:-1]
        return self.found[path]


# -- writing ----------------------------------------------------------------------------------------------------
def written_event(numbers: Numbers) -> Condition:
    """An event as a document has it."""
    kind, who, where = numbers
    event: Condition = {"event": KINDS[kind - 1]}
    if names_who(kind):
        event["who"] = NAMES[who]
    if names_where(kind):
        event["where"] = PLACES[where]
    return event


def written(chapter: Sequence[Numbers]) -> Chapter:
    """A chapter as a document has it."""
    return [written_event(event) for event in chapter]


# -- ours -------------------------------------------------------------------------------------------------------
OURS: Final = read_deck(Member(ROOT, parse(FILE.read_text("utf-8"))))
CHAPTERS: Final = tuple(number for chapter in OURS for event in chapter for number in event)
