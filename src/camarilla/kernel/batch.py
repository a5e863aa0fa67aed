"""Many games side by side: one call deals them all, one call moves them all on."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterable, Iterator, Mapping
from operator import index
from typing import TYPE_CHECKING, Any

from camarilla.dialect import Record, numbers
from camarilla.kernel.document import in_python, listed, shown
from camarilla.kernel.integers import within
from camarilla.kernel.moves import LISTED, MAX_ANSWERS
from camarilla.kernel.refusal import Refusal
from camarilla.kernel.rng import seed_key

if TYPE_CHECKING:
    from camarilla.kernel.engine import Engine
    from camarilla.kernel.game import State


class Batch:
    """Lanes of games. Write an answer of each into `chosen` (-1 leaves a lane alone), then `step`.

    Lane i plays the game that `game.deal` deals with the seed `seeds[i]`. If it `redeals`, a game that has ended is
    followed by that of the seed `lanes` higher. What a seat may know is written only if it `observes`, and which moves
    are legal as a row of the mask only if it `masks`.
    """

    def __init__(
        self,
        engine: Engine,
        seats: int,
        lanes: int,
        seed: int = 0,
        first: int = 0,
        options: Mapping[str, Any] | None = None,
        redeals: bool = False,
        observes: bool = False,
        masks: bool = False,
    ) -> None:
        if not hasattr(lanes, "__index__") or isinstance(lanes, bool) or lanes < 1:
            raise Refusal("lanes", lanes=in_python(lanes))
        self.game, self.lanes, self.unit = engine.game, index(lanes), engine.core
        lanes = self.lanes
        unit, rules = engine.core, engine.lanes
        dealt = self.game.deal(seats, seed, first, options)  # refuses what cannot be dealt
        self.seats = seats = dealt.seats
        self.options, self.first, self.redeals = dealt.options, dealt.first, redeals
        self.width = min(MAX_ANSWERS, len(self.game.moves.texts))
        self.terms = self._terms(rules.Terms())
        self.states: Any = unit.new(rules.State, lanes)
        self.seeds: list[int] = []
        self.keys: Any = numbers("u32", lanes * engine.play.KEY)  # of the next game of each lane
        self.chosen: Any = numbers("i16", lanes)
        self.ended: Any = numbers("u8", lanes)  # 1 where the last step has ended a game
        self.points: Any = numbers("i16", lanes * seats)  # of the last game that has ended, lane after lane
        self.shares: Any = numbers("f32", lanes * seats)  # of the victory, where the last step has ended a game
        self.asked: Any = numbers("i8", lanes)  # the seat to answer, -1 where the game is over
        # Callers in Python read these two cell by cell, and of an array that is a third faster than of ctypes.
        self.counts = array("h", bytes(2 * lanes))  # how many answers there are
        self.legal = array("h", bytes(2 * lanes * self.width))  # their codes, `width` cells a lane
        self.mask: Any = numbers("u8", lanes * len(self.game.moves.texts) if masks else 0)
        self.seen: Any = unit.new(rules.Features, lanes if observes else 0)  # what the asked seat may know
        reported = self.asked, self.counts, self.legal, self.mask, self.seen
        dealt_with, results = (self.terms, self.states, self.keys), (self.ended, self.points, self.shares)
        self._deal = unit.prepared("batch_deal", *dealt_with, *reported)
        self._step = unit.prepared("batch_step", *dealt_with, self.chosen, *results, *reported)
        self.deal(seed)

    def _terms(self, terms: Any) -> Any:
        """On which terms the lanes are played, ready for many calls."""
        terms.blank.assign_(self.game.rules.State.unpack(self.game.blank(self.options)))
        terms.seats, terms.first, terms.redeals = self.seats, self.first, self.redeals
        terms.codes, terms.width = len(self.game.moves.texts), self.width
        return self.unit.given(terms)

    def deal(self, seed: int) -> None:
        """Deal every lane anew."""
        self.seeds = list(range(seed, seed + self.lanes))
        self._lay_all_keys(0)
        self._deal()
        if self.redeals:
            self._lay_all_keys(self.lanes)
        for buffer in (self.ended, self.points, self.shares):
            ctypes.memset(buffer, 0, ctypes.sizeof(buffer))

    def step(self) -> None:
        """Give every lane the answer that was chosen for it; Refusal names a lane whose answer is illegal."""
        wrong = self._step()
        if wrong >= 0:
            raise self.refusal(wrong, self.chosen[wrong])
        if self.redeals:
            redealt = list(self._ended_lanes())
            for lane in redealt:
                self.seeds[lane] += self.lanes
            self._lay_keys(redealt, self.lanes)

    def refusal(self, lane: int, code: int) -> Refusal:
        """Why a code is no answer in a lane."""
        if not (legal := self.codes(lane)):
            return Refusal("lane-over", lane=shown(lane))
        named = self.game.moves.named
        return Refusal(
            "illegal-lane",
            lane=shown(lane),
            seat=self.asked[lane],
            code=named(code),
            legal=listed(map(named, legal[:LISTED])),
        )

    def codes(self, lane: int) -> list[int]:
        """What a lane may answer."""
        start = lane * self.width
        return list(self.legal[start : start + self.counts[lane]])

    def state(self, lane: int) -> State:
        """A lane as a state of its own, with nothing behind it."""
        if within(lane, 0, self.lanes - 1) is None:
            raise Refusal("no-lane", lane=in_python(lane), high=self.lanes - 1)
        record = self.states.bytes(lane) if isinstance(self.states, Record) else self.states[lane].pack()
        return self.game.restored(record, self.game.layout)

    def _ended_lanes(self) -> Iterator[int]:
        flags, lane = bytes(self.ended), -1
        while (lane := flags.find(1, lane + 1)) >= 0:
            yield lane

    def _lay_all_keys(self, later: int) -> None:
        """Lay the keys of games ready whose seeds are that much higher."""
        memoryview(self.keys).cast("B")[:] = b"".join([seed_key(seed + later) for seed in self.seeds])

    def _lay_keys(self, lanes: Iterable[int], later: int) -> None:
        """Lay the keys ready of some of the lanes."""
        keys = memoryview(self.keys).cast("B")
        for lane in lanes:
            keys[32 * lane : 32 * lane + 32] = seed_key(self.seeds[lane] + later)
