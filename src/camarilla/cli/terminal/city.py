"""The city of Intrigues on a whole screen: the locations side by side along the arrows, the events above them."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from camarilla.cli import city
from camarilla.cli.terminal.text import FAINT, STRONG, Line, fit, plain, wrapped
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document

OPEN = "fg:ansiyellow bold"
DEAD = "fg:ansired"


def head(view: Document, story: Story) -> str:
    """How far the game is."""
    return city.head(view)


def draw(view: Document, story: Story, columns: int, rows: int) -> list[Line]:
    """The events that count, the locations, who has left, the card in hand."""
    lines = [*events(view, story, columns), *locations(view, story, columns)]
    for text in city.rest(view, story):
        lines += wrapped(text, columns, " ", "   ", STRONG)
    return lines


def events(view: Document, story: Story, columns: int) -> list[Line]:
    """The three events, and what the reader's plot says of each."""
    lines = [plain(" " + say("city-chapter" if story.reader is None else "city-wishes"), FAINT)]
    for number, (sentence, wish) in enumerate(city.wishes(view, story), 1):
        style = {"yes": STRONG, "no": ""}.get(wish, "")
        lines += wrapped(sentence, columns, f" {city.SIGNS[wish]} {number} ", "     ", style)
    return lines


def locations(view: Document, story: Story, columns: int) -> list[Line]:
    """Four boxes, an arrow from each to the next, and what lies in them."""
    inner = (columns - 5) // 4
    names = [fit(f" {say('place-short', place=place)} ", inner - 1, "─") + "▶" for place in view["board"]]
    cells = [inside(view, place, story) for place in view["board"]]
    lines = [plain("┌" + "┬".join(names) + "┐")]
    for pieces in zip_longest(*cells, fillvalue=("", "")):
        line: Line = plain("│")
        for style, text in pieces:
            line += [(style, fit(text, inner)), ("", "│")]
        lines.append(line)
    lines.append(plain("└" + "┴".join(["─" * inner] * 4) + "┘"))
    return [*lines, *wrapped(say("city-ring"), columns, " ", " ", FAINT)]


def inside(view: Document, place: str, story: Story) -> list[tuple[str, str]]:
    """The cards of a location, then its dead; their numbers are those of the moves."""
    living = [(style(card), f" {i} {face(card, story)}") for i, card in enumerate(view["board"][place])]
    dead = [(DEAD, f" † {i} {face(card, story)}") for i, card in enumerate(view["dead"][place])]
    return [*living, *dead] or [(FAINT, " ·")]


def style(card: dict[str, Any]) -> str:
    return OPEN if card["up"] or card.get("held") else ""


def face(card: dict[str, Any], story: Story) -> str:
    """A name where the reader knows it, shaded where the card lies face down."""
    name = story.card(card["who"]) if card["who"] else ""
    if card.get("held"):
        return f"#{name}"
    return name if card["up"] else f"▒{name}▒" if name else "▒▒▒▒▒▒"
