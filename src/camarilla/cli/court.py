"""The table of Behind the Throne as a seat sees it: deck, columns and the running row, from its view alone."""

from __future__ import annotations

from camarilla.cli.layout import item
from camarilla.cli.story import Story
from camarilla.cli.words import say
from camarilla.kernel.game import Document


def draw(view: Document, story: Story) -> str:
    """Deck and discard, the columns of every seat, the row."""
    return "\n".join([*piles(view, story), *columns(view, story), *row(view, story)])


def piles(view: Document, story: Story) -> list[str]:
    """How many cards are left; the top one if the reader has looked at it."""
    lines = [say("court-piles", deck=len(view["deck"]), discard=len(view["discard"]))]
    top = view["deck"][0] if view["deck"] else None
    return [*lines, say("court-top", card=story.card(top))] if top and view["peeked"] else lines


def columns(view: Document, story: Story) -> list[str]:
    """One line a seat: its characters and how many of each."""
    lines = []
    for seat, held in enumerate(view["tableau"]):
        text = ", ".join(say("court-column", card=story.card(kind), count=count) for kind, count in held.items())
        lines.append(item(text or say("table-none"), f"  {story.label(seat):<8}", " " * 12))
    return lines


def row(view: Document, story: Story) -> list[str]:
    """The cards revealed this turn, what the last one counts, and which columns are spent."""
    if not view["row"]:
        return [say("table-empty-row")]
    cards = ", ".join(map(story.card, view["row"]))
    value = str(view["value"]) if view["value"] is not None else "none"
    lines = [item(say("court-row", cards=cards, value=value), "", "  ")]
    used = ", ".join(map(story.card, view["used"]))
    return [*lines, item(say("court-used", cards=used), "", "  ")] if used else lines
