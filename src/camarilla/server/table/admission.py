"""Who may be at a table, and from which seat they look."""

from __future__ import annotations

from camarilla.kernel.refusal import Refusal
from camarilla.server.table.commands import Visitor
from camarilla.server.table.table import Table
from camarilla.server.table.views import Reader


def eyes(table: Table, player: str, wanted: Reader) -> Reader:
    """The seat a player looks from: the one wanted, else the first of the player's own, else none."""
    mine = table.seats_of(player)
    return wanted if wanted in mine else mine[0] if mine else None


def unwelcome(table: Table, who: Visitor) -> Refusal | None:
    """Why somebody may not be here, if so."""
    if table.phase == "playing" and not table.rules.spectators and not table.seats_of(who.player):
        return Refusal("no-spectators")
    return None if table.lets_in(who.player, who.word) else Refusal("no-invite")
