"""What a network of Behind the Throne is given: the features, and what follows from them, found once for all."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, clear, i8, of, popcount, public
from camarilla.games.throne.abilities import available
from camarilla.games.throne.cards import CHARACTERS, Kind
from camarilla.games.throne.features import Features, features
from camarilla.games.throne.rules import points
from camarilla.games.throne.secrecy import unseen
from camarilla.games.throne.state import CARDS, KINDS, MAX_ROW, MAX_SEATS, State
from camarilla.kernel.features import between

TALL: Final = 4  # columns that are higher count as this
MOST: Final = CHARACTERS * (CHARACTERS + 1) // 2  # points, if all characters score


class Column(Struct):
    """A column of a seat."""

    height: Array[bool] = public[TALL + 1]
    guarded: bool = public  # it is two cards higher than any other's
    threatened: bool = public  # another's is higher by no more than one, or as high


class SeatInputs(Struct):
    """A seat, counted from the viewer on."""

    points: i8 = between(0, MOST)
    with_row: i8 = between(0, MOST)  # if it got the row; who makes room drops what is worth least
    columns: i8 = between(0, CHARACTERS)
    over: i8 = between(0, CHARACTERS)  # columns that it would have to drop then
    ahead: bool = public  # nobody has more points
    protected: bool = public  # none of its cards but an Alchemist can be destroyed
    kept: bool = public  # none but a Minstrel can be taken
    column: Array[Column] = of[CHARACTERS]


class Derived(Struct):
    """What follows from the features; 0 where there is nothing to say."""

    seats: Array[bool] = public[MAX_SEATS + 1]
    value: Array[bool] = public[KINDS + 1]  # of the last card; those below 0 count as 0
    longest: Array[bool] = public[MAX_ROW + 1]  # how many cards lie in the row
    held: Array[i8] = between(0, MAX_ROW)[KINDS]  # of each kind in the row
    safe: i8 = between(0, CARDS)  # unseen cards that are no higher than the last
    equal: i8 = between(0, CARDS)  # that are as high
    high: Array[i8] = between(0, CARDS)[CHARACTERS]  # that are higher by one, by two, and so on
    ending: bool = public  # the game can end with the next card
    court: Array[SeatInputs] = of[MAX_SEATS]


class Inputs(Struct):
    """What the network is given: the features, and what follows from them."""

    seen: Features
    table: Derived


def write_row(s: State, out: Derived) -> None:
    """The row, and what the next card could be against it."""
    out.value[min(max(s.value, 0), KINDS)] = True
    out.longest[s.row_size] = True
    for i in range(s.row_size):
        out.held[s.row[i]] += 1
    for kind in range(CHARACTERS):
        more = kind + 1 - s.value
        if more > 0 and s.row_size > 0:
            out.high[min(more, CHARACTERS) - 1] += unseen(s, kind)
        else:
            out.safe += unseen(s, kind)
            out.equal += unseen(s, kind) if more == 0 else 0
    out.ending = unseen(s, Kind.END) > 0 and s.deck_size > 0


def tallest_other(s: State, seat: int, kind: int) -> int:
    """The highest column of a character before any other seat."""
    found = 0
    for other in range(s.seats):
        if other != seat:
            found = max(found, s.table[other].height[kind])
    return found


def write_columns(s: State, seat: int, seat_inputs: SeatInputs) -> None:
    """How high each column is, by itself and beside the others'."""
    for kind in range(CHARACTERS):
        height = s.table[seat].height[kind]
        other = tallest_other(s, seat, kind)
        seat_inputs.column[kind].height[min(height, TALL)] = True
        seat_inputs.column[kind].guarded = height > other + 1
        seat_inputs.column[kind].threatened = height > 0 and other > 0 and height <= other + 1


def with_row(s: State, seat: int, held: Derived, seat_inputs: SeatInputs) -> None:
    """The points of a seat if it got the row, and how many columns it would have to drop."""
    total = 0
    columns = s.table[seat].columns
    for kind in range(CHARACTERS):
        height = s.table[seat].height[kind] + held.held[kind]
        if held.held[kind] > 0:
            columns |= 1 << kind
        if height >= s.options.scoring:
            total += kind + 1
    seat_inputs.with_row = total
    seat_inputs.over = max(popcount(columns) - s.options.columns, 0)


def write_court(s: State, seat: int, out: Derived, seat_inputs: SeatInputs) -> None:
    """What lies before a seat."""
    columns = s.table[seat].columns
    seat_inputs.points = points(s, seat)
    seat_inputs.columns = popcount(columns)
    seat_inputs.protected = (columns >> Kind.ALCHEMIST) & 1 == 1 and available(s, seat, Kind.ALCHEMIST)
    seat_inputs.kept = (columns >> Kind.MINSTREL) & 1 == 1 and available(s, seat, Kind.MINSTREL)
    seat_inputs.ahead = True
    for other in range(s.seats):
        if points(s, other) > seat_inputs.points:
            seat_inputs.ahead = False
    with_row(s, seat, out, seat_inputs)
    write_columns(s, seat, seat_inputs)


def inputs(s: State, seat: int, out: Inputs) -> None:
    """Write all inputs; s is redacted for the seat."""
    features(s, seat, out.seen)
    clear(out.table)
    out.table.seats[s.seats] = True
    write_row(s, out.table)
    for i in range(s.seats):
        write_court(s, (seat + i) % s.seats, out.table, out.table.court[i])
