"""The seven properties, rules INT-10 to INT-17: what each character does when it is opened."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import assign
from camarilla.games.intrigues.cards import MORTAL, SPARED, SPOTS, Who
from camarilla.games.intrigues.events import EventKind
from camarilla.games.intrigues.moves import Move
from camarilla.games.intrigues.state import Card, State, Step, Zone
from camarilla.games.intrigues.zones import escort, find_open, report, shift, travel, turn_down, turn_up
from camarilla.kernel.agenda import plan
from camarilla.kernel.events import Tape, tell
from camarilla.kernel.moves import Answers, offer

ESCAPED: Final = SPOTS  # where a card that the Barman brings came from, after the locations of the dead
DECK: Final = -1
ASKS: Final = (Step.SPY, 0, Step.BEGGAR, Step.BARMAN, 0, Step.DETECTIVE, Step.COACHMAN)  # the step of each character
ACTOR: Final = (Who.SPY, Who.BEGGAR, Who.BARMAN, Who.DETECTIVE, Who.COACHMAN)  # the character of each step
RULE: Final = (10, 12, 13, 15, 17)


def untouchable(card: Card) -> bool:
    """INT-14: no property touches an open Governor; INT-16: nor a prisoner by himself."""
    return card.held or (card.up and card.who == Who.GOVERNOR)


def open_card(s: State, place: int, i: int, rule: int, tape: Tape | None) -> None:
    """INT-7: everybody sees it, and its property happens at once."""
    card = s.zones[place].card[i]
    turn_up(card)
    tell(tape, rule, EventKind.OPENED, s.seat, place, i, card.who, 0)
    if card.who == Who.KILLER:
        kill(s, place, tape)
    elif ASKS[card.who] != 0:
        plan(s.agenda, ASKS[card.who], place)


# -- the Spy ----------------------------------------------------------------------------------------------------
def ask_spy(s: State, out: Answers) -> None:
    """INT-10: any face-down card on the board."""
    for place in range(SPOTS):
        pile = s.zones[place]
        for i in range(pile.size):
            if not pile.card[i].up:
                offer(out, Move.EXPOSE.code(place, i))


# -- the Killer -------------------------------------------------------------------------------------------------
def kill(s: State, place: int, tape: Tape | None) -> None:
    """INT-11: all others in his location but Detective and Governor; what becomes of a closed card is a clue."""
    i = 0
    while i < s.zones[place].size:
        card = s.zones[place].card[i]
        if (MORTAL >> card.who) & 1 == 1:
            report(tape, 11, EventKind.KILLED, s.seat, place, i, 0, card)
            dead = shift(s, place, i, Zone.DEAD + place)
            dead.held = False
            dead.clue = 0 if dead.up else MORTAL
        else:
            if card.who != Who.KILLER:
                report(tape, 11, EventKind.SPARED, s.seat, place, i, 0, card)
                card.clue = 0 if card.up else SPARED
            i += 1


# -- the Beggar -------------------------------------------------------------------------------------------------
def ask_beggar(s: State, home: int, out: Answers) -> None:
    """INT-12: any other character that can be touched; all swaps inside his own location are one move."""
    for place in range(SPOTS):
        pile = s.zones[place]
        for i in range(pile.size):
            card = pile.card[i]
            if not untouchable(card) and not (card.up and card.who == Who.BEGGAR):
                offer(out, Move.SWAP.code(place, i))
                if place == home:
                    break


def swap(s: State, home: int, place: int, i: int, tape: Tape | None) -> None:
    """INT-12: each takes the other's place in the order; a Detective's prisoners go along, to the end."""
    other = s.zones[place].card[i]
    report(tape, 12, EventKind.SWAPPED, s.seat, home, i, place, other)
    if place != home:
        at = find_open(s.zones[home], Who.BEGGAR)
        beggar = s.zones[home].card[at]
        detective = other.who == Who.DETECTIVE
        exchange(beggar, other)
        if detective:
            escort(s, place, home, tape)


def exchange(one: Card, other: Card) -> None:
    """Two cards change places."""
    held = Card()
    assign(held, one)
    assign(one, other)
    assign(other, held)


# -- the Barman -------------------------------------------------------------------------------------------------
def ask_barman(s: State, out: Answers) -> None:
    """INT-13: the top of the deck, any dead, any escaped."""
    if s.zones[Zone.DECK].size > 0:
        offer(out, Move.BRING_DECK.first)
    for place in range(SPOTS):
        for i in range(s.zones[Zone.DEAD + place].size):
            offer(out, Move.BRING_DEAD.code(place, i))
    for i in range(s.zones[Zone.ESCAPED].size):
        offer(out, Move.BRING_ESCAPED.code(s.zones[Zone.ESCAPED].card[i].who))


def bring(s: State, zone: int, i: int, source: int, home: int, tape: Tape | None) -> Card:
    """INT-13: a card comes face down into his location; who knew it still does."""
    report(tape, 13, EventKind.BROUGHT, s.seat, home, 0 if source == DECK else i, source, s.zones[zone].card[i])
    card = shift(s, zone, i, home)
    turn_down(s, card)
    return card


def answer_barman(s: State, home: int, code: int, tape: Tape | None) -> None:
    if code == Move.BRING_DECK.first:
        bring(s, Zone.DECK, s.zones[Zone.DECK].size - 1, DECK, home, tape)
    elif Move.BRING_DEAD.holds(code):
        place = Move.BRING_DEAD.part(code, 0)
        card = bring(s, Zone.DEAD + place, Move.BRING_DEAD.part(code, 1), place, home, tape)
        card.clue = MORTAL  # INT-11: whoever was dead is no Detective and no Governor
    else:
        i = find_open(s.zones[Zone.ESCAPED], Move.BRING_ESCAPED.part(code, 0))
        bring(s, Zone.ESCAPED, i, ESCAPED, home, tape)


# -- the Detective ----------------------------------------------------------------------------------------------
def ask_detective(s: State, place: int, out: Answers) -> None:
    """INT-15: any open character in his location that he can touch."""
    pile = s.zones[place]
    for i in range(pile.size):
        card = pile.card[i]
        if card.up and not untouchable(card) and card.who != Who.DETECTIVE:
            offer(out, Move.ARREST.code(place, i))


def arrest(s: State, place: int, i: int, tape: Tape | None) -> None:
    """INT-15: the prisoner lies under him, open, and keeps its index."""
    card = s.zones[place].card[i]
    card.held = True
    tell(tape, 15, EventKind.ARRESTED, s.seat, place, i, card.who, 0)


# -- the Coachman -----------------------------------------------------------------------------------------------
def ask_coachman(home: int, out: Answers) -> None:
    """INT-17: any other location."""
    for place in range(SPOTS):
        if place != home:
            offer(out, Move.DRIVE.code(place))


def drive(s: State, home: int, to: int, tape: Tape | None) -> None:
    """INT-17: everybody in his location that can be touched, in order; prisoners ride with their Detective."""
    tell(tape, 17, EventKind.DROVE, s.seat, home, to, 0, 0)
    i = 0
    while i < s.zones[home].size:
        if untouchable(s.zones[home].card[i]):
            i += 1
        else:
            travel(s, home, i, to, tape)
            i = 0  # prisoners may have left a gap before it; whoever stays is passed over again


# -- all of them ------------------------------------------------------------------------------------------------
def ask_property(s: State, step: int, place: int, out: Answers) -> None:
    """What a property can choose, nothing where it cannot happen."""
    match step:
        case Step.SPY:
            ask_spy(s, out)
        case Step.BEGGAR:
            ask_beggar(s, place, out)
        case Step.BARMAN:
            ask_barman(s, out)
        case Step.DETECTIVE:
            ask_detective(s, place, out)
        case _:
            ask_coachman(place, out)


def answer_property(s: State, step: int, place: int, code: int, tape: Tape | None) -> None:
    match step:
        case Step.SPY:
            open_card(s, Move.EXPOSE.part(code, 0), Move.EXPOSE.part(code, 1), 10, tape)
        case Step.BEGGAR:
            swap(s, place, Move.SWAP.part(code, 0), Move.SWAP.part(code, 1), tape)
        case Step.BARMAN:
            answer_barman(s, place, code, tape)
        case Step.DETECTIVE:
            arrest(s, Move.ARREST.part(code, 0), Move.ARREST.part(code, 1), tape)
        case _:
            drive(s, place, Move.DRIVE.part(code, 0), tape)
