"""Heuristics for Oriflamme: what each answer is worth to the seat that is asked, in tenths of an influence."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import popcount
from camarilla.games.oriflamme.cards import CHARACTERS, Kind
from camarilla.games.oriflamme.moves import Move
from camarilla.games.row.heuristics import (
    STAYS,
    card_asked,
    chance_key,
    face_up,
    harm,
    is_rival,
    known_kind,
    lasting,
    rounds_left,
    show_or_wait,
    turns,
    unseen,
    visible_code,
    weight,
)
from camarilla.games.row.rules import asked, holds, is_place, top
from camarilla.games.row.state import NONE, State, Step
from camarilla.kernel.agenda import due, due_about

__all__ = ["card_asked", "chance_key", "prior", "visible_code"]

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
AIM: Final = 2  # the victim that a Soldier or an Archer would find, tenths of its worth
COVER: Final = (11, 2, 10, 14, 7, 6, 7, 6, 13, 11)  # what it costs to cover one's own card, by the kind that covers it
BURY: Final = (122, 94, 106, 125, 105, 125, 85, 76, 83, -39)  # and what of its prospects is lost, per cent
COURT: Final = 11  # another card of the family beside one's Lord, each turn
AGAIN: Final = 10  # a turn that the Decree gives or takes, tenths of what the card earns
ROB: Final = 4  # how much more a Spy minds whom it robs
SPOT: Final = (65, 0, 11, 65, 41, 11, -1, 100, -3, -2)  # how much it matters where a card lies, per cent, by kind
FRONT: Final = (2, 7, 10, 4, 15, 5, -3, -8, -2, 3)  # what it is worth to be dealt with first
PLACED: Final = (  # what it is worth to place a card now rather than later, by rounds to come: 0 to 5
    4, 8, 6, -3, -4, -19,  # Lord
    -6, 42, 67, 86, 97, 112,  # Archer
    0, 27, 18, 11, 26, -6,  # Heir
    2, 10, 5, 8, 14, 4,  # Shapeshifter
    -9, 6, 11, 5, -2, 37,  # Soldier
    -5, 15, 15, 3, 4, 0,  # Spy
    -27, 13, 27, 33, 3, 5,  # Conspiracy
    10, -4, -5, 2, 5, 7,  # Ambush
    -4, -14, -5, -2, -3, -2,  # Decree
    27, -6, -10, -17, -5, -5,  # Assassination
)  # fmt: skip
REVEALED: Final = (  # what it is worth to reveal a card now rather than later, by rounds to come: 0 to 5
    10, 7, -1, 1, 6, 2,  # Lord
    6, 2, 3, 5, 5, 6,  # Archer
    16, 0, 3, 1, 4, 2,  # Heir
    11, -3, 7, 2, -11, 3,  # Shapeshifter
    18, 0, -1, 3, 3, 8,  # Soldier
    17, 5, -2, 0, -3, 5,  # Spy
    0, -10, -19, -14, -2, 0,  # Conspiracy
    9, -15, -19, -22, -17, -8,  # Ambush
    13, -21, -37, -19, -20, -17,  # Decree
    14, -18, -15, -17, -20, -21,  # Assassination
)  # fmt: skip


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
    return min(60, (AMBUSHED + PATIENCE * card.tokens) // unseen(s, card.family, popcount(discarded)))


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


# -- keep or reveal ---------------------------------------------------------------------------------------------
def acting_worth(s: State, kind: int, me: int) -> int:
    """What the ability of the current card is worth now."""
    at = s.current
    match kind:
        case Kind.SOLDIER:
            return better(s, at - 1, at + 1, lasting(10, rounds_left(s)), me)
        case Kind.ARCHER:
            return better(s, 0, s.row_size - 1, lasting(8, rounds_left(s)), me)
        case Kind.ASSASSINATION:
            return juiciest(s, me)
        case Kind.DECREE:
            return 0
        case _:
            return income(s, kind, at, at - 1, at + 1, me)


def reveal_conspiracy(s: State, tokens: int, risk: int) -> int:
    """ORI-30: wait, unless the game ends or somebody is about to strike."""
    each = 10 * s.options.conspiracy
    wait = each * (tokens + s.options.keep) * (100 - risk) // 100
    return each * tokens - (wait if rounds_left(s) > 0 else 0)


def reveal_ambush(s: State, risk: int) -> int:
    """ORI-31, ORI-32: wait for a victim to the last round, and then for one that can still come."""
    still = rounds_left(s) > 0 or s.current + 1 < s.row_size
    return 10 * s.options.reveal_ambush - (10 * s.options.ambush * risk // 100 if still else 0)


def reveal(s: State, me: int) -> int:
    """How much better it is to reveal the current card than to keep it."""
    number = s.row[s.current]
    kind = known_kind(s, number, me)
    tokens = s.cards[number].tokens
    risk = threat(s, s.current - 1, s.current + 1, me)
    base = REVEALED[6 * kind + min(5, rounds_left(s))]
    if kind == Kind.CONSPIRACY:
        return base + reveal_conspiracy(s, tokens, risk)
    if kind == Kind.AMBUSH:
        return base + reveal_ambush(s, risk)
    return base + show_or_wait(s, acting_worth(s, kind, me), tokens, risk)


# -- placing ----------------------------------------------------------------------------------------------------
def spot(s: State, kind: int, left: int, right: int, me: int) -> int:
    """What is special about the place: what the card will earn there, or how likely it is struck."""
    if kind < CHARACTERS:
        return lasting(income(s, kind, NONE, left, right, me), rounds_left(s) + 1)
    return threat(s, left, right, me) - RISK


def aim(s: State, kind: int, left: int, right: int, me: int) -> int:
    """The best victim that a card would find as the row lies now."""
    match kind:
        case Kind.SOLDIER:
            return AIM * better(s, left, right, 0, me) // 10
        case Kind.ARCHER:
            return AIM * better(s, 0, s.row_size - 1, 0, me) // 10
        case _:
            return 0


def cover(s: State, kind: int, place: int, me: int) -> int:
    """What covering one's own card costs: little under a card that soon leaves again."""
    return COVER[kind] + BURY[kind] * prospect(s, place, me) // 100


def place(s: State, kind: int, left: int, right: int, me: int) -> int:
    """What a card is worth here, and now rather than later; the place matters most in the last round."""
    coming = min(5, rounds_left(s))
    matters = SPOT[kind] if coming > 0 or kind >= CHARACTERS else 100
    worth = PLACED[6 * kind + coming] + matters * spot(s, kind, left, right, me) // 100
    return worth + aim(s, kind, left, right, me)


def place_worth(s: State, code: int, me: int) -> int:
    """ORI-6: front, back, or on a place of one's own."""
    if Move.PLACE_FRONT.holds(code):
        kind = Move.PLACE_FRONT.part(code, 0)
        return FRONT[kind] + place(s, kind, NONE, 0, me)
    if Move.PLACE_BACK.holds(code):
        return place(s, Move.PLACE_BACK.part(code, 0), s.row_size - 1, s.row_size, me)
    at = Move.PLACE_ON.part(code, 0)
    kind = Move.PLACE_ON.part(code, 1)
    return place(s, kind, at - 1, at + 1, me) - cover(s, kind, at, me)


# -- the choices of abilities -----------------------------------------------------------------------------------
def decree(s: State, place: int, gap: int, me: int) -> int:
    """ORI-36: one's own card acts again if it comes to the right, an opponent's loses its turn on the left."""
    card = top(s, place)
    mine = card.controller == me
    side = 10 if mine else -harm(s, card.controller, me)
    kind = known_kind(s, s.row[place], me)
    turn = GUESS
    if 0 <= kind < CHARACTERS:
        turn = income(s, kind, place, place - 1, place + 1, card.controller)
    worth = 0
    if place < s.current < gap:
        worth += side * turn * AGAIN // 100
    elif gap <= s.current < place:
        worth -= side * turn * AGAIN // 100
    return worth + beside_lord(s, gap - 1, mine, me) + beside_lord(s, gap, mine, me)


def beside_lord(s: State, place: int, mine: bool, me: int) -> int:
    """ORI-20: a card of the family beside one's own Lord pays every turn."""
    if mine and holds(s, place, me) and known_kind(s, s.row[place], me) == Kind.LORD:
        return lasting(COURT, turns(s, place))
    return 0


def ability(s: State, kind: int, code: int, me: int) -> int:
    """What a choice of an ability is worth."""
    if Move.TARGET.holds(code):
        attacker = 0 if kind == Kind.ASSASSINATION else lasting(10, rounds_left(s))
        return strike(s, Move.TARGET.part(code, 0), attacker, me)
    if Move.STEAL.holds(code):
        victim = Move.STEAL.part(code, 0)
        return 10 + ROB * harm(s, victim, me) if s.table[victim].influence > 0 else -10
    if Move.COPY.holds(code):
        return copied(s, Move.COPY.part(code, 0), s.current, s.current - 1, s.current + 1, me)
    return decree(s, Move.MOVE.part(code, 0), Move.MOVE.part(code, 1), me)


# -- the prior ---------------------------------------------------------------------------------------------------
def prior(s: State, code: int) -> int:
    """How much the seat that is asked is drawn to this legal answer, 1 to 10,000; it reads what that seat may know."""
    me = asked(s)
    match due(s.agenda):
        case Step.PLACE:
            return weight(place_worth(s, code, me))
        case Step.RESOLVE:
            return weight(reveal(s, me)) if code == Move.REVEAL.first else weight(0)
        case _:
            return weight(ability(s, due_about(s.agenda), code, me))
