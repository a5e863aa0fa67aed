"""Abilities: to whom they are available, what they do to the last card (THR-5 to THR-7, THR-14 to THR-16)."""

from __future__ import annotations

from camarilla.games.throne.cards import LOWERS, Kind
from camarilla.games.throne.deck import look, make_anew, top_is_known
from camarilla.games.throne.events import EventKind
from camarilla.games.throne.moves import THROUGH_JUDGE, Move
from camarilla.games.throne.state import MAX_SEATS, State, Step
from camarilla.kernel.agenda import plan
from camarilla.kernel.events import Tape, tell
from camarilla.kernel.moves import Answers, offer


# -- availability -----------------------------------------------------------------------------------------------
def available(s: State, seat: int, kind: int) -> bool:
    """THR-14: a column at least as tall as every other seat's, at this moment."""
    mine = s.table[seat].height[kind]
    if mine == 0:
        return False
    for other in range(MAX_SEATS):  # noqa: SIM110  # an empty place at the table has no columns
        if s.table[other].height[kind] > mine:
            return False
    return True


def has(s: State, kind: int) -> bool:
    """Has the turn's seat a column of this character, available or not?"""
    return s.table[s.turn].height[kind] > 0


def usable(s: State, kind: int) -> bool:
    """THR-5: each column once per turn, however tall, if it is available."""
    return (s.used >> kind) & 1 == 0 and available(s, s.turn, kind)


# -- the last card ----------------------------------------------------------------------------------------------
def before(s: State) -> int:
    """THR-4: the printed value of the card before the last."""
    return s.row[s.row_size - 2] + 1


def too_high(s: State) -> bool:
    return s.row_size > 1 and s.value > before(s)


def is_equal(s: State) -> bool:
    """THR-8: printed, or reached by abilities."""
    return s.row_size > 1 and s.value == before(s)


def strongest(s: State) -> int:
    """By how much the Judge can lower: the strongest column, fresh ones too, for these can be used and then judged."""
    if has(s, Kind.GENERAL):
        return LOWERS[Kind.GENERAL]
    if has(s, Kind.ASSASSIN):
        return LOWERS[Kind.ASSASSIN]
    return LOWERS[Kind.JESTER] if has(s, Kind.JESTER) else 0


def can_be_saved(s: State) -> bool:
    """THR-6: can all usable abilities together bring the last card down to the one before?"""
    missing = s.value - before(s)
    if usable(s, Kind.GENERAL):
        missing -= LOWERS[Kind.GENERAL]
    if usable(s, Kind.ASSASSIN):
        missing -= LOWERS[Kind.ASSASSIN]
    if usable(s, Kind.JESTER):
        missing -= LOWERS[Kind.JESTER]
    return missing <= 0 or (missing <= strongest(s) and usable(s, Kind.JUDGE))


def reach(s: State) -> int:
    """By how much the next card could be brought down with what is not spent yet (THR-5, THR-15)."""
    total = 0
    if usable(s, Kind.GENERAL):
        total += LOWERS[Kind.GENERAL]
    if usable(s, Kind.ASSASSIN):
        total += LOWERS[Kind.ASSASSIN]
    if usable(s, Kind.JESTER):
        total += LOWERS[Kind.JESTER]
    if usable(s, Kind.JUDGE):
        total += strongest(s)
    return total


# -- what is offered --------------------------------------------------------------------------------------------
def offer_ability(s: State, kind: int, move: int, out: Answers) -> None:
    """THR-15: plainly, or through the Judge where the column is spent or outnumbered."""
    if has(s, kind):
        if usable(s, kind):
            offer(out, move)
        elif usable(s, Kind.JUDGE):
            offer(out, move + THROUGH_JUDGE)


def offer_peek(s: State, out: Answers) -> None:
    """THR-16: before a reveal that is still possible, unless the top card is known."""
    if s.row_size < s.options.row and not top_is_known(s):
        offer_ability(s, Kind.PROPHET, Move.PEEK.first, out)


def offer_lowering(s: State, out: Answers) -> None:
    """THR-5: what can lower the last card."""
    offer_ability(s, Kind.GENERAL, Move.GENERAL.first, out)
    offer_ability(s, Kind.ASSASSIN, Move.ASSASSIN.first, out)
    offer_ability(s, Kind.JESTER, Move.JESTER_DOWN.first, out)


def offer_raising(s: State, out: Answers) -> None:
    """THR-7: a card below the one before may be raised, never above it."""
    if s.row_size > 1 and s.value < before(s):
        offer_ability(s, Kind.JESTER, Move.JESTER_UP.first, out)


# -- what they do -----------------------------------------------------------------------------------------------
def change(s: State, kind: int, by: int, tape: Tape | None) -> None:
    """THR-5: the last card's value, until the next card is revealed; it may fall below 1."""
    s.value += by
    tell(tape, 5, EventKind.CHANGED, s.turn, kind, by, s.value, 0)


def peek(s: State, tape: Tape | None) -> None:
    """THR-16: if the deck is empty it is made anew first (THR-19)."""
    if s.deck_size == 0:
        plan(s.agenda, Step.LOOK, 0)
        make_anew(s, tape)
    else:
        look(s, tape)


def ability_of(move: int) -> int:
    """The character whose ability a move uses."""
    match move:
        case Move.PEEK.first:
            return Kind.PROPHET
        case Move.GENERAL.first:
            return Kind.GENERAL
        case Move.ASSASSIN.first:
            return Kind.ASSASSIN
        case _:
            return Kind.JESTER


def influence(s: State, code: int, tape: Tape | None) -> None:
    """THR-5, THR-15: use an ability; it spends its column, or the Judge."""
    judged = code >= Move.JUDGE_PEEK.first
    move = code - THROUGH_JUDGE if judged else code
    kind = ability_of(move)
    s.used |= 1 << (Kind.JUDGE if judged else kind)
    if judged:
        tell(tape, 15, EventKind.JUDGED, s.turn, kind, 0, 0, 0)
    if kind == Kind.PROPHET:
        peek(s, tape)
    elif move == Move.JESTER_UP.first:
        change(s, kind, 1, tape)
    else:
        change(s, kind, -LOWERS[kind], tape)
