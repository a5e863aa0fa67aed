"""Ablaze as numbers for learning: those of the row, then Plan, Twins, clues, colours and bribery tokens."""

from __future__ import annotations

from camarilla.dialect import Array, Struct, bits, clear, i8, of, public
from camarilla.games.ablaze.cards import CHARACTERS, Kind
from camarilla.games.row.features import MOST
from camarilla.games.row.features import Features as RowFeatures
from camarilla.games.row.features import features as row_features
from camarilla.games.row.state import ASIDE, MAX_SEATS, PLACES, State, Step
from camarilla.kernel.agenda import due
from camarilla.kernel.features import between


class Twin(Struct):
    """What else there is of a seat, counted from the viewer on."""

    beside: bool = public  # its Twin lies beside it
    discarded: bool = public  # its Twin
    aside: i8 = between(0, ASIDE)  # how many cards
    ruled_out: Array[bool] = public[CHARACTERS]  # characters that are not among them (ABL-19)


class Token(Struct):
    """What else there is of a place."""

    acts: bool = public
    token: bool = public  # a bribery token
    colour: Array[bool] = public[MAX_SEATS]  # counted from the viewer on


class Features(Struct):
    """What a seat may know, as numbers; 0 where there is nothing to say."""

    row: RowFeatures
    plan: i8 = between(0, MOST)  # one more than the influence left on a Plan that is carried out
    twin: Array[Twin] = of[MAX_SEATS]
    token: Array[Token] = of[PLACES]


def write_twins(s: State, viewer: int, out: Features) -> None:
    """Where the Twin is, how many cards lie aside, and which characters are not among them (ABL-19)."""
    for i in range(s.seats):
        one = s.table[(viewer + i) % s.seats]
        twin = out.twin[i]
        twin.beside = one.twin
        twin.discarded = (one.discard >> Kind.TWIN) & 1 == 1
        twin.aside = one.aside_size
        for kind in bits(one.ruled_out):
            twin.ruled_out[kind] = True


def write_tokens(s: State, viewer: int, out: Features) -> None:
    """Each place: whether its top card acts and bears a token, and its colour (ABL-2)."""
    acts = due(s.agenda) == Step.ABILITY
    for place in range(s.row_size):
        card = s.cards[s.row[place]]
        token = out.token[place]
        token.acts = acts and s.row[place] == s.actor
        token.token = card.briber > 0
        token.colour[(card.family - viewer) % s.seats] = True


def features(s: State, seat: int, out: Features) -> None:
    """Write all features; s is redacted for the seat (-1: a spectator, who looks from seat 0)."""
    clear(out)
    viewer = max(seat, 0)
    row_features(s, seat, out.row)
    out.plan = s.plan
    write_twins(s, viewer, out)
    write_tokens(s, viewer, out)
