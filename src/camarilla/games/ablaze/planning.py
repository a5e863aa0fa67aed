"""The Plan of Ablaze: ABL-21 and ABL-22."""

from __future__ import annotations

from camarilla.games.ablaze.cards import Kind
from camarilla.games.ablaze.events import EventKind
from camarilla.games.ablaze.moves import Move
from camarilla.games.ablaze.striking import ABL
from camarilla.games.row.rules import discard, no_effect, top
from camarilla.games.row.state import State, Step
from camarilla.kernel.agenda import done, plan
from camarilla.kernel.events import Tape, tell
from camarilla.kernel.moves import Answers, offer


def begin_plan(s: State, tape: Tape | None) -> None:
    """ABL-21: the Plan leaves the row first, its influence is not taken yet; nothing in its place is left to finish."""
    done(s.agenda)
    s.plan = top(s, s.current).tokens + 1
    discard(s, s.current, ABL + 21, tape)
    s.actor = 0
    plan(s.agenda, Step.SPEND, 0)
    plan(s.agenda, Step.ACTIVATE, 0)


def can_activate(s: State, place: int) -> bool:
    """ABL-21: a character of the family, face up and uncovered; no intrigue lies face up now."""
    card = top(s, place)
    return card.up and card.controller == s.acting


def has_character(s: State) -> bool:
    """Is there anybody to activate?"""
    for place in range(s.row_size):  # noqa: SIM110  # the dialect has no generator expressions
        if can_activate(s, place):
            return True
    return False


def ask_activate(s: State, out: Answers, tape: Tape | None) -> None:
    """ABL-21: one character, compulsorily if there is one."""
    for place in range(s.row_size):
        if can_activate(s, place):
            offer(out, Move.ACTIVATE.code(place))
    if out.size == 0:
        done(s.agenda)
        no_effect(s, Kind.PLAN, ABL + 21, tape)


def activate(s: State, place: int, tape: Tape | None) -> None:
    """ABL-21: its ability works from its own place; the pointer does not move."""
    done(s.agenda)
    s.actor = s.row[place]
    kind = top(s, place).kind
    tell(tape, ABL + 21, EventKind.ACTIVATED, s.acting, place, kind, 0, 0)
    plan(s.agenda, Step.ABILITY, kind)


def ask_spend(s: State, out: Answers, tape: Tape | None) -> None:
    """ABL-21, ABL-22: each influence is taken or spent; without a character it is taken."""
    s.actor = 0
    if s.plan == 1:
        done(s.agenda)
        s.plan = 0
    elif has_character(s):
        offer(out, Move.TAKE.first)
        offer(out, Move.SPEND.first)
    else:
        take(s, ABL + 22, tape)


def take(s: State, rule: int, tape: Tape | None) -> None:
    """One influence from the Plan for its seat."""
    s.plan -= 1
    s.table[s.acting].influence += 1
    tell(tape, rule, EventKind.TAKEN, s.acting, s.plan - 1, 0, 0, 0)


def spend(s: State, tape: Tape | None) -> None:
    """One influence from the Plan to the supply, for one more activation."""
    s.plan -= 1
    tell(tape, ABL + 21, EventKind.SPENT, s.acting, s.plan - 1, 0, 0, 0)
    plan(s.agenda, Step.ACTIVATE, 0)


def answer_spend(s: State, code: int, tape: Tape | None) -> None:
    if code == Move.TAKE.first:
        take(s, ABL + 21, tape)
    else:
        spend(s, tape)
