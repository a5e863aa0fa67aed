"""Intrigues as numbers for learning, from a seat's redacted state; seats count from the viewer on."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Array, Struct, bits, clear, i8, of, public
from camarilla.games.intrigues.cards import CARDS, SPOTS
from camarilla.games.intrigues.chapters import KINDS, Kind
from camarilla.games.intrigues.scoring import truths
from camarilla.games.intrigues.state import CONDITIONS, MAX_SEATS, State, Zone
from camarilla.games.intrigues.state import Card as TableCard
from camarilla.kernel.agenda import due
from camarilla.kernel.features import between
from camarilla.kernel.secrecy import HIDDEN

EVENTS: Final = len(KINDS)
DEAD: Final = 4  # only four can lie dead (INT-11)
STEPS: Final = 12


class ConditionFeatures(Struct):
    """An event of the chapter."""

    true: bool = public  # as things lie
    kind: Array[bool] = public[EVENTS]
    who: Array[bool] = public[CARDS]
    where: Array[bool] = public[SPOTS]


class PlayerFeatures(Struct):
    """A seat, counted from the viewer on."""

    turn: bool = public
    first: bool = public


class CardFeatures(Struct):
    """A card at a location, or of the dead under it."""

    there: bool = public
    up: bool = public
    held: bool = public
    unknown: bool = public
    who: Array[bool] = public[CARDS]
    known_to: Array[bool] = public[MAX_SEATS]  # seats, counted from the viewer on
    clue: Array[bool] = public[CARDS]  # who it can be after what everybody saw


class Location(Struct):
    """The cards of a location in their order."""

    card: Array[CardFeatures] = of[CARDS]


class Cemetery(Struct):
    """The dead under a location in their order."""

    card: Array[CardFeatures] = of[DEAD]


class Features(Struct):
    """What a seat may know, as numbers; 0 where there is nothing to say."""

    round: i8 = between(0, 8)
    seats: i8 = between(0, MAX_SEATS)
    actions: i8 = between(0, 4)  # left in this turn
    deck: i8 = between(0, CARDS)  # how many cards
    deploying: bool = public
    step: Array[bool] = public[STEPS]  # what is asked
    event: Array[ConditionFeatures] = of[CONDITIONS]
    plot: Array[i8] = between(-1, 1)[CONDITIONS]  # the viewer's: 1 must have happened, -1 must not
    player: Array[PlayerFeatures] = of[MAX_SEATS]
    drawn: Array[bool] = public[CARDS]  # the card that the viewer has drawn
    escaped: Array[bool] = public[CARDS]
    location: Array[Location] = of[SPOTS]
    dead: Array[Cemetery] = of[SPOTS]


def write_game(s: State, out: Features) -> None:
    """Round, seats, actions left, cards in the deck, whether one is being deployed, and what is asked."""
    out.round = s.round
    out.seats = s.seats
    out.actions = s.actions
    out.deck = s.zones[Zone.DECK].size
    out.deploying = s.zones[Zone.DRAWN].size > 0
    if s.agenda.size > 0:
        out.step[due(s.agenda)] = True


def write_chapter(s: State, out: Features) -> None:
    """Each event: is it true as things lie, its kind, whom and which location it names."""
    if s.chapter[0].kind == 0:  # not opened yet
        return
    fitting = truths(s)
    for i in range(CONDITIONS):
        condition = s.chapter[i]
        event = out.event[i]
        event.true = (fitting >> i) & 1 == 1
        event.kind[condition.kind - 1] = True
        if condition.kind != Kind.CURFEW:
            event.who[condition.who] = True
        if condition.kind <= Kind.ARREST:
            event.where[condition.where] = True


def write_plot(s: State, seat: int, out: Features) -> None:
    """The viewer's plot: 1 for an event that must have happened, -1 for one that must not."""
    if seat >= 0:
        for i in range(CONDITIONS):
            out.plot[i] = 1 if (s.table[seat].plot >> i) & 1 == 1 else -1


def write_players(s: State, viewer: int, out: Features) -> None:
    """Whose turn it is, and who is first."""
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        out.player[i].turn = seat == s.seat
        out.player[i].first = seat == s.first


def write_singles(s: State, out: Features) -> None:
    """The card that the viewer has drawn, and the escaped."""
    drawn = s.zones[Zone.DRAWN]
    if drawn.size > 0 and drawn.card[0].who != HIDDEN:
        out.drawn[drawn.card[0].who] = True
    escaped = s.zones[Zone.ESCAPED]
    for i in range(escaped.size):
        out.escaped[escaped.card[i].who] = True


def write_card(s: State, card: TableCard, viewer: int, out: CardFeatures) -> None:
    """It lies there, its face, held, unknown; who it is; the seats that know it; the characters that it can be."""
    out.there = True
    out.up = card.up
    out.held = card.held
    if card.who == HIDDEN:
        out.unknown = True
    else:
        out.who[card.who] = True
    for other in bits(card.seen & (1 << s.seats) - 1):
        out.known_to[(other - viewer) % s.seats] = True
    for who in bits(card.clue):
        out.clue[who] = True


def write_board(s: State, viewer: int, out: Features) -> None:
    """The cards of each location, and the dead under it."""
    for place in range(SPOTS):
        pile = s.zones[place]
        for i in range(pile.size):
            write_card(s, pile.card[i], viewer, out.location[place].card[i])
        dead = s.zones[Zone.DEAD + place]
        for i in range(dead.size):
            write_card(s, dead.card[i], viewer, out.dead[place].card[i])


def features(s: State, seat: int, out: Features) -> None:
    """Write all features; s is redacted for the seat (-1: a spectator, who looks from seat 0)."""
    clear(out)
    viewer = max(seat, 0)
    write_game(s, out)
    write_chapter(s, out)
    write_plot(s, seat, out)
    write_players(s, viewer, out)
    write_singles(s, out)
    write_board(s, viewer, out)
