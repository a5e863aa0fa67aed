"""What a network of Behind the Throne is given: the features, and what follows from the columns and the row."""

from __future__ import annotations

from rules.throne.positions import start

import camarilla
from camarilla.bots.inputs import attach_inputs
from camarilla.games.throne.cards import Kind
from camarilla.games.throne.features import Features, features

INPUTS = attach_inputs(camarilla.game("throne"))


def test_features_and_what_follows_from_the_table() -> None:
    """THR-4, THR-9, THR-12, THR-14, THR-21: points now and with the row, guards, cards that would be too high."""
    state = start([{"jester": 2, "king": 1}, {"alchemist": 1, "minstrel": 1, "jester": 1}], "king jester")
    seen, out = Features(), INPUTS.Inputs()
    features(state.redacted(0), 0, seen)
    INPUTS.inputs(state.redacted(0), 0, out)
    assert out.seen.pack() == seen.pack()
    mine, theirs = out.table.court[:2]
    assert (mine.points, mine.with_row, mine.ahead) == (3, 12, True)
    assert (theirs.points, theirs.with_row, theirs.ahead) == (0, 3, False)
    assert (theirs.protected, theirs.kept, mine.protected, mine.kept) == (True, True, False, False)
    assert (mine.column[Kind.JESTER].threatened, mine.column[Kind.KING].guarded) == (True, False)
    assert out.table.value.index(True) == 3
    assert out.table.equal == 5 - 4, "one Jester is left"
    assert out.table.safe + sum(out.table.high) == sum(seen.unseen) - seen.unseen[Kind.END]
