"""Tables that are not over: a player has seats at only so many, since the lobby has to list them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from camarilla.kernel.refusal import Refusal
from camarilla.server.live.timer import Timer
from camarilla.server.store.store import Store
from camarilla.server.ttl_cache import TtlCache

KNOWN = 100_000  # players whose tables are counted; of more, those who came first are forgotten


class TableQuota:
    """How many such tables each player has, as far as it is known; a table that was left counts, too."""

    def __init__(self, store: Store, timer: Timer, most: int) -> None:
        self.store, self.most, self.asked = store, most, TtlCache[None](timer)
        self.counts: dict[str, int] = {}

    async def see(self, player: str) -> None:
        """Ask the store about a player who may sit down soon."""
        await self.asked.get(player, partial(self._count, player))
        while len(self.counts) > KNOWN:
            del self.counts[next(iter(self.counts))]

    def _count(self, player: str) -> None:
        self.counts[player] = self.store.unfinished(player, self.most)

    def check(self, players: Iterable[str]) -> None:
        """Refuse one more table where one of them has enough."""
        if any(self.counts.get(player, 0) >= self.most for player in players):
            raise Refusal("unfinished", most=self.most)

    def add(self, players: Iterable[str]) -> None:
        """Count one more table for each of these players."""
        for player in players:
            self.counts[player] = self.counts.get(player, 0) + 1
