"""Undo: while nobody has acted, chance was silent, and nobody has learned anything."""

from __future__ import annotations

import pytest

import camarilla
from camarilla.kernel.game import State
from camarilla.kernel.undo import can_take_back, depends_on_hidden
from kernel import toy


def before_and_after(game: str, *moves: str, seed: int = 7) -> tuple[State, State]:
    """A game before its last move and after it."""
    state = camarilla.game(game).deal(2, seed)
    for move in moves[:-1]:
        state.play(move)
    before = state.copy()
    state.play(moves[-1])
    return before, state


def test_a_card_that_was_placed_can_be_taken_back_before_the_action() -> None:
    """INT-6: the same seat is asked for its action, and nobody has seen the card."""
    assert can_take_back(*before_and_after("intrigues", "deploy alley"))


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("throne", ("draw",)),  # chance has spoken
        ("intrigues", ("deploy alley", "pass")),  # another seat is asked
        ("intrigues", ("deploy alley", "open alley/0")),  # a card was shown
    ],
)
def test_what_cannot_be_taken_back(game: str, moves: tuple[str, ...]) -> None:
    assert not can_take_back(*before_and_after(game, *moves))


def test_a_look_cannot_be_taken_back() -> None:
    """INT-7: the mover knows more than before."""
    state = camarilla.game("intrigues").deal(2, 3)
    while not any(move.startswith("look") for move in state.legal):
        state.play(next(move for move in state.legal if move.startswith(("deploy", "pass"))))
    before, look = state.copy(), next(move for move in state.legal if move.startswith("look"))
    state.play(look)
    assert not can_take_back(before, state)


@pytest.mark.parametrize(
    ("game", "moves", "depends"),
    [
        ("throne", ("draw",), True),
        ("intrigues", ("deploy alley",), False),
        ("intrigues", ("deploy alley", "pass", "deploy alley", "open alley/0"), True),  # it might be another card
    ],
)
def test_whether_hidden_cards_decide_what_the_mover_sees(game: str, moves: tuple[str, ...], depends: bool) -> None:
    before, _ = before_and_after(game, *moves)
    code = before.codes[before.legal.index(moves[-1])]
    assert depends_on_hidden(before, code) is depends


def test_what_leads_to_chance_depends_on_it() -> None:
    sides = iter((2, 1, 0))
    state = toy.game().deal(2, chance=lambda count: next(sides))
    before, code = state.copy(), state.codes[0]
    state.play_code(code)
    assert depends_on_hidden(before, code)
