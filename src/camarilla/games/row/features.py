"""A game of the row as numbers for learning, from a seat's redacted state; seats count from the viewer on."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, bits, clear, i8, of, public
from camarilla.games.row.rules import asked
from camarilla.games.row.state import KINDS, MAX_SEATS, NONE, PLACES, State, Step
from camarilla.kernel.agenda import due, due_about
from camarilla.kernel.features import between
from camarilla.kernel.secrecy import HIDDEN

STEPS: Final = 12
MOST: Final = 127  # influence beyond it, which only strange options bring, counts as so much


class PlayerFeatures(Struct):
    """A seat, counted from the viewer on."""

    influence: i8 = between(0, MOST)
    hand: i8 = between(0, KINDS)  # how many cards
    first: bool = public
    asked: bool = public
    discard: Array[bool] = public[KINDS]


class PlaceFeatures(Struct):
    """A place of the row: its top card, as far as the viewer knows it."""

    taken: bool = public
    up: bool = public
    influence: i8 = between(0, MOST)
    height: i8 = between(0, PLACES)  # of its stack
    current: bool = public
    controller: Array[bool] = public[MAX_SEATS]  # counted from the viewer on
    kind: Array[bool] = public[KINDS + 1]  # the Twin is the last
    unknown: bool = public


class Features(Struct):
    """What a seat may know, as numbers; 0 where there is nothing to say."""

    round: i8 = between(0, 8)
    seats: i8 = between(0, MAX_SEATS)
    places: i8 = between(0, PLACES)
    current: i8 = between(0, PLACES)
    step: Array[bool] = public[STEPS]  # what is asked
    ability: Array[bool] = public[KINDS + 2]  # the card whose ability asks
    hand: Array[bool] = public[KINDS]  # the viewer's
    aside: Array[bool] = public[KINDS]  # the viewer's
    player: Array[PlayerFeatures] = of[MAX_SEATS]
    place: Array[PlaceFeatures] = of[PLACES]


def write_game(s: State, out: Features) -> None:
    """Round, size of the row, pointer, and what is asked."""
    out.round = s.round
    out.seats = s.seats
    out.places = s.row_size
    out.current = s.current
    if s.agenda.size > 0:
        out.step[due(s.agenda)] = True
        if due(s.agenda) == Step.ABILITY:
            out.ability[due_about(s.agenda)] = True


def write_own(s: State, seat: int, out: Features) -> None:
    """The viewer's hand and aside cards."""
    if seat >= 0:
        one = s.table[seat]
        for i in range(one.hand_size):
            out.hand[one.hand[i]] = True
        for i in range(one.aside_size):
            out.aside[one.aside[i]] = True


def write_players(s: State, viewer: int, out: Features) -> None:
    """Influence, cards in hand, who is first, who is asked, and what is discarded."""
    acting = asked(s) if s.agenda.size > 0 else NONE
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        one = s.table[seat]
        player = out.player[i]
        player.influence = min(one.influence, MOST)
        player.hand = one.hand_size
        player.first = seat == s.first
        player.asked = seat == acting
        for kind in bits(one.discard & (1 << KINDS) - 1):
            player.discard[kind] = True


def height(s: State, number: int) -> int:
    """How many cards lie in a place, from its top card down."""
    cards = 1
    while s.cards[number].below != NONE:
        number = s.cards[number].below
        cards += 1
    return cards


def write_place(s: State, viewer: int, i: int, place: PlaceFeatures) -> None:
    """The top card of a place that there is."""
    card = s.cards[s.row[i]]
    place.taken = True
    place.up = card.up
    place.influence = card.tokens
    place.height = height(s, s.row[i])
    place.current = i == s.current
    place.controller[(card.controller - viewer) % s.seats] = True
    if card.kind == HIDDEN:
        place.unknown = True
    else:
        place.kind[card.kind] = True


def write_row(s: State, viewer: int, out: Features) -> None:
    """Each place: its top card's family, face, influence, kind if known, and the height of its stack."""
    for i in range(s.row_size):
        write_place(s, viewer, i, out.place[i])


def features(s: State, seat: int, out: Features) -> None:
    """Write all features; s is redacted for the seat (-1: a spectator, who looks from seat 0)."""
    clear(out)
    viewer = max(seat, 0)
    write_game(s, out)
    write_own(s, seat, out)
    write_players(s, viewer, out)
    write_row(s, viewer, out)
