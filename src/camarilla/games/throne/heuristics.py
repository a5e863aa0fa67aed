"""What draws a seat to an answer in Behind the Throne: a court is worth its columns, a row what it adds to a court."""

from __future__ import annotations

from math import exp
from typing import Final

from camarilla.dialect import Array, Struct, bits, i8, i16, i32, nobody
from camarilla.games.throne.abilities import ability_of, available, before, strongest, usable
from camarilla.games.throne.cards import CHARACTERS, LOWERS, Kind
from camarilla.games.throne.deck import top_is_known
from camarilla.games.throne.moves import THROUGH_JUDGE, Move
from camarilla.games.throne.rules import asked, points
from camarilla.games.throne.secrecy import unseen
from camarilla.games.throne.state import KINDS, State

# Everything is counted in hundredths of a point.
HOLD: Final = (0, 26, 64, 92, 97, 100)  # what a column is worth, in hundredths of its value, by its height
ABILITY: Final = (320, 60, 120, 256, 120, 256, 160, 0, 0)  # what an ability that is available is worth besides
RIVAL: Final = 80  # how much a rival's court counts against one's own, in hundredths, shared among the rivals
LEADER: Final = 30  # how much more the strongest rival counts
DRAW: Final = 150  # what lies beyond the next card
FREE: Final = 200  # something that costs nothing is done before the turn ends
FINISH: Final = 1000  # what it is worth that the game ends while one leads
PATIENCE: Final = 10  # cards in a last deck, for each seat, below which a lone card is worth less and less
SPEND: Final = 30  # an ability spent on destroying may be missed later
TEMPER: Final = 60  # a move is e times as attractive as one that is worth this much less
GREAT: Final = 150  # of what a move gains beyond this only an eighth counts, so that the best stay apart
CHARM: Final = tuple(min(round(exp(i / 32)), 10000) for i in range(296))  # weights, 1 to 10,000
EVEN: Final = 147  # where a gain of nothing stands among them: 100


class Court(Struct):
    """The columns before a seat as they would be."""

    seat: i8 = nobody
    height: Array[i8] = nobody[CHARACTERS]
    worth: Array[i16] = nobody[CHARACTERS]  # what each column is worth
    single: i16 = nobody  # what a lone card is worth now
    columns: i8 = nobody  # how many there are
    total: i32 = nobody  # what all of them are worth


class Deck(Struct):
    """What the next card can be: how many of each kind."""

    size: i16 = nobody
    cards: Array[i8] = nobody[KINDS]


# -- courts -----------------------------------------------------------------------------------------------------
def gather(s: State, seat: int, court: Court) -> None:
    """The columns before a seat."""
    court.seat = seat
    court.single = lone_card(s)
    court.columns = 0
    court.total = 0
    for kind in range(CHARACTERS):
        court.height[kind] = 0
    for kind in bits(s.table[seat].columns):
        build(s, court, kind, s.table[seat].height[kind])


def lone_card(s: State) -> int:
    """A lone card waits for a second one, so it fades while the last deck runs out."""
    if unseen(s, Kind.END) == 0:
        return HOLD[1]
    return HOLD[1] * min(s.deck_size, PATIENCE * s.seats) // (PATIENCE * s.seats)


def build(s: State, court: Court, kind: int, height: int) -> None:
    """Let a column be so high."""
    if court.height[kind] > 0:
        court.columns -= 1
        court.total -= court.worth[kind]
    court.height[kind] = height
    if height > 0:
        court.columns += 1
        court.worth[kind] = column(s, court, kind)
        court.total += court.worth[kind]


def add(s: State, court: Court, kind: int) -> None:
    """THR-17: the sixth card of a column is discarded."""
    build(s, court, kind, min(court.height[kind] + 1, s.options.height))


def remove(s: State, court: Court, kind: int) -> None:
    build(s, court, kind, court.height[kind] - 1)


def add_row(s: State, court: Court) -> None:
    for i in range(s.row_size):
        add(s, court, s.row[i])


def column(s: State, court: Court, kind: int) -> int:
    """A column scores once (THR-21): a second card makes it, a third one guards it; and it may give an ability."""
    height = court.height[kind]
    held = court.single if height < s.options.scoring else HOLD[min(height - s.options.scoring + 2, 5)]
    ability = ABILITY[kind] if is_tallest(s, court.seat, kind, height) else 0
    return held * (kind + 1) + ability


def is_tallest(s: State, seat: int, kind: int, height: int) -> bool:
    """THR-14: an ability is available where nobody has a taller column."""
    for other in range(s.seats):  # noqa: SIM110  # the dialect has no generator expressions
        if other != seat and s.table[other].height[kind] > height:
            return False
    return True


def worth(s: State, court: Court) -> int:
    """THR-17: as many columns as there is room for; those worth least would be dropped."""
    total = court.total
    dropped = 0
    for _ in range(court.columns - s.options.columns):
        least = cheapest(court, dropped)
        total -= court.worth[least]
        dropped |= 1 << least
    return total


def cheapest(court: Court, dropped: int) -> int:
    """The column that is worth least, of those that are not dropped yet."""
    found = -1
    least = 0
    for kind in range(CHARACTERS):
        cost = court.worth[kind]
        if court.height[kind] > 0 and (dropped >> kind) & 1 == 0 and (found < 0 or cost < least):
            found = kind
            least = cost
    return found


# -- rivals -----------------------------------------------------------------------------------------------------
def leads(s: State, seat: int) -> bool:
    """Has no other seat more points?"""
    mine = points(s, seat)
    for other in range(s.seats):  # noqa: SIM110  # the dialect has no generator expressions
        if points(s, other) > mine:
            return False
    return True


def rivalry(s: State, seat: int) -> int:
    """How much a rival's gain hurts: more if he leads."""
    return RIVAL // (s.seats - 1) + (LEADER if leads(s, seat) else 0)


def harm(s: State, seat: int, kind: int) -> int:
    """What it is worth that a rival loses a card."""
    court = Court()
    gather(s, seat, court)
    whole = worth(s, court)
    remove(s, court, kind)
    return (whole - worth(s, court)) * rivalry(s, seat) // 100


def best_harm(s: State) -> int:
    """The most that destroying a card could be worth (THR-8 to THR-10)."""
    most = 0
    for seat in range(s.seats):
        if seat != s.turn and (s.destroyed_from >> seat) & 1 == 0:
            columns = s.table[seat].columns
            if (columns >> Kind.ALCHEMIST) & 1 == 1 and available(s, seat, Kind.ALCHEMIST):
                columns = 1 << Kind.ALCHEMIST
            for kind in bits(columns):
                most = max(most, harm(s, seat, kind))
    return most


# -- drawing, looking -------------------------------------------------------------------------------------------
def reach(s: State) -> int:
    """By how much the next card could be brought down with what is not spent yet (THR-5, THR-15)."""
    total = 0
    if usable(s, Kind.GENERAL):
        total += LOWERS[Kind.GENERAL]
    if usable(s, Kind.ASSASSIN):
        total += LOWERS[Kind.ASSASSIN]
    if usable(s, Kind.JESTER):
        total += LOWERS[Kind.JESTER]
    if usable(s, Kind.JUDGE):
        total += strongest(s)
    return total


def count_deck(s: State, deck: Deck) -> None:
    """What the next card can be: the one that was seen, the rest of the deck, or the discard pile (THR-16, THR-19)."""
    deck.size = 0
    for kind in range(KINDS):
        deck.cards[kind] = 0
    if top_is_known(s):
        deck.cards[s.deck[s.deck_size - 1]] = 1
        deck.size = 1
        return
    for kind in range(KINDS):
        deck.cards[kind] = s.discard[kind] if s.deck_size == 0 else unseen(s, kind)
        deck.size += deck.cards[kind]


def ending(s: State) -> int:
    """The end of the game is welcome to a seat that leads, and to no other."""
    return FINISH if leads(s, s.turn) else -FINISH


def draw(s: State, looks: bool) -> int:
    """What the next card is expected to bring over taking the row; whoever looks at it first need not draw."""
    court = Court()
    deck = Deck()
    gather(s, s.turn, court)
    count_deck(s, deck)
    now = worth(s, court)
    add_row(s, court)
    taken = worth(s, court) - now
    least = taken if looks else -10000
    highest = s.row[s.row_size - 1] + reach(s)
    total = 0
    for kind in range(CHARACTERS):
        if deck.cards[kind] > 0:
            gain = 0
            if kind <= highest:
                height = court.height[kind]
                add(s, court, kind)
                gain = worth(s, court) - now + DRAW
                build(s, court, kind, height)
            total += deck.cards[kind] * max(gain, least)
    if deck.cards[Kind.END] > 0:
        total += max(ending(s), least)
    return total // max(deck.size, 1) - taken


# -- exchanging and destroying ----------------------------------------------------------------------------------
def swap(s: State, seat: int, kind: int) -> int:
    """One card for oneself instead of the row, which goes to a rival instead of it (THR-11)."""
    court = Court()
    gather(s, seat, court)
    theirs = worth(s, court)
    remove(s, court, kind)
    add_row(s, court)
    theirs -= worth(s, court)
    gather(s, s.turn, court)
    height = court.height[kind]
    add(s, court, kind)
    mine = worth(s, court)
    build(s, court, kind, height)
    add_row(s, court)
    return mine - worth(s, court) + theirs * rivalry(s, seat) // 100


def destroy(s: State, seat: int, kind: int) -> int:
    """It is free, so it comes before all that ends the turn; never an own card."""
    return -FREE - harm(s, seat, kind) if seat == s.turn else 2 * FREE + harm(s, seat, kind)


def raise_last(s: State) -> int:
    """Up to the value of the card before, to destroy something."""
    if s.value + 1 != before(s) or s.row_size <= s.table[s.turn].height[Kind.QUEEN]:
        return -SPEND
    return best_harm(s) - SPEND


# -- weights ----------------------------------------------------------------------------------------------------
def appeal(gain: int) -> int:
    """A weight from what a move gains over taking the row: 100 for nothing."""
    gain = min(gain, GREAT + (gain - GREAT) // 8)
    return CHARM[min(max(gain * 32 // TEMPER + EVEN, 0), len(CHARM) - 1)]


def rescue(s: State, code: int) -> int:
    """THR-6: the last card is too high: spend no more than is needed, and never give up."""
    if code == Move.BUST.first:
        return 1
    judged = code >= Move.JUDGE_PEEK.first
    kind = ability_of(code - THROUGH_JUDGE if judged else code)
    if kind == Kind.PROPHET:
        return 1 if judged else 20
    over = LOWERS[kind] - (s.value - before(s))
    weight = 2000 - 500 * over if over >= 0 else 200 * LOWERS[kind]
    return weight // 2 if judged else weight


def drop(s: State, seat: int, kind: int) -> int:
    """THR-17: the less a column is worth, the sooner it goes."""
    court = Court()
    gather(s, seat, court)
    return appeal(400 - column(s, court, kind))


def freely(s: State, code: int) -> int:
    """Against taking the row, what else could be done is worth so much."""
    if code == Move.TAKE.first:
        return appeal(0)
    if code == Move.DRAW.first:
        return appeal(draw(s, False))
    if Move.SWAP.holds(code):
        return appeal(swap(s, Move.SWAP.part(code, 0), Move.SWAP.part(code, 1)))
    if Move.DESTROY.holds(code):
        return appeal(destroy(s, Move.DESTROY.part(code, 0), Move.DESTROY.part(code, 1)))
    if code == Move.PEEK.first or code == Move.JUDGE_PEEK.first:
        return appeal(draw(s, True) + FREE)
    return appeal(raise_last(s))


def prior(s: State, code: int) -> int:
    """How much the seat that is asked is drawn to an answer, 1 to 10,000."""
    if Move.DROP.holds(code):
        return drop(s, asked(s), Move.DROP.part(code, 0))
    if s.row_size > 1 and s.value > before(s):
        return rescue(s, code)
    return freely(s, code)


def visible_code(s: State, code: int) -> int:
    """Everybody sees an answer as it is."""
    return code


def chance_key(s: State) -> int:
    """THR-3: the card that was drawn lies last in the row."""
    return 1 + s.row_size * KINDS + s.row[s.row_size - 1] if s.row_size > 0 else 0


def card_asked(s: State) -> int:
    """The last card of the row, if there is one."""
    return s.row[s.row_size - 1] if s.row_size > 0 else -1
