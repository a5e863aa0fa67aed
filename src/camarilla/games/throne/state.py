"""The state of Behind the Throne: the deck, the row under way, the columns before the seats, the discard pile."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, i8, i16, of, public, seen_by, u8
from camarilla.games.throne.cards import CHARACTERS, COPIES, NAMES
from camarilla.kernel.agenda import Agenda
from camarilla.kernel.options import declared, derive_defaults, option
from camarilla.kernel.rng import Dice
from camarilla.kernel.secrecy import derive_digest, derive_redact

MAX_SEATS: Final = 4
MAX_COPIES: Final = COPIES[MAX_SEATS]
MAX_ROW: Final = 7  # the rulebook's is 5; a designer may ask for more
CARDS: Final = CHARACTERS * MAX_COPIES + 1
KINDS: Final = len(NAMES)


class Step:
    """What can lie on the agenda; TURN lies at the bottom until the game is over."""

    TURN: Final = 1  # the turn's seat answers
    DEAL: Final = 2  # the deck is made
    SHUFFLE: Final = 3  # chance puts the deck in order; about: how many cards are still to be placed
    REVEAL: Final = 4  # a card is revealed from a deck that was made anew
    LOOK: Final = 5  # the top card of such a deck is looked at
    DROP: Final = 6  # a seat has too many columns; about: the seat
    GIVE: Final = 7  # the row goes to a seat; about: the seat
    NEXT: Final = 8  # the turn is over


class Options(Struct):
    """What a designer may vary."""

    copies: i8 = option(0, 2, MAX_COPIES, "cards of each character (THR-1): 5, 7 or 9 with 2, 3 or 4 seats")
    columns: i8 = option(5, 1, CHARACTERS, "columns before a seat, at most (THR-2)")
    height: i8 = option(5, 2, MAX_COPIES, "cards in a column, at most (THR-2)")
    row: i8 = option(5, 1, MAX_ROW, "cards revealed in a turn, at most (THR-3)")
    scoring: i8 = option(2, 1, 5, "cards that a column needs to score (THR-21)")


OPTIONS: Final = declared(Options)
set_defaults = derive_defaults(Options, OPTIONS)


class Seat(Struct):
    """What lies before a seat."""

    columns: i16 = public  # the characters it has, as a set
    height: Array[i8] = public[CHARACTERS]  # of each column


class State(Struct):
    """A whole game."""

    dice: Dice
    agenda: Agenda
    options: Options
    seats: i8 = public
    turn: i8 = public  # the seat whose turn it is
    value: i8 = public  # of the last card of the row, as it is now (THR-5)
    used: u8 = public  # columns spent this turn, as a set of kinds
    destroyed_from: u8 = public  # seats that have lost a card this turn, as a set (THR-8)
    destroyed_here: bool = public  # the last card of the row has destroyed one
    saves_rng: bool = public  # position documents of this game hold the state of the dice
    row_size: i8 = public
    deck_size: i8 = public
    row: Array[i8] = public[MAX_ROW]
    discard: Array[i8] = public[KINDS]  # how many of each kind
    table: Array[Seat] = of[MAX_SEATS]
    seen: Array[u8] = public[CARDS]  # seats that know the card beside it
    deck: Array[i8] = seen_by("seen")[CARDS]  # the top card last


redact = derive_redact(State)
digest = derive_digest(State)
