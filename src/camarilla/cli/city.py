"""The city of Intrigues as a seat sees it: locations in the order of the arrows, the chapter and the reader's plot."""

from __future__ import annotations

from typing import Any

from camarilla.cli.layout import item
from camarilla.cli.story import Story
from camarilla.cli.words import say
from camarilla.kernel.game import Document


def draw(view: Document, story: Story) -> str:
    """Turn and deck, the events that count, the locations with their dead, who has left, the card in hand."""
    head = say("city-head", round=view["round"], deck=len(view["deck"]))
    return "\n".join([head, *chapter(view, story), *locations(view, story), *rest(view, story)])


def chapter(view: Document, story: Story) -> list[str]:
    """The three events, and what the reader's plot says of each."""
    plot = view["plots"][story.reader] if story.reader is not None else None
    lines = []
    for number, event in enumerate(view["chapter"]):
        who, where = event.get("who", ""), event.get("where", "")
        words = story.say("condition", kind=event["event"], who=who, where=where)
        wish = "none" if plot is None else "yes" if plot[number] else "no"
        lines.append(item(say("city-event", event=words, wish=wish), f"  {number + 1}  ", "     "))
    return [say("city-chapter"), *lines]


def locations(view: Document, story: Story) -> list[str]:
    """One line a location, in the order of the arrows."""
    lines = [say("city-board")]
    for place, cards in view["board"].items():
        text = ", ".join(f"{i}: {face(card, story)}" for i, card in enumerate(cards)) or say("table-none")
        dead = ", ".join(f"{i}: {face(card, story)}" for i, card in enumerate(view["dead"][place]))
        lines.append(item(text + (say("city-dead", cards=dead) if dead else ""), f"  {place:<8} ", " " * 11))
    return lines


def face(card: dict[str, Any], story: Story) -> str:
    """What a seat can see of a card."""
    if card["who"] is None:
        return say("city-unknown")
    state = "held" if card.get("held") else "up" if card["up"] else "down"
    return say("city-card", card=story.card(card["who"]), state=state)


def rest(view: Document, story: Story) -> list[str]:
    """Who has left the city, and the card that waits to be placed."""
    lines = []
    if view["escaped"]:
        lines.append(say("city-escaped", cards=", ".join(map(story.card, view["escaped"]))))
    if view["drawn"]:
        lines.append(say("city-drawn", card=story.card(view["drawn"])))
    return lines
