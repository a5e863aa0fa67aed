"""What is due: a game over days waits for a player who is not there. Nothing of what is on the table is in it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from zoneinfo import ZoneInfo

import msgspec

from camarilla.server.table.table import Table
from camarilla.wire.account import NoticeSettings

NoticeKind = Literal["turn", "reminder"]
HOUR = 3_600_000
BEFORE = 12 * HOUR  # the reminder comes so long before the time runs out, or when a quarter of it is left


@dataclass(frozen=True)
class Notice:
    """Something that a player is to know."""

    kind: NoticeKind
    player: str
    game: str
    table: str
    seat: int
    at: int  # the question's number
    played: int  # answers before it
    ends: int  # when the time for it runs out


class Told(msgspec.Struct, array_like=True):
    """What a seat was told last, of one kind: about which question, after how many answers, when."""

    at: int
    played: int
    when: int


def is_news(notice: Notice, told: Told | None, now: int) -> bool:
    """Is it to be told? Of an answer that is taken back and given again once an hour at most."""
    if told is None or told.played != notice.played:
        return True
    return told.at != notice.at and now >= told.when + HOUR


def due(table: Table, now: int) -> Notice | None:
    """Whom the table waits for, if that player is not there."""
    asked = table.asked
    if asked is None or not table.clock.unattended or table.outdated:
        return None
    seat, ends = table.seats[asked], table.clock.runs_out(asked)
    if seat.player is None or seat.by_bot or seat.player in table.present or ends is None:
        return None
    late = now >= ends - min(BEFORE, (ends - table.clock.since) // 4)
    kind: NoticeKind = "reminder" if late else "turn"
    return Notice(kind, seat.player, table.game.id, table.id, asked, table.asked_in, len(table.played), ends)


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
