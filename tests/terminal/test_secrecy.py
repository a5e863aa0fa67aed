"""The whole screen shows what the seat may know and no more: worlds that look the same to it look the same there."""

from __future__ import annotations

import random
from typing import Any

import pytest
from conftest import SOAK
from worlds import another_world

import camarilla
from camarilla.bots import observe
from camarilla.cli.play.coach import Coach
from camarilla.cli.play.exits import LeaveTable
from camarilla.cli.play.person import Person
from camarilla.cli.play.setup import Setup
from camarilla.cli.terminal.front import ScreenFront
from camarilla.cli.terminal.page import Cursor, TerminalPage, compose
from camarilla.cli.text.names import Named
from camarilla.kernel.game import State

APART = 3 if SOAK == 1 else 1  # questions from one that is drawn to the next


class Easel:
    """A display that keeps the pages it is given; nobody answers them."""

    def __init__(self) -> None:
        self.pages: list[str] = []

    def ask(self, page: TerminalPage, at: Cursor) -> str:
        lines = compose(page, at, 120, 200)
        self.pages.append("\n".join("".join(text for _, text in line) for line in lines))
        raise LeaveTable


def screen(state: State) -> str:
    """All that is drawn at a question, with everything that has happened."""
    easel: Any = Easel()
    coach = Coach(Setup(state.game.id, state.seats, 0, 0))
    with pytest.raises(LeaveTable):
        Person(ScreenFront(easel, Named(state.game, state.seat, {})), coach).choose(observe(state))
    (page,) = easel.pages
    return str(page)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", camarilla.games())
def test_worlds_that_look_the_same_show_the_same_screen(game: str, seats: int) -> None:
    differed = False
    state, luck = camarilla.game(game).deal(seats, 5), random.Random(5)
    for number in range(40):
        if state.over:
            break
        if number % APART == 0:
            other = another_world(state, number)
            differed = differed or other.position() != state.position()
            assert screen(other) == screen(state)
        state.play(luck.choice(state.legal))
    assert differed
