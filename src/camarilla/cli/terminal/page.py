"""A page of the screen and its areas: the bar, the table, the log, the question with its choices, the keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from camarilla.cli.terminal.styled import BAR, FAINT, STRONG, Line, clip, clipped, fit, plain, width, wrapped
from camarilla.cli.text.words import say

LEAST: Final = 4  # lines for choices, however much the table holds
DEEP: Final = 3  # lines that the chosen one may take
WIDE: Final = 110  # columns from which the log stands at the right
SIDE: Final = 42  # columns of the log there
STRIP: Final = 4  # lines that the log has at least where it stands below the table
SMALL: Final = (60, 20)  # columns and rows below which there is no table
NONE: Final = -1  # of the choices

Mark = Mapping[str, Any]  # what is meant on the table: the parts of a move or of an event
DrawTable = Callable[[int, int, Mark], list[Line]]  # a table for so many columns and rows


def empty(columns: int, rows: int, mark: Mark) -> list[Line]:
    return []


@dataclass(frozen=True)
class TerminalPage:
    """What is to be shown."""

    title: str
    keys: str  # what can be pressed
    table: DrawTable = empty
    log: Callable[[int], list[Line]] = lambda columns: []  # newest last
    text: Callable[[int], list[Line]] | None = None  # to be read, in place of a table
    corner: str = ""  # at the right end of the bar
    question: str = ""
    labels: Sequence[str] = ()
    marks: Sequence[Mark] = ()  # what each choice is aimed at
    mark: Mark = field(default_factory=dict)  # what has just happened
    message: str = ""  # above the line to type in
    types: bool = False  # is there a line to type in?
    words: Sequence[str] = ()  # what may be typed there


@dataclass
class Cursor:
    """Where the person is on a page."""

    chosen: int = 0  # NONE: Enter takes none yet
    scroll: int = 0  # lines of the text, or of the log, away from where it begins


@dataclass(frozen=True)
class Areas:
    """A page cut into lines, as many as the screen has; `side` stands beside the table and the question."""

    bar: list[Line]
    table: list[Line]
    log: list[Line]
    asking: list[Line]
    side: list[Line]
    message: list[Line]
    keys: list[Line]

    def lines(self) -> list[Line]:
        """All but the line to type in, with the log below the table."""
        return [*self.bar, *self.table, *self.log, *self.asking, *self.message, *self.keys]


def arrange(page: TerminalPage, at: Cursor, columns: int, rows: int) -> Areas:
    """The areas of a page on a screen of this size."""
    keys = wrapped(page.keys, columns - 1, " ", " ", FAINT)
    message = wrapped(page.message, columns - 1, " ", " ", STRONG) if page.message else []
    room = max(1, rows - 1 - len(keys) - len(message) - page.types)
    table, log, asked, side = body(page, at, columns, room)
    shown = Areas([bar(page, columns)], table, log, asked, side, message, keys)
    return small(columns, rows) if is_small(columns, rows) else shown


def is_small(columns: int, rows: int) -> bool:
    """Is there no room for a table?"""
    return columns < SMALL[0] or rows < SMALL[1]


def small(columns: int, rows: int) -> Areas:
    """Where nothing fits, a sentence says so."""
    wish = wrapped(say("screen-small", columns=SMALL[0], rows=SMALL[1]), columns - 1, " ", " ", STRONG)
    room = max(1, rows - 1)
    return Areas([], [], [], ([*wish, *[plain("")] * room])[:room], [], [], [plain("")])


def body(
    page: TerminalPage, at: Cursor, columns: int, room: int
) -> tuple[list[Line], list[Line], list[Line], list[Line]]:
    """The table, the log below it, the question; and the log beside them, where there is room."""
    if page.text is not None:
        return [], [], filled(window(page.text(columns - 1), at, room), room), []
    is_wide = columns >= WIDE and bool(page.log(SIDE))
    main = (columns - SIDE - 1 if is_wide else columns) - 1
    strip = [] if is_wide else page.log(main)
    least = min(len(strip), STRIP)
    mark = page.marks[at.chosen] if page.marks and at.chosen != NONE else page.mark
    short = asking(page, at, main, min(room // 3, 1 + len(page.labels)))
    table = page.table(main, room - least - len(short), mark)[: max(1, room - least - len(short))]
    asked = asking(page, at, main, room - least - len(table))
    below = room - len(table) - len(asked)
    log = filled(newest(strip, at, below), below) if strip else []
    side = filled(newest(page.log(SIDE), at, room), room) if is_wide else []
    return table, log, asked if log else filled(asked, below + len(asked)), side


def filled(lines: list[Line], room: int) -> list[Line]:
    """As many lines as there is room for."""
    return [*lines, *[plain("")] * room][:room]


def bar(page: TerminalPage, columns: int) -> Line:
    """The title, and what stands at the right end."""
    corner = f" {page.corner} " if page.corner else ""
    return plain(fit(f" {page.title}", columns - width(plain(corner))) + corner, BAR)


def asking(page: TerminalPage, at: Cursor, columns: int, room: int) -> list[Line]:
    """The question and its choices: all in full where there is room, one line each otherwise, some of many."""
    question = wrapped(page.question, columns, " ", " ", STRONG) if page.question else []
    full = [choice(page, i, at, columns) for i in range(len(page.labels))]
    if len(question) + sum(map(len, full)) <= room:
        return [*question, *(line for lines in full for line in lines)]
    question = wrapped(page.question.replace("\n\n", "\n"), columns, " ", " ", STRONG) if page.question else []
    question = question[: max(2, room - LEAST)]
    most = max(LEAST, room - len(question))
    short = [
        lines if len(lines) == 1 else cut(lines, DEEP if i == at.chosen else 1, columns) for i, lines in enumerate(full)
    ]
    return [*question, *around(short, max(at.chosen, 0), most)]


def choice(page: TerminalPage, number: int, at: Cursor, columns: int) -> list[Line]:
    """One choice with its number; the one that Enter takes stands out."""
    mark, style = ("▸", BAR) if number == at.chosen else (" ", "")
    return wrapped(page.labels[number], columns, f" {mark}{number + 1:>3}  ", " " * 7, style)


def cut(lines: list[Line], most: int, columns: int) -> list[Line]:
    """The first lines of a choice; the last one shows that it does not say all."""
    if len(lines) <= most:
        return lines
    *kept, last = lines[:most]
    return [*kept, [(last[-1][0], clip(last[-1][1] + " …", columns))]]


def around(blocks: list[list[Line]], chosen: int, most: int) -> list[Line]:
    """As many choices as there is room for, the chosen one among them."""
    if not blocks:
        return []
    most = most if sum(map(len, blocks)) <= most else most - 1  # the last line says how many more there are
    first, last = chosen, chosen + 1
    room = most - len(blocks[chosen])
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


def window(lines: list[Line], at: Cursor, room: int) -> list[Line]:
    """The part of a text that is shown; how much is hidden above or below is said."""
    hidden = max(0, len(lines) - room)
    at.scroll = min(max(at.scroll, 0), hidden)
    shown = lines[at.scroll : at.scroll + room]
    if at.scroll > 0 and shown:
        shown[0] = plain(" " + say("more-above", count=at.scroll + 1), STRONG)
    if at.scroll < hidden and len(shown) > 1:
        shown[-1] = plain(" " + say("more-below", count=hidden - at.scroll + 1), FAINT)
    return shown


def newest(lines: list[Line], at: Cursor, room: int) -> list[Line]:
    """The end of the log, or what lies above it as far as the person has scrolled."""
    hidden = max(0, len(lines) - room)
    back = min(max(-at.scroll, 0), hidden)
    shown = lines[hidden - back : hidden - back + max(room, 0)]
    if hidden - back > 0 and len(shown) > 1:
        shown[0] = plain(" " + say("more-above", count=hidden - back + 1), FAINT)
    return shown


def compose(page: TerminalPage, at: Cursor, columns: int, rows: int) -> list[Line]:
    """Exactly so many lines, none wider than the screen, as the windows of the display show them."""
    areas = arrange(page, at, columns, rows)
    typing = [plain(" >")] if page.types and not is_small(columns, rows) else []
    lines = [*areas.bar, *beside(areas, columns), *areas.message, *typing, *areas.keys]
    return [clipped(line, columns) for line in lines[:rows]]


def beside(areas: Areas, columns: int) -> list[Line]:
    """Table and question, with the log beside them."""
    main = [*areas.table, *areas.log, *areas.asking]
    if not areas.side:
        return main
    left = columns - SIDE - 1
    return [[*padded(one, left), (FAINT, "│"), *clipped(two, SIDE)] for one, two in zip(main, areas.side, strict=True)]


def padded(line: Line, columns: int) -> Line:
    """A line clipped, or filled up on the right."""
    kept = clipped(line, columns)
    return [*kept, ("", " " * max(0, columns - width(kept)))]
