"""The state of a game of the row: seats, the row of places, the cards that lie in it."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, i8, i16, of, owner, public, seen_by, u8
from camarilla.kernel.agenda import Agenda
from camarilla.kernel.options import option
from camarilla.kernel.rng import Dice
from camarilla.kernel.secrecy import derive_digest, derive_redact

MAX_SEATS: Final = 5
KINDS: Final = 10  # cards of a family that are shuffled (ORI-1)
ASIDE: Final = 3
PER_SEAT: Final = 8  # cards of one colour in the row: six, the Twin, a replacement before its Substitution goes
PLACES: Final = MAX_SEATS * PER_SEAT
NONE: Final = -1  # for `plan` and `briber` 0 is none: they mean nothing most of the time, and are zeros then


class Step:
    """What can lie on the agenda."""

    DEAL: Final = 1  # chance sets three cards of a seat aside
    ROUND: Final = 2  # a round begins
    PLACE: Final = 3  # a seat places a card
    RESOLVE: Final = 4  # the top card of the current place is resolved
    ABILITY: Final = 5  # an ability is carried out; about: the card that gives it
    FINISH: Final = 6  # the acting card has been resolved
    NEXT: Final = 7  # the round is over
    TWIN: Final = 8  # a Twin comes into the row (ABL-11)
    ACTIVATE: Final = 9  # a Plan activates a character (ABL-21)
    SPEND: Final = 10  # the next influence on a Plan is taken or spent


class Options(Struct):
    """What a designer may vary; each game of the row has some of them."""

    rounds: i8 = option(6, 1, 7, "rounds (ORI-4)")
    influence: i8 = option(1, 0, 20, "influence at the start (ORI-2)")
    keep: i8 = option(1, 0, 5, "influence put on a card that is kept (ORI-7)")
    eliminate: i8 = option(1, 0, 5, "for eliminating a card (ORI-12)")
    lord: i8 = option(1, 0, 5, "for a Lord before its neighbours (ORI-20)")
    heir: i8 = option(2, 0, 9, "for an Heir (ORI-25, ORI-27)")
    conspiracy: i8 = option(2, 0, 5, "how many times its influence a Conspiracy pays (ORI-30)")
    ambush: i8 = option(4, 0, 9, "for an Ambush that another family eliminates (ORI-32)")
    reveal_ambush: i8 = option(1, 0, 9, "for an Ambush that its owner reveals (ORI-31)")
    prince: i8 = option(1, 0, 5, "for a Prince (ABL-10)")
    twin: i8 = option(1, 0, 5, "for a Twin (ABL-11)")
    queen: i8 = option(2, 0, 9, "for a Queen (ABL-13)")
    bounty: i8 = option(1, 0, 9, "for an opponent's Queen (ABL-13)")
    schemer: i8 = option(2, 0, 9, "for a Schemer (ABL-18)")
    trap: i8 = option(3, 0, 9, "stolen by a Trap (ABL-24)")
    reveal_trap: i8 = option(1, 0, 9, "for revealing one's own Trap (ABL-23)")


class Card(Struct):
    """A card in the row, in one of the slots of its colour; a slot that nobody knows a card of is free."""

    family: i8 = public  # its colour
    controller: i8 = public  # the seat whose family it belongs to: its colour's, or the briber's (ABL-2)
    seen: u8 = public  # seats that know it
    kind: i8 = seen_by("seen")
    up: bool = public
    tokens: i8 = public  # influence lying on it
    briber: i8 = public  # one more than the seat whose bribery token lies on it (ABL-2), 0: none
    below: i8 = public  # the card it covers


class Seat(Struct):
    """What lies before a seat, and its hand."""

    influence: i16 = public
    discard: i16 = public  # a set of kinds, open to all
    ruled_out: i16 = public  # a clue: characters that are not aside (ABL-19)
    twin: bool = public  # its Twin still lies beside it (ABL-1)
    hand_size: i8 = public
    aside_size: i8 = public
    hand: Array[i8] = owner[KINDS]  # in the order of the kinds
    aside: Array[i8] = owner[ASIDE]


class State(Struct):
    """A whole game."""

    dice: Dice
    agenda: Agenda
    seats: i8 = public
    round: i8 = public
    first: i8 = public
    current: i8 = public  # the place that is being resolved (ORI-9)
    acting: i8 = public  # the seat that decides for the acting card
    actor: i8 = public  # the acting card
    plan: i8 = public  # one more than the influence left on a Plan that is carried out (ABL-21), 0: none
    row_size: i8 = public
    options: Options
    row: Array[i8] = public[PLACES]  # the top card of each place, front to back
    cards: Array[Card] = of[PLACES]
    table: Array[Seat] = of[MAX_SEATS]


redact = derive_redact(State)
digest = derive_digest(State)
