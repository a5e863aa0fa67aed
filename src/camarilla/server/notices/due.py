"""What is due: a game over days waits for a player who is not there. Nothing of what is on the table is in it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from zoneinfo import ZoneInfo

from camarilla.server.table.table import Table
from camarilla.wire.account import NoticeSettings

HOUR = 3_600_000
BEFORE = 12 * HOUR  # the reminder comes so long before the time runs out, or when a quarter of it is left


@dataclass(frozen=True)
class Notice:
    """Something that a player is to know."""

    kind: Literal["turn", "reminder"]
    player: str
    game: str
    table: str
    at: int  # the question's number
    ends: int  # when the time for it runs out


def due(table: Table, now: int) -> Notice | None:
    """Whom the table waits for, if that player is not there."""
    asked = table.asked
    if asked is None or not table.clock.unattended or table.outdated:
        return None
    seat, ends = table.seats[asked], table.clock.runs_out(asked)
    if seat.player is None or seat.by_bot or seat.player in table.present or ends is None:
        return None
    late = now >= ends - min(BEFORE, (ends - table.clock.since) // 4)
    return Notice("reminder" if late else "turn", seat.player, table.game.id, table.id, table.asked_in, ends)


def is_quiet(settings: NoticeSettings, now: int) -> bool:
    """Does the player want to hear nothing now?"""
    if settings.holiday is not None and now < settings.holiday:
        return True
    quiet = settings.quiet
    if quiet is None:
        return False
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    return quiet.begin <= minute < quiet.end if quiet.begin <= quiet.end else not quiet.end <= minute < quiet.begin
