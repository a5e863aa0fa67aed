"""The documents and questions of Intrigues as JSON."""

from __future__ import annotations

from typing import Final, get_args

from camarilla.dialect import Page, add_name, add_number, add_word, bits
from camarilla.games.intrigues.cards import NAMES, PLACES, SPOTS
from camarilla.games.intrigues.chapters import KINDS, names_where, names_who
from camarilla.games.intrigues.documents import Asking
from camarilla.games.intrigues.scoring import happened
from camarilla.games.intrigues.state import (
    CONDITIONS,
    MAX_SEATS,
    OPTIONS,
    Card,
    ConditionRecord,
    Options,
    Pile,
    State,
    Step,
    Zone,
)
from camarilla.kernel.agenda import due, due_about
from camarilla.kernel.json_page import (
    add_bool,
    add_list,
    add_null,
    add_object,
    close_list,
    close_object,
    close_question,
    open_list,
    open_object,
    open_question,
    write_bool,
    write_number,
    write_seat,
    write_word,
)
from camarilla.kernel.options import derive_write_options
from camarilla.kernel.secrecy import HIDDEN

ASKING: Final = get_args(Asking)  # the characters whose property asks, in the order of their steps
EVERY_SEAT: Final = (1 << MAX_SEATS) - 1
write_options: Final = derive_write_options(Options, OPTIONS)


def write_document(s: State, page: Page) -> None:
    """The record as a document; what is hidden in it is null."""
    add_object(page)
    write_word(page, "game", "intrigues")
    write_number(page, "players", s.seats)
    write_seat(page, "seat", s.seat if s.agenda.size > 0 else -1)
    write_number(page, "round", s.round)
    write_number(page, "first", s.first)
    write_number(page, "actions", s.actions)
    add_name(page, "drawn")
    if s.zones[Zone.DRAWN].size > 0:
        add_who(page, s.zones[Zone.DRAWN].card[0].who)
    else:
        add_null(page)
    write_chapter(s, page)
    write_plots(s, page)
    open_list(page, "deck")
    for i in range(s.zones[Zone.DECK].size - 1, -1, -1):
        add_who(page, s.zones[Zone.DECK].card[i].who)
    close_list(page)
    write_locations(s, "board", 0, page)
    write_locations(s, "dead", Zone.DEAD, page)
    open_list(page, "escaped")
    for i in range(s.zones[Zone.ESCAPED].size):
        add_word(page, NAMES[s.zones[Zone.ESCAPED].card[i].who])
    close_list(page)
    write_options(s.options, page)
    if due(s.agenda) >= Step.SPY:
        open_object(page, "pending")
        write_word(page, "property", ASKING[due(s.agenda) - Step.SPY])
        close_object(page)
    close_object(page)


def add_who(page: Page, who: int) -> None:
    """A character; null if it is hidden."""
    if who == HIDDEN:
        add_null(page)
    else:
        add_word(page, NAMES[who])


def write_chapter(s: State, page: Page) -> None:
    """The three events; none before chance has opened the chapter."""
    open_list(page, "chapter")
    for i in range(CONDITIONS):
        if s.chapter[i].kind > 0:
            add_event(s.chapter[i], page)
    close_list(page)


def write_figures(s: State, page: Page) -> None:
    """Which of the three events are true now (INT-19)."""
    open_list(page, "truths")
    for i in range(CONDITIONS):
        if s.chapter[i].kind > 0:
            add_bool(page, happened(s, s.chapter[i]))
    close_list(page)


def add_event(event: ConditionRecord, page: Page) -> None:
    """What should happen, to whom and where."""
    add_object(page)
    write_word(page, "event", KINDS[event.kind - 1])
    if names_who(event.kind):
        write_word(page, "who", NAMES[event.who])
    if names_where(event.kind):
        write_word(page, "where", PLACES[event.where])
    close_object(page)


def write_plots(s: State, page: Page) -> None:
    """For each seat a mark for each event; null if it is hidden."""
    open_list(page, "plots")
    for seat in range(s.seats):
        if s.table[seat].plot == HIDDEN:
            add_null(page)
        else:
            add_list(page)
            for i in range(CONDITIONS):
                add_bool(page, (s.table[seat].plot >> i) & 1 == 1)
            close_list(page)
    close_list(page)


def write_locations(s: State, member: str, first: int, page: Page) -> None:
    """What lies in each location, or dead under it: zones from `first` on."""
    open_object(page, member)
    for place in range(SPOTS):
        open_list(page, PLACES[place])
        add_cards(s.zones[first + place], page)
        close_list(page)
    close_object(page)


def add_cards(pile: Pile, page: Page) -> None:
    """The cards of a zone, in order of arrival."""
    for i in range(pile.size):
        add_card(pile.card[i], page)


def add_card(card: Card, page: Page) -> None:
    """A card where it lies."""
    add_object(page)
    add_name(page, "who")
    add_who(page, card.who)
    write_bool(page, "up", card.up)
    if not card.up:
        open_list(page, "known")
        for seat in bits(card.seen & EVERY_SEAT):
            add_number(page, seat)
        close_list(page)
    if card.held:
        write_bool(page, "held", True)
    if card.clue != 0:
        open_list(page, "clue")
        for who in bits(card.clue):
            add_word(page, NAMES[who])
        close_list(page)
    close_object(page)


def write_question(s: State, page: Page) -> None:
    """What is asked: to deploy, to act, or what a property chooses."""
    now = due(s.agenda)
    if now == Step.DEPLOY:
        open_question(page, "deployment")
    elif now == Step.ACT:
        open_question(page, "action")
        write_number(page, "actions", s.actions)
    else:
        open_question(page, ASKING[now - Step.SPY])
        write_word(page, "place", PLACES[due_about(s.agenda)])
    close_question(page)
