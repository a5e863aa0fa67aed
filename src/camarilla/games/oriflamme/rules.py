"""Oriflamme: the ten cards, rules ORI-20 to ORI-37, on the frame of the row."""

from __future__ import annotations

from typing import Final

from camarilla.games.oriflamme.cards import CHARACTERS, Kind
from camarilla.games.oriflamme.events import EventKind
from camarilla.games.oriflamme.features import Features, features
from camarilla.games.oriflamme.moves import Move
from camarilla.games.oriflamme.secrecy import determinize
from camarilla.games.oriflamme.state import OPTIONS, State, set_defaults
from camarilla.games.row.rules import (
    actor_lies,
    answer_place,
    asked,
    begin,
    discard,
    finish,
    gain,
    holds,
    insert,
    is_place,
    keep,
    leave,
    lift,
    lose_tokens,
    no_effect,
    resolve,
    row_step,
    score,
    set_aside,
    take_tokens,
    top,
    turn_up,
    wipe,
)  # fmt: skip
from camarilla.games.row.state import NONE, Step, digest, redact
from camarilla.kernel.agenda import done, due, due_about, plan
from camarilla.kernel.events import Tape, tell, whisper
from camarilla.kernel.moves import Answers, offer, offer_run

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

NO_TARGET: Final = (20, 21, 25, 26, 23, 24, 30, 31, 35, 37)  # the rule that says what happens without a target, by kind


def setup(s: State, seats: int, first: int) -> None:
    """Set the game up (ORI-1, ORI-2), on zeros; options may be set, else they are the rulebook's."""
    set_defaults(s.options)
    begin(s, seats, first)


# -- revealing --------------------------------------------------------------------------------------------------
def reveal(s: State, tape: Tape | None) -> None:
    """ORI-10: the influence on it is paid first; Conspiracy and Ambush say themselves what becomes of theirs."""
    card = turn_up(s, tape)
    if card.kind != Kind.CONSPIRACY and card.kind != Kind.AMBUSH:
        take_tokens(s, card, tape)


# -- abilities without a choice ---------------------------------------------------------------------------------
def lord(s: State, tape: Tape | None) -> None:
    """ORI-20: 1, and 1 for each adjacent place with the family's card on top."""
    amount = s.options.lord
    if holds(s, s.current - 1, s.acting):
        amount += 1
    if holds(s, s.current + 1, s.acting):
        amount += 1
    gain(s, s.acting, amount, 20, Kind.LORD, tape)


def heir(s: State, tape: Tape | None) -> None:
    """ORI-25: 2 if no other face-up top card has the acting card's name; a Shapeshifter keeps its own (ORI-27)."""
    name = s.cards[s.actor].kind
    for place in range(s.row_size):
        card = s.cards[s.row[place]]
        if place != s.current and card.up and card.kind == name:
            no_effect(s, Kind.HEIR, 25 if name == Kind.HEIR else 27, tape)
            return
    gain(s, s.acting, s.options.heir, 25 if name == Kind.HEIR else 27, Kind.HEIR, tape)


def conspiracy(s: State, tape: Tape | None) -> None:
    """ORI-30: twice the influence on it, in all."""
    card = s.cards[s.actor]
    amount = s.options.conspiracy * card.tokens
    card.tokens = 0
    gain(s, s.acting, amount, 30, Kind.CONSPIRACY, tape)


def ambush(s: State, tape: Tape | None) -> None:
    """ORI-31: revealed by its controller; its influence goes to the supply, 1 is gained."""
    lose_tokens(s, s.cards[s.actor], 31, tape)
    gain(s, s.acting, s.options.reveal_ambush, 31, Kind.AMBUSH, tape)


# -- abilities with a choice ------------------------------------------------------------------------------------
def ask_archer(s: State, out: Answers) -> None:
    """ORI-21: the first or the last place; one that is both is one move."""
    offer(out, Move.TARGET.code(0))
    if s.row_size > 1:
        offer(out, Move.TARGET.code(s.row_size - 1))


def ask_soldier(s: State, out: Answers) -> None:
    """ORI-23: an adjacent top card."""
    if is_place(s, s.current - 1):
        offer(out, Move.TARGET.code(s.current - 1))
    if is_place(s, s.current + 1):
        offer(out, Move.TARGET.code(s.current + 1))


def ask_assassination(s: State, out: Answers) -> None:
    """ORI-37: any top card, itself included."""
    for place in range(s.row_size):
        offer(out, Move.TARGET.code(place))


def robbed(s: State, place: int) -> int:
    """The opponent with a card at a place, or NONE."""
    if is_place(s, place) and not holds(s, place, s.acting):
        return top(s, place).controller
    return NONE


def ask_spy(s: State, out: Answers) -> None:
    """ORI-24: an opponent with an adjacent card; both sides may be the same one."""
    left = robbed(s, s.current - 1)
    right = robbed(s, s.current + 1)
    if left != NONE:
        offer(out, Move.STEAL.code(left))
    if right != NONE and right != left:
        offer(out, Move.STEAL.code(right))


def source(s: State, place: int) -> int:
    """ORI-26: the ability at a place that a Shapeshifter can copy, or NONE."""
    if is_place(s, place) and top(s, place).up:
        return top(s, place).kind
    return NONE


def ask_shapeshifter(s: State, out: Answers) -> None:
    """ORI-26, ORI-28: an adjacent face-up character, another Shapeshifter too; two of the same card are one move."""
    left = source(s, s.current - 1)
    right = source(s, s.current + 1)
    if left != NONE:
        offer(out, Move.COPY.code(s.current - 1))
    if right != NONE and right != left:
        offer(out, Move.COPY.code(s.current + 1))


def ask_decree(s: State, out: Answers) -> None:
    """ORI-35: another top card to any gap; a lone card put back beside its own gap would not be a move."""
    gaps = s.row_size + 1
    for place in range(s.row_size):
        if place != s.current:
            first = Move.MOVE.code(place, 0)
            if top(s, place).below == NONE:
                offer_run(out, first, place)
                offer_run(out, first + place + 2, gaps - place - 2)
            else:
                offer_run(out, first, gaps)


def ask_ability(s: State, kind: int, out: Answers) -> None:
    """The choices of an ability, none where it has no target."""
    match kind:
        case Kind.ARCHER:
            ask_archer(s, out)
        case Kind.SOLDIER:
            ask_soldier(s, out)
        case Kind.ASSASSINATION:
            ask_assassination(s, out)
        case Kind.SPY:
            ask_spy(s, out)
        case Kind.SHAPESHIFTER:
            ask_shapeshifter(s, out)
        case _:
            ask_decree(s, out)


# -- what is done with the choice -------------------------------------------------------------------------------
def eliminate(s: State, place: int, kind: int, tape: Tape | None) -> None:
    """ORI-12, ORI-13, ORI-14: the victim leaves, the eliminating seat takes its reward, then an Ambush reacts."""
    tokens = top(s, place).tokens
    victim = leave(s, place)
    tell(tape, 13, EventKind.ELIMINATED, s.acting, place, victim.kind, victim.family, tokens)
    gain(s, s.acting, s.options.eliminate, 12, kind, tape)
    caught = victim.kind == Kind.AMBUSH and victim.family != s.acting  # ORI-33: one's own Ambush does nothing
    if caught:
        gain(s, victim.family, s.options.ambush, 32, Kind.AMBUSH, tape)
        if actor_lies(s):
            discard(s, s.current, 32, tape)
    wipe(victim)


def steal(s: State, victim: int, tape: Tape | None) -> None:
    """ORI-24: from what the player holds, never from a card; from a player with 0 nothing."""
    amount = min(1, s.table[victim].influence)
    s.table[victim].influence -= amount
    s.table[s.acting].influence += amount
    tell(tape, 24, EventKind.STOLE, s.acting, victim, amount, 0, 0)


def copy(s: State, place: int, tape: Tape | None) -> None:
    """ORI-26, ORI-29: the ability is another's; position, family and rewards stay the Shapeshifter's own."""
    copied = top(s, place)
    kind = copied.kind
    tell(tape, 26, EventKind.COPIED, s.acting, place, kind, copied.family, 0)
    if kind == Kind.SHAPESHIFTER:
        no_effect(s, kind, 28, tape)
    else:
        plan(s.agenda, Step.ABILITY, kind)


def move(s: State, place: int, gap: int, tape: Tape | None) -> None:
    """ORI-35, ORI-36: the card moves with its face and influence; the pointer stays with the Decree."""
    size = s.row_size
    number = lift(s, place)
    to = gap - 1 if s.row_size < size and gap > place else gap
    insert(s, to, number)
    if to <= s.current:
        s.current += 1
    tell_moved(s, place, gap, to, tape)


def tell_moved(s: State, place: int, gap: int, to: int, tape: Tape | None) -> None:
    """Those who know the card are told which one has moved."""
    card = top(s, to)
    whisper(tape, 35, EventKind.MOVED, s.acting, place, gap, to, card.family, card.kind, card.seen)


def answer_ability(s: State, code: int, tape: Tape | None) -> None:
    kind = due_about(s.agenda)
    done(s.agenda)
    if Move.TARGET.holds(code):
        eliminate(s, Move.TARGET.part(code, 0), kind, tape)
    elif Move.STEAL.holds(code):
        steal(s, Move.STEAL.part(code, 0), tape)
    elif Move.COPY.holds(code):
        copy(s, Move.COPY.part(code, 0), tape)
    else:
        move(s, Move.MOVE.part(code, 0), Move.MOVE.part(code, 1), tape)


# -- the game ---------------------------------------------------------------------------------------------------
def ability(s: State, kind: int, out: Answers, tape: Tape | None) -> None:
    """ORI-15: carry it out, or ask for its choice; effects are compulsory."""
    if kind == Kind.LORD or kind == Kind.HEIR or kind == Kind.CONSPIRACY or kind == Kind.AMBUSH:
        done(s.agenda)
        match kind:
            case Kind.LORD:
                lord(s, tape)
            case Kind.HEIR:
                heir(s, tape)
            case Kind.CONSPIRACY:
                conspiracy(s, tape)
            case _:
                ambush(s, tape)
    else:
        ask_ability(s, kind, out)
        if out.size == 0:
            done(s.agenda)
            no_effect(s, kind, NO_TARGET[kind], tape)


def resolve_chance(s: State, outcome: int, tape: Tape | None) -> None:
    """The only chance is the deal (ORI-1)."""
    set_aside(s, due_about(s.agenda), outcome, 1, tape)


def step(s: State, out: Answers, tape: Tape | None) -> None:
    """Carry out the step that is due, or ask."""
    now = due(s.agenda)
    match now:
        case Step.RESOLVE:
            resolve(s, out, tape)
        case Step.ABILITY:
            ability(s, due_about(s.agenda), out, tape)
        case Step.FINISH:
            finish(s, s.cards[s.actor].kind >= CHARACTERS, tape)
        case _:
            row_step(s, now, out, tape)


def answer(s: State, code: int, tape: Tape | None) -> None:
    """Give the answer to the question that is asked."""
    if code == Move.KEEP.first:
        keep(s, tape)
    elif code == Move.REVEAL.first:
        reveal(s, tape)
    elif due(s.agenda) == Step.PLACE:
        answer_place(s, code, tape)
    else:
        answer_ability(s, code, tape)
