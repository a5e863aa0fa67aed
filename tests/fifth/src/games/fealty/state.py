"""The state of The Pledge: hands, pledges that were believed, and the card that lies before its owner now."""

from __future__ import annotations

from typing import Final

from camarilla.games.fealty.cards import KINDS

from camarilla.dialect import Array, Struct, i8, i16, nobody, of, owner, public, seen_by, u8
from camarilla.kernel.agenda import Agenda
from camarilla.kernel.options import declared, derive_defaults, option
from camarilla.kernel.rng import Dice
from camarilla.kernel.secrecy import derive_digest, derive_redact

MAX_SEATS: Final = 4
ROUNDS: Final = 2  # and cards in a hand


class Step:
    """What can lie on the agenda."""

    DEAL: Final = 1  # chance deals a card; about: how many are still to be dealt
    NEXT: Final = 2  # the next pledge, or the end
    PLEDGE: Final = 3  # about: the seat that pledges
    REPLY: Final = 4  # about: the seat that believes or doubts


class Options(Struct):
    """What a designer may vary."""

    caught: i8 = option(2, 1, 5, "points for a doubt that was right (PLG-4)")


OPTIONS: Final = declared(Options)
set_defaults = derive_defaults(Options, OPTIONS)


class Seat(Struct):
    """A player."""

    points: i16 = public
    hand_size: i8 = public
    believed_size: i8 = public
    hand: Array[i8] = owner[ROUNDS]
    believed: Array[i8] = owner[ROUNDS]  # pledged and never shown


class State(Struct):
    """A whole game."""

    dice: Dice
    agenda: Agenda
    options: Options
    seats: i8 = public
    first: i8 = public
    pledges: i8 = public  # how many have been made
    on_table: bool = public  # a card lies before its owner, to be believed or not
    claim: i8 = public  # what it is said to be
    seen: u8 = public  # the seats that know it
    card: i8 = seen_by("seen")
    shown: Array[i8] = public[KINDS]  # cards that were turned up, by kind
    left: Array[i8] = nobody[KINDS]  # cards in the deck, by kind
    table: Array[Seat] = of[MAX_SEATS]


redact = derive_redact(State)
digest = derive_digest(State)
