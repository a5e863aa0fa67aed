"""Oriflamme: Ablaze: the eleven cards, rules ABL-1 to ABL-25, on the frame of the row."""

from __future__ import annotations

from camarilla.games.ablaze.cards import SHUFFLED, Kind, is_intrigue
from camarilla.games.ablaze.events import ASIDE, DISCARD, EventKind
from camarilla.games.ablaze.features import Features, features
from camarilla.games.ablaze.moves import Move
from camarilla.games.ablaze.planning import activate, answer_spend, ask_activate, ask_spend, begin_plan
from camarilla.games.ablaze.secrecy import determinize
from camarilla.games.ablaze.state import OPTIONS, State, set_defaults
from camarilla.games.ablaze.striking import ABL, Strike, actor_place, drop, fell, react, return_token, take_rewards
from camarilla.games.row.rules import (
    BACK,
    FRONT,
    ON,
    answer_place,
    asked,
    begin,
    covered,
    enter,
    finish,
    gain,
    holds,
    is_place,
    keep,
    lose_tokens,
    new_card,
    resolve,
    row_step,
    score,
    set_aside,
    take_tokens,
    top,
    turn_up,
)
from camarilla.games.row.state import NONE, Card, Seat, Step, digest, redact
from camarilla.kernel.agenda import done, due, due_about, plan
from camarilla.kernel.events import Tape, tell
from camarilla.kernel.moves import Answers, offer
from camarilla.kernel.secrecy import EVERYBODY

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
    """Set the game up (ABL-1), as Oriflamme, with each seat's Twin beside it."""
    set_defaults(s.options)
    begin(s, seats, first)
    for seat in range(seats):
        s.table[seat].twin = True


# -- revealing --------------------------------------------------------------------------------------------------
def reveal(s: State, tape: Tape | None) -> None:
    """ORI-10: the influence on it is paid first, but on Plan and Trap; ABL-10: a revealed Prince brings the Twin, which
    still lies beside its owner, for it leaves only then."""
    card = turn_up(s, tape)
    if card.kind != Kind.PLAN and card.kind != Kind.TRAP:
        take_tokens(s, card, tape)
    if card.kind == Kind.PRINCE:
        plan(s.agenda, Step.TWIN, 0)


def ask_twin(s: State, out: Answers) -> None:
    """ABL-11: front, back, or on a place of the family whose top card is no Prince."""
    offer(out, Move.TWIN_FRONT.first)
    offer(out, Move.TWIN_BACK.first)
    for place in range(s.row_size):
        if holds(s, place, s.acting) and top(s, place).kind != Kind.PRINCE:
            offer(out, Move.TWIN_ON.code(place))


def answer_twin(s: State, code: int, tape: Tape | None) -> None:
    if code == Move.TWIN_FRONT.first:
        place_twin(s, FRONT, 0, tape)
    elif code == Move.TWIN_BACK.first:
        place_twin(s, BACK, s.row_size, tape)
    else:
        place_twin(s, ON, Move.TWIN_ON.part(code, 0), tape)


def place_twin(s: State, way: int, place: int, tape: Tape | None) -> None:
    """ABL-11: the Twin leaves its owner's side, once."""
    done(s.agenda)
    s.table[s.acting].twin = False
    tell(tape, ABL + 11, EventKind.TWIN, s.acting, place, way, covered(s, way, place), 0)
    bring(s, Kind.TWIN, way, place)


def bring(s: State, kind: int, way: int, place: int) -> None:
    """A card of the acting seat's colour comes into the row face up; the pointer stays with the acting card."""
    number = new_card(s, s.acting, kind, EVERYBODY)
    s.cards[number].up = True
    enter(s, way, place, number)
    if way != ON and place <= s.current:
        s.current += 1


# -- abilities without a choice ---------------------------------------------------------------------------------
def felon(s: State, tape: Tape | None) -> None:
    """ABL-17: one for each adjacent place."""
    at = actor_place(s)
    threaten(s, at - 1, tape)
    threaten(s, at + 1, tape)


def threaten(s: State, place: int, tape: Tape | None) -> None:
    """ABL-17: the controller of the card there loses 1 to the supply, one's own family too; nobody goes below 0."""
    if is_place(s, place):
        seat = top(s, place).controller
        amount = min(1, s.table[seat].influence)
        s.table[seat].influence -= amount
        tell(tape, ABL + 17, EventKind.FORFEITED, seat, amount, 0, 0, 0)


def schemer(s: State, tape: Tape | None) -> None:
    """ABL-18: beside a stack she is discarded, otherwise 2; her own place does not count."""
    at = actor_place(s)
    if is_stack(s, at - 1) or is_stack(s, at + 1):
        drop(s, at, ABL + 18, tape)
    else:
        gain(s, s.acting, s.options.schemer, ABL + 18, Kind.SCHEMER, tape)


def is_stack(s: State, place: int) -> bool:
    return is_place(s, place) and top(s, place).below != NONE


def trap(s: State, tape: Tape | None) -> None:
    """ABL-23: revealed by its controller; its influence goes to the supply, 1 is gained."""
    lose_tokens(s, top(s, s.current), ABL + 23, tape)
    gain(s, s.acting, s.options.reveal_trap, ABL + 23, Kind.TRAP, tape)


def perform(s: State, kind: int, tape: Tape | None) -> None:
    """An ability that asks nothing."""
    done(s.agenda)
    match kind:
        case Kind.PRINCE:
            gain(s, s.acting, s.options.prince, ABL + 10, kind, tape)
        case Kind.TWIN:
            gain(s, s.acting, s.options.twin, ABL + 11, kind, tape)
        case Kind.QUEEN:
            gain(s, s.acting, s.options.queen, ABL + 13, kind, tape)
        case Kind.FELON:
            felon(s, tape)
        case Kind.SCHEMER:
            schemer(s, tape)
        case Kind.TRAP:
            trap(s, tape)
        case _:
            begin_plan(s, tape)


# -- abilities with a choice ------------------------------------------------------------------------------------
def ask_adjacent(s: State, out: Answers) -> None:
    """ABL-14, ABL-19: an adjacent top card."""
    at = actor_place(s)
    if is_place(s, at - 1):
        offer(out, Move.TARGET.code(at - 1))
    if is_place(s, at + 1):
        offer(out, Move.TARGET.code(at + 1))


def ask_apothecary(s: State, out: Answers) -> None:
    """ABL-16: any top card beside another card of the family, the Apothecary too."""
    for place in range(s.row_size):
        if helps(s, place - 1) or helps(s, place + 1):
            offer(out, Move.TARGET.code(place))


def helps(s: State, place: int) -> bool:
    """ABL-16: does another card of the Apothecary's family lie here?"""
    return holds(s, place, s.acting) and s.row[place] != s.actor


def ask_bribery(s: State, out: Answers) -> None:
    """ABL-25: a face-up character that is alone in its place, of any family, one's own included."""
    for place in range(s.row_size):
        if can_be_bribed(top(s, place)):
            offer(out, Move.BRIBE.code(place))


def can_be_bribed(card: Card) -> bool:
    return card.up and card.below == NONE and not is_intrigue(card.kind)


def ask_ability(s: State, kind: int, out: Answers) -> None:
    """The choices of an ability, none where it has no target."""
    match kind:
        case Kind.APOTHECARY:
            ask_apothecary(s, out)
        case Kind.BRIBERY:
            ask_bribery(s, out)
        case _:
            ask_adjacent(s, out)


# -- what is done with the choice -------------------------------------------------------------------------------
def cutthroat(s: State, target: int, tape: Tape | None) -> None:
    """ABL-14: the adjacent card, and every face-up uncovered card of its name that other families have; from the
    back on, so that a place that closes moves none of those to come. One alone, even a Trap, pays nothing (ABL-15)."""
    name = top(s, target).kind
    strike = Strike()
    for place in range(s.row_size - 1, -1, -1):
        if place == target or shares_fate(s, place, name):
            fell(s, place, strike, tape)
    amount = strike.cards * s.options.eliminate if strike.cards > 1 else 0
    take_rewards(s, amount, ABL + 14, Kind.CUTTHROAT, strike, tape)
    react(s, strike, tape)


def shares_fate(s: State, place: int, name: int) -> bool:
    """ABL-14: a face-up card of that name and of another family."""
    card = top(s, place)
    return card.up and card.kind == name and card.controller != s.acting


def eliminate(s: State, target: int, kind: int, tape: Tape | None) -> None:
    """ORI-12, ORI-14: a single victim, and all that follows."""
    strike = Strike()
    fell(s, target, strike, tape)
    take_rewards(s, s.options.eliminate, 12, kind, strike, tape)
    react(s, strike, tape)


def substitution(s: State, target: int, tape: Tape | None) -> None:
    """ABL-19: an adjacent card is eliminated; an opponent's lone character makes room for one's own, after all links
    and perhaps by the very card that fell, if it was one's own under another's token (ABL-20)."""
    card = top(s, target)
    kind = card.kind
    replaceable = card.below == NONE and card.controller != s.acting and not is_intrigue(kind)
    on_the_left = target < s.current
    eliminate(s, target, Kind.SUBSTITUTION, tape)
    if replaceable:
        replace(s, kind, s.current if on_the_left else s.current + 1, tape)


def replace(s: State, kind: int, gap: int, tape: Tape | None) -> None:
    """ABL-19: the same character of one's own colour, from the discard or aside; the lack of it is a public clue."""
    one = s.table[s.acting]
    if (one.discard >> kind) & 1 == 1:
        one.discard ^= 1 << kind
        tell(tape, ABL + 19, EventKind.REPLACED, s.acting, gap, kind, DISCARD, 0)
        bring(s, kind, FRONT, gap)
    elif take_from_aside(one, kind):
        tell(tape, ABL + 19, EventKind.REPLACED, s.acting, gap, kind, ASIDE, 0)
        bring(s, kind, FRONT, gap)
    else:
        one.ruled_out |= (1 << kind) & SHUFFLED
        tell(tape, ABL + 19, EventKind.NOT_REPLACED, s.acting, kind, 0, 0, 0)


def take_from_aside(seat: Seat, kind: int) -> bool:
    """Take a card from those set aside, if it is there."""
    for i in range(seat.aside_size):
        if seat.aside[i] == kind:
            seat.aside_size -= 1
            for j in range(i, seat.aside_size):
                seat.aside[j] = seat.aside[j + 1]
            seat.aside[seat.aside_size] = 0
            return True
    return False


def bribe(s: State, place: int, tape: Tape | None) -> None:
    """ABL-25: the character joins the briber's family, which alone may cover it (ABL-4); another's token returns."""
    card = top(s, place)
    return_token(card.briber, ABL + 25, tape)
    tell(tape, ABL + 25, EventKind.BRIBED, s.acting, place, card.kind, card.controller, 0)
    card.controller = s.acting
    card.briber = s.acting + 1


def answer_ability(s: State, code: int, tape: Tape | None) -> None:
    kind = due_about(s.agenda)
    done(s.agenda)
    match kind:
        case Kind.CUTTHROAT:
            cutthroat(s, Move.TARGET.part(code, 0), tape)
        case Kind.APOTHECARY:
            eliminate(s, Move.TARGET.part(code, 0), kind, tape)
        case Kind.SUBSTITUTION:
            substitution(s, Move.TARGET.part(code, 0), tape)
        case _:
            bribe(s, Move.BRIBE.part(code, 0), tape)


# -- the game ---------------------------------------------------------------------------------------------------
def asks(kind: int) -> bool:
    """Does the ability ask for a choice?"""
    return kind == Kind.CUTTHROAT or kind == Kind.APOTHECARY or kind == Kind.SUBSTITUTION or kind == Kind.BRIBERY


def ability(s: State, kind: int, out: Answers, tape: Tape | None) -> None:
    """ORI-15: carry it out, or ask for its choice; effects are compulsory."""
    if not asks(kind):
        perform(s, kind, tape)
        return
    ask_ability(s, kind, out)
    if out.size == 0:
        done(s.agenda)
        tell(tape, 15, EventKind.NO_EFFECT, s.acting, actor_place(s), kind, 0, 0)


def resolve_chance(s: State, outcome: int, tape: Tape | None) -> None:
    """The only chance is the deal (ABL-1)."""
    set_aside(s, due_about(s.agenda), outcome, ABL + 1, tape)


def step(s: State, out: Answers, tape: Tape | None) -> None:
    """Carry out the step that is due, or ask."""
    now = due(s.agenda)
    match now:
        case Step.RESOLVE:
            resolve(s, out, tape)
        case Step.ABILITY:
            ability(s, due_about(s.agenda), out, tape)
        case Step.FINISH:
            finish(s, is_intrigue(s.cards[s.actor].kind), tape)
        case Step.TWIN:
            ask_twin(s, out)
        case Step.ACTIVATE:
            ask_activate(s, out, tape)
        case Step.SPEND:
            ask_spend(s, out, tape)
        case _:
            row_step(s, now, out, tape)


def answer(s: State, code: int, tape: Tape | None) -> None:
    """Give the answer to the question that is asked."""
    match due(s.agenda):
        case Step.RESOLVE:
            if code == Move.KEEP.first:
                keep(s, tape)
            else:
                reveal(s, tape)
        case Step.PLACE:
            answer_place(s, code, tape)
        case Step.ABILITY:
            answer_ability(s, code, tape)
        case Step.TWIN:
            answer_twin(s, code, tape)
        case Step.ACTIVATE:
            activate(s, Move.ACTIVATE.part(code, 0), tape)
        case _:
            answer_spend(s, code, tape)
