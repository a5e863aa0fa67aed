"""Boards: how a game is drawn, in plain lines and on the whole screen, from a seat's view and from nothing else.

A game's own board is the module with its id in this folder; `generic` draws every game that has none.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from camarilla.cli.terminal.page import Mark
    from camarilla.cli.terminal.styled import Line
    from camarilla.cli.text.story import SentenceParts, Story
    from camarilla.kernel.game import Document, Question
    from camarilla.kernel.moves import TypedMove


class TerminalBoard(Protocol):
    """What the module of a board offers."""

    def head(self, view: Document, story: Story) -> str:
        """How far the game is, in a few words."""

    def lines(self, view: Document, story: Story) -> str:
        """The whole table as plain lines."""

    def screen(self, view: Document, story: Story, columns: int, rows: int, mark: Mark) -> list[Line]:
        """The whole table in so many columns and rows, what a move or an event is aimed at marked."""

    def aim(self, view: Document, move: TypedMove) -> SentenceParts:
        """What a move is aimed at, as parts of its sentence."""

    def asking(self, view: Document, question: Question) -> SentenceParts:
        """What a question is about, as parts of its sentence."""

    def subject(self, view: Document, question: Question) -> str | None:
        """The card whose text explains a question."""


def board_of(game: str) -> TerminalBoard:
    """The board of a game."""
    name = game if find_spec(f"{__name__}.{game}") else "generic"
    return cast(TerminalBoard, import_module(f"{__name__}.{name}"))
