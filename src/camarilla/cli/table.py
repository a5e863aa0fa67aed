"""The table as a seat sees it, drawn from its view and from nothing else; here that of the games of the row."""

from __future__ import annotations

from typing import Any, Final

from camarilla.cli import city, court
from camarilla.cli.layout import item
from camarilla.cli.story import Story
from camarilla.cli.words import say
from camarilla.kernel.game import Document, Question

GAMES: Final = ("oriflamme", "ablaze")
DRAWINGS: Final = {"throne": court.draw, "intrigues": city.draw}  # the other games are those of the row
ROUNDS: Final = 6  # ORI-4, where the deal says nothing else


def draw(view: Document, story: Story) -> str:
    """The whole table of a game."""
    return DRAWINGS.get(story.game.id, draw_row)(view, story)


def draw_row(view: Document, story: Story) -> str:
    """Round and phase, what lies before every seat, the row, and the reader's own cards."""
    rounds = view.get("options", {}).get("rounds", ROUNDS)
    head = say("table-head", round=view["round"], rounds=rounds, phase=view["phase"])
    return "\n".join([head, *seats(view, story), *row(view, story), *own(view, story)])


def own(view: Document, story: Story) -> list[str]:
    """What only the reader may know."""
    if story.reader is None:
        return []
    zones = [", ".join(map(story.card, view[zone][story.reader])) or say("table-none") for zone in ("hand", "aside")]
    return [item(say("table-own", hand=zones[0], aside=zones[1]), "", "  ")]


def seats(view: Document, story: Story) -> list[str]:
    """One line a seat: influence, cards in hand, what is discarded."""
    lines = []
    for seat in range(view["players"]):
        line = say(
            "table-seat",
            influence=view["influence"][seat],
            hand=len(view["hand"][seat]),
            discard=", ".join(story.card(name) for name in view["discard"][seat]) or say("table-none"),
            first=str(seat == view["first"]).lower(),
        )
        lines.append(item(line, f"  {story.label(seat):<8}", " " * 12))
    return lines


def row(view: Document, story: Story) -> list[str]:
    """One line a place, front to back; an arrow shows the card that is dealt with."""
    if not view["row"]:
        return [say("table-empty-row")]
    lines = [say("table-row")]
    for place, cards in enumerate(view["row"]):
        arrow = ">" if place == view.get("current") else " "
        lines.append(item(stack(cards, story), f"{arrow}{place:>3}  ", " " * 8))
    return lines


def stack(cards: list[dict[str, Any]], story: Story) -> str:
    """The top card of a place, and what it covers."""
    top = f"{story.label(cards[-1]['family']):<8}{face(cards[-1], story)}"
    covered = [face(card, story) for card in cards[-2::-1]]
    return top if not covered else f"{top}; {say('table-covers', cards=', '.join(covered))}"


def face(card: dict[str, Any], story: Story) -> str:
    """What a seat can see of a card: its name if it knows it, its face, the influence on it."""
    hidden = "truth" if story.reader is None else "own"
    known = "unknown" if card["card"] is None else "up" if card["up"] else hidden
    name = "" if card["card"] is None else story.card(card["card"])
    return say("table-card", known=known, card=name, tokens=card["tokens"])


def lying(view: Document, parts: dict[str, Any], story: Story) -> str:
    """What lies in the place, or where the gap is, that a move names; in brackets."""
    if story.game.id not in GAMES:
        return ""
    if "gap" in parts:
        last = len(view["row"])
        where = {0: "front", last: "back"}.get(parts["gap"], "between")
        return say("table-gap", where=where, before=parts["gap"] - 1, behind=parts["gap"])
    if "place" in parts:
        card = view["row"][parts["place"]][-1]
        return say("table-lying", player=story.player(card["family"]), card=face(card, story))
    return ""


def about(view: Document, question: Question, story: Story) -> str:
    """The text of the card that a question is about, as a paragraph of its own."""
    if story.game.id not in GAMES or "place" not in question.details:
        return ""
    name = view["row"][question.details["place"]][-1]["card"]
    return "\n\n" + say("choice-card", card=story.card(name), text=story.card_text(name)) if name else ""
