"""Behind the Throne as numbers for learning, from a seat's redacted state; seats count from the viewer on."""

from __future__ import annotations

from camarilla.dialect import Array, Struct, bits, clear, i8, of, public
from camarilla.games.throne.abilities import available, before
from camarilla.games.throne.cards import CHARACTERS, INFLUENCING
from camarilla.games.throne.deck import top_is_known
from camarilla.games.throne.secrecy import unseen
from camarilla.games.throne.state import CARDS, KINDS, MAX_COPIES, MAX_ROW, MAX_SEATS, State, Step
from camarilla.kernel.agenda import due, due_about
from camarilla.kernel.features import between
from camarilla.kernel.secrecy import HIDDEN


class PlayerFeatures(Struct):
    """A seat, counted from the viewer on."""

    turn: bool = public
    asked: bool = public
    lost: bool = public  # a card has been destroyed here this turn (THR-8)
    receives: bool = public  # the row waits for it while another makes room
    height: Array[i8] = between(0, MAX_COPIES)[CHARACTERS]  # of each column
    available: Array[bool] = public[CHARACTERS]


class CardFeatures(Struct):
    """A card of the row."""

    kind: Array[bool] = public[KINDS]


class Features(Struct):
    """What a seat may know, as numbers; 0 where there is nothing to say."""

    seats: i8 = between(0, MAX_SEATS)
    deck: i8 = between(0, CARDS)  # how many cards
    row: i8 = between(0, MAX_ROW)  # how many cards
    value: i8 = between(-CHARACTERS, KINDS + CHARACTERS)  # of the last card, with the abilities used
    above: i8 = between(-KINDS - CHARACTERS, KINDS + CHARACTERS)  # that value less the printed one of the card before
    equal: bool = public
    destroyed_here: bool = public  # the last card has destroyed one
    top_is_known: bool = public  # to the turn's seat
    dropping: bool = public
    copies: i8 = between(0, MAX_COPIES)
    columns: i8 = between(0, CHARACTERS)
    height: i8 = between(0, MAX_COPIES)
    longest_row: i8 = between(0, MAX_ROW)
    scoring: i8 = between(0, 5)
    used: Array[bool] = public[INFLUENCING]  # columns spent this turn
    discard: Array[i8] = between(0, MAX_COPIES)[KINDS]
    unseen: Array[i8] = between(0, MAX_COPIES)[KINDS]  # in the deck
    top: Array[bool] = public[KINDS]  # of the deck, if the viewer knows it
    player: Array[PlayerFeatures] = of[MAX_SEATS]
    card: Array[CardFeatures] = of[MAX_ROW]


def write_game(s: State, out: Features) -> None:
    """Sizes, the last card against the one before, what is asked, and the options."""
    out.seats = s.seats
    out.deck = s.deck_size
    out.row = s.row_size
    out.value = s.value
    if s.row_size > 1 and due(s.agenda) == Step.TURN:
        out.above = s.value - before(s)
        out.equal = s.value == before(s)
    out.destroyed_here = s.destroyed_here
    out.top_is_known = top_is_known(s)
    out.dropping = due(s.agenda) == Step.DROP
    out.copies = s.options.copies
    out.columns = s.options.columns
    out.height = s.options.height
    out.longest_row = s.options.row
    out.scoring = s.options.scoring


def write_cards(s: State, out: Features) -> None:
    """The columns spent; how many of each kind are discarded and in the deck; the top card if known; the row."""
    for kind in bits(s.used):
        out.used[kind] = True
    for kind in range(KINDS):
        out.discard[kind] = s.discard[kind]
        out.unseen[kind] = unseen(s, kind)
    if s.deck_size > 0 and s.deck[s.deck_size - 1] != HIDDEN:
        out.top[s.deck[s.deck_size - 1]] = True
    for i in range(s.row_size):
        out.card[i].kind[s.row[i]] = True


def gets_row(s: State) -> int:
    """The seat for which the row waits while another makes room, or -1."""
    for i in range(s.agenda.size):
        if s.agenda.step[i] == Step.GIVE:
            return s.agenda.about[i]
    return -1


def write_players(s: State, viewer: int, out: Features) -> None:
    """Whose turn it is, who answers, who has lost a card, who gets the row; each column and whether it is available."""
    asked = due_about(s.agenda) if due(s.agenda) == Step.DROP else s.turn
    receiver = gets_row(s)
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        player = out.player[i]
        player.turn = seat == s.turn
        player.asked = seat == asked
        player.lost = (s.destroyed_from >> seat) & 1 == 1
        player.receives = seat == receiver
        for kind in bits(s.table[seat].columns):
            player.height[kind] = s.table[seat].height[kind]
            player.available[kind] = available(s, seat, kind)


def features(s: State, seat: int, out: Features) -> None:
    """Write all features; s is redacted for the seat (-1: a spectator, who looks from seat 0)."""
    clear(out)
    write_game(s, out)
    write_cards(s, out)
    write_players(s, max(seat, 0), out)
