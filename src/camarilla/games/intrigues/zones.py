"""Cards and where they lie (INT-8, INT-16): piles, journeys, prisoners."""

from __future__ import annotations

from camarilla.dialect import assign, clear
from camarilla.games.intrigues.cards import Who
from camarilla.games.intrigues.events import EventKind
from camarilla.games.intrigues.state import Card, Pile, State, Zone
from camarilla.kernel.events import Tape, tell, whisper
from camarilla.kernel.secrecy import EVERYBODY

NOWHERE = -1


def everybody(s: State) -> int:
    """All seats, as a set."""
    return (1 << s.seats) - 1


def drop(pile: Pile, i: int) -> None:
    """Close the gap that a card leaves; what no longer lies there is wiped."""
    pile.size -= 1
    for j in range(i, pile.size):
        assign(pile.card[j], pile.card[j + 1])
    clear(pile.card[pile.size])


def shift(s: State, zone: int, i: int, to: int) -> Card:
    """A card goes to the end of another zone; the card where it lies now."""
    home = s.zones[zone]
    pile = s.zones[to]
    card = pile.card[pile.size]
    assign(card, home.card[i])
    pile.size += 1
    drop(home, i)
    return card


def find_open(pile: Pile, who: int) -> int:
    """Where a face-up character lies in a pile, NOWHERE if it does not."""
    for i in range(pile.size):
        if pile.card[i].up and pile.card[i].who == who:
            return i
    return NOWHERE


def turn_up(card: Card) -> None:
    """INT-9: everybody knows it from now on."""
    card.up = True
    card.seen = EVERYBODY
    card.clue = 0


def turn_down(s: State, card: Card) -> None:
    """INT-9: the seats that have seen it still know it; a spectator is shown no face-down card."""
    card.up = False
    card.seen &= everybody(s)


# -- journeys ---------------------------------------------------------------------------------------------------
def escort(s: State, place: int, to: int, tape: Tape | None) -> None:
    """INT-16: the prisoners go wherever their Detective goes, in their order; out of the city they are free."""
    i = 0
    while i < s.zones[place].size:
        if s.zones[place].card[i].held:
            card = shift(s, place, i, to)
            if to == Zone.ESCAPED:
                card.held = False
                tell(tape, 16, EventKind.LEFT, s.seat, place, i, card.who, 0)
            else:
                tell(tape, 16, EventKind.FOLLOWED, s.seat, place, i, card.who, to)
        else:
            i += 1


def travel(s: State, place: int, i: int, to: int, tape: Tape | None) -> None:
    """A card goes to the end of another location's list, a Detective with his prisoners right behind him."""
    card = shift(s, place, i, to)
    if card.who == Who.DETECTIVE:
        escort(s, place, to, tape)


# -- telling ----------------------------------------------------------------------------------------------------
def report(tape: Tape | None, rule: int, kind: int, seat: int, place: int, i: int, to: int, card: Card) -> None:
    """Something happens to a card; those who know it are told who it is."""
    whisper(tape, rule, kind, seat, place, i, to, 0, card.who, card.seen)
