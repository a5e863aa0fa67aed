"""What a network of a game of the row is given beside the features: what follows from them, found once for all.

The record remembers what a player at the table would: influence tells how long a face-down card has lain, the card
under another that it came earlier, a mask who has seen it. So it is all made from the redacted record alone.
"""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, bits, clear, i8, of, public
from camarilla.games.row.features import MOST, PlaceFeatures, write_place
from camarilla.games.row.rules import is_place, top
from camarilla.games.row.state import KINDS, MAX_SEATS, NONE, PLACES, Card, State, Step
from camarilla.kernel.agenda import due
from camarilla.kernel.features import between
from camarilla.kernel.secrecy import HIDDEN

AGES: Final = 7  # rounds that a card can have lain face down, counted
ROUNDS: Final = 8
ALL: Final = (1 << KINDS) - 1


class Past(Struct):
    """What is remembered of a place: its top card's, and the card that it covers."""

    age: Array[bool] = public[AGES]  # rounds that it has lain there face down
    seen: Array[bool] = public[MAX_SEATS]  # who knows it, counted from the viewer on
    covers: bool = public
    covered_up: bool = public
    covered_influence: i8 = between(0, MOST)
    covered: Array[bool] = public[KINDS + 1]  # its kind, where the viewer knows it


class FamilyInputs(Struct):
    """The cards of a seat, counted from the viewer on."""

    possible: Array[bool] = public[KINDS]  # kinds that the viewer has seen neither in the row nor discarded
    places: i8 = between(0, PLACES)
    hidden: i8 = between(0, PLACES)  # of these, face down
    influence: i8 = between(0, MOST)  # that lies on them


class Derived(Struct):
    """What follows from the features; 0 where there is nothing to say."""

    round: Array[bool] = public[ROUNDS]
    seats: Array[bool] = public[MAX_SEATS + 1]
    current: PlaceFeatures  # the place that is resolved, and its neighbours
    before: PlaceFeatures
    after: PlaceFeatures
    front: PlaceFeatures
    back: PlaceFeatures
    past: Array[Past] = of[PLACES]
    family: Array[FamilyInputs] = of[MAX_SEATS]


def write_slot(s: State, viewer: int, i: int, place: PlaceFeatures) -> None:
    """A place, if there is one."""
    if is_place(s, i):
        write_place(s, viewer, i, place)


def write_slots(s: State, viewer: int, out: Derived) -> None:
    """Where the question is, and the ends of the row."""
    if s.agenda.size > 0 and due(s.agenda) != Step.PLACE:
        write_slot(s, viewer, s.current, out.current)
        write_slot(s, viewer, s.current - 1, out.before)
        write_slot(s, viewer, s.current + 1, out.after)
    write_slot(s, viewer, 0, out.front)
    write_slot(s, viewer, s.row_size - 1, out.back)


def write_past(s: State, viewer: int, card: Card, past: Past) -> None:
    """How long a card has lain face down, who has seen it, what it covers."""
    if not card.up:
        past.age[min(card.tokens // max(s.options.keep, 1), AGES - 1)] = True
    for i in range(s.seats):
        past.seen[i] = (card.seen >> (viewer + i) % s.seats) & 1 == 1
    if card.below != NONE:
        below = s.cards[card.below]
        past.covers = True
        past.covered_up = below.up
        past.covered_influence = below.tokens
        if below.kind != HIDDEN:
            past.covered[below.kind] = True


def begin_families(s: State, viewer: int, out: Derived) -> None:
    """Before the row is looked at, every card that is not discarded is possible."""
    for i in range(s.seats):
        for kind in bits(ALL & ~s.table[(viewer + i) % s.seats].discard):
            out.family[i].possible[kind] = True


def rule_out(s: State, viewer: int, number: int, out: Derived) -> None:
    """What the viewer knows to lie in a place, in any depth, is no longer possible elsewhere."""
    while number != NONE:
        card = s.cards[number]
        if 0 <= card.kind < KINDS:
            out.family[(card.family - viewer) % s.seats].possible[card.kind] = False
        number = card.below


def count_card(card: Card, family: FamilyInputs) -> None:
    """Count a place whose top card is of this family."""
    family.places += 1
    if not card.up:
        family.hidden += 1
        family.influence = min(family.influence + card.tokens, MOST)


def derive(s: State, viewer: int, out: Derived) -> None:
    """Write what follows from the features; s is redacted for the viewer."""
    clear(out)
    out.round[min(s.round, ROUNDS - 1)] = True
    out.seats[s.seats] = True
    write_slots(s, viewer, out)
    begin_families(s, viewer, out)
    for place in range(s.row_size):
        card = top(s, place)
        write_past(s, viewer, card, out.past[place])
        rule_out(s, viewer, s.row[place], out)
        count_card(card, out.family[(card.controller - viewer) % s.seats])
