"""Ablaze against its oracle: the rules written a second time, compared move by move over random games."""

from __future__ import annotations

import random

from oracle.ablaze import Oracle, deal
from rules.ablaze.walks import choose, lucks

from camarilla.games.ablaze.game import game
from camarilla.kernel.game import Document, State

OWN = ("pending", "options", "clues")  # members whose form is the engine's own


def compared(document: Document) -> Document:
    """A position without what the oracle does not write."""
    return {name: value for name, value in document.items() if name not in OWN}


def assert_agree(state: State, oracle: Oracle) -> None:
    """The same question, the same position, the same standing."""
    assert (state.over, state.seat, state.scores) == (oracle.over, oracle.seat, oracle.scores)
    assert sorted(state.legal) == sorted(oracle.legal)
    assert compared(state.position()) == oracle.position()
    assert state.winners == oracle.winners


def play_both(state: State, oracle: Oracle, luck: random.Random) -> Document | None:
    """One game to its end; a position on the way from which the oracle can start, if there is one."""
    saved = None
    assert_agree(state, oracle)
    while not state.over:
        if "pending" not in state.position() and luck.random() < 0.1:
            saved = state.position()
        move = choose(state, luck)
        state.play(move)
        oracle.play(move)
        assert_agree(state, oracle)
    return saved


def test_engine_and_oracle_agree_move_by_move() -> None:
    """ABL-1 to ABL-25 and ORI-1 to ORI-17, with 2 to 5 seats; from the deal, and again from the middle of the game."""
    for luck in lucks(200, "oracle"):
        seats = luck.randint(2, 5)
        document = deal(seats, luck.randrange(seats), luck)
        saved = play_both(game.position(document), Oracle(document), luck)
        if saved is not None:
            play_both(game.position(saved), Oracle(saved), luck)
