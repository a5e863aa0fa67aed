"""Places for requests that are answered at the same time: no address takes those of all others."""

from __future__ import annotations

import asyncio
from collections import Counter, deque

from camarilla.kernel.refusal import Refusal

SHARE = 4  # one site has so small a part of the places


class Places:
    """How many requests are being answered, of each site and in all; those beyond a site's share wait in its line."""

    def __init__(self, most: int, longest: int) -> None:
        self.most, self.share, self.longest = most, max(1, most // SHARE), longest
        self.of_site: Counter[str] = Counter()
        self.total = 0
        self.lines: dict[str, deque[asyncio.Future[None]]] = {}

    def enter(self, site: str) -> None:
        """Count a request of a site that is being answered."""
        self._count(site, 1)

    def leave(self, site: str) -> None:
        """Count one less; whoever of the site has waited for longest is next."""
        self._count(site, -1)
        line = self.lines.get(site)
        while line and self.of_site[site] < self.share:
            turn = line.popleft()
            if not turn.done():  # else it is called off
                self._count(site, 1)
                turn.set_result(None)
        if line is not None and not line:
            del self.lines[site]

    def check(self, site: str) -> None:
        """Refuse one that has entered where all places are taken, or where too many wait."""
        if self.total > self.most or len(self.lines.get(site, ())) >= self.longest:
            raise Refusal("busy")

    async def wait(self, site: str) -> None:
        """One that has entered waits until it is within the share of its site; it has its place then, and also when
        it is called off."""
        if self.of_site[site] <= self.share:
            return
        turn = asyncio.get_running_loop().create_future()
        self.lines.setdefault(site, deque()).append(turn)
        self.leave(site)
        try:
            await turn
        except BaseException:
            if turn.cancelled():
                self.enter(site)
            raise

    def _count(self, site: str, more: int) -> None:
        self.total += more
        self.of_site[site] += more
        if not self.of_site[site]:
            del self.of_site[site]
