"""The whole tree of a small game of two as NumPy arrays: every history, and the information states of both seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from camarilla.env import extra
from camarilla.env.victory import share
from camarilla.kernel.game import State

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

NOBODY: Final = -1
NODE: Final = [("depth", "i4"), ("parent", "i4"), ("cell", "i4"), ("chance", "f8"), ("seat", "i4"), ("won", "f8")]
Indices = NDArray[np.int32]
ShareArray = NDArray[np.float64]
Came = tuple[int, int]  # each seat's last answer, as a cell


class Forgotten(ValueError):  # noqa: N818  # it says what a seat has done
    """A seat knows the same after different answers: it has no perfect recall."""


@dataclass(frozen=True)
class Information:
    """An information state: what a seat knows where it is asked."""

    seat: int
    start: int  # its first answer's cell
    state: State  # one of the states that look like this
    came: int  # the cell of the seat's answer before, or NOBODY
    decisions: int  # that the seat has made before


class Tree:
    """Nodes by their depth, the root first. A policy has a cell for each answer of each information state.

    parent, seat   of each node: the node before, and who is asked, NOBODY where chance decides or the game is over
    cell, chance   of the step to a node: the cell of the answer (NOBODY: chance), and how likely chance makes it
    over, won      is the game over, and the share of seat 0 there
    owner          of each cell: the number of its information state in `infos`
    """

    def __init__(self, roots: Sequence[State]) -> None:
        """All that can follow states that are equally likely; chance that comes later must be asked for."""
        self.infos: list[Information] = []
        self._numbers: dict[str, int] = {}
        self._nodes: list[tuple[int, int, int, float, int, float]] = [(0, 0, NOBODY, 1.0, NOBODY, 0.0)]
        self._owner: list[int] = []
        for root in roots:
            self._grow(root, 1, 0, NOBODY, 1 / len(roots), (NOBODY, NOBODY))
        nodes = np.array(self._nodes, NODE)
        order = np.argsort(nodes["depth"], kind="stable")
        self.parent: Indices = np.argsort(order).astype(np.int32)[nodes["parent"]][order]
        self.cell, self.chance, self.seat, self.won = (nodes[name][order] for name in ("cell", "chance", "seat", "won"))
        self.over = np.bincount(self.parent[1:], minlength=len(order)) == 0
        ends = np.searchsorted(nodes["depth"][order], np.arange(nodes["depth"].max() + 2))
        self.layers = [slice(int(a), int(b)) for a, b in pairwise(ends)]
        self.owner: Indices = np.array(self._owner, np.int32)
        del self._nodes, self._numbers, self._owner

    def _grow(self, state: State, depth: int, parent: int, cell: int, chance: float, came: Came) -> None:
        """A node and all that follows it."""
        at, seat = len(self._nodes), state.seat
        self._nodes.append((depth, parent, cell, chance, NOBODY if seat is None else seat, share(state, 0)))
        for outcome, likely in state.chance_outcomes():
            self._grow(after(state, State.apply_chance, outcome), depth + 1, at, NOBODY, likely, came)
        if seat is not None:
            first = self._find(state, seat, came[seat]).start
            for to, code in enumerate(state.codes, first):
                gone = (to, came[1]) if seat == 0 else (came[0], to)
                self._grow(after(state, State.play_code, code), depth + 1, at, to, 1.0, gone)

    def _find(self, state: State, seat: int, came: int) -> Information:
        """The information state of the seat that is asked."""
        text = state.information_state(seat)
        if text not in self._numbers:
            made = 0 if came == NOBODY else self.infos[self._owner[came]].decisions + 1
            self._numbers[text] = len(self.infos)
            self.infos.append(Information(seat, len(self._owner), state, came, made))
            self._owner += [self._numbers[text]] * len(state.codes)
        found = self.infos[self._numbers[text]]
        if (found.came, found.state.codes) != (came, state.codes):
            raise Forgotten(text)
        return found


def after(state: State, step: Callable[[State, int], None], number: int) -> State:
    """The state after an answer, or an outcome of chance."""
    found = state.copy()
    step(found, number)
    return found
