"""Behind the Throne: the turn, receiving cards, the end (THR-1 to THR-4, THR-8 to THR-13, THR-17 to THR-21)."""

from __future__ import annotations

from camarilla.dialect import bits, popcount
from camarilla.games.throne.abilities import (
    available,
    can_be_saved,
    influence,
    is_equal,
    offer_lowering,
    offer_peek,
    offer_raising,
    too_high,
)  # fmt: skip
from camarilla.games.throne.cards import COPIES, Kind
from camarilla.games.throne.deck import deal, look, make_anew, shuffle, take_top
from camarilla.games.throne.events import EventKind
from camarilla.games.throne.features import Features, features
from camarilla.games.throne.moves import Move
from camarilla.games.throne.secrecy import determinize
from camarilla.games.throne.state import OPTIONS, State, Step, digest, redact, set_defaults
from camarilla.kernel.agenda import done, due, due_about, plan
from camarilla.kernel.events import Tape, tell
from camarilla.kernel.moves import Answers, Result, offer

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


def setup(s: State, seats: int, first: int) -> None:
    """Set the game up (THR-1), on zeros; options may be set, else they are the rulebook's."""
    s.seats = seats
    s.turn = first
    set_defaults(s.options)
    if s.options.copies == 0:
        s.options.copies = COPIES[seats]
    plan(s.agenda, Step.TURN, 0)
    plan(s.agenda, Step.DEAL, 0)


# -- columns ----------------------------------------------------------------------------------------------------
def lay(s: State, seat: int, kind: int, tape: Tape | None) -> None:
    """THR-2, THR-17: a card joins its column; the sixth is discarded at once."""
    one = s.table[seat]
    if one.height[kind] < s.options.height:
        one.height[kind] += 1
        one.columns |= 1 << kind
    else:
        s.discard[kind] += 1
        tell(tape, 17, EventKind.OVERFULL, seat, kind, 0, 0, 0)


def pick_up(s: State, seat: int, kind: int) -> None:
    """A card leaves its column."""
    one = s.table[seat]
    one.height[kind] -= 1
    if one.height[kind] == 0:
        one.columns ^= 1 << kind


def has_too_many(s: State, seat: int) -> bool:
    """THR-2: more columns than may lie before a seat?"""
    return popcount(s.table[seat].columns) > s.options.columns


def make_room(s: State, seat: int) -> None:
    """THR-17: whoever has too many characters drops some; with five or fewer nothing may be dropped."""
    if has_too_many(s, seat):
        plan(s.agenda, Step.DROP, seat)


def hand_over(s: State, seat: int, tape: Tape | None) -> None:
    """THR-17: the whole row is laid out before a seat."""
    for i in range(s.row_size):
        lay(s, seat, s.row[i], tape)
    clear_row(s)
    make_room(s, seat)


def clear_row(s: State) -> None:
    for i in range(s.row_size):
        s.row[i] = 0
    s.row_size = 0
    s.value = 0


# -- the turn: what is asked ------------------------------------------------------------------------------------
def ask_turn(s: State, out: Answers, tape: Tape | None) -> None:
    """THR-3: there is no passing, so with an empty row a card is drawn."""
    if s.row_size == 0:
        draw(s, tape)
    elif not too_high(s):
        ask_freely(s, out)
    elif can_be_saved(s):
        ask_rescue(s, out)
    else:
        bust(s, 4, tape)


def ask_rescue(s: State, out: Answers) -> None:
    """THR-6: the last card is too high: bring it down, or give up."""
    offer_lowering(s, out)
    offer_peek(s, out)
    offer(out, Move.BUST.first)


def ask_freely(s: State, out: Answers) -> None:
    """THR-11: go on, take the row or exchange it; use what abilities there are."""
    offer(out, Move.TAKE.first)
    if s.row_size < s.options.row:
        offer(out, Move.DRAW.first)
    offer_peek(s, out)
    offer_raising(s, out)
    if s.row_size >= s.table[s.turn].height[Kind.KING]:  # THR-12
        for seat in range(s.seats):
            if seat != s.turn:
                offer_cards(s, seat, Kind.MINSTREL, Move.SWAP.code(seat, 0), out)
    if is_equal(s) and not s.destroyed_here:
        ask_destroy(s, out)


def can_destroy(s: State) -> bool:
    """THR-8, THR-10: is the row long enough, and has anybody a card from whom none was destroyed this turn?"""
    if s.row_size > s.table[s.turn].height[Kind.QUEEN]:
        for seat in range(s.seats):
            if (s.destroyed_from >> seat) & 1 == 0 and s.table[seat].columns != 0:
                return True
    return False


def ask_destroy(s: State, out: Answers) -> None:
    """THR-8, THR-10: one card of any player from whom none was destroyed this turn."""
    if s.row_size > s.table[s.turn].height[Kind.QUEEN]:
        for seat in range(s.seats):
            if (s.destroyed_from >> seat) & 1 == 0:
                offer_cards(s, seat, Kind.ALCHEMIST, Move.DESTROY.code(seat, 0), out)


def offer_cards(s: State, seat: int, guard: int, first: int, out: Answers) -> None:
    """The cards of a seat; a guard available to an opponent protects all others (THR-9, THR-12)."""
    columns = s.table[seat].columns
    if seat != s.turn and (columns >> guard) & 1 == 1 and available(s, seat, guard):
        columns = 1 << guard
    size = out.size  # this is asked most, so the codes are written out
    for kind in bits(columns):
        out.code[size] = first + kind
        size += 1
    out.size = size


def ask_drop(s: State, seat: int, out: Answers) -> None:
    """THR-17: a whole character, received or owned."""
    for kind in bits(s.table[seat].columns):
        offer(out, Move.DROP.code(kind))


# -- the turn: what is done -------------------------------------------------------------------------------------
def draw(s: State, tape: Tape | None) -> None:
    """THR-3, THR-19: the next card, from a new deck if need be."""
    if s.deck_size == 0:
        plan(s.agenda, Step.REVEAL, 0)
        make_anew(s, tape)
    else:
        reveal(s, tape)


def reveal(s: State, tape: Tape | None) -> None:
    """THR-3, THR-5: the top card joins the row at its printed value."""
    card = take_top(s)
    s.row[s.row_size] = card
    s.row_size += 1
    s.value = card + 1
    s.destroyed_here = False
    tell(tape, 3, EventKind.REVEALED, s.turn, card, 0, 0, 0)
    if card == Kind.END:
        end(s, tape)


def bust(s: State, rule: int, tape: Tape | None) -> None:
    """THR-4: the whole row is discarded and the turn is over."""
    tell(tape, rule, EventKind.BUST, s.turn, s.row_size, 0, 0, 0)
    for i in range(s.row_size):
        s.discard[s.row[i]] += 1
    clear_row(s)
    plan(s.agenda, Step.NEXT, 0)


def take(s: State, tape: Tape | None) -> None:
    """THR-11: the row comes before the seat."""
    tell(tape, 11, EventKind.TOOK, s.turn, s.row_size, 0, 0, 0)
    plan(s.agenda, Step.NEXT, 0)
    hand_over(s, s.turn, tape)


def swap(s: State, seat: int, kind: int, tape: Tape | None) -> None:
    """THR-11, THR-18: the card moves and its new owner makes room; only then the row is given."""
    tell(tape, 11, EventKind.SWAPPED, s.turn, seat, kind, 0, 0)
    plan(s.agenda, Step.NEXT, 0)
    plan(s.agenda, Step.GIVE, seat)
    pick_up(s, seat, kind)
    lay(s, s.turn, kind, tape)
    make_room(s, s.turn)


def give(s: State, seat: int, tape: Tape | None) -> None:
    """THR-18: the row moves, and its receiver makes room, out of turn."""
    done(s.agenda)
    tell(tape, 18, EventKind.GIVEN, seat, s.row_size, 0, 0, 0)
    hand_over(s, seat, tape)


def destroy(s: State, seat: int, kind: int, tape: Tape | None) -> None:
    """THR-8: to the discard pile; one for each revealed card, and one from each player in the turn."""
    tell(tape, 8, EventKind.DESTROYED, s.turn, seat, kind, 0, 0)
    pick_up(s, seat, kind)
    s.discard[kind] += 1
    s.destroyed_from |= 1 << seat
    s.destroyed_here = True


def drop(s: State, seat: int, kind: int, tape: Tape | None) -> None:
    """THR-17: until five characters are left."""
    one = s.table[seat]
    tell(tape, 17, EventKind.DROPPED, seat, kind, one.height[kind], 0, 0)
    s.discard[kind] += one.height[kind]
    one.height[kind] = 0
    one.columns ^= 1 << kind
    if not has_too_many(s, seat):
        done(s.agenda)


def next_turn(s: State, tape: Tape | None) -> None:
    """THR-13: spent columns are fresh again, and the next seat clockwise has its turn.

    It begins with a reveal (THR-3): a top card that was known is drawn, and the new last card has destroyed nothing."""
    done(s.agenda)
    s.used = 0
    s.destroyed_from = 0
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    tell(tape, 13, EventKind.TURN, s.turn, 0, 0, 0, 0)


# -- the end ----------------------------------------------------------------------------------------------------
def end(s: State, tape: Tape | None) -> None:
    """THR-20: at once; the row is lost."""
    s.value = 0
    done(s.agenda)
    tell(tape, 20, EventKind.ENDED, s.turn, 0, 0, 0, 0)
    for seat in range(s.seats):
        tell(tape, 21, EventKind.SCORED, seat, points(s, seat), 0, 0, 0)


def points(s: State, seat: int) -> int:
    """THR-21: each column of two or more cards scores its character's value once."""
    total = 0
    for kind in bits(s.table[seat].columns):
        if scores(s, seat, kind):
            total += kind + 1
    return total


def scores(s: State, seat: int, kind: int) -> bool:
    """THR-21: has a column enough cards?"""
    return s.table[seat].height[kind] >= s.options.scoring


def score(s: State, result: Result) -> None:
    """THR-21: most points win; ties share the victory."""
    best = -1
    for seat in range(s.seats):
        total = points(s, seat)
        result.points[seat] = total
        if total > best:
            best = total
            result.winners = 0
        if total == best:
            result.winners |= 1 << seat


# -- the game ---------------------------------------------------------------------------------------------------
def step(s: State, out: Answers, tape: Tape | None) -> None:
    """Carry out the step that is due, or ask."""
    match due(s.agenda):
        case Step.TURN:
            ask_turn(s, out, tape)
        case Step.SHUFFLE:
            out.chances = due_about(s.agenda)
        case Step.NEXT:
            next_turn(s, tape)
        case Step.GIVE:
            give(s, due_about(s.agenda), tape)
        case Step.DROP:
            ask_drop(s, due_about(s.agenda), out)
        case Step.DEAL:
            deal(s, tape)
        case Step.REVEAL:
            done(s.agenda)
            reveal(s, tape)
        case Step.LOOK:
            done(s.agenda)
            look(s, tape)


def answer(s: State, code: int, tape: Tape | None) -> None:
    """Give the answer to the question that is asked."""
    if Move.SWAP.holds(code):
        swap(s, Move.SWAP.part(code, 0), Move.SWAP.part(code, 1), tape)
    elif Move.DESTROY.holds(code):
        destroy(s, Move.DESTROY.part(code, 0), Move.DESTROY.part(code, 1), tape)
    elif Move.DROP.holds(code):
        drop(s, due_about(s.agenda), Move.DROP.part(code, 0), tape)
    else:
        answer_plainly(s, code, tape)


def answer_plainly(s: State, code: int, tape: Tape | None) -> None:
    """The answers without parts: go on, stop, or use an ability."""
    match code:
        case Move.DRAW.first:
            draw(s, tape)
        case Move.TAKE.first:
            take(s, tape)
        case Move.BUST.first:
            bust(s, 6, tape)
        case _:  # all others are abilities
            influence(s, code, tape)


def resolve_chance(s: State, outcome: int, tape: Tape | None) -> None:
    """The only chance is the order of the deck (THR-1, THR-19)."""
    shuffle(s, outcome)


def asked(s: State) -> int:
    """The seat that answers: the turn's, or one that drops, even out of turn (THR-18)."""
    return due_about(s.agenda) if due(s.agenda) == Step.DROP else s.turn
