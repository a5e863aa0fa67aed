"""What a network of Oriflamme is given beside the features."""

from __future__ import annotations

from typing import Any

from rules.oriflamme.positions import start
from rules.playing import play

import camarilla
from camarilla.bots.inputs import attach_inputs
from camarilla.games.oriflamme.cards import Kind
from camarilla.games.row.inputs import AGES, Derived

INPUTS = attach_inputs(camarilla.game("oriflamme"))


def derived(state: Any, seat: int) -> Derived:
    """What follows from the row, for a seat."""
    out = INPUTS.Inputs()
    INPUTS.inputs(state.redacted(seat), seat, out)
    row: Derived = out.row
    return row


def test_age_is_told_by_influence() -> None:
    """ORI-7: a card that is kept gains one influence a round; one that lies face up has no age."""
    row = derived(start(row=["0:spy(2)", "1:heir", "2:soldier+", "0:lord(9)"], round=4), 1)
    assert [place.age.index(True) if True in place.age else None for place in row.past[:4]] == [2, 0, None, AGES - 1]


def test_who_has_seen_a_card() -> None:
    """ORI-1: its owner, or everybody; seats count from the viewer on."""
    row = derived(start(row=["0:spy", "1:heir", "2:soldier+"], round=2), 1)
    assert [place.seen for place in row.past[:3]] == [
        [False, False, True, False, False],
        [True, False, False, False, False],
        [True, True, True, False, False],
    ]


def test_what_a_card_covers() -> None:
    """ORI-5, ORI-6: whether it lies face up, its influence, its kind where the viewer knows it."""
    row = derived(start(row=[["0:lord(1)", "0:spy"], ["1:heir", "1:ambush"], "2:spy"], round=3), 1)
    first, second, third = row.past[:3]
    assert (first.covers, first.covered_up, first.covered_influence, any(first.covered)) == (True, False, 1, False)
    assert (second.covers, second.covered.index(True)) == (True, Kind.HEIR)
    assert not third.covers


def test_kinds_that_are_still_possible() -> None:
    """ORI-13: neither discarded nor seen in the row, in any depth."""
    row = derived(start(row=[["1:heir", "1:ambush"], "2:soldier+", "0:spy"], round=2, discard={0: ["lord"]}), 1)
    ruled_out = [[kind for kind, open in enumerate(one.possible) if not open] for one in row.family[:3]]
    assert Kind.SOLDIER in ruled_out[1]
    assert set(ruled_out[0]) >= {Kind.HEIR, Kind.AMBUSH}
    assert Kind.LORD in ruled_out[2]
    assert Kind.SPY not in ruled_out[2]
    assert not any(row.family[3].possible)


def test_what_a_family_has_in_the_row() -> None:
    """ORI-5: places, those face down, and the influence on these."""
    row = derived(start(row=["0:spy(2)", "0:lord(1)", "0:heir+", "1:spy"], round=3), 0)
    assert [(one.places, one.hidden, one.influence) for one in row.family[:3]] == [(3, 2, 3), (1, 1, 0), (0, 0, 0)]


def test_the_question_and_its_neighbours() -> None:
    """ORI-9: the current place, those beside it, both ends; while cards are placed only the ends."""
    row = derived(start(row=["0:spy", "1:heir", "2:soldier+"], current=1, round=2), 1)
    assert row.current.kind[Kind.HEIR]
    assert row.before.unknown
    assert row.after.kind[Kind.SOLDIER]
    assert row.front.unknown
    assert row.back.up
    placing = derived(play(start(phase="placement"), "place spy front"), 1)
    assert not placing.current.taken
    assert placing.front.taken
    assert placing.back.taken


def test_round_and_seats() -> None:
    row = derived(start(seats=4, row=["1:spy"], round=3), 2)
    assert (row.round.index(True), row.seats.index(True)) == (3, 4)
