"""The rules of The Pledge, PLG-1 to PLG-5."""

from __future__ import annotations

from typing import Final

from camarilla.games.fealty.cards import KINDS, Kind
from camarilla.games.fealty.events import EventKind
from camarilla.games.fealty.features import Features, features
from camarilla.games.fealty.moves import Move
from camarilla.games.fealty.secrecy import determinize
from camarilla.games.fealty.state import OPTIONS, ROUNDS, Seat, State, Step, digest, redact, set_defaults

from camarilla.kernel.agenda import done, due, due_about, plan
from camarilla.kernel.events import Tape, tell, whisper
from camarilla.kernel.moves import Answers, Result, offer

__all__ = [
    "OPTIONS", "Features", "State", "answer", "asked", "determinize", "digest", "features", "redact", "resolve_chance",
    "score", "setup", "step",
]  # fmt: skip

WORTH: Final = (2, 1)  # what a believed claim brings, by kind (PLG-3)
PROVED: Final = 3  # for a pledge that was doubted and true (PLG-4)


# -- the deal ---------------------------------------------------------------------------------------------------
def setup(s: State, seats: int, first: int) -> None:
    """Set the game up (PLG-1): as many Kings as Knaves, twice as many cards as are dealt."""
    set_defaults(s.options)
    s.seats = seats
    s.first = first
    for kind in range(KINDS):
        s.left[kind] = seats * ROUNDS
    plan(s.agenda, Step.NEXT, 0)
    plan(s.agenda, Step.DEAL, seats * ROUNDS)


def deal_card(s: State, outcome: int, tape: Tape | None) -> None:
    """PLG-1: any card of the deck to the next player."""
    cards = due_about(s.agenda)
    kind = Kind.KING if outcome < s.left[Kind.KING] else Kind.KNAVE
    seat = cards % s.seats
    s.left[kind] -= 1
    add(s.table[seat], kind)
    tell(tape, 1, EventKind.DEALT, seat, 0, 0, 0, 0)
    done(s.agenda)
    if cards > 1:
        plan(s.agenda, Step.DEAL, cards - 1)


def add(seat: Seat, kind: int) -> None:
    """Into the hand, which is kept in order."""
    at = seat.hand_size
    while at > 0 and seat.hand[at - 1] > kind:
        seat.hand[at] = seat.hand[at - 1]
        at -= 1
    seat.hand[at] = kind
    seat.hand_size += 1


def remove(seat: Seat, kind: int) -> None:
    """Out of the hand."""
    at = 0
    while seat.hand[at] != kind:
        at += 1
    for i in range(at, seat.hand_size - 1):
        seat.hand[i] = seat.hand[i + 1]
    seat.hand_size -= 1
    seat.hand[seat.hand_size] = 0


# -- the pledge -------------------------------------------------------------------------------------------------
def next_pledge(s: State, tape: Tape | None) -> None:
    """PLG-2: everybody in turn, twice round the table; then the game is over (PLG-5)."""
    done(s.agenda)
    if s.pledges == s.seats * ROUNDS:
        tell(tape, 5, EventKind.ENDED, 0, 0, 0, 0, 0)
    else:
        plan(s.agenda, Step.NEXT, 0)
        plan(s.agenda, Step.PLEDGE, (s.first + s.pledges) % s.seats)


def ask_pledge(s: State, out: Answers) -> None:
    """PLG-2: any card of the hand, as anything; equal cards are one move."""
    one = s.table[asked(s)]
    for i in range(one.hand_size):
        if i == 0 or one.hand[i] != one.hand[i - 1]:
            for claim in range(KINDS):
                offer(out, Move.PLEDGE.code(one.hand[i], claim))


def pledge(s: State, kind: int, claim: int, tape: Tape | None) -> None:
    """PLG-2: face down, with a claim."""
    seat = due_about(s.agenda)
    done(s.agenda)
    remove(s.table[seat], kind)
    s.on_table = True
    s.card = kind
    s.seen = 1 << seat
    s.claim = claim
    s.pledges += 1
    whisper(tape, 2, EventKind.PLEDGED, seat, claim, 0, 0, 0, kind, 1 << seat)
    plan(s.agenda, Step.REPLY, (seat + 1) % s.seats)


# -- the reply --------------------------------------------------------------------------------------------------
def pledger(s: State) -> int:
    """The seat whose card lies there: the one before the seat that replies."""
    return (s.first + s.pledges - 1) % s.seats


def gain(s: State, seat: int, amount: int, rule: int, tape: Tape | None) -> None:
    s.table[seat].points += amount
    tell(tape, rule, EventKind.GAINED, seat, amount, 0, 0, 0)


def believe(s: State, tape: Tape | None) -> None:
    """PLG-3: the claim is paid, and nobody else ever sees the card."""
    one = s.table[pledger(s)]
    one.believed[one.believed_size] = s.card
    one.believed_size += 1
    tell(tape, 3, EventKind.BELIEVED, asked(s), 0, 0, 0, 0)
    gain(s, pledger(s), WORTH[s.claim], 3, tape)


def doubt(s: State, tape: Tape | None) -> None:
    """PLG-4: the card is turned up; a lie pays the one who doubted, a true pledge the one who made it."""
    s.shown[s.card] += 1
    tell(tape, 4, EventKind.DOUBTED, asked(s), s.card, 0, 0, 0)
    if s.card == s.claim:
        gain(s, pledger(s), PROVED, 4, tape)
    else:
        gain(s, asked(s), s.options.caught, 4, tape)


def clear_table(s: State) -> None:
    s.on_table = False
    s.card = 0
    s.seen = 0
    s.claim = 0


# -- the game ---------------------------------------------------------------------------------------------------
def asked(s: State) -> int:
    """The seat that answers; 0 when the game is over."""
    return due_about(s.agenda) if s.agenda.size > 0 else 0


def step(s: State, out: Answers, tape: Tape | None) -> None:
    """Carry out the step that is due, or ask."""
    match due(s.agenda):
        case Step.DEAL:
            out.chances = s.left[Kind.KING] + s.left[Kind.KNAVE]
        case Step.NEXT:
            next_pledge(s, tape)
        case Step.PLEDGE:
            ask_pledge(s, out)
        case _:
            offer(out, Move.BELIEVE.first)
            offer(out, Move.DOUBT.first)


def answer(s: State, code: int, tape: Tape | None) -> None:
    """Give the answer to the question that is asked."""
    if Move.PLEDGE.holds(code):
        pledge(s, Move.PLEDGE.part(code, 0), Move.PLEDGE.part(code, 1), tape)
    else:
        if code == Move.BELIEVE.first:
            believe(s, tape)
        else:
            doubt(s, tape)
        clear_table(s)
        done(s.agenda)


def resolve_chance(s: State, outcome: int, tape: Tape | None) -> None:
    """A card was dealt."""
    deal_card(s, outcome, tape)


def score(s: State, result: Result) -> None:
    """PLG-5: most points wins; equals share the victory."""
    best = 0
    result.winners = 0
    for seat in range(s.seats):
        points = s.table[seat].points
        result.points[seat] = points
        if points > best:
            best = points
            result.winners = 0
        if points == best:
            result.winners |= 1 << seat
