"""A table as one text and as a piece of HTML, for programmers: drawn from what the seat to answer may know."""

from __future__ import annotations

from html import escape
from textwrap import fill

from camarilla.cli.boards import board_of
from camarilla.cli.text.pictures import cards_html
from camarilla.cli.text.story import Story
from camarilla.kernel.game import State

WIDTH = 80
STYLE = "margin: 0; line-height: 1.4; white-space: pre-wrap"


def table_text(state: State) -> str:
    """What a print shows: what is asked of whom, the table, the legal moves."""
    moves = fill(", ".join(state.legal), WIDTH, initial_indent="> ", subsequent_indent="  ")
    return "\n".join([repr(state), board(state, state.seat), *([asked(state), moves] if state.question else [])])


def table_html(state: State) -> str:
    """What a notebook shows: the same, with the cards as pictures where the page is installed, and moves to unfold."""
    moves = "".join(f"<li><code>{escape(move)}</code></li>" for move in state.legal)
    folded = f"<details><summary>{escape(asked(state))}</summary><ul>{moves}</ul></details>" if moves else ""
    head = f"<strong>{escape(state.game.title())}</strong> <code>{escape(repr(state))}</code>"
    story = Story(state.game, state.seat, state.options)
    pictures = cards_html(state.game, state.view(state.seat), story)
    table = f'<pre style="{STYLE}">{escape(board(state, state.seat))}</pre>'
    return f'<div class="camarilla"><p>{head}</p>{pictures}{table}{folded}</div>'


def board(state: State, seat: int | None) -> str:
    """The table, to a seat or to a spectator."""
    return board_of(state.game.id).lines(state.board(seat), Story(state.game, seat, state.options))


def asked(state: State) -> str:
    """The question in words."""
    question = state.question
    assert question is not None
    about = board_of(state.game.id).asking(state.board(state.seat), question)
    return Story(state.game, state.seat, state.options).question(question, about)
