"""The board of Intrigues: the locations along the arrows, the chapter and the reader's plot."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from camarilla.cli.terminal.page import Mark
from camarilla.cli.terminal.styled import BAR, FAINT, STRONG, Line, fit, marked, plain, wrapped
from camarilla.cli.text.layout import item
from camarilla.cli.text.story import SentenceParts, Story
from camarilla.cli.text.words import say
from camarilla.games.intrigues.cards import PlaceName
from camarilla.games.intrigues.documents import Document, PlacedCard
from camarilla.kernel.game import Question
from camarilla.kernel.moves import TypedMove

SIGNS: Final = {"yes": "+", "no": "-", "none": " "}  # what a plot says of an event
OPEN: Final = "fg:ansiyellow bold"
DEAD: Final = "fg:ansired"


def head(view: Document, story: Story) -> str:
    """How far the game is."""
    return story.say("city-head", round=view["round"], turns=story.options["turns"], deck=len(view["deck"]))


def aim(view: Document, move: TypedMove) -> SentenceParts:
    """The card that a move names by its location and number; `apart`: does what the reader sees of it tell which?"""
    if "i" not in move.parts:
        return {}
    zone = view["dead"] if move.kind == "bring_dead" else view["board"]
    cards = zone[move.parts.get("place", "factory")]
    who = cards[move.parts["i"]]["who"]
    down = [card for card in cards if not card["up"]]  # one that the reader has seen lies face down, too
    apart = "yes" if who or len(down) == 1 else "no"
    return {"aim": "known" if who else "hidden", "target": who, "apart": apart}


def asking(view: Document, question: Question) -> SentenceParts:
    """The card that is to be placed."""
    return {"card": view["drawn"]} if question.id == "deployment" else {}


def subject(view: Document, question: Question) -> str | None:
    """The card that was drawn and waits to be placed."""
    card: str | None = view["drawn"] if question.id == "deployment" else None
    return card


# -- in plain lines ---------------------------------------------------------------------------------------------
def lines(view: Document, story: Story) -> str:
    """Turn and deck, the events that count, the locations with their dead, who has left, the card in hand."""
    return "\n".join([head(view, story), *chapter(view, story), *location_lines(view, story), *rest(view, story)])


def chapter(view: Document, story: Story) -> list[str]:
    """The three events, and what the reader's plot says of each."""
    lines = [story.say("city-chapter")]
    for number, (words, wish) in enumerate(wishes(view, story), 1):
        lines.append(item(story.say("city-event", event=words, wish=wish), f"  {number}  ", "     "))
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


def location_lines(view: Document, story: Story) -> list[str]:
    """One line a location, in the order of the arrows."""
    lines = [story.say("city-board")]
    for place, cards in view["board"].items():
        text = ", ".join(f"{i}: {face(card, story)}" for i, card in enumerate(cards, 1)) or say("table-none")
        dead = ", ".join(f"{i}: {face(card, story)}" for i, card in enumerate(view["dead"][place], 1))
        name = story.say("place-short", place=place)
        lines.append(item(text + (story.say("city-dead", cards=dead) if dead else ""), f"  {name:<10} ", " " * 13))
    return lines


def face(card: PlacedCard, story: Story) -> str:
    """What a seat can see of a card."""
    if card["who"] is None:
        return story.say("city-unknown")
    state = "held" if card.get("held") else "up" if card["up"] else "down"
    return story.say("city-card", card=story.card(card["who"]), state=state)


def rest(view: Document, story: Story) -> list[str]:
    """Who has left the city, the card that waits to be placed, and the plots that lie open."""
    lines = plots(view, story) if story.reader is None else []
    if view["escaped"]:
        lines.append(story.say("city-escaped", cards=", ".join(map(story.card, view["escaped"]))))
    if view["drawn"]:
        lines.append(story.say("city-drawn", card=story.card(view["drawn"])))
    return lines


def plots(view: Document, story: Story) -> list[str]:
    """What everybody wanted, where that is known."""
    found = []
    for seat, plot in enumerate(view["plots"]):
        if plot is not None:
            name = "plot-" + "".join("y" if wish else "n" for wish in plot)
            found.append(story.say("city-plot", player=story.label(seat), plot=story.card(name)))
    return found


# -- on the whole screen ----------------------------------------------------------------------------------------
def screen(view: Document, story: Story, columns: int, rows: int, mark: Mark) -> list[Line]:
    """The events that count, the locations, who has left, the card in hand."""
    below = [line for text in rest(view, story) for line in wrapped(text, columns, " ", "   ", STRONG)]
    if view["drawn"] and mark.get("zone") == "drawn":
        below = marked(below, story.card(view["drawn"]))
    return [*events(view, story, columns, mark), *locations(view, story, columns, mark), *below]


def events(view: Document, story: Story, columns: int, mark: Mark) -> list[Line]:
    """The three events, and what the reader's plot says of each."""
    heading = " " + story.say("city-chapter" if story.reader is None else "city-wishes")
    lines = [plain(heading, BAR if mark.get("zone") == "chapter" else FAINT)]
    for number, (sentence, wish) in enumerate(wishes(view, story), 1):
        style = {"yes": STRONG, "no": ""}.get(wish, "")
        lines += wrapped(sentence, columns, f" {SIGNS[wish]} {number} ", "     ", style)
    return lines


def locations(view: Document, story: Story, columns: int, mark: Mark) -> list[Line]:
    """Four boxes, an arrow from each to the next, and what lies in them."""
    inner = (columns - 5) // 4
    names = [fit(f" {story.say('place-short', place=place)} ", inner - 1, "─") + "▶" for place in view["board"]]
    cells = [inside(view, place, story, mark) for place in view["board"]]
    lines = [plain("┌" + "┬".join(names) + "┐")]
    for pieces in zip_longest(*cells, fillvalue=("", "")):
        line: Line = plain("│")
        for style, text in pieces:
            line += [(style, fit(text, inner)), ("", "│")]
        lines.append(line)
    lines.append(plain("└" + "┴".join(["─" * inner] * 4) + "┘"))
    return [*lines, *wrapped(story.say("city-ring"), columns, " ", " ", FAINT)]


def inside(view: Document, place: PlaceName, story: Story, mark: Mark) -> list[tuple[str, str]]:
    """The cards of a location, then its dead, each counted from 1; what is meant is marked."""
    meant = mark.get("i") if mark.get("place", "factory" if "i" in mark else "") == place else None
    living = [
        (BAR if i - 1 == meant else style(card), f" {i} {short_face(card, story)}")
        for i, card in enumerate(view["board"][place], 1)
    ]
    buried = BAR if mark.get("dead") == place else DEAD
    dead = [(buried, f" † {i} {short_face(card, story)}") for i, card in enumerate(view["dead"][place], 1)]
    return [*living, *dead] or [(FAINT, " ·")]


def style(card: PlacedCard) -> str:
    return OPEN if card["up"] or card.get("held") else ""


def short_face(card: PlacedCard, story: Story) -> str:
    """A name where the reader knows it, shaded where the card lies face down."""
    name = story.card(card["who"]) if card["who"] else ""
    if card.get("held"):
        return f"#{name}"
    return name if card["up"] else f"▒{name}▒" if name else "▒▒▒▒▒▒"
