"""What the heuristics of both games of the row share: worth and weight, what a seat knows, how long a card will last.

Worth is counted in tenths of an influence for the seat that is asked.
"""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Struct
from camarilla.games.row.moves import RowMove
from camarilla.games.row.rules import asked, is_place, top
from camarilla.games.row.state import KINDS, NONE, PER_SEAT, State, Step
from camarilla.kernel.agenda import due

LIMIT: Final = 88  # worth beyond it makes no difference
CLEAR: Final = 20  # worth beyond it is clear enough, and makes less of a difference
RATIO: Final = 3  # how much stronger a prior is for one influence more


def soften(worth: int) -> float:
    """Large gains count a quarter, large losses half, so that they can still be told apart."""
    if worth > CLEAR:
        return CLEAR + (worth - CLEAR) / 4
    return worth if worth > -CLEAR else -CLEAR + (worth + CLEAR) / 2


WEIGHTS: Final[tuple[int, ...]] = tuple(
    min(10000, max(1, round(300 * RATIO ** (soften(worth) / 10)))) for worth in range(-LIMIT, LIMIT + 1)
)
LASTS: Final = (0, 10, 18, 25, 31, 36, 40, 43)  # tenths of a turn that a card will act, by the turns it could
STAYS: Final = (100, 85, 72, 61, 52, 44, 37, 31)  # per cent of cards that still lie there so many turns later
LEADER: Final = 25  # how much more the loss of the leading opponent is worth, tenths


def weight(worth: int) -> int:
    """How strong a prior is: 300 for worth nothing, three times as much for each influence."""
    return WEIGHTS[LIMIT + max(-LIMIT, min(LIMIT, worth))]


class Context(Struct):
    """Empty: nothing is kept from one answer to a question to the next."""


def read_context(s: State, c: Context) -> None:
    """Begin a question."""


# -- what a seat knows ------------------------------------------------------------------------------------------
def known_kind(s: State, number: int, me: int) -> int:
    """The kind of a card in the row, NONE where the seat may not know it."""
    card = s.cards[number]
    return card.kind if (card.seen >> me) & 1 == 1 else NONE


def face_up(s: State, place: int) -> int:
    """The kind of a face-up top card, NONE for a face-down one and beyond the row."""
    return top(s, place).kind if is_place(s, place) and top(s, place).up else NONE


def is_rival(s: State, place: int, me: int) -> bool:
    """Is there such a place, with another family's card on top?"""
    return is_place(s, place) and top(s, place).controller != me


def known_to_owner_alone(s: State, family: int, discarded: int) -> int:
    """How many of a family's shuffled cards nobody but its owner knows; `discarded`: how many it has discarded."""
    shown = discarded
    for slot in range(family * PER_SEAT, family * PER_SEAT + PER_SEAT):
        if s.cards[slot].up:
            shown += 1
    return max(1, KINDS - shown)


# -- time -------------------------------------------------------------------------------------------------------
def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return s.options.rounds - s.round


def show_or_wait(s: State, now: int, tokens: int, risk: int) -> int:
    """How much better it is to reveal a card than to keep it: what it does `now` and its influence, against one more
    influence and the risk to lose all."""
    if rounds_left(s) == 0:
        return 10 * tokens + now
    return now - 10 * s.options.keep * (100 - risk) // 100 + 10 * tokens * risk // 100


def turns(s: State, place: int) -> int:
    """How often the card on top of a place can still be resolved, this round included."""
    coming = due(s.agenda) == Step.PLACE or place > s.current or (s.plan > 0 and place == s.current)
    return rounds_left(s) + (1 if coming else 0)


def lasting(worth: int, turns: int) -> int:
    """What comes in each turn, for as many turns as a card will probably last."""
    return worth * LASTS[turns] // 10


# -- others -----------------------------------------------------------------------------------------------------
def leads(s: State, seat: int, me: int) -> bool:
    """Does no other opponent hold more?"""
    for other in range(s.seats):  # noqa: SIM110  # the dialect has no generator expressions
        if other != me and s.table[other].influence > s.table[seat].influence:
            return False
    return True


def harm(s: State, seat: int, me: int) -> int:
    """What an influence that an opponent loses is worth: all of it to one of two, more where the opponent leads."""
    share = 10 // (s.seats - 1)
    return min(10, share * LEADER // 10) if leads(s, seat, me) else share


# -- what is asked, and what the others see --------------------------------------------------------------------
def card_asked(s: State) -> int:
    """The card in the place that is being resolved; none while cards are placed."""
    return NONE if due(s.agenda) == Step.PLACE else known_kind(s, s.row[s.current], asked(s))


def placed_kind(code: int) -> int:
    """The kind of the card that an answer places."""
    if RowMove.PLACE_FRONT.holds(code):
        return RowMove.PLACE_FRONT.part(code, 0)
    return RowMove.PLACE_BACK.part(code, 0) if RowMove.PLACE_BACK.holds(code) else RowMove.PLACE_ON.part(code, 1)


def visible_code(s: State, code: int) -> int:
    """ORI-6: a card is placed face down; the others see where."""
    if RowMove.PLACE_FRONT.holds(code):
        return RowMove.PLACE_FRONT.first
    if RowMove.PLACE_BACK.holds(code):
        return RowMove.PLACE_BACK.first
    if RowMove.PLACE_ON.holds(code):
        return code - RowMove.PLACE_ON.part(code, 1)
    return code


def chance_key(s: State) -> int:
    """Nothing is told apart: a card that is turned over shows in the answers that follow."""
    return 0
