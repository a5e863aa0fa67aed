"""A toy game for the kernel's tests: chance in the middle, steps with one answer or one outcome, a secret each.

Each round a die of three sides is thrown for the seat in turn, who sees it and guesses high or low; a fourth
round is settled without a question. Whoever holds most points wins.
"""

from __future__ import annotations

from typing import Any, Final

from camarilla.dialect import Array, Page, Struct, add_number, i8, i16, of, owner, public
from camarilla.kernel.agenda import Agenda, done, due, due_about, plan
from camarilla.kernel.document import Member
from camarilla.kernel.events import Events, Tape, tell, tells, whisper
from camarilla.kernel.features import between
from camarilla.kernel.game import Game
from camarilla.kernel.json_page import (
    add_null,
    add_object,
    close_list,
    close_object,
    close_question,
    open_list,
    open_question,
    write_number,
)
from camarilla.kernel.moves import Answers, Moves, Result, offer, says
from camarilla.kernel.profile import Profile
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import Dice, Luck, pick, set_key
from camarilla.kernel.secrecy import HIDDEN, derive_digest, derive_redact

PROFILE: Final = Profile(9, range(2, 4), {"TOY": "toy", "DIE": "toy"}, {}, {})
THROW: Final = 1
GUESS: Final = 2
BOW: Final = 3
SURE: Final = 4


class Move(Moves):
    """What a seat can say."""

    LOW = says("low")
    HIGH = says("high")
    BET = says("bet {amount}", amount=3)
    BOW = says("bow")


class EventKind(Events):
    """What can happen."""

    THREW = tells("threw", seat="seat", secret="side")
    GUESSED = tells("guessed", seat="seat", a="gain")
    BOWED = tells("bowed", seat="seat")


class Seat(Struct):
    points: i16 = public
    side: i8 = owner


class State(Struct):
    dice: Dice
    agenda: Agenda
    seats: i8 = public
    first: i8 = public
    bonus: i8 = public
    table: Array[Seat] = of[3]


redact = derive_redact(State)
digest = derive_digest(State)


def setup(s: State, seats: int, first: int) -> None:
    s.seats = seats
    s.first = first
    plan(s.agenda, SURE, first)
    for i in range(seats - 1, -1, -1):
        seat = (first + i) % seats
        plan(s.agenda, BOW, seat)
        plan(s.agenda, GUESS, seat)
        plan(s.agenda, THROW, seat)


def step(s: State, out: Answers, tape: Tape | None) -> None:
    match due(s.agenda):
        case 1:
            out.chances = 3
        case 2:
            offer(out, Move.LOW.first)
            offer(out, Move.HIGH.first)
            for amount in range(3):
                offer(out, Move.BET.code(amount))
        case 3:
            offer(out, Move.BOW.first)
        case 4:
            out.chances = 1


def answer(s: State, code: int, tape: Tape | None) -> None:
    seat = due_about(s.agenda)
    one = s.table[seat]
    done(s.agenda)
    if code == Move.BOW.first:
        tell(tape, 2, EventKind.BOWED, seat, 0, 0, 0, 0)
    else:
        high = 1 if code == Move.HIGH.first else 0
        gain = one.side * high + s.bonus
        if Move.BET.holds(code):
            gain = Move.BET.part(code, 0)
        one.points += gain
        one.side = 0
        tell(tape, 1, EventKind.GUESSED, seat, gain, 0, 0, 0)


def resolve_chance(s: State, outcome: int, tape: Tape | None) -> None:
    seat = due_about(s.agenda)
    if due(s.agenda) == THROW:
        s.table[seat].side = outcome
        whisper(tape, 101, EventKind.THREW, seat, 0, 0, 0, 0, outcome, 1 << seat)
    done(s.agenda)


def asked(s: State) -> int:
    return due_about(s.agenda)


def score(s: State, result: Result) -> None:
    best = -1
    result.winners = 0
    for seat in range(s.seats):
        result.points[seat] = s.table[seat].points
        if s.table[seat].points > best:
            best = s.table[seat].points
            result.winners = 0
        if s.table[seat].points == best:
            result.winners |= 1 << seat


def determinize(s: State, seat: int, luck: Luck) -> None:
    for other in range(3):
        if other != seat:
            s.table[other].side = pick(luck, 3) if due(s.agenda) == GUESS and other == due_about(s.agenda) else 0
    set_key(s.dice, luck)


class Features(Struct):
    side: i8 = between(-1, 2)
    points: Array[i8] = between(-9, 9)[3]


def features(s: State, seat: int, out: Features) -> None:
    out.side = s.table[seat].side if seat >= 0 else HIDDEN
    for i in range(s.seats):
        out.points[i] = s.table[i].points


def write_document(s: State, page: Page) -> None:
    add_object(page)
    write_number(page, "left", s.agenda.size)
    write_number(page, "first", s.first)
    open_list(page, "points")
    for seat in range(s.seats):
        add_number(page, s.table[seat].points)
    close_list(page)
    open_list(page, "sides")
    for seat in range(s.seats):
        if s.table[seat].side == HIDDEN:
            add_null(page)
        else:
            add_number(page, s.table[seat].side)
    close_list(page)
    write_number(page, "bonus", s.bonus)
    close_object(page)


def write_question(s: State, page: Page) -> None:
    open_question(page, "guess")
    write_number(page, "seat", asked(s))
    close_question(page)


class Loader:
    """Its documents: points and sides, whose turn it is, and the bonus as an option."""

    def set_options(self, s: State, options: Any) -> None:
        for name, value in options.items():
            if name != "bonus":
                raise Refusal("option", option=name, expected="bonus")
            s.bonus = value

    def load(self, document: Any) -> State:
        members = Member("", document).members(("left", "first", "points", "sides", "bonus"))
        s = State()
        setup(s, len(members["points"].items()), members["first"].integer(0, 2))
        for _ in range(s.agenda.size - members["left"].integer(0, s.agenda.size)):
            done(s.agenda)
        for seat, one in enumerate(members["points"].items()):
            s.table[seat].points = one.integer(0, 99)
            s.table[seat].side = members["sides"].items()[seat].integer(0, 2)
        s.bonus = members["bonus"].integer(0, 9)
        return s


def game() -> Game:
    """The toy, new each time."""
    import sys

    words = {"side": ("one", "two", "three")}
    own = sys.modules[__name__]
    return Game("toy", PROFILE, own, own, Loader(), Move, EventKind, words, version=7)
