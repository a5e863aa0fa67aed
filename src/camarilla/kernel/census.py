"""A census: what happened in many games, in sums. A figure is two of them: how often, and how much in all.

The lab counts what all games have; what its own cards do, a game counts itself (`games/<id>/census.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from typing import Any, Final, NamedTuple

from camarilla.dialect import Array, Struct, bits, i8, i16, i32, i64, public

MAX_CARDS: Final = 32  # kinds of cards, with what counts as one
MAX_SEATS: Final = 5
MAX_SCORE: Final = 127  # higher ones are counted as this
MAX_ROUNDS: Final = 100  # later ones are counted as this
MAX_TOPICS: Final = 288  # figures that only one game has
NO_CARD: Final = MAX_CARDS - 1


class Figure:
    """Where the figures of a kind begin; one for each seat, score, card, pair of cards or topic."""

    ORDER: Final = 0  # the share of victory, by place in the order of the first round
    CHAIR: Final = ORDER + MAX_SEATS  # by seat, whoever begins
    POINTS: Final = CHAIR + MAX_SEATS  # by place in the order
    TIES: Final = POINTS + MAX_SEATS
    ANSWERS: Final = TIES + 1
    ROUNDS: Final = TIES + 2
    LEADS: Final = TIES + 3  # how often the lead changed from one round to the next
    DECIDED: Final = TIES + 4  # the round from which on the winners led
    MARGIN: Final = TIES + 5  # from the winners to the next
    SCORE: Final = TIES + 6  # how often each score was reached; its share of victory
    HELD: Final = SCORE + MAX_SCORE + 1  # the share of victory of whoever was dealt the card
    PLACED: Final = HELD + MAX_CARDS  # of whoever placed it
    REVEALED: Final = PLACED + MAX_CARDS  # of whoever revealed it
    KEPT: Final = REVEALED + MAX_CARDS  # of whoever has it at the end
    PLACED_IN: Final = KEPT + MAX_CARDS  # the round, each time
    REVEALED_IN: Final = PLACED_IN + MAX_CARDS
    EARNED: Final = REVEALED_IN + MAX_CARDS  # for each time it was placed
    KILLED: Final = EARNED + MAX_CARDS
    KILLED_BY: Final = KILLED + MAX_CARDS  # for each victim, by each card
    TOPIC: Final = KILLED_BY + MAX_CARDS * MAX_CARDS
    USED: Final = TOPIC + MAX_TOPICS  # of whoever was dealt the card and placed it


FIGURES: Final = Figure.USED + MAX_CARDS


class Topic(NamedTuple):
    """Figures that only one game has; `topic-bust` and `topic-bust-item` are their words, the parts of an item its.

    `chain`: whatever is observed in an item was observed in the first one, too, and ends in one of them at most.
    `group`: the part of an item by which a plot groups them. `across`: the part whose values are the columns of a
    table; the items of a row, all observed equally often, stand together.
    """

    first: int
    items: tuple[dict[str, Any], ...]
    chain: bool = False
    group: str = ""
    across: str = ""


StudyOptions = Mapping[str, Any]
OwnTopics = Callable[[StudyOptions], Mapping[str, Topic]]
FileUnder = Callable[[StudyOptions, StudyOptions, Sequence[MutableSequence[int]]], None]


class CensusExtras(NamedTuple):
    """What a census says beside what it counts: `EXTRAS` in a game's `census.py`, these where it has none."""

    topics: Mapping[str, Topic] = {}  # what only this game has
    dealt: str = "dealt"  # what stands for being dealt a card
    own_topics: OwnTopics | None = None  # in place of these, by the options of a study
    file_under: FileUnder | None = None  # what a block counted, by the options of a study and those that it has drawn


class Census(Struct):
    """The sums, and what of the game under way they need; `lab/balance/study.py` reads the first two as they lie."""

    count: Array[i64] = public[FIGURES]
    total: Array[i64] = public[FIGURES]
    first: i8 = public  # the seat that began
    round: i16 = public
    leaders: Array[i8] = public[MAX_ROUNDS]  # after each round, as a set of seats
    held: Array[i32] = public[MAX_SEATS]  # the cards of each seat, as sets
    placed: Array[i32] = public[MAX_SEATS]
    revealed: Array[i32] = public[MAX_SEATS]
    kept: Array[i32] = public[MAX_SEATS]
    acting: i8 = public  # the seat whose card acts
    actor: i8 = public  # that card
    pile_size: i8 = public
    pile: Array[i8] = public[16]  # cards that lie before nobody yet
    counter: i8 = public  # for what the game's own census counts in a game


def note(c: Census, figure: int, amount: int) -> None:
    """Once more, and by how much."""
    c.count[figure] += 1
    c.total[figure] += amount


def begin_census(c: Census, first: int) -> None:
    """A new game; the sums stay."""
    c.first = first
    c.round = c.acting = c.pile_size = c.counter = 0
    c.actor = NO_CARD
    for seat in range(MAX_SEATS):
        c.held[seat] = c.placed[seat] = c.revealed[seat] = c.kept[seat] = 0


def hold(c: Census, seat: int, card: int) -> None:
    """A seat was dealt a card."""
    c.held[seat] |= 1 << card


def place(c: Census, seat: int, card: int) -> None:
    """A seat has put a card on the table, where it can earn something and be killed."""
    c.placed[seat] |= 1 << card
    note(c, Figure.PLACED_IN + card, c.round)
    c.count[Figure.EARNED + card] += 1
    c.count[Figure.KILLED + card] += 1


def reveal(c: Census, seat: int, card: int) -> None:
    """A seat has shown a card."""
    c.revealed[seat] |= 1 << card
    note(c, Figure.REVEALED_IN + card, c.round)


def keep(c: Census, seat: int, card: int) -> None:
    """A seat has a card at the end."""
    c.kept[seat] |= 1 << card


def act(c: Census, seat: int, card: int) -> None:
    """A card carries out its ability."""
    c.acting = seat
    c.actor = card


def earn(c: Census, card: int, points: int) -> None:
    """A card has brought points."""
    c.total[Figure.EARNED + card] += points


def kill(c: Census, card: int, by: int) -> None:
    """A card has lost its place by another, or by NO_CARD."""
    c.total[Figure.KILLED + card] += 1
    note(c, Figure.KILLED_BY + card * MAX_CARDS + by, 1)


def note_cards(c: Census, first: int, cards: int, amount: int) -> None:
    """Note an amount for each card of a set, from the figure `first` on."""
    for card in bits(cards):
        note(c, first + card, amount)
