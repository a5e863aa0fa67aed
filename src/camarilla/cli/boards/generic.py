"""The board of a game that has none of its own: its document, member by member."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from camarilla.cli.terminal.page import Mark
from camarilla.cli.terminal.styled import Line, wrapped
from camarilla.cli.text.layout import item
from camarilla.cli.text.story import SentenceParts, Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document, Question
from camarilla.kernel.moves import TypedMove

LEFT_OUT: Final = ("game", "players", "seat", "rng", "options")  # known from elsewhere, or of no use to a player
UNKNOWN: Final = "?"


def head(view: Document, story: Story) -> str:
    """Who is asked."""
    asked = view.get("seat")
    whose = "over" if asked is None else "mine" if asked == story.reader else "other"
    return say("whose-turn", whose=whose, player_gen=story.player_forms(asked or 0)["gen"])


def aim(view: Document, move: TypedMove) -> SentenceParts:
    """Nothing: where a move points is not known here."""
    return {}


def asking(view: Document, question: Question) -> SentenceParts:
    """Nothing: a question says by itself what it is about."""
    return {}


def subject(view: Document, question: Question) -> str | None:
    """The card that the question names, if it does."""
    card = question.details.get("card")
    return card if isinstance(card, str) else None


def lines(view: Document, story: Story) -> str:
    """Who is asked, then the members."""
    members = (item(text, indent, indent + "    ") for indent, text in listed(view, story))
    return "\n".join([head(view, story), *members])


def screen(view: Document, story: Story, columns: int, rows: int, mark: Mark) -> list[Line]:
    """The members."""
    members = listed(view, story)
    return [line for indent, text in members for line in wrapped(text, columns, " " + indent, "     " + indent)]


def listed(view: Document, story: Story) -> Iterator[tuple[str, str]]:
    """A line a member with its indent; a member that has as many parts as there are players is taken for theirs."""
    for name, value in view.items():
        if name in LEFT_OUT:
            continue
        if isinstance(value, list) and len(value) == view.get("players"):
            yield "", f"{name.replace('_', ' ')}:"
            yield from (("  ", f"{story.label(seat)}: {worded(part, story)}") for seat, part in enumerate(value))
        else:
            yield "", f"{name.replace('_', ' ')}: {worded(value, story)}"


def worded(value: Any, story: Story) -> str:
    """A value in words: cards by their names, what is not known as a question mark, equal ones counted."""
    if isinstance(value, list):
        runs = [(word, len(list(same))) for word, same in groupby(worded(part, story) for part in value)]
        return ", ".join(word if times == 1 else f"{word} ×{times}" for word, times in runs) or say("table-none")
    if isinstance(value, dict):
        return "(" + ", ".join(f"{worded(name, story)} {worded(part, story)}" for name, part in value.items()) + ")"
    if value is None:
        return UNKNOWN
    return story.card(value) if value in story.game.words["card"] else str(value)
