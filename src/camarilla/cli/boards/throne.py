"""The board of Behind the Throne: the deck, everybody's columns, and the row that is being revealed."""

from __future__ import annotations

from typing import Final, get_args

from camarilla.cli.terminal.cards import COLOURS, NARROW, CardBox, box
from camarilla.cli.terminal.page import Mark
from camarilla.cli.terminal.styled import BAR, FAINT, STRONG, Line, fit, plain, side_by_side, wrapped
from camarilla.cli.text.layout import item
from camarilla.cli.text.story import SentenceParts, Story
from camarilla.cli.text.words import say
from camarilla.games.throne.cards import CardName, CharacterName
from camarilla.games.throne.documents import Board
from camarilla.games.throne.profile import profile
from camarilla.kernel.game import Question
from camarilla.kernel.moves import TypedMove

CHARACTERS: Final[tuple[CharacterName, ...]] = get_args(CharacterName)  # THR-1: the lowest first
NAME: Final = 15  # columns for a character's value and name
ROW: Final = 6  # lines that names, points and a row of boxes take


def head(view: Board, story: Story) -> str:
    """How many cards are left, and whose turn it is."""
    return story.say("court-bar", deck=len(view["deck"]), discard=len(view["discard"]), **turn(view, story))


def aim(view: Board, move: TypedMove) -> SentenceParts:
    """Nothing: a move says by itself whom it concerns."""
    return {}


def asking(view: Board, question: Question) -> SentenceParts:
    """Nothing: a question says by itself what may be done."""
    return {}


def subject(view: Board, question: Question) -> str | None:
    """The last card of the row, on which a turn goes on or ends."""
    card: str | None = view["row"][-1] if question.id == "turn" else None
    return card


# -- in plain lines ---------------------------------------------------------------------------------------------
def lines(view: Board, story: Story) -> str:
    """Deck and discard, the columns of every seat, the row."""
    piles = story.say("court-piles", deck=len(view["deck"]), discard=len(view["discard"]))
    whose = say("whose-turn", **turn(view, story))
    columns, row = column_lines(view, story), row_lines(view, story)
    return "\n".join([f"{piles} {whose}", *known_top(view, story), *columns, *row])


def turn(view: Board, story: Story) -> dict[str, str]:
    """Whose turn it is: the reader's, another's or nobody's."""
    whose = "over" if view["seat"] is None else "mine" if view["turn"] == story.reader else "other"
    return {"whose": whose, "player_gen": story.player_forms(view["turn"])["gen"]}


def known_top(view: Board, story: Story) -> list[str]:
    """The top card of the deck if the reader has looked at it."""
    top = view["deck"][0] if view["deck"] else None
    return [story.say("court-top", card=story.card(top))] if top and view["peeked"] else []


def printed(card: CardName) -> str:
    """THR-1: a character's value; the End of Game has none."""
    return str(profile.values.get(card, "–"))


def column_lines(view: Board, story: Story) -> list[str]:
    """One line a seat: its characters and how many of each."""
    lines = []
    for seat, held in enumerate(view["tableau"]):
        text = ", ".join(story.say("court-column", card=story.card(kind), count=count) for kind, count in held.items())
        scored = story.say("court-points", points=view["points"][seat])
        lines.append(item(f"{text or say('table-none')} {scored}", f"  {story.label(seat) + ':':<11}", " " * 12))
    return lines


def row_lines(view: Board, story: Story) -> list[str]:
    """The cards revealed this turn, what the last one counts, and which columns are spent."""
    if not view["row"]:
        return [say("table-empty-row")]
    cards = ", ".join(f"{story.card(kind)} ({printed(kind)})" for kind in view["row"])
    value = str(view["value"]) if view["value"] is not None else "none"
    lines = [item(story.say("court-row", cards=cards, value=value), "", "  ")]
    used = ", ".join(map(story.card, view["used"]))
    return [*lines, item(story.say("court-used", cards=used), "", "  ")] if used else lines


def changed(view: Board, story: Story) -> str:
    """What the last card of the row counts now, if that is not what is printed on it."""
    value = "" if view["value"] is None else str(view["value"])
    return f"→{value}" if value not in ("", printed(view["row"][-1])) else ""


# -- on the whole screen ----------------------------------------------------------------------------------------
def screen(view: Board, story: Story, columns: int, rows: int, mark: Mark) -> list[Line]:
    """The columns of all players, then the row; on a low screen only the characters that somebody has."""
    below = row(view, story, columns, rows, mark)
    held = [kind for kind in CHARACTERS if any(kind in columns_of for columns_of in view["tableau"])]
    fits = len(CHARACTERS) + 2 + len(below) <= rows
    return [*tableau(view, story, columns, CHARACTERS if fits else tuple(held), mark), *below]


def tableau(view: Board, story: Story, columns: int, kinds: tuple[CharacterName, ...], mark: Mark) -> list[Line]:
    """One line a character, highest first; one column a player."""
    each = max(NARROW, (columns - NAME - 1) // view["players"])
    names: Line = plain(" " * NAME)
    for seat in range(view["players"]):
        is_meant = "card" not in mark and seat == mark.get("seat")
        look = BAR if is_meant else STRONG if seat == view["seat"] else ""
        names += [
            (f"{COLOURS[seat]} {look}", story.label(seat)[:each]),
            ("", fit("", each - len(story.label(seat)[:each]))),
        ]
    scores: Line = plain(fit(" " + story.say("court-score"), NAME))
    scores += [(COLOURS[seat], fit(str(points), each)) for seat, points in enumerate(view["points"])]
    return [names, scores, *(character(kind, view, story, each, mark) for kind in reversed(kinds))]


def character(kind: CharacterName, view: Board, story: Story, each: int, mark: Mark) -> Line:
    """How many cards of a character everybody has; what is spent this turn is marked."""
    line: Line = plain(fit(f" {printed(kind)} {story.card(kind)}", NAME))
    height = story.options["height"]  # THR-2
    for seat, held in enumerate(view["tableau"]):
        count = held.get(kind, 0)
        spent = seat == view["turn"] and kind in view["used"]
        cards = fit("■" * count + "·" * (height - count), height + 1) + (story.say("court-spent") if spent else "")
        is_meant = kind == mark.get("card") and seat == mark.get("robbed", mark.get("seat", story.reader))
        look = BAR if is_meant and count else "" if count else FAINT
        line.append((f"{COLOURS[seat]} {look}", fit(cards, each)))
    return line


def row(view: Board, story: Story, columns: int, rows: int, mark: Mark) -> list[Line]:
    """The cards revealed this turn; the last one with what it counts now."""
    lines = [line for text in known_top(view, story) for line in wrapped(text, columns, " ", " ", STRONG)]
    if not view["row"]:
        return [*lines, plain(" " + say("table-empty-row"), FAINT)]
    last = len(view["row"]) - 1
    meant = last if mark.get("zone") == "row" else mark.get("revealed")
    cards = [
        CardBox(printed(kind), story.card(kind), changed(view, story) if i == last else "", "", i == last, meant == i)
        for i, kind in enumerate(view["row"])
    ]
    if rows < len(CHARACTERS) + ROW:
        return [*lines, chips(cards, story)]
    inner = max(NARROW, *(len(story.card(kind)) for kind in story.game.words["card"]))
    boxes = side_by_side([box(card, inner) for card in cards], columns, "")
    return [*lines, plain(" " + story.say("court-row-head"), FAINT), *boxes]


def chips(cards: list[CardBox], story: Story) -> Line:
    """The row in one line, for a low screen."""
    line: Line = plain(f" {story.say('court-row-short')} ", FAINT)
    for card in cards:
        line += [
            (BAR if card.aimed else STRONG, f" {'▸' if card.marked else ''}{card.head} {card.face}{card.foot} "),
            ("", " "),
        ]
    return line
