"""Whose share of a table's log is how large, so that nobody fills it for the others.

Moves need none: the rules end every game. Before the game the host has half of the log and guests a quarter; in the
game players share a quarter equally, for an answer that is taken back leaves two records.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.kernel.refusal import Refusal
from camarilla.server.table.records import Invited, Returned, StoodIn, TableRecord, TookBack, Voted

if TYPE_CHECKING:
    from camarilla.server.table.table import Table


def check_share(table: Table, player: str, most: int) -> None:
    """Refuse one more wish of a player who has used up a share of a log with so many entries."""
    if table.phase == "gathering":
        used, share = table.n, most // (2 if player == table.host else 4)
    else:
        used, share = table.asides[player], most // (4 * len(table.seats))
    if used >= share:
        raise Refusal("records", most=share)


def check_chat(table: Table, player: str, most: int) -> None:
    """Refuse one more line, of so many at most: before the game guests have a quarter, since anybody may sit down for
    a moment; in it each player has an equal part, and those who watch have half as many beside."""
    players = table.people()
    if table.phase != "gathering" and player in players:
        if table.chat.spoken[player] >= (part := most // len(players)):
            raise Refusal("chat-part", most=part)
        return
    if table.phase == "gathering":
        used, share = table.chat.last, most if player == table.host else most // 4
    else:
        used, share = sum(lines for one, lines in table.chat.spoken.items() if one not in players), most // 2
    if used >= share:
        raise Refusal("chat", most=share)


def wished_by(table: Table, record: TableRecord) -> str | None:
    """The player whose wish a record of the game is, moves aside."""
    if isinstance(record, TookBack | StoodIn | Returned):
        return table.seats[record.seat].player
    if isinstance(record, Voted):
        return record.player
    return table.host if isinstance(record, Invited) else None
