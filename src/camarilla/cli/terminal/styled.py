"""Styled lines of a screen: as wide as the terminal makes them, clipped, filled, set side by side."""

from __future__ import annotations

import textwrap

Line = list[tuple[str, str]]  # pieces: how they look, and what they say

STRONG = "bold"
FAINT = "fg:ansibrightblack"
BAR = "reverse"
RULE = "fg:ansicyan"


def cells(text: str) -> int:
    """How many columns a text takes."""
    from prompt_toolkit.utils import get_cwidth  # plain lines do without the toolkit, which is slow to import

    return get_cwidth(text)


def plain(text: str, style: str = "") -> Line:
    """A line of one piece."""
    return [(style, text)]


def width(line: Line) -> int:
    """How many columns a line takes."""
    return sum(cells(text) for _, text in line)


def clip(text: str, columns: int) -> str:
    """As much of a text as fits; an ellipsis stands for the rest."""
    if cells(text) <= columns:
        return text
    while text and cells(text) > columns - 1:
        text = text[:-1]
    return text + "…" if columns > 0 else ""


def fit(text: str, columns: int, fill: str = " ") -> str:
    """A text clipped, or filled up on the right, to these columns."""
    text = clip(text, columns)
    return text + fill * (columns - cells(text))


def clipped(line: Line, columns: int) -> Line:
    """As much of a line as fits."""
    kept: Line = []
    for style, text in line:
        kept.append((style, clip(text, columns)))
        columns -= cells(text)
        if columns <= 0:
            break
    return kept


def wrapped(text: str, columns: int, first: str = "", rest: str = "", style: str = "") -> list[Line]:
    """A paragraph that begins with `first` and goes on under `rest`; its own line breaks are kept."""
    lines: list[Line] = []
    for part in text.split("\n"):
        filled = textwrap.wrap(
            part, max(columns, 20), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
        )
        lines += [plain(line, style) for line in filled or [""]]
        first = rest
    return lines


def marked(lines: list[Line], word: str) -> list[Line]:
    """A word stands out where it is first said, in a line of one piece."""
    for number, ((style, text), *_) in enumerate(lines):
        before, found, after = text.partition(word)
        if found:
            return [*lines[:number], [(style, before), (BAR, found), (style, after)], *lines[number + 1 :]]
    return lines


def set_lines(text: str) -> list[Line]:
    """A text that was set for plain lines, which are no wider than the screen."""
    return [plain(line) for line in text.split("\n")]


def side_by_side(blocks: list[list[Line]], columns: int, gap: str = " ") -> list[Line]:
    """Blocks of equal height and even width next to each other, in as many rows as they need."""
    if not blocks:
        return []
    most = max(1, (columns + len(gap)) // (width(blocks[0][0]) + len(gap)))
    lines: list[Line] = []
    for start in range(0, len(blocks), most):
        for pieces in zip(*blocks[start : start + most], strict=True):
            line: Line = []
            for piece in pieces:
                line += [*piece, ("", gap)]
            lines.append(line[:-1])
    return lines
