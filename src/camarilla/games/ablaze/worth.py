"""What the cards of Ablaze are worth to a seat, and to lose them, in tenths of an influence."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import popcount
from camarilla.games.ablaze.cards import SHUFFLED, Kind, is_intrigue
from camarilla.games.ablaze.rules import can_be_bribed, is_stack, shares_fate
from camarilla.games.row.heuristics import (
    STAYS,
    face_up,
    harm,
    is_rival,
    known_kind,
    known_to_owner_alone,
    lasting,
    rounds_left,
    turns,
)
from camarilla.games.row.rules import holds, is_place, top
from camarilla.games.row.state import NONE, State

NOTHING: Final = -109  # worse than any victim
GUESS: Final = 9  # what an unknown card earns in a turn
TOKEN: Final = 10  # an influence on an unknown card: it may be a Plan
BROTHER: Final = 7  # what a Prince is worth more in a turn while his Twin can follow him
DISGRACE: Final = -9  # a Schemer beside a stack
KNIFE: Final = 7  # a Cut-throat beside an opponent
MUTINY: Final = -7  # a Cut-throat with none but its own family beside it
POISON: Final = 17  # an Apothecary with another card of the family in the row
IDLE: Final = 3  # an Apothecary without
GRIEF: Final = 8  # how much a Felon minds its own loss
PLANNED: Final = 14  # each influence on a Plan of one's own
WAITS: Final = 12  # a Substitution or a Bribery of one's own that still lies there
LURK: Final = 5  # a Trap of one's own, each turn
OWN: Final = -3  # eliminating a card of one's own, besides what it would have earned
RISK: Final = 9  # per cent of cards that are eliminated in a round, wherever they lie
KNIFE_RISK: Final = 76  # more beside a face-up Cut-throat
BESIDE_RISK: Final = 1  # more beside an opponent
TRAPPED: Final = 178  # how much more likely than any other hidden card a Trap is, per cent
PATIENCE: Final = 17  # and more for each influence on it
DANGER: Final = 10  # how much an attacker minds being caught, tenths of what it would still earn
LINK: Final = 6  # the partner that an eliminated Prince or Twin takes along, each turn
REPLACED: Final = 13  # one's own character instead of the victim, tenths of what it will earn
JOINS: Final = 8  # a bribed character, tenths of what it will earn
LOYAL: Final = -5  # bribing a character of one's own
STACK: Final = 10  # a stack beside an opponent's Schemer, tenths of what she would have earned


# -- what a card earns ------------------------------------------------------------------------------------------
def prince(s: State, me: int) -> int:
    """ABL-10: 1, and as much by his Twin, who comes when he is revealed."""
    return 10 * s.options.prince + (BROTHER if s.table[me].twin else 0)


def schemer(s: State, left: int, right: int) -> int:
    """ABL-18: 2, but beside a stack she is discarded."""
    return DISGRACE if is_stack(s, left) or is_stack(s, right) else 10 * s.options.schemer


def threatened(s: State, place: int, me: int) -> int:
    """ABL-17: what a Felon beside a place is worth: an opponent's loss, or one's own."""
    if not is_place(s, place):
        return 0
    seat = top(s, place).controller
    if s.table[seat].influence == 0:
        return 0
    return -GRIEF if seat == me else harm(s, seat, me)


def cutthroat(s: State, left: int, right: int, me: int) -> int:
    """ABL-14: victims in a turn, as long as it has an opponent beside it."""
    if is_rival(s, left, me) or is_rival(s, right, me):
        return KNIFE
    return MUTINY if is_place(s, left) or is_place(s, right) else 0


def apothecary(s: State, at: int, me: int) -> int:
    """ABL-16: 1 in a turn, as long as another card of the family lies in the row."""
    for place in range(s.row_size):
        if place != at and holds(s, place, me):
            return POISON
    return IDLE


def income(s: State, kind: int, at: int, left: int, right: int, me: int) -> int:
    """What a character earns its controller in a turn, between two places; `at` is its own, NONE before it has one."""
    match kind:
        case Kind.PRINCE:
            return prince(s, me)
        case Kind.TWIN:
            return 10 * s.options.twin
        case Kind.QUEEN:
            return 10 * s.options.queen
        case Kind.SCHEMER:
            return schemer(s, left, right)
        case Kind.FELON:
            return threatened(s, left, me) + threatened(s, right, me)
        case Kind.CUTTHROAT:
            return cutthroat(s, left, right, me)
        case _:
            return apothecary(s, at, me)


# -- what lies in the row ---------------------------------------------------------------------------------------
def danger(s: State, place: int, me: int) -> int:
    """How likely, per cent, the card at a place strikes its neighbour."""
    if not is_rival(s, place, me):
        return 0
    return KNIFE_RISK if face_up(s, place) == Kind.CUTTHROAT else BESIDE_RISK


def threat(s: State, left: int, right: int, me: int) -> int:
    """How likely, per cent, a card between two places is eliminated within a round."""
    return min(90, RISK + danger(s, left, me) + danger(s, right, me))


def secret(s: State, kind: int, tokens: int, left: int) -> int:
    """What an intrigue of one's own is still worth, with `left` turns to come."""
    match kind:
        case Kind.PLAN:
            return PLANNED * (tokens + left) * STAYS[left - 1] // 100
        case Kind.TRAP:
            return 10 * s.options.reveal_trap + LURK * left
        case _:
            return 10 * tokens + WAITS


def prospect(s: State, place: int, me: int) -> int:
    """What the top card of a place will still earn its controller, as far as one knows."""
    left = turns(s, place)
    if left == 0:
        return 0
    card = top(s, place)
    kind = known_kind(s, s.row[place], me)
    if kind == NONE:
        return TOKEN * card.tokens + lasting(GUESS, left)
    if is_intrigue(kind):
        return secret(s, kind, card.tokens, left)
    return 10 * card.tokens + lasting(income(s, kind, place, place - 1, place + 1, card.controller), left)


# -- eliminating ------------------------------------------------------------------------------------------------
def trap_risk(s: State, place: int) -> int:
    """How likely, per cent, an opponent's top card is a Trap (ABL-24)."""
    card = top(s, place)
    discarded = s.table[card.family].discard
    if card.up or (discarded >> Kind.TRAP) & 1 == 1:
        return 0
    seen = popcount(discarded & SHUFFLED)
    return min(60, (TRAPPED + PATIENCE * card.tokens) // known_to_owner_alone(s, card.family, seen))


def bounty(s: State, place: int, seat: int) -> int:
    """What a face-up victim brings besides its own prospects: ABL-13 a reward, ABL-12 a partner that follows it."""
    kind = face_up(s, place)
    if kind == Kind.QUEEN:
        return 10 * s.options.bounty
    if (kind == Kind.PRINCE and not s.table[seat].twin) or kind == Kind.TWIN:
        return lasting(LINK, rounds_left(s))
    return 0


def strike(s: State, place: int, attacker: int, me: int) -> int:
    """What a card's elimination is worth, but for the reward; `attacker` is what the acting card would still earn."""
    if holds(s, place, me):
        return OWN - prospect(s, place, me)
    seat = top(s, place).controller
    hurt = harm(s, seat, me)
    stolen = min(s.options.trap, s.table[me].influence) * (10 + hurt)
    loss = trap_risk(s, place) * (stolen + attacker * DANGER // 10) // 100
    return prospect(s, place, me) * hurt // 10 + bounty(s, place, seat) - loss


def massacre(s: State, target: int, attacker: int, me: int) -> int:
    """ABL-14: the victim and all who share its name; one alone pays nothing."""
    worth = strike(s, target, attacker, me)
    name = face_up(s, target)
    others = 0
    for place in range(s.row_size):
        if name != NONE and place != target and shares_fate(s, place, name):
            worth += strike(s, place, attacker, me)
            others += 1
    return worth + (10 * s.options.eliminate * (others + 1) if others > 0 else 0)


def replaces(s: State, target: int, me: int) -> int:
    """ABL-19: what one's own character is worth that takes the victim's place."""
    kind = face_up(s, target)
    card = top(s, target)
    if kind == NONE or card.below != NONE or card.controller == me or not is_at_hand(s, kind, me):
        return 0
    return REPLACED * lasting(income(s, kind, NONE, target - 1, target + 1, me), turns(s, target)) // 10


def is_at_hand(s: State, kind: int, me: int) -> bool:
    """Can a Substitution fetch this card?"""
    one = s.table[me]
    if (one.discard >> kind) & 1 == 1:
        return True
    for i in range(one.aside_size):  # noqa: SIM110  # the dialect has no generator expressions
        if one.aside[i] == kind:
            return True
    return False


def target_worth(s: State, kind: int, target: int, me: int) -> int:
    """What a victim is worth to a Cut-throat, an Apothecary or a Substitution."""
    attacker = lasting(10, rounds_left(s))
    if kind == Kind.CUTTHROAT:
        return massacre(s, target, attacker, me)
    if kind == Kind.SUBSTITUTION:
        return 10 * s.options.eliminate + strike(s, target, 0, me) + replaces(s, target, me)
    return 10 * s.options.eliminate + strike(s, target, attacker, me)


def better(s: State, kind: int, one: int, other: int, me: int) -> int:
    """The better of two victims, where there are any."""
    best = target_worth(s, kind, one, me) if is_place(s, one) else NOTHING
    if is_place(s, other):
        best = max(best, target_worth(s, kind, other, me))
    return best if best > NOTHING else 0


def best_poisoned(s: State, at: int, me: int) -> int:
    """The best victim of an Apothecary at a place."""
    best = NOTHING
    for place in range(s.row_size):
        if place != at and (aids(s, place - 1, at, me) or aids(s, place + 1, at, me)):
            best = max(best, target_worth(s, Kind.APOTHECARY, place, me))
    return best if best > NOTHING else 0


def aids(s: State, place: int, at: int, me: int) -> bool:
    """ABL-16: another card of the Apothecary's family."""
    return place != at and holds(s, place, me)


def stacked(s: State, place: int, me: int) -> int:
    """ABL-18: a stack beside a face-up Schemer drives her out, an opponent's or one's own."""
    if face_up(s, place) != Kind.SCHEMER:
        return 0
    worth = STACK * prospect(s, place, me) // 10
    return -worth if holds(s, place, me) else worth * harm(s, top(s, place).controller, me) // 10


# -- Bribery, Plan ----------------------------------------------------------------------------------------------
def bribe(s: State, place: int, me: int) -> int:
    """ABL-25: what the character will earn one, and no longer the one who had it."""
    card = top(s, place)
    if card.controller == me:
        return LOYAL
    gain = lasting(income(s, card.kind, place, place - 1, place + 1, me), turns(s, place))
    return gain * JOINS // 10 + prospect(s, place, me) * harm(s, card.controller, me) // 10


def best_bribe(s: State, me: int) -> int:
    """The best character to bribe."""
    best = 0
    for place in range(s.row_size):
        if can_be_bribed(top(s, place)):
            best = max(best, bribe(s, place, me))
    return best


def activated(s: State, place: int, me: int) -> int:
    """ABL-21: what a character of one's own does once."""
    kind = face_up(s, place)
    if kind == Kind.CUTTHROAT:
        return better(s, kind, place - 1, place + 1, me)
    if kind == Kind.APOTHECARY:
        return best_poisoned(s, place, me)
    if kind == Kind.PRINCE:
        return 10 * s.options.prince
    return income(s, kind, place, place - 1, place + 1, me)


def best_activated(s: State, me: int) -> int:
    """The best character to activate; NOTHING where there is none."""
    best = NOTHING
    for place in range(s.row_size):
        if face_up(s, place) != NONE and holds(s, place, me) and not is_intrigue(face_up(s, place)):
            best = max(best, activated(s, place, me))
    return best
