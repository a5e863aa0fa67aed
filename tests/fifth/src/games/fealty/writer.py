"""The documents and questions of The Pledge as JSON."""

from __future__ import annotations

from typing import Final

from camarilla.games.fealty.cards import KINDS, NAMES
from camarilla.games.fealty.rules import asked
from camarilla.games.fealty.state import OPTIONS, Options, State, Step

from camarilla.dialect import Buffer, Page, add_name, add_number, add_word, i8
from camarilla.kernel.agenda import due
from camarilla.kernel.json_page import (
    add_list,
    add_null,
    add_object,
    close_list,
    close_object,
    close_question,
    open_list,
    open_object,
    open_question,
    write_number,
    write_seat,
    write_word,
)
from camarilla.kernel.options import derive_write_options
from camarilla.kernel.secrecy import HIDDEN

write_options: Final = derive_write_options(Options, OPTIONS)


def write_document(s: State, page: Page) -> None:
    """The record as a document; what is hidden in it is null."""
    add_object(page)
    write_word(page, "game", "fealty")
    write_number(page, "players", s.seats)
    write_seat(page, "seat", asked(s) if s.agenda.size > 0 else -1)
    write_number(page, "first", s.first)
    write_number(page, "pledges", s.pledges)
    open_list(page, "points")
    for seat in range(s.seats):
        add_number(page, s.table[seat].points)
    close_list(page)
    open_list(page, "hand")
    for seat in range(s.seats):
        add_cards(page, s.table[seat].hand, s.table[seat].hand_size)
    close_list(page)
    open_list(page, "believed")
    for seat in range(s.seats):
        add_cards(page, s.table[seat].believed, s.table[seat].believed_size)
    close_list(page)
    open_list(page, "shown")
    for kind in range(KINDS):
        for _ in range(s.shown[kind]):
            add_word(page, NAMES[kind])
    close_list(page)
    write_options(s.options, page)
    if s.on_table:
        open_object(page, "pledged")
        add_name(page, "card")
        add_card(page, s.card)
        write_word(page, "claim", NAMES[s.claim])
        close_object(page)
    close_object(page)


def add_cards(page: Page, cards: Buffer[i8], size: int) -> None:
    """Cards of a seat."""
    add_list(page)
    for i in range(size):
        add_card(page, cards[i])
    close_list(page)


def add_card(page: Page, card: int) -> None:
    """A card; null if it is hidden."""
    if card == HIDDEN:
        add_null(page)
    else:
        add_word(page, NAMES[card])


def write_question(s: State, page: Page) -> None:
    """What is asked."""
    if due(s.agenda) == Step.REPLY:
        open_question(page, "reply")
        write_word(page, "claim", NAMES[s.claim])
    else:
        open_question(page, "pledge")
    close_question(page)
