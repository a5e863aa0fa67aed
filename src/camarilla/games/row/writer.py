"""What the documents of all games of the row have, as JSON. Bound to each of them, with the names of its cards."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Buffer, Page, add_number, add_word, bits, i8
from camarilla.games.row.names import NAMES
from camarilla.games.row.state import NONE, Card, State, Step
from camarilla.kernel.agenda import due, due_about
from camarilla.kernel.json_page import (
    add_list,
    add_null,
    close_list,
    close_question,
    open_list,
    open_question,
    write_bool,
    write_null,
    write_number,
    write_seat,
    write_word,
)
from camarilla.kernel.secrecy import HIDDEN

BY_NAME: Final = tuple(sorted(range(len(NAMES)), key=lambda kind: NAMES[kind]))  # the kinds in order of their names
PLACE_OF: Final = tuple(BY_NAME.index(kind) for kind in range(len(NAMES)))  # each kind's place in that order
PHASES: Final = ("placement", "resolution", "over")


def phase(s: State) -> int:
    """What is going on."""
    return 2 if s.agenda.size == 0 else 0 if due(s.agenda) == Step.PLACE else 1


def to_act(s: State) -> int:
    """The seat to act; -1 when the game is over."""
    if s.agenda.size == 0:
        return -1
    return due_about(s.agenda) if due(s.agenda) == Step.PLACE else s.acting


def write_frame(s: State, game: str, page: Page) -> None:
    """The members that all games of the row have, up to the row."""
    write_word(page, "game", game)
    write_number(page, "players", s.seats)
    write_number(page, "round", s.round)
    write_number(page, "first", s.first)
    write_word(page, "phase", PHASES[phase(s)])
    write_seat(page, "seat", to_act(s))
    open_list(page, "influence")
    for seat in range(s.seats):
        add_number(page, s.table[seat].influence)
    close_list(page)
    open_list(page, "hand")
    for seat in range(s.seats):
        add_cards(page, s.table[seat].hand, s.table[seat].hand_size)
    close_list(page)
    open_list(page, "aside")
    for seat in range(s.seats):
        add_cards(page, s.table[seat].aside, s.table[seat].aside_size)
    close_list(page)
    open_list(page, "discard")
    for seat in range(s.seats):
        add_list(page)
        add_names(page, in_order(s.table[seat].discard))
        close_list(page)
    close_list(page)


def write_current(s: State, page: Page) -> None:
    """In resolution: the place that is resolved."""
    if phase(s) == 1:
        write_number(page, "current", s.current)


def in_order(kinds: int) -> int:
    """A set of kinds as a set of places in the order of names."""
    places = 0
    for kind in bits(kinds):
        places |= 1 << PLACE_OF[kind]
    return places


def add_names(page: Page, places: int) -> None:
    """Names, by their places in their order."""
    for place in bits(places):
        add_word(page, NAMES[BY_NAME[place]])


def add_cards(page: Page, cards: Buffer[i8], size: int) -> None:
    """Cards of a seat in order of names, those that are hidden first."""
    add_list(page)
    places = 0
    for i in range(size):
        if cards[i] == HIDDEN:
            add_null(page)
        else:
            places |= 1 << PLACE_OF[cards[i]]
    add_names(page, places)
    close_list(page)


def card_at(s: State, top: int, level: int) -> int:
    """The card that lies so high in a stack, 0 at the bottom."""
    card = top
    for _ in range(height(s, top) - 1 - level):
        card = s.cards[card].below
    return card


def height(s: State, top: int) -> int:
    """How many cards a stack has."""
    cards = 0
    card = top
    while card != NONE:
        cards += 1
        card = s.cards[card].below
    return cards


def write_card(card: Card, page: Page) -> None:
    """The members that a card in the row has in all these games."""
    write_number(page, "family", card.family)
    if card.kind == HIDDEN:
        write_null(page, "card")
    else:
        write_word(page, "card", NAMES[card.kind])
    write_bool(page, "up", card.up)
    write_number(page, "tokens", card.tokens)


def add_question(page: Page, id: str, detail: str, number: int) -> None:
    """A question that has one detail."""
    open_question(page, id)
    write_number(page, detail, number)
    close_question(page)


def write_question(s: State, page: Page) -> None:
    """What is asked where no ability is: to place, or to reveal."""
    if due(s.agenda) == Step.PLACE:
        open_question(page, "place")
        close_question(page)
    else:
        add_question(page, "reveal", "place", s.current)
