"""The board of the games of the row: what everybody has, the row, and what only the reader may know."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from camarilla.cli.terminal.cards import COLOURS, MOST, NARROW, PATTERNS, CardBox, badge, box, influence
from camarilla.cli.terminal.page import Mark
from camarilla.cli.terminal.styled import BAR, FAINT, STRONG, Line, fit, marked, plain, side_by_side, width, wrapped
from camarilla.cli.text.layout import item
from camarilla.cli.text.story import SentenceParts, Story
from camarilla.cli.text.words import say
from camarilla.games.row.documents import RowCard, RowDocument
from camarilla.kernel.game import Question
from camarilla.kernel.moves import TypedMove

BRIBED: Final = "¤"  # a bribery token lies on the card
HIDDEN_WIDTH: Final = 5  # columns of a card that is not known, where there is no room for boxes
LABEL: Final = 9  # columns for a player's name
INDENT: Final = ("", " " * (LABEL + MOST + 9))  # of what goes on below a player's name


class AnyRowCard(RowCard[str]):
    """A card in the row; in some games it can be bribed."""

    briber: NotRequired[int]


class AnyPending(TypedDict):
    """An ability that asks."""

    ability: str


class AnyRowDocument(RowDocument[str, str, AnyRowCard]):
    """A view of any game of the row; in some games each seat has a Twin."""

    twin: NotRequired[list[bool]]
    pending: NotRequired[AnyPending]


def head(view: AnyRowDocument, story: Story) -> str:
    """Round and phase."""
    return say("table-head", round=view["round"], rounds=story.options["rounds"], phase=view["phase"])


def aim(view: AnyRowDocument, move: TypedMove) -> SentenceParts:
    """The card in the place and the gap that a move names; `apart`: does what the reader sees of it tell which?"""
    found: SentenceParts = {}
    if "place" in move.parts:
        looks = [look(stack[-1]) for stack in view["row"]]
        owner, card = mine = looks[move.parts["place"]]
        apart = "yes" if looks.count(mine) == 1 else "no"
        found |= {"aim": "known" if card else "hidden", "owner": owner, "target": card, "apart": apart}
    if "gap" in move.parts:
        gap = move.parts["gap"]
        where = {0: "front", len(view["row"]): "back"}.get(gap, "between")
        found |= {"where": where, "before": gap - 1, "behind": gap}
    return found


def look(card: AnyRowCard) -> tuple[int, str | None]:
    """Whose a card is, and its name where the reader knows it."""
    return card.get("briber", card["family"]), card["card"]


def asking(view: AnyRowDocument, question: Question) -> SentenceParts:
    """The card that asks; `copies`: is the ability another's, which a Shapeshifter copies?"""
    place = question.details.get("place")
    card = view["row"][place][-1]["card"] if isinstance(place, int) else None
    return {"card": card, "copies": "yes" if "pending" in view and card != question.id else "no"} if card else {}


def subject(view: AnyRowDocument, question: Question) -> str | None:
    """The ability that asks, or the card that could be revealed."""
    pending = view.get("pending")
    return pending["ability"] if pending else asking(view, question).get("card")


# -- in plain lines ---------------------------------------------------------------------------------------------
def lines(view: AnyRowDocument, story: Story) -> str:
    """Round and phase, what lies before every seat, the row, and the reader's own cards."""
    own = [item(text, "", "  ") for text in own_lines(view, story)]
    return "\n".join([head(view, story), *seat_lines(view, story), *row_lines(view, story), *own])


def own_lines(view: AnyRowDocument, story: Story) -> list[str]:
    """What only the reader may know; where all cards are open, what everybody holds."""
    if story.reader is not None:
        return [say("table-own", **held(view, story.reader, story))]
    known = [seat for seat in range(view["players"]) if None not in [*view["hand"][seat], *view["aside"][seat]]]
    return [say("table-holds", player=story.label(seat), **held(view, seat, story)) for seat in known]


def held(view: AnyRowDocument, seat: int, story: Story) -> dict[str, str]:
    """The hand of a seat and what it laid aside."""
    zones = {zone: [story.card(name) for name in view[zone][seat] if name] for zone in ("hand", "aside")}
    return {zone: ", ".join(cards) or say("table-none") for zone, cards in zones.items()}


def seat_lines(view: AnyRowDocument, story: Story) -> list[str]:
    """One line a seat."""
    seats = range(view["players"])
    return [item(seat_line(view, seat, story), f"  {story.label(seat) + ':':<11}", " " * 12) for seat in seats]


def seat_line(view: AnyRowDocument, seat: int, story: Story) -> str:
    """What lies before a seat: influence, cards in hand, what is discarded, a Twin that waits (ABL-1)."""
    line = say(
        "table-seat",
        influence=view["influence"][seat],
        hand=len(view["hand"][seat]),
        discard=", ".join(story.card(name) for name in view["discard"][seat]) or say("table-none"),
        first=str(seat == view["first"]).lower(),
    )
    return line + (say("table-twin") if view.get("twin", [False] * (seat + 1))[seat] else "")


def cards_line(view: AnyRowDocument, seat: int, story: Story, *, is_short: bool = False) -> str:
    """What lies before a seat, without its influence; a long discard pile is only counted where it must be short."""
    counts = {"hand": len(view["hand"][seat]), "discarded": len(view["discard"][seat])}
    discard = ", ".join(story.card(name) for name in view["discard"][seat])
    line = say("table-cards-few", **counts) if is_short else say("table-cards", discard=discard, **counts)
    first = say("table-first") if seat == view["first"] else ""
    return line + first + (say("table-twin") if view.get("twin", [False] * (seat + 1))[seat] else "")


def row_lines(view: AnyRowDocument, story: Story) -> list[str]:
    """One line a place, front to back; an arrow shows the card that is being resolved."""
    if not view["row"]:
        return [say("table-empty-row")]
    lines = [say("table-row")]
    for place, cards in enumerate(view["row"]):
        arrow = ">" if place == view.get("current") else " "
        lines.append(item(stack(cards, story), f"{arrow}{place + 1:>3}  ", " " * 8))
    return lines


def stack(cards: list[AnyRowCard], story: Story) -> str:
    """The top card of a place, and what it covers."""
    bribed = say("table-bribed", player=story.player(cards[-1]["briber"])) if "briber" in cards[-1] else ""
    top = f"{story.label(cards[-1]['family']) + ':':<11}{face(cards[-1], story)}{bribed}"
    covered = [face(card, story) for card in cards[-2::-1]]
    return top if not covered else f"{top}; {say('table-covers', cards=', '.join(covered))}"


def face(card: AnyRowCard, story: Story) -> str:
    """What a seat can see of a card: its name if it knows it, its face, the influence on it."""
    hidden = "truth" if story.reader is None else "own"
    known = "unknown" if card["card"] is None else "up" if card["up"] else hidden
    name = "" if card["card"] is None else story.card(card["card"])
    return say("table-card", known=known, card=name, tokens=card["tokens"])


# -- on the whole screen ----------------------------------------------------------------------------------------
def screen(view: AnyRowDocument, story: Story, columns: int, rows: int, mark: Mark) -> list[Line]:
    """Who has what, the row, and what only the reader may know; on a low screen a card takes no box."""
    below = [*bribed(view, story, columns), *covered(view, story, columns)]
    drawn, mine = cards(view, story, columns, mark), own(view, story, columns, mark)
    whole = [*seat_rows(view, story, columns, mark), *drawn, *below, *mine]
    if len(whole) <= rows:
        return whole
    return [*seat_rows(view, story, columns, mark, is_short=True), *chips(view, story, columns, mark), *below, *mine]


def seat_rows(view: AnyRowDocument, story: Story, columns: int, mark: Mark, *, is_short: bool = False) -> list[Line]:
    """One line a seat: its sign, its name, its influence, its cards."""
    lines = []
    for seat in range(view["players"]):
        style = BAR if seat == mark.get("seat") else STRONG if seat == view["seat"] else ""
        start = [("", " "), *badge(seat), (style, f" {fit(story.label(seat), LABEL)} ")]
        purse = [
            (COLOURS[seat], fit(influence(view["influence"][seat]), MOST + 1)),
            ("", f"{view['influence'][seat]:>2}  " if view["influence"][seat] <= MOST else "    "),
        ]
        room = columns - LABEL - MOST - 10
        first, *rest = wrapped(cards_line(view, seat, story), room)
        if rest and is_short:
            first, *rest = wrapped(cards_line(view, seat, story, is_short=True), room)
        lines += [[*start, *purse, *first], *([INDENT, *line] for line in rest)]
    return lines


def cards(view: AnyRowDocument, story: Story, columns: int, mark: Mark) -> list[Line]:
    """The cards of the row, front to back."""
    if not view["row"]:
        return [plain(" " + say("table-empty-row"), FAINT)]
    names = [story.card(name) for name in story.game.words["card"]]
    inner = max(NARROW, *map(len, names))
    boxes = [box(top_card(view, place, story, inner, mark), inner) for place in range(len(view["row"]))]
    return [plain(" " + say("table-row"), FAINT), *side_by_side(boxes, columns, "")]


def chips(view: AnyRowDocument, story: Story, columns: int, mark: Mark) -> list[Line]:
    """The row in as few lines as it takes, front to back."""
    lines: list[Line] = [[("", " ")]]
    for place in range(len(view["row"])):
        card = top_card(view, place, story, HIDDEN_WIDTH, mark)
        text = f"{'▸' if card.marked else ' '}{card.head}:{card.face}{card.foot} "
        if width(lines[-1]) + len(text) > columns:
            lines.append([("", " ")])
        lines[-1].append((f"{card.style} {BAR if card.aimed else STRONG if card.marked else ''}", text))
    return lines if view["row"] else [plain(" " + say("table-empty-row"), FAINT)]


def top_card(view: AnyRowDocument, place: int, story: Story, inner: int, mark: Mark) -> CardBox:
    """The uppermost card of a place."""
    stack = view["row"][place]
    card = stack[-1]
    seat = card.get("briber", card["family"])
    pattern = "" if card["up"] else PATTERNS[seat]
    face = story.card(card["card"]) if card["card"] else pattern * inner
    foot = influence(card["tokens"]) + (f"+{len(stack) - 1}" if len(stack) > 1 else "")
    foot += BRIBED if "briber" in card else ""
    is_current, is_aimed = place == view.get("current"), place == mark.get("now", mark.get("place"))
    return CardBox(f"{place + 1} {story.label(seat)}", face, foot, COLOURS[seat], is_current, is_aimed, pattern)


def bribed(view: AnyRowDocument, story: Story, columns: int) -> list[Line]:
    """Whose bribery token lies on a card of whose family."""
    lines = []
    for place, stack in enumerate(view["row"]):
        card = stack[-1]
        if "briber" in card and card["card"]:
            names = {"player": story.player(card["briber"]), "family": story.player(card["family"])}
            text = say("place-bribed", place=place + 1, card=story.card(card["card"]), **names)
            lines += wrapped(f"{BRIBED} {text}", columns, " ", "   ", STRONG)
    return lines


def covered(view: AnyRowDocument, story: Story, columns: int) -> list[Line]:
    """What lies under other cards."""
    lines = []
    for place, stack in enumerate(view["row"]):
        under = ", ".join(face(card, story) for card in stack[-2::-1])
        if under:
            lines += wrapped(say("place-covers", place=place + 1, cards=under), columns, " ", "   ", FAINT)
    return lines


def own(view: AnyRowDocument, story: Story, columns: int, mark: Mark) -> list[Line]:
    """The reader's hand and what was laid aside; the card that is meant is marked."""
    lines = [line for text in own_lines(view, story) for line in wrapped(text, columns, " ", "   ")]
    return marked(lines, story.card(mark["card"])) if mark.get("card") and "place" not in mark else lines
