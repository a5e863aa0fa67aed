"""Positions for the page to draw: any of a game, put before it in place of the one that its table has."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import camarilla
from camarilla.kernel.game import State
from camarilla.server.table.views import Views
from e2e.house import open_table

ME = 0  # the seat that looks
LONG = ("keep", "back")  # moves that make a row long


def asked(game: str, seats: int, seed: int, lengthen: bool = False) -> Iterator[State]:
    """Every position of a random game in which we are asked; if wished, one whose row grows long."""
    choose, state = random.Random(seed), camarilla.game(game).deal(seats, seed)
    while not state.over:
        if state.seat == ME:
            yield state
        grow = [move for move in state.legal if any(word in move for word in LONG)]
        state.play(choose.choice(grow if lengthen and grow and choose.random() < 0.9 else state.legal))


def ways(state: State) -> int:
    """How many kinds of answers there are."""
    return len({move.split()[0] for move in state.legal})


def moments(game: str, seats: int) -> list[State]:
    """The beginning of a game, a question with the most ways to answer, and the position of a long one with the most
    to draw."""
    usual = [state.copy() for state in asked(game, seats, 7)]
    long = (state.copy() for state in asked(game, seats, 3, lengthen=True))
    return [usual[0], max(usual, key=ways), max(long, key=lambda state: len(json.dumps(state.view(ME))))]


class Easel:
    """A table of bots whose page draws whatever position it is given."""

    def __init__(self, page: Any, game: str, seats: int, undo: bool = False) -> None:
        self.page, self.seen, self.undo = page, b"", undo
        page.route_web_socket("**/socket*", self._between)
        self.path = open_table(page, game, ["me"] + ["bot page"] * (seats - 1), pace=10_000, first=ME)

    def _between(self, socket: Any) -> None:
        """Let everything pass but the game of the welcome."""
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(self._instead(message)))
        socket.on_message(server.send)

    def _instead(self, message: str) -> str:
        said = json.loads(message)
        if said["type"] == "welcome" and self.seen:
            said |= {"game": json.loads(self.seen) | {"undo": self.undo}, "told": []}
        return json.dumps(said)

    def draw(self, state: State) -> None:
        """Show a position, as the one who is asked in it sees it."""
        self.seen = Views(state).seen(ME, 1, b"[]", None)
        self.page.goto(self.path)
        self.page.wait_for_selector(".choices button:enabled")
