"""Heuristics for Oriflamme: what each answer is worth to the seat that is asked, in tenths of an influence."""

from __future__ import annotations

from typing import Final

from camarilla.games.oriflamme.cards import CHARACTERS, Kind
from camarilla.games.oriflamme.moves import Move
from camarilla.games.oriflamme.worth import (
    GUESS,
    RISK,
    better,
    copied,
    income,
    juiciest,
    prospect,
    strike,
    threat,
)
from camarilla.games.row.heuristics import (
    Context,
    card_asked,
    chance_key,
    harm,
    known_kind,
    lasting,
    placed_kind,
    read_context,
    rounds_left,
    show_or_wait,
    turns,
    visible_code,
    weight,
)
from camarilla.games.row.rules import asked, holds, top
from camarilla.games.row.state import NONE, State, Step
from camarilla.kernel.agenda import due, due_about

__all__ = ["Context", "card_asked", "chance_key", "prior", "quick_prior", "read_context", "visible_code"]

AIM: Final = 2  # the victim that a Soldier or an Archer would find, tenths of its worth
COVER: Final = (11, 2, 10, 14, 7, 6, 7, 6, 13, 11)  # what it costs to cover one's own card, by the kind that covers it
BURY: Final = (122, 94, 106, 125, 105, 125, 85, 76, 83, -39)  # and what of its prospects is lost, per cent
COURT: Final = 11  # another card of the family beside one's Lord, each turn
AGAIN: Final = 10  # a turn that the Decree gives or takes, tenths of what the card earns
ROB: Final = 4  # how much more a Spy minds whom it robs
SPOT: Final = (65, 0, 11, 65, 41, 11, -1, 100, -3, -2)  # how much it matters where a card lies, per cent, by kind
FRONT: Final = (2, 7, 10, 4, 15, 5, -3, -8, -2, 3)  # what it is worth to be resolved first
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
EXPECTED: Final = (  # in play-outs: what a card is worth at an end on the average, by rounds to come: 0 to 5
    15, 20, 24, 20, 22, 7,  # Lord
    13, 46, 56, 57, 56, 55,  # Archer
    10, 29, 21, 15, 32, 2,  # Heir
    5, 13, 10, 17, 28, 4,  # Shapeshifter
    0, 18, 27, 24, 22, 48,  # Soldier
    7, 17, 18, 7, 9, 5,  # Spy
    -28, 12, 26, 32, 2, 4,  # Conspiracy
    20, 16, 21, 32, 34, 10,  # Ambush
    -5, -15, -7, -4, -5, -3,  # Decree
    26, -7, -11, -18, -6, -6,  # Assassination
)  # fmt: skip
COVERING: Final = (53, 12, 49, 47, 40, 44, 34, 41, 35, -1)  # and how much less on one's own card, by kind
ACTS: Final = (12, 29, 12, 11, 28, 14, 0, 0, 0, 21)  # what the ability of a card is worth then, by kind
USUAL_RISK: Final = 33  # per cent of cards that are eliminated before their next turn, on the average


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
        case Kind.DECREE | Kind.CONSPIRACY | Kind.AMBUSH:
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
    kind = known_kind(s, s.row[s.current], me)
    return reveal_at_risk(s, kind, acting_worth(s, kind, me), threat(s, s.current - 1, s.current + 1, me))


def reveal_at_risk(s: State, kind: int, now: int, risk: int) -> int:
    """How much better it is to reveal a card that does so much now, and has such a risk, per cent, of elimination."""
    tokens = top(s, s.current).tokens
    base = REVEALED[6 * kind + min(5, rounds_left(s))]
    if kind == Kind.CONSPIRACY:
        return base + reveal_conspiracy(s, tokens, risk)
    if kind == Kind.AMBUSH:
        return base + reveal_ambush(s, risk)
    return base + show_or_wait(s, now, tokens, risk)


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
def prior(s: State, c: Context, code: int) -> int:
    """How much the seat that is asked is drawn to this legal answer, 1 to 10,000; it reads what that seat may know."""
    me = asked(s)
    match due(s.agenda):
        case Step.PLACE:
            return weight(place_worth(s, code, me))
        case Step.RESOLVE:
            return weight(reveal(s, me)) if code == Move.REVEAL.first else weight(0)
        case _:
            return weight(ability(s, due_about(s.agenda), code, me))


# -- in play-outs -----------------------------------------------------------------------------------------------
def guessed_place(s: State, code: int) -> int:
    """What placing a card is worth on the average."""
    kind = placed_kind(code)
    worth = EXPECTED[6 * kind + min(5, rounds_left(s))]
    if Move.PLACE_FRONT.holds(code):
        return worth + FRONT[kind]
    return worth - COVERING[kind] if Move.PLACE_ON.holds(code) else worth


def quick_prior(s: State, c: Context, code: int) -> int:
    """The prior as a seat guesses it in a play-out: cards are placed and revealed without a look at the row."""
    if due(s.agenda) == Step.PLACE:
        return weight(guessed_place(s, code))
    if code == Move.REVEAL.first:
        kind = known_kind(s, s.row[s.current], asked(s))
        return weight(reveal_at_risk(s, kind, ACTS[kind], USUAL_RISK))
    return prior(s, c, code)
