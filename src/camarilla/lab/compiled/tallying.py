"""What is counted in every game: shares of victory, points, length, the lead; and the cards. Bound to each game."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Struct, i8, nobody, popcount
from camarilla.kernel.census import (
    MAX_ROUNDS,
    MAX_SCORE,
    Census,
    Figure,
    begin_census,
    note,
    note_cards,
)  # fmt: skip
from camarilla.kernel.events import Tape
from camarilla.kernel.moves import Result
from camarilla.kernel.subject import State, score
from camarilla.kernel.victory import credit_of
from camarilla.lab.compiled.counting import count_deal, count_end, count_event

NEVER: Final = -1


class RoundEvents(Struct):
    """The events that begin a round: of one kind, or, where a game has only turns, those of its first seat."""

    round: i8 = nobody  # kinds of events, or NEVER
    turn: i8 = nobody


# -- during a game
def count_tape(s: State, beat: RoundEvents, tape: Tape, c: Census) -> None:
    """All that one answer has led to; the tape is empty again."""
    for i in range(tape.size):
        event = tape.event[i]
        if event.kind == beat.round or (event.kind == beat.turn and event.seat == c.first):
            count_round(s, c)
        count_event(s, event, c)
    tape.size = 0


def count_round(s: State, c: Census) -> None:
    """Another round begins, and the lead is what it was after the one before."""
    if 0 < c.round < MAX_ROUNDS:
        result = Result()
        score(s, result)
        c.leaders[c.round] = result.winners
    if c.round < MAX_ROUNDS:
        c.round += 1


def open_game(s: State, first: int, beat: RoundEvents, tape: Tape, c: Census) -> None:
    """A game was dealt."""
    begin_census(c, first)
    count_tape(s, beat, tape, c)
    count_deal(s, c)


# -- at its end
def close_game(s: State, answers: int, c: Census) -> None:
    """A game is over."""
    result = Result()
    score(s, result)
    count_end(s, c)
    for seat in range(s.seats):
        count_seat(s, seat, result.points[seat], credit_of(result, seat), c)
    note(c, Figure.TIES, 1 if popcount(result.winners) > 1 else 0)
    note(c, Figure.ANSWERS, answers)
    note(c, Figure.ROUNDS, c.round)
    note(c, Figure.MARGIN, margin(s, result))
    if has_led(s, c):
        count_lead(result.winners, c)


def count_seat(s: State, seat: int, points: int, share: int, c: Census) -> None:
    """How one seat has done, and whoever had these cards."""
    order = (seat + s.seats - c.first) % s.seats
    note(c, Figure.ORDER + order, share)
    note(c, Figure.CHAIR + seat, share)
    note(c, Figure.POINTS + order, points)
    note(c, Figure.SCORE + min(max(points, 0), MAX_SCORE), share)
    note_cards(c, Figure.HELD, c.held[seat], share)
    note_cards(c, Figure.PLACED, c.placed[seat], share)
    note_cards(c, Figure.USED, c.held[seat] & c.placed[seat], share)
    note_cards(c, Figure.REVEALED, c.revealed[seat], share)
    note_cards(c, Figure.KEPT, c.kept[seat], share)


def margin(s: State, result: Result) -> int:
    """The points between the winners and the best of the others; 0 if all have won."""
    best = 0
    next = 0
    others = 0
    for seat in range(s.seats):
        points = result.points[seat]
        if (result.winners >> seat) & 1 == 1:
            best = points
        else:
            next = points if others == 0 else max(next, points)
            others += 1
    return best - next if others > 0 else 0


def has_led(s: State, c: Census) -> bool:
    """Was anybody ahead before the end? Not where points come at the end alone, or there are no rounds."""
    for round in range(1, c.round):  # noqa: SIM110  # the dialect has no generator expressions
        if c.leaders[round] != (1 << s.seats) - 1:
            return True
    return False


def count_lead(winners: int, c: Census) -> None:
    """How often the lead changed, and since which round the winners had it."""
    changes = 0
    decided = c.round
    led = winners
    for round in range(c.round - 1, 0, -1):
        if c.leaders[round] != led:
            changes += 1
            led = c.leaders[round]
        if changes == 0:
            decided = round
    note(c, Figure.LEADS, changes)
    note(c, Figure.DECIDED, decided)
