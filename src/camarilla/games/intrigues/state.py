"""The state of Intrigues: seven cards in their zones, the chapter, the plots, whose turn it is."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, i8, of, public, seen_by, u8
from camarilla.games.intrigues.cards import CARDS, SPOTS
from camarilla.kernel.agenda import Agenda
from camarilla.kernel.options import declared, derive_defaults, option
from camarilla.kernel.rng import Dice
from camarilla.kernel.secrecy import derive_digest, derive_redact

MAX_SEATS: Final = 4
CONDITIONS: Final = 3  # events of a chapter (INT-3)
PLOTS: Final = 1 << CONDITIONS  # one bit for each event: must it have happened?


class Step:
    """What can lie on the agenda."""

    CHAPTER: Final = 1  # chance opens a chapter
    SHUFFLE: Final = 2  # chance shuffles the deck
    PLOT: Final = 3  # chance deals a plot; about: the seat
    TURN: Final = 4  # a turn begins, or the game ends; about: the seat
    DEPLOY: Final = 5  # the drawn card is placed
    ACT: Final = 6  # the actions of the turn
    SPY: Final = 7  # a property asks; about: the location of the character
    BEGGAR: Final = 8
    BARMAN: Final = 9
    DETECTIVE: Final = 10
    COACHMAN: Final = 11


class Zone:
    """Where cards lie (INT-8): 0 to 3 are the locations, then the dead under each of them."""

    DEAD: Final = SPOTS
    ESCAPED: Final = 2 * SPOTS
    DECK: Final = ESCAPED + 1
    DRAWN: Final = ESCAPED + 2


ZONES: Final = Zone.DRAWN + 1


class Options(Struct):
    """What a designer may vary."""

    turns: i8 = option(3, 1, 7, "turns of each seat (INT-1)")
    actions: i8 = option(1, 1, 3, "actions after placing a card (INT-6)")
    spare: i8 = option(2, 1, 4, "actions in a turn that begins with an empty deck (INT-6)")


OPTIONS: Final = declared(Options)
set_defaults = derive_defaults(Options, OPTIONS)


class Card(Struct):
    """A card where it lies."""

    seen: u8 = public  # seats that know it (INT-9); EVERYBODY if it lies face up
    who: i8 = seen_by("seen")
    up: bool = public
    clue: u8 = public  # who it can be after what everybody saw, as a set; 0: nothing is known
    held: bool = public  # a prisoner (INT-16)


class Pile(Struct):
    """The cards of a zone in order of arrival; the top of the deck is the last."""

    size: i8 = public
    card: Array[Card] = of[CARDS]


class ConditionRecord(Struct):
    """An event of the chapter (INT-19); kind 0: not opened yet."""

    kind: i8 = public
    who: i8 = public
    where: i8 = public


class Seat(Struct):
    """The plot of a seat, one bit for each event."""

    seen: u8 = public  # its owner, and at the end EVERYBODY (INT-18)
    plot: i8 = seen_by("seen")


class State(Struct):
    """A whole game."""

    dice: Dice
    agenda: Agenda
    seats: i8 = public
    first: i8 = public
    round: i8 = public
    seat: i8 = public  # whose turn it is
    actions: i8 = public  # left in this turn
    options: Options
    chapter: Array[ConditionRecord] = of[CONDITIONS]
    table: Array[Seat] = of[MAX_SEATS]
    zones: Array[Pile] = of[ZONES]


redact = derive_redact(State)
digest = derive_digest(State)
