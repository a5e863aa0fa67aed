"""The frame of the games of the row: rules ORI-1 to ORI-17."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from camarilla.games.row.events import EventKind
from camarilla.games.row.moves import RowMove
from camarilla.games.row.state import ASIDE, KINDS, NONE, PER_SEAT, Card, Seat, State, Step
from camarilla.kernel.agenda import done, due, due_about, plan
from camarilla.kernel.events import Tape, tell, whisper
from camarilla.kernel.moves import Answers, Result
from camarilla.kernel.secrecy import EVERYBODY

THREES: Final = tuple(sum(1 << kind for kind in three) for three in combinations(range(KINDS), ASIDE))
FRONT: Final = 0  # the ways to place a card
BACK: Final = 1
ON: Final = 2
CHARACTERS: Final = 6  # kinds of them; beside them only the Twin stays face up, and is counted after them


# -- the row ----------------------------------------------------------------------------------------------------
def top(s: State, place: int) -> Card:
    """ORI-5: only the top card of a place exists for the game."""
    return s.cards[s.row[place]]


def is_place(s: State, place: int) -> bool:
    return 0 <= place < s.row_size


def holds(s: State, place: int, seat: int) -> bool:
    """Is there such a place, with a card of the seat's family on top?"""
    return is_place(s, place) and top(s, place).controller == seat


def insert(s: State, gap: int, card: int) -> None:
    """A card becomes a place of its own; the pointer stays with its place."""
    for place in range(s.row_size, gap, -1):
        s.row[place] = s.row[place - 1]
    s.row[gap] = card
    s.row_size += 1


def new_card(s: State, seat: int, kind: int, seen: int) -> int:
    """A card of a seat's colour in a free slot; its number."""
    number = seat * PER_SEAT
    while s.cards[number].seen != 0:
        number += 1
    card = s.cards[number]
    card.family = card.controller = seat
    card.kind = kind
    card.seen = seen
    card.below = NONE
    return number


def enter(s: State, way: int, place: int, number: int) -> None:
    """A card comes into the row: a new place, or on top of one, covering it and its influence (ORI-6)."""
    if way == ON:
        s.cards[number].below = s.row[place]
        s.row[place] = number
    else:
        insert(s, place, number)


def lift(s: State, place: int) -> int:
    """ORI-13: the top card leaves; what it covered surfaces as it was, or the gap closes. The card's number."""
    number = s.row[place]
    card = s.cards[number]
    if card.below != NONE:
        s.row[place] = card.below
        card.below = NONE
    else:
        s.row_size -= 1
        for i in range(place, s.row_size):
            s.row[i] = s.row[i + 1]
        s.row[s.row_size] = 0
        if place < s.current:
            s.current -= 1
    return number


def leave(s: State, place: int) -> Card:
    """The top card of a place goes face up to the discard of its colour, open to all (ORI-13)."""
    card = s.cards[lift(s, place)]
    card.seen = EVERYBODY
    card.up = True
    card.tokens = 0
    s.table[card.family].discard |= 1 << card.kind
    return card


def wipe(card: Card) -> None:
    """A card that is out of the row leaves nothing behind."""
    card.family = card.controller = card.kind = card.below = card.tokens = card.briber = 0
    card.seen = 0
    card.up = False


def gain(s: State, seat: int, amount: int, rule: int, card: int, tape: Tape | None) -> None:
    """Influence from the supply, which never runs out (ORI-2)."""
    s.table[seat].influence += amount
    tell(tape, rule, EventKind.GAINED, seat, amount, card, 0, 0)


# -- the deal ---------------------------------------------------------------------------------------------------
def begin(s: State, seats: int, first: int) -> None:
    """ORI-1, ORI-2, ORI-3: chance sets three of each family's ten cards aside, the seats hold influence."""
    s.seats = seats
    s.first = first
    for seat in range(seats):
        s.table[seat].influence = s.options.influence
    plan(s.agenda, Step.ROUND, 0)
    for seat in range(seats - 1, -1, -1):
        plan(s.agenda, Step.DEAL, seat)


def set_aside(s: State, seat: int, outcome: int, rule: int, tape: Tape | None) -> None:
    """ORI-1, ABL-1: three cards lie aside, known to their owner alone; seven are the hand, in order of kinds."""
    done(s.agenda)
    one = s.table[seat]
    for kind in range(KINDS):
        if (THREES[outcome] >> kind) & 1 == 1:
            one.aside[one.aside_size] = kind
            one.aside_size += 1
            whisper(tape, rule, EventKind.SET_ASIDE, seat, 0, 0, 0, 0, kind, 1 << seat)
        else:
            one.hand[one.hand_size] = kind
            one.hand_size += 1


# -- placement --------------------------------------------------------------------------------------------------
def begin_round(s: State, tape: Tape | None) -> None:
    """ORI-4, ORI-6: from the first player clockwise each seat places, then the row is resolved."""
    done(s.agenda)
    s.round += 1
    s.current = 0
    plan(s.agenda, Step.NEXT, 0)
    plan(s.agenda, Step.RESOLVE, 0)
    for i in range(s.seats - 1, -1, -1):
        plan(s.agenda, Step.PLACE, (s.first + i) % s.seats)
    tell(tape, 4, EventKind.ROUND, s.first, s.round, 0, 0, 0)


def ask_place(s: State, seat: int, out: Answers) -> None:
    """ORI-6, ORI-11: front, back, or on a place of one's own family; into an empty row there is one way."""
    offer_hand(s.table[seat], RowMove.PLACE_FRONT.first, out)
    if s.row_size > 0:
        offer_hand(s.table[seat], RowMove.PLACE_BACK.first, out)
    for place in range(s.row_size):
        if s.cards[s.row[place]].controller == seat:
            offer_hand(s.table[seat], RowMove.PLACE_ON.code(place, 0), out)


def offer_hand(seat: Seat, first: int, out: Answers) -> None:
    """One way to place, with every card of the hand; this is asked most, so the codes are written out."""
    size = out.size
    for i in range(seat.hand_size):
        out.code[size] = first + seat.hand[i]
        size += 1
    out.size = size


def take_from_hand(seat: Seat, kind: int) -> None:
    """A card leaves the hand, whose order stays."""
    at = 0
    while seat.hand[at] != kind:
        at += 1
    seat.hand_size -= 1
    for i in range(at, seat.hand_size):
        seat.hand[i] = seat.hand[i + 1]
    seat.hand[seat.hand_size] = 0


def place_card(s: State, seat: int, kind: int, way: int, place: int, tape: Tape | None) -> None:
    """ORI-6: face down, seen by its owner alone (ORI-1); everybody is told which face-up card it covers."""
    done(s.agenda)
    take_from_hand(s.table[seat], kind)
    if tape is not None:  # play-outs, which tell nobody, do not look at what it covers
        whisper(tape, 6, EventKind.PLACED, seat, place, way, covered(s, way, place), 0, kind, 1 << seat)
    enter(s, way, place, new_card(s, seat, kind, 1 << seat))


def covered(s: State, way: int, place: int) -> int:
    """One more than the number of the face-up card that comes to lie under another, or 0."""
    return min(top(s, place).kind, CHARACTERS) + 1 if way == ON and top(s, place).up else 0


def answer_place(s: State, code: int, tape: Tape | None) -> None:
    seat = due_about(s.agenda)
    if RowMove.PLACE_FRONT.holds(code):
        place_card(s, seat, RowMove.PLACE_FRONT.part(code, 0), FRONT, 0, tape)
    elif RowMove.PLACE_BACK.holds(code):
        place_card(s, seat, RowMove.PLACE_BACK.part(code, 0), BACK, s.row_size, tape)
    else:
        place_card(s, seat, RowMove.PLACE_ON.part(code, 1), ON, RowMove.PLACE_ON.part(code, 0), tape)


# -- resolution -------------------------------------------------------------------------------------------------
def resolve(s: State, out: Answers, tape: Tape | None) -> None:
    """ORI-7, ORI-9: the top card of the current place; the pass ends after the last place."""
    if s.current >= s.row_size:
        done(s.agenda)
        return
    card = top(s, s.current)
    s.acting = card.controller
    if card.up:
        tell(tape, 7, EventKind.ACTS, s.acting, s.current, card.kind, 0, 0)
        act(s, card.kind)
    else:
        out.code[0] = RowMove.KEEP.first
        out.code[1] = RowMove.REVEAL.first
        out.size = 2


def act(s: State, kind: int) -> None:
    """The current card carries out its ability, and is then done with."""
    s.actor = s.row[s.current]
    plan(s.agenda, Step.FINISH, 0)
    plan(s.agenda, Step.ABILITY, kind)


def keep(s: State, tape: Tape | None) -> None:
    """ORI-7: it stays face down, with one more influence on it."""
    card = top(s, s.current)
    card.tokens += s.options.keep
    whisper(tape, 7, EventKind.KEPT, s.acting, s.current, card.tokens, 0, 0, card.kind, card.seen)
    s.current += 1


def turn_up(s: State, tape: Tape | None) -> Card:
    """ORI-7: the current card is turned up, for all to see, and acts at once."""
    card = top(s, s.current)
    card.up = True
    card.seen = EVERYBODY
    tell(tape, 7, EventKind.REVEALED, s.acting, s.current, card.kind, 0, 0)
    act(s, card.kind)
    return card


def take_tokens(s: State, card: Card, tape: Tape | None) -> None:
    """ORI-10: the influence on a revealed card is paid before its ability happens."""
    if card.tokens > 0:
        s.table[s.acting].influence += card.tokens
        tell(tape, 10, EventKind.TOOK, s.acting, s.current, card.tokens, card.kind, 0)
        card.tokens = 0


def lose_tokens(s: State, card: Card, rule: int, tape: Tape | None) -> None:
    """The influence on a card goes back to the supply."""
    if card.tokens > 0:
        tell(tape, rule, EventKind.LOST, s.acting, s.current, card.tokens, card.kind, 0)
        card.tokens = 0


def actor_lies(s: State) -> bool:
    """Does the acting card still lie on top of the current place?"""
    return s.current < s.row_size and s.row[s.current] == s.actor


def finish(s: State, intrigue: bool, tape: Tape | None) -> None:
    """ORI-8, ORI-9: an intrigue is discarded, a card that still lies there has had its turn; if it left a stack, what
    it covered comes next (ORI-22, ORI-34)."""
    done(s.agenda)
    if actor_lies(s):
        if intrigue:
            discard(s, s.current, 8, tape)
        else:
            s.current += 1
    s.actor = 0


def discard(s: State, place: int, rule: int, tape: Tape | None) -> None:
    """ORI-14: discarding is not eliminating: it pays nothing and triggers nothing."""
    card = leave(s, place)
    tell(tape, rule, EventKind.DISCARDED, card.controller, place, card.kind, 0, 0)
    wipe(card)


def no_effect(s: State, kind: int, rule: int, tape: Tape | None) -> None:
    """ORI-15: with no target at all nothing happens."""
    tell(tape, rule, EventKind.NO_EFFECT, s.acting, s.current, kind, 0, 0)


# -- the end ----------------------------------------------------------------------------------------------------
def next_round(s: State, tape: Tape | None) -> None:
    """ORI-4: the first-player tile passes clockwise; after the last round the game is over (ORI-16)."""
    done(s.agenda)
    s.current = s.acting = 0
    if s.round == s.options.rounds:
        tell(tape, 16, EventKind.ENDED, 0, 0, 0, 0, 0)
    else:
        s.first = (s.first + 1) % s.seats
        plan(s.agenda, Step.ROUND, 0)


def score(s: State, result: Result) -> None:
    """ORI-16: most influence, not counting what lies on cards; ORI-17: then most top cards; then shared."""
    best = -1
    result.winners = 0
    for seat in range(s.seats):
        one = s.table[seat]
        result.points[seat] = one.influence
        rank = one.influence * 64
        for place in range(s.row_size):
            if s.cards[s.row[place]].controller == seat:
                rank += 1
        if rank > best:
            best = rank
            result.winners = 0
        if rank == best:
            result.winners |= 1 << seat


# -- the frame's part of every game's rules ---------------------------------------------------------------------
def row_step(s: State, now: int, out: Answers, tape: Tape | None) -> None:
    """Carry out the step that is due now, or ask."""
    match now:
        case Step.PLACE:
            ask_place(s, due_about(s.agenda), out)
        case Step.DEAL:
            out.chances = len(THREES)
        case Step.ROUND:
            begin_round(s, tape)
        case Step.NEXT:
            next_round(s, tape)


def asked(s: State) -> int:
    """The seat that answers."""
    return due_about(s.agenda) if due(s.agenda) == Step.PLACE else s.acting
