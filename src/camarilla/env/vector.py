"""Many games side by side as NumPy arrays, which are the memory that the compiled rules write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from camarilla.dialect import Record
from camarilla.env import extra
from camarilla.games import game as game_of
from camarilla.kernel.game import Game, State

with extra("rl"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class VectorEnv:
    """Lanes of games, moved on by one compiled call; a game that has ended is followed by the next at once.

    Without a number of seats there are the fewest. Lane i plays `game.deal(seats, env.seeds[i], first, options)`.
    The arrays are always the same memory, which each step writes anew: what should outlast it, `.copy()`.

    observations  int8 [lanes, numbers]: what the seat to answer may know; `game.observed` names the numbers
    mask          int8 [lanes, codes]: 1 for each legal code; empty without `mask`
    legal, counts int16 [lanes, most], [lanes]: the same as a list, `legal[i, :counts[i]]`
    seat          int8 [lanes]: the seat to answer
    rewards       float32 [lanes, seats]: the share of each seat in the victory, where a game has just ended
    ended         bool [lanes]: a game has just ended here; `points` has its scores
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        lanes: int = 1024,
        seed: int = 0,
        first: int = 0,
        options: Mapping[str, Any] | None = None,
        mask: bool = True,
    ) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        terms = {"first": first, "options": options, "redeals": True, "observes": True, "masks": mask}
        self.batch = batch = self.game.engine.batch(self.seats, lanes, seed, **terms)
        self.lanes = batch.lanes
        self.mask: NDArray[np.int8] = self._array(batch.mask, np.int8)
        self.seat: NDArray[np.int8] = self._array(batch.asked, np.int8)[:, 0]
        self.rewards: NDArray[np.float32] = self._array(batch.shares, np.float32)
        self.points: NDArray[np.int16] = self._array(batch.points, np.int16)
        self.ended: NDArray[np.bool_] = self._array(batch.ended, np.bool_)[:, 0]
        self.legal: NDArray[np.int16] = self._array(batch.legal, np.int16)
        self.counts: NDArray[np.int16] = self._array(batch.counts, np.int16)[:, 0]
        for array in (self.ended, self.legal, self.counts):  # what answers are checked by
            array.flags.writeable = False
        self._chosen: NDArray[np.int16] = self._array(batch.chosen, np.int16)[:, 0]
        self._lane = np.arange(self.lanes)
        self.observations: NDArray[np.int8] = self._seen()
        self._refresh()

    def _array(self, memory: Any, kind: type[Any]) -> NDArray[Any]:
        """A buffer as a row for each lane."""
        return np.frombuffer(memory, kind).reshape(self.lanes, -1) if len(memory) else np.empty((self.lanes, 0), kind)

    def _seen(self) -> NDArray[np.int8]:
        size = self.game.rules.Features.size_
        if not isinstance(self.batch.seen, Record):  # rules that run plain have no such memory
            return np.empty((self.lanes, size), np.int8)
        memory: Any = self.batch.seen.memory
        return np.frombuffer(memory, np.int8, self.lanes * size).reshape(self.lanes, size)

    def _refresh(self) -> None:
        """Take over what plain rules have written."""
        if not isinstance(self.batch.seen, Record):
            written = b"".join(one.pack() for one in self.batch.seen)
            self.observations[:] = np.frombuffer(written, np.int8).reshape(self.observations.shape)

    @property
    def seeds(self) -> list[int]:
        """The seed of the game that each lane plays, a new list each time."""
        return list(self.batch.seeds)

    def __reduce_ex__(self, protocol: object) -> Any:
        """A copy would share the memory that the rules write."""
        raise TypeError("VectorEnv cannot be copied or pickled; make another with the same seed")

    def reset(self, seed: int = 0) -> NDArray[np.int8]:
        """Deal every lane anew, with the seeds from this one on; what the seats to answer may know."""
        self.batch.deal(seed)
        self._refresh()
        return self.observations

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_]]:
        """Give each lane the code of an answer: observations, rewards, ended; the next step writes over them.

        Refusal names a lane if its code is illegal.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.lanes,):
            raise TypeError(f"actions are {self.lanes} whole numbers, not {given.shape} of {given.dtype}")
        np.copyto(self._chosen, given, casting="unsafe")
        if (wrong := self._chosen != given).any() or (wrong := given < 0).any():
            lane = int(np.argmax(wrong))
            raise self.batch.refusal(lane, int(given[lane]))
        self.batch.step()
        self._refresh()
        return self.observations, self.rewards, self.ended

    def sample(self, generator: np.random.Generator) -> NDArray[np.int16]:
        """A legal code for each lane, all equally likely."""
        if not isinstance(generator, np.random.Generator):
            raise TypeError(f"sample takes a generator, as numpy.random.default_rng(0) is one, not {generator!r}")
        return self.legal[self._lane, (generator.random(self.lanes) * self.counts).astype(np.int64)]

    def state(self, lane: int) -> State:
        """The position of a lane as a state of its own, with nothing behind it: neither events nor answers."""
        return self.batch.state(lane)
