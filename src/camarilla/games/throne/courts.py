"""Courts in Behind the Throne: what the columns before a seat are worth, with the row or without it, and to rivals."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, bits, i64, nobody, of, popcount
from camarilla.games.throne.abilities import available
from camarilla.games.throne.cards import CHARACTERS, Kind
from camarilla.games.throne.rules import points
from camarilla.games.throne.state import KINDS, MAX_SEATS, State

# Everything is counted in hundredths of a point.
HOLD: Final = (0, 26, 64, 92, 97, 100)  # what a column is worth, in hundredths of its value, by its height
ABILITY: Final = (320, 60, 120, 256, 120, 256, 160, 0, 0)  # what an ability that is available is worth besides
RIVAL: Final = 80  # how much a rival's court counts against one's own, in hundredths, shared among the rivals
LEADER: Final = 30  # how much more the strongest rival counts
PATIENCE: Final = 10  # cards in a last deck, for each seat, below which a lone card is worth less and less


class Court(Struct):
    """What the columns before a seat are worth; those worth least are dropped if there is no room (THR-17)."""

    kept: i64 = nobody  # the characters that stay, as a set
    value: Array[i64] = nobody[CHARACTERS]  # what each column is worth, of those there are
    worth: i64 = nobody  # what all that stay are worth
    least: i64 = nobody  # the least of these, which makes way for a better one; 0 where there is room
    spare: i64 = nobody  # the best of those dropped, which stays if one of these falls below it; 0: none


class Context(Struct):
    """What all answers to a question have in common; a court is looked at when the first answer is about it."""

    row: Array[i64] = nobody[KINDS]  # how many cards of each kind lie in the row
    kinds: i64 = nobody  # the kinds in the row, as a set
    single: i64 = nobody  # what a lone card is worth now
    seen: i64 = nobody  # the seats whose courts were looked at, as a set
    court: Array[Court] = of[MAX_SEATS]  # as it is
    given: Array[Court] = of[MAX_SEATS]  # with the row added
    ranked: bool = nobody  # the leaders are known
    leaders: i64 = nobody  # the seats with the most points, as a set


# -- what all answers have in common ----------------------------------------------------------------------------
def read_context(s: State, c: Context) -> None:
    """Begin a question."""
    c.seen = c.kinds = 0
    c.ranked = False
    for kind in range(KINDS):
        c.row[kind] = 0
    for i in range(s.row_size):
        c.row[s.row[i]] += 1
        c.kinds |= 1 << s.row[i]
    c.single = lone_card(s, c)


def lone_card(s: State, c: Context) -> int:
    """A lone card waits for a second one, so it fades while the last deck runs out."""
    if s.discard[Kind.END] + c.row[Kind.END] > 0:
        return HOLD[1]
    return HOLD[1] * min(s.deck_size, PATIENCE * s.seats) // (PATIENCE * s.seats)


# -- courts -----------------------------------------------------------------------------------------------------
def look_at(s: State, c: Context, seat: int) -> None:
    """The court of a seat as it is, and with the row added; once for each question."""
    if (c.seen >> seat) & 1 == 1:
        return
    c.seen |= 1 << seat
    court = c.court[seat]
    given = c.given[seat]
    court.kept = s.table[seat].columns
    given.kept = court.kept | c.kinds
    court.worth = 0
    for kind in bits(court.kept):
        court.value[kind] = given.value[kind] = column(s, c, seat, kind, s.table[seat].height[kind])
        court.worth += court.value[kind]
    given.worth = court.worth
    for kind in bits(c.kinds):
        given.value[kind] = column(s, c, seat, kind, height_with(s, c, seat, kind, 0))
        given.worth += given.value[kind] - (court.value[kind] if (court.kept >> kind) & 1 == 1 else 0)
    make_room(s, court)
    make_room(s, given)


def height_with(s: State, c: Context, seat: int, kind: int, more: int) -> int:
    """How high a column is with the row, and so many more. THR-17: the sixth card is discarded."""
    return min(s.table[seat].height[kind] + c.row[kind] + more, s.options.height)


def column(s: State, c: Context, seat: int, kind: int, height: int) -> int:
    """A column scores once (THR-21): a second card makes it, a third one guards it; and it may give an ability."""
    if height == 0:
        return 0
    held = c.single if height < s.options.scoring else HOLD[min(height - s.options.scoring + 2, 5)]
    ability = ABILITY[kind] if is_tallest(s, seat, kind, height) else 0
    return held * (kind + 1) + ability


def is_tallest(s: State, seat: int, kind: int, height: int) -> bool:
    """THR-14: an ability is available where nobody has a taller column."""
    for other in range(MAX_SEATS):  # noqa: SIM110  # the dialect has no generator expressions
        if s.table[other].height[kind] > height and other != seat:
            return False
    return True


def make_room(s: State, court: Court) -> None:
    """THR-17: as many columns as there is room for; those worth least are dropped."""
    court.least = court.spare = 0
    over = popcount(court.kept) - s.options.columns
    for _ in range(over):
        cheapest = least_kept(court)
        court.kept ^= 1 << cheapest
        court.spare = court.value[cheapest]
        court.worth -= court.spare
    if over >= 0:
        court.least = court.value[least_kept(court)]


def least_kept(court: Court) -> int:
    """The column that is worth least."""
    found = -1
    for kind in bits(court.kept):
        if found < 0 or court.value[kind] < court.value[found]:
            found = kind
    return found


def worth_with(court: Court, kind: int, value: int) -> int:
    """What a court is worth if one column is worth so much instead."""
    if (court.kept >> kind) & 1 == 1:
        return court.worth - court.value[kind] + max(value, court.spare)
    return court.worth + max(value - court.least, 0)


# -- rivals -----------------------------------------------------------------------------------------------------
def leads(s: State, c: Context, seat: int) -> bool:
    """Has no other seat more points?"""
    if not c.ranked:
        c.ranked = True
        rank(s, c)
    return (c.leaders >> seat) & 1 == 1


def rank(s: State, c: Context) -> None:
    """Find the seats with the most points."""
    most = -1
    for seat in range(s.seats):
        total = points(s, seat)
        if total > most:
            most = total
            c.leaders = 0
        if total == most:
            c.leaders |= 1 << seat


def rivalry(s: State, c: Context, seat: int) -> int:
    """How much a rival's gain hurts: more if he leads."""
    return RIVAL // (s.seats - 1) + (LEADER if leads(s, c, seat) else 0)


def harm(s: State, c: Context, seat: int, kind: int) -> int:
    """What it is worth that a rival loses a card."""
    look_at(s, c, seat)
    value = column(s, c, seat, kind, s.table[seat].height[kind] - 1)
    return (c.court[seat].worth - worth_with(c.court[seat], kind, value)) * rivalry(s, c, seat) // 100


def best_harm(s: State, c: Context) -> int:
    """The most that destroying a card could be worth (THR-8 to THR-10)."""
    most = 0
    for seat in range(s.seats):
        if seat != s.turn and (s.destroyed_from >> seat) & 1 == 0:
            columns = s.table[seat].columns
            if (columns >> Kind.ALCHEMIST) & 1 == 1 and available(s, seat, Kind.ALCHEMIST):
                columns = 1 << Kind.ALCHEMIST
            for kind in bits(columns):
                most = max(most, harm(s, c, seat, kind))
    return most
