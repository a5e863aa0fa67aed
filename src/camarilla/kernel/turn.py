"""One move at a time: deal, answer, chance, and what there is to see. Bound to each game (see subject.py)."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Page, assign
from camarilla.kernel.decisions import CHANCE, Decisions, note
from camarilla.kernel.events import Tape
from camarilla.kernel.moves import Answers, Result, Standing
from camarilla.kernel.play import apply, apply_chance, settle
from camarilla.kernel.rng import Luck, roll
from camarilla.kernel.subject import Features, State, asked, determinize, digest, features, redact, score, setup
from camarilla.kernel.writer import write_document, write_question

WORLDS: Final = 12  # in how many other worlds an answer is tried before it is taken back


def run_on(s: State, rolls: bool, out: Answers, tape: Tape, log: Decisions) -> int:
    """Let the game's own dice speak, if it `rolls` them; how many outcomes chance is still asked for."""
    while rolls and out.chances > 0:
        outcome = roll(s.dice, out.chances)
        note(log, CHANCE, outcome)
        apply_chance(s, outcome, out, tape)
    return out.chances


def deal(s: State, seats: int, first: int, rolls: bool, out: Answers, tape: Tape, log: Decisions) -> int:
    """Deal a new game on a record with its options and its dice, and run it on to its first question."""
    setup(s, seats, first)
    return begin(s, rolls, out, tape, log)


def begin(s: State, rolls: bool, out: Answers, tape: Tape, log: Decisions) -> int:
    """Run a record on to its first question."""
    settle(s, out, tape)
    return run_on(s, rolls, out, tape, log)


def give_answer(s: State, code: int, rolls: bool, out: Answers, tape: Tape, log: Decisions) -> int:
    """Answer, and run on to the next question; the code is trusted."""
    note(log, asked(s), code)
    apply(s, code, out, tape)
    return run_on(s, rolls, out, tape, log)


def give_chance(s: State, outcome: int, out: Answers, tape: Tape, log: Decisions) -> int:
    """Give what chance said, and run on to the next question or chance."""
    note(log, CHANCE, outcome)
    apply_chance(s, outcome, out, tape)
    return out.chances


def reveals(s: State, code: int) -> bool:
    """Would the mover see something else in another world that the mover thinks possible? Chance is something else."""
    seat = asked(s)
    luck = Luck()
    world = State()
    out = Answers()
    assign(world, s)
    apply(world, code, out, None)
    redact(world, seat)
    expected = digest(world)
    for number in range(WORLDS):
        luck.key = number + 1
        assign(world, s)
        redact(world, seat)
        determinize(world, seat, luck)
        apply(world, code, out, None)
        redact(world, seat)
        if out.chances > 0 or digest(world) != expected:
            return True
    return False


def seat_asked(s: State) -> int:
    """The seat that is asked."""
    return asked(s)


def hide(s: State, seat: int) -> None:
    """Hide what a seat may not know."""
    redact(s, seat)


def standing(s: State, out: Standing) -> None:
    """The points of each seat, and who wins, as they stand."""
    result = Result()
    score(s, result)
    for seat in range(s.seats):
        out.number[seat] = result.points[seat]
    out.number[s.seats] = result.winners
    out.size = s.seats + 1


def position(s: State, page: Page) -> None:
    """The whole truth as a document."""
    write_document(s, page)


def view(s: State, seat: int, page: Page) -> None:
    """What a seat may know, as a document."""
    shown = State()
    assign(shown, s)
    redact(shown, seat)
    write_document(shown, page)


def question(s: State, page: Page) -> None:
    """What is asked, made from what the asked seat may know."""
    shown = State()
    assign(shown, s)
    redact(shown, asked(s))
    write_question(shown, page)


def observe(s: State, seat: int, out: Features) -> None:
    """What a seat may know, as numbers for learning."""
    shown = State()
    assign(shown, s)
    redact(shown, seat)
    features(shown, seat, out)
