"""One at a time for each player, and nobody waits for another's turn but by a rare chance."""

from __future__ import annotations

from threading import Lock

LOCKS = 256


class PlayerLocks:
    """So many locks for all players."""

    def __init__(self) -> None:
        self.locks = [Lock() for _ in range(LOCKS)]

    def of(self, player: str) -> Lock:
        return self.locks[hash(player) % LOCKS]
