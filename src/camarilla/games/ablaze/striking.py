"""Eliminating in Ablaze: several victims at once, and what follows in the order of ORI-14."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Struct, i8, public
from camarilla.games.ablaze.cards import Kind
from camarilla.games.ablaze.events import EventKind
from camarilla.games.row.rules import discard, gain, leave, top, wipe
from camarilla.games.row.state import State
from camarilla.kernel.events import Tape, tell

ABL: Final = 100  # the rules of Ablaze in events


class Strike(Struct):
    """What one ability has eliminated."""

    cards: i8 = public
    queens: i8 = public  # of opponents
    trapper: i8 = public  # one more than the opponent whose Trap was among them
    princes: i8 = public  # the set of families that lost a Prince
    twins: i8 = public  # the set of families that lost a Twin


# -- where and whose --------------------------------------------------------------------------------------------
def where(s: State, number: int) -> int:
    """The place on whose top a card lies."""
    place = 0
    while s.row[place] != number:
        place += 1
    return place


def actor_place(s: State) -> int:
    """The place of the acting card: the current one, but under a Plan that of the activated character (ABL-21)."""
    return s.current if s.plan == 0 else where(s, s.actor)


def return_token(briber: int, rule: int, tape: Tape | None) -> None:
    """ABL-3, ABL-25: a bribery token goes back to its owner; `briber` as a card holds it."""
    if briber > 0:
        tell(tape, rule, EventKind.RETURNED, briber - 1, 0, 0, 0, 0)


# -- leaving the row --------------------------------------------------------------------------------------------
def fell(s: State, place: int, strike: Strike, tape: Tape | None) -> None:
    """ORI-13, ABL-3: one victim leaves the row; who it belonged to matters for what follows (ABL-2)."""
    tokens = top(s, place).tokens
    card = leave(s, place)
    tell(tape, 13, EventKind.ELIMINATED, s.acting, place, card.kind, card.controller, tokens)
    return_token(card.briber, ABL + 3, tape)
    note(s, card.kind, card.controller, strike)
    wipe(card)


def note(s: State, kind: int, family: int, strike: Strike) -> None:
    """What of a victim matters for rewards and reactions: its name, and the family it belonged to."""
    strike.cards += 1
    match kind:
        case Kind.PRINCE:
            strike.princes |= 1 << family
        case Kind.TWIN:
            strike.twins |= 1 << family
        case Kind.QUEEN:
            strike.queens += 1 if family != s.acting else 0
        case Kind.TRAP:
            strike.trapper = family + 1 if family != s.acting else 0


def drop(s: State, place: int, rule: int, tape: Tape | None) -> None:
    """ORI-14, ABL-3: a character is discarded, not eliminated; a token on it goes back to its owner."""
    briber = top(s, place).briber
    discard(s, place, rule, tape)
    return_token(briber, ABL + 3, tape)


# -- what follows -----------------------------------------------------------------------------------------------
def take_rewards(s: State, amount: int, rule: int, kind: int, strike: Strike, tape: Tape | None) -> None:
    """ORI-12, ABL-13: the reward for eliminating, and more for an opponent's Queen."""
    if amount > 0:
        gain(s, s.acting, amount, rule, kind, tape)
    if strike.queens > 0:
        gain(s, s.acting, strike.queens * s.options.bounty, ABL + 13, Kind.QUEEN, tape)


def react(s: State, strike: Strike, tape: Tape | None) -> None:
    """ORI-14: first a Trap, then the links of Prince and Twin."""
    if strike.trapper > 0:
        spring(s, strike.trapper - 1, tape)
    if strike.princes != 0 or strike.twins != 0:
        follow_links(s, strike, tape)


def spring(s: State, owner: int, tape: Tape | None) -> None:
    """ABL-24: three, or all there is, to the Trap's owner; the attacking card is discarded."""
    amount = min(s.options.trap, s.table[s.acting].influence)
    s.table[s.acting].influence -= amount
    s.table[owner].influence += amount
    tell(tape, ABL + 24, EventKind.TRAPPED, owner, s.acting, amount, 0, 0)
    drop(s, actor_place(s), ABL + 24, tape)


def follow_links(s: State, strike: Strike, tape: Tape | None) -> None:
    """ABL-12: the partners of eliminated Princes and Twins are discarded, as they lie now; from the back on, each
    place once: one that surfaces beneath a partner was covered."""
    for place in range(s.row_size - 1, -1, -1):
        if is_bereft(s, place, strike):
            drop(s, place, ABL + 12, tape)


def is_bereft(s: State, place: int, strike: Strike) -> bool:
    """A face-up Twin whose family has lost a Prince, or the other way round."""
    card = top(s, place)
    lost = strike.princes if card.kind == Kind.TWIN else strike.twins if card.kind == Kind.PRINCE else 0
    return card.up and (lost >> card.controller) & 1 == 1
