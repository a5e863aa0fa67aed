"""What draws a seat to an answer in Behind the Throne: a court is worth its columns, a row what it adds to a court."""

from __future__ import annotations

from math import exp
from typing import Final

from camarilla.games.throne.abilities import ability_of, before, reach
from camarilla.games.throne.cards import CHARACTERS, LOWERS, Kind
from camarilla.games.throne.courts import (
    Context,
    best_harm,
    column,
    harm,
    height_with,
    leads,
    look_at,
    read_context,
    rivalry,
    worth_with,
)  # fmt: skip
from camarilla.games.throne.deck import next_cards, top_is_known
from camarilla.games.throne.moves import THROUGH_JUDGE, Move
from camarilla.games.throne.rules import asked
from camarilla.games.throne.state import KINDS, State

__all__ = ["Context", "card_asked", "chance_key", "prior", "quick_prior", "read_context", "visible_code"]

# Everything is counted in hundredths of a point.
DRAW: Final = 150  # what lies beyond the next card
FREE: Final = 200  # something that costs nothing is done before the turn ends
FINISH: Final = 1000  # what it is worth that the game ends while one leads
SPEND: Final = 30  # an ability spent on destroying may be missed later
TEMPER: Final = 60  # a move is e times as attractive as one that is worth this much less
GREAT: Final = 150  # of what a move gains beyond this only an eighth counts, so that the best stay apart
ANY: Final = 296  # in play-outs: what a card brings that is not too high, whichever it is
CARD: Final = 126  # in play-outs: how much a card counts for which the row is exchanged, in hundredths
ROW: Final = 139  # in play-outs: how much the row counts that a rival gets for it, in hundredths
EXCHANGE: Final = 22  # in play-outs: what is added to an exchange
LIMIT: Final = 300  # a loss beyond it makes no difference


def charm(gain: int) -> int:
    """How attractive a gain is, 1 to 10,000: 100 for nothing."""
    step = min(gain, GREAT + (gain - GREAT) // 8) * 32 // TEMPER + 147
    return min(round(exp(max(step, 0) / 32)), 10000)


WEIGHTS: Final = tuple(charm(gain) for gain in range(-LIMIT, 1200))


# -- drawing, looking -------------------------------------------------------------------------------------------
def ending(s: State, c: Context) -> int:
    """The end of the game is welcome to a seat that leads, and to no other."""
    return FINISH if leads(s, c, s.turn) else -FINISH


def next_worth(s: State, c: Context, kind: int) -> int:
    """What the row and one more card of a kind bring, which is not too high."""
    if kind == Kind.END:
        return ending(s, c)
    value = column(s, c, s.turn, kind, height_with(s, c, s.turn, kind, 1))
    return worth_with(c.given[s.turn], kind, value) - c.court[s.turn].worth + DRAW


def cards_left(s: State) -> int:
    """How many cards the next one can be."""
    total = s.deck_size
    if total == 0:
        for kind in range(KINDS):
            total += s.discard[kind]
    return max(total, 1)


def highest_welcome(s: State) -> int:
    """The highest character that could still be drawn without busting."""
    return min(s.row[s.row_size - 1] + reach(s), CHARACTERS - 1)


def is_folly(s: State, c: Context) -> bool:
    """The top card is known, and would bust, or end a game that others win."""
    if not top_is_known(s):
        return False
    card = s.deck[s.deck_size - 1]
    return not leads(s, c, s.turn) if card == Kind.END else card > highest_welcome(s)


def draw(s: State, c: Context, looks: bool) -> int:
    """What the next card is expected to bring over taking the row; whoever looks at it first need not draw."""
    look_at(s, c, s.turn)
    taken = c.given[s.turn].worth - c.court[s.turn].worth
    least = taken if looks else -10000
    if top_is_known(s):  # and no folly
        return max(next_worth(s, c, s.deck[s.deck_size - 1]), least) - taken
    highest = highest_welcome(s)
    ends = next_cards(s, Kind.END, c.row[Kind.END])
    others = cards_left(s) - ends
    total = ends * max(ending(s, c), least) if ends > 0 else 0
    for kind in range(highest + 1):
        cards = next_cards(s, kind, c.row[kind])
        if cards > 0:
            total += cards * max(next_worth(s, c, kind), least)
            others -= cards
    return (total + others * max(0, least)) // cards_left(s) - taken


# -- exchanging and destroying ----------------------------------------------------------------------------------
def swap(s: State, c: Context, seat: int, kind: int) -> int:
    """One card for oneself instead of the row, which goes to a rival instead of it (THR-11)."""
    look_at(s, c, s.turn)
    look_at(s, c, seat)
    mine = column(s, c, s.turn, kind, min(s.table[s.turn].height[kind] + 1, s.options.height))
    theirs = column(s, c, seat, kind, height_with(s, c, seat, kind, -1))
    gain = worth_with(c.court[s.turn], kind, mine) - c.given[s.turn].worth
    loss = c.court[seat].worth - worth_with(c.given[seat], kind, theirs)
    return gain + loss * rivalry(s, c, seat) // 100


def destroy(s: State, c: Context, seat: int, kind: int) -> int:
    """To destroy a card is free, so it comes before all that ends the turn; never an own card."""
    gain = harm(s, c, seat, kind)
    return -FREE - gain if seat == s.turn else 2 * FREE + gain


def raise_last(s: State, c: Context) -> int:
    """Up to the value of the card before, to destroy something."""
    if s.value + 1 != before(s) or s.row_size <= s.table[s.turn].height[Kind.QUEEN]:
        return -SPEND
    return best_harm(s, c) - SPEND


# -- weights ----------------------------------------------------------------------------------------------------
def appeal(gain: int) -> int:
    """A weight from what a move gains over taking the row: 100 for nothing."""
    return WEIGHTS[min(max(gain, -LIMIT), len(WEIGHTS) - LIMIT - 1) + LIMIT]


def rescue(s: State, code: int) -> int:
    """THR-6: the last card is too high: spend no more than is needed, and never give up."""
    if code == Move.BUST.first:
        return 0
    judged = code >= Move.JUDGE_PEEK.first
    kind = ability_of(code - THROUGH_JUDGE if judged else code)
    if kind == Kind.PROPHET:
        return 1 if judged else 20
    over = LOWERS[kind] - (s.value - before(s))
    weight = 2000 - 500 * over if over >= 0 else 200 * LOWERS[kind]
    return weight // 2 if judged else weight


def exchange(s: State, c: Context, seat: int, kind: int) -> int:
    """A lone card for its like is what taking it comes to, and looks senseless."""
    return 1 if s.row_size == 1 and s.row[0] == kind else appeal(swap(s, c, seat, kind))


def drop(s: State, c: Context, seat: int, kind: int) -> int:
    """THR-17: the less a column is worth, the sooner it goes."""
    return appeal(400 - column(s, c, seat, kind, s.table[seat].height[kind]))


def freely(s: State, c: Context, code: int) -> int:
    """Against taking the row, what else could be done is worth so much."""
    if code == Move.TAKE.first:
        return appeal(0)
    if code == Move.DRAW.first:
        return 0 if is_folly(s, c) else appeal(draw(s, c, False))
    if Move.SWAP.holds(code):
        return exchange(s, c, Move.SWAP.part(code, 0), Move.SWAP.part(code, 1))
    if Move.DESTROY.holds(code):
        return appeal(destroy(s, c, Move.DESTROY.part(code, 0), Move.DESTROY.part(code, 1)))
    if code == Move.PEEK.first or code == Move.JUDGE_PEEK.first:
        return appeal(draw(s, c, True) + FREE)
    return appeal(raise_last(s, c))


def prior(s: State, c: Context, code: int) -> int:
    """How much the seat that is asked is drawn to an answer, 1 to 10,000; 0: a folly."""
    if Move.DROP.holds(code):
        return drop(s, c, asked(s), Move.DROP.part(code, 0))
    if s.row_size > 1 and s.value > before(s):
        return rescue(s, code)
    return freely(s, c, code)


# -- in play-outs -----------------------------------------------------------------------------------------------
def guessed_draw(s: State, c: Context) -> int:
    """What drawing is worth if every card that is not too high were as good as the others."""
    look_at(s, c, s.turn)
    taken = c.given[s.turn].worth - c.court[s.turn].worth
    size = cards_left(s)
    ends = next_cards(s, Kind.END, c.row[Kind.END])
    welcome = size - ends
    for kind in range(highest_welcome(s) + 1, CHARACTERS):
        welcome -= next_cards(s, kind, c.row[kind])
    total = welcome * (taken + ANY) + (ends * ending(s, c) if ends > 0 else 0)
    return total // size - taken


def guessed_swap(s: State, c: Context, kind: int) -> int:
    """What exchanging the row is worth without a look at the rival's court."""
    look_at(s, c, s.turn)
    court = c.court[s.turn]
    mine = worth_with(court, kind, column(s, c, s.turn, kind, min(s.table[s.turn].height[kind] + 1, s.options.height)))
    return ((mine - court.worth) * CARD - (c.given[s.turn].worth - court.worth) * ROW) // 100 + EXCHANGE


def quick_prior(s: State, c: Context, code: int) -> int:
    """The prior of an answer as a seat guesses it in a play-out, at a third of the cost."""
    if Move.SWAP.holds(code):
        return appeal(guessed_swap(s, c, Move.SWAP.part(code, 1)))
    if code == Move.DRAW.first and not top_is_known(s):
        return appeal(guessed_draw(s, c))
    return prior(s, c, code)


def visible_code(s: State, code: int) -> int:
    """Everybody sees an answer as it is."""
    return code


def chance_key(s: State) -> int:
    """THR-3: the card that was drawn lies last in the row."""
    return 1 + s.row_size * KINDS + s.row[s.row_size - 1] if s.row_size > 0 else 0


def card_asked(s: State) -> int:
    """The last card of the row, if there is one."""
    return s.row[s.row_size - 1] if s.row_size > 0 else -1
