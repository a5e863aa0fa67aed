"""Intrigues as numbers for learning, from a seat's redacted state; seats count from the viewer on."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Buffer, bits, f32
from camarilla.games.intrigues.cards import CARDS, SPOTS
from camarilla.games.intrigues.chapters import KINDS, Kind
from camarilla.games.intrigues.scoring import truths
from camarilla.games.intrigues.state import CONDITIONS, MAX_SEATS, Card, State, Zone
from camarilla.kernel.agenda import due
from camarilla.kernel.secrecy import HIDDEN

EVENTS: Final = len(KINDS)
DEAD: Final = 4  # only four can lie dead (INT-11)
STEPS: Final = 12
GAME: Final = 5 + STEPS
PER_EVENT: Final = 1 + EVENTS + CARDS + SPOTS
PER_SEAT: Final = 2
PER_CARD: Final = 4 + CARDS + MAX_SEATS + CARDS
FEATURES: Final = (
    GAME + CONDITIONS * PER_EVENT + CONDITIONS + MAX_SEATS * PER_SEAT + 2 * CARDS + SPOTS * (CARDS + DEAD) * PER_CARD
)


def write_game(s: State, out: Buffer[f32]) -> int:
    """Round, seats, actions left, cards in the deck, whether one is being deployed, and what is asked."""
    out[0] = float(s.round) / 4.0
    out[1] = float(s.seats) / 4.0
    out[2] = float(s.actions) / 2.0
    out[3] = float(s.zones[Zone.DECK].size) / 8.0
    out[4] = float(s.zones[Zone.DRAWN].size)
    if s.agenda.size > 0:
        out[5 + due(s.agenda)] = 1.0
    return GAME


def write_chapter(s: State, at: int, out: Buffer[f32]) -> int:
    """Each event: is it true as things lie, its kind, whom and which location it names."""
    fitting = truths(s)
    for i in range(CONDITIONS):
        event = s.chapter[i]
        out[at] = float((fitting >> i) & 1)
        out[at + event.kind] = 1.0
        if event.kind != Kind.CURFEW:
            out[at + 1 + EVENTS + event.who] = 1.0
        if event.kind <= Kind.ARREST:
            out[at + 1 + EVENTS + CARDS + event.where] = 1.0
        at += PER_EVENT
    return at


def write_plot(s: State, seat: int, at: int, out: Buffer[f32]) -> int:
    """The viewer's plot: 1 for an event that must have happened, -1 for one that must not."""
    if seat >= 0:
        for i in range(CONDITIONS):
            out[at + i] = 1.0 if (s.table[seat].plot >> i) & 1 == 1 else -1.0
    return at + CONDITIONS


def write_seats(s: State, viewer: int, at: int, out: Buffer[f32]) -> int:
    """Whose turn it is, and who is first."""
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        out[at + i * PER_SEAT] = 1.0 if seat == s.seat else 0.0
        out[at + i * PER_SEAT + 1] = 1.0 if seat == s.first else 0.0
    return at + MAX_SEATS * PER_SEAT


def write_singles(s: State, at: int, out: Buffer[f32]) -> int:
    """The card that the viewer has drawn, and the escaped."""
    drawn = s.zones[Zone.DRAWN]
    if drawn.size > 0 and drawn.card[0].who != HIDDEN:
        out[at + drawn.card[0].who] = 1.0
    escaped = s.zones[Zone.ESCAPED]
    for i in range(escaped.size):
        out[at + CARDS + escaped.card[i].who] = 1.0
    return at + 2 * CARDS


def write_card(s: State, card: Card, seat: int, at: int, out: Buffer[f32]) -> None:
    """It lies there, its face, held, unknown; who it is; the seats that know it; the characters that it can be."""
    viewer = max(seat, 0)
    out[at] = 1.0
    out[at + 1] = 1.0 if card.up else 0.0
    out[at + 2] = 1.0 if card.held else 0.0
    if card.who == HIDDEN:
        out[at + 3] = 1.0
    else:
        out[at + 4 + card.who] = 1.0
    for other in bits(card.seen & (1 << s.seats) - 1):
        out[at + 4 + CARDS + (other - viewer) % s.seats] = 1.0
    for who in bits(card.clue):
        out[at + 4 + CARDS + MAX_SEATS + who] = 1.0


def write_zone(s: State, zone: int, seat: int, cells: int, at: int, out: Buffer[f32]) -> int:
    """The cards of a location, or of the dead under it, in their order."""
    pile = s.zones[zone]
    for i in range(pile.size):
        write_card(s, pile.card[i], seat, at + i * PER_CARD, out)
    return at + cells * PER_CARD


def features(s: State, seat: int, out: Buffer[f32]) -> None:
    """All of it, FEATURES numbers; s is redacted for the seat (-1: a spectator, who looks from seat 0)."""
    for i in range(len(out)):
        out[i] = 0.0
    at = write_plot(s, seat, write_chapter(s, write_game(s, out), out), out)
    at = write_singles(s, write_seats(s, max(seat, 0), at, out), out)
    for place in range(SPOTS):
        at = write_zone(s, place, seat, CARDS, at, out)
    for place in range(SPOTS):
        at = write_zone(s, Zone.DEAD + place, seat, DEAD, at, out)
