"""Many games side by side for a network, moved on by compiled rules in several threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor

from camarilla.bots.heuristics import heuristics
from camarilla.bots.inputs import attach_inputs
from camarilla.bots.players import RANDOM
from camarilla.dialect import Record
from camarilla.kernel.engine import Unit
from camarilla.kernel.game import Game
from camarilla.kernel.moves import MAX_ANSWERS, VICTORY
from camarilla.lab.lineup import lineup

MAX_SEATS = 5
CODES = 64  # legal codes that there is room for, for each lane; together they use much less
KEYS = 1 << 40  # between the luck of one set of lanes and that of the next


def learning_unit(game: Game) -> Unit:
    """The compiled lanes of a game."""
    heuristics(game)
    attach_inputs(game)
    unit = game.engine.unit("camarilla.lab.compiled.learning", ("start_lanes", "step_lanes", "count_lanes"))
    unit.made_by = (learning_unit, game)
    return unit


class Lanes:
    """Games that all wait for an answer; `step` gives it. Tensors lie where a graphics card can fetch them."""

    def __init__(
        self, game: Game, count: int, workers: int, seats: tuple[int, int], pin: bool, open_cards: bool = False
    ) -> None:
        self.game, self.unit, self.count, self.seats_range = game, learning_unit(game), count, seats
        width = attach_inputs(game).Inputs.size_

        def room(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros(count, *shape, dtype=kind, pin_memory=pin)

        self.seen, self.shares, self.ended = room(torch.int8, width), room(torch.int8, MAX_SEATS), room(torch.uint8)
        self.truth = room(torch.int8, width if open_cards else 0)  # for a critic that sees all cards
        self.hero, self.seat, self.seats = room(torch.int8), room(torch.int8), room(torch.int8)
        self.counts, self.chosen = room(torch.int16), room(torch.int16)
        listed = count * CODES + workers * 8 * MAX_ANSWERS
        self.codes, self.weights = (torch.zeros(listed, dtype=torch.int16, pin_memory=pin) for _ in range(2))
        self.used = 0
        bounds = [count * i // workers for i in range(workers + 1)]
        self.blocks = [LaneBlock(self, *ends) for ends in pairwise(bounds)]
        self.pool = ThreadPoolExecutor(workers)

    def start(self, key: int, others: str | None = None, limit: int = 0) -> None:
        """Deal all games anew, and count what the heroes win in so many games of a lane.

        Others of that name, who choose by heuristics alone, have the other seats; None: their questions are asked, too.
        """
        rules, terms = self.unit.rules, self.unit.rules.LaneTerms()
        terms.least, terms.most = self.seats_range
        terms.others, terms.limit = rules.ASKED if others is None else rules.POLICY, limit
        terms.line, factors = lineup(self.game, rules, [others or RANDOM])
        for block in self.blocks:
            block.begin(terms, factors)
        self._run("start", key * KEYS)

    def step(self) -> None:
        """Give every lane what was chosen for it."""
        self._run("step", 0)

    def _run(self, what: str, key: int) -> None:
        used = list(self.pool.map(lambda block: getattr(block, what)(key), self.blocks))
        self.used = sum(used)
        at = 0
        for block, count in zip(self.blocks, used, strict=True):
            self.codes[at : at + count] = block.codes[:count]
            self.weights[at : at + count] = block.weights[:count]
            at += count

    def credit(self) -> tuple[Tensor, Tensor]:
        """How many games of each lane have been counted, and what share of them its hero has won."""
        found = [block.credit() for block in self.blocks]
        games, credit = (torch.cat([one[i] for one in found]) for i in range(2))
        return games, credit / VICTORY / games.clamp(min=1)


class LaneBlock:
    """The lanes of one thread."""

    def __init__(self, lanes: Lanes, start: int, end: int) -> None:
        self.unit, self.start_at, self.size = lanes.unit, start, end - start
        listed = self.size * CODES + 8 * MAX_ANSWERS
        self.codes, self.weights = (torch.zeros(listed, dtype=torch.int16) for _ in range(2))
        self.lanes: Record = Record(lanes.unit.rules.Lane, self.size)
        shown = lanes.hero, lanes.seat, lanes.seats, lanes.counts
        self.chosen = lanes.chosen[start:end].numpy()
        self.told: list[Any] = [one[start:end].flatten().numpy() for one in (lanes.ended, lanes.shares, *shown)]
        self.told += [self.codes.numpy(), self.weights.numpy(), lanes.seen[start:end].flatten().numpy()]
        self.told += [lanes.truth[start:end].flatten().numpy()]

    def begin(self, terms: Any, factors: Any) -> None:
        """Take over the terms of the games to come."""
        self.terms, self.factors = Record.of(terms), factors
        self._step = self.unit.prepared("step_lanes", self.terms, self.lanes, self.chosen, factors, *self.told)

    def start(self, key: int) -> int:
        """Deal; how many legal codes there are."""
        return int(self.unit.call("start_lanes", self.terms, self.lanes, key + self.start_at, self.factors, *self.told))

    def step(self, _: int) -> int:
        """Answer; how many legal codes there are."""
        return int(self._step())

    def credit(self) -> tuple[Tensor, Tensor]:
        """The games that have been counted, and what the heroes have won."""
        games, credit = torch.zeros(self.size, dtype=torch.int32), torch.zeros(self.size, dtype=torch.int32)
        self.unit.call("count_lanes", self.lanes, games.numpy(), credit.numpy())
        return games, credit
