"""Heuristics for Ablaze: what each answer is worth to the seat that is asked, in tenths of an influence."""

from __future__ import annotations

from typing import Final

from camarilla.games.ablaze.cards import Kind, is_intrigue
from camarilla.games.ablaze.moves import Move
from camarilla.games.ablaze.striking import actor_place
from camarilla.games.ablaze.worth import (
    NOTHING,
    RISK,
    activated,
    best_activated,
    best_bribe,
    best_poisoned,
    better,
    bribe,
    income,
    prospect,
    stacked,
    target_worth,
    threat,
)
from camarilla.games.row.heuristics import (
    Context,
    chance_key,
    is_rival,
    known_kind,
    lasting,
    placed_kind,
    read_context,
    rounds_left,
    show_or_wait,
    visible_code,
    weight,
)
from camarilla.games.row.rules import asked
from camarilla.games.row.state import NONE, State, Step
from camarilla.kernel.agenda import due, due_about

__all__ = ["Context", "card_asked", "chance_key", "prior", "quick_prior", "read_context", "visible_code"]

AT_ONCE: Final = 13  # a Twin that acts this round
TWIN_FRONT: Final = -4  # a Twin at the front
AIM: Final = (0, 0, 3, 1, 0, 0, 2, 0, 0, 2)  # the victim that a card would find, tenths of its worth, by kind
TWIN_COVER: Final = 4  # a Twin on a card of the family
COVER: Final = (10, 6, -2, 4, 4, 13, 0, 4, -10, -1)  # what it costs to cover one's own card, by the kind that covers it
BURY: Final = (106, 115, 120, 100, 101, 167, -10, 74, 86, -25)  # and what of its prospects is lost, per cent
SPOT: Final = (33, 19, 104, 66, 16, -1, 45, -2, 173, -2)  # how much it matters where a card lies, per cent, by kind
FRONT: Final = (-5, 0, 7, 6, -4, 3, 3, 3, -5, 5)  # what it is worth to be resolved first
PLACED: Final = (  # what it is worth to place a card now rather than later, by rounds to come: 0 to 5
    4, 11, 20, 18, 8, 16,  # Prince
    6, 22, 9, 12, 12, 17,  # Queen
    1, -3, 2, 4, 1, 15,  # Cut-throat
    -5, 13, 6, 11, 5, -6,  # Apothecary
    -13, -9, -4, -4, -10, -9,  # Felon
    4, 0, -1, 1, 0, 3,  # Schemer
    -2, -1, 1, -1, -7, -6,  # Substitution
    -2, 8, 16, 9, -1, 1,  # Plan
    5, -13, -8, 4, 1, -8,  # Trap
    1, 4, 9, 0, -2, 2,  # Bribery
)  # fmt: skip
REVEALED: Final = (  # what it is worth to reveal a card now rather than later, by rounds to come: 0 to 5
    9, 5, 5, 3, 5, 8,  # Prince
    4, 1, 1, -2, 2, 10,  # Queen
    10, 0, 0, -6, -6, -11,  # Cut-throat
    1, -1, 3, -10, -4, -7,  # Apothecary
    9, -5, -3, -10, 2, 1,  # Felon
    12, 1, 2, 5, -11, -5,  # Schemer
    9, -2, -22, -12, -13, -25,  # Substitution
    -2, -7, -6, -3, -2, 1,  # Plan
    4, -20, -21, -19, -18, -7,  # Trap
    10, -7, -22, -7, -9, -14,  # Bribery
)  # fmt: skip
EXPECTED: Final = (  # in play-outs: what a card is worth at an end on the average, by rounds to come: 0 to 5
    21, 20, 33, 35, 28, 38,  # Prince
    26, 28, 18, 23, 25, 32,  # Queen
    7, 7, 14, 20, 20, 39,  # Cut-throat
    13, 32, 26, 39, 36, 1,  # Apothecary
    -10, -9, -3, -3, -8, -6,  # Felon
    21, -1, -2, 0, -1, 2,  # Schemer
    3, 5, 8, 6, 1, 1,  # Substitution
    -3, 7, 15, 8, -2, 0,  # Plan
    7, -10, -5, 9, 8, -7,  # Trap
    5, 10, 18, 11, 7, 1,  # Bribery
)  # fmt: skip
COVERING: Final = (47, 35, 27, 29, 28, 50, -9, 24, 7, -10)  # and how much less on one's own card, by kind


# -- keep or reveal ---------------------------------------------------------------------------------------------
def acting_worth(s: State, kind: int, me: int) -> int:
    """What the ability of the current card is worth now."""
    at = s.current
    match kind:
        case Kind.CUTTHROAT | Kind.SUBSTITUTION:
            return better(s, kind, at - 1, at + 1, me)
        case Kind.APOTHECARY:
            return best_poisoned(s, at, me)
        case Kind.BRIBERY:
            return best_bribe(s, me)
        case _:
            return income(s, kind, at, at - 1, at + 1, me)


def reveal_plan(s: State, tokens: int, risk: int, me: int) -> int:
    """ABL-21: wait for more influence to spend, unless the game ends or somebody is about to strike."""
    best = best_activated(s, me)
    each = max(10, best)
    now = each * tokens + (best if best > NOTHING else 0)
    return now - ((now + each * s.options.keep) * (100 - risk) // 100 if rounds_left(s) > 0 else 0)


def reveal_trap(s: State, risk: int) -> int:
    """ABL-23, ABL-24: wait for a victim to the last round, and then for one that can still come."""
    still = rounds_left(s) > 0 or s.current + 1 < s.row_size
    return 10 * s.options.reveal_trap - (10 * s.options.trap * risk // 100 if still else 0)


def reveal(s: State, me: int) -> int:
    """How much better it is to reveal the current card than to keep it."""
    number = s.row[s.current]
    kind = known_kind(s, number, me)
    tokens = s.cards[number].tokens
    risk = threat(s, s.current - 1, s.current + 1, me)
    base = REVEALED[6 * kind + min(5, rounds_left(s))]
    if kind == Kind.PLAN:
        return base + reveal_plan(s, tokens, risk, me)
    if kind == Kind.TRAP:
        return base + reveal_trap(s, risk)
    return base + show_or_wait(s, acting_worth(s, kind, me), tokens, risk)


# -- placing ----------------------------------------------------------------------------------------------------
def spot(s: State, kind: int, left: int, right: int, me: int) -> int:
    """What is special about the place: what the card will earn there, or how likely it is struck."""
    if kind == Kind.SUBSTITUTION:
        return 10 if is_rival(s, left, me) or is_rival(s, right, me) else 0
    if is_intrigue(kind):
        return threat(s, left, right, me) - RISK
    return lasting(income(s, kind, NONE, left, right, me), rounds_left(s) + 1)


def aim(s: State, kind: int, left: int, right: int, me: int) -> int:
    """The best victim that a card would find as the row lies now, or the best character to bribe."""
    match kind:
        case Kind.CUTTHROAT | Kind.SUBSTITUTION:
            return AIM[kind] * better(s, kind, left, right, me) // 10
        case Kind.APOTHECARY:
            return AIM[kind] * best_poisoned(s, NONE, me) // 10
        case Kind.BRIBERY:
            return AIM[kind] * best_bribe(s, me) // 10
        case _:
            return 0


def place(s: State, kind: int, left: int, right: int, me: int) -> int:
    """What a card is worth here, and now rather than later; the place matters most in the last round."""
    coming = min(5, rounds_left(s))
    matters = SPOT[kind] if coming > 0 or is_intrigue(kind) else 100
    worth = PLACED[6 * kind + coming] + matters * spot(s, kind, left, right, me) // 100
    return worth + aim(s, kind, left, right, me)


def cover(s: State, kind: int, place: int, me: int) -> int:
    """What covering one's own card costs: its prospects; little under a card that soon leaves again."""
    gained = stacked(s, place - 1, me) + stacked(s, place + 1, me)
    return COVER[kind] + BURY[kind] * prospect(s, place, me) // 100 - gained


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


def twin_worth(s: State, code: int, me: int) -> int:
    """ABL-11: the Twin acts this round if it comes to the right; on a card of the family it covers that card."""
    if code == Move.TWIN_FRONT.first:
        return TWIN_FRONT
    if code == Move.TWIN_BACK.first:
        return AT_ONCE
    at = Move.TWIN_ON.part(code, 0)
    gained = stacked(s, at - 1, me) + stacked(s, at + 1, me)
    return (AT_ONCE if at > s.current else 0) + gained - TWIN_COVER - prospect(s, at, me)


# -- the prior ---------------------------------------------------------------------------------------------------
def ability(s: State, kind: int, code: int, me: int) -> int:
    """What a choice of an ability is worth."""
    if kind == Kind.BRIBERY:
        return bribe(s, Move.BRIBE.part(code, 0), me)
    return target_worth(s, kind, Move.TARGET.part(code, 0), me)


def prior(s: State, c: Context, code: int) -> int:
    """How much the seat that is asked is drawn to this legal answer, 1 to 10,000; it reads what that seat may know."""
    me = asked(s)
    match due(s.agenda):
        case Step.PLACE:
            return weight(place_worth(s, code, me))
        case Step.RESOLVE:
            return weight(reveal(s, me)) if code == Move.REVEAL.first else weight(0)
        case Step.TWIN:
            return weight(twin_worth(s, code, me))
        case Step.ACTIVATE:
            return weight(activated(s, Move.ACTIVATE.part(code, 0), me))
        case Step.SPEND:
            return weight(best_activated(s, me)) if code == Move.SPEND.first else weight(10)
        case _:
            return weight(ability(s, due_about(s.agenda), code, me))


def card_asked(s: State) -> int:
    """The acting card, in its place; none while cards are placed, activated or paid for."""
    match due(s.agenda):
        case Step.ABILITY:
            return known_kind(s, s.row[actor_place(s)], asked(s))
        case Step.RESOLVE | Step.TWIN:
            return known_kind(s, s.row[s.current], asked(s))
        case _:
            return NONE


# -- in play-outs -----------------------------------------------------------------------------------------------
def guessed_place(s: State, code: int) -> int:
    """What placing a card is worth on the average."""
    kind = placed_kind(code)
    worth = EXPECTED[6 * kind + min(5, rounds_left(s))]
    if Move.PLACE_FRONT.holds(code):
        return worth + FRONT[kind]
    return worth - COVERING[kind] if Move.PLACE_ON.holds(code) else worth


def quick_prior(s: State, c: Context, code: int) -> int:
    """The prior as a seat guesses it in a play-out: a card is placed without a look at the row."""
    return weight(guessed_place(s, code)) if due(s.agenda) == Step.PLACE else prior(s, c, code)
