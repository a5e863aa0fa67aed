"""The documents and questions of Behind the Throne as JSON."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Page, add_name, add_number, add_word, assign, bits, put
from camarilla.games.throne.abilities import before
from camarilla.games.throne.cards import COPIES, NAMES
from camarilla.games.throne.deck import top_is_known
from camarilla.games.throne.features import gets_row
from camarilla.games.throne.rules import asked
from camarilla.games.throne.state import KINDS, OPTIONS, Options, State, Step
from camarilla.kernel.agenda import due
from camarilla.kernel.json_page import (
    add_null,
    add_object,
    close_list,
    close_object,
    close_question,
    open_list,
    open_object,
    open_question,
    write_bool,
    write_null,
    write_number,
    write_seat,
    write_word,
)
from camarilla.kernel.options import derive_write_options
from camarilla.kernel.rng import Dice
from camarilla.kernel.secrecy import HIDDEN

DIGITS: Final = tuple("0123456789abcdef")
write_options: Final = derive_write_options(Options, OPTIONS)


def write_document(s: State, page: Page) -> None:
    """The record as a document; what is hidden in it is null."""
    over = s.agenda.size == 0
    add_object(page)
    write_word(page, "game", "throne")
    write_number(page, "players", s.seats)
    write_seat(page, "seat", -1 if over else asked(s))
    write_number(page, "turn", s.turn)
    write_piles(s, page)
    open_list(page, "row")
    for i in range(s.row_size):
        add_word(page, NAMES[s.row[i]])
    close_list(page)
    if over or s.row_size == 0:
        write_null(page, "value")
    else:
        write_number(page, "value", s.value)
    write_turn(s, page)
    write_varied(s, page)
    if due(s.agenda) == Step.DROP:
        write_drop(s, page)
    if s.saves_rng:
        write_dice(s.dice, page)
    close_object(page)


def write_piles(s: State, page: Page) -> None:
    """The deck, its top card first; the discard pile in order of values; the columns before each seat."""
    open_list(page, "deck")
    for i in range(s.deck_size - 1, -1, -1):
        if s.deck[i] == HIDDEN:
            add_null(page)
        else:
            add_word(page, NAMES[s.deck[i]])
    close_list(page)
    open_list(page, "discard")
    for kind in range(KINDS):
        for _ in range(s.discard[kind]):
            add_word(page, NAMES[kind])
    close_list(page)
    open_list(page, "tableau")
    for seat in range(s.seats):
        add_object(page)
        for kind in bits(s.table[seat].columns):
            write_number(page, NAMES[kind], s.table[seat].height[kind])
        close_object(page)
    close_list(page)


def write_turn(s: State, page: Page) -> None:
    """What has been spent, destroyed and seen this turn."""
    open_list(page, "used")
    for kind in bits(s.used):
        add_word(page, NAMES[kind])
    close_list(page)
    open_list(page, "destroyed_from")
    for seat in bits(s.destroyed_from):
        add_number(page, seat)
    close_list(page)
    write_bool(page, "destroyed_here", s.destroyed_here)
    write_bool(page, "peeked", top_is_known(s))


def write_varied(s: State, page: Page) -> None:
    """The options that are not the rulebook's; how many copies that is, the seats decide (THR-1)."""
    options = Options()
    assign(options, s.options)
    if options.copies == COPIES[s.seats]:
        options.copies = 0
    write_options(options, page)


def write_drop(s: State, page: Page) -> None:
    """Who drops a column, and in an exchange who gets the row."""
    open_object(page, "pending")
    write_number(page, "drop", asked(s))
    if gets_row(s) != HIDDEN:
        write_number(page, "row_to", gets_row(s))
    close_object(page)


def write_dice(dice: Dice, page: Page) -> None:
    """The key, how many blocks it has given, how many words of the last are left; null where it is hidden."""
    if dice.left == HIDDEN:
        write_null(page, "rng")
    else:
        add_name(page, "rng")
        put(page, '"')
        for i in range(len(dice.key)):
            for shift in range(28, -1, -4):
                put(page, DIGITS[(dice.key[i] >> shift) & 15])
        put(page, " ")
        put_digits(page, dice.count)
        put(page, " ")
        put_digits(page, dice.left)
        put(page, '"')


def put_digits(page: Page, number: int) -> None:
    """A number inside of a string."""
    unit = 1
    while unit * 10 <= number:
        unit = unit * 10
    while unit > 0:
        put(page, DIGITS[number // unit % 10])
        unit = unit // 10


def write_question(s: State, page: Page) -> None:
    """What is asked: which column to drop, or how the turn goes on."""
    if due(s.agenda) == Step.DROP:
        open_question(page, "drop")
        write_number(page, "columns", s.options.columns)
    else:
        open_question(page, "turn")
        write_word(page, "last", last_card(s))
    close_question(page)


def last_card(s: State) -> str:
    """How the last card of the row compares with the one before."""
    if s.row_size == 1:
        return "first"
    return "above" if s.value > before(s) else "below" if s.value < before(s) else "equal"
