"""A new table with the same players, once a game is over."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from camarilla.kernel.refusal import Refusal
from camarilla.server.live.listener import Sender
from camarilla.server.table.records import Rematched
from camarilla.wire.commands import Rematch

if TYPE_CHECKING:
    from camarilla.server.live.room import Room


def ask_rematch(room: Room, sender: Sender, command: Rematch) -> None:
    """Somebody wants one; once there is one, that is it."""
    try:
        player = sender.listener.counted.player
        if not room.table.seats_of(player):
            raise Refusal("not-seated")
        if room.following is None and room.table.next is None:
            room.rooms.check_opening(player, sender.listener.address)
            room.following = room.rooms.rematch(room.table, player, sender.listener.address)
    except Refusal as refusal:
        room.refuse(sender, refusal)
    else:
        room.rooms.run(name_rematch(room, sender, room.following))


async def name_rematch(room: Room, sender: Sender, new: Room | None) -> None:
    """Nobody is sent to a table that is not stored; everybody is told alike, and whoever asked that it is done."""
    try:
        if new:
            await new.settled()
    except Refusal as refusal:
        room.following = None
        room.refuse(sender, refusal)
        return
    if new and room.table.next is None:
        with contextlib.suppress(Refusal):  # the table itself says why
            room.put(Rematched(room.now(), new.table.id))
    room.done(sender)
