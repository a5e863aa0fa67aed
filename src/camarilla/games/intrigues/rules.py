"""Intrigues: the deal, the turn and its actions, rules INT-1 to INT-9; the properties are beside."""

from __future__ import annotations

from itertools import permutations
from math import factorial
from typing import Final

from camarilla.dialect import popcount
from camarilla.games.intrigues.cards import ARROWS, CARDS, SPOTS, Place
from camarilla.games.intrigues.chapters import CHAPTERS
from camarilla.games.intrigues.events import EventKind
from camarilla.games.intrigues.features import Features, features
from camarilla.games.intrigues.moves import Move
from camarilla.games.intrigues.properties import ACTOR, RULE, answer_property, ask_property, open_card
from camarilla.games.intrigues.scoring import end, located, named, score
from camarilla.games.intrigues.secrecy import determinize
from camarilla.games.intrigues.state import (
    CONDITIONS,
    OPTIONS,
    PLOTS,
    Pile,
    State,
    Step,
    Zone,
    digest,
    redact,
    set_defaults,
)
from camarilla.games.intrigues.zones import report, shift, travel, turn_down
from camarilla.kernel.agenda import done, due, due_about, plan
from camarilla.kernel.events import Tape, tell, whisper
from camarilla.kernel.moves import Answers, offer

__all__ = [
    "OPTIONS",
    "Features",
    "State",
    "answer",
    "asked",
    "determinize",
    "digest",
    "features",
    "redact",
    "resolve_chance",
    "score",
    "setup",
    "step",
]  # fmt: skip

OURS: Final = len(CHAPTERS) // (3 * CONDITIONS)
ORDERS: Final = factorial(CARDS)  # of all characters
FIRST: Final = 3  # characters of an order that stand in one table; the order of the others stands in another
STARTS: Final = tuple(  # three bits a character: the first, then the others from the lowest on
    sum(who << 3 * i for i, who in enumerate([*first, *(who for who in range(CARDS) if who not in first)]))
    for first in permutations(range(CARDS), FIRST)
)
ENDS: Final = tuple(sum(3 * k << 4 * i for i, k in enumerate(order)) for order in permutations(range(CARDS - FIRST)))


# -- the deal ---------------------------------------------------------------------------------------------------
def setup(s: State, seats: int, first: int) -> None:
    """Set the game up (INT-1 to INT-4), on zeros; options and a chapter may be set, else they are the rulebook's."""
    set_defaults(s.options)
    s.seats = seats
    s.first = first
    plan(s.agenda, Step.TURN, first)
    for seat in range(seats - 1, -1, -1):
        plan(s.agenda, Step.PLOT, seat)
    plan(s.agenda, Step.SHUFFLE, 0)
    plan(s.agenda, Step.CHAPTER, 0)


def open_chapter(s: State, chapter: int) -> None:
    """INT-3, INT-5: one of our chapters."""
    for i in range(CONDITIONS):
        at = (chapter * CONDITIONS + i) * 3
        s.chapter[i].kind = CHAPTERS[at]
        s.chapter[i].who = CHAPTERS[at + 1]
        s.chapter[i].where = CHAPTERS[at + 2]


def show_chapter(s: State, tape: Tape | None) -> None:
    """INT-3: everybody sees its three events."""
    done(s.agenda)
    if tape is not None:
        for i in range(CONDITIONS):
            event = s.chapter[i]
            tell(tape, 3, EventKind.CHAPTER, 0, event.kind - 1, named(event), located(event), 0)


def ask_chapter(s: State, out: Answers, tape: Tape | None) -> None:
    """Chance opens a chapter, unless the deal has named one."""
    if s.chapter[0].kind == 0:
        out.chances = OURS
    else:
        show_chapter(s, tape)


def shuffle(s: State, order: int) -> None:
    """INT-4: all seven characters face down; the outcome is one of all their orders, counted as in a dictionary."""
    done(s.agenda)
    deck = s.zones[Zone.DECK]
    start = STARTS[order // len(ENDS)]
    others, at = start >> 3 * FIRST, ENDS[order % len(ENDS)]
    for i in range(FIRST):
        deck.card[i].who = (start >> 3 * i) & 7
    for i in range(CARDS - FIRST):
        deck.card[FIRST + i].who = (others >> ((at >> 4 * i) & 15)) & 7
    deck.size = CARDS


def nth_plot_left(s: State, seat: int, nth: int) -> int:
    """INT-3: one of the plots that the seats before this one have not got, counted from 0."""
    dealt = 0
    for other in range(seat):
        dealt |= 1 << s.table[other].plot
    plot = nth
    for _ in range(seat):  # each time it goes past one more that was dealt, or stays
        plot = nth + popcount(dealt & ((2 << plot) - 1))
    return plot


def deal_plot(s: State, seat: int, outcome: int, tape: Tape | None) -> None:
    """INT-3: one of the plots that are left, secret."""
    done(s.agenda)
    plot = nth_plot_left(s, seat, outcome)
    s.table[seat].plot = plot
    s.table[seat].seen = 1 << seat
    whisper(tape, 3, EventKind.PLOT, seat, 0, 0, 0, 0, CARDS + plot, 1 << seat)


# -- the turn ---------------------------------------------------------------------------------------------------
def begin_turn(s: State, seat: int, tape: Tape | None) -> None:
    """INT-1, INT-6: each seat in turn, so many times; then the game is over (INT-18)."""
    done(s.agenda)
    if seat == s.first and s.round == s.options.turns:
        end(s, tape)
        return
    if seat == s.first:
        s.round += 1
    s.seat = seat
    tell(tape, 1, EventKind.TURN, seat, s.round, 0, 0, 0)
    plan(s.agenda, Step.TURN, (seat + 1) % s.seats)
    plan(s.agenda, Step.ACT, 0)
    if s.zones[Zone.DECK].size == 0:
        s.actions = s.options.spare
    else:
        s.actions = s.options.actions
        plan(s.agenda, Step.DEPLOY, 0)
        draw(s, tape)


def draw(s: State, tape: Tape | None) -> None:
    """INT-6: the top card of the deck, seen by the seat alone."""
    card = shift(s, Zone.DECK, s.zones[Zone.DECK].size - 1, Zone.DRAWN)
    card.seen = 1 << s.seat
    whisper(tape, 6, EventKind.DREW, s.seat, 0, 0, 0, 0, card.who, card.seen)


def ask_deploy(out: Answers) -> None:
    """INT-6: any location."""
    for place in range(SPOTS):
        offer(out, Move.DEPLOY.code(place))


def deploy(s: State, place: int, tape: Tape | None) -> None:
    """INT-6: face down, without its property."""
    done(s.agenda)
    card = shift(s, Zone.DRAWN, 0, place)
    whisper(tape, 6, EventKind.DEPLOYED, s.seat, place, s.zones[place].size - 1, 0, 0, card.who, card.seen)


# -- the actions ------------------------------------------------------------------------------------------------
def ask_act(s: State, out: Answers) -> None:
    """INT-7; `pass` is always there."""
    if s.actions == 0:
        done(s.agenda)
    else:
        for place in range(SPOTS):
            offer_actions(s.zones[place], place, 1 << s.seat, out)
        offer(out, Move.PASS.first)


def offer_actions(pile: Pile, place: int, seat: int, out: Answers) -> None:
    """INT-7: what can be done with each card of a location; this is asked most, so the codes are written out."""
    size = out.size
    for i in range(pile.size):
        card = pile.card[i]
        at = place * CARDS + i
        if not card.up:
            if card.seen & seat == 0:
                out.code[size] = Move.LOOK.first + at
                size += 1
            out.code[size] = Move.MOVE.first + at
            out.code[size + 1] = Move.OPEN.first + at
            size += 2
        elif not card.held:  # INT-16
            out.code[size] = Move.MOVE.first + at
            out.code[size + 1] = Move.CLOSE.first + at
            size += 2
            if place == Place.FACTORY:
                out.code[size] = Move.LEAVE.first + i
                size += 1
    out.size = size


def look(s: State, place: int, i: int, tape: Tape | None) -> None:
    """INT-7, INT-9: privately; the seat knows the card for good."""
    card = s.zones[place].card[i]
    card.seen |= 1 << s.seat
    whisper(tape, 7, EventKind.LOOKED, s.seat, place, i, 0, 0, card.who, card.seen)


def move(s: State, place: int, i: int, tape: Tape | None) -> None:
    """INT-7: one step along the arrow."""
    report(tape, 7, EventKind.MOVED, s.seat, place, i, ARROWS[place], s.zones[place].card[i])
    travel(s, place, i, ARROWS[place], tape)


def leave(s: State, i: int, tape: Tape | None) -> None:
    """INT-7: an open character leaves the city from the factory."""
    tell(tape, 7, EventKind.LEFT, s.seat, Place.FACTORY, i, s.zones[Place.FACTORY].card[i].who, 0)
    travel(s, Place.FACTORY, i, Zone.ESCAPED, tape)


def close(s: State, place: int, i: int, tape: Tape | None) -> None:
    """INT-7; INT-9: everybody still knows it."""
    card = s.zones[place].card[i]
    tell(tape, 7, EventKind.CLOSED, s.seat, place, i, card.who, 0)
    turn_down(s, card)


def pass_turn(s: State, tape: Tape | None) -> None:
    """INT-7: nothing more in this turn."""
    s.actions = 0
    tell(tape, 7, EventKind.PASSED, s.seat, 0, 0, 0, 0)


def act(s: State, code: int, tape: Tape | None) -> None:
    """INT-7: one action."""
    s.actions -= 1
    if Move.MOVE.holds(code):
        move(s, Move.MOVE.part(code, 0), Move.MOVE.part(code, 1), tape)
    elif Move.OPEN.holds(code):
        open_card(s, Move.OPEN.part(code, 0), Move.OPEN.part(code, 1), 7, tape)
    elif Move.LOOK.holds(code):
        look(s, Move.LOOK.part(code, 0), Move.LOOK.part(code, 1), tape)
    elif Move.CLOSE.holds(code):
        close(s, Move.CLOSE.part(code, 0), Move.CLOSE.part(code, 1), tape)
    elif Move.LEAVE.holds(code):
        leave(s, Move.LEAVE.part(code, 0), tape)
    else:
        pass_turn(s, tape)


# -- the game ---------------------------------------------------------------------------------------------------
def ask_or_skip(s: State, now: int, out: Answers, tape: Tape | None) -> None:
    """A property that cannot happen does not (INT-7)."""
    ask_property(s, now, due_about(s.agenda), out)
    if out.size == 0:
        done(s.agenda)
        tell(tape, RULE[now - Step.SPY], EventKind.NO_EFFECT, s.seat, ACTOR[now - Step.SPY], 0, 0, 0)


def step(s: State, out: Answers, tape: Tape | None) -> None:
    """Carry out the step that is due, or ask, or let chance speak."""
    now = due(s.agenda)
    match now:
        case Step.ACT:
            ask_act(s, out)
        case Step.DEPLOY:
            ask_deploy(out)
        case Step.TURN:
            begin_turn(s, due_about(s.agenda), tape)
        case Step.PLOT:
            out.chances = PLOTS - due_about(s.agenda)
        case Step.SHUFFLE:
            out.chances = ORDERS
        case Step.CHAPTER:
            ask_chapter(s, out, tape)
        case _:
            ask_or_skip(s, now, out, tape)


def answer(s: State, code: int, tape: Tape | None) -> None:
    """Give the answer to the question that is asked."""
    now = due(s.agenda)
    if now == Step.ACT:
        act(s, code, tape)
    elif now == Step.DEPLOY:
        deploy(s, Move.DEPLOY.part(code, 0), tape)
    else:
        place = due_about(s.agenda)
        done(s.agenda)
        answer_property(s, now, place, code, tape)


def resolve_chance(s: State, outcome: int, tape: Tape | None) -> None:
    """Chance has spoken."""
    match due(s.agenda):
        case Step.CHAPTER:
            open_chapter(s, outcome)
            show_chapter(s, tape)
        case Step.SHUFFLE:
            shuffle(s, outcome)
        case _:
            deal_plot(s, due_about(s.agenda), outcome, tape)


def asked(s: State) -> int:
    """The seat that answers: whose turn it is."""
    return s.seat
