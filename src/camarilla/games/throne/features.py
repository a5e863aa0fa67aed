"""Behind the Throne as numbers for learning, from a seat's redacted state; seats count from the viewer on."""

from __future__ import annotations

from typing import Final

from camarilla.dialect import Buffer, bits, f32
from camarilla.games.throne.abilities import available, before
from camarilla.games.throne.cards import CHARACTERS, INFLUENCING
from camarilla.games.throne.deck import top_is_known
from camarilla.games.throne.secrecy import unseen
from camarilla.games.throne.state import KINDS, MAX_ROW, MAX_SEATS, State, Step
from camarilla.kernel.agenda import due, due_about
from camarilla.kernel.secrecy import HIDDEN

GAME: Final = 14
PER_PLAYER: Final = 4 + 2 * CHARACTERS
FEATURES: Final = GAME + INFLUENCING + 3 * KINDS + MAX_SEATS * PER_PLAYER + MAX_ROW * KINDS


def write_game(s: State, out: Buffer[f32]) -> int:
    """Sizes, the last card against the one before, what is asked, and the options."""
    out[0] = float(s.seats) / 4.0
    out[1] = float(s.deck_size) / 64.0
    out[2] = float(s.row_size) / 8.0
    out[3] = float(s.value) / 8.0
    if s.row_size > 1 and due(s.agenda) == Step.TURN:
        out[4] = float(s.value - before(s)) / 8.0
        out[5] = 1.0 if s.value == before(s) else 0.0
    out[6] = 1.0 if s.destroyed_here else 0.0
    out[7] = 1.0 if top_is_known(s) else 0.0
    out[8] = 1.0 if due(s.agenda) == Step.DROP else 0.0
    out[9] = float(s.options.copies) / 8.0
    out[10] = float(s.options.columns) / 8.0
    out[11] = float(s.options.height) / 8.0
    out[12] = float(s.options.row) / 8.0
    out[13] = float(s.options.scoring) / 8.0
    return GAME


def write_cards(s: State, at: int, out: Buffer[f32]) -> int:
    """The columns spent; how many of each kind lie in the discard pile and in the deck; the top card if known."""
    for kind in bits(s.used):
        out[at + kind] = 1.0
    at += INFLUENCING
    for kind in range(KINDS):
        out[at + kind] = float(s.discard[kind]) / 8.0
        out[at + KINDS + kind] = float(unseen(s, kind)) / 8.0
    if s.deck_size > 0 and s.deck[s.deck_size - 1] != HIDDEN:
        out[at + 2 * KINDS + s.deck[s.deck_size - 1]] = 1.0
    return at + 3 * KINDS


def gets_row(s: State) -> int:
    """The seat for which the row waits while another makes room, or -1."""
    for i in range(s.agenda.size):
        if s.agenda.step[i] == Step.GIVE:
            return s.agenda.about[i]
    return -1


def write_players(s: State, viewer: int, at: int, out: Buffer[f32]) -> int:
    """Whose turn it is, who answers, who has lost a card, who gets the row; each column and whether it is available."""
    asked = due_about(s.agenda) if due(s.agenda) == Step.DROP else s.turn
    receiver = gets_row(s)
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        out[at] = 1.0 if seat == s.turn else 0.0
        out[at + 1] = 1.0 if seat == asked else 0.0
        out[at + 2] = 1.0 if (s.destroyed_from >> seat) & 1 == 1 else 0.0
        out[at + 3] = 1.0 if seat == receiver else 0.0
        for kind in bits(s.table[seat].columns):
            out[at + 4 + kind] = float(s.table[seat].height[kind]) / 8.0
            out[at + 4 + CHARACTERS + kind] = 1.0 if available(s, seat, kind) else 0.0
        at += PER_PLAYER
    return at + (MAX_SEATS - s.seats) * PER_PLAYER


def write_row(s: State, at: int, out: Buffer[f32]) -> None:
    """Each card of the row."""
    for i in range(s.row_size):
        out[at + i * KINDS + s.row[i]] = 1.0


def features(s: State, seat: int, out: Buffer[f32]) -> None:
    """All of it, FEATURES numbers; s is redacted for the seat (-1: a spectator, who looks from seat 0)."""
    for i in range(len(out)):
        out[i] = 0.0
    at = write_cards(s, write_game(s, out), out)
    write_row(s, write_players(s, max(seat, 0), at, out), out)
