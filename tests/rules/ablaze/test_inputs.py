"""What a network of Ablaze is given: the features, and what follows from the row."""

from __future__ import annotations

from rules.ablaze.positions import start

import camarilla
from camarilla.bots.inputs import attach_inputs
from camarilla.games.ablaze.cards import Kind
from camarilla.games.ablaze.features import Features, features

INPUTS = attach_inputs(camarilla.game("ablaze"))


def test_features_and_what_follows_from_the_row() -> None:
    """ORI-7: a card that is kept gains one influence a round; what a seat has seen of a family it can rule out."""
    record = start(row=["0:plan(2)", "1:queen", "2:schemer+"], round=4).redacted(1)
    seen, out = Features(), INPUTS.Inputs()
    features(record, 1, seen)
    INPUTS.inputs(record, 1, out)
    assert out.seen.pack() == seen.pack()
    assert [place.age.index(True) if True in place.age else None for place in out.row.past[:3]] == [2, 0, None]
    assert not out.row.family[1].possible[Kind.SCHEMER], "seat 2, as seat 1 counts"
