"""What the cards of Oriflamme are worth to a seat, and to lose them, in tenths of an influence."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import popcount
from camarilla.games.oriflamme.cards import CHARACTERS, Kind
from camarilla.games.row.heuristics import (
    STAYS,
    face_up,
    harm,
    is_rival,
    known_kind,
    known_to_owner_alone,
    lasting,
    turns,
)
from camarilla.games.row.rules import holds, is_place, top
from camarilla.games.row.state import NONE, State

GUESS: Final = 11  # what an unknown card earns in a turn
TOKEN: Final = 6  # an influence on an unknown card: it may be a Conspiracy
TWICE: Final = 1  # an Heir that is not the only one
FIGHT: Final = 16  # a Soldier beside an opponent
MUTINY: Final = 1  # a Soldier with none but its own family beside it
SHOOT: Final = 16  # an Archer, wherever it lies
COPIED: Final = (0, 10, 0, -3, 18, 0)  # what more a neighbour is worth to a Shapeshifter in a turn, by kind
SPENT: Final = 20  # an Assassination or a Decree of one's own that still lies there
LURK: Final = 6  # an Ambush of one's own, each turn
OWN: Final = -7  # eliminating a card of one's own, besides what it would have earned
RISK: Final = 19  # per cent of cards that are eliminated in a round, wherever they lie
SOLDIER_RISK: Final = 66  # more beside a face-up Soldier
BESIDE_RISK: Final = 2  # more beside a face-down opponent, who may be a Soldier
END_RISK: Final = 2  # more at an end
ARCHER_RISK: Final = 45  # more at an end for each face-up Archer
AMBUSHED: Final = 139  # how much more likely than any other hidden card an Ambush is, per cent
PATIENCE: Final = 32  # and more for each influence on it
DANGER: Final = 19  # how much an attacker minds being caught, tenths of what it would still earn


# -- what a card earns ------------------------------------------------------------------------------------------
def lord(s: State, left: int, right: int, me: int) -> int:
    """ORI-20: 1, and 1 for each neighbour of the family."""
    return 10 * (s.options.lord + (1 if holds(s, left, me) else 0) + (1 if holds(s, right, me) else 0))


def heir(s: State, name: int, self: int) -> int:
    """ORI-25: 2, unless another face-up card has its name."""
    for place in range(s.row_size):
        if place != self and face_up(s, place) == name:
            return TWICE
    return 10 * s.options.heir


def spy_on(s: State, place: int, me: int) -> int:
    """ORI-24: 1 from a neighbour, who loses it."""
    if not is_rival(s, place, me) or s.table[top(s, place).controller].influence == 0:
        return 0
    return 10 + harm(s, top(s, place).controller, me)


def soldier(s: State, left: int, right: int, me: int) -> int:
    """ORI-23: 1 in a turn, as long as it has an opponent beside it."""
    if is_rival(s, left, me) or is_rival(s, right, me):
        return FIGHT
    return MUTINY if is_place(s, left) or is_place(s, right) else 0


def copied(s: State, place: int, at: int, left: int, right: int, me: int) -> int:
    """ORI-26, ORI-29: what a neighbour is worth to a Shapeshifter, who uses its ability from an own place."""
    kind = face_up(s, place)
    match kind:
        case Kind.LORD:
            return COPIED[kind] + lord(s, left, right, me)
        case Kind.HEIR:
            return COPIED[kind] + heir(s, Kind.SHAPESHIFTER, at)
        case Kind.SPY:
            return COPIED[kind] + max(spy_on(s, left, me), spy_on(s, right, me))
        case _:
            return COPIED[kind] if 0 <= kind < CHARACTERS else 0


def income(s: State, kind: int, at: int, left: int, right: int, me: int) -> int:
    """What a character earns its controller in a turn, between two places; `at` is its own, NONE before it has one."""
    match kind:
        case Kind.LORD:
            return lord(s, left, right, me)
        case Kind.HEIR:
            return heir(s, Kind.HEIR, at)
        case Kind.SPY:
            return max(spy_on(s, left, me), spy_on(s, right, me))
        case Kind.SOLDIER:
            return soldier(s, left, right, me)
        case Kind.ARCHER:
            return SHOOT
        case _:
            return max(copied(s, left, at, left, right, me), copied(s, right, at, left, right, me))


# -- what lies in the row ---------------------------------------------------------------------------------------
def danger(s: State, place: int, me: int) -> int:
    """How likely, per cent, the card at a place strikes its neighbour."""
    if not is_rival(s, place, me):
        return 0
    if not top(s, place).up:
        return BESIDE_RISK
    return SOLDIER_RISK if top(s, place).kind == Kind.SOLDIER else 0


def threat(s: State, left: int, right: int, me: int) -> int:
    """How likely, per cent, a card between two places is eliminated within a round."""
    risk = RISK + danger(s, left, me) + danger(s, right, me)
    if not is_place(s, left) or not is_place(s, right):
        risk += END_RISK + archers(s, me)
    return min(risk, 90)


def archers(s: State, me: int) -> int:
    """What the opponents' face-up Archers add for a card at an end."""
    risk = 0
    for place in range(s.row_size):
        if face_up(s, place) == Kind.ARCHER and is_rival(s, place, me):
            risk += ARCHER_RISK
    return risk


def secret(s: State, kind: int, tokens: int, left: int) -> int:
    """What an intrigue of one's own is still worth, with `left` turns to come."""
    match kind:
        case Kind.CONSPIRACY:
            return 10 * s.options.conspiracy * (tokens + left - 1) * STAYS[left - 1] // 100
        case Kind.AMBUSH:
            return 10 * s.options.reveal_ambush + LURK * left
        case _:
            return 10 * tokens + SPENT


def prospect(s: State, place: int, me: int) -> int:
    """What the top card of a place will still earn its controller, as far as one knows."""
    left = turns(s, place)
    if left == 0:
        return 0
    card = top(s, place)
    kind = known_kind(s, s.row[place], me)
    if kind == NONE:
        return TOKEN * card.tokens + lasting(GUESS, left)
    if kind >= CHARACTERS:
        return secret(s, kind, card.tokens, left)
    return 10 * card.tokens + lasting(income(s, kind, place, place - 1, place + 1, card.controller), left)


# -- eliminating ------------------------------------------------------------------------------------------------
def ambush_risk(s: State, place: int, me: int) -> int:
    """How likely, per cent, an opponent's top card is an Ambush (ORI-32)."""
    card = top(s, place)
    discarded = s.table[card.family].discard
    if card.up or (discarded >> Kind.AMBUSH) & 1 == 1:
        return 0
    return min(60, (AMBUSHED + PATIENCE * card.tokens) // known_to_owner_alone(s, card.family, popcount(discarded)))


def strike(s: State, place: int, attacker: int, me: int) -> int:
    """What eliminating a card is worth; `attacker` is what the acting card would still earn."""
    if holds(s, place, me):
        return 10 * s.options.eliminate + OWN - prospect(s, place, me)
    hurt = harm(s, top(s, place).controller, me)
    loss = ambush_risk(s, place, me) * (s.options.ambush * hurt + attacker * DANGER // 10) // 100
    return 10 * s.options.eliminate + prospect(s, place, me) * hurt // 10 - loss


def better(s: State, one: int, other: int, attacker: int, me: int) -> int:
    """The better of two victims, where there are any."""
    best = strike(s, one, attacker, me) if is_place(s, one) else -100
    if is_place(s, other) and other != one:
        best = max(best, strike(s, other, attacker, me))
    return best if best > -100 else 0


def juiciest(s: State, me: int) -> int:
    """The best victim of an Assassination."""
    best = 0
    for place in range(s.row_size):
        if place != s.current:
            best = max(best, strike(s, place, 0, me))
    return best
