"""The seats of a table: who sits there, and whether a bot answers."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from camarilla.server.table.records import Why
from camarilla.wire.parts import SeatInfo

STAND_IN = "squire"  # the level of bots that stand in for somebody


@dataclass
class TableSeat:
    """One seat."""

    player: str | None = None
    name: str | None = None
    level: str | None = None  # of the bot that answers
    why: Why | None = None  # why a bot stands in for the player
    text: str | None = None  # the player's part of the seed
    bot_since: int = 0  # when a bot took over
    back_since: int = 0  # when the player came back
    ready: bool = False  # as the player says before the game
    invited: bool = False  # the player has not come yet
    chosen: int = 0  # when the player sat down by choice, under the rules of that time

    @property
    def free(self) -> bool:
        """Does nobody sit here?"""
        return self.player is None and self.level is None

    @property
    def by_bot(self) -> bool:
        """Does a bot answer?"""
        return self.level is not None or self.why is not None

    @property
    def bot(self) -> str | None:
        """The level of the bot that answers, if one does."""
        return self.level or (STAND_IN if self.why else None)

    def shown(self, number: int, table: str) -> SeatInfo:
        """The seat as everybody may know it."""
        return SeatInfo(
            seat=number,
            kind="person" if self.player else "bot" if self.level else "empty",
            name=self.name,
            tag=tag_of(table, self.player) if self.player else None,
            level=self.bot,
            stand_in=self.why,
            contributed=self.text is not None,
            ready=self.ready,
            invited=self.invited,
        )


def new_word(key: str, host: str, number: int) -> str:
    """An invitation that nobody can guess, not even when the key is told: the host's id never is."""
    return hashlib.sha256(f"invitation\n{key}\n{host}\n{number}".encode()).hexdigest()[:16]


def tag_of(table: str, player: str) -> str:
    """What stands for a player at one table: nobody can tell from it who it is at another."""
    return hashlib.sha256(f"{table}\n{player}".encode()).hexdigest()[:10]
