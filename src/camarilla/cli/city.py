"""The city of Intrigues as a seat sees it: locations in the order of the arrows, the chapter and the reader's plot."""

from __future__ import annotations

from typing import Any, Final

from camarilla.cli.text.layout import item
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document

SIGNS: Final = {"yes": "+", "no": "-", "none": " "}  # what a plot says of an event


def draw(view: Document, story: Story) -> str:
    """Turn and deck, the events that count, the locations with their dead, who has left, the card in hand."""
    return "\n".join([head(view), *chapter(view, story), *locations(view, story), *rest(view, story)])


def head(view: Document) -> str:
    """How far the game is."""
    return say("city-head", round=view["round"], deck=len(view["deck"]))


def chapter(view: Document, story: Story) -> list[str]:
    """The three events, and what the reader's plot says of each."""
    lines = [say("city-chapter")]
    for number, (words, wish) in enumerate(wishes(view, story), 1):
        lines.append(item(say("city-event", event=words, wish=wish), f"  {number}  ", "     "))
    return lines


def wishes(view: Document, story: Story) -> list[tuple[str, str]]:
    """Each event of the chapter in words, and whether the reader's plot wants it: `yes`, `no`, `none`."""
    plot = view["plots"][story.reader] if story.reader is not None else None
    found = []
    for number, event in enumerate(view["chapter"]):
        words = story.say("condition", kind=event["event"], who=event.get("who", ""), where=event.get("where", ""))
        wish = "none" if plot is None else "yes" if plot[number] else "no"
        found.append((words, wish))
    return found


def locations(view: Document, story: Story) -> list[str]:
    """One line a location, in the order of the arrows."""
    lines = [say("city-board")]
    for place, cards in view["board"].items():
        text = ", ".join(f"{i}: {face(card, story)}" for i, card in enumerate(cards)) or say("table-none")
        dead = ", ".join(f"{i}: {face(card, story)}" for i, card in enumerate(view["dead"][place]))
        name = say("place-short", place=place)
        lines.append(item(text + (say("city-dead", cards=dead) if dead else ""), f"  {name:<10} ", " " * 13))
    return lines


def face(card: dict[str, Any], story: Story) -> str:
    """What a seat can see of a card."""
    if card["who"] is None:
        return say("city-unknown")
    state = "held" if card.get("held") else "up" if card["up"] else "down"
    return say("city-card", card=story.card(card["who"]), state=state)


def rest(view: Document, story: Story) -> list[str]:
    """Who has left the city, the card that waits to be placed, and the plots that lie open."""
    lines = plots(view, story) if story.reader is None else []
    if view["escaped"]:
        lines.append(say("city-escaped", cards=", ".join(map(story.card, view["escaped"]))))
    if view["drawn"]:
        lines.append(say("city-drawn", card=story.card(view["drawn"])))
    return lines


def plots(view: Document, story: Story) -> list[str]:
    """What everybody wanted, where that is known."""
    found = []
    for seat, plot in enumerate(view["plots"]):
        if plot is not None:
            name = "plot-" + "".join("y" if wish else "n" for wish in plot)
            found.append(say("city-plot", player=story.label(seat), plot=story.card(name)))
    return found


def lying(view: Document, kind: str, parts: dict[str, Any], story: Story) -> str:
    """The card that a move names by its location and number; in brackets."""
    if "i" not in parts:
        return ""
    zone = view["dead"] if kind == "bring_dead" else view["board"]
    return say("city-lying", card=face(zone[parts.get("place", "factory")][parts["i"]], story))
