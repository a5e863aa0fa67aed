"""Oriflamme's documents and questions as JSON: those of the row, and what may be pending."""

from __future__ import annotations

from typing import Any, Final

from camarilla.dialect import Page, attach, bind
from camarilla.games.oriflamme import cards, rules
from camarilla.games.oriflamme.cards import NAMES
from camarilla.games.oriflamme.state import OPTIONS
from camarilla.games.row.state import Options, State, Step
from camarilla.kernel.agenda import due, due_about
from camarilla.kernel.json_page import (
    add_list,
    add_object,
    close_list,
    close_object,
    close_question,
    open_list,
    open_object,
    open_question,
    write_number,
    write_word,
)
from camarilla.kernel.options import derive_write_options

attach(rules, "camarilla.games.row.names", cards)
row: Final[Any] = bind("camarilla.games.row.writer", rules)
write_options: Final = derive_write_options(Options, OPTIONS)


def write_document(s: State, page: Page) -> None:
    """The record as a document; what is hidden in it is null."""
    add_object(page)
    row.write_frame(s, "oriflamme", page)
    open_list(page, "row")
    for place in range(s.row_size):
        add_place(s, s.row[place], page)
    close_list(page)
    row.write_current(s, page)
    write_options(s.options, page)
    if due(s.agenda) == Step.ABILITY:
        open_object(page, "pending")
        write_word(page, "ability", NAMES[due_about(s.agenda)])
        close_object(page)
    close_object(page)


def add_place(s: State, top: int, page: Page) -> None:
    """A place of the row, its cards from bottom to top."""
    add_list(page)
    for level in range(row.height(s, top)):
        add_object(page)
        row.write_card(s.cards[row.card_at(s, top, level)], page)
        close_object(page)
    close_list(page)


def write_question(s: State, page: Page) -> None:
    """What is asked, and of an ability by which card: a Shapeshifter has that of another."""
    if due(s.agenda) == Step.ABILITY:
        open_question(page, NAMES[due_about(s.agenda)])
        write_number(page, "place", s.current)
        write_word(page, "card", NAMES[s.cards[s.row[s.current]].kind])
        close_question(page)
    else:
        row.write_question(s, page)
