"""The deck: made and shuffled by chance, looked at, made anew from the discard pile (THR-1, THR-16, THR-19)."""

from __future__ import annotations

from camarilla.games.throne.cards import CHARACTERS, Kind
from camarilla.games.throne.events import EventKind
from camarilla.games.throne.state import KINDS, MAX_SEATS, State, Step
from camarilla.kernel.agenda import done, due_about, plan
from camarilla.kernel.events import Tape, tell, whisper


def put_in(s: State, kind: int, cards: int) -> None:
    """So many cards of a kind go into the deck, still in order."""
    for _ in range(cards):
        s.deck[s.deck_size] = kind
        s.deck_size += 1


def deal(s: State, tape: Tape | None) -> None:
    """THR-1: all characters into the deck; the end of the game lies in wait in the discard pile."""
    done(s.agenda)
    for kind in range(CHARACTERS):
        put_in(s, kind, s.options.copies)
    s.discard[Kind.END] = 1
    tell(tape, 1, EventKind.DEALT, s.turn, s.deck_size, 0, 0, 0)
    tell(tape, 1, EventKind.TURN, s.turn, 0, 0, 0, 0)
    plan(s.agenda, Step.SHUFFLE, s.deck_size)


def make_anew(s: State, tape: Tape | None) -> None:
    """THR-19: the discard pile, the end of the game with it, becomes the deck."""
    for kind in range(KINDS):
        put_in(s, kind, s.discard[kind])
        s.discard[kind] = 0
    tell(tape, 19, EventKind.RESHUFFLED, s.turn, s.deck_size, 0, 0, 0)
    plan(s.agenda, Step.SHUFFLE, s.deck_size)


def shuffle(s: State, outcome: int) -> None:
    """One of the cards that are not yet placed comes to lie on them, below those that are: Fisher and Yates."""
    last = due_about(s.agenda) - 1
    card = s.deck[last]
    s.deck[last] = s.deck[outcome]
    s.deck[outcome] = card
    if last > 1:
        s.agenda.about[s.agenda.size - 1] = last
    else:
        done(s.agenda)


def next_cards(s: State, kind: int, in_row: int) -> int:
    """How many cards of a kind the next one can be, by what lies open; from an empty deck, the discarded (THR-19)."""
    if s.deck_size == 0:
        return s.discard[kind]
    if kind == Kind.END:
        return 1 - s.discard[kind] - in_row
    total = s.options.copies - s.discard[kind] - in_row
    for seat in range(MAX_SEATS):
        total -= s.table[seat].height[kind]
    return total


def top_is_known(s: State) -> bool:
    """Does the turn's seat know the top card?"""
    return s.deck_size > 0 and s.seen[s.deck_size - 1] != 0


def look(s: State, tape: Tape | None) -> None:
    """THR-16: in private."""
    s.seen[s.deck_size - 1] = 1 << s.turn
    whisper(tape, 16, EventKind.LOOKED, s.turn, 0, 0, 0, 0, s.deck[s.deck_size - 1], 1 << s.turn)


def take_top(s: State) -> int:
    """The top card leaves the deck; which it was."""
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    s.seen[s.deck_size] = 0
    return card
