"""Ablaze's documents and questions as JSON: those of the row, with Twins, bribery, a Plan under way and clues."""

from __future__ import annotations

from typing import Any, Final

from camarilla.dialect import Page, attach, bind
from camarilla.games.ablaze import cards, rules
from camarilla.games.ablaze.cards import NAMES
from camarilla.games.ablaze.state import OPTIONS
from camarilla.games.ablaze.striking import actor_place
from camarilla.games.row.state import Card, Options, State, Step
from camarilla.kernel.agenda import due, due_about
from camarilla.kernel.json_page import (
    add_bool,
    add_list,
    add_object,
    close_list,
    close_object,
    open_list,
    open_object,
    write_bool,
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
    row.write_frame(s, "ablaze", page)
    open_list(page, "row")
    for place in range(s.row_size):
        add_place(s, s.row[place], page)
    close_list(page)
    row.write_current(s, page)
    write_options(s.options, page)
    open_list(page, "twin")
    for seat in range(s.seats):
        add_bool(page, s.table[seat].twin)
    close_list(page)
    if s.plan > 0:
        write_number(page, "plan", s.plan - 1)
    write_clues(s, page)
    write_pending(s, page)
    close_object(page)


def add_place(s: State, top: int, page: Page) -> None:
    """A place of the row, its cards from bottom to top."""
    add_list(page)
    for level in range(row.height(s, top)):
        add_card(s.cards[row.card_at(s, top, level)], page)
    close_list(page)


def add_card(card: Card, page: Page) -> None:
    """A card in the row, with the bribery token that may lie on it."""
    add_object(page)
    row.write_card(card, page)
    if card.briber > 0:
        write_number(page, "briber", card.briber - 1)
    close_object(page)


def write_clues(s: State, page: Page) -> None:
    """ABL-19: the characters that are known not to be aside, if there are any."""
    known = 0
    for seat in range(s.seats):
        known |= s.table[seat].ruled_out
    if known != 0:
        open_list(page, "clues")
        for seat in range(s.seats):
            add_list(page)
            row.add_names(page, row.in_order(s.table[seat].ruled_out))
            close_list(page)
        close_list(page)


def write_pending(s: State, page: Page) -> None:
    """The ability that asks; under a Plan the place of the activated character, or that influence is decided on."""
    match due(s.agenda):
        case Step.ABILITY:
            open_object(page, "pending")
            write_word(page, "ability", NAMES[due_about(s.agenda)])
            if s.plan > 0:
                write_number(page, "place", actor_place(s))
            close_object(page)
        case Step.TWIN:
            open_object(page, "pending")
            write_word(page, "ability", "prince")
            close_object(page)
        case Step.ACTIVATE:
            open_object(page, "pending")
            write_word(page, "ability", "plan")
            close_object(page)
        case Step.SPEND:
            open_object(page, "pending")
            write_word(page, "ability", "plan")
            write_bool(page, "spend", True)
            close_object(page)


def write_question(s: State, page: Page) -> None:
    """What is asked."""
    match due(s.agenda):
        case Step.ABILITY:
            row.add_question(page, NAMES[due_about(s.agenda)], "place", actor_place(s))
        case Step.TWIN:
            row.add_question(page, "twin", "place", s.current)
        case Step.ACTIVATE:
            row.add_question(page, "activate", "left", s.plan - 1)
        case Step.SPEND:
            row.add_question(page, "spend", "left", s.plan - 1)
        case _:
            row.write_question(s, page)
