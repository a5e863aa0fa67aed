"""The table as a seat sees it, drawn from its view and from nothing else; here that of the games of the row."""

from __future__ import annotations

from typing import Any, Final

from camarilla.cli import city, court
from camarilla.cli.text.layout import item
from camarilla.cli.text.story import Story
from camarilla.cli.text.words import say
from camarilla.kernel.game import Document, Question

GAMES: Final = ("oriflamme", "ablaze")
DRAWINGS: Final = {"throne": court.draw, "intrigues": city.draw}  # the other games are those of the row
ROUNDS: Final = 6  # ORI-4, where the deal says nothing else


def draw(view: Document, story: Story) -> str:
    """The whole table of a game."""
    return DRAWINGS.get(story.game.id, draw_row)(view, story)


def draw_row(view: Document, story: Story) -> str:
    """Round and phase, what lies before every seat, the row, and the reader's own cards."""
    own = [item(text, "", "  ") for text in own_lines(view, story)]
    return "\n".join([head(view), *seats(view, story), *row(view, story), *own])


def head(view: Document) -> str:
    """How far the game is."""
    rounds = view.get("options", {}).get("rounds", ROUNDS)
    return say("table-head", round=view["round"], rounds=rounds, phase=view["phase"])


def own_lines(view: Document, story: Story) -> list[str]:
    """What only the reader may know; where all cards are open, what everybody holds."""
    if story.reader is not None:
        return [say("table-own", **held(view, story.reader, story))]
    known = [seat for seat in range(view["players"]) if None not in [*view["hand"][seat], *view["aside"][seat]]]
    return [say("table-holds", player=story.label(seat), **held(view, seat, story)) for seat in known]


def held(view: Document, seat: int, story: Story) -> dict[str, str]:
    """The hand of a seat and what it laid aside."""
    return {zone: ", ".join(map(story.card, view[zone][seat])) or say("table-none") for zone in ("hand", "aside")}


def seats(view: Document, story: Story) -> list[str]:
    """One line a seat."""
    seats = range(view["players"])
    return [item(seat_line(view, seat, story), f"  {story.label(seat) + ' ':<8}", " " * 12) for seat in seats]


def seat_line(view: Document, seat: int, story: Story) -> str:
    """What lies before a seat: influence, cards in hand, what is discarded; in Ablaze the Twin that waits (ABL-1)."""
    line = say(
        "table-seat",
        influence=view["influence"][seat],
        hand=len(view["hand"][seat]),
        discard=", ".join(story.card(name) for name in view["discard"][seat]) or say("table-none"),
        first=str(seat == view["first"]).lower(),
    )
    return line + (say("table-twin") if view.get("twin", [False] * (seat + 1))[seat] else "")


def cards_line(view: Document, seat: int, story: Story) -> str:
    """The same without influence, shorter."""
    discard = ", ".join(story.card(name) for name in view["discard"][seat])
    line = say("table-cards", hand=len(view["hand"][seat]), discard=discard, discarded=len(view["discard"][seat]))
    first = say("table-first") if seat == view["first"] else ""
    return line + first + (say("table-twin") if view.get("twin", [False] * (seat + 1))[seat] else "")


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
    bribed = say("table-bribed", player=story.player(cards[-1]["briber"])) if "briber" in cards[-1] else ""
    top = f"{story.label(cards[-1]['family']) + ' ':<8}{face(cards[-1], story)}{bribed}"
    covered = [face(card, story) for card in cards[-2::-1]]
    return top if not covered else f"{top}; {say('table-covers', cards=', '.join(covered))}"


def face(card: dict[str, Any], story: Story) -> str:
    """What a seat can see of a card: its name if it knows it, its face, the influence on it."""
    hidden = "truth" if story.reader is None else "own"
    known = "unknown" if card["card"] is None else "up" if card["up"] else hidden
    name = "" if card["card"] is None else story.card(card["card"])
    return say("table-card", known=known, card=name, tokens=card["tokens"])


def lying(view: Document, kind: str, parts: dict[str, Any], story: Story) -> str:
    """What lies in the place, or where the gap is, that a move names; in brackets."""
    if story.game.id == "intrigues":
        return city.lying(view, kind, parts, story)
    if story.game.id not in GAMES:
        return ""
    if "gap" in parts:
        last = len(view["row"])
        where = {0: "front", last: "back"}.get(parts["gap"], "between")
        return say("table-gap", where=where, before=parts["gap"] - 1, behind=parts["gap"])
    if "place" in parts:
        card = view["row"][parts["place"]][-1]
        return say("table-lying", player=story.player(card.get("briber", card["family"])), card=face(card, story))
    return ""


def about(view: Document, question: Question, story: Story) -> str:
    """The text of the card that a question is about, as a paragraph of its own."""
    name = concerned(view, question, story.game.id)
    return "\n\n" + say("choice-card", card=story.card(name), text=story.card_text(name)) if name else ""


def concerned(view: Document, question: Question, game: str) -> str | None:
    """The card in the place that is asked about; the last one of the row; the one that was drawn."""
    found: str | None = None
    if game in GAMES and "place" in question.details:
        found = view["row"][question.details["place"]][-1]["card"]
    elif question.id == "turn":
        found = view["row"][-1]
    elif question.id == "deployment":
        found = view["drawn"]
    return found
