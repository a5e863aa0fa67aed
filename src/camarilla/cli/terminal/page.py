"""A page of the screen: a bar, a body that scrolls, a question with its choices, a line to type in, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from camarilla.cli.terminal.styled import BAR, FAINT, STRONG, Line, clipped, fit, plain, width, wrapped
from camarilla.cli.text.words import say

LEAST = 5  # lines for choices, however much the body holds
ROOMY = 28  # lines with room for blank ones
DEEP = 3  # lines that the chosen one may take


@dataclass(frozen=True)
class Page:
    """What is to be shown."""

    title: str
    body: Callable[[int, int], list[Line]]  # for so many columns and rows
    keys: str  # what can be pressed
    corner: str = ""  # at the right end of the bar
    question: str = ""
    labels: Sequence[str] = ()
    message: str = ""  # above the line to type in
    types: bool = False  # is there a line to type in?
    words: Sequence[str] = ()  # what may be typed there
    from_top: bool = False  # a long body shows its beginning first, not its end


@dataclass
class Cursor:
    """Where the person is on a page."""

    chosen: int = 0
    scroll: int = 0  # lines of the body, away from where it begins
    typed: str = ""


def compose(page: Page, at: Cursor, columns: int, rows: int) -> list[Line]:
    """Exactly so many lines, none wider than the screen."""
    top, bottom = [bar(page, columns)], below(page, at, columns)
    room = max(1, rows - 1 - len(bottom))
    body = page.body(columns - 1, rows)
    asked = asking(page, at, columns - 1, room, len(body))
    shown = window(body, at, room - len(asked), page.from_top)
    gap = max(0, room - len(asked) - len(shown))
    lines = [*top, *shown, *[plain("")] * min(gap, 1), *asked, *[plain("")] * max(0, gap - 1), *bottom]
    return [clipped(line, columns) for line in lines[:rows]]


def bar(page: Page, columns: int) -> Line:
    """The title, and what stands at the right end."""
    corner = f" {page.corner} " if page.corner else ""
    return plain(fit(f" {page.title}", columns - width(plain(corner))) + corner, BAR)


def below(page: Page, at: Cursor, columns: int) -> list[Line]:
    """The message, what is being typed, and the keys."""
    message = wrapped(page.message, columns - 1, " ", " ", STRONG) if page.message else []
    typing: list[Line] = (
        [[(STRONG, " > "), ("", at.typed), ("[SetCursorPosition]", ""), ("", " ")]] if page.types else []
    )
    return [*message, *typing, *wrapped(page.keys, columns - 1, " ", " ", FAINT)]


def asking(page: Page, at: Cursor, columns: int, room: int, body: int) -> list[Line]:
    """The question and its choices: all in full where there is room, one line each otherwise, some of many."""
    text = page.question if room > ROOMY else page.question.replace("\n\n", "\n")
    question = wrapped(text, columns, " ", " ", STRONG) if text else []
    full = [choice(page, i, at, columns) for i in range(len(page.labels))]
    if len(question) + sum(map(len, full)) + body + 1 <= room:
        return [*question, *(line for lines in full for line in lines)]
    most = max(LEAST, room - body - len(question), room // 2 - len(question))
    short = [lines[: DEEP if i == at.chosen else 1] for i, lines in enumerate(full)]
    short = [
        lines if len(lines) == len(full[i]) or i == at.chosen else [cut(lines[0])] for i, lines in enumerate(short)
    ]
    return [*question, *around(short, at.chosen, most)]


def choice(page: Page, number: int, at: Cursor, columns: int) -> list[Line]:
    """One choice with its number; the one that Enter takes stands out."""
    mark, style = ("▸", BAR) if number == at.chosen else (" ", "")
    return wrapped(page.labels[number], columns, f" {mark}{number + 1:>3}  ", " " * 7, style)


def cut(line: Line) -> Line:
    """A line that does not say all."""
    return [*line[:-1], (line[-1][0], line[-1][1] + " …")]


def around(blocks: list[list[Line]], chosen: int, most: int) -> list[Line]:
    """As many choices as there is room for, the chosen one among them."""
    first, last = chosen, chosen + 1
    room = most - (len(blocks[chosen]) if blocks else 0)
    while True:
        if last < len(blocks) and len(blocks[last]) <= room:
            room -= len(blocks[last])
            last += 1
        elif first > 0 and len(blocks[first - 1]) <= room:
            first -= 1
            room -= len(blocks[first])
        else:
            break
    lines = [line for block in blocks[first:last] for line in block]
    left = len(blocks) - (last - first)
    return lines if left <= 0 else [*lines, plain("       " + say("more-choices", count=left), FAINT)]


def window(body: list[Line], at: Cursor, room: int, from_top: bool) -> list[Line]:
    """The part of the body that is shown; how much is hidden above or below is said."""
    room = max(room, 1)
    hidden = max(0, len(body) - room)
    at.scroll = min(at.scroll, hidden)
    start = at.scroll if from_top else hidden - at.scroll
    shown = body[start : start + room]
    if start > 0 and shown:
        shown[0] = plain(" " + say("more-above", count=start + 1), STRONG)
    if start < hidden and len(shown) > 1:
        shown[-1] = plain(" " + say("more-below", count=hidden - start + 1), FAINT)
    return shown
