"""Whose bot thinks next: people who wait first, then every address in turn, and at an address every table's owner."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from camarilla.server.live.timer import Timer
from camarilla.server.metrics import Counts


class Claim(NamedTuple):
    """For whom a bot thinks. It is asked for anew at every choice: people come and go."""

    waits: bool  # does a player of the game wait for it?
    stand_in: bool  # does the bot answer for somebody who is away?
    address: str
    owner: str


@dataclass(eq=False)
class Waiter:
    """A bot that waits for its turn."""

    claim: Callable[[], Claim]
    turn: asyncio.Future[Claim]
    since: int


class Turns:
    """So many bots think at the same time, and only so many of one address."""

    def __init__(self, most: int, of_address: int, timer: Timer, counts: Counts) -> None:
        self.most, self.of_address, self.timer, self.counts = most, of_address or max(1, most - 1), timer, counts
        self.waiting: list[Waiter] = []
        self.thinking: Counter[str] = Counter()  # by address
        self.served: dict[str, int] = {}  # addresses and owners: the number of their last turn
        self.count = 0

    async def take(self, claim: Callable[[], Claim]) -> Claim:
        """Wait for a turn; whoever got one gives it back."""
        waiter = Waiter(claim, asyncio.get_running_loop().create_future(), self.timer.now())
        self.waiting.append(waiter)
        self._next()
        return await waiter.turn

    def give_back(self, claim: Claim) -> None:
        """The bot has thought."""
        self.thinking -= Counter({claim.address: 1})
        self._next()

    def _next(self) -> None:
        while self.thinking.total() < self.most and (chosen := self._choose()):
            waiter, claim = chosen
            self.waiting.remove(waiter)
            self._begin(waiter, claim)
        self.counts.bots_waiting.set(len(self.waiting))

    def _choose(self) -> tuple[Waiter, Claim] | None:
        """The first of those who may; None if there is nobody."""
        claims = [(waiter, waiter.claim()) for waiter in self.waiting if not waiter.turn.done()]
        free = [(waiter, claim) for waiter, claim in claims if self.thinking[claim.address] < self.of_address]
        return min(free, key=lambda one: self._rank(one[1]), default=None)

    def _rank(self, claim: Claim) -> tuple[bool, int, bool, int]:
        """Smaller is sooner. Nobody jumps the turn of another address, stand-ins neither."""
        address, owner = self.served.get(claim.address, 0), self.served.get(claim.owner, 0)
        return not claim.waits, address, not claim.stand_in, owner

    def _begin(self, waiter: Waiter, claim: Claim) -> None:
        self.count += 1
        self.thinking[claim.address] += 1
        self.served |= {claim.address: self.count, claim.owner: self.count}
        if not self.waiting:
            self.served.clear()  # nobody is behind anybody
        self.counts.bots_waited.observe((self.timer.now() - waiter.since) / 1000)
        waiter.turn.set_result(claim)
