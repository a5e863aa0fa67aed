"""The documents, questions, figures and forecasts of Behind the Throne as JSON."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Page, add_name, add_number, add_word, assign, bits, put
from camarilla.games.throne.abilities import available, before, reach, too_high, usable
from camarilla.games.throne.cards import CHARACTERS, CONTESTED, COPIES, NAMES, Kind
from camarilla.games.throne.deck import next_cards, top_is_known
from camarilla.games.throne.features import gets_row
from camarilla.games.throne.moves import Move
from camarilla.games.throne.rules import answer, asked, can_destroy, give, points, scores
from camarilla.games.throne.state import KINDS, OPTIONS, Options, State, Step
from camarilla.kernel.agenda import done, due, due_about
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


def write_figures(s: State, page: Page) -> None:
    """Of each seat's columns those that score (THR-21), those whose ability is theirs (THR-14), all points; is the last
    card too high (THR-4)?"""
    open_list(page, "scoring")
    for seat in range(s.seats):
        add_list(page)
        for kind in bits(s.table[seat].columns):
            if scores(s, seat, kind):
                add_word(page, NAMES[kind])
        close_list(page)
    close_list(page)
    write_leading(s, page)
    write_points(s, page)
    write_bool(page, "too_high", too_high(s))


def write_leading(s: State, page: Page) -> None:
    open_list(page, "leading")
    for seat in range(s.seats):
        add_list(page)
        for kind in bits(s.table[seat].columns):
            if kind < CONTESTED and available(s, seat, kind):
                add_word(page, NAMES[kind])
        close_list(page)
    close_list(page)


def write_points(s: State, page: Page) -> None:
    open_list(page, "points")
    for seat in range(s.seats):
        add_number(page, points(s, seat))
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
        write_word(page, "destroys", destroying(s))
    close_question(page)


def destroying(s: State) -> str:
    """Whether equal cards destroy one; if not, whether one's own Queens are in the way (THR-10)."""
    if s.destroyed_here:
        return "done"
    if can_destroy(s):
        return "yes"
    return "queens" if s.row_size <= s.table[s.turn].height[Kind.QUEEN] else "no"


def last_card(s: State) -> str:
    """How the last card of the row compares with the one before."""
    if s.row_size == 1:
        return "first"
    return "above" if s.value > before(s) else "below" if s.value < before(s) else "equal"


# -- forecasts --------------------------------------------------------------------------------------------------
def write_forecast(s: State, code: int, page: Page) -> None:
    """What an answer makes of the last card or of everybody's points, and what the next card can be."""
    then = State()
    assign(then, s)
    if code == Move.TAKE.first or code >= Move.SWAP.first:
        answer(then, code, None)
        add_points(s, then, Move.DROP.holds(code), page)
    elif changes_value(code):
        answer(then, code, None)
        add_object(page)
        write_number(page, "value", then.value)
        if then.value > s.value and is_vain(then):
            write_bool(page, "vain", True)
        if too_high(s) and not too_high(then):
            write_bool(page, "saves", True)
        close_object(page)
    elif code == Move.DRAW.first:
        add_odds(s, page)
    else:
        add_null(page)


def add_points(s: State, then: State, drops: bool, page: Page) -> None:
    """Points and abilities that change when the row is given (THR-18); what is dropped then is not known (THR-17)."""
    droppers = 0
    if not drops:
        droppers = leave_open(then)
        if due(then.agenda) == Step.GIVE:
            give(then, due_about(then.agenda), None)
        droppers |= leave_open(then)
    add_object(page)
    if changes_points(s, then, droppers):
        write_points_but(then, droppers, page)
    if droppers == 0 and changes_leading(s, then):
        write_leading(then, page)
    if droppers != 0:
        open_list(page, "drops")
        for seat in bits(droppers):
            add_number(page, seat)
        close_list(page)
    close_object(page)


def leave_open(then: State) -> int:
    """Go on without a column that is to be dropped; the seat that drops it, as a set."""
    if due(then.agenda) != Step.DROP:
        return 0
    seat = due_about(then.agenda)
    done(then.agenda)
    return 1 << seat


def write_points_but(then: State, droppers: int, page: Page) -> None:
    """Everybody's points; null for those who drop a column first."""
    open_list(page, "points")
    for seat in range(then.seats):
        if (droppers >> seat) & 1 == 1:
            add_null(page)
        else:
            add_number(page, points(then, seat))
    close_list(page)


def changes_points(s: State, then: State, droppers: int) -> bool:
    for seat in range(s.seats):  # noqa: SIM110  # the dialect has no generators
        if (droppers >> seat) & 1 == 0 and points(s, seat) != points(then, seat):
            return True
    return False


def changes_leading(s: State, then: State) -> bool:
    for seat in range(s.seats):
        for kind in range(CONTESTED):
            if available(s, seat, kind) != available(then, seat, kind):
                return True
    return False


def add_odds(s: State, page: Page) -> None:
    """What the next card can be, by what lies open to the seat, and how much of that would bust (THR-4, THR-5)."""
    safe = min(s.row[s.row_size - 1] + reach(s), CHARACTERS - 1)
    known = s.deck[s.deck_size - 1] if top_is_known(s) else HIDDEN
    cards = high = saved = 0
    for kind in range(CHARACTERS):
        count = candidates(s, kind, known)
        cards += count
        if kind > safe:
            high += count
        elif kind > s.row[s.row_size - 1]:
            saved += count
    end = candidates(s, Kind.END, known)
    add_object(page)
    write_number(page, "cards", cards + end)
    write_number(page, "high", high)
    write_number(page, "safe", safe + 1)
    if saved > 0:
        write_number(page, "saved", saved)
    if end > 0:
        write_bool(page, "end", True)
    if s.deck_size == 0:
        write_bool(page, "anew", True)
    close_object(page)


def candidates(s: State, kind: int, known: int) -> int:
    """How many cards of a kind the next one can be; one that was looked at is that one."""
    if known != HIDDEN:
        return 1 if kind == known else 0
    in_row = 0
    for i in range(s.row_size):
        if s.row[i] == kind:
            in_row += 1
    return next_cards(s, kind, in_row)


def changes_value(code: int) -> bool:
    """Does a move change the last card? All abilities do, but the Prophet's."""
    return code >= Move.GENERAL.first and code != Move.JUDGE_PEEK.first


def is_vain(s: State) -> bool:
    """THR-7, THR-8: a raised card stays below the one before, even with the Judge's help, or could destroy nothing."""
    missing = before(s) - s.value - (1 if usable(s, Kind.JUDGE) else 0)
    return missing > 0 or s.destroyed_here or not can_destroy(s)
