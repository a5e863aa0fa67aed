"""What a seat can know, and the worlds that this leaves open: only the order of the deck is secret."""

from __future__ import annotations

from camarilla.games.throne.cards import CHARACTERS
from camarilla.games.throne.state import KINDS, State
from camarilla.kernel.rng import Luck, pick, set_key
from camarilla.kernel.secrecy import HIDDEN


def unseen(s: State, kind: int) -> int:
    """How many cards of a kind do not lie open: they are in the deck, the top card that a seat knows among them."""
    left = s.options.copies if kind < CHARACTERS else 1
    left -= s.discard[kind]
    if kind < CHARACTERS:
        for seat in range(s.seats):
            left -= s.table[seat].height[kind]
    for i in range(s.row_size):
        if s.row[i] == kind:
            left -= 1
    return left


def fill_deck(s: State, size: int, top: int) -> None:
    """The lowest `size` cells hold, in order, the unseen cards other than the known one on top (-1: none is known)."""
    at = 0
    for kind in range(KINDS):
        for _ in range(unseen(s, kind) - (1 if kind == top else 0)):
            s.deck[at] = kind
            at += 1
    assert at == size, "the cards do not add up"


def determinize(s: State, seat: int, luck: Luck) -> None:
    """Fill a redacted state with one of the worlds it leaves open to the seat: a known card stays, each order of the
    others is equally likely."""
    size = s.deck_size
    top = HIDDEN
    if size > 0 and s.deck[size - 1] != HIDDEN:
        size -= 1
        top = s.deck[size]
    fill_deck(s, size, top)
    for i in range(size - 1, 0, -1):
        j = pick(luck, i + 1)
        s.deck[i], s.deck[j] = s.deck[j], s.deck[i]
    for i in range(s.deck_size, len(s.deck)):
        s.deck[i] = 0
    set_key(s.dice, luck)
