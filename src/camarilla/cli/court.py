"""The table of Behind the Throne as a seat sees it: deck, columns and the running row, from its view alone."""

from __future__ import annotations

from camarilla.cli.text.layout import item
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document


def draw(view: Document, story: Story) -> str:
    """Deck and discard, the columns of every seat, the row."""
    return "\n".join([head(view, story), *known_top(view, story), *columns(view, story), *row(view, story)])


def head(view: Document, story: Story) -> str:
    """How many cards are left, and whose turn it is."""
    piles = say("court-piles", deck=len(view["deck"]), discard=len(view["discard"]))
    return f"{piles} {say('whose-turn', **turn(view, story))}"


def turn(view: Document, story: Story) -> dict[str, str]:
    """Whose turn it is: the reader's, another's or nobody's."""
    whose = "over" if view["seat"] is None else "mine" if view["turn"] == story.reader else "other"
    return {"whose": whose, "player": story.label(view["turn"])}


def known_top(view: Document, story: Story) -> list[str]:
    """The top card of the deck if the reader has looked at it."""
    top = view["deck"][0] if view["deck"] else None
    return [say("court-top", card=story.card(top))] if top and view["peeked"] else []


def characters(story: Story) -> tuple[str, ...]:
    """THR-1: the characters, lowest first; the last card ends the game and is none."""
    return tuple(story.game.words["card"][:-1])


def printed(kind: str, story: Story) -> str:
    """THR-1: a character's value; the End of Game has none."""
    known = characters(story)
    return str(known.index(kind) + 1) if kind in known else "–"


def columns(view: Document, story: Story) -> list[str]:
    """One line a seat: its characters and how many of each."""
    lines = []
    for seat, held in enumerate(view["tableau"]):
        text = ", ".join(say("court-column", card=story.card(kind), count=count) for kind, count in held.items())
        lines.append(item(text or say("table-none"), f"  {story.label(seat) + ' ':<8}", " " * 12))
    return lines


def row(view: Document, story: Story) -> list[str]:
    """The cards revealed this turn, what the last one counts, and which columns are spent."""
    if not view["row"]:
        return [say("table-empty-row")]
    cards = ", ".join(f"{story.card(kind)} ({printed(kind, story)})" for kind in view["row"])
    value = str(view["value"]) if view["value"] is not None else "none"
    lines = [item(say("court-row", cards=cards, value=value), "", "  ")]
    used = ", ".join(map(story.card, view["used"]))
    return [*lines, item(say("court-used", cards=used), "", "  ")] if used else lines


def changed(view: Document, story: Story) -> str:
    """What the last card of the row counts now, if that is not what is printed on it."""
    value = "" if view["value"] is None else str(view["value"])
    return f"→{value}" if value not in ("", printed(view["row"][-1], story)) else ""
