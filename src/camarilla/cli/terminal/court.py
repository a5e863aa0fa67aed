"""The table of Behind the Throne on a whole screen: every character's columns, and the row that is being revealed."""

from __future__ import annotations

from camarilla.cli import court
from camarilla.cli.terminal.cards import COLOURS, NARROW, Card, box
from camarilla.cli.terminal.text import BAR, FAINT, STRONG, TALL, Line, fit, plain, side_by_side, wrapped
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document

NAME = 15  # columns for a character's value and name
HEIGHT = 5  # THR-2: cards in a column


def head(view: Document, story: Story) -> str:
    """How many cards are left, and whose turn it is."""
    return say("court-bar", deck=len(view["deck"]), discard=len(view["discard"]), **court.turn(view, story))


def draw(view: Document, story: Story, columns: int, rows: int) -> list[Line]:
    """The columns of all players, then the row."""
    return [*tableau(view, story, columns), *row(view, story, columns, rows)]


def tableau(view: Document, story: Story, columns: int) -> list[Line]:
    """One line a character, highest first; one column a player."""
    each = max(NARROW, (columns - NAME - 1) // view["players"])
    names: Line = plain(" " * NAME)
    for seat in range(view["players"]):
        names.append((f"{COLOURS[seat]} {STRONG if seat == view['seat'] else ''}", fit(story.label(seat), each)))
    return [names, *(character(kind, view, story, each) for kind in reversed(court.characters(story)))]


def character(kind: str, view: Document, story: Story, each: int) -> Line:
    """How many cards of a character everybody has; what is spent this turn is marked."""
    line: Line = plain(fit(f" {court.printed(kind, story)} {story.card(kind)}", NAME))
    for seat, held in enumerate(view["tableau"]):
        count = held.get(kind, 0)
        spent = seat == view["turn"] and kind in view["used"]
        cards = fit("■" * count + "·" * (HEIGHT - count), HEIGHT + 1) + (say("court-spent") if spent else "")
        line.append((f"{COLOURS[seat]} {'' if count else FAINT}", fit(cards, each)))
    return line


def row(view: Document, story: Story, columns: int, rows: int) -> list[Line]:
    """The cards revealed this turn; the last one with what it counts now."""
    lines = [line for text in court.known_top(view, story) for line in wrapped(text, columns, " ", " ", STRONG)]
    if not view["row"]:
        return [*lines, plain(" " + say("table-empty-row"), FAINT)]
    last = len(view["row"]) - 1
    cards = [
        Card(
            court.printed(kind, story), story.card(kind), court.changed(view, story) if i == last else "", "", i == last
        )
        for i, kind in enumerate(view["row"])
    ]
    if rows < TALL:
        return [*lines, chips(cards)]
    inner = max(NARROW, *(len(story.card(kind)) for kind in story.game.words["card"]))
    boxes = side_by_side([box(card, inner) for card in cards], columns, "")
    return [*lines, plain(" " + say("court-row-head"), FAINT), *boxes]


def chips(cards: list[Card]) -> Line:
    """The row in one line, for a low screen."""
    line: Line = plain(f" {say('court-row-short')} ", FAINT)
    for card in cards:
        line += [(BAR if card.marked else STRONG, f" {card.head} {card.face}{card.foot} "), ("", " ")]
    return line
