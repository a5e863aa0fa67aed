"""Cards as boxes of three lines: colour and pattern tell the family, the border which one is being resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from camarilla.cli.terminal.styled import BAR, STRONG, Line, fit, plain

COLOURS: Final = ("fg:ansicyan", "fg:ansiyellow", "fg:ansimagenta", "fg:ansigreen", "fg:ansired")
PATTERNS: Final = ("░", "▒", "▓", "╱", "╲")  # the backs of each family's cards, for eyes that see no colour
BORDERS: Final = {False: tuple("┌─┐│└┘"), True: tuple("╔═╗║╚╝")}
MOST: Final = 6  # influence that is drawn one by one
NARROW: Final = 9  # inside a box


@dataclass(frozen=True)
class CardBox:
    """What is drawn of a card: the words in its upper border, its face, the words in its lower border."""

    head: str
    face: str
    foot: str = ""
    style: str = ""
    marked: bool = False  # it is the one being resolved
    aimed: bool = False  # it is what a choice or an event is aimed at
    pattern: str = ""  # of its back, where it lies face down


def box(card: CardBox, inner: int) -> list[Line]:
    """A card, drawn."""
    left, dash, right, side, below, end = BORDERS[card.marked]
    style = f"{card.style} {STRONG}" if card.marked else card.style
    return [
        [(style, left + fit(card.head, inner, card.pattern or dash) + right)],
        [(style, side), (f"{card.style} {BAR if card.aimed else STRONG}", fit(card.face, inner)), (style, side)],
        [(style, below + fit(card.foot, inner, dash) + end)],
    ]


def influence(count: int) -> str:
    """Influence on a card, or before a player."""
    return "◆" * count if count <= MOST else f"◆×{count}"


def badge(seat: int) -> Line:
    """The sign of a family: its pattern in its colour."""
    return plain(PATTERNS[seat] * 2, f"{COLOURS[seat]} {STRONG}")
