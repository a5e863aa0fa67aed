"""The table of Oriflamme and Ablaze on a whole screen: who has what, the row as cards, the reader's own cards."""

from __future__ import annotations

from camarilla.cli import table
from camarilla.cli.terminal.cards import COLOURS, MOST, NARROW, PATTERNS, Card, badge, box, influence
from camarilla.cli.terminal.text import FAINT, STRONG, Line, fit, plain, side_by_side, wrapped
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document

LABEL = 9  # columns for a player's name


def head(view: Document, story: Story) -> str:
    """How far the game is."""
    return table.head(view)


def draw(view: Document, story: Story, columns: int, rows: int) -> list[Line]:
    """Who has what, the row, and what only the reader may know."""
    return [*seats(view, story, columns), *row(view, story, columns), *own(view, story, columns)]


def seats(view: Document, story: Story, columns: int) -> list[Line]:
    """One line a seat: its sign, its name, its influence, its cards."""
    lines = []
    for seat in range(view["players"]):
        style = STRONG if seat == view["seat"] else ""
        start = [("", " "), *badge(seat), (style, f" {fit(story.label(seat), LABEL)} ")]
        purse = [
            (COLOURS[seat], fit(influence(view["influence"][seat]), MOST + 1)),
            ("", f"{view['influence'][seat]:>2}  "),
        ]
        first, *rest = wrapped(table.cards_line(view, seat, story), columns - LABEL - MOST - 10)
        lines += [[*start, *purse, *first], *([*plain(" " * (LABEL + MOST + 9)), *line] for line in rest)]
    return lines


def row(view: Document, story: Story, columns: int) -> list[Line]:
    """The cards of the row, front to back; below them what lies covered."""
    if not view["row"]:
        return [plain(" " + say("table-empty-row"), FAINT)]
    names = [story.card(name) for name in story.game.words["card"]]
    inner = max(NARROW, *map(len, names))
    cards = [box(top(view, place, story, inner), inner) for place in range(len(view["row"]))]
    return [plain(" " + say("table-row"), FAINT), *side_by_side(cards, columns, ""), *covered(view, story, columns)]


def top(view: Document, place: int, story: Story, inner: int) -> Card:
    """The uppermost card of a place."""
    stack = view["row"][place]
    card = stack[-1]
    seat = card.get("briber", card["family"])
    pattern = "" if card["up"] else PATTERNS[seat]
    face = story.card(card["card"]) if card["card"] else pattern * inner
    foot = influence(card["tokens"]) + (f"+{len(stack) - 1}" if len(stack) > 1 else "")
    is_current = place == view.get("current")
    return Card(f"{place} {story.label(seat)}", face, foot, COLOURS[seat], is_current, pattern)


def covered(view: Document, story: Story, columns: int) -> list[Line]:
    """What lies under other cards."""
    lines = []
    for place, stack in enumerate(view["row"]):
        under = ", ".join(table.face(card, story) for card in stack[-2::-1])
        if under:
            lines += wrapped(say("place-covers", place=place, cards=under), columns, " ", "   ", FAINT)
    return lines


def own(view: Document, story: Story, columns: int) -> list[Line]:
    """The reader's hand and what was laid aside."""
    return [line for text in table.own_lines(view, story) for line in wrapped(text, columns, " ", "   ")]
