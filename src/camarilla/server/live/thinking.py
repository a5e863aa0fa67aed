"""Whose turn it is to think: people who wait first, then every site in turn, there every address and every owner.

Bots take turns, and so do analyses of finished games.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from camarilla.server.addresses import site_of
from camarilla.server.live.timer import Timer
from camarilla.server.metrics import Queue

STALLED = 60.0  # seconds in which some thought ends
REMEMBERED = 4096  # sites, addresses and owners whose last turn is known; whoever is forgotten comes first again


class Claim(NamedTuple):
    """For whom a bot thinks. It is asked for anew when its turn has come: people come and go."""

    waits: bool  # does a player of the game wait for it?
    stand_in: bool  # does the bot answer for somebody who is away?
    address: str
    owner: str

    @property
    def site(self) -> str:
        """The site of the address."""
        return site_of(self.address)


@dataclass(eq=False)
class Waiter:
    """A bot that waits for its turn."""

    ask: Callable[[], Claim]
    turn: asyncio.Future[Claim]
    since: int
    claim: Claim  # as it was when asked for last


class ThinkingQueue:
    """So many bots think at the same time, and only so many of one address or site."""

    def __init__(self, most: int, of_site: int, timer: Timer, queue: Queue) -> None:
        self.most, self.of_site, self.timer, self.queue = most, of_site or max(1, most - 1), timer, queue
        self.lines: dict[Claim, dict[Waiter, None]] = {}  # one for each claim: only the first of a line is looked at
        self.waiting = 0
        self.thinking: Counter[str] = Counter()  # by site
        self.served: dict[str, int] = {}  # sites, addresses and owners: the number of their last turn
        self.count = 0
        self.moved = timer.now()  # when a thought last began or ended
        queue.stalled.set_function(self.stalled)

    async def take(self, ask: Callable[[], Claim]) -> Claim:
        """Wait for a turn; whoever got one gives it back."""
        waiter = Waiter(ask, asyncio.get_running_loop().create_future(), self.timer.now(), ask())
        if self.thinking.total() < self.most and self._may(waiter.claim):
            self._begin(waiter)  # nobody who waits may: they would have begun
        else:
            self._line_up(waiter)
        try:
            return await waiter.turn
        except asyncio.CancelledError:
            self._withdraw(waiter)
            raise

    def give_back(self, claim: Claim) -> None:
        """The bot has thought."""
        self.thinking -= Counter({claim.site: 1})
        self.moved = self.timer.now()
        self._next()

    def stalled(self) -> float:
        """For how many seconds nothing has begun or ended, though somebody waits or all thinkers are taken; else 0.

        Before a minute is over it is 0, too: how long a bot thinks could depend on its cards.
        """
        busy, still = self.waiting or self.thinking.total() >= self.most, (self.timer.now() - self.moved) / 1000
        return still if busy and still >= STALLED else 0.0

    def come_to(self, owner: str) -> None:
        """Somebody has come to a table of this owner, and may wait for its bots."""
        for claim in [one for one in self.lines if one.owner == owner and not one.waits]:
            for waiter in list(self.lines[claim]):
                self._ask_anew(waiter)
        self._next()

    def _line_up(self, waiter: Waiter) -> None:
        self.lines.setdefault(waiter.claim, {})[waiter] = None
        self._count(1)

    def _step_out(self, waiter: Waiter) -> None:
        line = self.lines[waiter.claim]
        del line[waiter]
        if not line:
            del self.lines[waiter.claim]
        self._count(-1)

    def _count(self, change: int) -> None:
        self.waiting += change
        self.queue.waiting.set(self.waiting)

    def _withdraw(self, waiter: Waiter) -> None:
        """Let one wait no more; a turn that it was given a moment ago goes to the next."""
        if waiter in self.lines.get(waiter.claim, ()):
            self._step_out(waiter)
        elif not waiter.turn.cancelled() and waiter.turn.exception() is None:
            self.give_back(waiter.claim)

    def _ask_anew(self, waiter: Waiter) -> bool:
        """Is its claim another one now? Then it waits in another line; in none if it has given up, or cannot say."""
        if waiter.turn.cancelled():  # its task hears of it in a moment
            self._step_out(waiter)
            return True
        try:
            claim = waiter.ask()
        except Exception as error:
            self._step_out(waiter)
            waiter.turn.set_exception(error)
            return True
        if claim == waiter.claim:
            return False
        self._step_out(waiter)
        waiter.claim = claim
        self._line_up(waiter)
        return True

    def _next(self) -> None:
        while self.thinking.total() < self.most and (waiter := self._choose()):
            if not self._ask_anew(waiter):
                self._step_out(waiter)
                self._begin(waiter)

    def _choose(self) -> Waiter | None:
        """The first of those who may; None if there is nobody."""
        claim = min(filter(self._may, self.lines), key=self._rank, default=None)
        return next(iter(self.lines[claim])) if claim else None

    def _may(self, claim: Claim) -> bool:
        return self.thinking[claim.site] < self.of_site

    def _rank(self, claim: Claim) -> tuple[bool, int, int, bool, int]:
        """Smaller is sooner. Nobody jumps the turn of another address, stand-ins neither."""
        site, address, owner = (self.served.get(one, 0) for one in (claim.site, claim.address, claim.owner))
        return not claim.waits, site, address, not claim.stand_in, owner

    def _begin(self, waiter: Waiter) -> None:
        claim = waiter.claim
        waiter.turn.set_result(claim)  # first: what is counted from here on is given back
        self.moved = self.timer.now()
        self.count += 1
        self.thinking[claim.site] += 1
        if not self.waiting:
            self.served.clear()  # nobody is behind anybody
        for one in (claim.site, claim.address, claim.owner):
            self.served.pop(one, None)  # the latest is the last
            self.served[one] = self.count
        while len(self.served) > REMEMBERED:
            del self.served[next(iter(self.served))]
        self.queue.waited.observe((self.moved - waiter.since) / 1000)
